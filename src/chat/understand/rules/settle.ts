import type { Constraint, ConstraintField } from '../constraint.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Relative, Statement } from '../statement.ts';
import { ABOUT_NO_HOME, type Aggregate, ASKED_FIELDS, type AskedField, type Language } from '../understanding.ts';
import { readAbout, SEARCH_FIELDS } from './about.ts';
import { asksGenerally } from './asks-generally.ts';
import { readBareFigure } from './bare-figure.ts';
import type { Combined } from './combine.ts';
import { tagsGivenWay } from './instead.ts';
import { saysAllAnew } from './kept-at-reset.ts';
import { readAlike } from './named-homes/read-alike.ts';
import { readUnit } from './named-homes/read-unit.ts';
import type { ReadNumbers } from './numbers/read-numbers.ts';
import { isReasonOnly } from './polarity/reason-only.ts';
import type { Pointing } from './read-asking.ts';
import type { ReadOrder } from './read-order.ts';
import type { ReadTalk } from './read-talk.ts';
import { readUnsought } from './read-unexplained.ts';
import type { Item, Reading } from './stretch.ts';

export type Read = {
  language: Language;
  isLanguageKnown: boolean;
  identifiers: Constraint[];
  items: readonly Item[];
  combined: Combined;
  numbers: ReadNumbers;
  ordered: ReadOrder;
  pointing: Pointing;
  refused: string[];
  dropped: ConstraintField[];
  kept: ConstraintField[];
  relative: Relative[];
  talk: ReadTalk;
  fieldsIf: (isQuestion: boolean) => AskedField[];
  /** Of what is unexplained, what no text is searched for: the words by which places are weighed, times. */
  unsought: string[];
  unexplained: string[];
};

/** A rent that a price tells ("2500 a month") where nothing else says sale or rent. */
const withRent = (constraints: readonly Constraint[], saysRent: boolean): Constraint[] => {
  const price = constraints.find(({ Field }) => Field === 'Price');
  if (!saysRent || price === undefined || constraints.some((one) => one.Field === 'SaleType' && one.Operator === 'is'))
    return [...constraints];
  const others = constraints.filter(({ Field }) => Field !== 'SaleType');
  return [{ Field: 'SaleType', Operator: 'is', Value: 'for_rent', Words: price.Words }, ...others];
};

/** "还是*继续看*吧,要90平以上的": with a condition of its own, only goes on with the search. */
const goesOnOnly = ({ lexemes }: Reading, stated: readonly Constraint[]): boolean =>
  stated.length > 0 && lexemes.every((one) => !hasSense(one, 'follow', 'more') || hasSense(one, 'follow', 'weakMore'));

const isNone = (one: Constraint, field: ConstraintField): boolean =>
  one.Field === field && one.Operator === 'is' && one.Value === 0;

/** "A studio or 1 bedroom" is up to one; "no HOA, or under 200" is up to 200. */
const withoutContradictions = (constraints: readonly Constraint[]): Constraint[] => {
  const hasBound = (field: ConstraintField, operator: string): boolean =>
    constraints.some(({ Field, Operator }) => Field === field && Operator === operator);
  const isStudioOrMore = constraints.some((one) => isNone(one, 'Bedrooms')) && hasBound('Bedrooms', 'atLeast');
  const hasMost = hasBound('Bedrooms', 'atMost');
  const counted = constraints.filter(({ Field }) => Field === 'ParkingSpots').length;
  return constraints.flatMap((one): Constraint[] => {
    if (one.Field === 'ParkingSpots' && counted > 1 && one.Operator === 'atLeast' && one.Value === 1) return [];
    if (isNone(one, 'HOAMonth') && hasBound('HOAMonth', 'atMost')) return [];
    if (!isStudioOrMore || one.Field !== 'Bedrooms') return [one];
    if (isNone(one, 'Bedrooms')) return [{ ...one, Operator: 'atLeast' }];
    if (one.Operator !== 'atLeast') return [one];
    return hasMost ? [] : [{ ...one, Operator: 'atMost' }];
  });
};

/**
 * "2 baths, since one bathroom is not enough": of two bounds of one side the stricter says all. Of two highest prices the
 * later does: "600k, could stretch to 650k".
 */
const withoutWeaker = (constraints: readonly Constraint[]): Constraint[] => {
  const isStricter = (one: Constraint, other: Constraint): boolean => {
    if (one.Field !== other.Field || one.Operator !== other.Operator) return false;
    if (typeof one.Value !== 'number' || typeof other.Value !== 'number') return false;
    if ('AreaUnit' in one && 'AreaUnit' in other && one.AreaUnit !== other.AreaUnit) return false;
    if (one.Operator === 'atLeast') return one.Value > other.Value;
    if (one.Field === 'Price' && one.Operator === 'atMost')
      return constraints.indexOf(one) > constraints.indexOf(other) && one.Value !== other.Value;
    return one.Operator === 'atMost' && one.Value < other.Value;
  };
  return constraints.filter((one) => !constraints.some((other) => isStricter(other, one)));
};

const MEASURES: ReadonlySet<ConstraintField> = new Set(['Price', 'Bedrooms', 'BuildingArea', 'LotArea']);
/** What who asks of buying in general names too. */
const NO_CONDITION: ReadonlySet<ConstraintField> = new Set(['SaleType', 'PropertyType']);

/** "Quiero piscina porque *hace mucho calor*": what is wished for comes first, the weather is why. */
const wishesBeforeTalk = (lexemes: readonly Lexeme[]): boolean => {
  const wish = lexemes.findIndex((one) => hasSense(one, 'search'));
  const feature = lexemes.findIndex((one) => hasSense(one, 'tag'));
  const offTopic = lexemes.findIndex((one) => hasSense(one, 'talk', 'offTopic'));
  return wish >= 0 && wish < feature && feature < offTopic;
};

/** Whether a message with words of talk in it looks for homes all the same: "a house near a movie theater in La Mesa". */
const isSearchAnyway = (reading: Reading, told: ReadTalk, stated: readonly Constraint[]): boolean => {
  const { lexemes, hasShown } = reading;
  const { talk, isQuestion } = told;
  if (talk === 'knowledge' && asksGenerally(reading, told)) return false;
  const fields = new Set(stated.map(({ Field }) => Field).filter((field) => SEARCH_FIELDS.has(field)));
  const namesHomes = lexemes.some((one) => hasSense(one, 'type') || hasSense(one, 'many') || hasSense(one, 'home'));
  const isMeasured = [...fields].some((field) => MEASURES.has(field));
  const isWish = !isQuestion && lexemes.some((one) => hasSense(one, 'search') || hasSense(one, 'sale'));
  // "A house near the base, VA loan".
  const isEnd = (at: number): boolean => lexemes[at]?.isMark !== false;
  const isAside = lexemes.some((one, at) => hasSense(one, 'talk', 'knowledge') && isEnd(at - 1) && isEnd(at + 1));
  const isLooking = (isWish || (isAside && !isQuestion)) && fields.size > 0;
  // "Not with an HOA over 400, I can't swing that on top of a mortgage": a reason for a condition of the search.
  const isReason =
    hasShown &&
    (talk === 'knowledge' || talk === 'offTopic') &&
    !isQuestion &&
    stated.some(({ Field }) => !NO_CONDITION.has(Field));
  const isExplained = !isQuestion && stated.length > 0 && wishesBeforeTalk(lexemes);
  return isReason || isExplained || fields.size > 1 || (namesHomes && (talk === 'offTopic' || isMeasured || isLooking));
};

/** What an average, the lowest or the highest is of: the price where nothing else is said. A count is of homes. */
const fieldsOf = (aggregate: Aggregate | undefined, fields: readonly AskedField[]): AskedField[] => {
  if (aggregate === 'count') return fields.filter((field) => field !== 'Price');
  return aggregate !== undefined && fields.length === 0 ? ['Price'] : [...fields];
};

/** "Too much, under 300", after the HOA was asked for. */
const isOfDues = ({ Field }: Relative, stated: readonly Constraint[], { askedAbout }: Reading): boolean =>
  Field === 'Price' && askedAbout.includes('HOAMonth') && stated.some((one) => one.Field === 'HOAMonth');

/** Puts together what the rules read. */
export const settle = (reading: Reading, read: Read): Statement => {
  const { combined, pointing, talk, ordered, numbers, identifiers } = read;
  const stated = withoutWeaker(withoutContradictions(withRent(combined.constraints, numbers.saysRent)));
  const { aggregate } = ordered;
  const figure = aggregate === undefined ? readBareFigure(reading) : undefined;
  const dropped = [...new Set([...read.dropped, ...combined.dropped])];
  const isMeasured = aggregate !== undefined && aggregate !== 'count';
  const several = pointing.positions.length + identifiers.length > 1;
  const about = readAbout({
    ...read,
    reading,
    stated,
    talk: { ...talk, amongShown: talk.amongShown && !several },
    // "把 HOA 去掉": what no longer matters is not asked about.
    fieldsIf: (isQuestion) =>
      read.fieldsIf(isQuestion || isMeasured).filter((field) => !dropped.some((one) => one === field)),
  });
  const isAskedAbout = talk.asksAll || about.fields.length > 0 || about.constraints.length > 0;
  const compares =
    talk.compares ||
    // "The first or the third?": where nothing of them is asked about, they are compared.
    (several && talk.isQuestion && !isAskedAbout) ||
    (several && (talk.hasComparison || talk.amongShown || read.relative.length > 0 || ordered.order !== undefined));
  const isTalk = ABOUT_NO_HOME.some((one) => one === talk.talk);
  const isOnlyTalk = isTalk && !about.isNamed && !isSearchAnyway(reading, talk, stated);
  // "Which of the first two has the lower HOA?" asks of both.
  const isComparedBy = compares && several && ordered.order !== undefined;
  const comparedBy = ASKED_FIELDS.filter(
    (field) => isComparedBy && [ordered.order?.Field, ...(ordered.others ?? [])].some((one) => one === field),
  );
  // "第一套还有吗" asks whether that one is still to be had; alone the same words ask for others.
  const asksStatus = talk.wantsMore && about.fields.includes('Status');
  const saysNothing = [stated, dropped, combined.droppedTags, combined.wishes, read.relative, about.fields].every(
    (part) => part.length === 0,
  );
  const unit = isTalk || identifiers.length > 0 ? undefined : readUnit(reading, about.constraints);
  const alike = isTalk ? undefined : readAlike(reading);
  const isAlike = talk.wantsAlike || alike !== undefined;
  // "Not that one, too dark": another.
  const isRefusal = pointing.refuses === true && saysNothing && !isTalk && !talk.wantsHuman;
  const asksSame =
    pointing.positions.length > 0 &&
    talk.isQuestion &&
    saysNothing &&
    !talk.asksAll &&
    !compares &&
    [...read.unexplained, ...identifiers].length === 0;
  const wantsMore =
    (talk.wantsMore && !(asksStatus && about.isNamed) && !goesOnOnly(reading, stated)) ||
    isRefusal ||
    (isAlike && saysNothing);
  const unsought = [...readUnsought(reading).filter((words) => read.unexplained.includes(words)), ...read.unsought];
  const limit = isComparedBy ? undefined : (ordered.limit ?? numbers.limit);
  return {
    language: read.language,
    isLanguageKnown: read.isLanguageKnown,
    constraints: [...identifiers, ...(isOnlyTalk ? [] : about.constraints)],
    wishes: isOnlyTalk ? [] : combined.wishes,
    dropped,
    droppedTags: [...combined.droppedTags, ...tagsGivenWay(reading, stated)],
    droppedNames: combined.droppedNames,
    adds: talk.adds && combined.choosesAnew !== true,
    ...(talk.allows ? { allows: true } : {}),
    ...(talk.alternates ? { alternates: true } : {}),
    isReset: talk.isReset || (talk.mayReset && (saysNothing || read.kept.length > 0 || saysAllAnew(stated))),
    ...(read.kept.length === 0 ? {} : { kept: read.kept }),
    wantsMore,
    ...(alike === undefined ? {} : { alike }),
    ...(unit === undefined ? {} : { unit }),
    ...(talk.wantsAsked === undefined ? {} : { wantsAsked: talk.wantsAsked }),
    ...(asksSame ? { asksSame } : {}),
    // "How many of them" counts all that was found, also what was not shown.
    amongShown: talk.amongShown && !several && aggregate !== 'count',
    relative:
      reading.hasShown && !several
        ? read.relative.filter(
            (one) =>
              !stated.some(({ Field }) => Field === one.Field) &&
              !isReasonOnly(one, stated, reading, combined.droppedTags) &&
              !isOfDues(one, stated, reading),
          )
        : [],
    pointers: about.pointers,
    ...(talk.reply === undefined ? {} : { reply: talk.reply }),
    speaksOfHomes: (talk.speaksOfHomes || isAlike) && !isOnlyTalk,
    wantsHuman: talk.wantsHuman,
    compares,
    ...(talk.talk === undefined || (isTalk && !isOnlyTalk) ? {} : { talk: talk.talk }),
    ...(ordered.order === undefined || isComparedBy ? {} : { order: ordered.order }),
    ...(limit === undefined ? {} : { limit }),
    ...(aggregate === undefined ? {} : { aggregate }),
    ...(figure === undefined ? {} : { figure }),
    fields: [...new Set([...fieldsOf(aggregate, about.fields), ...comparedBy])].filter(
      // "Any that has no HOA?" asks for no sum.
      (field) =>
        !(field === 'Status' && wantsMore) &&
        // "I got this link …": nobody asks for it.
        !(field === 'Url' && identifiers.some((one) => one.Field === field)) &&
        !about.constraints.some((one) => field === 'HOAMonth' && isNone(one, field)),
    ),
    askedTags: about.askedTags,
    refused: read.refused,
    unexplained: [...read.unexplained, ...read.unsought],
    ...(unsought.length === 0 ? {} : { unsought }),
  };
};
