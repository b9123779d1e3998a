import type { Constraint, ConstraintField } from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import type { Pointer } from '../statement.ts';
import { ASKED_FIELDS, type AskedField } from '../understanding.ts';
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
const PLACES: ReadonlySet<ConstraintField> = new Set(['City', 'ZIP', 'Near', 'Street']);

const tagsOf = (constraints: readonly Constraint[]): string[] =>
  constraints.flatMap((constraint) => (constraint.Field === 'Tag' ? constraint.Value : []));

/** What a home is called by, so that it is asked about only where nothing else is: "has *the condo* at 5 Oak St a pool?" */
const CALLED_BY: ReadonlySet<ConstraintField> = new Set(['PropertyType', 'SaleType']);

/** "16 Oak St rent?" asks for the sum. */
const asksRent = ({ lexemes }: Reading): boolean =>
  lexemes.some((lexeme) => hasSense(lexeme, 'sale', 'rent') && hasSense(lexeme, 'ask', 'Price'));

/** What "does it have 3 bedrooms?" asks about. */
const askedOf = (stated: readonly Constraint[], reading: Reading, asksMore: boolean): AskedField[] => {
  const isOther = ({ Field }: Constraint): boolean => !CALLED_BY.has(Field) && !PLACES.has(Field);
  const asked = asksMore || stated.some(isOther) ? stated.filter(isOther) : stated;
  return asked.flatMap(({ Field }) =>
    Field === 'SaleType' && asksRent(reading)
      ? ['Price' as const]
      : ASKED_FIELDS.filter((field) => field === Field && field !== 'Tag' && !PLACES.has(Field)),
  );
};

/** Whether a message speaks of homes in general, not of those that were shown. */
const speaksOfOthers = ({ lexemes }: Reading): boolean => {
  const hasOne = (group: string): boolean => lexemes.some((lexeme) => hasSense(lexeme, group));
  const asksField = lexemes.some(
    (lexeme) => hasSense(lexeme, 'ask', 'home') || ASKED_FIELDS.some((field) => hasSense(lexeme, 'ask', field)),
  );
  const last = lexemes.findLast(({ isMark }) => !isMark);
  const asksForKind = hasSense(last, 'ask', 'ofKind') && lexemes.some((lexeme) => hasSense(lexeme, 'ask', 'has'));
  return hasOne('many') || hasOne('aggregate') || asksForKind || (hasOne('search') && !asksField);
};

/** "And with a pool?", "vous en avez *sans* piscine ?" adds a condition; "does the one with a pool …" does not. */
const addsCondition = ({ reading: { lexemes, tables }, pointing, talk }: Heard): boolean => {
  const [first, second] = lexemes.filter(({ isMark }) => !isMark);
  if (hasSense(first, 'follow', 'with') || (hasSense(first, 'link', 'and') && hasSense(second, 'follow', 'with')))
    return true;
  const isOfOne = pointing.focus || pointing.one !== undefined || pointing.positions.length > 0 || talk.asksWhether;
  const joiners = tables.joiners?.split(' ') ?? [];
  return !isOfOne && lexemes.some(({ text }) => text.split(' ').some((word) => joiners.includes(word)));
};

/** What may stand beside a feature that is named alone: "and furnished?", "a pool?", not "is *the* pool heated?". */
const BESIDE_FEATURE: readonly string[] = ['follow', 'negation', 'plain', 'talk', 'home'];

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
        lexeme.amount?.value === 1 ||
        (!hasSense(lexeme, 'plain', 'the') &&
          !hasSense(lexeme, 'ask') &&
          lexeme.senses.some(({ group }) => BESIDE_FEATURE.includes(group))),
    )
  );
};

/** "Does the one in La Mesa have a garage?": the place says which, the feature is asked about. */
const readOne = ({ reading, stated, pointing, talk }: Heard): { fits: Constraint[]; isAsked: boolean } => {
  const isOne = pointing.one !== undefined && reading.hasShown && pointing.positions.length === 0 && !talk.amongShown;
  if (!isOne) return { fits: [], isAsked: false };
  const others = stated.filter(({ Field }) => Field !== 'Tag');
  const isAsked = talk.isQuestion && others.length > 0 && others.length < stated.length;
  return { fits: isAsked ? others : [...stated], isAsked };
};

export const readAbout = (heard: Heard): About => {
  const { reading, stated, items, identifiers, pointing, talk, fieldsIf } = heard;
  const isNamed = pointing.positions.length > 0 || identifiers.length > 0;
  const isSearch = stated.some(({ Field }) => SEARCH_FIELDS.has(Field)) && !isNamed;
  const asksField = talk.isQuestion && fieldsIf(true).length > 0;
  const asksOfIt = pointing.focus && !talk.amongShown && (talk.asksWhether || asksField);
  // "What's new this week?" asks for other homes, "was it listed this week?" does not.
  const isNews =
    !pointing.focus &&
    !talk.asksWhether &&
    stated.some(({ Field, Operator }) => Field === 'DaysOnMarket' && Operator === 'atMost');
  const isOfOthers = isNews || talk.wantsMore || addsCondition(heard) || namesFeature(heard) || speaksOfOthers(reading);
  const isAboutShown = reading.hasShown && (!isSearch || asksOfIt) && !isOfOthers;
  const isAsking = pointing.focus || talk.asksWhether || talk.isQuestion || stated.length === 0;
  const isAbout = isNamed || (isAboutShown && isAsking);
  const isBare = isAboutShown && talk.isQuestion && items.every(({ kind }) => kind === 'state' || kind === 'tag');
  const asksWhether =
    isAbout && !talk.amongShown && (talk.asksWhether || asksOfIt || isBare || (talk.isQuestion && isNamed));

  const one = readOne(heard);
  const tags = tagsOf(stated);
  const asksTags =
    tags.length > 0 &&
    !talk.amongShown &&
    (one.isAsked || (isAbout && (talk.asksWhether || talk.isQuestion || isNamed)));
  const said = fieldsIf(isAbout || talk.isQuestion);
  const fields = new Set<AskedField>([
    ...said,
    ...(asksWhether && one.fits.length === 0 ? askedOf(stated, reading, said.length > 0) : []),
    ...(asksTags ? (['Tag'] as const) : []),
  ]);

  const pointers: Pointer[] = pointing.positions.map((position) => ({ position }));
  if (one.fits.length > 0) pointers.push({ fits: one.fits });
  const isFocused = pointing.focus || talk.asksAll || talk.compares || fields.size > 0;
  if (pointers.length === 0 && isAboutShown && identifiers.length === 0 && isFocused) pointers.push('focus');

  const isTaken = ({ Field }: Constraint): boolean => {
    if (asksOfIt && asksWhether) return true;
    return Field === 'Tag' ? asksTags : asksWhether && !PLACES.has(Field);
  };
  return {
    constraints: one.fits.length > 0 ? [] : stated.filter((constraint) => !isTaken(constraint)),
    pointers,
    fields: [...fields],
    askedTags: asksTags ? tags : [],
    isNamed,
  };
};
