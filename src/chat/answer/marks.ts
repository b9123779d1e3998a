import { cleanListingText } from '../prompt/clean.ts';
import type { FoundListing } from '../retrieve/found.ts';

/**
 * Rows of listings in what a model writes: their marks, in whatever brackets, and their addresses. Until the text is written each
 * is one character that no text has, since private ones are taken out of all.
 */

const FIRST = 0xe000;
const LAST = 0xefff;
export const MARK = /[\ue000-\uefff]/gu;
export const markOf = (row: number): string => (row < LAST - FIRST ? String.fromCharCode(FIRST + row) : '');
export const rowOf = (mark: string): number => mark.charCodeAt(0) - FIRST;

/** What stood for no row that there is. */
export const UNKNOWN_MARK = '\uefff';

const NUMBERS =
  '[#＃][ \\t]{0,3}\\d{1,3}(?:[ \\t]{0,3}(?:[-–—,、，&]|to|and|y|et|und|e|bis|至|和)[ \\t]{0,3}[#＃]?\\d{1,3})*';
const NO_ANSWER = /\[[ \t]*NO[_ ]?ANSWER[ \t]*\]/gi;
/** "[#3]", "[#1-#3]", "[#3: 14 Oak St]", also one that was not closed, with what it is made to link to; "(#3)", "[1]". */
const BRACKETED = new RegExp(
  [
    `\\[([^\\]\\n]{1,100})\\]\\([ \\t]*[#＃](\\d{1,3})[ \\t]*\\)`,
    `[[【［][ \\t]{0,3}(?:(${NUMBERS})[^\\]】］\\n[(]{0,80}?|[#＃][^\\]】］\\n[\\d]{0,40})[\\]】］](?:\\([ \\t]*(?:[#＃/]|https?:|www\\.)[^()\\n]{0,300}\\))?`,
    `[[【［][ \\t]{0,3}(${NUMBERS})`,
    `[(（][ \\t]{0,3}(${NUMBERS})[ \\t]{0,3}[)）]`,
    `\\[(\\d{1,2})\\](?![[(:])`,
  ].join('|'),
  'giu',
);
/** "#3" after nothing, a word for a home, or another mark; "St #3" is a unit, "my #1 pick" praise. */
const BARE =
  /(?<=^[\s>*_]*|[\n:|][\s>*_]*|(?:[-•–—*]|\d[.)])\s+[*_]*|[\ue000-\uefff][,、，]?\s*(?:(?:and|or|y|et|und|e|vs\.?|with)\s+)?|[#＃]\d{1,3}[,、，]?\s*(?:(?:and|or|y|et|und|e|vs\.?|with)\s+)?|(?<!\p{L})(?:and|or|with|compare|between|see|visit|take|choose|recommend|suggest|than|for|about|like|both|listing|home|house|condo|property|option|row|homes|listings|opción|casa|anuncio|maison|bien|annonce|Objekt|Haus|Nummer|opção|imóvel)\s+|[房源和是号])[#＃](\d{1,3})\]?(?![\p{L}\p{N}-])(?!\s*(?:pick|choice|reason|priority|tip|rule|in the|spot|most|best|rated))/giu;

const numbersOf = (written: string): number[] => {
  const numbers: number[] = [];
  for (const [, joint = '', digits = ''] of written
    .replace(/\s/g, '')
    .matchAll(/(-|–|—|to|bis|至)?[^\d\n–—-]*?(\d{1,3})/gu)) {
    const [number, last] = [Number(digits), numbers.at(-1)];
    const isRange = joint !== '' && last !== undefined && number > last && number - last < 30;
    for (let between = isRange ? last + 1 : number; between <= number; between += 1) numbers.push(between);
  }
  return numbers;
};

const escaped = (text: string): string => text.split(/\s+/).map(RegExp.escape).join('[^\\S\\n]+');
const UNIT_BEHIND = '(?!,?[^\\S\\n]*(?:#[^\\S\\n]*\\p{N}|(?:unit|apt|apartment|suite|ste)\\.?[^\\S\\n]*#?\\p{N}))';
const SHORTEST = 6;
const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Finds the addresses of rows in a text. */
const createAddresses = (rows: readonly FoundListing[]) => {
  const rowsOf = new Map<string, number[]>();
  for (const [row, { values }] of rows.entries()) {
    const address = cleanListingText(values.Address ?? '');
    if (address.length < SHORTEST || !/\p{N}/u.test(address) || !/\p{L}/u.test(address)) continue;
    rowsOf.set(folded(address), [...(rowsOf.get(folded(address)) ?? []), row]);
  }
  const sources = [...rowsOf.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}#])(${sources.join('|')})(?![\\p{L}\\p{N}])${UNIT_BEHIND}`, 'giu');
  const tailOf = ({ values }: FoundListing): RegExp => {
    const part = (text: string | null, before: string): string => {
      const clean = cleanListingText(text ?? '');
      return clean === '' ? '' : `(?:${before}${escaped(clean)}(?![\\p{L}\\p{N}]))?`;
    };
    return new RegExp(
      `^${part(values.City, ',[^\\S\\n]*')}${part(values.State, ',[^\\S\\n]*')}${part(values.ZIP, ',?[^\\S\\n]+')}`,
      'iu',
    );
  };
  /** Puts marks in the places of addresses. Of one that several rows have, the row whose mark stands beside it. */
  return (text: string): string => {
    if (sources.length === 0) return text;
    let written = '';
    let from = 0;
    for (const { 0: address, index } of text.matchAll(pattern)) {
      const [row, other] = rowsOf.get(folded(address)) ?? [];
      if (row === undefined || other !== undefined || index < from) continue;
      const end = index + address.length;
      const tail = tailOf(rows[row] as FoundListing).exec(text.slice(end, end + 200))?.[0] ?? '';
      written += text.slice(from, index) + markOf(row);
      from = end + tail.length;
    }
    return written + text.slice(from);
  };
};

const SAME_TWICE = /([\ue000-\ueffe])([^\S\n]*[*_]*[^\S\n]*[-–—:,(]?[^\S\n]*[*_]*)\1\)?/gu;

export type Marked = { text: string; saysNoAnswer: boolean };

export const createMarks = (rows: readonly FoundListing[]) => {
  let known = -1;
  let addresses = createAddresses([]);
  const marksOf = (written: string): string => {
    const numbers = numbersOf(written);
    const marks = numbers.flatMap((number) => (rows[number - 1] === undefined ? [] : markOf(number - 1)));
    return marks.length === 0 ? UNKNOWN_MARK : marks.join(', ');
  };
  /** A text with one character for each row that it names. Rows may have come since the last one. */
  return (text: string, readsAddresses: boolean): Marked => {
    if (known !== rows.length) addresses = createAddresses(rows);
    known = rows.length;
    const saysNoAnswer = NO_ANSWER.test(text);
    NO_ANSWER.lastIndex = 0;
    const bracketed = text
      .replace(NO_ANSWER, '')
      .replace(BRACKETED, (_whole, _label, target, closed, open, round, plain) =>
        marksOf(target ?? closed ?? open ?? round ?? plain ?? ''),
      )
      // One without brackets that is no row's is something else: "#405" is a unit.
      .replace(BARE, (whole, number) => (rows[Number(number) - 1] === undefined ? whole : marksOf(number)));
    let marked = readsAddresses ? addresses(bracketed) : bracketed;
    for (let before = ''; before !== marked; ) {
      before = marked;
      marked = marked.replace(SAME_TWICE, (_whole, mark: string, between: string) => {
        const signs = between.replace(/[^*_]/g, '');
        return mark + (/^(\*\*|__)\1$/.test(signs) ? '' : signs);
      });
    }
    return { text: marked, saysNoAnswer };
  };
};
