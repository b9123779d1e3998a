import { foldAddress } from '../../listings/fold.ts';
import type { Constraint } from './constraint.ts';
import { STREETS } from './languages/streets.ts';
import { ADDRESS_PATTERNS, BARE_UNIT } from './lexer/address-patterns.ts';
import { withoutTown } from './lexer/around-address.ts';
import { HAN_ADDRESS, hanAddressOf } from './lexer/han-addresses.ts';
import { hanStreetCandidates } from './lexer/han-streets.ts';
import type { Marked } from './lexer/lex.ts';
import { allMatches, overlappingMatches } from './lexer/matches.ts';
import { type ReadText, readText } from './lexer/read-text.ts';
import { withSentenceEnds } from './lexer/sentence-ends.ts';
import type { Names } from './vocabulary.ts';

/** What could be MLS numbers (in capitals), addresses, streets (`foldAddress`) or ZIP codes; the listings tell which are. */
export type Candidates = { mlsNumbers: string[]; addresses: string[]; streets: string[]; zips: string[] };

const URL_PATTERN = /(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"]*/gu;
const PHONE_PATTERN =
  /(?<![\p{L}\p{N}$-])(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}])|\+\d{2}[ \d-]{8,14}\d|(?<![\p{L}\p{N}$.,-])[2-9]\d{2}[2-9]\d{6}(?![\p{L}\p{N}]|[.,]\d)|(?<!\d)1[3-9]\d{9}(?!\d)|(?<![\p{L}\p{N}.,-])\(?\d{2}\)? ?9\d{4}[ -]?\d{4}(?!\d)|(?<![\p{L}\p{N}$€.,-])9\d{2} \d{3} \d{3}(?! ?[\d€$])|(?<![\p{L}\p{N}.,-])0\d(?:[ .]\d{2}){4}(?!\d)|(?<!\d)09\d{2}-?\d{3}-?\d{3}(?!\d)|(?<![\p{L}\p{N}.,-])0\d{1,4}[ /-]\d{3,8}(?: ?\d{2,4}){0,2}(?!\d)/gu;
const EMAIL_PATTERN = /[\w.%+-]{1,64}@[\w.-]{1,64}\.[a-z]{2,}/gu;
/** What ends a number: a Chinese character beside it is a word of its own. */
const NO_LETTER_BEHIND = String.raw`(?!(?!\p{Script=Han})[\p{L}\p{N}])`;
const MLS_PATTERN = new RegExp(
  String.raw`(?<!(?!\p{Script=Han})\p{L})(?:${STREETS.mlsWords})(?:\s*(?:#|:|=|\.))*\s*#?(?<number>[a-z]{0,10}-?\d(?:[a-z0-9]|-(?=[a-z0-9])){2,20})${NO_LETTER_BEHIND}`,
  'gu',
);
/** "NDP2401234", "SD-26-1043": letters and digits as no word or measure has them. */
const CODE_PATTERN = /(?<![\p{L}\p{N}$€#/-])(?=[a-z0-9-]*\d{3})[a-z]{1,8}(?:-?\d+){1,3}[a-z]{0,2}(?![\p{L}\p{N}-])/gu;
/** Nobody writes a price of tens of millions to the last digit and without groups. */
const LONG_NUMBER = /(?<![\p{L}\p{N}$€£¥.,#/-])\d{8,10}(?![\p{L}\p{N}.,/-]|\s?[$€£¥])/gu;
const isToTheDigit = (text: string): boolean => /^\d{8,10}$/.test(text) && Number(text) % 1_000 !== 0;
/** "W11": a short number of the MLS counts only where the listings have it. */
const SHORT_CODE = /^[a-z]{1,12}-?\d{1,2}[a-z]?$/;
const SHORT_MLS = new RegExp(
  String.raw`(?<!\p{L})(?<word>${STREETS.mlsWords})(?:\s*(?:#|:|=|\.))*\s*#?(?<number>[a-z]{1,12}-?\d{1,2}[a-z]?|\d{1,2})${NO_LETTER_BEHIND}(?!\s*[-+,.]?\s*(?:bed|bath|br\b|ba\b|home|house|condo|room))`,
  'gu',
);
/** The marks that answers bear point at nothing in a visitor's own words. */
const MARK_PATTERN = /\[#?\d{1,3}\]|\[noanswer\]/gu;
/** Runs of words from a house number on; they overlap, since a second address may stand in the words behind the first. */
const NUMBERED = /(?<![\p{L}\p{N}$.,/-])(?=(#?\d{1,6}[a-z]?(?:-\d{1,5})?(?:[ ]+[\p{L}\p{N}#'.-]+){1,7}))/gu;
const WORDS = /[\p{L}\p{N}'.-]+(?: [\p{L}\p{N}'.-]+)*/gu;
/** A house number does not count rooms, and a street's name has no such words. */
const NO_STREET_WORD =
  /\s(?:bed|beds|bedrooms?|br|bd|baths?|bathrooms?|ba|homes?|houses?|condos?|apartments?|in|on|with|for|and|or|under|over|than|k|m|sq|sqft|million|miles?|minutes?|min|blocks?|people|adults|kids|guys|needs?|needing|wants?|wanting|looking|days?|weeks?|from|near|since|desde|depuis|seit|at|ate|hasta|com|con|por|menos|mais|quartos?|banheiros|habitaciones|recamaras|dormitorios|banos|rent|buy|sale|max|louer|vendre|alugar|alquilar|comprar|mieten|kaufen|sur|avec|maxi|balcon|parking|chambres|c\/ ?(?:piscina|gara[gj]em?|varanda|terraco|terraza|elevador|ascensor|jardim|quintal|sacada|vagas?|suites?|closet|lareira|academia|ar|moveis|mobilia|muebles|churrasqueira|vistas?|arrecadacao|patio|estacionamento))\s/u;
/** "Rue de Berne 3 bedrooms": a number that counts what stands behind it. */
const COUNTED_AFTER =
  /^\s*(?:bed|bath|(?:bd|br|ba|k|sq|sqft|m2|mins?|met(?:er|re)s?|feet|foot|ft)\b|rooms?\b|chambres?\b|pieces?\b|zimmer\b|quartos?\b|habitacion|dormitorio|recamara|banos?\b|banheiro)/u;
const AMOUNT_BEFORE =
  /(?:[$€£¥]|\b(?:under|below|over|above|than|to|most|least|max|min|around|about|budget|between|from|price|income|make|earn|between \S+ and|a \d+|until|hasta|bis|unter|sous|ate)|低于|不?超过|少于|多于|高于|至少|最多|预算|价格|约|-)\s*$/u;
/** "Tell me about", "cheaper than", "10 miles from" an address. */
const NO_AMOUNT_BEFORE =
  /\babout\s*$|\b(?:cheaper|dearer|bigger|larger|smaller|newer|older|expensive|barat[ao]s?|grandes?|car[ao]s?|chers?|günstiger|guenstiger|gunstiger|billiger|größer|grosser|groesser|kleiner|teurer) (?:than|que|do que|als)\s*$|\b(?:miles?|mi|km|kilometers?|minutes?|mins?|blocks?|minuten|minutos|millas) (?:from|of|to|de|von|do|da)\s*$/u;
const ASKED_ABOUT =
  /\b(?:tell (?:me|us)(?: more)?|what|how|know(?: more)?|more|info(?:rmation)?|details?|ask(?:ing)?|questions?|curious|talk) about\s*$/u;
/** Where the visitor lives or works: no home that is asked about. */
const OWN_ADDRESS_BEFORE =
  /(?:\b(?:i|we)(?:'m|'re)?(?: currently| now| still| already)? (?:live|work|rent|own|stay|reside|am|are|living|staying|renting)|\b(?:my|our)(?: \w+)? (?:home|house|place|apartment|flat|condo|office|work|job|address)(?: is)?|\b(?:my|our) (?:home|house|place|apartment|flat|condo|office|work|job|address)(?: is)?|\b(?:moving|move|relocating|coming) from)(?: (?:at|on|in|near))?\s*$/u;
/** "On a vécu 12 ans à Bruxelles, 9 rue Haute". */
const LIVED_BEFORE =
  /\b(?:habit(?:e|ons|ait|ais|ions|ent)|vec(?:u|us)|log(?:e|eons|eait)|resid(?:e|ons)|domicilie(?:e|s|es)?|(?:je|on) vi[st]|mon adresse|notre adresse)\b[^.!?;]{0,30}$|(?:我|我们|我家|公司|单位)(?:现在|目前|就)?(?:住|住在|租|租在|在)\s*$/u;
const AMOUNT_AFTER =
  /^\s*(?:k\b|m\b|mil\b|mio\b|thousand|million|dollars|usd|eur|€|万|元|块|美|左右|以[上下内]|到|至|-|to \$?\d|sq|square|m2|\/|a month|per month|or less|or under|and up|max)/u;
/** Chinese is written without blanks: for what is written in other letters it is a border, and no part of it. */
const withBorders = (folded: string): string =>
  withSentenceEnds(folded).replace(/\p{Script=Han}/gu, (one) => '"'.repeat(one.length));
const HAS_DIGIT = /\d/;
const MOST_CANDIDATES = 24;
const MOST_STREETS = 80;
const MOST_STREET_WORDS = 4;

const prefixes = (text: string): string[] => {
  const words = text.split(/\s+/);
  return words.slice(1).map((_, index) => foldAddress(words.slice(0, index + 2).join(' ')));
};
const most = <Item>(items: Iterable<Item>, count: number): Item[] => [...new Set(items)].slice(0, count);

/** Rows of up to four words; a name of a street ends with a word for streets, or is one word that ends like one. */
const streetCandidates = (folded: string): string[] => {
  if (!STREETS.mayName(folded)) return [];
  return [...folded.matchAll(WORDS)].flatMap(([run]) => {
    const words = run.replace(/[.,]+(?=\s|$)/g, '').split(' ');
    return words.flatMap((_, from) =>
      Array.from({ length: MOST_STREET_WORDS }, (__, length) => words.slice(from, from + length + 1))
        .filter((row, length) => row.length === length + 1 && STREETS.isStreet(row))
        .map((row) => foldAddress(row.join(' '))),
    );
  });
};

/** What of a question is looked up in the listings before it is understood. */
export const identifierCandidates = (question: string): Candidates => {
  const { folded: whole } = readText(question);
  const folded = withBorders(whole);
  const tokens = folded.match(/[\p{L}\p{N}-]{2,24}/gu) ?? [];
  const mlsNumbers = tokens.filter((token) => SHORT_CODE.test(token) || (token.match(/\d/g)?.length ?? 0) >= 3);
  const short = [...folded.matchAll(SHORT_MLS)].map(({ groups }) => groups?.number ?? '');
  const addresses = [...folded.matchAll(NUMBERED)].flatMap((match) =>
    prefixes(runOf(match).replace(/[.,]+(?=\s|$)/g, '')),
  );
  const western = HAS_DIGIT.test(folded) ? ADDRESS_PATTERNS.flatMap((pattern) => [...folded.matchAll(pattern)]) : [];
  const written = [...western, ...whole.matchAll(HAN_ADDRESS)].map(([run]) => foldAddress(run));
  return {
    mlsNumbers: most(
      [...short, ...mlsNumbers].map((token) => token.toUpperCase()),
      MOST_CANDIDATES,
    ),
    addresses: most([...written, ...addresses], MOST_CANDIDATES),
    streets: most([...streetCandidates(folded), ...hanStreetCandidates(whole)], MOST_STREETS),
    zips: most(folded.match(/(?<![\p{L}\p{N}$.,])\d{4,6}(?:-\d{3,4})?(?![\p{L}\p{N}])/gu) ?? [], MOST_CANDIDATES),
  };
};

type Span = { start: number; end: number; text: string; before: string; after: string };

/** A match by itself, or what a pattern looked ahead at. */
const runOf = (match: RegExpExecArray): string => (match[0] === '' ? (match[1] ?? '') : match[0]);

/** `within` is what the pattern is looked for in, where that is not `folded` itself. */
const spansOf = (folded: string, pattern: RegExp, within = folded, find = allMatches): Span[] =>
  find(within, pattern).map((match) => {
    const text = runOf(match).trimEnd();
    const end = match.index + text.length;
    const before = folded.slice(Math.max(0, match.index - 40), match.index);
    return { start: match.index, end, text, before, after: folded.slice(end, end + 20) };
  });

/** A number of digits alone may be a price, as in "homes about 450000"; one with letters never is. */
const isNoAmount = ({ text, before, after }: Span): boolean =>
  /\p{L}/u.test(text) ||
  ((isToTheDigit(text) || ASKED_ABOUT.test(before) || !AMOUNT_BEFORE.test(before)) && !AMOUNT_AFTER.test(after));

const exactly = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}$€£¥])${source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\p{L}\p{N}])`, 'gu');

const BEHIND_ADDRESS = new RegExp(
  String.raw`^(?:$|[,.?!;:]|\s+(?:${STREETS.afterNames}|and|or|please|vs|versus|but)(?![\p{L}\p{N}]))`,
  'u',
);

/** "12 Oak" where the listings have but one street of that name: its ending is left out. */
const withoutEnding = (span: Span, addresses: readonly string[]): (Span & { ending: string }) | undefined => {
  const words = span.text.split(/\s+/);
  for (let length = Math.min(words.length, MOST_STREET_WORDS); length > 1; length -= 1) {
    const said = words
      .slice(0, length)
      .join(' ')
      .replace(/[.,?!]+$/, '');
    const fold = foldAddress(said);
    const endings = addresses.filter((one) => one.startsWith(`${fold} `)).map((one) => one.slice(fold.length + 1));
    const [ending, ...others] = new Set(endings.filter((one) => STREETS.isEnding(one)));
    if (ending === undefined || others.length > 0 || !BEHIND_ADDRESS.test(span.text.slice(said.length))) continue;
    const shown = ending.replace(/^./, (letter) => letter.toUpperCase());
    return { ...span, text: said, end: span.start + said.length, ending: shown };
  }
  return undefined;
};

/**
 * Finds links, MLS numbers and addresses. `known` are the candidates that the chatbot's listings have; what is written like
 * an identifier counts even if they have it not, so that the answer can say so.
 */
export const findIdentifiers = (text: ReadText, known: Candidates, cities?: Names): Marked[] => {
  const marked: Marked[] = [];
  const isFree = ({ start, end }: Span): boolean => marked.every((one) => end <= one.start || one.end <= start);
  const mark = (span: Span, Field: 'MLSNumber' | 'Address' | 'Url', value?: string): void => {
    if (!isFree(span)) return;
    const Words = text.spelling(span.start, span.end);
    const constraint: Constraint = { Field, Operator: 'is', Value: value ?? Words, Words };
    const isOwn = Field === 'Address' && (OWN_ADDRESS_BEFORE.test(span.before) || LIVED_BEFORE.test(span.before));
    marked.push({ start: span.start, end: span.end, ...(isOwn ? {} : { constraint }) });
  };
  const { folded } = text;
  const western = withBorders(folded);
  const contacts = [MARK_PATTERN, PHONE_PATTERN, EMAIL_PATTERN];
  for (const span of contacts.flatMap((pattern) => spansOf(folded, pattern, western)))
    if (isFree(span) && !known.mlsNumbers.includes(span.text.toUpperCase()))
      marked.push({ start: span.start, end: span.end });
  for (const span of spansOf(folded, URL_PATTERN, western)) {
    const end = span.start + span.text.replace(/[.,;:!?)\]}'"]+$/, '').length;
    mark({ ...span, end }, 'Url');
  }
  if (!HAS_DIGIT.test(folded)) return marked;
  for (const span of spansOf(folded, MLS_PATTERN)) {
    const number = new RegExp(MLS_PATTERN.source, 'u').exec(span.text)?.groups?.number ?? span.text;
    mark(span, 'MLSNumber', text.spelling(span.end - number.length, span.end));
  }
  for (const span of spansOf(folded, SHORT_MLS, western)) {
    const { word = '', number = '' } = new RegExp(SHORT_MLS.source, 'u').exec(span.text)?.groups ?? {};
    const isKnown = known.mlsNumbers.includes(number.toUpperCase()) && number.length > 1;
    if (isKnown || (/^ml/.test(word) && number.length > 1))
      mark(span, 'MLSNumber', text.spelling(span.end - number.length, span.end));
  }
  for (const number of known.mlsNumbers.filter((one) => !/^\d{1,2}$/.test(one)))
    for (const span of spansOf(folded, exactly(number.toLowerCase()), western))
      if (isNoAmount(span)) mark(span, 'MLSNumber', number);
  for (const span of spansOf(folded, HAN_ADDRESS)) {
    const address = hanAddressOf(span, known.streets);
    mark(withoutTown(text, address, cities), 'Address', address.value);
  }
  for (const pattern of ADDRESS_PATTERNS) {
    for (const span of spansOf(folded, pattern, western, overlappingMatches)) {
      const isPriced =
        AMOUNT_BEFORE.test(span.before) && !ASKED_ABOUT.test(span.before) && !NO_AMOUNT_BEFORE.test(span.before);
      const unit = BARE_UNIT.exec(span.text)?.[1] ?? '';
      const value = unit === '' ? undefined : `${text.spelling(span.start, span.end - unit.length)} #${unit}`;
      const isOther = NO_STREET_WORD.test(` ${span.text.replace(/[.,]/g, '')} `) || COUNTED_AFTER.test(span.after);
      if (!isOther && !isPriced) mark(withoutTown(text, span, cities), 'Address', value);
    }
  }
  const numbered = known.addresses.length === 0 ? [] : spansOf(folded, NUMBERED, western);
  for (const span of numbered) {
    const words = span.text.replace(/[.,]+(?=\s|$)/g, '');
    const longest = prefixes(words).findLastIndex((prefix) => known.addresses.includes(prefix));
    if (longest === -1) {
      const short = withoutEnding(span, known.addresses);
      if (short !== undefined) mark(short, 'Address', `${text.spelling(short.start, short.end)} ${short.ending}`);
      continue;
    }
    const end =
      span.start +
      (new RegExp(`^(?:\\S+\\s+){${longest + 1}}\\S+`).exec(span.text)?.[0].replace(/[.,?!]+$/, '').length ?? 0);
    mark({ ...span, end }, 'Address');
  }
  for (const span of spansOf(folded, LONG_NUMBER, western))
    if (isNoAmount(span) && isToTheDigit(span.text)) mark(span, 'MLSNumber');
  for (const span of spansOf(folded, CODE_PATTERN, western)) if (!NO_CODE.test(span.text)) mark(span, 'MLSNumber');
  return marked;
};

/** "h1b", "fy2025", "pre-1990": short codes that people write about other things; a code of the MLS has four digits or more. */
const NO_CODE = /^(?!.*\d.*\d.*\d.*\d)|^(?:i|us|hwy|sr|fy|q|in|usd|eur|r|chf|s|sf|pre|post)-?\d+$/;
