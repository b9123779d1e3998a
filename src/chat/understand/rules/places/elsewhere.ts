import type { Constraint } from '../../constraint.ts';
import { hasSense } from '../../lexer/lexeme.ts';
import type { Item, Reading } from '../stretch.ts';
import { wordsOf } from '../stretch.ts';
import { wantsPerson } from '../wants-person.ts';
import { isLivedIn } from './named-behind.ts';
import { isOrigin } from './origins.ts';
import { arrivesAt, type Clause, joinsSomebody, staysAt, type Tale, taleOf } from './told-towns.ts';

const isWanted = ({ Operator }: Constraint): boolean => Operator === 'is';
const isTown = ({ kind, constraints: [one] }: Item): boolean => kind === 'place' && one?.Field === 'City';
const isPlace = (item: Item): boolean =>
  isTown(item) || (item.kind === 'place' && item.constraints[0]?.Field === 'Near');
const nameOf = ({ constraints: [one] }: Item): string => String(one?.Value);

/**
 * Whether a home is wanted in the town at a lexeme though it is only told who lives, works or learns there: the visitor goes
 * there himself ("my boyfriend works in Lisbon and *I'm joining him*"), somebody begins to ("女儿*去*上海读书"), or who works there
 * wants to rent; and no other town is named.
 */
export const isGoneTo = (reading: Reading, at: number): boolean => {
  const { lexemes, before } = reading;
  const name = lexemes[at]?.city?.name;
  const isOther = (index: number): boolean =>
    lexemes[index]?.city !== undefined &&
    lexemes[index].city.name !== name &&
    !isOrigin(lexemes, index) &&
    !isLivedIn(lexemes, index) &&
    taleOf(reading, index) === undefined;
  if (name === undefined || lexemes.some((_, index) => isOther(index))) return false;
  const hasTown = before.some((one) => one.Field === 'City' && isWanted(one));
  const isAnywhere = lexemes.some((one) => hasSense(one, 'place', 'anywhere'));
  if (isAnywhere) return false;
  const isThere = arrivesAt(reading, at) || (reading.saleType === 'for_rent' && staysAt(reading, at));
  return joinsSomebody(reading) || (!hasTown && isThere);
};

type Told = { item: Item; clause: Clause; tale: Tale };

/** What was said of a home that is given up, and a workplace, which is no room for work at home. */
const isOfTold = ({ lexemes }: Reading, told: readonly Told[], item: Item): boolean =>
  told.some(({ clause: { start, end }, tale }) => {
    const at = lexemes[item.from]?.start ?? 0;
    const isOffice = item.constraints.every((one) => one.Field === 'Tag' && one.Value.includes('home office'));
    return start <= at && at < end && item.kind !== 'place' && (tale === 'left' || isOffice);
  });

/** "Transferred to *our Carlsbad office*"; who wants a person may call that of the agents. */
const isWorkplace = ({ lexemes }: Reading, item: Item, items: readonly Item[]): boolean =>
  !wantsPerson(lexemes) &&
  item.constraints.every((one) => one.Field === 'Tag' && one.Value.includes('home office')) &&
  !/home/.test(lexemes[item.from]?.text ?? '') &&
  items.some((other) => isTown(other) && other.to === item.from);

/**
 * Leaves out the towns that a message only tells of: where the visitor's bank is, what he sold, what he is tired of. Some count
 * still where no other town is wanted, nor was before. `unexplained` are the words for how far away a town may be.
 */
export const withoutElsewhere = (
  reading: Reading,
  items: readonly Item[],
): { items: Item[]; unexplained: string[] } => {
  const { lexemes, before } = reading;
  const tales = items.filter(isPlace).flatMap((item): Told[] => {
    const told = taleOf(reading, item.from);
    // "Schwabing is too expensive" refuses a part of the town that is looked in.
    const isRefused = told?.tale === 'beside' && !isTown(item);
    return told === undefined || isRefused ? [] : [{ item, clause: told, tale: told.tale }];
  });
  if (tales.length === 0) return { items: items.filter((item) => !isWorkplace(reading, item, items)), unexplained: [] };
  const joins = joinsSomebody(reading);
  const told = tales.filter(({ item, tale, clause: { start, end } }) => {
    if (joins && tale !== 'left') return false;
    if (tale !== 'beside') return true;
    // "La Mesa is too expensive, rather El Cajon" of who looked in La Mesa gives it up.
    if (before.some((one) => isWanted(one) && String(one.Value) === nameOf(item))) return false;
    const isOutside = ({ from }: Item): boolean => {
      const at = lexemes[from]?.start ?? 0;
      return at < start || at >= end;
    };
    const isOther = (other: Item): boolean =>
      isPlace(other) && isOutside(other) && nameOf(other) !== nameOf(item) && !tales.some((one) => one.item === other);
    const isHeld = (one: Constraint): boolean =>
      (one.Field === 'City' || one.Field === 'Near') && isWanted(one) && String(one.Value) !== nameOf(item);
    return items.some(isOther) || (before.some(isHeld) && items.some((other) => !isPlace(other) && isOutside(other)));
  });
  const isKept = (item: Item): boolean =>
    !told.some((one) => one.item === item) && !isOfTold(reading, tales, item) && !isWorkplace(reading, item, items);
  const kept = items.filter(isKept);
  for (const { clause } of told) {
    for (const [at, lexeme] of lexemes.entries()) {
      const isInside = clause.start <= lexeme.start && lexeme.start < clause.end;
      const isOfKept = kept.some(({ from, to }) => from <= at && at < to);
      if (isInside && !isOfKept) lexeme.isTaken = true;
    }
  }
  const far = told.filter(({ tale }) => tale === 'far');
  return { items: kept, unexplained: far.map(({ clause }) => wordsIn(reading, clause)) };
};

/** The visitor's own words of a clause. */
const wordsIn = (reading: Reading, { start, end }: Clause): string => {
  const { lexemes } = reading;
  const from = lexemes.findIndex((lexeme) => lexeme.start >= start && !lexeme.isMark);
  const to = lexemes.findLastIndex((lexeme) => lexeme.start < end && !lexeme.isMark && !hasSense(lexeme, 'link')) + 1;
  return wordsOf(reading, from, to);
};
