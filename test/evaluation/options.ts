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
};

export const USAGE = `npm run eval -- [options]
  --file PATH       only these questions (may be repeated); held out if it lies in test/evaluation/held-out
  --language CODE   only questions in en, es, fr, de, pt or zh
  --category NAME   only questions of one category
  --show            the failing questions of the tuning set (or of the files that are named), with what was expected
  --large           retrieval times with 100,000 listings in the chatbot and a million in the database (minutes)
`;

/** Throws an Error that says what is wrong with the arguments. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string', multiple: true },
      language: { type: 'string' },
      category: { type: 'string' },
      show: { type: 'boolean' },
      large: { type: 'boolean' },
    },
  });
  return {
    files: values.file ?? [],
    show: values.show ?? false,
    large: values.large ?? false,
    ...(values.language === undefined ? {} : { language: values.language }),
    ...(values.category === undefined ? {} : { category: values.category }),
  };
};
