const HIGH = 0xd800;
const LOW = 0xdc00;
const BEYOND = 0xe000;

/**
 * The character that begins at a place of a text; half of one where the other half is not there, `''` behind the end. Not by codePointAt:
 * once V8 has compiled it, it takes the other half from behind the end of a text that is a part of a longer one.
 */
export const characterAt = (text: string, index: number): string => {
  const [first, second] = [text.charCodeAt(index), text.charCodeAt(index + 1)];
  const isPair = first >= HIGH && first < LOW && second >= LOW && second < BEYOND;
  return text.slice(index, index + (isPair ? 2 : 1));
};
