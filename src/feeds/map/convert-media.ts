import type { Conversion, Converted } from './conversion.ts';

const AN_IMAGE_LIST = {
  expected: 'a JSON list of URLs, or URLs separated by blanks, commas, semicolons or |',
};

export const readJson = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const BEGINS = /^((https?:)?\/\/|www\.)/i;

/** Without the backslashes that JSON may have before slashes. */
const asPlain = (text: string): string => (text.includes('\\/') ? text.replaceAll('\\/', '/') : text);

/** An address as it can be asked for: with blanks within it as they stand in addresses. */
export const asAddress = (text: string): string => {
  const plain = asPlain(text);
  return plain.includes(' ') && BEGINS.test(plain) ? plain.replaceAll(' ', '%20') : plain;
};

/** Commas are looked at once, however many stand in a row. */
const BETWEEN_URLS = /[|\t\r\n]+|(?<![,;])[,;]+(?=\s|$|https?:)/i;

/** `front.jpg (https://…)`, `![front](https://…)` */
const IN_BRACKETS = /\((https?:\/\/[^\s()]+)\)/gi;

/**
 * URLs with blanks, `|`, `,` or `;` between, or each in brackets behind its name. A comma or semicolon within a URL is a part of it, and so is a
 * blank before what begins none.
 */
const splitUrls = (value: string): string[] => {
  const named = value.includes('(http') ? [...value.matchAll(IN_BRACKETS)].map(([, url = '']) => url) : [];
  if (named.length > 0 && named.length === value.split(/https?:/i).length - 1) return named;
  const urls: string[] = [];
  for (const piece of asPlain(value).split(BETWEEN_URLS)) {
    const words = piece.split(/\s+/).filter((word) => word !== '');
    const begins = BEGINS.test(words[0] ?? '');
    for (const [index, word] of words.entries()) {
      if (index > 0 && begins && !BEGINS.test(word)) urls.push(`${urls.pop()}%20${word}`);
      else urls.push(word);
    }
  }
  return urls;
};

/** One entry of a list of media, by the names of RESO's Media and by usual ones. */
type Medium = {
  url: string | null;
  about: string;
  permission: string;
  order: number;
  preferred: boolean;
  hidden: boolean;
};

const URL_NAMES = ['mediaurl', 'pictureurl', 'url', 'href', 'src', 'uri', 'text', 'daten'];
const ABOUT_NAMES = ['mediacategory', 'mediatype', 'mimetype', 'type', 'category', 'resourcename', 'gruppe', 'format'];
const ORDER_NAMES = ['order', 'mediaorder', 'sequence', 'position'];

const squash = (name: string): string =>
  name
    .replace(/^.*:/, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
const says = (value: unknown): boolean => value === true || /^(y|yes|true|t|1)$/i.test(String(value ?? ''));

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(' ') : typeof value === 'string' ? value.trim() : '';

/** A picture that lies beside the feed's own file, and has no address. */
export const IS_FILE_NAME = /^[^/\\]+\.(jpe?g|png|gif|webp|bmp|tiff?)$/i;
const IS_PICTURE = /^(https?:)?\/\/\S+\.(jpe?g|png|gif|webp|avif)(\?\S*)?$/i;
/** Names of pictures of people and signs, and of small ones. */
const NO_HOME = /agent|broker|office|logo|avatar|thumb|small|icon|caption|title/;
/** A no under such a name keeps a picture back. */
const IS_RELEASED = /^(?:is)?(?:public|published|visible|released|vrijgave|freigabe)$/;
const saysNo = (value: unknown): boolean => value === false || /^(?:n|no|false|f|0)$/i.test(String(value ?? ''));
const NAMES_OF_FILES = { notice: 'names of files in place of links' };

/** An address, which OpenImmo has as the `pfad` of an entry's `daten`. Null: there is none. */
const addressOf = (value: unknown): string | null => {
  const text = textOf(typeof value === 'object' && value !== null && 'pfad' in value ? value.pfad : value);
  return text === '' || IS_FILE_NAME.test(text) ? null : text;
};

const readMedium = (item: unknown, index: number): Medium | null => {
  if (typeof item === 'string') {
    return { url: addressOf(item), about: '', permission: '', order: index, preferred: false, hidden: false };
  }
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const fields = new Map(Object.entries(item).map(([name, value]) => [squash(name), value as unknown]));
  const first = (names: readonly string[]): unknown =>
    names.map((name) => fields.get(name)).find((value) => value != null);
  // A thumbnail is the picture only where there is no larger one.
  const urls = [...fields.keys()].filter((name) => /^url|url$/.test(name));
  const named = [...URL_NAMES, ...urls.sort((left, right) => Number(NO_HOME.test(left)) - Number(NO_HOME.test(right)))];
  // Whatever it is called, and of several sizes the first.
  const pictured = [...fields]
    .filter(([, text]) => typeof text === 'string' && IS_PICTURE.test(text))
    .map(([name]) => name);
  const urlNames = named.some((name) => fields.has(name)) ? named : pictured.filter((name) => !NO_HOME.test(name));
  if (urlNames.length === 0) return null;
  const order = Number.parseFloat(String(first(ORDER_NAMES) ?? ''));
  const about = ABOUT_NAMES.map((name) => textOf(fields.get(name))).join(' ');
  return {
    url: addressOf(first(urlNames)),
    about,
    permission: textOf(fields.get('permission')),
    order: Number.isNaN(order) ? Number.POSITIVE_INFINITY : order,
    preferred: says(fields.get('preferredphotoyn')) || /titelbild/i.test(about),
    hidden:
      [...fields].some(([name, value]) => /private|deleted|hidden/.test(name) && says(value)) ||
      [...fields].some(([name, value]) => IS_RELEASED.test(name) && saysNo(value)) ||
      /delet|incomplete/i.test(textOf(fields.get('mediastatus'))),
  };
};

/** What is no picture of the home: papers, films, tours, the people who sell it. Floor plans are pictures, but for those that OpenImmo parts. */
const NO_IMAGE = new RegExp(
  [
    'document|tour|video|audio|\\b(agent|office|member|logo)\\b',
    '\\b(pdf|docx?|xlsx?|rtf|txt|text|html|mov|mp4|mpe?g|wmv|avi|quicktime|links?)\\b',
    'dokument|film|panorama|anbieterlogo|anbobjurl|qrcode|epass|grundriss|lageplan',
  ].join('|'),
  'i',
);
/** Everything that a permission can say but that all may see it. */
const NOT_PUBLIC = /private|\bonly\b|confidential|internal/i;

/** Whatever is said of it. */
const IS_PAPER_OR_FILM = /\.(pdf|docx?|xlsx?|mp4|mov|html?)(\?\S*)?$/i;

const isPublicImage = ({ url, about, permission, hidden }: Medium): boolean =>
  !hidden &&
  !IS_PAPER_OR_FILM.test(url ?? '') &&
  !NO_IMAGE.test(about.replace(/([a-z])(?=[A-Z])/g, '$1 ')) &&
  !NOT_PUBLIC.test(permission.replace(/([a-z])(?=[A-Z])/g, '$1 '));

// Infinity less Infinity is no number.
const compare = (left: number, right: number): number => (left === right ? 0 : left < right ? -1 : 1);

/** Addresses with separators, or what `choose` takes of the entries of a JSON list. */
const pictures =
  (choose: (entries: readonly Medium[]) => readonly Medium[]): Conversion =>
  ([value = '']): Converted => {
    if (!value.startsWith('[')) {
      const links = [...new Set(splitUrls(value))].filter((link) => !IS_FILE_NAME.test(link));
      return links.length > 0 ? links : NAMES_OF_FILES;
    }
    const list = readJson(value);
    const entries = Array.isArray(list) ? list.map(readMedium).filter((entry) => entry !== null) : [];
    if (entries.length === 0 && !(Array.isArray(list) && list.length === 0)) return AN_IMAGE_LIST;
    return [...new Set(choose(entries).flatMap(({ url }) => url || []))];
  };

/** Image URLs: a JSON list of texts or of objects with a URL, all of them as they come; or URLs with separators. */
export const urls = pictures((entries) => entries);

/**
 * Public images of a home: RESO Media as a JSON list, the preferred one first, then by `Order`; or a list of URLs. What is no image, and what
 * not everybody may see, is left out.
 */
export const media = pictures((entries) =>
  entries
    .filter(isPublicImage)
    .sort((left, right) => Number(right.preferred) - Number(left.preferred) || compare(left.order, right.order)),
);

const linksOf = (texts: readonly string[]): Converted => {
  const links = texts.filter((text) => BEGINS.test(asPlain(text)));
  return links.length > 0 ? links : NAMES_OF_FILES;
};

/** A link in each of several columns. Names of files that came beside the feed's own are no links. */
export const urlColumns: Conversion = linksOf;

/** Links in several columns, any number in each, and each once: the main one often stands among the others, too. */
export const urlLists: Conversion = (texts) => linksOf([...new Set(texts.flatMap(splitUrls))]);
