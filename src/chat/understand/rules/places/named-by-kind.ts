import { foldText } from '../../../../listings/fold.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading, take, wordsOf } from '../stretch.ts';

/** The towns that are looked in, folded: the message's own, else those that were asked for before. */
const townsOf = ({ lexemes, before }: Reading): string[] => {
  const named = lexemes.flatMap(({ city }) => (city === undefined ? [] : [foldText(city.name)]));
  return named.length > 0
    ? named
    : before.flatMap((one) => (one.Field === 'City' && one.Operator === 'is' ? one.Value.map(foldText) : []));
};

/** The one place of the listings whose name ends in this word, or begins with it as "castelo de São Jorge" does; undefined where it may lie in another town than is looked in. */
const placeOfKind = (reading: Reading, { text }: Lexeme): string | undefined => {
  const { places } = reading.vocabulary;
  const [first, second] = [...places.folds()].filter(
    (name) => name.endsWith(` ${text}`) || name.startsWith(`${text} `),
  );
  if (first === undefined || second !== undefined) return undefined;
  return townsOf(reading).every((town) => first.startsWith(`${town} `)) ? places.get(first) : undefined;
};

/** "Near the zoo", where the listings have one: a landmark that is called by its kind alone. */
export const readNamedByKind = (reading: Reading): Item[] =>
  reading.lexemes.flatMap((lexeme, index) => {
    if (lexeme.isTaken || !hasSense(lexeme, 'place', 'near')) return [];
    const at = isFiller(reading.lexemes[index + 1]) ? index + 2 : index + 1;
    const [kind, next] = [reading.lexemes[at], reading.lexemes[at + 1]];
    const isIndefinite = at > index + 1 && hasSense(reading.lexemes[at - 1], 'plain', 'indefinite');
    if (kind === undefined || kind.isTaken || isIndefinite || !hasSense(kind, 'place', 'landmark')) return [];
    const name = next?.isCapital === true && !next.isMark ? undefined : placeOfKind(reading, kind);
    if (name === undefined) return [];
    take(reading, at, at + 1);
    const Words = wordsOf(reading, at, at + 1);
    return [
      { kind: 'place', from: at, to: at + 1, constraints: [{ Field: 'Near', Operator: 'is', Value: [name], Words }] },
    ];
  });
