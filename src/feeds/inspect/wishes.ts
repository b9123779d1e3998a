import { foldName } from '../../listings/fold.ts';
import { todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { ANY_CONTEXT } from '../map/conversion.ts';
import { CONVERSIONS, type ConversionName } from '../map/conversions.ts';
import { readJson } from '../map/convert-media.ts';
import { isNamedForAny } from './column-names.ts';
import { columnPath } from './column-paths.ts';
import type { ColumnTexts } from './column-profiles.ts';
import { createWordFinder, inEnglish, isColumnWord, LITTLE } from './column-words.ts';
import { columnRule, type Findings, NO_TRIAL, type Proposal, tryRule } from './proposal.ts';

type WishField = 'AddressHidden' | 'PriceHidden' | 'DisplayAllowed';
export const WISHES: ReadonlySet<FeedField> = new Set<WishField>(['AddressHidden', 'PriceHidden', 'DisplayAllowed']);

/** What the words of a name say about showing. */
const SHOWN = [
  'displayed displayable display disp showon shown show sho shw publishable published publish visibility visible',
  'internet website web online pub advertised advertise consent portals portal portali portale portales portails idx vow',
  'syndication syndicate public',
  'anzeigen angezeigt veroffentlichen veroffentlicht freigabe freigegeben vrijgave vrijgegeven sichtbar',
  'exibir exibe mostrar mostra visivel visibile vis visa',
  'optin tonen zobrazit zichtbaar',
  'publica pubblica pubblicato publicar publicada publicado divulgar publier publiee afficher affichee diffusion',
].join(' ');
const NOT_SHOWN = [
  'hidden hide suppressed suppress withheld withhold undisclosed confidential secret optout not no',
  'nicht niet nao pas ausblenden ocultar oculta oculto masquer masquee verbergen nascondi poa',
  'vertrouwelijk vertraulich confidencial confidentiel riservato',
].join(' ');
const ADDRESS = 'address street streets location dir';
const PRICE = 'price prices rent';
const AROUND =
  'yn y n flag keep allowed allow permitted permission includes included include entire listing home property seller owner ' +
  'on to for in is the be can may ok all opt out do from by site';
/** Places where things are shown: alone they may also be something that the home has. */
const PLACES = 'internet website web online portals portal portali portale portales portails public';
/** Of these it is said of their own whether they are shown. */
const OTHER_THINGS = new RegExp(
  `\\b(${[
    String.raw`agents?|phones?|e ?mails?|names?|avm|valuations?|estimates?|comments?`,
    String.raw`blog\w*|reviews?|photos?|fotos?|pictures?|images?|videos?|tours?|open house|remarks`,
    String.raw`speed|direction|prefix|suffix|wifi|cable|fiber|fibre|providers?|water|sewer|transport\w*`,
  ].join('|')})\\b`,
);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [shown, notShown, address, price, around, places] = [SHOWN, NOT_SHOWN, ADDRESS, PRICE, AROUND, PLACES].map(
  setOf,
) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
const wordsOf = createWordFinder([SHOWN, NOT_SHOWN, ADDRESS, PRICE, AROUND].join(' '));

/** A price that is told to those who ask for it. */
const ON_REQUEST =
  /\b(poa|non quoting|contact agent|(on|upon) (application|request|inquiry)|auf anfrage|sur demande|a consultar|sob consulta|op aanvraag|su richiesta)\b/;
/** `no` is `in the` behind these. */
const IN_THE = /\b(exibir|exibe|mostrar|mostra|publicar|publicado|divulgar|visivel)\b(.*) no\b/;
const wordsOfWish = (name: string): readonly string[] => wordsOf(wordsOf(name).join(' ').replace(IN_THE, '$1$2'));

/** A column that says what its seller wishes. `sure`: its name says nothing else. `refuses`: its yes is a wish not to show it. */
type Wish = { field: WishField; column: ColumnTexts; sure: boolean; refuses: boolean };

const MOST_ANSWERS = 10;
const LONGEST_ANSWER = 100;
const FEW = 3;
const readAnswer = (text: string): boolean | null => {
  const answer = CONVERSIONS.boolean([text], ANY_CONTEXT);
  return typeof answer === 'boolean' ? answer : null;
};
/** The yes of other languages beside their N, and a cross beside blanks. */
const IS_YES = /^[jos]$/i;
const IS_CROSS = /^[x✓✔]$/i;
const isFlag = ({ counts }: ColumnTexts): boolean =>
  counts.size > 0 && counts.keys().every((text) => readAnswer(text) !== null || IS_YES.test(text));
/** Some say yes or no, and others of what it is that is not shown: `y`, `n` and `no address`. */
const saysOfWhat = ({ counts }: ColumnTexts): boolean => {
  const others = [...counts.keys()].filter((text) => readAnswer(text) === null);
  return others.length < counts.size && others.some((text) => hiddenBy(text) !== null);
};
/** The yes and the no of any language. */
const arePair = ({ counts }: ColumnTexts): boolean =>
  counts.size === 2 && counts.keys().every((text) => /^\p{L}{1,5}$/u.test(text));

/** What an answer says under a name whose yes `refuses` to show, or allows it; null: only a person can tell. */
const answerOf = (text: string, { column: { counts }, refuses }: Pick<Wish, 'column' | 'refuses'>): boolean | null => {
  const read = readAnswer(text);
  if (read !== null) return read;
  const others = [...counts.keys()].filter((other) => other !== text).map(readAnswer);
  // A blank beside a cross that allows to show may be a no.
  if (others.length === 0 ? refuses && IS_CROSS.test(text) : IS_YES.test(text) && others.every((one) => one === false))
    return true;
  const word = foldName(text);
  return notShown.has(word) ? refuses : shown.has(word) && !places.has(word) ? !refuses : null;
};
const isAnswer = (text: string): boolean =>
  readAnswer(text) !== null || (text.length <= LONGEST_ANSWER && !/\d.|,/.test(text));
/** Texts of several words of which none comes again are none, but in a file of a few rows. */
const areAnswers = ({ counts, texts }: ColumnTexts): boolean =>
  counts.size <= MOST_ANSWERS &&
  (counts.size < texts.length || texts.length <= FEW || texts.every((text) => !text.includes(' '))) &&
  counts.keys().every(isAnswer);

/** "Vertrouwelijk", "On Market". */
const saysAlone = (words: readonly string[], refuses: boolean): boolean =>
  (refuses && words.length === 1) || /\b(on|off) market\b/.test(words.join(' '));

/** A yes or no of an address can be about little else, in whatever language. */
const isForeign = (column: ColumnTexts, words: readonly string[]): boolean =>
  words.some((word) => !isColumnWord(word) && !LITTLE.has(word)) && arePair(column) && !isNamedForAny(column);

/** Without what nearly all names end with. */
const ownName = ({ name, place }: ColumnTexts): string => (name.startsWith(place) ? place : name);

/** The wish that a column tells; null where its name or its texts are about something else. An address that is to be shown has a number. */
export const wishOf = (column: ColumnTexts): Wish | null => {
  const { name } = column;
  if (!areAnswers(column)) return null;
  const words = wordsOfWish(ownName(column));
  const english = inEnglish(words);
  const has = (set: ReadonlySet<string>): boolean =>
    words.some((word) => set.has(word)) || english.some((word) => set.has(word));
  const asks = ON_REQUEST.test(words.join(' ')) && (has(price) || words.includes('poa'));
  const refuses = asks || has(notShown) || /\bopt out\b|\bkeep .*private\b/.test(words.join(' '));
  const isAlone = isFlag(column) && saysAlone(words, refuses);
  const says = asks || has(shown) || isAlone || (refuses && (has(address) || has(price)));
  const mayBeAsked = has(address) && !words.includes('dir') && (isFlag(column) || isForeign(column, words));
  if (!(says || mayBeAsked) || OTHER_THINGS.test(words.join(' ')) || columnPath(name).foreign) return null;
  const field = has(address) ? 'AddressHidden' : has(price) || asks ? 'PriceHidden' : 'DisplayAllowed';
  if (field !== 'DisplayAllowed') return { field, column, sure: says, refuses };
  const known = words.every((word) => [shown, notShown, around, LITTLE].some((set) => set.has(word)));
  const sure = saysOfWhat(column) || (known && (words.length > 1 || !(has(places) || isAlone)));
  return sure || isFlag(column) ? { field, column, sure, refuses } : null;
};

/** Whether a name says of something that it is shown, or shown in its place: `indirizzo_portali`, `fake_address`. */
export const isShownInPlace = (name: string): boolean =>
  wordsOf(name).some((word) => shown.has(word) || word === 'fake');

/** `LM_char1_7`, `F 12`; `Garage 2` says what it is. */
const IS_CODE = /^([a-z]{1,6} ?\d{2,}|([a-z]{1,6}\d*_)+\d+)$/i;
/** A yes and a no under a code for a name may be anything, and also whether a home or its address may be shown. */
const wishOfCode = (column: ColumnTexts): Wish[] => {
  const texts = [...column.counts.keys()];
  const answers = new Set(texts.map(readAnswer));
  const isAsked =
    IS_CODE.test(column.place) && answers.size === 2 && !answers.has(null) && /\p{L}/u.test(texts.join(''));
  return isAsked ? [{ field: 'DisplayAllowed', column, sure: false, refuses: false }] : [];
};

const CODE_OF_ADDRESS =
  '; one that is about the address alone is "AddressHidden" instead, which hides it where that says yes, or no with "forbidden"';

/** Both ways round, since a person who copies the one that is offered must not turn the wish into its opposite. */
const askFor = (field: WishField, wishes: readonly Wish[], beside = ''): string => {
  const hides = field !== 'DisplayAllowed';
  const what = { AddressHidden: 'the address', PriceHidden: 'the price', DisplayAllowed: 'the home' }[field];
  const names = wishes.map(({ column }) => `"${column.name}"`).join(', ');
  const [plain, turned] = hides ? ['hides', 'shows'] : ['shows', 'hides'];
  const ofAddress = hides || wishes.some(({ column }) => !IS_CODE.test(column.place)) ? '' : CODE_OF_ADDRESS;
  return todoText(
    `the column whose yes ${plain} ${what}, or { "column": …, "convert": "forbidden" } with one whose yes ${turned} it${beside}, ` +
      `or leave this out: ${names}${ofAddress}`,
  );
};

/** One column is followed as far as its answers say yes or no; of other words each is asked for. */
const ruleOfOne = (wish: Wish): ColumnRule => {
  const { field, column, refuses } = wish;
  const convert: ConversionName = refuses === (field !== 'DisplayAllowed') ? 'boolean' : 'forbidden';
  const words = [...column.counts.keys()].filter((text) => readAnswer(text) === null);
  const usual = field === 'DisplayAllowed' && convert === 'boolean' ? 'allowed' : convert;
  if (words.length === 0) return columnRule(field, [column.name], usual);
  const asked = todoText(`"true" where it ${refuses ? 'is not to' : 'may'} be shown, else "false"`);
  const values = words.map((text) => [text, String(answerOf(text, wish) ?? asked)]);
  return { column: column.name, values: Object.fromEntries(values), convert: usual };
};

const isFollowed = ({ column, sure }: Wish): boolean =>
  sure && column.counts.keys().every((text) => readAnswer(text) !== null);
const isPlain = (wish: Wish): boolean => isFollowed(wish) && !wish.refuses;

/** Of several columns each hides: any yes of those that hide, any no of those that show. */
const ruleOf = (field: WishField, wishes: readonly Wish[]): ColumnRule => {
  const [first, ...others] = wishes;
  if (first?.sure === true && others.length === 0) return ruleOfOne(first);
  const columns = wishes.map(({ column }) => column.name);
  if (wishes.every(isPlain)) return { columns, convert: field === 'DisplayAllowed' ? 'allowed' : 'forbidden' };
  const allHide = wishes.every((wish) => isFollowed(wish) && wish.refuses);
  return allHide && field !== 'DisplayAllowed' ? { columns, convert: 'boolean' } : askFor(field, wishes);
};

const LONGEST_WORDS = 30;
/** What the words of a value say that is not shown: "no address", "non_quoting", "Preis auf Anfrage". Null: nothing. */
const hiddenBy = (text: string): Exclude<WishField, 'DisplayAllowed'> | null => {
  if (text.length > LONGEST_WORDS) return null;
  const words = wordsOf(text);
  const english = inEnglish(words);
  if (ON_REQUEST.test(words.join(' '))) return 'PriceHidden';
  if (!words.some((word) => notShown.has(word) || WITHOUT.has(word))) return null;
  return english.includes('address') ? 'AddressHidden' : english.includes('price') ? 'PriceHidden' : null;
};
const WITHOUT = setOf('without w/o ohne sans sin sem senza zonder non');

/** A column of a few words of which some say that the address or the price is not shown, whatever it is called: each of these is asked for. */
const inWords = (field: WishField, { columns }: Findings): { column: ColumnTexts; rule: ColumnRule } | null => {
  const column = columns.find(
    (one) =>
      !one.unnamed &&
      areAnswers(one) &&
      !isNamedForAny(one) &&
      !columnPath(one.name).foreign &&
      [...one.counts.keys()].some((text) => hiddenBy(text) === field),
  );
  if (column === undefined) return null;
  const asked = todoText('"true" where it is not to be shown, else "false"');
  const values = [...column.counts.keys()].map((text) => [text, hiddenBy(text) === field ? asked : 'false']);
  return { column, rule: { column: column.name, values: Object.fromEntries(values), convert: 'boolean' } };
};

/** Whether some row says that something is not to be shown, or says neither. */
const isRefusedSomewhere = ({ column, refuses }: Wish): boolean =>
  column.counts.keys().some((text) => readAnswer(text) !== !refuses);

/** What sellers wish not to have shown: followed where it is told by yes and no, else asked for. Nothing is shown that somebody may wish to hide. */
export const proposeWishes = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const { sample, context, columns } = findings;
  const told = columns.map(wishOf).filter((wish) => wish !== null);
  const wishes = told.some(({ field }) => field === 'DisplayAllowed')
    ? told
    : [...told, ...columns.flatMap(wishOfCode)];
  return (['AddressHidden', 'PriceHidden', 'DisplayAllowed'] as const).flatMap((field): Proposal[] => {
    const own = wishes.filter((wish) => wish.field === field && (!given.has(field) || isRefusedSomewhere(wish)));
    const said = own.length > 0 || given.has(field) ? null : inWords(field, findings);
    if (said !== null) {
      const reason = 'some of its words say it, and only a person can tell what they mean';
      return [{ field, rule: said.rule, columns: [said.column.name], confidence: 'likely', reason, trial: NO_TRIAL }];
    }
    if (own.length === 0) return [];
    const names = own.map(({ column }) => column.name);
    const rule = given.has(field) ? askFor(field, own, ', beside that of the preset') : ruleOf(field, own);
    const trial = typeof rule === 'string' && rule !== names[0] ? NO_TRIAL : tryRule(sample, field, rule, context);
    const reason = own.every(isPlain) ? 'by its name' : 'by its name, and only a person can tell what it means';
    return [{ field, rule, columns: names, confidence: 'likely', reason, trial: trial ?? NO_TRIAL }];
  });
};

const PICTURES = /\b(photos?|pictures?|images?|pics?|fotos?|bilder)\b/;
const PLACE_IN_LIST = /\b(order|index|rank|position)\b/;

/** Whether flags of such a name say of any picture that it is not to be shown. */
const isRefusedBy = (name: string, texts: readonly string[]): boolean => {
  const words = wordsOfWish(name);
  const refuses = words.some((word) => notShown.has(word));
  const isWish = refuses || words.some((word) => shown.has(word));
  const answers = texts.map(readAnswer);
  return isWish && !PLACE_IN_LIST.test(words.join(' ')) && !answers.includes(null) && answers.includes(refuses);
};

/** What says of some pictures that they are not to be shown: columns beside that of the pictures, and names in its lists. */
export const refusedPictures = (columns: readonly ColumnTexts[], pictures: ColumnTexts): string[] => {
  const inLists = new Map<string, Set<string>>();
  const lists = pictures.texts
    .filter((text) => text.startsWith('[{'))
    .map((text) => readJson(text) as object[] | undefined);
  for (const [name, value] of lists.flatMap((list) => (list ?? []).flatMap((entry) => Object.entries(entry)))) {
    if (value !== null) inLists.set(name, (inLists.get(name) ?? new Set<string>()).add(String(value)));
  }
  const beside = columns.filter(({ name }) => PICTURES.test(wordsOf(name).join(' ')));
  return [...beside.map(({ name, counts }) => [name, counts.keys()] as const), ...inLists]
    .filter(([name, texts]) => isRefusedBy(name, [...texts]))
    .map(([name]) => name);
};
