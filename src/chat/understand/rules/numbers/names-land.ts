import type { Constraint } from '../../constraint.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isOfLand } from '../../of-land.ts';
import type { Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

/** Whether land is all that is spoken of: "land in La Mesa with more than 500 m2" has no other area. */
export const speaksOfLandOnly = ({ lexemes }: Reading): boolean =>
  lexemes.some((lexeme) => hasSense(lexeme, 'type', 'land')) &&
  lexemes.every(
    (lexeme) =>
      !lexeme.senses.some(({ group, value }) => group === 'type' && value !== 'land') &&
      !hasSense(lexeme, 'unit', 'bedroom') &&
      !hasSense(lexeme, 'unit', 'bathroom'),
  );

const OF_HOMES: readonly string[] = ['bedroom', 'bathroom', 'studio'];
/** "Ab 500 qm" of who looks for land, and names no other home. */
export const goesOnWithLand = ({ lexemes, before }: Reading): boolean =>
  isOfLand(before) &&
  lexemes.every(
    ({ senses }) =>
      !senses.some(({ group, value }) => group === 'type' || (group === 'unit' && OF_HOMES.includes(value))),
  );

/** What no bare land has. */
const BUILT: ReadonlySet<string> = new Set(
  'pool/hot tub/sauna/garage/carport/fireplace/air conditioning/heating/basement/attic/balcony/patio/deck/elevator/laundry/furnished/renovated/home office/guest house/single story'.split(
    '/',
  ),
);
/** Whether a feature is named that no bare land has: "*piscine*, terrain de 2000 m2". */
export const isBuilt = ({ senses }: Lexeme): boolean =>
  senses.some(({ group, value }) => group === 'tag' && BUILT.has(value));

/**
 * "Terreno de 500 m2" asks for land; "casa con terreno de 500 m2", or "3 recámaras, terreno de 500 m2", does not, nor does
 * "piscina, terreno de 500 m2".
 */
export const namesLand = (
  { from }: Quantity,
  constraints: readonly Constraint[],
  { lexemes, hasShown }: Reading,
): boolean => {
  if (hasShown || constraints[0]?.Field !== 'LotArea' || !hasSense(lexemes[from], 'type', 'land')) return false;
  // "Busco terreno de 500 m2" begins with what it looks for, "con terreno de 500 m2" goes on.
  const [previous, beforeIt] = [lexemes[from - 1], lexemes[from - 2]];
  if (hasSense(previous, 'follow', 'with')) return false;
  if (hasSense(previous, 'link') && !hasSense(previous, 'search')) return false;
  if (hasSense(beforeIt, 'link', 'but') && !hasSense(beforeIt, 'search')) return false;
  return lexemes.every(
    (lexeme, index) =>
      index === from ||
      !(
        hasSense(lexeme, 'type') ||
        hasSense(lexeme, 'unit', 'bedroom') ||
        hasSense(lexeme, 'unit', 'bathroom') ||
        isBuilt(lexeme)
      ),
  );
};
