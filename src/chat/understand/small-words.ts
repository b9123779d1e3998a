import { BEGINNINGS } from './identifiers/street-words.ts';

const SMALL_WORDS: ReadonlySet<string> = new Set('de do da dos das del du des la las los'.split(' '));
/** What may stand between two words of a street's name. */
const JOINING = ['de', 'da', 'do', 'dos', 'das', 'del', 'du', 'des', 'de la', 'de los', 'de las'];
const MOST_WORDS = 4;

/** "De", "dos": what a name never ends with. */
export const isSmall = (word: string): boolean => SMALL_WORDS.has(word);

/** A folded name as it is typed in a hurry: `"castelo de sao jorge"` gives `"castelo sao jorge"`. The first word stays. */
export const withoutSmallWords = (fold: string): string => {
  const [first = '', ...rest] = fold.split(' ');
  return [first, ...rest.filter((word) => !isSmall(word))].join(' ');
};

/** What a folded street, or an address in it, may be in full: `"rua remedios"` gives `"rua dos remedios"` among others. */
export const withSmallWords = (fold: string): string[] => {
  const words = fold.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || words.some(isSmall)) return [];
  if (!BEGINNINGS.has(words[0] ?? '') && words[0] !== 'ave') return [];
  return words
    .slice(1)
    .flatMap((_, at) =>
      JOINING.map((joining) => [...words.slice(0, at + 1), joining, ...words.slice(at + 1)].join(' ')),
    );
};
