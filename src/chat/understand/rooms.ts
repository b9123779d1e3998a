import type { Constraint } from './constraint.ts';
import { NUMBER_WORDS } from './english.ts';
import type { Reading } from './reading.ts';

type Room = { field: 'Bedrooms' | 'Bathrooms'; noun: string; step: number };
type Form = { source: string; bounds: (low: number, high: number, step: number) => [Operator, number][] };
type Operator = 'is' | 'atLeast' | 'atMost';

const ROOMS: readonly Room[] = [
  { field: 'Bedrooms', noun: '(?:bed(?:room)?s?|brs?|bds?|bdrms?)', step: 1 },
  { field: 'Bathrooms', noun: '(?:bath(?:room)?s?|ba)', step: 0.5 },
];
const COUNT = String.raw`\d{1,2}(?:\.5)?|${Object.keys(NUMBER_WORDS).join('|')}`;
const low = `(?<![\\p{N}.$])(?<low>${COUNT})`;
const high = `(?<high>${COUNT})`;

/** In this order. A bare count is a minimum: who asks for three bedrooms takes four. NOUN stands for the room. */
const FORMS: readonly Form[] = [
  {
    source: `(?:between )?${low}\\s*(?:-|to|or|and)\\s*${high}\\s*-?\\s*NOUN`,
    bounds: (from, to) => [
      ['atLeast', Math.min(from, to)],
      ['atMost', Math.max(from, to)],
    ],
  },
  {
    source: `(?:fewer than|less than|under)\\s+${low}\\s*-?\\s*NOUN`,
    bounds: (from, _to, step) => [['atMost', from - step]],
  },
  { source: `(?<!no |not )more than\\s+${low}\\s*-?\\s*NOUN`, bounds: (from, _to, step) => [['atLeast', from + step]] },
  {
    source: `(?:up to|at most|no more than|not more than|max(?:imum)?(?: of)?)\\s+${low}\\s*-?\\s*NOUN`,
    bounds: (from) => [['atMost', from]],
  },
  { source: `${low}\\s*-?\\s*NOUN\\s*(?:or (?:less|fewer)|max(?:imum)?)\\b`, bounds: (from) => [['atMost', from]] },
  { source: `(?:exactly|only|just)\\s+${low}\\s*-?\\s*NOUN`, bounds: (from) => [['is', from]] },
  {
    source: `(?:(?:at least|no less than|min(?:imum)?(?: of)?)\\s+)?${low}\\s*(?:\\+|plus|or more)?\\s*-?\\s*NOUN(?:\\s*(?:\\+|or more|and up|min(?:imum)?\\b))?`,
    bounds: (from) => [['atLeast', from]],
  },
];

const countOf = (written: string | undefined): number => NUMBER_WORDS[written ?? ''] ?? Number(written);

/** Takes counts of bedrooms and bathrooms; a studio has no bedroom. */
export const readRooms = (reading: Reading): Constraint[] => {
  const counted = ROOMS.flatMap(({ field, noun, step }) =>
    FORMS.flatMap(({ source, bounds }) =>
      reading.take(new RegExp(`(?<![\\p{L}])${source.replaceAll('NOUN', `${noun}(?!\\p{L})`)}`, 'gu')).flatMap((span) =>
        bounds(countOf(span.groups.low), countOf(span.groups.high), step).map(
          ([Operator, Value]): Constraint => ({
            Field: field,
            Operator,
            Value: Math.max(Value, 0),
            Words: span.words,
          }),
        ),
      ),
    ),
  );
  const studios = reading.take(/(?<!\p{L})studios?(?!\p{L})/gu).slice(0, 1);
  return [
    ...counted,
    ...studios.map((span): Constraint => ({ Field: 'Bedrooms', Operator: 'is', Value: 0, Words: span.words })),
  ];
};
