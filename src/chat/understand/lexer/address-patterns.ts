import { STREETS } from '../languages/streets.ts';

const UNIT = String.raw`(?:,?\s*(?!no\p{L})(?:(?:${STREETS.units})\.?\s*#?\s*|#\s*)(?!st\b|street\b)[a-z0-9-]{1,6}(?![\p{L}\p{N}]))?`;
/** "1º Dto", "3º B": the floor and the side, as addresses on the Iberian peninsula have them. */
const FLOOR = String.raw`(?:,?\s+(?:\d{1,2}[.]?\s?[oa]|r/c)(?![\p{L}\p{N}])(?:[.,]?\s*(?:(?:${STREETS.sides})(?![\p{L}\p{N}])|[a-h](?![\p{L}\p{N}]|\s+\p{L}{3})))?)?`;
const STREET_WORD = String.raw`[\p{L}\p{N}'.-]+`;
/** "16 Oak St 3": a bare number at the end of what is said is the unit. */
const LAST_NUMBER = String.raw`(?:\s+\d{1,4}(?=\s*(?:[.,?!;:]|$)))?`;
/** The number of a unit at the end of an address, without a word for it. */
export const BARE_UNIT = new RegExp(`\\s(?:${STREETS.endings}|${STREETS.directions})\\.?\\s+(\\d{1,4})$`, 'u');
const END = String.raw`(?![\p{L}\p{N}])`;
const HOUSE_NUMBER = String.raw`\d{1,6}(?:-\d{1,5})?[a-z]?(?:\s?(?:bis|ter)\b)?`;
const NUMBERED_UNIT = String.raw`(?:,?\s*(?:${STREETS.units})\.?\s*(?:nr\.?\s*)?#?\s*\d{1,4}[a-z]?${END})?`;
const STREET_ADJECTIVE =
  '(?:alte|neue|lange|kurze|grosse|kleine|obere|untere|hohe|breite|vordere|hintere|aussere|innere)[nrs]?';
/** "Rue de Berne, 3 dormitorios": a number of rooms is that of no house. */
const ROOMS =
  'dormitorios?|habitaciones|habs?|recamaras?|recs?|cuartos?|banos?|quartos?|assoalhadas|pieces|chambres|zimmer';
const BEFORE = String.raw`(?<![\p{L}\p{N}$.,/-])`;

/** How addresses are written, house number and street in either order, over folded text in which Chinese characters are borders. */
export const ADDRESS_PATTERNS: readonly RegExp[] = [
  `${BEFORE}${HOUSE_NUMBER}\\s+(?:${STREET_WORD}\\s+){1,4}?(?:${STREETS.endings})${END}\\.?(?:\\s+(?:${STREETS.directions})${END})?(?:${LAST_NUMBER}${UNIT})`,
  `${BEFORE}${HOUSE_NUMBER},?\\s+(?:${STREETS.beginnings})${END}\\.?(?:\\s+${STREET_WORD}){1,5}?(?=\\s*(?:[,.?!;:]|$)|\\s+(?:${STREETS.afterNames})${END})`,
  `(?<!\\p{L})(?:${STREETS.beginnings})${END}\\.?(?:\\s+${STREET_WORD}){1,5}?,?\\s+(?:n[.oº°]*\\s*)?${HOUSE_NUMBER}${END}(?!\\s*(?:${STREETS.units}|${ROOMS})${END})(?:${FLOOR})${UNIT}`,
  `(?<!\\p{L})(?!(?:b|sp|st|du)ring(?!\\p{L}))(?:(?:${STREET_ADJECTIVE}\\s+)?[\\p{L}-]+|[\\p{L}-]+\\s+)(?:${STREETS.suffixes})${END}\\.?\\s+${HOUSE_NUMBER}${END}${NUMBERED_UNIT}`,
].map((source) => new RegExp(source, 'gu'));
