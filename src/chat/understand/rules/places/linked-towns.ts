import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, type Reading, take, wordsOf } from '../stretch.ts';
import { endOfCapitals } from './capital-names.ts';

const isComma = (lexeme: Lexeme | undefined): boolean => lexeme?.text === ',';

const isLink = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'link') && lexeme?.isCapital === false;

const linksBy = (lexemes: readonly Lexeme[], at: number): number => (isComma(lexemes[at - 2]) ? at - 2 : at - 1);

/** One word that says a feature too, where no other feature has a capital letter: "or *Lakeside*". */
const isTown = ({ lexemes, tables }: Reading, at: number): boolean =>
  tables.hasCapitalNouns !== true &&
  hasSense(lexemes[at], 'tag') &&
  hasSense(lexemes[at - 1], 'link', 'or') &&
  lexemes[at]?.text.includes(' ') === false &&
  lexemes.every((one, index) => index === 0 || index === at || !one.isCapital || !hasSense(one, 'tag'));

/** "In Santee or *Lakeside*", "in La Mesa and *Spring Valley*": everyday words with capital letters beside a town or a part of one are one. */
export const readLinkedTowns = (reading: Reading, places: readonly Item[]): Item[] => {
  const { lexemes } = reading;
  const found: Item[] = [];
  for (const [index, lexeme] of lexemes.entries()) {
    const before = lexemes[index - 1];
    const isBeside = ({ to, constraints: [one] }: Item): boolean =>
      (to === index - 1 || to === linksBy(lexemes, index)) && (one?.Field === 'City' || one?.Field === 'Near');
    const beside = [...places, ...found].find(isBeside);
    if (!lexeme.isCapital || lexeme.isTaken || beside === undefined) continue;
    const end = endOfCapitals(reading, index);
    const isName = isTown(reading, index) || (lexeme.senses.length === 0 && found.some(isBeside));
    const to = end > index ? end : isName ? index + 1 : index;
    const isListed = isComma(before) && (isLink(lexemes[to]) || isComma(lexemes[to]));
    if (to === index || (!isLink(before) && !isListed)) continue;
    take(reading, index, to);
    const Words = wordsOf(reading, index, to);
    found.push({
      kind: 'place',
      from: index,
      to,
      constraints: [
        { Field: beside.constraints[0]?.Field === 'Near' ? 'Near' : 'City', Operator: 'is', Value: [Words], Words },
      ],
    });
  }
  return found;
};
