import { foldAddress } from '../../../listings/fold.ts';
import { STREETS } from '../languages/streets.ts';
import type { NameMatch } from './lex.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './read-text.ts';
import { toSimplified } from './simplified.ts';

const SHORTEST = 2;
const LONGEST = 8;
const LEAST_STEM = 2;

const ENDING = /(?:大道|胡同|[路街巷弄])$/u;
const ROW = new RegExp(String.raw`(?=(\p{Script=Han}{${SHORTEST},${LONGEST}}))`, 'gu');

/** The rows of Chinese characters of a question that could be the name of a street, as listings are searched for it. */
export const hanStreetCandidates = (folded: string): string[] => {
  const found = new Set<string>();
  for (const [, row = ''] of folded.matchAll(ROW)) {
    for (let length = SHORTEST; length <= row.length; length += 1) {
      const name = row.slice(0, length);
      if (ENDING.test(toSimplified(name))) for (const one of [name, toSimplified(name)]) found.add(foldAddress(one));
    }
  }
  return [...found];
};

/** Kinds of roads, and what is done on them: no names. */
const NO_NAME =
  /(?:(?:马|公|主|干|铁|道|走|顺|高速公|大|小|条|沿|靠|临|一|条|水|电|网|思|套)路|(?:临|沿|大|小|逛|步行|商业|唐人|中国|条|上|靠|老)街|(?:小|条)[巷弄]|[摆玩捉卖戏搬侍伺翻拨]弄)$/u;
/** "路程", "街区", "街角": the character belongs to another word. */
const OTHER_BEHIND = /^[程区边口面线由过途况灯段费道坊景角]/u;
/** "两室一厅巷子尽头": rooms that are counted. */
const ROOMS = /[一二两三四五六七八九][室房居厅卫]/u;
const BEFORE_NAMES = new RegExp(STREETS.beforeNames, 'u');

/**
 * The name of a street without a house number that begins at a token: one of the listings, or where another word has just
 * ended (`isFree`), one that is written like a street and has no other words in it. `named`: the length of the city's or
 * district's name that begins there; "上海世纪大道" is a street in it, "浦东南路" is called after it.
 */
export const matchHanStreet = (
  tokens: readonly Token[],
  from: number,
  { known, lexicon, isFree, named }: { known: readonly string[]; lexicon: Lexicon; isFree: boolean; named: number },
): NameMatch | undefined => {
  if (tokens[from]?.kind !== 'han') return undefined;
  let row = '';
  // A blank ends a name: "两室 街角位置".
  const isGlued = (at: number): boolean => at === from || tokens[at - 1]?.end === tokens[at]?.start;
  while (row.length < LONGEST && tokens[from + row.length]?.kind === 'han' && isGlued(from + row.length))
    row += tokens[from + row.length]?.key;
  for (let length = row.length; length >= SHORTEST; length -= 1) {
    const name = row.slice(0, length);
    if (ENDING.test(name) && known.includes(foldAddress(name))) return { name, length };
  }
  if (!isFree || lexicon.tables.language !== 'zh') return undefined;
  for (let length = LEAST_STEM + 1; length <= row.length; length += 1) {
    const name = row.slice(0, length);
    const ending = ENDING.exec(name)?.[0];
    if (ending === undefined || length - ending.length < LEAST_STEM) continue;
    if (OTHER_BEHIND.test(row.slice(length)) || NO_NAME.test(name) || ROOMS.test(name)) return undefined;
    const stem = name.slice(0, -ending.length);
    // "换|淮海中路".
    const isLed = lexicon.match(tokens.slice(0, from + 1), from)?.senses.some(({ group }) => group === 'follow');
    if (isLed === true) return undefined;
    if (named > 0 && stem.length - named >= LEAST_STEM) return undefined;
    const hasWords = Array.from(stem).some(
      (_, at) => at >= named && (lexicon.match(tokens.slice(0, from + length), from + at)?.length ?? 0) > 1,
    );
    return hasWords || BEFORE_NAMES.test(stem) ? undefined : { name, length };
  }
  return undefined;
};
