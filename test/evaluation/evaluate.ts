import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../../src/database/connection.ts';
import { LANGUAGE_CODES } from '../../src/language/language.ts';
import { measureAnswers, readAnswers, sayAnswers } from './answers/measure-answers.ts';
import { createAskQuestion } from './asking/ask-question.ts';
import type { Outcome } from './asking/outcome.ts';
import { readFolderByOthers } from './by-others/read-folder.ts';
import { type QuestionFile, readQuestionFile, readQuestionFolder } from './gold/read-questions.ts';
import { enlarge } from './large/enlarge-store.ts';
import { makeListings } from './listings/make-listings.ts';
import { measureProperties } from './properties/measure-properties.ts';
import { WISHES } from './properties/wishes.ts';
import { sayFailures } from './report/failures.ts';
import {
  type Gate,
  gatesOf,
  gateTable,
  propertyTable,
  sayReport,
  tagTable,
  timeGates,
  timeTable,
} from './report/report.ts';
import { measureTags } from './scores/measure-tags.ts';
import { createEvaluatedService, type EvaluatedService, withEvaluationDatabase } from './service/evaluated-service.ts';
import { measureCalmly, measureTimes, type Times } from './timing/measure-times.ts';
import { ownConversations } from './understanding/asked.ts';
import {
  type Recorded,
  recordConversations,
  sayUnderstanding,
  sayWorth,
  worthOf,
} from './understanding/measure-understanding.ts';
import { createUsesOf, PARTS } from './understanding/parts.ts';

type Options = {
  /** Question files instead of all. */
  files: string[];
  /** Prints the failing questions: of the tuning set, or of the files that are named. */
  show: boolean;
  language?: string;
  category?: string;
  /** Measures retrieval with 100,000 listings in the chatbot and a million in the database. */
  large: boolean;
  /** Understanding alone: each question is asked once, then read anew without the database. */
  understanding?: {
    /** The questions of the evaluation. */
    isOfOwn: boolean;
    /** A folder of questions by others. */
    byOthers?: string;
    /** Tells what each rule is worth. */
    ablates: boolean;
  };
  /** Measures stored answers of a good model instead: those of a file, or all. */
  answers?: { file?: string; homes?: string; showsUnread: boolean };
};

const USAGE = `npm run eval -- [options]
  --file PATH       only these questions (may be repeated); held out if it lies in test/evaluation/held-out
  --language CODE   only questions in one of ${LANGUAGE_CODES.join(', ')}
  --category NAME   only questions of one category
  --show            the failing questions of the tuning set (or of the files that are named), with what was expected
  --large           retrieval times with 100,000 listings in the chatbot and a million in the database (minutes)
  --fast            understanding alone, each question asked once
  --by-others PATH  understanding alone, of the questions in that folder: questions.jsonl with anchor_listings.json, sgd-homes.jsonl
  --ablate          what each rule of understanding is worth: how many questions get worse without it, and better
npm run eval -- answers [FILE] [options]: what of a good model's answers is altered, those of test/evaluation/answers/good or of a file
  --homes FOLDER    beside the sample homes those of Redfin's downloads in that folder
  --unread          the altered answers of the set "unread", too
`;

/** Throws an Error that says what is wrong with the arguments. */
const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      homes: { type: 'string' },
      unread: { type: 'boolean' },
      file: { type: 'string', multiple: true },
      language: { type: 'string' },
      category: { type: 'string' },
      show: { type: 'boolean' },
      large: { type: 'boolean' },
      fast: { type: 'boolean' },
      'by-others': { type: 'string' },
      ablate: { type: 'boolean' },
    },
  });
  const [part, file, ...others] = positionals;
  if ((part ?? 'answers') !== 'answers' || others.length > 0) throw new Error(`Unknown: ${positionals.join(' ')}`);
  const { homes, fast = false, 'by-others': byOthers, ablate: ablates = false } = values;
  const isUnderstanding = fast || ablates || byOthers !== undefined;
  const folder = byOthers === undefined ? {} : { byOthers };
  const answers = { ...(file === undefined ? {} : { file }), ...(homes === undefined ? {} : { homes }) };
  return {
    ...(part === undefined ? {} : { answers: { ...answers, showsUnread: values.unread ?? false } }),
    ...(isUnderstanding ? { understanding: { isOfOwn: fast || ablates, ablates, ...folder } } : {}),
    files: values.file ?? [],
    show: values.show ?? false,
    large: values.large ?? false,
    ...(values.language === undefined ? {} : { language: values.language }),
    ...(values.category === undefined ? {} : { category: values.category }),
  };
};

const HELD_OUT = join(import.meta.dirname, 'held-out');
const TUNING = join(import.meta.dirname, 'questions');
const LARGE = { chatbots: 10, listingsEach: 100_000 };

const say = (text: string): void => void process.stdout.write(`${text}\n\n`);

const readFiles = ({ files, language, category }: Options): QuestionFile[] => {
  const read =
    files.length > 0
      ? files.map((path) => readQuestionFile(path, path.includes('held-out')))
      : [...readQuestionFolder(TUNING, false), ...readQuestionFolder(HELD_OUT, true)];
  const isWanted = (question: { language: string; category: string }): boolean =>
    (language === undefined || question.language === language) &&
    (category === undefined || question.category === category);
  return read.map((file) => ({ ...file, questions: file.questions.filter(isWanted) }));
};

const askAll = async (service: EvaluatedService, files: readonly QuestionFile[]): Promise<Outcome[]> => {
  const askQuestion = createAskQuestion(service);
  const outcomes: Outcome[] = [];
  for (const question of files.flatMap(({ questions }) => questions)) outcomes.push(await askQuestion(question));
  return outcomes;
};

const measure = async (service: EvaluatedService, files: readonly QuestionFile[], steps: readonly (keyof Times)[]) => {
  const questions = files.flatMap((file) => file.questions);
  const take = (): Promise<Times> => measureTimes(service, questions);
  await take();
  return measureCalmly(take, (times) => timeGates(times, steps).every(({ isPassed }) => isPassed));
};

/** Whether all gates were reached. */
const evaluate = async (service: EvaluatedService, options: Options): Promise<boolean> => {
  const files = readFiles(options);
  const tuning = files.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = files.filter(({ isHeldOut }) => isHeldOut);
  const tuned = await askAll(service, tuning);
  const held = await askAll(service, heldOut);
  if (tuned.length > 0) say(sayReport('Tuning set', tuned));
  if (held.length > 0) say(sayReport('Held-out set', held));
  const isNamed = options.files.length > 0;
  if (options.show) say(sayFailures(isNamed ? [...tuned, ...held] : tuned));

  const properties = await measureProperties(service, WISHES);
  say(`## Properties\n\n${propertyTable(properties, options.show)}`);
  say(`## Features derived of the texts\n\n${tagTable(await measureTags(service.database, service.market))}`);
  const times = await measure(service, files, ['parse']);
  say(`## Time, with ${service.market.length} listings\n\n${timeTable(times)}`);
  const gates: Gate[] = [...(held.length === 0 ? [] : gatesOf(held)), ...timeGates(times, ['parse'])];
  if (options.large) {
    await enlarge(service.database, { ...service, ...LARGE });
    const title = '## Time, with 100,000 listings in the chatbot and a million in the database';
    const large = await measure(service, files, ['withPlace', 'withoutPlace']);
    say(`${title}\n\n${timeTable(large)}`);
    gates.push(...timeGates(large, ['withPlace', 'withoutPlace']));
  }
  say(`## Gates\n\n${gateTable(gates)}`);
  return gates.every(({ isPassed }) => isPassed);
};

const evaluateUnderstanding = async (database: Database, options: Options): Promise<void> => {
  const { isOfOwn = false, byOthers, ablates = false } = options.understanding ?? {};
  const askings = byOthers === undefined ? [] : await readFolderByOthers(database, byOthers);
  if (isOfOwn) {
    const service = await createEvaluatedService(database, makeListings());
    askings.push({ service, conversations: ownConversations(readFiles(options), service.market) });
  }
  const recorded: Recorded[] = [];
  for (const { service, conversations } of askings)
    recorded.push(...(await recordConversations(service, conversations)));
  const isNamed = options.files.length > 0;
  const shown = ['questions', 'by others', ...(isNamed ? (['held-out'] as const) : [])] as const;
  say(sayUnderstanding(recorded, options.show ? shown : []));
  if (ablates) say(sayWorth(worthOf(recorded, PARTS, createUsesOf())));
};

/**
 * Asks the questions of the tuning set and of the held-out set, or those that the options choose, over 5,000 made homes and
 * prints how well they were understood, found for and answered. Gives 1 when a gate of the held-out set or
 * of time is not reached, 2 for options that mean nothing.
 */
const main = async (): Promise<number> => {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  const { answers } = options;
  const isPassed = await withEvaluationDatabase(async (database) => {
    if (options.understanding !== undefined) {
      await evaluateUnderstanding(database, options);
      return true;
    }
    if (answers === undefined) return evaluate(await createEvaluatedService(database, makeListings()), options);
    say(sayAnswers(await measureAnswers(readAnswers(answers.file), answers.homes), answers.showsUnread));
    return true;
  });
  return isPassed ? 0 : 1;
};

process.exitCode = await main();
