import type { LanguageCode } from '../../language/language.ts';
import { LEXICONS } from '../../language/languages.ts';
import { readText } from '../../language/text/read-text.ts';
import { tellLanguage } from '../../language/text/tell-language.ts';
import { canonicalUrl } from '../../listings/keys.ts';
import type { Findings } from '../retrieve/findings.ts';
import type { FoundListing } from '../retrieve/found.ts';
import type { Edit } from './check-figures.ts';
import { createJudge } from './check-unit.ts';
import { anyOf } from './check-words.ts';
import { type Contacts, contactsIn, withOwnContacts } from './contacts.ts';
import { figuresIn } from './figures.ts';
import { listingLabel, listingName } from './listing-label.ts';
import { createMarks, MARK, markOf, rowOf, UNKNOWN_MARK } from './marks.ts';
import { createPlainCharacters } from './plain-characters.ts';
import { createUnits, type Unit } from './units.ts';

/** What the check did, for the log. */
export type CheckReport = {
  /** Figures that were put right. */
  replaced: number;
  /** Contacts, and sentences on who lives somewhere. */
  takenOut: number;
  /** Figures that were compared with nothing. */
  passed: number;
};

/**
 * Turns what a model writes into what a visitor reads, a sentence or an item at a time: marks and addresses of rows become addresses
 * and links, and what can be decided is checked. However the text is cut into pieces, the pieces returned join to the same answer.
 */
export type AnswerCheck = {
  /** What can be sent now; what more text may still change is held back. */
  push(text: string): string;
  /** The rest. */
  end(): string;
  /** IDs of the listings named so far, in the order of their first mention. */
  shown(): number[];
  saidNoAnswer(): boolean;
  checked(): CheckReport;
};
type AnswerCheckOptions = {
  /** Read anew for each sentence: the model may search between two. */
  findings: Findings;
  /** The visitor's message. */
  question: string;
  /** What the chatbot says of itself. */
  ownTexts: string;
  language: LanguageCode;
  /** Whether who shows it reads Markdown: names of homes are links then. */
  readsMarkdown: boolean;
  /** Whether anything is checked: an answer that quotes the rows passes as it is, with its marks written out. */
  isChecked: boolean;
};

/** What a blank has to stand between and a mark: "[#1]costs". */
const WORD_START = /^[\p{sc=Latin}\p{N}\p{Sc}]/u;
/** A word; and what would make a link with a label, whose words are a feed's: "[click](…", "<javascript:…", "https:…", "www.…". */
const MARK_NEEDS_BLANK = /[\p{sc=Latin}\p{N}\]<./@]$|(?:^|[\p{sc=Latin}\p{N}]):$/u;
/** What is the reader's as it is stands as a character until the text is written. */
const KEPT = 0xf000;
const KEPT_SIGN = /[\uf000-\uf8ff]/gu;
const RESIDENTS = anyOf('residents');
const REFUSES = anyOf('refuses');

/** Text that a page reading Markdown or HTML takes for no link but those that were kept. */
const withoutLinks = (text: string): string =>
  text
    .replace(/\]\((?!\s?[\uf000-\uf8ff][^()\n]{0,2}\))/gu, '] (')
    .replaceAll(']:', '] :')
    .replace(/<(?=[a-z][a-z0-9+.-]+:)/gi, '< ');

const textsOf = ({ values }: FoundListing): string[] => [
  ...[values.ListOfficeContact ?? '', values.Description ?? '', values.MLSNumber ?? ''],
  ...(values.ExtensionColumn?.map(({ value }) => value) ?? []),
];

/** What stays as it is, whatever else is done to the text: a sign of its own stands for each until the end. */
const createKept = () => {
  const signs: string[] = [];
  const keep = (own: string): string => {
    if (KEPT + signs.length > 0xf8ff) return '';
    signs.push(own);
    return String.fromCharCode(KEPT + signs.length - 1);
  };
  return { signs, keep };
};

/** A letter within an answer may be in another language, whatever was asked for. */
const languageOf = (text: string, before: LanguageCode): LanguageCode => {
  const { isKnown, language } = tellLanguage(readText(text), LEXICONS.all(), before, () => false);
  return isKnown ? language : before;
};

export const createAnswerCheck = (options: AnswerCheckOptions): AnswerCheck => {
  const { findings, question, ownTexts, language, isChecked, readsMarkdown } = options;
  const { rows } = findings;
  const characters = createPlainCharacters();
  const units = createUnits();
  const findMarks = createMarks(rows);
  const report: CheckReport = { replaced: 0, takenOut: 0, passed: 0 };
  const shown: number[] = [];
  let contacts: { rows: number; own: Contacts } | undefined;
  const judge = createJudge({ findings, language, question });
  let noAnswer = false;
  let spoken = language;
  let last = '';

  const ownContacts = (): Contacts => {
    if (contacts?.rows !== rows.length)
      contacts = { rows: rows.length, own: contactsIn([ownTexts, question, ...rows.flatMap(textsOf)]) };
    return contacts.own;
  };
  const takesOut = (): void => {
    report.takenOut += 1;
  };
  const label = (row: number, keep: (own: string) => string, around: string): string => {
    const listing = rows[row];
    if (listing === undefined) return '';
    if (shown.includes(listing.id)) return listingName(listing, language);
    shown.push(listing.id);
    if (isChecked) spoken = languageOf(around, spoken);
    return listingLabel(listing, spoken, readsMarkdown ? keep : undefined);
  };

  /** A text with its marks written out, behind what was sent before it. */
  const written = (text: string, { signs, keep }: ReturnType<typeof createKept>): string => {
    let result = '';
    let from = 0;
    for (const { 0: mark, index } of text.matchAll(MARK)) {
      result += text.slice(from, index);
      from = index + 1;
      const name = label(rowOf(mark), keep, text);
      if (name === '') continue;
      result += `${MARK_NEEDS_BLANK.test(result === '' ? last : result) ? ' ' : ''}${name}`;
      if (WORD_START.test(text.slice(from))) result += ' ';
    }
    const whole = withoutLinks(`${last}${result}${text.slice(from)}`).slice(last.length);
    return whole.replace(KEPT_SIGN, (sign) => signs[sign.charCodeAt(0) - KEPT] ?? '').toWellFormed();
  };

  const edited = (text: string, edits: readonly Edit[]): string => {
    let result = text;
    for (const { start, end, text: other } of [...edits].sort((one, next) => next.start - one.start))
      result = result.slice(0, start) + other + result.slice(end);
    report.replaced += edits.length;
    return result;
  };

  const checked = (unit: Unit): string => {
    const { text } = unit;
    if (RESIDENTS.test(text) && !REFUSES.test(text)) {
      takesOut();
      return /^\s*\n/.exec(text)?.[0] ?? '';
    }
    const { edits, seen } = judge(unit, text.match(MARK) ?? []);
    report.passed += Math.max(0, figuresIn(text).length - seen);
    return edited(text, edits);
  };

  const unitText = ({ text, isItem }: Unit): string => {
    const kept = createKept();
    const { keep } = kept;
    const markOfLink = (link: string): string | undefined => {
      const row = rows.findIndex(({ values }) => canonicalUrl(values.Url) === link);
      return row === -1 ? undefined : markOf(row);
    };
    const own = isChecked ? withOwnContacts(text, { own: ownContacts(), markOf: markOfLink, keep, takesOut }) : text;
    const { text: marked, saysNoAnswer } = findMarks(own, isChecked);
    // Only at the beginning, or behind what was said before a search, does it speak of the whole answer.
    noAnswer ||= saysNoAnswer && (last === '' || last === '\n');
    const marks = marked.match(MARK) ?? [];
    const isOfNone = marks.length > 0 && marks.every((mark) => mark === UNKNOWN_MARK);
    // What is said of a home that is not there is of no use, and no sentence without it.
    if (isChecked && isOfNone && (isItem || /^[\s*_]*\uefff/u.test(marked))) {
      takesOut();
      return '';
    }
    const known = marked.replace(/\uefff(?: (?=\p{L}))?/gu, '');
    const result = written(isChecked ? checked({ text: known, isItem }) : known, kept);
    const sent = last === '' ? result.trimStart() : result;
    if (sent !== '') last = sent.slice(-1);
    return sent;
  };

  const settle = (arrived: Iterable<Unit>): string => {
    let text = '';
    for (const unit of arrived) text += unitText(unit);
    return text;
  };

  return {
    push: (text) => settle(units.push(characters.push(text))),
    end: () => settle(units.push(characters.end())) + settle(units.end()),
    shown: () => [...shown],
    saidNoAnswer: () => noAnswer,
    checked: () => ({ ...report }),
  };
};
