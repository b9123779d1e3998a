import { todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { ANY_CONTEXT } from '../map/conversion.ts';
import { CONVERSIONS, type ConversionName } from '../map/conversions.ts';
import { columnPath } from './column-paths.ts';
import type { ColumnTexts } from './column-profiles.ts';
import { createWordFinder, inEnglish } from './column-words.ts';
import { columnRule, type Findings, NO_TRIAL, type Proposal, tryRule } from './proposal.ts';

type WishField = 'AddressHidden' | 'PriceHidden' | 'DisplayAllowed';
export const WISHES: ReadonlySet<FeedField> = new Set<WishField>(['AddressHidden', 'PriceHidden', 'DisplayAllowed']);

/** What the words of a name say about showing. */
const SHOWN = [
  'displayed displayable display disp showon shown show publishable published publish visibility visible',
  'internet website web online pub advertised advertise consent portals portal idx vow syndication syndicate public optin',
  'anzeigen freigabe exibir mostrar mostra visibile vis visa tonen zobrazit publicar afficher diffusion',
].join(' ');
const NOT_SHOWN = 'hidden hide suppressed suppress withheld withhold confidential optout not no';
const ADDRESS = 'address street streets location';
const PRICE = 'price rent';
const AROUND =
  'yn y n flag allowed allow permitted permission includes included include entire listing home property seller owner ' +
  'on to for in is the be can may ok all opt out do from by';
/** Places where things are shown: alone they may also be something that the home has. */
const PLACES = 'internet website web online portals portal public';
/** Of these it is said of their own whether they are shown. */
const OTHER_THINGS =
  /\b(agents?|phones?|e ?mails?|names?|avm|valuations?|estimates?|comments?|blog\w*|reviews?|photos?|pictures?|images?|videos?|tours?|open house|remarks|speed|dir|direction|prefix|suffix|wifi|cable|fiber|fibre|providers?|water|sewer|transport\w*)\b/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [shown, notShown, address, price, around, places] = [SHOWN, NOT_SHOWN, ADDRESS, PRICE, AROUND, PLACES].map(
  setOf,
) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
const wordsOf = createWordFinder([SHOWN, NOT_SHOWN, ADDRESS, PRICE, AROUND].join(' '));

/** A column that says what its seller wishes. `sure`: its name says nothing else. `refuses`: its yes is a wish not to show it. */
type Wish = { field: WishField; column: ColumnTexts; sure: boolean; refuses: boolean };

const MOST_ANSWERS = 10;
const LONGEST_ANSWER = 100;
const FEW = 3;
const readAnswer = (text: string): boolean | null => {
  const answer = CONVERSIONS.boolean([text], ANY_CONTEXT);
  return typeof answer === 'boolean' ? answer : null;
};
const isAnswer = (text: string): boolean =>
  readAnswer(text) !== null || (text.length <= LONGEST_ANSWER && !/\d.|,/.test(text));
/** Texts of several words of which none comes again are none, but in a file of a few rows. */
const areAnswers = ({ counts, texts }: ColumnTexts): boolean =>
  counts.size <= MOST_ANSWERS &&
  (counts.size < texts.length || texts.length <= FEW || texts.every((text) => !text.includes(' '))) &&
  [...counts.keys()].every(isAnswer);

/** The wish that a column tells; null where its name or its texts are about something else. An address that is to be shown has a number. */
export const wishOf = (column: ColumnTexts): Wish | null => {
  const { name, counts, unnamed } = column;
  const answers = [...counts.keys()];
  if (unnamed || !areAnswers(column)) return null;
  const words = wordsOf(name);
  const english = inEnglish(words);
  const has = (set: ReadonlySet<string>): boolean =>
    words.some((word) => set.has(word)) || english.some((word) => set.has(word));
  const refuses = has(notShown) || (words.includes('opt') && words.includes('out'));
  const says = has(shown) || (refuses && (has(address) || has(price)));
  const isYesOrNo = answers.length > 0 && answers.every((text) => readAnswer(text) !== null);
  // A yes or no of an address can be about little else, in whatever language.
  if (!(says || (has(address) && isYesOrNo)) || OTHER_THINGS.test(words.join(' ')) || columnPath(name).foreign)
    return null;
  const field = has(address) ? 'AddressHidden' : has(price) ? 'PriceHidden' : 'DisplayAllowed';
  if (field !== 'DisplayAllowed') return { field, column, sure: says, refuses };
  const known = words.every((word) => [shown, notShown, around].some((set) => set.has(word)));
  const sure = known && (words.length > 1 || !has(places));
  return sure || isYesOrNo ? { field, column, sure, refuses } : null;
};

const ASKED: Readonly<Record<WishField, string>> = {
  AddressHidden: 'the column that says that the address is not to be shown',
  PriceHidden: 'the column that says that the price is not to be shown',
  DisplayAllowed: 'the column that says whether the home may be shown',
};

/** One column of which all answers are yes or no is followed; of other words each is asked for. */
const ruleOfOne = ({ field, column, refuses }: Wish): ColumnRule => {
  const convert: ConversionName = refuses === (field !== 'DisplayAllowed') ? 'boolean' : 'forbidden';
  const words = [...column.counts.keys()].filter((text) => readAnswer(text) === null);
  const usual = field === 'DisplayAllowed' && convert === 'boolean' ? 'allowed' : convert;
  if (words.length === 0) return columnRule(field, [column.name], usual);
  const asked = todoText(
    refuses ? 'true where it is not to be shown, else false' : 'true where it may be shown, else false',
  );
  return { column: column.name, values: Object.fromEntries(words.map((text) => [text, asked])), convert: usual };
};

const isPlain = ({ column, sure, refuses }: Wish): boolean =>
  sure && !refuses && [...column.counts.keys()].every((text) => readAnswer(text) !== null);

const ruleOf = (field: WishField, wishes: readonly Wish[]): ColumnRule => {
  const [first, ...others] = wishes;
  if (first?.sure === true && others.length === 0) return ruleOfOne(first);
  const names = wishes.map(({ column }) => column.name);
  if (field === 'DisplayAllowed' && wishes.every(isPlain)) return { columns: names, convert: 'allowed' };
  return todoText(`${ASKED[field]}, or leave this out: ${names.map((name) => `"${name}"`).join(', ')}`);
};

/** Whether some row says that something is not to be shown, or says neither. */
const isRefusedSomewhere = ({ column, refuses }: Wish): boolean =>
  [...column.counts.keys()].some((text) => readAnswer(text) !== !refuses);

/** What sellers wish not to have shown: followed where it is told by yes and no, else asked for. Nothing is shown that somebody may wish to hide. */
export const proposeWishes = ({ sample, context, columns }: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const wishes = columns.map(wishOf).filter((wish) => wish !== null);
  return (['AddressHidden', 'PriceHidden', 'DisplayAllowed'] as const).flatMap((field): Proposal[] => {
    const own = wishes.filter((wish) => wish.field === field && (!given.has(field) || isRefusedSomewhere(wish)));
    if (own.length === 0) return [];
    const names = own.map(({ column }) => column.name);
    const rule = given.has(field)
      ? todoText(`${ASKED[field]}, beside that of the preset, or leave this out: "${names.join('", "')}"`)
      : ruleOf(field, own);
    const trial = typeof rule === 'string' && rule !== names[0] ? NO_TRIAL : tryRule(sample, field, rule, context);
    const reason = own.every(isPlain) ? 'by its name' : 'by its name, and only a person can tell what it means';
    return [{ field, rule, columns: names, confidence: 'likely', reason, trial: trial ?? NO_TRIAL }];
  });
};
