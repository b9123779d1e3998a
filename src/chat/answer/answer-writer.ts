import type { FoundListing } from '../retrieve/found-listing.ts';
import { type AnswerCheck, type CheckReport, createAnswerCheck } from './check/answer-check.ts';
import { withoutForeignEmails } from './check/contacts.ts';
import type { Evidence } from './check/evidence.ts';
import { MARK_SIGN } from './check/sentence.ts';
import { makesForeignLink, withoutForeignLinks } from './links.ts';
import { listingLabel, listingName } from './listing-label.ts';
import { createPlainCharacters } from './plain-characters.ts';
import { createPlainNumbers } from './plain-numbers.ts';
import { cutUnits, type Unit } from './text-units.ts';

/**
 * Turns what a model writes into what a visitor reads, piece by piece: marks become addresses and links, the no-answer mark
 * and foreign links go, and what it says of homes is checked. However the text is cut into pieces, the pieces returned join
 * to the same answer.
 */
export type AnswerWriter = {
  /** What can be sent now; what more text may still change is held back. */
  push(text: string): string;
  /** The rest. */
  end(): string;
  /** IDs of the listings named so far, in the order of their first mention. */
  shown(): number[];
  saidNoAnswer(): boolean;
  /** What the check changed so far. */
  checked(): CheckReport;
};
export type AnswerWriterOptions = {
  /** Row `#1` is the first. */
  listings: readonly FoundListing[];
  /** The links that may stay, as `linksIn` gives them. */
  ownLinks: ReadonlySet<string>;
  /** The e-mail addresses that may stay, in lower case. */
  ownEmails: ReadonlySet<string>;
  evidence: Evidence;
  /** Checks by the evidence unless told otherwise. */
  check?: AnswerCheck;
};

/** What a blank has to stand between and a mark: "[#1]costs". */
const WORD_START = /^[\p{sc=Latin}\p{N}\p{Sc}]/u;
/** A word; and what would make a link with a label, whose words are a feed's: "[click](…", "<javascript:…", "https:…", "www.…". */
const MARK_NEEDS_BLANK = /[\p{sc=Latin}\p{N}\]<:./@]$/u;
/** What goes on behind the unit makes an address of it: "<javascript:" "(…)>". One that ends in the unit was judged with it. */
const OPEN_AUTOLINK = /<(?=[a-z][a-z0-9+.-]+:(?![^\s<>]*>))/gi;

export const createAnswerWriter = (options: AnswerWriterOptions): AnswerWriter => {
  const { listings, ownLinks, ownEmails, evidence, check = createAnswerCheck(evidence) } = options;
  const { language } = evidence.language;
  const characters = createPlainCharacters();
  const numbers = createPlainNumbers();
  let held = '';
  let hasText = false;
  let noAnswer = false;
  let skipsBlanks = true;
  let lastText = '';
  const shown: number[] = [];

  const label = (number: number): string => {
    const listing = listings[number - 1];
    if (listing === undefined) return '';
    if (shown.includes(listing.id)) return listingName(listing, language);
    shown.push(listing.id);
    return listingLabel(listing, language);
  };

  const numbersOf = (mark: string): number[] =>
    /^\[[\s#\d,]+\]$/.test(mark) ? [...mark.matchAll(/\d+/g)].map(([number]) => Number(number)) : [];

  const markText = (mark: string): string => {
    if (!mark.includes('#')) {
      // Only at the beginning does it speak of the whole answer.
      noAnswer ||= !hasText;
      skipsBlanks ||= !hasText;
      return '';
    }
    const rows = numbersOf(mark);
    const places = rows.map((number) => number - 1);
    const labels = rows.map(label).filter(Boolean).join(', ');
    if (labels === '') return check.mark(places, labels);
    sawText();
    const blank = MARK_NEEDS_BLANK.test(lastText) ? check.text(' ') : '';
    lastText = MARK_SIGN;
    return blank + check.mark(places, labels);
  };

  const sawText = (): void => {
    hasText = true;
    skipsBlanks = false;
  };

  const unitText = ({ kind, text }: Unit): string => {
    if (kind === 'mark') return markText(text);
    if (text.trim() === '') lastText = text;
    if (text.trim() === '') return skipsBlanks && (noAnswer || !hasText) ? '' : check.text(text);
    const own = withoutForeignEmails(withoutForeignLinks(text.toWellFormed(), ownLinks), ownEmails);
    if (own === '') return '';
    sawText();
    const isGlued = lastText === MARK_SIGN ? WORD_START.test(own) : makesForeignLink(lastText, own, ownLinks);
    const blank = isGlued ? check.text(' ') : '';
    lastText = own;
    return blank + check.text(own.replaceAll(']:', '] :').replace(OPEN_AUTOLINK, '< '));
  };

  const settle = (isWhole: boolean): string => {
    const { units, rest } = cutUnits(held, isWhole);
    held = rest;
    return units.map(unitText).join('');
  };

  return {
    push: (text) => {
      held += numbers.push(characters.push(text));
      return settle(false);
    },
    end: () => {
      held += numbers.push(characters.end()) + numbers.end();
      return settle(true) + check.end();
    },
    shown: () => [...shown],
    saidNoAnswer: () => noAnswer,
    checked: check.report,
  };
};
