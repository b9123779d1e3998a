import { createPlainCharacters } from './plain-characters.ts';
import { createPlainNumbers } from './plain-numbers.ts';

/** A whole text as an answer that quotes it comes to the visitor: by this its links and addresses are told again. */
export const plainText = (text: string): string => {
  const characters = createPlainCharacters();
  const numbers = createPlainNumbers();
  return numbers.push(characters.push(text) + characters.end()) + numbers.end();
};
