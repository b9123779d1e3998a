import { BUILT_IN_MODEL } from '../config/config-files.ts';
import { type Attached, noteOf } from './attachments/attached.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { BuiltInRequest, PromptMessage } from './models/answerer.ts';
import type { ChosenModel, Models } from './models/models.ts';
import { type EarlierTurn, writePrompt } from './prompt/prompt.ts';
import { type Findings, findingsOf } from './retrieve/findings.ts';
import type { Retrieve } from './retrieve/retrieve.ts';
import type { SessionState } from './sessions/session-state.ts';
import { lookupOf, type Understanding } from './understand/understanding.ts';
import type { UnderstandMessage } from './understand-message.ts';

export type PrepareSteps = {
  understand: UnderstandMessage;
  retrieve: Retrieve;
  models: Models;
  makeMarker: () => string;
  clock: () => Date;
};

export type Asked = {
  chatbotId: number;
  settings: ChatSettings;
  /** What the session remembers. */
  before: SessionState;
  /**
   * Oldest first. They may still be read while the message is understood. Undefined where no prompt is written: then what only
   * that would tell is not read either.
   */
  turns: readonly EarlierTurn[] | Promise<readonly EarlierTurn[]> | undefined;
  question: string;
  /** What came with the message, read for the model that answers. */
  attached?: Attached;
};

/** Everything that an answer is written from. */
export type Prepared = {
  /** What the visitor wrote or said, and what is read in his pictures. */
  question: string;
  settings: ChatSettings;
  findings: Findings;
  /** Written when it is called: it is long, and the built-in answerer reads none. */
  writeMessages: () => Promise<PromptMessage[]>;
  /** Random, made for this answer; what others wrote stands between two of it. */
  marker: string;
  now: Date;
  chosen: ChosenModel;
  unread: BuiltInRequest['unread'];
  reachedBy?: string;
};

const isGreeting = ({ Talk }: Understanding): boolean =>
  Talk === 'greeting' || Talk === 'thanks' || Talk === 'farewell';

/** So many homes of earlier answers are told once more. */
const MOST_EARLIER = 8;

/**
 * The first steps of an answer, which ask and explain share: understand, retrieve, read the homes of earlier answers anew, write the prompt
 * and choose who answers.
 */
export const createPrepare =
  ({ understand, retrieve, models, makeMarker, clock }: PrepareSteps) =>
  async ({ chatbotId, settings, before, turns, question, attached }: Asked): Promise<Prepared> => {
    const now = clock();
    const marker = makeMarker();
    const wanted = models.choose(settings.Model);
    const { contextTokens, takesTools } = wanted;
    const written = [question, attached?.said ?? ''].filter((text) => text.trim() !== '').join('\n');
    // What a picture shows says which home is meant, and is no word of the visitor's.
    const meant = [written, attached?.seen ?? ''].filter(Boolean).join('\n');
    const understanding = await understand(chatbotId, before, meant);
    const found = await retrieve(chatbotId, understanding, understanding.Reference ?? before.focus);
    const shown = [...new Set([...before.lastShown, ...before.focus])].slice(0, MOST_EARLIER);
    const isAboutNone = turns === undefined || shown.length === 0 || isGreeting(understanding);
    const listings = isAboutNone ? [] : await retrieve.byIds(chatbotId, shown);
    const findings = findingsOf(
      { understanding, found },
      {
        understanding: lookupOf(understanding, { Constraints: [], Kept: before.constraints, Reference: shown }),
        found: { kind: 'focus', listings, total: listings.length, gone: [], unknown: [] },
      },
    );
    const parts = attached?.parts ?? [];
    const said = { question: written || noteOf(attached?.files ?? []), parts };
    const prompt = { settings, ...said, findings, now, marker, contextTokens, takesTools };
    const writeMessages = async () => writePrompt({ ...prompt, turns: (await turns) ?? [] });
    // What a chatbot has to say to who wants a person is said word for word.
    const saysOwnWords = understanding.Intent === 'human' && settings.TalkToHumanResponseMessage.trim() !== '';
    const chosen = saysOwnWords ? models.choose(BUILT_IN_MODEL.Key) : wanted;
    const isUnheard = attached !== undefined && attached.said === '';
    const unread = isUnheard ? { kind: attached.kind, isAll: meant === '' } : undefined;
    return { settings, question: meant, findings, writeMessages, marker, now, chosen, unread };
  };

export type Prepare = ReturnType<typeof createPrepare>;
