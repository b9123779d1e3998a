import { hasSense } from '../lexer/lexeme.ts';
import type { Heard } from './about.ts';

/** "Há *aí* algum?" points at no home. */
const pointsAtHome = ({ reading, pointing }: Heard): boolean =>
  pointing.focus && reading.lexemes.some((one) => hasSense(one, 'point') && !hasSense(one, 'point', 'there'));

const isPointing = (heard: Heard): boolean =>
  pointsAtHome(heard) || heard.pointing.one !== undefined || heard.pointing.positions.length > 0;

/** "Há mobilados?": after several homes it asks whether there are any, not what those are like that were shown. */
export const asksForAny = (heard: Heard): boolean =>
  heard.reading.talksOfSeveral &&
  !isPointing(heard) &&
  heard.stated.length > 0 &&
  heard.reading.lexemes.some((lexeme) => hasSense(lexeme, 'ask', 'any'));

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
