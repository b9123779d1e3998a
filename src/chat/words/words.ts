import type { LanguageCode } from '../../language/language.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import { isTag } from '../../listings/tags/tags.ts';
import { cleanListingText } from '../prompt/clean.ts';
import { kindsOf } from '../understand/property-types.ts';
import { PRICE_REDUCED } from '../understand/told-fields.ts';
import type { Order } from '../understand/understanding.ts';
import { fill, partsOf } from './fill.ts';
import { CHINESE } from './languages/chinese.ts';
import { ENGLISH, type Words } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { SPANISH } from './languages/spanish.ts';

export type { Words };

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  ...{ en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN, pt: PORTUGUESE, zh: CHINESE },
};
export const wordsOf = (language: LanguageCode): Words => WORDS[language];

/**
 * A feature as one names it ("pool"), wishes for it ("with a pool") and does without it ("without a pool"). An entry has all three, the
 * first and the last where one wishes for it by its name, or the name alone.
 */
export const featureWords = (tag: string, { features, having }: Words) => {
  if (!isTag(tag) && tag !== PRICE_REDUCED) return { name: cleanListingText(tag), wanted: tag, unwanted: `≠ ${tag}` };
  const [first = '', ...others] = partsOf(features[tag]);
  const [wanted = '', unwanted = ''] =
    others.length > 0 ? [others.at(-2) ?? first, others.at(-1)] : partsOf(fill(having, { name: first }));
  return { name: others.length > 0 ? first : first.replace(/^an? /, ''), wanted, unwanted };
};

export const orderWords = ({ Field, Direction }: Order, { superlatives }: Words): string =>
  partsOf(superlatives[Field])[Direction === 'asc' ? 0 : 1] ?? '';

type Kind = keyof Words['kinds'];

/** The kinds of homes that a listing's type names, which may be written in one word: "SingleFamilyResidence". */
const namedKinds = (written: string): Kind[] =>
  kindsOf(written.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).filter((kind): kind is Kind =>
    Object.hasOwn(ENGLISH.kinds, kind),
  );

export const kindNoun = (kind: Kind, { kinds, signs }: Words, isOne: boolean): string => {
  const [one = '', many = `${one}${signs.plural}`] = partsOf(kinds[kind]);
  return isOne ? one : many;
};

/** What one calls homes of these types ("house"); undefined where one of the types is of no kind that has a name. */
export const typeNouns = (types: readonly string[], words: Words, isOne: boolean): string[] | undefined => {
  const kinds = types.map(namedKinds);
  if (types.length === 0 || kinds.some(({ length }) => length === 0)) return undefined;
  return [...new Set(kinds.flat())].map((kind) => kindNoun(kind, words, isOne));
};

/** A listing's type as a noun, as the listing writes it where that names no kind or several. */
export const typeName = (written: string, words: Words): string => {
  const [noun, another] = typeNouns([written], words, true) ?? [];
  return noun === undefined || another !== undefined ? written : noun;
};

export const areaWords = (number: string, unit: AreaUnit | null, { facts, units }: Words): string =>
  fill(facts.area, { number, unit: unit === null ? '' : (partsOf(units[unit]).at(-1) ?? '') }).trim();
