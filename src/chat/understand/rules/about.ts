import { type Constraint, type ConstraintField, isPlaceField } from '../constraint.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Pointer } from '../statement.ts';
import { PRICE_REDUCED } from '../told-fields.ts';
import { ASKED_FIELDS, type AskedField } from '../understanding.ts';
import { addsCondition } from './adds-condition.ts';
import { asksForAny, withoutLiked } from './goes-beyond.ts';
import { isOfAnimals } from './own-animals.ts';
import type { Pointing } from './read-asking.ts';
import type { ReadTalk } from './read-talk.ts';
import type { Item, Reading } from './stretch.ts';

export type Heard = {
  reading: Reading;
  /** Without identifiers. */
  stated: readonly Constraint[];
  items: readonly Item[];
  identifiers: readonly Constraint[];
  pointing: Pointing;
  talk: ReadTalk;
  fieldsIf: (isQuestion: boolean) => AskedField[];
};

/** What of a message is asked about homes that are named or pointed at, and what is a condition. */
export type About = {
  constraints: Constraint[];
  pointers: Pointer[];
  fields: AskedField[];
  askedTags: string[];
  /** Whether a home is named by its place in the list, its number, address or link. */
  isNamed: boolean;
};

/** What makes a message a search even if it could be about what was shown. */
export const SEARCH_FIELDS: ReadonlySet<ConstraintField> = new Set([
  'City',
  'ZIP',
  'Near',
  'Street',
  'Price',
  'Bedrooms',
  'BuildingArea',
  'LotArea',
]);

const tagsOf = (constraints: readonly Constraint[]): string[] =>
  constraints.flatMap((constraint) => (constraint.Field === 'Tag' ? constraint.Value : []));

/** What a home is called by, so that it is asked about only where nothing else is: "has *the condo* at 5 Oak St a pool?" */
const CALLED_BY: ReadonlySet<ConstraintField> = new Set(['PropertyType', 'SaleType']);

/** "16 Oak St rent?" asks for the sum. */
const asksRent = ({ lexemes }: Reading): boolean =>
  lexemes.some((lexeme) => hasSense(lexeme, 'sale', 'rent') && hasSense(lexeme, 'ask', 'Price'));

/** What "does it have 3 bedrooms?" asks about. */
const askedOf = (stated: readonly Constraint[], reading: Reading, asksMore: boolean): AskedField[] => {
  const isOther = ({ Field }: Constraint): boolean => !CALLED_BY.has(Field) && !isPlaceField(Field);
  const asked = asksMore || stated.some(isOther) ? stated.filter(isOther) : stated;
  return asked.flatMap(({ Field }) =>
    Field === 'SaleType' && asksRent(reading)
      ? ['Price' as const]
      : ASKED_FIELDS.filter((field) => field === Field && field !== 'Tag' && !isPlaceField(Field)),
  );
};

/** "*这套*是有电梯的吗" is about a home that was shown, "这里有带电梯的吗" about others. */
const pointsAtHome = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    (one) => (hasSense(one, 'point', 'focus') || hasSense(one, 'point', 'all')) && !hasSense(one, 'point', 'there'),
  );

/** "这套是有电梯*的吗*", "没有电梯*吧*": asks of the home that is pointed at. */
const endsOfOne = (lexemes: readonly Lexeme[]): boolean =>
  hasSense(
    lexemes.findLast(({ isMark }) => !isMark),
    'ask',
    'ofOne',
  );

/** Whether a message speaks of homes in general, not of those that were shown. */
const speaksOfOthers = ({ lexemes }: Reading): boolean => {
  const hasOne = (group: string): boolean => lexemes.some((lexeme) => hasSense(lexeme, group));
  const asksField = lexemes.some(
    (lexeme) =>
      hasSense(lexeme, 'ask', 'home') ||
      (!lexeme.isTaken && ASKED_FIELDS.some((field) => hasSense(lexeme, 'ask', field))),
  );
  const last = lexemes.findLast(({ isMark }) => !isMark);
  const isOfOne = pointsAtHome(lexemes);
  const asksForKind =
    !isOfOne && hasSense(last, 'ask', 'ofKind') && lexemes.some((lexeme) => hasSense(lexeme, 'ask', 'has'));
  const isSearch = lexemes.some((one) => hasSense(one, 'search') && !(isOfOne && hasSense(one, 'ask', 'ofOne')));
  // "有没有*联排*".
  const asksForType =
    !isOfOne && lexemes.some((one, at) => hasSense(one, 'ask', 'has') && hasSense(lexemes[at + 1], 'type'));
  return hasOne('many') || hasOne('aggregate') || asksForKind || asksForType || (isSearch && !asksField);
};

/** "How much is the cheapest?" asks of the one home that is the cheapest, not of each that was shown. */
const asksOfExtreme = ({ reading: { lexemes }, pointing, talk }: Heard): boolean =>
  !pointing.focus &&
  pointing.one === undefined &&
  pointing.positions.length === 0 &&
  !talk.compares &&
  lexemes.some(
    (lexeme) => lexeme.isTaken && lexeme.senses.some(({ group, value }) => group === 'order' && value !== 'by'),
  );

/** What may stand beside a feature that is named alone: "and furnished?", "a pool?", not "is *the* pool heated?". */
const BESIDE_FEATURE: readonly string[] = ['follow', 'negation', 'plain', 'talk', 'home'];

/** "*What about* without a pool?" */
const asksWithout = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'ask', 'open') && hasSense(lexemes[at + 1], 'negation', 'not');

/** "Furnished?", "and no pool?": after several homes a feature that is named alone says which of them are wanted. */
const namesFeature = ({ reading, stated, items, pointing, talk, fieldsIf }: Heard): boolean => {
  const isPointing = pointing.focus || pointing.one !== undefined || pointing.positions.length > 0;
  if (!reading.talksOfSeveral || isPointing || talk.asksWhether || fieldsIf(true).length > 0) return false;
  return (
    stated.length > 0 &&
    stated.every(({ Field }) => Field === 'Tag') &&
    reading.lexemes.every(
      (lexeme, index) =>
        lexeme.isMark ||
        items.some(({ from, to }) => from <= index && index < to) ||
        hasSense(lexeme, 'link') ||
        hasSense(lexeme, 'negation') ||
        hasSense(lexeme, 'ask', 'ofKind') ||
        asksWithout(reading.lexemes, index) ||
        lexeme.amount?.value === 1 ||
        (!hasSense(lexeme, 'plain', 'the') &&
          !hasSense(lexeme, 'ask') &&
          lexeme.senses.some(({ group }) => BESIDE_FEATURE.includes(group))),
    )
  );
};

/** By what "has the one *in La Mesa with a pool* got a garage?" points: not what stands before it, nor behind another verb. */
const pointedBy = ({ reading: { lexemes }, stated, items, pointing }: Heard): Constraint[] => {
  const from = pointing.one ?? lexemes.length;
  // "*La Jolla*那套有洗碗机吗".
  const placed = items.find(({ to }) => to === from);
  if (placed !== undefined && hasSense(lexemes[from], 'point', 'placed'))
    return stated.filter(({ Words }) => placed.constraints.some((one) => Words.includes(one.Words)));
  const first = items.find((item) => item.from > from);
  const isVerb = (lexeme: Lexeme): boolean => hasSense(lexeme, 'ask') || hasSense(lexeme, 'state');
  const verb = lexemes.findIndex((lexeme, at) => at >= (first?.to ?? lexemes.length) && isVerb(lexeme));
  const said = items
    .filter((item) => item.from > from && (verb === -1 || item.from < verb))
    .flatMap(({ constraints }) => constraints.map(({ Words }) => Words));
  return stated.filter(({ Words }) => said.some((words) => Words.includes(words)));
};

/** "Can I visit *the 4 bedroom one*?": which of the homes that were shown somebody wants to see. */
const describedForPerson = ({ reading, stated, identifiers, pointing, talk }: Heard): Constraint[] =>
  talk.wantsHuman &&
  reading.hasShown &&
  pointing.positions.length + identifiers.length === 0 &&
  !speaksOfOthers(reading)
    ? stated.filter((one) => one.Field !== 'SaleType' && !isOfAnimals(one))
    : [];

/** "Does the one in La Mesa have a garage?": the place says which, the feature is asked about. */
const readOne = (heard: Heard): { fits: Constraint[]; asked: Constraint[] } => {
  const { reading, stated, pointing, talk } = heard;
  const described = describedForPerson(heard);
  if (described.length > 0) return { fits: described, asked: [] };
  const isOne = pointing.one !== undefined && reading.hasShown && pointing.positions.length === 0 && !talk.amongShown;
  if (!isOne) return { fits: [], asked: [] };
  const pointed = pointedBy(heard);
  const isParted = pointed.length > 0 && pointed.length < stated.length;
  const fits = isParted ? pointed : stated.filter(({ Field }) => Field !== 'Tag');
  const isAsked = (talk.isQuestion || talk.asksWhether) && fits.length > 0 && fits.length < stated.length;
  return isAsked ? { fits, asked: stated.filter((one) => !fits.includes(one)) } : { fits: [...stated], asked: [] };
};

export const readAbout = (told: Heard): About => {
  const heard = withoutLiked(told);
  const { reading, stated, items, identifiers, pointing, talk, fieldsIf } = heard;
  const isNamed = pointing.positions.length > 0 || identifiers.length > 0;
  const isSearch = stated.some(({ Field }) => SEARCH_FIELDS.has(Field)) && !isNamed;
  const asksField = talk.isQuestion && fieldsIf(true).length > 0;
  const confirms = endsOfOne(reading.lexemes) && (isNamed || pointsAtHome(reading.lexemes));
  const asksOfIt = pointing.focus && !talk.amongShown && (talk.asksWhether || asksField || confirms);
  // "What's new this week?" asks for other homes, "was it listed this week?" does not.
  const isNews =
    !pointing.focus &&
    !talk.asksWhether &&
    stated.some(({ Field, Operator }) => Field === 'DaysOnMarket' && Operator === 'atMost');
  const isOfOthers =
    asksOfExtreme(heard) ||
    isNews ||
    talk.wantsMore ||
    addsCondition(heard) ||
    namesFeature(heard) ||
    asksForAny(heard) ||
    speaksOfOthers(reading);
  const isAboutShown = reading.hasShown && (!isSearch || asksOfIt) && !isOfOthers;
  const isAsking = pointing.focus || talk.asksWhether || talk.isQuestion || stated.length === 0;
  const isAbout = isNamed || (isAboutShown && isAsking);
  const isBare = isAboutShown && talk.isQuestion && items.every(({ kind }) => kind === 'state' || kind === 'tag');
  const asksWhether =
    isAbout &&
    !talk.amongShown &&
    (talk.asksWhether || asksOfIt || isBare || (isNamed && (talk.isQuestion || confirms)));

  const one = readOne(heard);
  const tags = tagsOf(one.asked.length > 0 ? one.asked : stated);
  // "Is there a price cut on it?": the history tells.
  const ofTags = tags.filter((tag) => tag !== PRICE_REDUCED);
  const asksTags =
    tags.length > 0 &&
    !talk.amongShown &&
    // "The second one lacks a pool, any other with a pool?"
    (!talk.wantsMore || identifiers.length > 0) &&
    (one.asked.length > 0 || (isAbout && (talk.asksWhether || talk.isQuestion || isNamed || confirms)));
  const said = fieldsIf(isAbout || talk.isQuestion || one.fits.length > 0);
  const fields = new Set<AskedField>([
    ...said,
    ...(asksWhether && one.fits.length === 0 ? askedOf(stated, reading, said.length > 0) : []),
    ...askedOf(one.asked, reading, said.length > 0),
    ...(asksTags && ofTags.length > 0 ? (['Tag'] as const) : []),
    ...(asksTags && ofTags.length < tags.length ? (['PriceHistory'] as const) : []),
  ]);

  const pointers: Pointer[] = pointing.positions.map((position) => ({ position }));
  if (one.fits.length > 0) pointers.push({ fits: one.fits });
  const isFocused = pointing.focus || (!talk.wantsHuman && (talk.asksAll || talk.compares || fields.size > 0));
  if (pointers.length === 0 && isAboutShown && identifiers.length === 0 && isFocused) pointers.push('focus');

  const isTaken = ({ Field }: Constraint): boolean => {
    if (asksOfIt && asksWhether) return true;
    return Field === 'Tag' ? asksTags : asksWhether && !isPlaceField(Field);
  };
  return {
    constraints: one.fits.length > 0 ? [] : stated.filter((constraint) => !isTaken(constraint)),
    pointers,
    fields: [...fields],
    askedTags: asksTags ? ofTags : [],
    isNamed,
  };
};
