import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Heard } from './about.ts';
import type { Reading } from './stretch.ts';

/** "Há *aí* algum?" points at no home. */
const pointsAtHome = ({ reading, pointing }: Heard): boolean =>
  pointing.focus && reading.lexemes.some((one) => hasSense(one, 'point') && !hasSense(one, 'point', 'there'));

const isPointing = (heard: Heard): boolean =>
  pointsAtHome(heard) || heard.pointing.one !== undefined || heard.pointing.positions.length > 0;

/** What may stand before "one with a pool" that is none of those that were shown: "*the* one with a pool", "*3 bedroom* one". */
const BEFORE_ANY: readonly string[] = ['ask', 'link', 'follow', 'search', 'soft', 'talk', 'reply', 'show'];

const isRelative = ({ tables }: Reading, lexeme: Lexeme | undefined): boolean =>
  tables.relatives?.split(' ').includes(lexeme?.text.split(' ')[0] ?? '') === true;

/** "What about *one that* already has solar?", "how about something with a yard?" */
const seeksOne = (reading: Reading): boolean =>
  reading.lexemes.some((lexeme, at) => {
    const [before, next] = [reading.lexemes[at - 1], reading.lexemes[at + 1]];
    const isAny = lexeme.amount?.isWord === true ? lexeme.amount.value === 1 : hasSense(lexeme, 'home', 'any');
    const isBegin =
      before === undefined ||
      before.isMark ||
      (!hasSense(before, 'point') && BEFORE_ANY.some((group) => hasSense(before, group)));
    // "Anything *without HOA*?"
    const isSaidSo = hasSense(next, 'follow', 'with') || hasSense(next, 'state', 'noHoa') || isRelative(reading, next);
    return isAny && isBegin && isSaidSo;
  });

/** "Há mobilados?": after several homes it asks whether there are any, not what those are like that were shown. */
export const asksForAny = (heard: Heard): boolean =>
  heard.stated.length > 0 &&
  (seeksOne(heard.reading) ||
    (heard.reading.talksOfSeveral &&
      !isPointing(heard) &&
      heard.reading.lexemes.some((lexeme) => hasSense(lexeme, 'ask', 'any'))));

/** "I carry no shopping upstairs, *any with* a lift?": a clause that begins by asking for homes with something. */
export const beginsClauseWith = ({ reading: { lexemes } }: Heard): boolean =>
  lexemes.some((lexeme, index) => {
    const before = lexemes[index - 1];
    // "¿Sin piscina qué hay?"
    const isBegin = before?.text === '¿' || (before?.isMark === true && lexeme.text.includes(' '));
    return hasSense(lexeme, 'follow', 'with') && isBegin;
  });

/** "I like the second one, *but I want* a balcony": what stands behind "but" is said of the homes that are looked for. */
export const withoutLiked = (heard: Heard): Heard => {
  const { reading, items, pointing, talk } = heard;
  const { lexemes } = reading;
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'point'));
  const but = lexemes.findIndex(
    (lexeme, index) => index > at && hasSense(lexeme, 'link', 'but') && !hasSense(lexeme, 'follow', 'with'),
  );
  const isWish = lexemes
    .slice(but)
    .some(
      (lexeme) => hasSense(lexeme, 'search') || hasSense(lexeme, 'own', 'end') || hasSense(lexeme, 'plain', 'wish'),
    );
  const isLiked =
    at !== -1 &&
    but !== -1 &&
    isWish &&
    pointing.positions.length === 1 &&
    !talk.isQuestion &&
    !talk.wantsHuman &&
    !talk.compares &&
    items.length > 0 &&
    items.every(({ from }) => from > but);
  return isLiked ? { ...heard, pointing: { positions: [], focus: false } } : heard;
};
