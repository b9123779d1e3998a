import { characterAt } from '../../process/character-at.ts';
import { entityCharacter, INVISIBLE } from '../prompt/clean.ts';

/**
 * A model's text without what nobody sees: markup, characters encoded as entities, invisible and control characters. What is
 * left is what the visitor reads, so that nothing can hide inside of a number or an address.
 */

const TAG = /<!--[\s\S]{0,400}?-->|<\/?([a-z][a-z0-9]{0,15})(?:\s[^<>]{0,300})?\/?>/iy;
const MAY_BECOME_TAG = /<(?:!|!-|!--[\s\S]{0,400}|\/?(?:[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,300})?\/?)?)$/iy;
const NEW_LINE = /^(?:br|p|div|li|tr|ul|ol|table|h[1-4])$/i;
const ENTITY =
  /&(?:(amp|quot|apos|nbsp|dollar|comma|period|num)|#(\d{1,7})|#x([0-9a-f]{1,6})|(?:zwnj|zwj|shy|lrm|rlm));/iy;
const MAY_BECOME_ENTITY = /&(?:[a-z]{0,6}|#\d{0,7}|#x[0-9a-f]{0,6})$/iy;
const HIDDEN = new RegExp(INVISIBLE.source, 'u');
const CONTROL = /(?![\n\r\t])\p{Cc}/u;
/** Signs that join the parts of one picture, or the letters of some scripts. */
const JOINS = /[\u200c\u200d]/u;
const JOINABLE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?!\p{sc=Latin}|\p{sc=Han})[\p{L}\p{M}]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u;
/** Characters that are what they seem, whatever stands beside them: most of an answer. */
const PLAIN_RUN = /[\x20-\x25\x27-\x3b\x3d-\x7e]+/y;
const KEYCAP = '\u20e3';

const match = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Text that came, as far as what is to come can't change it. */
type Step = { takes: number; gives: string };

export const createPlainCharacters = () => {
  let held = '';
  let last = '';

  /** Undefined where more text has to come first. */
  const step = (index: number, isWhole: boolean): Step | undefined => {
    const character = characterAt(held, index);
    const isLast = index + character.length >= held.length;
    if (!isWhole && isLast && /^[\ud800-\udbff]$/.test(character)) return undefined;
    if (character === '<') {
      const tag = match(TAG, held, index);
      if (tag !== null) return { takes: tag[0].length, gives: NEW_LINE.test(tag[1] ?? '') ? '\n' : '' };
      if (!isWhole && match(MAY_BECOME_TAG, held, index) !== null) return undefined;
    }
    if (character === '&') {
      const entity = match(ENTITY, held, index);
      if (entity !== null) {
        const [whole, name, decimal, hexadecimal] = entity;
        const sign = entityCharacter(whole, name, decimal, hexadecimal);
        // An encoded bracket would begin markup.
        const isLeftOut = /[<>]/.test(sign) || HIDDEN.test(sign) || CONTROL.test(sign);
        return { takes: whole.length, gives: isLeftOut ? '' : sign };
      }
      if (!isWhole && match(MAY_BECOME_ENTITY, held, index) !== null) return undefined;
    }
    const takes = character.length;
    if (CONTROL.test(character)) return { takes, gives: '' };
    if (!HIDDEN.test(character)) return { takes, gives: character };
    if (JOINS.test(character) && JOINABLE.test(last)) return { takes, gives: character };
    if (character !== '\ufe0f' && character !== '\ufe0e') return { takes, gives: '' };
    if (PICTURE.test(last)) return { takes, gives: character };
    if (isLast && !isWhole) return undefined;
    return { takes, gives: held[index + takes] === KEYCAP ? character : '' };
  };

  const settle = (isWhole: boolean): string => {
    let index = 0;
    let text = '';
    while (index < held.length) {
      PLAIN_RUN.lastIndex = index;
      if (PLAIN_RUN.test(held)) {
        const end = PLAIN_RUN.lastIndex;
        text += held.slice(index, end);
        last = held.charAt(end - 1);
        index = end;
        continue;
      }
      const next = step(index, isWhole);
      if (next === undefined) break;
      index += next.takes;
      text += next.gives;
      if (next.gives !== '') last = next.gives;
    }
    held = held.slice(index);
    return text;
  };

  return {
    push: (text: string): string => {
      held += text;
      return settle(false);
    },
    end: (): string => settle(true),
  };
};
