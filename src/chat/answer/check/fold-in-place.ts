const NARROW = 0xfee0;
/** All but what is written with the signs of a plain keyboard. */
const UNPLAIN = /[^\x20-\x7e\n]/g;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));

/** Digits of every script are the ones that are read. */
const digit = (code: number): string => {
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
};

const foldCharacter = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - NARROW).toLowerCase();
  if (isDigit(code)) return digit(code);
  if (/\s/.test(character) && character !== '\n') return ' ';
  if (character === '’' || character === '‘') return "'";
  const plain = character
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.length === 1 ? plain : character;
};

/** Text as the check's words are compared: lower case, without accents, wide forms narrow. Every character keeps its place. */
export const foldInPlace = (text: string): string => {
  const narrow = text.replace(UNPLAIN, foldCharacter);
  // What is left of other letters stays as it is: some would not keep their place.
  return narrow.search(UNPLAIN) === -1
    ? narrow.toLowerCase()
    : narrow.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};
