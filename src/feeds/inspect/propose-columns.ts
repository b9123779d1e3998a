import { isTodo, todoText } from '../configuration/check-feed-config.ts';
import { type ColumnRule, KEY_NAMES } from '../configuration/feed-config.ts';
import { FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import { isNested } from '../map/check-values.ts';
import { ANY_CONTEXT, cleanText, isEmptyWord } from '../map/conversion.ts';
import { CONVERSIONS, type ConversionName } from '../map/conversions.ts';
import { IS_FILE_NAME } from '../map/convert-media.ts';
import { isAboutOthers, isKnownName, isNamedFor, judgeColumn } from './column-names.ts';
import { columnPath, spaceColumn } from './column-paths.ts';
import { type ColumnProfile, roughNumber, shareOf } from './column-profiles.ts';
import { attemptOf, IN_TEN_THOUSANDS, readingOf, UNIT_UNKNOWN } from './column-readings.ts';
import { wordsInFull } from './column-words.ts';
import { unitByName } from './currency-and-units.ts';
import { kindFields, PLAUSIBLE } from './field-values.ts';
import { namesThings } from './key-names.ts';
import { bestRule, type Confidence, columnRule, type Findings, type Proposal, tryRule } from './proposal.ts';
import { halvesBeside, hasNumbers, isWholeAddress } from './propose-composites.ts';
import { byPeriod, periodIn } from './rent-periods.ts';
import { isSaleTypeWord } from './sale-type-words.ts';
import { usualMeaning } from './status-words.ts';
import { unreadWords } from './unread-words.ts';
import { WISHES } from './wishes.ts';

/** `swapped`: by its name the column is the other coordinate. */
type Candidate = { field: FeedField; column: ColumnProfile; score: number; named: boolean; swapped?: true };

/** A column called a status, of which most values mean none for sure, or all just sale and rent, comes after one of known words. */
const CODES = 0.4;
/** Words of which most are no kinds of homes, as far as is known, come after those that are: the categories of a website may be towns. */
const areUnknownTypes = (column: ColumnProfile): boolean =>
  Object.values(unreadWords('PropertyType', column) ?? {}).filter(isTodo).length > column.counts.size / 2;
/** A street without the numbers of its houses comes after whole addresses, whatever they are called. */
const HALF_ADDRESS = 0.4;
const isUsual = (text: string): boolean => usualMeaning(text) !== null;
const scoreOf = (field: FeedField, column: ColumnProfile, score: number): number => {
  const { name, texts } = column;
  if (field === 'Address' && !hasNumbers(column)) return score * HALF_ADDRESS;
  // Beside the total the others may count those of one kind alone.
  if (field === 'Bedrooms' && isKnownName(score) && wordsInFull(name).includes('total')) return 1 + BY_KIND;
  if (field === 'StandardStatus' && (shareOf(texts, isUsual) < 0.5 || texts.every(isSaleTypeWord)))
    return score * CODES;
  if (field === 'PropertyType' && areUnknownTypes(column)) return score * CODES;
  return kindFields(column).field === field && score < 1 ? Math.min(NEARLY_OWN, score + BY_KIND) : score;
};

const isKey = (field: FeedField): boolean => KEY_NAMES.some((key) => key === field);
/** What says nothing in any row comes after all others, whatever it is called, and a key that repeats after those that differ in all rows. */
const comesLast = ({ field, column: { counts, texts } }: Candidate): boolean =>
  texts.every(isEmptyWord) || (isKey(field) && counts.size < texts.length);

/** All fields that a column's values can be of; undefined: any. 0 and 1 are numbers too. */
const isOnlyFor = (column: ColumnProfile): readonly FeedField[] | undefined => {
  const { kind, texts } = column;
  if (texts.some(isNested)) return ['Images'];
  return kind === 'yesNo' && !texts.some((text) => /\p{L}/u.test(text)) ? undefined : kindFields(column).only;
};

/** Many numbers have four or five digits, and many things have numbers: their values show these only where no name speaks against it. */
const BY_VALUE = 0.5;

/** What fitting values add to a name, though never so much that it comes before the field's own. */
const BY_KIND = 0.01;
const NEARLY_OWN = 0.9999;

const candidatesOf = (column: ColumnProfile, given: ReadonlySet<FeedField>): Candidate[] => {
  const only = isOnlyFor(column);
  const byKind = kindFields(column).field;
  const scores = judgeColumn(column);
  const isOpen = (field: FeedField): boolean => !given.has(field) && only?.includes(field) !== false;
  const candidates = [...scores]
    .filter(([field]) => field !== 'SaleType' && !WISHES.has(field) && isOpen(field))
    .map(([field, score]) => ({ field, column, score: scoreOf(field, column, score), named: true }));
  const byForm = byKind !== 'Address' && isWholeAddress(column) ? 'Address' : byKind;
  const isNew = byForm !== undefined && !scores.has(byForm) && isOpen(byForm) && !isAboutOthers(column.name);
  if (isNew && columnPath(column.place).allows(byForm)) {
    const named = byForm !== byKind || (column.kind === 'identifier' && namesThings(column.name));
    candidates.push({ field: byForm, column, score: BY_VALUE, named });
  }
  return candidates;
};

const PRICES: ReadonlySet<FeedField> = new Set([
  'ListPrice',
  'SalePrice',
  'RentPrice',
  'ClosePrice',
  'OriginalListPrice',
  'PreviousListPrice',
]);
/** Of names of amounts that are no prices as they stand: thousands, deposits, what one person or a room costs. */
const OTHER_AMOUNT = new RegExp(
  [
    String.raw`\b(0{3}s?|thousands?|millions?|deposit|garantie|garantia|bond|ppp?[wm]?|p p)\b`,
    String.raw`\b(per|por|par|pro|a|by) (person|head|tenant|guest|room|bed|unit|bedroom|persona|pessoa|personne|persoon|zimmer|quarto|kamer)s?\b`,
    String.raw`\b(price|rent) (k|m|mm)$`,
    '[万萬億亿]',
  ].join('|'),
);
/** Whether a column of amounts holds others than what a home costs, as its name says: such ones, by the area, or by a time that nobody reads. */
export const isOtherAmount = (field: FeedField, name: string): boolean => {
  if (!PRICES.has(field)) return false;
  const period = periodIn(name);
  const isRead = period === null || period === 'month' || (field === 'RentPrice' && byPeriod(name) !== null);
  const words = [spaceColumn(name), wordsInFull(name).join(' ')];
  return !isRead || (!IN_TEN_THOUSANDS.test(words[0] ?? '') && words.some((one) => OTHER_AMOUNT.test(one)));
};

/** Under a name that is not known a key must be there and differ in all rows; homes are never joined by one that they share. */
const mayBeKey = ({ name, counts, rows }: ColumnProfile, known: boolean, noKeys?: ReadonlySet<string>): boolean =>
  noKeys?.has(name) !== true && (known || (counts.size === rows && !counts.keys().every(isCounted)));
/** A number that counts the rows says nothing of a home. */
const isCounted = (text: string, at: number): boolean => Number(text) === at || Number(text) === at + 1;

const findCandidates = ({ columns, noKeys }: Findings, given: ReadonlySet<FeedField>): Candidate[] => {
  return columns
    .flatMap((column) => candidatesOf(column, given))
    .filter(({ field, column, score }) => !isKey(field) || mayBeKey(column, isKnownName(score), noKeys))
    .filter((candidate) => !isCodeOfArea(candidate))
    .sort(
      (left, right) =>
        Number(comesLast(left)) - Number(comesLast(right)) ||
        right.score - left.score ||
        left.column.index - right.column.index,
    );
};

/** What only a person can tell of bathrooms: whether all are counted, or what is counted before a slash where that may be bedrooms. */
export const askForBathrooms = (findings: Findings, column: ColumnProfile): string | null => {
  const { name, texts } = column;
  const halves = halvesBeside(findings, column)?.name;
  if (halves !== undefined) {
    return `"${name}" where it counts the half ones, too, else { "columns": ["${name}", "${halves}"], "convert": "bathrooms" }`;
  }
  const isAlone = !findings.columns.some((other) => wordsInFull(other.name).includes('bedrooms'));
  return isAlone && texts.some((text) => text.includes('/'))
    ? `{ "column": "${name}", "convert": "bathroomsFullHalf" } where "${texts[0]}" is full and half bathrooms`
    : null;
};

const ONE_KIND = /\b(double|single)\b/;
/** Bedrooms beside those of one kind, which may be counted there alone. */
const askForKinds = ({ name }: ColumnProfile, { columns }: Findings): string | null => {
  const kind = columns.find(
    (other) =>
      other.name !== name &&
      wordsInFull(other.name).includes('bedrooms') &&
      ONE_KIND.test(wordsInFull(other.name).join(' ')),
  );
  if (kind === undefined) return null;
  const all = JSON.stringify({ columns: [name, kind.name], convert: 'sum' });
  return `"${name}" where it counts those of "${kind.name}", too, else ${all}`;
};

const askForTypology = (column: string): string =>
  `{ "column": "${column}", "convert": "typology" } where T2 has two bedrooms, as in Portugal; in France it has one: leave this out`;

/** Codes of four digits among those of five, of which none begins with a zero: a program has lost it, or they are of another country. */
const askForZeros = ({ name, texts }: ColumnProfile, { columns }: Findings): string | null => {
  const short = texts.find((text) => /^\d{4}(\.0+)?$/.test(text));
  const areOthers = texts.every((text) => /^([1-9]\d{4}(-\d{4})?|\d{4})(\.0+)?$/.test(text));
  // Where an import knows the state, it puts the zero back by itself.
  const isTold = short === undefined || !areOthers || columns.some(({ kind }) => kind === 'state');
  if (isTold || !texts.some((text) => /^\d{5}/.test(text))) return null;
  return `{ "column": "${name}", "convert": "zipOfFive" } where "${short}" is ${CONVERSIONS.zipOfFive([short], ANY_CONTEXT)}, else "${name}"`;
};

/** Behind a town there may be its streets. */
const askForStep = ({ name, texts }: ColumnProfile): string => {
  const path = texts.find((text) => text.includes('>')) ?? '';
  const rule = JSON.stringify(columnRule('City', [name], 'lastPart'));
  return `${rule} where "${path.split('>').at(-1)?.trim()}" of "${path}" is the town, else "${name}"`;
};

const OF_PART = /\b(living|built|covered|roofed|usable)\b/;
const IS_WHOLE = /^(total |gross )?area$|^area total$/;
const wordsOf = ({ place }: ColumnProfile): string => wordsInFull(columnPath(place).last).join(' ');
/** A code of a place, as MLSs have in "Area", comes again and again. */
const isCodeOfArea = ({ field, column, score }: Candidate): boolean =>
  field === 'BuildingArea' &&
  !isKnownName(score) &&
  IS_WHOLE.test(wordsOf(column)) &&
  column.counts.size <= column.texts.length / 2;
/** So many times as large as its part no home is. */
const MOST_TIMES = 5;
const isMeasured = (column: ColumnProfile): boolean =>
  (unitByName(column.name) === 'squareMeters' || wordsOf(column).split(' ').includes('area')) &&
  !isNamedFor('LotArea', column);
const OF_ANOTHER = /\b(lot|land|terrace|balcony|garage|garden|pool|office|common|price|unit|units)\b/;
/**
 * "Area" alone may also be that of the lot or a code of a place. A mere area beside the part of it that is lived in, and a "living area" beside a
 * total: of which homes are advertised differs between countries. In square feet it is the living area, as with words for it in other languages.
 */
const askForArea = ({ column, score }: Candidate, convert: ConversionName, findings: Findings): string | null => {
  const { sample, columns, context, areaUnitKnown } = findings;
  const isWhole = IS_WHOLE.test(wordsOf(column));
  if (isWhole && !isKnownName(score) && convert !== 'areaWithUnit')
    return `${JSON.stringify(columnRule('BuildingArea', [column.name], convert))} where it is the area of the home, else leave this out`;
  const mayBePart = /\bliving\b/.test(spaceColumn(column.name));
  const isLiving = wordsInFull(column.name).includes('living');
  if ((areaUnitKnown && context.areaUnit === 'Square Feet') || (isLiving && !isWhole && !mayBePart)) return null;
  /** Whether two columns differ, and the first is mostly no less than the second: else it is no whole of it. */
  const mayHold = (whole: ColumnProfile, part: ColumnProfile): boolean => {
    const sizes = sample.records.map(({ values }) =>
      [whole, part].map(({ index }) => roughNumber(cleanText(values[index]))),
    ) as [number, number][];
    const differing = sizes.filter(([all, some]) => all > 0 && some > 0 && all !== some);
    const alike = differing.filter(([all, some]) => all < some * MOST_TIMES && some < all * MOST_TIMES);
    return alike.length > 0 && differing.filter(([all, some]) => all < some).length <= sizes.length / 2;
  };
  const others = columns.filter((other) => {
    const words = wordsOf(other);
    if (other === column || OF_ANOTHER.test(wordsInFull(other.name).join(' '))) return false;
    // Of two areas of which none is called the living area, gross and net in whatever language, nobody knows which is meant.
    if (!isLiving && !isWhole) return isMeasured(other) && (mayHold(column, other) || mayHold(other, column));
    const isOther = isWhole ? OF_PART.test(words) && words.includes('area') : IS_WHOLE.test(words);
    const [whole, part] = isWhole ? [column, other] : [other, column];
    return isOther && mayHold(whole, part);
  });
  if (others.length === 0) return null;
  const rules = [column, ...others].map(({ name }) => JSON.stringify(columnRule('BuildingArea', [name], convert)));
  return `${rules[0]} where homes are advertised by it, else ${rules.slice(1).join(' or ')}`;
};

/** The price of the list until a home is sold, and then the one that was paid. */
const ASKED_OR_PAID = /\b(l c|l s|list (close|closed|sold|sale|sell)|asking (sold|sale))\b.*\bprice\b/;

/** What only a person can tell of a column that could be read; null: nothing. */
const askFor = (candidate: Candidate, convert: ConversionName, findings: Findings): string | null => {
  const { field, column, named } = candidate;
  if (field === 'Bathrooms') return askForBathrooms(findings, column);
  if (field === 'BuildingArea') return askForArea(candidate, convert, findings);
  const asked = field === 'Bedrooms' ? askForKinds(column, findings) : null;
  if (asked !== null) return asked;
  if (field === 'ListPrice' && ASKED_OR_PAID.test(spaceColumn(column.name)))
    return `"${column.name}" where it is the price asked in all rows; else a column of that alone`;
  if (field === 'ZIP') return askForZeros(column, findings);
  if (field === 'City' && convert === 'lastPart') return askForStep(column);
  if (field === 'Images' && column.texts.length > 0 && column.texts.every((text) => IS_FILE_NAME.test(text)))
    return `"${column.name}" where its pictures lie beside the feed in its ZIP and "images" says "copy", else leave this out: they are names of files`;
  return convert === 'typology' && !named ? askForTypology(column.name) : null;
};

/** How sure it is that a column that can be read is what its name or its values say; null: it is left out. */
const confidenceOf = ({ named, score, column }: Candidate, share: number, plausible: boolean): Confidence | null => {
  if (!plausible) return null;
  if (named) return isKnownName(score) && share >= 0.95 && column.texts.length > 0 ? 'sure' : 'likely';
  return column.unnamed || kindFields(column).telling ? 'likely' : null;
};

const withValues = (rule: ColumnRule, column: string, values: Record<string, string>): ColumnRule =>
  typeof rule === 'object' && 'column' in rule ? { ...rule, values } : { column, values };

/** A column that could be a field's and is not, with the end of a sentence that says why. */
export type LeftOut = { field: FeedField; column: ColumnProfile; why: string };

/** Why none of the conversions reads a column, by a value that was in the way and its line; else what `reason` says, and its first value. */
const whyLeftOut = ({ field, column }: Candidate, findings: Findings, reason?: string): string => {
  const { conversions } = readingOf(field, column, findings);
  const rule = columnRule(field, [column.name], conversions[0] ?? FEED_FIELDS[field]);
  const failure = reason === undefined && tryRule(findings.sample, field, rule, findings.context)?.failure;
  if (failure) return `: "${failure.raw}" in line ${failure.line} is not ${failure.expected}`;
  const line = findings.sample.records.find(({ values }) => cleanText(values[column.index]) !== '')?.line ?? 1;
  return ` (${reason ?? 'none of its values can be read'}): "${column.texts[0]}" in line ${line}`;
};

const propose = (candidate: Candidate, findings: Findings): Proposal | LeftOut => {
  const { field, column, named } = candidate;
  const { columns, conversions, doubt = null, ask } = attemptOf(field, column, findings);
  const best = bestRule(findings, field, columns, conversions);
  if (best === null) return { field, column, why: whyLeftOut(candidate, findings) };
  const asked = ask === undefined ? askFor(candidate, best.convert, findings) : null;
  const told: ColumnRule =
    ask === undefined ? best.rule : { column: column.name, convert: todoText(ask) as ConversionName };
  const rule = asked === null ? told : todoText(asked);
  const values = unreadWords(field, column);
  const plausible = column.texts.length === 0 ? named : (PLAUSIBLE[field]?.(column, best.trial.sizes) ?? true);
  const other = isOtherAmount(field, column.name);
  const isMeant = plausible && !other && (doubt !== UNIT_UNKNOWN || ask !== undefined);
  const confidence = confidenceOf(candidate, best.share, isMeant);
  const byName = candidate.swapped ? 'its values are such: it is swapped with the other coordinate' : 'by its name';
  const why = named ? byName : `its values are ${kindFields(column).words ?? 'such'}`;
  const rounded = best.convert.endsWith('WithExponent');
  const doubts = [
    doubt,
    plausible ? null : 'but its values do not look like it',
    other ? 'but that says another amount than what the home costs' : null,
    column.texts.length === 0 ? 'blank in these rows' : null,
    rounded ? 'a spreadsheet has shortened them, and may have rounded them' : null,
    best.trial.wrong > 0 ? `${best.trial.wrong} values cannot be read` : null,
  ].filter((doubt) => doubt !== null);
  const reason = [why, ...doubts].join('; ');
  if (confidence === null) return { field, column, why: whyLeftOut(candidate, findings, reason) };
  return {
    field,
    rule: values === undefined || isTodo(rule) ? rule : withValues(rule, column.name, values),
    columns,
    confidence: doubt !== null || rounded ? 'likely' : confidence,
    reason,
    trial: best.trial,
  };
};

/** The candidates; latitude and longitude change places where what each column holds is mostly the other, and the one cannot be a latitude. */
const withSwappedCoordinates = (candidates: readonly Candidate[], findings: Findings): readonly Candidate[] => {
  const columnOf = (field: FeedField) => candidates.find((one) => one.field === field && one.named)?.column;
  const latitude = columnOf('Latitude');
  const longitude = columnOf('Longitude');
  if (latitude === undefined || longitude === undefined) return candidates;
  const isRead = (field: FeedField, column: ColumnProfile): boolean =>
    column.texts.length > 0 &&
    bestRule(findings, field, [column.name], readingOf(field, column, findings).conversions) !== null;
  const isSwapped = isRead('Longitude', latitude) && isRead('Latitude', longitude) && !isRead('Latitude', latitude);
  if (!isSwapped) return candidates;
  return candidates.map((one): Candidate => {
    if (one.field === 'Latitude' && one.column === latitude) return { ...one, column: longitude, swapped: true };
    return one.field === 'Longitude' && one.column === longitude ? { ...one, column: latitude, swapped: true } : one;
  });
};

/** A field for a column each: the best pairs first, each column and each field once. What is left out takes nothing from others. */
export const proposeColumns = (
  findings: Findings,
  given: ReadonlySet<FeedField>,
): { proposals: Proposal[]; leftOut: LeftOut[] } => {
  const proposals: Proposal[] = [];
  const leftOut: LeftOut[] = [];
  const taken = new Set<string>();
  for (const candidate of withSwappedCoordinates(findCandidates(findings, given), findings)) {
    if (taken.has(candidate.field) || taken.has(`"${candidate.column.name}"`)) continue;
    const proposal = propose(candidate, findings);
    if ('why' in proposal) {
      leftOut.push(proposal);
      continue;
    }
    proposals.push(proposal);
    for (const name of [proposal.field, ...proposal.columns.map((column) => `"${column}"`)]) taken.add(name);
  }
  return { proposals, leftOut };
};
