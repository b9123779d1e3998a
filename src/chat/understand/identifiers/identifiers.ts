import { ASKS, ENGLISH_OWN, I, isStreet, MINE, OWN, OWN_PLACES } from '../../../language/street-words.ts';
import { type ReadText, readText } from '../../../language/text/read-text.ts';
import { toSimplified } from '../../../language/text/simplified.ts';
import { foldAddress } from '../../../listings/fold.ts';
import type { Constraint } from '../constraint.ts';
import type { Candidates, Names } from '../vocabulary.ts';
import { addressCandidates, findAddresses } from './addresses.ts';
import { createFindNumbers, type FoundNumber, numberCandidates } from './listing-numbers.ts';
import { createRow, type Word } from './read-words.ts';

/**
 * A stretch that is known before the words are looked up: an address, a number of the MLS, a link; one without a constraint
 * is passed over, as a telephone number. `shown`: a name of homes that were shown.
 */
export type Marked = { start: number; end: number; constraint?: Constraint; shown?: readonly number[] };

const MOST_CANDIDATES = 24;
const MOST_STREET_WORDS = 4;
const MOST_BETWEEN = 6;
const HAN_OWN = /(?:我|我们|我家|公司|单位)(?:现在|目前|就)?[住在租]+$/;

const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s<>"\p{Script=Han}]+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"\p{Script=Han}]*/gu;
const PHONE_PATTERN =
  /(?<![\p{L}\p{N}$-])(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}])|\+\d{2}[ \d-]{8,14}\d|(?<![\p{L}\p{N}$.,-])[2-9]\d{2}[2-9]\d{6}(?![\p{L}\p{N}]|[.,]\d)|(?<!\d)1[3-9]\d{9}(?!\d)|(?<![\p{L}\p{N}.,-])\(?\d{2}\)? ?9\d{4}[ -]?\d{4}(?!\d)|(?<![\p{L}\p{N}$€.,-])9\d{2} \d{3} \d{3}(?! ?[\d€$])|(?<![\p{L}\p{N}.,-])0\d(?:[ .]\d{2}){4}(?!\d)|(?<!\d)09\d{2}-?\d{3}-?\d{3}(?!\d)|(?<![\p{L}\p{N}.,-])0\d{1,4}[ /-]\d{3,8}(?: ?\d{2,4}){0,2}(?!\d)/gu;
const EMAIL_PATTERN = /[\w.%+-]{1,64}@[\w.-]{1,64}\.[a-z]{2,}/gu;
/** With a year: "3/2/2" counts rooms. */
const DATE_PATTERN =
  /(?<![\p{L}\p{N}$€£.,/-])(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{1,2}\.\d{1,2}\.\d{2}|\d{4}-\d{2}-\d{2})(?![\p{L}\p{N}])/gu;
/** The marks that answers bear point at nothing in a visitor's own words. */
const MARK_PATTERN = /\[#?\d{1,3}\]|\[noanswer\]/gu;

/** Words before a Chinese street: "听说|衡山路". */
const BEFORE_HAN =
  '请问|问?一下|想问|想知道|想看|看看|看?一下|查一下|查查|帮我查|了解|介绍|告诉我|关于|位于|地址是?|在|的|是|和|有|我想|你好|市|区|县|省|看|查|比较|对比|那套|房子|想|去|买|租|或|找|问|到|住|与|从|过';
/** "101室", "101房", and a number alone where what is said ends behind it or goes on about the home. */
const HAN_UNIT = String.raw`(?:\s*的?\s*(?:\d{1,5}\s*(?:室|单元|單元|号楼|號樓|号|號)|\d{3,4}\s*(?:房(?![间間])|单位|單位)|\d{3,4}(?=\s*(?:$|[,.;!?，。；！？、]|[的那这這还還能在怎是]))))`;
const HAN_ADDRESS = new RegExp(
  String.raw`(?:(?<!\p{Script=Han})|(?<=${BEFORE_HAN}))(?:(?!${BEFORE_HAN})\p{Script=Han}){1,8}?(?:路|街|大道|巷|弄|道)\s*\d{1,5}\s*(?:号楼|號樓|号|號|弄)${HAN_UNIT}*`,
  'gu',
);
const HAN_STREET = /^\p{Script=Han}{2,}?(?:路|街|大道|巷|弄|道)/u;
/** "浦东新区": what parts a town from the street. */
const HAN_DISTRICT = /^市?(?:\p{Script=Han}{2,4}?区)?/u;
const HAN_ENDING = /大道|胡同|[路街巷弄]/gu;
const LONGEST_HAN = 8;
/** "东衡山路" is not "衡山路". */
const OF_HAN_NAME = /^[东西南北中新老大小前后]$/u;

const most = (items: Iterable<string>): string[] => Iterator.from(new Set(items)).take(MOST_CANDIDATES).toArray();

/** A Chinese address without what is said before its street, as listings write it. */
const hanAddressOf = (
  said: string,
  streets: readonly string[],
  cities: Names | undefined,
): { skipped: number; value: string } => {
  const simple = toSimplified(said);
  const street = /^[^\d]+?(?=\s*\d)/u.exec(simple)?.[0] ?? '';
  const [known = ''] = streets.filter((one) => street.endsWith(one)).sort((a, b) => b.length - a.length);
  const before = street.slice(0, street.length - known.length);
  let skipped = known === '' || OF_HAN_NAME.test(before) ? 0 : before.length;
  for (let length = 2; skipped === 0 && length < street.length - 2; length += 1) {
    if (cities?.get(simple.slice(0, length)) === undefined) continue;
    const district = HAN_DISTRICT.exec(simple.slice(length))?.[0].length ?? 0;
    skipped = [length + district, length].find((one) => HAN_STREET.test(simple.slice(one))) ?? 0;
  }
  const written = simple
    .slice(skipped)
    .replace(/(号楼|号|弄)\s*的?\s*(\d{1,5})\s*(?:房|单位)?$/u, '$1 $2室')
    .replace(/(号楼|号|弄)\s*的\s*/gu, '$1 ');
  return { skipped, value: streets.includes(street.slice(skipped)) ? written : '' };
};

/** Chinese is written together with what is not: "92126这周", "Escondido Ave那条街". */
const WESTERN = /(?:(?!\p{Script=Han})[\p{L}\p{N}'.-])+(?: (?:(?!\p{Script=Han})[\p{L}\p{N}'.-])+)*/gu;
const ZIP = /(?<!(?!\p{Script=Han})\p{L}|[\p{N}$.,])\d{4,6}(?:-\d{3,4})?(?!(?!\p{Script=Han})\p{L}|\p{N})/gu;

const streetCandidates = ({ folded }: ReadText): string[] => {
  const western = [...folded.matchAll(WESTERN)].flatMap(([run]) => {
    const words = run.replace(/[.,]+(?=\s|$)/g, '').split(' ');
    return words.flatMap((_, from) =>
      Array.from({ length: MOST_STREET_WORDS }, (__, length) => words.slice(from, from + length + 1))
        .filter((row, length) => row.length === length + 1 && isStreet(row))
        .map((row) => foldAddress(row.join(' '))),
    );
  });
  const han = new Set<string>();
  for (const { index, 0: ending } of toSimplified(folded).matchAll(HAN_ENDING))
    for (let length = ending.length + 1; length <= LONGEST_HAN; length += 1) {
      const name = folded.slice(Math.max(0, index + ending.length - length), index + ending.length);
      if (!/^\p{Script=Han}+$/u.test(name)) break;
      han.add(name).add(toSimplified(name));
    }
  return [...western, ...han];
};

/** "I live at", "my office is on": where the visitor lives or works, not a home that is asked about. */
const isOwn = (words: readonly Word[], from: number): boolean => {
  for (let at = from - 1; at >= Math.max(0, from - MOST_BETWEEN); at -= 1) {
    const key = words[at]?.key.replace(/^j'/, '') ?? '';
    const isBehind = (set: ReadonlySet<string>, most: number): boolean =>
      words.slice(Math.max(0, at - most), at).some((word) => set.has(word.key));
    if (/[.?!;]/.test(words[at + 1]?.gap ?? '') && key.length > 2) return false;
    if (OWN.has(key) || HAN_OWN.test(key)) return true;
    if (ENGLISH_OWN.has(key)) return isBehind(I, 3) && !isBehind(ASKS, 2);
    if (OWN_PLACES.has(key) && isBehind(MINE, 2)) return true;
    if (ASKS.has(key) && !isBehind(MINE, 3)) return false;
  }
  return false;
};

/** What of a question is looked up in the listings before it is understood. */
export const identifierCandidates = (question: string): Candidates => {
  const text = readText(question);
  const row = createRow(text);
  const { words } = row;
  return {
    mlsNumbers: most(numberCandidates(words)),
    addresses: most(addressCandidates(row)),
    streets: most(streetCandidates(text)),
    zips: most(text.folded.match(ZIP) ?? []),
  };
};

/**
 * Finds links, MLS numbers and addresses. `known` is what the chatbot's listings have of the candidates; what is written like
 * an identifier counts even if they have it not, so that the answer can say so.
 */
export const findIdentifiers = (text: ReadText, known: Candidates, cities?: Names): Marked[] => {
  const { folded } = text;
  const row = createRow(text);
  const { words } = row;
  const marked: Marked[] = [];
  const isFree = (start: number, end: number): boolean => marked.every((one) => end <= one.start || one.end <= start);
  const mark = (start: number, end: number, Field: 'MLSNumber' | 'Address' | 'Url', value?: string): void => {
    if (!isFree(start, end)) return;
    const Words = text.spelling(start, end);
    marked.push({ start, end, constraint: { Field, Operator: 'is', Value: value || Words, Words } });
  };
  const startOf = (at: number): number => words[at]?.start ?? 0;
  const endOf = (to: number): number => words[to - 1]?.end ?? 0;

  for (const { 0: url, index } of folded.matchAll(URL_PATTERN))
    mark(index, index + url.replace(/[.,;:!?)\]}'"]+$/, '').length, 'Url');
  const isFreeRow = (from: number, to: number): boolean => isFree(startOf(from), endOf(to));
  const numbers = createFindNumbers(words, known, isFreeRow);
  const markNumbers = (find: (from: number) => FoundNumber | undefined): void => {
    for (let from = 0; from < words.length; from += 1) {
      const found = isFreeRow(from, from + 1) ? find(from) : undefined;
      if (found === undefined || !isFree(found.start, endOf(found.to))) continue;
      const [start, end] = [found.start, endOf(found.to)];
      if (found.isOwn === true) marked.push({ start, end });
      else mark(start, end, 'MLSNumber', found.number ?? text.spelling(startOf(found.from), end));
    }
  };
  markNumbers(numbers.sure);
  for (const pattern of [MARK_PATTERN, DATE_PATTERN, PHONE_PATTERN, EMAIL_PATTERN])
    for (const { 0: contact, index } of folded.matchAll(pattern))
      if (isFree(index, index + contact.length)) marked.push({ start: index, end: index + contact.trimEnd().length });
  if (words.length === 0) return marked;
  for (const { from, to, value } of findAddresses(row, known.addresses, cities)) {
    if (!isOwn(words, from)) mark(startOf(from), endOf(to), 'Address', value);
    else if (isFreeRow(from, to)) marked.push({ start: startOf(from), end: endOf(to) });
  }
  for (const { 0: said, index } of folded.matchAll(HAN_ADDRESS)) {
    const { skipped, value } = hanAddressOf(said, known.streets, cities);
    const [start, end] = [index + skipped, index + said.trimEnd().length];
    if (HAN_OWN.test(folded.slice(Math.max(0, start - 12), start))) marked.push({ start, end });
    else mark(start, end, 'Address', value);
  }
  markNumbers(numbers.listed);
  markNumbers(numbers.unlisted);
  return marked;
};
