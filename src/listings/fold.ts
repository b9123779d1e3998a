import { STORED_FORMS, STORED_UNITS } from '../language/street-words.ts';

/** Most names have neither accents nor any other letter to fold: a tenth of the time of reading a question went there. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A name as it is compared: without case and accents, blanks trimmed and single. Punctuation stays. */
export const foldName = (text: string | null | undefined): string => {
  const given = text ?? '';
  if (PLAIN.test(given)) {
    const lower = given.toLowerCase().trim();
    return lower.includes('  ') ? lower.replace(/ {2,}/g, ' ') : lower;
  }
  return given
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/\s+/g, ' ')
    .trim();
};

/**
 * A word of a source as such words are compared, alone or the name of a column: folded, without blanks, hyphens, underscores and dots
 * but those of figures.
 */
export const squashWord = (text: string): string => foldName(text).replace(/[\s_\u2010-\u2015-]+|\.(?!\d)/g, '');

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

/** "Münster" as it is typed without umlauts: "muenster". */
export const withoutUmlauts = (text: string): string =>
  text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter);

/** Words of plain letters and digits with a blank between: most addresses and names of places. Only their case is folded. */
const PLAIN_WORDS = /^[A-Za-z\d#/]+(?: [A-Za-z\d#/]+)*$/;

/** Text as it is searched: like a name, without punctuation but `#` and `/`. Letters of every script stay. */
export const foldText = (text: string | null | undefined): string => {
  const given = text ?? '';
  if (PLAIN_WORDS.test(given)) return given.toLowerCase();
  return foldName(given)
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}\p{Mc}#/]+/gu, ' ')
    .trim();
};

/** Words for a unit that are others too: "Whg. 3", "app. 4", "Top 12", but "Wohnung Leopoldstraße". */
const NUMBERED_UNIT_WORDS = new Set(['whg', 'wohnung', 'top', 'app', 'appt', 'apto']);
const UNIT_NUMBER = /^(?:\d{1,4}\p{L}?|\p{L})$/u;
/** "Leopoldstrasse", "Rosenheimer Strasse". */
const LONG_STRASSE = /strasse$/;
const CHINESE_NUMBER = /[號号弄室]/;
/** Chinese numbers of houses and units in one writing: "世纪大道 85 號103室" is "世纪大道85号 103室". */
const inOneWriting = (text: string): string =>
  CHINESE_NUMBER.test(text)
    ? text
        .replaceAll('號', '号')
        .replace(/([路街道巷]) +(?=\p{N}+ *[号弄])|(\p{N}) +(?=[号弄室])/gu, '$1$2')
        .replace(/(号楼?|弄)(?=\p{N})/gu, '$1 ')
    : text;

export type Place = { City?: string | null; State?: string | null; ZIP?: string | null };

const withoutEnding = (text: string, ending: string): string =>
  ending !== '' && text.length > ending.length && text.endsWith(` ${ending}`)
    ? text.slice(0, -ending.length - 1)
    : text;

/** In characters, as they are stored. */
export const LONGEST_ADDRESS_FOLD = 255;

/**
 * A street address as it is compared: number, street in its short forms and `#unit`, without the town's name at the end.
 * `"2710 East Yesler Way, Unit B, Seattle"` gives `"2710 e yesler way #b"`, `"Leopoldstraße 12 Whg. 3"` gives
 * `"leopoldstr 12 #3"`. Blank gives `""`.
 */
export const foldAddress = (address: string | null | undefined, place: Place = {}): string => {
  let text = inOneWriting(foldText(address));
  for (const ending of [place.ZIP, place.State, place.City]) text = withoutEnding(text, foldText(ending));
  const words = (text.includes('#') ? text.replace(/#\s*/g, ' #') : text).split(' ').filter(Boolean);
  const folded: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const isUnit = STORED_UNITS.has(word) || (NUMBERED_UNIT_WORDS.has(word) && UNIT_NUMBER.test(next ?? ''));
    if (index > 0 && next !== undefined && isUnit) {
      folded.push(`#${next.replace(/^#/, '')}`);
      index += 1;
    } else folded.push(STORED_FORMS.get(word) ?? word.replace(LONG_STRASSE, 'str'));
  }
  return folded.join(' ');
};

/** The unit of a folded address, `"#b"`; `""` where it names none. */
export const unitOf = (foldedAddress: string): string => /#\S+/.exec(foldedAddress)?.[0] ?? '';
