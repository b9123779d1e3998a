import { foldAddress, type Place } from '../fold.ts';

const HOUSE_NUMBER = /^\d+\p{L}?$/u;
/** Streets whose number is their name. */
const NUMBERED: ReadonlySet<string> = new Set(['hwy', 'route', 'rte', 'us', 'sr', 'calle', 'carrera']);
/** "南京西路1266号3栋": what comes from the house number on. */
const CHINESE_NUMBER = /\d+\s*(号|弄|栋|楼|室).*$/u;

/**
 * The street of an address as it is compared, without house number and unit, in the short forms of foldAddress:
 * `"1447 E Garnet Avenue #4"`, `"E Garnet Ave"` give `"e garnet ave"`. `""` where there is none. `whole` is
 * the folded address, where it has been made already.
 */
export const foldStreet = (address: string | null | undefined, place: Place = {}, whole?: string): string => {
  const bare = (address ?? '').replace(CHINESE_NUMBER, '');
  const [first = '', second = ''] = bare.includes(',') ? bare.split(/,(?!\d)/) : [bare];
  const line = /^\s*\d+\p{L}?\s*$/u.test(first) ? `${first} ${second}` : first;
  const folded = whole !== undefined && line === address ? whole : foldAddress(line, place);
  const words = (folded.includes('#') ? folded.replace(/\s*#.*$/, '') : folded).split(' ');
  let start = 0;
  while (start < words.length - 1 && (HOUSE_NUMBER.test(words[start] ?? '') || /^\d+\/\d+$/.test(words[start] ?? ''))) {
    start += 1;
  }
  let end = words.length;
  // The number stands behind the street in half of the world.
  const isNumbered = NUMBERED.has(words[0] ?? '') && words.length === 2;
  if (start === 0 && !isNumbered) while (end > 1 && HOUSE_NUMBER.test(words[end - 1] ?? '')) end -= 1;
  const street = words.slice(start, end).join(' ');
  return /\p{L}/u.test(street) ? street.slice(0, 255) : '';
};
