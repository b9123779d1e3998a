/** Text as people compare it: without case, accents and punctuation. Written apart from the program's own folding. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

const SHORT = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    avenida: 'ave',
    boulevard: 'blvd',
    drive: 'dr',
    lane: 'ln',
    road: 'rd',
    court: 'ct',
    place: 'pl',
    terrace: 'ter',
    circle: 'cir',
    parkway: 'pkwy',
    strasse: 'str',
    unit: '#',
    apt: '#',
    apartment: '#',
    app: '#',
    whg: '#',
    wohnung: '#',
  }),
);

/** An address, street or part of one as words: `"60 University Avenue, Unit A"` is `60 university ave # a`. */
const addressWords = (text: string): string[] =>
  folded(text)
    .replaceAll('#', ' # ')
    .replaceAll(/(?<=\p{L})strasse\b/gu, 'str')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => SHORT.get(word) ?? word);

export const addressKey = (text: string): string =>
  addressWords(text)
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');

/** A web address without scheme, `www.` and slash at the end. */
export const urlKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;]+$/, '');

export const numberKey = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
