import { foldName } from '../../../listings/fold.ts';
import type { AreaUnit } from '../../../listings/listing.ts';
import type { Tag } from '../../../listings/tags/tags.ts';
import type { Language } from '../understanding.ts';
import type { PhraseKey } from './phrase-keys.ts';
import type { TownTales } from './town-tales.ts';

/**
 * Phrases of a key, parted by `;` or by lines. `(a|b|)` is one of several or nothing: `bedroom(s|)`,
 * `(talk|speak) (to|with) (a|an|) (real|) person`. Small letters, accents as usual; apostrophes count as nothing.
 */
export type Phrases = Readonly<Partial<Record<PhraseKey, string>>>;

/** How streets are written, for finding addresses: each a list of words parted by blanks. */
export type StreetTables = {
  /** "14 Oak St": the word at the street's end. */
  endings: string;
  /** "Calle Mayor 14": the word at its beginning. */
  beginnings: string;
  /** "Leopoldstraße 14": what a single word ends with. */
  suffixes: string;
  /** "unit", "apt". */
  units: string;
  /** What a street's number is in figures, by its words: "fifth" is "5th". */
  figures?: ReadonlyMap<string, string>;
  /** What stands behind the number of a floor: "1º Dto". */
  sides?: string;
  /** Words that end a street's name that begins with its kind: "in", "à". */
  afterNames?: string;
  /** "north", "n". */
  directions: string;
  /** Words that stand right before a street's name, without a blank: "请问". */
  beforeNames?: string;
};

/** All that the parser knows of a language. Another language is another one of these. */
export type LanguageTables = {
  language: Language;
  /** Words before an apostrophe that are words of their own: "l'appartement". */
  elisions?: string;
  /** Words of other languages that are understood and do not tell this one: "hola". */
  borrowed?: string;
  /** Phrases, parted by "; ", with words of another language in them, which tell none: "cul de sac". */
  loans?: string;
  /** The letters beside a to z that it writes. */
  letters?: string;
  /** Whether all English is understood in the middle, not its nouns alone: written in another script, it stands out. */
  mixesAll?: boolean;
  /** Words for a part of a town: whoever takes any of them stays in the town. */
  partsOfTown?: string;
  /** What somebody makes who names a sum to pay: "an *offer* of 550k". */
  offers?: string;
  /** What joins a feature to the homes that are looked for, where phrases begin with it: "avec piscine". */
  joiners?: string;
  /** Towns as only this language calls them: "Lisbonne". */
  towns?: string;
  /** What is told of towns where no home is wanted, or one is though the town's name is only told. */
  townTales?: TownTales;
  /** Whether words are written together: "Einfamilienhaus". */
  hasCompounds?: boolean;
  /** Nouns for homes that unknown words end in: "Hanggrundstück". The longer ones first. */
  heads?: string;
  /** Nouns for features that unknown words end in: "Salzwasserpool". The longer ones first. */
  featureHeads?: string;
  /** Words that make a complaint of a comparison, which says why something else is looked for: "*too* expensive". */
  complaints?: string;
  /** Phrases, parted by `;`, for days that have begun, and words that may stand before a span of them. */
  pastDays?: string;
  pastLeads?: string;
  /** Phrases, parted by `;`, by which who asks for homes means those that are still to be had: "available". */
  onMarket?: string;
  /** Phrases, parted by `;`, behind which "9/1" is a day of the year: "need it by". */
  beforeDays?: string;
  /** The names of months, short ones too. */
  months?: string;
  /** What nouns end in that name no place, and, where nouns have capital letters, adjectives before a noun. */
  commonEndings?: string;
  adjectiveEndings?: string;
  /** Cities of the language's countries, parted by blanks: also written behind a noun without a preposition. */
  cities?: string;
  /** Whether all nouns have capital letters, so that one tells no name. */
  hasCapitalNouns?: boolean;
  /** Beginnings of words, parted by `;`, by which homes are asked for that take animals: "must *allow* dogs". */
  accepting?: string;
  /** Towns and their parts, parted by `;`, where the kitchen is one of the rooms that are counted. */
  kitchenTowns?: string;
  /** Beginnings of words for the middle of prices, parted by `;`, which is not the average that is told. */
  median?: string;
  /** Words, parted by `;`, before the name of an account by which somebody is reached, beside the names of services. */
  accounts?: string;
  /** Beginnings of words for hundredths, parted by `;`: "percent". */
  percent?: string;
  /** Words, parted by `;`, with a capital letter wherever they stand, so that it tells no name: "I". */
  alwaysCapital?: string;
  /** Words, parted by `;`, that point at a home alone, and before a noun at no home: "*this* year". */
  determiners?: string;
  /** Verbs with a home as their object, as words of phrases are folded: "rentarlo", "la louer". */
  withObject?: RegExp;
  /** What words end in that name a street and nothing else, parted by blanks. */
  streetNouns?: string;
  /** Words for a rent, parted by `;`: the average of rents is one of homes to let. */
  rents?: string;
  /** What a clause of homes begins with: "that have", "qui ont". */
  relatives?: string;
  /** What a lift spares: who wants no stairs and a lift needs no home on one floor. */
  stairs?: string;
  /** Verbs that ask only where a clause begins with them, parted by `;`: "hat". */
  askingVerbs?: string;
  /** What negates a bound that stands behind it, beside what negates names: "nichts". */
  negators?: string;
  /** What words begin with that contradict what was said: "I don't care, *but* with a pool". */
  buts?: string;
  /** What a bare area is in. */
  areaUnit?: AreaUnit;
  /** Whether "not a pool and a garage" wants neither: "不要泳池和车库". */
  negatesLists?: boolean;
  /** Verbs that a feature begins with that is wanted by itself, also behind something refused: "不要联排、有书房". */
  leads?: string;
  /** Whether "450 000" is one number. */
  groupsByBlank?: boolean;
  /** Whether a last digit counts the scale below the one before it: "三万五" is 35,000. */
  shortensScales?: boolean;
  /** What a short price counts where not thousands: "60以内" is up to 600,000. */
  shortScale?: number;
  /** Whether a last digit behind a million counts hundreds of thousands: "un million deux"; `words`: only one in words. */
  shortensMillions?: boolean | 'words';
  /** Words, parted by `;`, by which listings name a feature and visitors something else: Vista is a town. */
  notAsked?: string;
  /** What infinitives end in: "à entretenir" names no town. */
  verbEndings?: string;
  /** What participles end in, accents and all: "le prix a bougé" names no town, where "a" is read like "à". */
  participleEndings?: string;
  /** Articles that are "one" too: a number only right before what is counted ("una recámara", "un baño"). */
  articles?: string;
  /** Numbers in words: "four", "a couple", "half a million", as phrases of `Phrases`. */
  numbers: Readonly<Record<string, number>>;
  /** Short forms by what they stand for: `with: w wth; about: abt`. */
  shorthand?: string;
  /** What stands for a home in phrases: where an address or a number stands in one, it is read as with these. */
  pronouns?: string;
  /** Rows of ten years in words: "the eighties". */
  decades?: Readonly<Record<string, number>>;
  /** Whether "five fifty" is 550. */
  saysHundreds?: boolean;
  /** "One *point* two million". */
  decimalPoint?: string;
  /** What multiplies a number before it: "k", "thousand", "hundred", "Mio". */
  scales: Readonly<Record<string, number>>;
  streets?: StreetTables;
  /** Later parts add to earlier ones. */
  phrases: readonly Phrases[];
  /** What visitors call a feature beside the words of src/listings/tags, by the feature's name there. */
  tags?: Readonly<Partial<Record<Tag | 'price reduced', string>>>;
};

/** The words of a table like "a b c". */
export const spacedWords = (words = ''): string[] => words.split(' ').filter(Boolean);

/** "L'", "d'": what begins words in some languages. */
export const elisionsOf = ({ elisions }: LanguageTables): Set<string> => new Set(spacedWords(elisions));

/** Words that are none of a language's own, whatever its phrases say: towns, folded, and what it borrows. */
export const notOwn = ({ towns, borrowed }: LanguageTables): { towns: Set<string>; borrowed: Set<string> } => ({
  towns: new Set(spacedWords(towns).map(foldName)),
  borrowed: new Set(spacedWords(borrowed)),
});
