import type { Constraint } from '../../constraint.ts';
import { hasSense } from '../../lexer/lexeme.ts';
import type { Item, Reading } from '../stretch.ts';
import { wordsOf } from '../stretch.ts';
import { wantsPerson } from '../wants-person.ts';
import { isLivedIn } from './named-behind.ts';
import { isOrigin } from './origins.ts';
import { arrivesAt, type Clause, joinsSomebody, staysAt, type Tale, type TownTold, taleOf } from './told-towns.ts';

const isWanted = ({ Operator }: Constraint): boolean => Operator === 'is';
const isTown = ({ kind, constraints: [one] }: Item): boolean => kind === 'place' && one?.Field === 'City';
const isPlace = (item: Item): boolean =>
  isTown(item) || (item.kind === 'place' && item.constraints[0]?.Field === 'Near');
/** A home that is given up. */
const SOLD: ReadonlySet<Tale> = new Set(['left', 'ended']);
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

type Told = { item: Item; clause: TownTold };

const startOf = ({ lexemes }: Reading, { from }: Item): number => lexemes[from]?.start ?? 0;
const isInside = (at: number, { start, end }: Clause): boolean => start <= at && at < end;

/** "Carlsbad 2 bed for *business trips to San Diego*": no more is told of a town than the words behind the other one. */
const behindOthers = (reading: Reading, items: readonly Item[], clause: TownTold): TownTold => {
  const { phrase } = clause;
  if (phrase === undefined) return clause;
  const isAhead = (at: number): boolean => isInside(at, clause) && at < phrase;
  const hasOther = items.some((item) => isPlace(item) && isAhead(startOf(reading, item)));
  return hasOther ? { ...clause, start: phrase } : clause;
};

/** What was said of a home that is given up. */
const isOfLeft = (reading: Reading, told: readonly Told[], item: Item): boolean =>
  item.kind !== 'place' && told.some(({ clause }) => SOLD.has(clause.tale) && isInside(startOf(reading, item), clause));

const isHomeOffice = ({ constraints }: Item): boolean =>
  constraints.every((one) => one.Field === 'Tag' && one.Value.includes('home office'));

/** A workplace is no room for work at home. */
const isOffice = (reading: Reading, tales: readonly Told[], item: Item): boolean =>
  item.kind !== 'place' && isHomeOffice(item) && tales.some(({ clause }) => isInside(startOf(reading, item), clause));

/** "Transferred to *our Carlsbad office*"; who wants a person may call that of the agents. */
const isWorkplace = ({ lexemes }: Reading, item: Item, items: readonly Item[]): boolean =>
  !wantsPerson(lexemes) &&
  isHomeOffice(item) &&
  !/home/.test(lexemes[item.from]?.text ?? '') &&
  items.some((other) => isTown(other) && other.to === item.from);

/** Whether another town is wanted than one that is told of, or was before: it gives way then. */
const givesWay = (
  reading: Reading,
  items: readonly Item[],
  tales: readonly Told[],
  { item, clause }: Told,
): boolean => {
  const { before } = reading;
  // "La Mesa is too expensive, rather El Cajon" of who looked in La Mesa gives it up.
  if (before.some((one) => isWanted(one) && String(one.Value) === nameOf(item))) return false;
  const isOutside = (other: Item): boolean => !isInside(startOf(reading, other), clause);
  const isOther = (other: Item): boolean =>
    isPlace(other) && isOutside(other) && nameOf(other) !== nameOf(item) && !tales.some((one) => one.item === other);
  const isHeld = (one: Constraint): boolean =>
    (one.Field === 'City' || one.Field === 'Near') && isWanted(one) && String(one.Value) !== nameOf(item);
  return items.some(isOther) || (before.some(isHeld) && items.some((other) => !isPlace(other) && isOutside(other)));
};

/** Whether something is wanted beside what a clause tells: "we sold our flat in Geneva" alone asks for nothing. */
const isWantedBeside = (reading: Reading, items: readonly Item[], { clause }: Told): boolean =>
  reading.before.length > 0 || items.some((item) => !isInside(startOf(reading, item), clause));

/** "My bank is in San Diego and I want a house *there*". */
const isPointedAt = ({ lexemes }: Reading, { item }: Told): boolean =>
  lexemes.some(
    (lexeme, at) => at >= item.to && (hasSense(lexeme, 'point', 'there') || hasSense(lexeme, 'point', 'place')),
  );

const isTold = (reading: Reading, items: readonly Item[], tales: readonly Told[], told: Told): boolean => {
  const { tale } = told.clause;
  const isSold = SOLD.has(tale);
  if (!isSold && joinsSomebody(reading)) return false;
  const isPlain = tale === 'past' || tale === 'left' || tale === 'far';
  if (!isPlain || isPointedAt(reading, told)) return givesWay(reading, items, tales, told);
  return tale !== 'left' || isWantedBeside(reading, items, told);
};

/** What is told of a town that is left out is explained, and no more to be read. */
const takeClause = ({ lexemes }: Reading, clause: Clause, kept: readonly Item[]): void => {
  for (const [at, lexeme] of lexemes.entries()) {
    const isOfKept = kept.some(({ from, to }) => from <= at && at < to);
    if (isInside(lexeme.start, clause) && !isOfKept) lexeme.isTaken = true;
  }
};

/**
 * Leaves out the towns that a message only tells of: where the visitor's bank is, what he sold, what he is tired of. Some count
 * still where no other town is wanted, nor was before. `unexplained` are the words for how far away a town may be.
 */
export const withoutElsewhere = (
  reading: Reading,
  items: readonly Item[],
): { items: Item[]; unexplained: string[] } => {
  const tales = items.filter(isPlace).flatMap((item): Told[] => {
    const clause = taleOf(reading, item.from);
    // "Schwabing is too expensive" refuses a part of the town that is looked in.
    const isRefused = clause?.tale === 'beside' && !isTown(item);
    return clause === undefined || isRefused ? [] : [{ item, clause: behindOthers(reading, items, clause) }];
  });
  if (tales.length === 0) return { items: items.filter((item) => !isWorkplace(reading, item, items)), unexplained: [] };
  const told = tales.filter((one) => isTold(reading, items, tales, one));
  const isKept = (item: Item): boolean =>
    !told.some((one) => one.item === item) &&
    !isOfLeft(reading, told, item) &&
    !isOffice(reading, tales, item) &&
    !isWorkplace(reading, item, items);
  const kept = items.filter(isKept);
  for (const { clause } of told) takeClause(reading, clause, kept);
  const far = told.filter(({ clause }) => clause.tale === 'far').map(({ clause }) => wordsIn(reading, clause));
  return { items: kept, unexplained: [...new Set(far)] };
};

/** The visitor's own words of a clause. */
const wordsIn = (reading: Reading, { start, end }: Clause): string => {
  const { lexemes } = reading;
  const from = lexemes.findIndex((lexeme) => lexeme.start >= start && !lexeme.isMark);
  const to = lexemes.findLastIndex((lexeme) => lexeme.start < end && !lexeme.isMark && !hasSense(lexeme, 'link')) + 1;
  return wordsOf(reading, from, to);
};
