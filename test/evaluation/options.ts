import { parseArgs } from 'node:util';

export type Options = {
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

export const USAGE = `npm run eval -- [options]
  --file PATH       only these questions (may be repeated); held out if it lies in test/evaluation/held-out
  --language CODE   only questions in en, es, fr, de, pt or zh
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
export const readOptions = (args: readonly string[]): Options => {
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
