import { isSmall } from '../small-words.ts';
import type { Names } from '../vocabulary.ts';
import { matchName } from './lex.ts';
import type { ReadText } from './read-text.ts';

type Ends = { start: number; end: number };

/** "80 Rua do": the least that stands before a town is a number, the kind of the street and a word of its name. */
const LEAST_WORDS = 3;
/** "上海路25号" is a street by itself, "上海世纪大道25号" lies in a town. */
const CHINESE_STREET = /^\p{Script=Han}{2,}?(?:路|街|大道|巷|弄|道)/u;
/** "市", "浦东新区": what parts a town from the street. */
const DISTRICT = /^市?(?:\p{Script=Han}{2,4}?区)?/u;

const behindTown = ({ tokens, folded }: ReadText, { start, end }: Ends, cities: Names): number => {
  const at = tokens.findIndex((token) => token.start >= start);
  const town = tokens[at]?.kind === 'han' ? matchName(cities, tokens, at) : undefined;
  const from = town === undefined ? start : (tokens[at + town.length]?.start ?? start);
  const behind = from + (town === undefined ? 0 : (DISTRICT.exec(folded.slice(from, end))?.[0].length ?? 0));
  return [behind, from].find((one) => CHINESE_STREET.test(folded.slice(one, end))) ?? start;
};

const beforeTown = ({ tokens }: ReadText, { start, end }: Ends, cities: Names): number => {
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findLastIndex((token) => token.end <= end) + 1;
  for (let at = from + LEAST_WORDS; at < to; at += 1) {
    const before = tokens[at - 1];
    const isName = before !== undefined && !isSmall(before.key);
    if (isName && matchName(cities, tokens.slice(0, to), at)?.length === to - at) return before.end;
  }
  return end;
};

/** "16 Oak St é mais barata": the verb is folded like the "E" of a street's east. */
const VERB_BEHIND = /\s+[éÉ]$/u;

/** An address without the town before or behind it: "80 Rua do Carmo *Lisboa*", "*上海*世纪大道25号". */
export const withoutTown = <Span extends Ends>(text: ReadText, span: Span, cities: Names | undefined): Span => {
  const verb = VERB_BEHIND.exec(text.spelling(span.start, span.end))?.[0].length ?? 0;
  const whole = { ...span, end: span.end - verb };
  if (cities === undefined) return whole;
  return { ...whole, start: behindTown(text, whole, cities), end: beforeTown(text, whole, cities) };
};
