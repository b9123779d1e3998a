import { foldAddress } from '../../../listings/fold.ts';
import type { SessionState } from '../../sessions/session-state.ts';
import { type Constraint, heldBudgets, isIdentifier, isSame, saleTypeOf } from '../constraint.ts';
import type { Statement } from '../statement.ts';
import { ABOUT_NO_HOME, type Intent, type Talk, type Understanding } from '../understanding.ts';
import { withAlike } from './alike.ts';
import { whatStays } from './merge.ts';
import { aboutSearch, type Heard } from './search.ts';
import type { ShownListing } from './shown-listing.ts';
import { type Targets, talkedAbout, targetsOf, tellsShown } from './targets.ts';

/** "Thanks for the homes" asks for none. */
const CLOSING: readonly (Talk | undefined)[] = ['thanks', 'farewell'];

/** Whether a message says which homes are wanted. */
const saysWhat = ({
  constraints,
  wishes,
  dropped,
  droppedTags,
  droppedNames,
  order,
  limit,
  aggregate,
}: Statement): boolean =>
  [constraints, wishes, dropped, droppedTags, droppedNames].some((part) => part.length > 0) ||
  [order, limit, aggregate].some((part) => part !== undefined);

/** What is wanted of the homes that a message names or points at. */
const lookupOrCompare = ({ compares, constraints }: Statement, { ids }: Targets): Intent =>
  compares && ids.length + constraints.filter(isIdentifier).length > 1 ? 'compare' : 'lookup';

/**
 * What a message wants. A home that is named or pointed at comes before conditions, but "it should have a garage" is about the
 * search, unlike "does it have a garage?". `hasShown`: homes were shown before; `goesOn`: a
 * search with conditions is under way, to which words that nothing explains add a wish: "black kitchen cabinets".
 */
const intentOf = (
  statement: Statement,
  targets: Targets,
  { hasShown, goesOn }: { hasShown: boolean; goesOn: boolean },
): Intent => {
  const { constraints, fields, askedTags, talk } = statement;
  const asks = fields.length > 0 || askedTags.length > 0;
  if (statement.wantsHuman) return 'human';
  if (ABOUT_NO_HOME.some((one) => one === talk)) return 'none';
  if (constraints.some(isIdentifier)) return lookupOrCompare(statement, targets);
  // "Which of these is close to the trolley?", where nothing that is known tells them apart.
  const isOfWords = statement.amongShown && statement.asksAround === true && !saysWhat(statement);
  if (isOfWords) return 'lookup';
  if (statement.isReset || statement.wantsMore || statement.amongShown || statement.relative.length > 0)
    return 'search';
  const isRequirement = targets.isFocusOnly && !asks && saysWhat(statement);
  if (targets.ids.length > 0 && !isRequirement) return lookupOrCompare(statement, targets);
  if (targets.isMissing) return 'lookup';
  if (saysWhat(statement) || targets.unmet.length > 0) return 'search';
  if (asks && hasShown) return lookupOrCompare(statement, targets);
  // Who is refused a choice of neighbours looks for a home all the same.
  if (statement.refused.length > 0) return 'search';
  const wishes = talk === undefined && statement.unexplained.length > 0 && goesOn;
  const isSearch = (statement.speaksOfHomes && !CLOSING.includes(talk)) || wishes;
  // "Welche Schulen gibt's da?" asks of what was shown.
  if (isSearch && hasShown && statement.asksAround === true && (statement.asksWords ?? []).length > 0) return 'lookup';
  return isSearch ? 'search' : 'none';
};

/** Whether a message says something beside "yes" or "no". */
const saysMore = (statement: Statement): boolean =>
  saysWhat(statement) ||
  [statement.relative, statement.pointers, statement.fields].some((part) => part.length > 0) ||
  statement.isReset ||
  statement.wantsMore ||
  statement.amongShown ||
  statement.wantsHuman ||
  statement.compares;

/** "The cheapest one?", of homes that came closest: nothing matches, so that it can only be one of those. */
const choosesOne = (statement: Statement): boolean => {
  const { aggregate, limit, order, fields, ...rest } = statement;
  const isOne = (order !== undefined && limit !== undefined) || aggregate === 'lowest' || aggregate === 'highest';
  return isOne && !saysMore({ ...rest, fields: [] });
};

/** Who chooses among the closest homes has given up what they do not fulfil, but not for good: `lifted` holds again afterwards. */
const chooseAmong = (statement: Statement, before: SessionState, givenUp: readonly Constraint[]) => {
  const lifted = before.constraints.filter((one) => givenUp.some((given) => isSame(one, given)));
  const constraints = before.constraints.filter((one) => !lifted.includes(one));
  return {
    statement: { ...statement, amongShown: true, speaksOfHomes: true },
    before: { ...before, constraints },
    lifted,
  };
};

/**
 * "Yes" says what was offered, unless more is said with it. Who asks for more of the closest homes has given nothing up:
 * they come closest again.
 */
const takeReply = (
  statement: Statement,
  before: SessionState,
): { statement: Statement; before: SessionState; lifted?: Constraint[] } => {
  const { offer, givenUp } = before;
  if (givenUp !== undefined && (statement.amongShown || choosesOne(statement)))
    return chooseAmong(statement, before, givenUp);
  // "Yeah, La Mesa also works" says what is wanted.
  if (offer === undefined || statement.reply !== 'yes' || statement.adds) return { statement, before };
  if (offer.kind === 'relax') {
    const taken = before.constraints.filter((one) => offer.constraints.some((given) => isSame(one, given)));
    const constraints = [...before.constraints.filter((one) => !taken.includes(one)), ...heldBudgets(taken)];
    return { statement: { ...statement, speaksOfHomes: true }, before: { ...before, constraints } };
  }
  if (saysMore(statement)) return { statement, before };
  const taken = offer.kind === 'more' ? { wantsMore: true } : { wantsHuman: true };
  return { statement: { ...statement, ...taken }, before };
};

type Addressed = ShownListing & { address: string };

const NUMBER_SIGN = /[\s,]*#\s*\S+$/u;
const UNIT_WORD = /[\s,]+\p{L}+\.?\s*\S+$/u;

/** "2883 Rosecrans St Unit A" without its unit. */
const buildingOf = (address: string): string => {
  if (!foldAddress(address).includes(' #')) return address;
  return address.replace(NUMBER_SIGN.test(address) ? NUMBER_SIGN : UNIT_WORD, '');
};

const unitOf = (address: string): string => / #(\S+)$/.exec(foldAddress(address))?.[1] ?? '';

const namedBy = ({ city }: ShownListing, Value: string): Constraint[] => {
  const address: Constraint = { Field: 'Address', Operator: 'is', Value, Words: Value };
  return city === null ? [address] : [{ Field: 'City', Operator: 'is', Value: [city], Words: '' }, address];
};

/** Where no home is talked about whose building could be meant. */
const WHICH_HOME = { position: Number.MAX_SAFE_INTEGER };

/** "Unit B please" as the address that it means: of the building that is talked about, or of the only one shown with such a unit. */
export const withUnit = (statement: Statement, before: SessionState, listings: readonly ShownListing[]): Statement => {
  const { unit } = statement;
  if (unit === undefined) return statement;
  const ids = talkedAbout(before);
  const homes = listings.filter((home): home is Addressed => ids.includes(home.id) && home.address !== null);
  const buildings = new Set(homes.map(({ address }) => foldAddress(buildingOf(address))));
  const [first] = homes;
  const [only, ...more] = homes.filter(({ address }) => unitOf(address) === unit);
  const named =
    first !== undefined && buildings.size === 1
      ? namedBy(first, `${buildingOf(first.address)} Unit ${unit.toUpperCase()}`)
      : only !== undefined && more.length === 0
        ? namedBy(only, only.address)
        : [];
  const pointers = named.length === 0 ? [WHICH_HOME] : [];
  return { ...statement, constraints: named, pointers, wantsMore: false, unexplained: [] };
};

/** What a home that is named may lie in: it tells two of the same address apart. */
const PLACES_OF_LOOKUP: readonly string[] = ['City', 'ZIP'];

const talkOf = ({ talk, reply, asksWords }: Statement, { focus }: SessionState): Talk => {
  if (talk !== undefined) return talk;
  if (reply !== undefined) return 'reply';
  if (focus.length === 0) return 'other';
  // What nothing here tells of the home that is talked about, and no text of it can be searched for.
  return asksWords?.length === 0 ? 'knowledge' : 'shown';
};

/** What is remembered where a search begins anew. */
const forgotten = ({ order, asked, ...rest }: SessionState): SessionState => ({
  ...rest,
  constraints: [],
  wishes: [],
  shown: [],
});

/** About homes that are named or pointed at. The search is left as it was. */
const aboutHomes = ({ statement, before, targets }: Heard): Partial<Understanding> => {
  const identifiers = statement.constraints.filter(isIdentifier);
  const places = statement.constraints.filter(({ Field }) => PLACES_OF_LOOKUP.includes(Field));
  const namesNone = targets.ids.length === 0 && identifiers.length === 0 && !targets.isMissing;
  const Reference = namesNone ? [...talkedAbout(before)] : targets.ids;
  // "The third and the fourth, which is closer to Lake Murray?"
  const near = identifiers.length > 0 ? [] : statement.constraints.filter(({ Field }) => Field === 'Near');
  return {
    Unexplained: [
      ...statement.unexplained,
      ...(statement.asksWords ?? []),
      ...near.flatMap(({ Value }) => Value as string[]),
    ],
    Constraints: identifiers.length === 0 ? [] : [...places, ...identifiers],
    ...(Reference.length > 0 || targets.isMissing ? { Reference } : {}),
  };
};

const aboutNoHome = ({ statement, before }: Heard): Partial<Understanding> => {
  const Talk = talkOf(statement, before);
  return {
    Constraints: before.constraints,
    Unexplained: Talk === 'shown' ? (statement.asksWords ?? []) : [],
    Fields: [],
    Talk,
  };
};

/** "I want to talk to someone about the rental", after rentals were looked for. */
const repeatsSaleType = (one: Constraint, { constraints }: SessionState): boolean =>
  one.Field === 'SaleType' && one.Operator === 'is' && one.Value === saleTypeOf(constraints);

/** Nothing is searched for: the message's own conditions, and the homes that are named or pointed at. The search goes on later. */
const aboutPerson = (heard: Heard): Partial<Understanding> => {
  const { statement, targets, before } = heard;
  const { Kept = [] } = aboutSearch(heard);
  const described = statement.pointers.flatMap((one) => (one !== 'focus' && 'fits' in one ? one.fits : []));
  // What fits all that was shown, or nothing of it, tells no home: it is a condition.
  const isCondition =
    targets.unmet.length > 0 || (targets.ids.length > 1 && targets.ids.length === before.lastShown.length);
  const conditions = isCondition ? described : [];
  return {
    Constraints: [...statement.constraints.filter((one) => !repeatsSaleType(one, before)), ...conditions],
    Kept,
    Unexplained: [],
    ...(targets.ids.length > 0 && conditions.length === 0 ? { Reference: targets.ids } : {}),
  };
};

/** "And the lowest?" is the lowest of what was asked before, or of prices. */
const withFigure = (statement: Statement, { asked }: SessionState): Statement => {
  const { figure } = statement;
  if (figure === undefined || asked === undefined) return statement;
  const fields = asked.fields.length === 0 ? (['Price'] as const) : asked.fields;
  return { ...statement, aggregate: figure, fields: [...fields], pointers: [], unexplained: [] };
};

/** "Does the first one have a garage?", then "and the third?" */
const withSameAsked = (statement: Statement, { lookedUp }: SessionState): Statement =>
  statement.asksSame === true && lookedUp !== undefined
    ? { ...statement, fields: lookedUp.fields, askedTags: lookedUp.tags }
    : statement;

const ABOUT = {
  search: aboutSearch,
  lookup: aboutHomes,
  compare: aboutHomes,
  human: aboutPerson,
  none: aboutNoHome,
} as const;

/**
 * What a message means after all that was said before. Pure: the same statement, state and listings give the same.
 * `listings` are those of `lastShown` and `focus` as they are now; they matter where the statement points at a home or
 * compares with what was shown.
 */
export const understand = (
  read: Statement,
  remembered: SessionState,
  listings: readonly ShownListing[],
): Understanding => {
  const { ofShown } = read;
  const said = ofShown !== undefined && tellsShown(ofShown, remembered, listings) ? ofShown : read;
  const asked = withSameAsked(withFigure(said, remembered), remembered);
  const taken = takeReply(asked, remembered);
  const { before: answered, lifted = [] } = taken;
  const statement = withUnit(withAlike(taken.statement, answered, listings), answered, listings);
  const before = statement.isReset ? forgotten(answered) : answered;
  const targets = targetsOf(statement, before, listings);
  const Intent = intentOf(statement, targets, {
    hasShown: talkedAbout(before).length > 0,
    goesOn: before.constraints.length > 0 && before.lastShown.length > 0,
  });
  const { limit, aggregate } = statement;
  const understood: Understanding = {
    Language: statement.language,
    Intent,
    Constraints: [],
    Wishes: [],
    Kept: before.constraints,
    Unexplained: statement.unexplained,
    ...(statement.unsought === undefined ? {} : { Unsought: statement.unsought }),
    Fields: statement.fields,
    AskedTags: statement.askedTags,
    Refused: statement.refused,
    ...(statement.areaUnit === undefined ? {} : { AreaUnit: statement.areaUnit }),
    // "能安排看房两到三套" counts homes to visit.
    ...(limit === undefined || Intent === 'human' ? {} : { Limit: limit }),
    ...(aggregate === undefined ? {} : { Aggregate: aggregate }),
    ...(statement.again === true && Intent === 'lookup' ? { Again: true } : {}),
    ...ABOUT[Intent]({ statement, before, targets, listings }),
  };
  return lifted.length === 0 || statement.isReset
    ? understood
    : { ...understood, Kept: [...understood.Kept, ...whatStays(lifted, statement.constraints)] };
};
