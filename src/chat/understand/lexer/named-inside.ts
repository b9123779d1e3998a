import type { Lexicon, Sense } from './lexicon.ts';
import type { Token } from './read-text.ts';

/** Phrases that may speak of homes by their type: "*which condos*", "number of *houses*", "single-story *house*", "*die Wohnung*". */
const SPEAKING: ReadonlySet<string> = new Set(['many', 'search', 'aggregate', 'order']);
const TAGS_OF_HOMES: ReadonlySet<string> = new Set([
  'new construction',
  'single story',
  'fixer-upper',
  'renovated',
  'furnished',
]);
const NAMED: ReadonlySet<string> = new Set(['type', 'sale']);

/** "Neubauwohnung": the type that the last part of a word written together names. */
const headSenses = (key: string, lexicon: Lexicon): readonly Sense[] =>
  (lexicon.compounds.split(key)?.at(-1)?.senses ?? []).filter(({ group }) => group === 'type').slice(0, 1);

/** The senses of a phrase, and the type or the rent that a word within it names. */
export const withNamedInside = (
  senses: readonly Sense[],
  within: readonly Token[],
  lexicon: Lexicon,
): readonly Sense[] => {
  const isSpeaking = senses.some(
    ({ group, value }) =>
      SPEAKING.has(group) || (group === 'tag' && TAGS_OF_HOMES.has(value)) || (group === 'point' && value === 'focus'),
  );
  // "A place *to rent*"; "house hunting" is for homes of any type.
  const isHome = senses.some(({ group }) => group === 'home') && within.length > 1;
  // "Próximamente *en venta*", "puestas *a la venta* hoy", "60 días *en venta*", "luz incluida *en la renta*".
  const isOfMarket = senses.some(({ value }) => /^(?:PreOnMarket|days?|listed.*|utilities included)$/.test(value));
  if (!(isSpeaking || isHome || isOfMarket) || senses.some(({ group }) => NAMED.has(group))) return senses;
  if (within.length === 1) return [...senses, ...headSenses(within[0]?.key ?? '', lexicon)];
  // "De un *piso*" is a storey there, no apartment.
  const isStorey = (value: string): boolean =>
    value === 'apartment' && senses.some((sense) => sense.group === 'tag' && sense.value === 'single story');
  // "懒得*买*家具": furniture is bought there, no home.
  const isFurniture = (value: string): boolean =>
    value === 'buy' && senses.some((sense) => sense.group === 'tag' && sense.value === 'furnished');
  // "*Appartement* neuf": a feature with the type before it.
  const isFeature = senses.some(({ group }) => group === 'tag');
  const first = isFeature ? (lexicon.match(within.slice(0, 1), 0)?.senses ?? []) : [];
  const inside = within.flatMap((_, at) =>
    at === 0
      ? first.filter(({ group }) => group === 'type')
      : [
          ...(lexicon.match(within, at)?.senses ?? []),
          ...(lexicon.match(within.slice(at, at + 1), 0)?.senses ?? []),
        ].filter(
          ({ group, value }) =>
            // "Más terreno" is a lot that is larger.
            !(value === 'land' && senses.some((sense) => sense.value === 'biggestLot')) &&
            (group === 'sale' || (group === 'type' && isSpeaking)) &&
            value !== 'either' &&
            !isStorey(value) &&
            !isFurniture(value),
        ),
  );
  return inside.length === 0 ? senses : [...senses, ...inside.slice(0, 1)];
};
