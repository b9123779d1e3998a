import { LANGUAGE_CODES } from '../../language/language.ts';
import { createLexicons } from '../../language/languages.ts';
import { readText } from '../../language/text/read-text.ts';
import { squashWord } from '../../listings/fold.ts';
import { todoText } from '../configuration/check-feed-config.ts';

/** Codes of property types that mean the same wherever they are used, with the Data Dictionary's words for them. */
const CODES: Readonly<Record<string, string>> = {
  'Single Family Residence': 'sfr sfh sfd sf',
  Condominium: 'cnd cond',
  Townhouse: 'twn twnhs twnhse twnhouse twh th',
  'Multi Family': 'mf mfr mul mult mlf',
  Duplex: 'dup dplx',
  Apartment: 'apt apts',
  'Manufactured Home': 'mfh mnf mfd',
  'Mobile Home': 'mob mbl mh',
  Land: 'lnd vacl',
  Commercial: 'com comm cml',
  Farm: 'frm',
  Residential: 'res resi',
  Rental: 'rnt rntl',
  'Business Opportunity': 'bus busop',
  'Stock Cooperative': 'coop cop',
};

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([type, codes]) => codes.split(' ').map((code): [string, string] => [code, type])),
);

/** Words for more than a kind of home: by themselves visitors find them, and nothing more can be said of them. */
const BROAD: ReadonlySet<string> = new Set(
  [
    'residential|residential lease|residential income|rental|income|investment|business|business opportunity|industrial|agriculture',
    'office|retail|mixed use|hotel|hotel motel|timeshare|garage|parking|deeded parking|boat slip|building|other|others|none|unknown',
  ]
    .flatMap((words) => words.split('|'))
    .map(squashWord),
);

/** What visitors call the kinds of homes, in each language, without all else that is said of homes. */
const KINDS = createLexicons((key) => !key.startsWith('type.'));

/** Whether a text names a kind of home, by which the chat finds it: `Condo/Co-op` does, and `SINGLE_FAMILY`. */
const namesKind = (text: string): boolean => {
  const words = text.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
  return LANGUAGE_CODES.some((code) => {
    const lexicon = KINDS.of(code);
    const { tokens } = readText(words, lexicon.elisions);
    return tokens.some((_, at) => lexicon.match(tokens, at) !== undefined);
  });
};

/** The type of a code, alone or as the only one among words that name no kind: `Att/Row/Twnhouse`. */
const codedType = (text: string): string | undefined => {
  const whole = KNOWN.get(squashWord(text));
  if (whole !== undefined || !text.includes('/') || namesKind(text)) return whole;
  const types = text.split('/').flatMap((part) => KNOWN.get(squashWord(part)) ?? []);
  return types.length === 1 ? types[0] : undefined;
};

/** A column of more words that are no kinds of homes holds something else beside them. */
const MOST_ASKED = 30;
const ASK =
  'the kind of home in words, such as Condominium; "" for none; or the same word, by which alone visitors find it then';

/** Whether some of the texts are codes for types of homes. */
export const hasTypeCodes = (texts: Iterable<string>): boolean =>
  [...texts].some((text) => KNOWN.has(squashWord(text)));

/** What a column's texts mean that name no kind of home: the words for usual codes, and a question for the others. */
export const propertyTypeValues = (texts: Iterable<string>): Record<string, string> => {
  const all = [...new Map([...texts].map((text) => [squashWord(text), text])).values()];
  const coded = all.flatMap((text) => {
    const type = codedType(text);
    return type === undefined ? [] : [[text, type] as const];
  });
  const unknown = all.filter((text) => {
    const word = squashWord(text);
    return word !== '' && codedType(text) === undefined && !BROAD.has(word) && !namesKind(text);
  });
  // A number or a letter says nothing to anybody.
  const open = unknown.length > MOST_ASKED ? unknown.filter((text) => /^(\d+|\p{L})$/u.test(text)) : unknown;
  return Object.fromEntries([...coded, ...open.map((text) => [text, todoText(ASK)] as const)]);
};
