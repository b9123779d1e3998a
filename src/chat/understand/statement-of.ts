import { languageIn } from '../words/answer-language.ts';
import { ASKED_OF_HOMES, fieldsOf, isAboutHomes, isPriceChange, offeredSums } from './about-homes.ts';
import { asks, readUnit, talkOf } from './asked.ts';
import { type Claim, inOrder, isClaimed } from './claims.ts';
import {
  type Constraint,
  type ConstraintField,
  isIdentifier,
  isNameConstraint,
  type NameConstraint,
} from './constraint.ts';
import { DROPS_NAMES, type Gathered, gather } from './gather.ts';
import { type Lexeme, type Message, saidOf, says, wordsOf } from './message.ts';
import { isOfLand } from './property-types.ts';
import type { Pointer, Relative, Statement } from './statement.ts';
import type { Order } from './understanding.ts';
import { askedBeside, askedUnlisted, askedWords, unexplainedOf, unreadNumbers, withoutInner } from './unexplained.ts';

/** "In Spanish please": longer messages name languages for other reasons. */
const MOST_OF_LANGUAGE = 6;

/** So many conditions begin a search anew. */
const ANEW = 3;
const LEAVES_SOLD = [
  'sale.buy',
  'sale.rent',
  'topic.Status',
  'ask.Status',
  'status.Active',
  'is.new',
  'is.today',
] as const;

/** What no longer matters, by fields. */
const droppedOf = (
  { before, lexemes }: Message,
  { free, drops, signs }: Gathered,
  constraints: readonly Constraint[],
): ConstraintField[] => {
  // Who looked at sold homes and asks what is for sale, or begins elsewhere, wants none that are sold.
  const wasSold = (before.constraints ?? []).some((one) => one.Field === 'Status' && one.Value === 'Sold');
  const isAnew =
    constraints.length >= ANEW ||
    lexemes.some((one) => !says(one, 'status.Sold') && says(one, ...LEAVES_SOLD)) ||
    // "What's available in El Cajon?"
    (lexemes.some((one) => says(one, 'ask.any')) && !lexemes.some((one) => says(one, 'status.Sold')));
  const hasPlace = constraints.some(({ Field }) => Field === 'City' || Field === 'Near');
  const fields = new Set<ConstraintField>([
    ...drops,
    ...(wasSold && isAnew ? (['Status'] as const) : []),
    ...(signs('everywhere') && !hasPlace ? (['City', 'Near', 'ZIP', 'Street'] as const) : []),
    ...(signs('wider') ? (['Near', 'Street', 'ZIP'] as const) : []),
    ...free.filter(({ Field }) => !DROPS_NAMES.has(Field) && Field !== 'Tag').map(({ Field }) => Field),
  ]);
  return [...fields].filter((field) => !constraints.some(({ Field }) => Field === field));
};

/** In which order homes are wanted, and how many: "the cheapest" is one. */
const orderOf = (message: Message, gathered: Gathered) => {
  const { orders, limits, figures, relative, signs, stated } = gathered;
  const before = message.before.constraints ?? [];
  const types = stated.some(({ Field }) => Field === 'PropertyType') ? stated : before;
  const isOfLots = isOfLand(types) || message.lexemes.some((one) => says(one, 'unit.acre', 'unit.hectare'));
  // Among lots the biggest is the biggest lot.
  const [first] = orders.map((one) =>
    one.order.Field === 'BuildingArea' && isOfLots
      ? { ...one, order: { ...one.order, Field: 'LotArea' as const } }
      : one,
  );
  const [compared] = relative;
  // "Which one is bigger?", of those that were shown.
  const foremost: Order | undefined =
    signs('among') && compared !== undefined
      ? {
          Field: compared.Field === 'BuildingArea' && isOfLots ? 'LotArea' : compared.Field,
          Direction: compared.Direction === 'less' ? 'asc' : 'desc',
        }
      : undefined;
  const isOne = foremost !== undefined || (first !== undefined && !first.isList && figures.length === 0);
  return {
    order: first?.order ?? foremost,
    limit: limits[0] ?? first?.rank ?? (isOne ? 1 : undefined),
    isForemost: foremost !== undefined,
  };
};

/** "And the lowest?", of what was asked before. */
const bareFigure = ({ figures, topics, stated }: Gathered): 'lowest' | 'highest' | undefined => {
  const [first] = figures;
  if (first === undefined || first.field !== undefined || topics.length > 0 || stated.length > 0) return undefined;
  return first.aggregate === 'lowest' || first.aggregate === 'highest' ? first.aggregate : undefined;
};

/** "Stretch the budget by 50k". */
const raisedBudget = ({ before }: Message, raised: number | undefined): Constraint[] => {
  const budget = (before.constraints ?? []).find((one) => one.Field === 'Price' && one.Operator === 'atMost');
  return raised !== undefined && budget?.Field === 'Price' ? [{ ...budget, Value: budget.Value + raised }] : [];
};

const pointersOf = (
  { stated, positions, hasFocus }: Gathered,
  { isAbout, isAgain, compares, wantsHuman }: Aim,
): Pointer[] => {
  if (isAgain) return positions.length > 0 ? positions : ['focus'];
  if (!wantsHuman && !isAbout && !compares) return [];
  const isNamed = stated.some(isIdentifier);
  const withFocus = hasFocus && !isNamed && (positions.length === 0 || compares);
  const pointers: Pointer[] = [...positions, ...(withFocus ? (['focus'] as const) : [])];
  return isAbout && pointers.length === 0 && !isNamed ? ['focus'] : pointers;
};

const isOfNamed = (one: Constraint): boolean => isIdentifier(one) || one.Field === 'City' || one.Field === 'ZIP';

/** What is left of the conditions where homes are named or pointed at. */
const conditionsOf = ({ stated }: Gathered, isAbout: boolean): Constraint[] => {
  if (!isAbout) return stated;
  return stated.some(isIdentifier) ? stated.filter(isOfNamed) : [];
};

/** "Too much, under 300", "bigger, 4 bedrooms": the bound says how much. */
const BOUNDED_BY: Readonly<Partial<Record<Relative['Field'], ConstraintField>>> = {
  Price: 'HOAMonth',
  BuildingArea: 'Bedrooms',
};
const isBounded = ({ Field }: Relative, stated: readonly Constraint[]): boolean =>
  stated.some((one) => one.Field === Field || one.Field === BOUNDED_BY[Field]);

const isAskedOf = ({ Field }: Relative, topics: Gathered['topics']): boolean =>
  topics.some(({ field, isQuestion }) => isQuestion && field === Field);

/** What a message is of: homes that it names or points at, or a search, which all that is put together turns on. */
const aimOf = (message: Message, claims: readonly Claim[], gathered: Gathered) => {
  const { stated, positions, relative, orders, signs } = gathered;
  const wantsHuman = signs('human');
  const isKnowledge = claims.some(({ means }) => means.kind === 'talk' && means.talk === 'knowledge');
  const isNamed = positions.length > 0 || stated.some(isIdentifier);
  // "What's the difference between earnest money and a down payment, and do I lose it?"
  const isOfNoHome = isKnowledge && !isNamed && stated.length === 0 && gathered.topics.length === 0;
  // "Show those as a table with pool and garage" asks for both of each.
  const isAgain =
    signs('again') && stated.every(({ Field }) => ASKED_OF_HOMES.has(Field)) && !wantsHuman && message.before.hasShown;
  const isAbout = !isOfNoHome && (isAgain ? stated.length > 0 : isAboutHomes(message, gathered));
  const isNear = stated.some(({ Field }) => Field === 'Near');
  const comparesSome =
    (signs('compare') && !isOfNoHome) ||
    (positions.length + stated.filter(isIdentifier).length > 1 && (relative.length > 0 || orders.length > 0 || isNear));
  // "What's the difference between preapproved and prequalified?" compares no homes.
  const comparesNone = comparesSome && !message.before.hasShown && !isNamed && stated.length === 0;
  return { wantsHuman, isAgain, isAbout, compares: comparesSome, comparesNone };
};
type Aim = ReturnType<typeof aimOf>;

/** The language that is asked for: "in Spanish please". */
const languageAsked = ({ lexemes }: Message, { stated }: Gathered): Statement['language'] | undefined => {
  const asks = lexemes.some((one) => says(one, 'again.said', 'again.manner'));
  if (!asks && (lexemes.length > MOST_OF_LANGUAGE || stated.length > 0)) return undefined;
  return lexemes.flatMap((one) => languageIn(one.text, !says(one, 'again.said', 'again.manner')) ?? [])[0];
};

/** What goes on from before: names that are added, and what a search is among. */
const goingOn = (message: Message, claims: readonly Claim[], gathered: Gathered, { isAbout }: Aim) => {
  const { before, lexemes } = message;
  const { fine, signs, free, alike, positions } = gathered;
  // "Or Haidhausen", "or with a hot tub": either of the two.
  const isOr = before.hasShown && says(lexemes[0], 'link.or');
  const isAlso = lexemes.some((one, at) => says(one, 'go.also') && !isClaimed(claims, at));
  const among = claims.find(({ means }) => means.kind === 'sign' && (means.sign === 'among' || means.sign === 'more'));
  const [only, ...others] = positions;
  const alikeAt = only !== undefined && others.length === 0 && 'position' in only ? only : {};
  return {
    adds: (fine || isOr || isAlso) && !isAbout,
    ...(fine ? { allows: true } : {}),
    ...(isOr && !isAbout ? { alternates: true } : {}),
    ...(among === undefined ? {} : { shownWords: wordsOf(message, among.from, among.to) }),
    // "Solar doesn't matter, forget that" forgets that alone.
    isReset: signs('reset') && free.length === 0,
    wantsMore: signs('more') && !isAbout,
    ...(alike?.means.kind === 'alike'
      ? { alike: { ...alikeAt, isNear: alike.means.isNear, Words: wordsOf(message, alike.from, alike.to) } }
      : {}),
  };
};

/** In which order homes are searched, how many, and what is counted of them. */
const searchedBy = (message: Message, gathered: Gathered, { isAbout }: Aim) => {
  const { positions, relative, stated, signs, figures, topics } = gathered;
  const { order, limit, isForemost } = orderOf(message, gathered);
  const figure = bareFigure(gathered);
  const aggregate = figure === undefined ? figures[0]?.aggregate : undefined;
  const isOfOthers = (isAbout && positions.length === 0) || isForemost || positions.length > 1;
  return {
    asks: asks(message),
    amongShown: signs('among') && !isAbout && aggregate !== 'count' && !signs('more'),
    // "Too old? When were they built?" asks.
    relative: isOfOthers ? [] : relative.filter((one) => !isBounded(one, stated) && !isAskedOf(one, topics)),
    ...(order === undefined || isAbout ? {} : { order }),
    ...(limit === undefined || isAbout || aggregate === 'count' ? {} : { limit }),
    ...(aggregate === undefined || isAbout ? {} : { aggregate }),
    ...(figure === undefined ? {} : { figure }),
  };
};

/** What is asked of homes. */
const askedOf = ({ before, lexemes }: Message, gathered: Gathered, aim: Aim) => {
  const { wantsHuman, isAbout, isAgain, compares } = aim;
  const tags =
    isAbout && !wantsHuman ? gathered.stated.filter((one) => one.Field === 'Tag' && !isPriceChange(one)) : [];
  const figures = bareFigure(gathered) === undefined ? gathered.figures : [];
  // "And the third?" asks what was asked before.
  const isSame = says(lexemes[0], 'link.and') || lexemes.some((one) => says(one, 'point.same'));
  const isOfOther = isAbout && gathered.positions.length > 0 && gathered.topics.length === 0 && tags.length === 0;
  return {
    ...(isOfOther && isSame ? { asksSame: true } : {}),
    fields: wantsHuman ? [] : fieldsOf({ ...gathered, figures }, isAbout || isAgain, compares, before.hasShown),
    askedTags: tags.filter(isNameConstraint).flatMap(({ Value }) => Value),
  };
};

/** A yes or no, and talk of no home. */
const repliesOf = (
  message: Message,
  claims: readonly Claim[],
  gathered: Gathered,
  { wantsHuman, isAbout, comparesNone }: Aim,
  constraints: readonly Constraint[],
) => {
  const { stated, positions, topics, orders, free, drops, hasFocus, signs, replies } = gathered;
  const saysElse =
    [stated, positions, topics, orders, free, drops].some((part) => part.length > 0) ||
    hasFocus ||
    signs('more') ||
    wantsHuman;
  const reply = replies.find(({ isWeak }) => !isWeak || !saysElse)?.reply;
  const talk = comparesNone ? 'knowledge' : isAbout || wantsHuman ? undefined : talkOf(message, claims, constraints);
  return { ...(reply === undefined ? {} : { reply }), ...(talk === undefined ? {} : { talk }) };
};

/** What a question asks of homes that were shown in words that nothing here knows; undefined where it asks nothing so. */
const wordsAsked = (message: Message, claims: readonly Claim[], gathered: Gathered, { isAbout, isAgain }: Aim) => {
  const { topics, figures, stated } = gathered;
  const offered = isAbout ? offeredSums(message, gathered) : [];
  if (offered.length > 0) return offered;
  const unlisted = isAbout ? askedUnlisted(message) : [];
  if (unlisted.length > 0) return [...unlisted, ...(topics.length > 0 ? [] : askedWords(message, claims))];
  if (isAgain || figures.length > 0 || (stated.length > 0 && !isAbout)) return undefined;
  const words = topics.length + stated.length > 0 ? askedBeside(message, claims) : askedWords(message, claims);
  // "The second one, is there a school?"
  const isAsking = (one: Lexeme): boolean =>
    says(one, 'question', 'point.among') || (saidOf(one, 'ask') ?? 'home') !== 'home';
  // "Anything in French Valley?" looks for homes.
  if (words.length > 0 && message.lexemes.some((one) => says(one, 'home.any'))) return undefined;
  if (words.length > 0) return asks(message) || message.lexemes.some(isAsking) ? words : undefined;
  return topics.length + stated.length === 0 && asks(message) ? [] : undefined;
};

const areaUnitOf = ({ lexemes }: Message, { topics }: Gathered): Pick<Statement, 'areaUnit'> => {
  // "500 pies de la playa".
  if (!topics.some(({ field }) => field === 'BuildingArea' || field === 'LotArea')) return {};
  if (lexemes.some((one) => says(one, 'unit.sqm'))) return { areaUnit: 'Square Meters' };
  return lexemes.some((one) => says(one, 'unit.sqft')) ? { areaUnit: 'Square Feet' } : {};
};

/** Puts together what the rules claimed. */
export const statementOf = (
  message: Message,
  read: readonly Claim[],
  spoken: Pick<Statement, 'language' | 'isLanguageKnown'>,
): Statement => {
  const claims = inOrder(read);
  const gathered = gather(message, claims);
  const { before, lexemes } = message;
  const { stated, wishes, free, signs } = gathered;
  const aim = aimOf(message, claims, gathered);
  const { isAbout, isAgain, wantsHuman } = aim;
  // Who sells or lets his home tells where it is, and looks for none.
  const sells = lexemes.some((one) => says(one, 'human.sell'));
  const constraints = sells ? stated.filter(isIdentifier) : conditionsOf(gathered, isAbout);
  const language = languageAsked(message, gathered);
  const unit = gathered.limits.length > 0 ? undefined : readUnit(message, stated);
  const { words, unsought } = unexplainedOf(message, claims);
  const asksWords =
    before.hasShown && !wantsHuman && unit === undefined && words.length === 0
      ? wordsAsked(message, claims, gathered, aim)
      : undefined;
  const numbers = isAbout || wantsHuman || sells ? [] : unreadNumbers(message, claims);
  return {
    ...spoken,
    constraints: [...constraints, ...raisedBudget(message, gathered.raised)],
    wishes: isAbout ? [] : wishes,
    dropped: droppedOf(message, gathered, constraints),
    droppedNames: free.filter((one): one is NameConstraint => isNameConstraint(one) && DROPS_NAMES.has(one.Field)),
    droppedTags: free.flatMap((one) => (one.Field === 'Tag' ? one.Value : [])),
    ...goingOn(message, claims, gathered, aim),
    ...(isAgain ? { again: true as const } : {}),
    ...(unit === undefined ? {} : { unit }),
    ...searchedBy(message, gathered, aim),
    pointers: pointersOf(gathered, aim),
    ...(asksWords === undefined ? {} : { asksWords }),
    ...(asksWords !== undefined && lexemes.some((one) => says(one, 'place.kind', 'ask.unlisted'))
      ? { asksAround: true as const }
      : {}),
    ...askedOf(message, gathered, aim),
    ...repliesOf(message, claims, gathered, aim, constraints),
    ...(language === undefined ? {} : { language, isLanguageKnown: true }),
    ...(language !== undefined && !before.hasShown ? { talk: 'greeting' as const } : {}),
    speaksOfHomes:
      signs('homes') ||
      claims.some(({ means }) => means.kind === 'told') ||
      stated.length > 0 ||
      lexemes.some((one) => says(one, 'need') && !says(one, 'filler')),
    wantsHuman,
    compares: aim.compares && !aim.comparesNone,
    ...areaUnitOf(message, gathered),
    refused: claims
      .filter(({ means }) => means.kind === 'sign' && means.sign === 'refused')
      .map(({ from, to }) => wordsOf(message, from, to)),
    unexplained: withoutInner([...words, ...numbers]),
    // No text is searched for a number.
    ...(unsought.length + numbers.length > 0 ? { unsought: [...unsought, ...numbers] } : {}),
  };
};
