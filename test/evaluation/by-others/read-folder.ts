import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../src/database/connection.ts';
import { createEvaluatedService, type EvaluatedService } from '../service/evaluated-service.ts';
import type { Conversation } from '../understanding/asked.ts';
import { type AnchorQuestion, createAnchorConversation } from './anchor-questions.ts';
import { type Dialogue, dialogueConversation } from './dialogues.ts';
import { type Anchor, anchorListings, townListings } from './homes.ts';

/** Conversations, and the service over the homes that they are about. */
type Asking = { service: EvaluatedService; conversations: readonly Conversation[] };

const linesOf = <Line>(path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

/** The questions by others that a folder holds, over homes of their own: `questions.jsonl`, `sgd-homes.jsonl` or both. */
export const readFolderByOthers = async (database: Database, folder: string): Promise<Asking[]> => {
  const [questions, dialogues] = [join(folder, 'questions.jsonl'), join(folder, 'sgd-homes.jsonl')];
  const askings: Asking[] = [];
  if (existsSync(questions)) {
    const anchors: Anchor[] = JSON.parse(readFileSync(join(folder, 'anchor_listings.json'), 'utf8'));
    const service = await createEvaluatedService(database, anchorListings(anchors));
    const toConversation = createAnchorConversation(anchors, service.market);
    askings.push({ service, conversations: linesOf<AnchorQuestion>(questions).map(toConversation) });
  }
  if (existsSync(dialogues)) {
    const read = linesOf<Dialogue>(dialogues);
    const towns = new Set(read.flatMap(({ ask }) => ask.flatMap(({ gold }) => (gold.area as string[]) ?? [])));
    const service = await createEvaluatedService(database, townListings([...towns]));
    askings.push({ service, conversations: read.map(dialogueConversation) });
  }
  if (askings.length === 0) throw new Error(`${folder} has neither questions.jsonl nor sgd-homes.jsonl`);
  return askings;
};
