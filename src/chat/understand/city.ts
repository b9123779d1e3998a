import type { Constraint } from './constraint.ts';
import { NEGATION, PLAIN_WORDS } from './english.ts';
import type { Reading, Span } from './reading.ts';

/** A town of the chatbot's own listings: its folded form and a spelling to show. */
export type City = { fold: string; name: string };

const PLACE_PREPOSITION = /(?:^|[^\p{L}])(?:in|near|around|at|from|of|to)\s+$/u;
const NEGATED = new RegExp(String.raw`(?<!\p{L})${NEGATION}(?: (?:in|near|from))?\s*$`, 'u');
const LINKED = /^\s*(?:,|or|and|nor|&|\/)\s*$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Blank and hyphen count alike, apostrophe and full stop may be left out. */
const cityPattern = (fold: string): string =>
  [...fold]
    .map((character) => {
      if (/[\s-]/.test(character)) return '[\\s-]+';
      return /['’.]/.test(character) ? `${escaped(character)}?` : escaped(character);
    })
    .join('');
const bounded = (source: string, fold: string): string =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(fold)
    ? source
    : String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`;

/** The folded names that stand in the question, so that only these need a spelling. */
export const mentionedFolds = (text: string, folds: readonly string[]): string[] =>
  folds.filter((fold) => fold !== '' && new RegExp(bounded(cityPattern(fold), fold), 'u').test(text));

const isCity = (span: Span): boolean =>
  !PLAIN_WORDS.has(span.words.toLowerCase()) ||
  PLACE_PREPOSITION.test(span.before) ||
  (span.before.trim() !== '' && /^\p{Lu}/u.test(span.words));

const knownCities = (reading: Reading, cities: readonly City[]): { name: string; span: Span }[] =>
  [...cities]
    .sort((a, b) => b.fold.length - a.fold.length)
    .flatMap(({ fold, name }) =>
      reading.take(new RegExp(bounded(cityPattern(fold), fold), 'gu'), isCity).map((span) => ({ name, span })),
    );

const UNKNOWN = /(?<=(?:^|[^\p{L}])in\s+)\p{L}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*){0,2}/gu;

/** A place that the listings do not have is still a condition: "in Tacoma", written with capital letters. */
const unknownCities = (reading: Reading): { name: string; span: Span }[] =>
  reading
    .take(UNKNOWN, ({ words }) => {
      const [first = ''] = words.split(/\s+/);
      return (
        /^\p{Lu}\p{Ll}/u.test(first) && !PLAIN_WORDS.has(first.toLowerCase()) && !NO_PLACE.has(first.toLowerCase())
      );
    })
    .map((span) => ({ name: capitalised(span.words), span }));
const NO_PLACE: ReadonlySet<string> = new Set(
  `english spanish french german chinese portuguese january february march april may june july august september october
  november december spring summer autumn fall winter`.split(/\s+/),
);
const capitalised = (words: string): string => {
  const list = words.split(/\s+/);
  const end = list.findIndex((word) => !/^\p{Lu}/u.test(word));
  return (end === -1 ? list : list.slice(0, end)).join(' ').replace(/[.,]+$/, '');
};

/** Takes the towns: the longest name first, "not in A or B" with its scope. */
export const readCities = (reading: Reading, cities: readonly City[]): Constraint[] => {
  const found = [...knownCities(reading, cities), ...unknownCities(reading)].sort(
    (a, b) => a.span.start - b.span.start,
  );
  const named = { is: [] as typeof found, not: [] as typeof found };
  let previous: { end: number; negated: boolean } | undefined;
  for (const one of found) {
    const isLinked = previous !== undefined && LINKED.test(reading.text.slice(previous.end, one.span.start));
    const negated = NEGATED.test(one.span.before) || (isLinked && previous?.negated === true);
    named[negated ? 'not' : 'is'].push(one);
    previous = { end: one.span.end, negated };
  }
  return (['is', 'not'] as const).flatMap((Operator): Constraint[] => {
    const Value = [...new Set(named[Operator].map(({ name }) => name))];
    const Words = named[Operator].map(({ span }) => span.words).join(', ');
    return Value.length === 0 ? [] : [{ Field: 'City', Operator, Value, Words }];
  });
};
