import { splitEntry } from './expand-phrases.ts';

const BEGINS_WITH_HAN = /^\p{Script=Han}/u;

/** Whether a phrase is of a language that parts its words by no blanks. */
export const isHan = (phrase: string): boolean => BEGINS_WITH_HAN.test(phrase);

/** Where a phrase of a table counts: `begins`, also at the beginning of a longer word ("allow" in "allowed"). */
type How = { at?: 'word' | 'begins' };

/** Whether a folded text has a phrase: as whole words, of Chinese anywhere. */
export const hasPhrase = (folded: string, phrase: string, { at = 'word' }: How = {}): boolean => {
  if (isHan(phrase)) return folded.includes(phrase);
  return ` ${folded} `.includes(at === 'word' ? ` ${phrase} ` : ` ${phrase}`);
};

/** Whether a folded text has any of a table's phrases, parted by `;`; of a table without such an entry it has none. */
export const saysPhrase = (folded: string, phrases: string | undefined, how?: How): boolean =>
  splitEntry(phrases ?? '').some((phrase) => hasPhrase(folded, phrase, how));
