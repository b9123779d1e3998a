import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { createTextCache } from '../../process/text-cache.ts';
import type { ExtensionPair } from '../listing.ts';
import { readTokens } from './dictionary.ts';
import { toItems } from './items.ts';
import { CERTAINTY, readFeatures, SHARED_AS } from './read-features.ts';
import { type Finding, TAGS, type Tag } from './tags.ts';

/** Longer values are texts of their own kind; what they say beyond this is not read. */
const LONGEST_VALUE = 4_000;
/** So many pairs are remembered: feeds have a few hundred that come again and again. */
const MOST_PAIRS = 2_000;

/** Pairs that name places, people and other homes. */
const NAMES = new RegExp(
  [
    String.raw`school|district|address|street(?!.*park)|subdivision|neighbou?rhood|\barea\b|office|agent|broker|direction|county`,
    String.raw`zone|zoning|township|\burl\b|website|remark.*private|showing|colonia|barrio|stadtteil|quartier|bairro|小区|学校|学区|地址`,
  ].join('|'),
  'i',
);
const YES = /^(y|yes|true|t|available|si|sim|oui|ja|vorhanden|有|是|可|incl\.?|included|allowed|ok|welcome)$/i;
const NO_WORDS = [
  String.raw`n|no|none|false|f|0|0\.0+|not? (allowed|included|permitted|available)|not applicable|no disponible|ninguno|ninguna`,
  'nao|não|nenhum|nenhuma|non|aucun|aucune|nein|kein|keine|keiner|nicht vorhanden|无|没有|否|不可|不允许|暂无',
].join('|');
const NO = new RegExp(String.raw`^(${NO_WORDS})\.?$`, 'i');
const UNKNOWN =
  /^(|-+|n\/?a|unknown|see remarks|other|ask|call|tbd|unk|negotiable|k\.? ?a\.?|auf anfrage|por confirmar|未知|其他)$/i;
const SHARED_KEY = /association|community|complex|building|hoa|communal|common/i;
/** Kinds that are not what the key names: a fan cools no home, a street is no parking of its own. */
const OTHER_KIND = /^(ceiling|whole.house|attic)? ?fans?$|^(evaporative|swamp)\b|^(on.)?street( parking)?$/i;
const NUMBER = /^\d+(\.\d+)?( ?(car|cars|spaces?|spots?|units?|stalls?|plazas?|lugares?|stellplätze|个|台))?$/i;

/** What a key of a pair names beyond the words of descriptions: "Cooling", "View", "Stories". */
const KEY_TAGS: readonly (readonly [RegExp, Tag])[] = [
  [
    /^(cooling|cooling (yn|system|type|features)|ac|refrigeracion|climatizacion|klima|klimaanlage|climatisation)$/i,
    'air conditioning',
  ],
  [
    /^(heat|heating|heating (yn|system|type|fuel|features)|calefaccion|heizung|heizungsart|chauffage|aquecimento|暖气|供暖)$/i,
    'heating',
  ],
  [/^(views?|view (yn|features|type|description)|has view|vistas?|vista|aussicht|vue|景观|视野)$/i, 'view'],
  [/^(furnish(ed|ings?)( yn)?|amueblado|mobiliado|mobilado|möbliert|meublé|家具)$/i, 'furnished'],
  [/^(spa|spa (yn|features))$/i, 'hot tub'],
  [/^(pets?|pets? (allowed|policy|yn|ok)|mascotas|animaux|haustiere|animais|宠物)$/i, 'pets'],
  [/^(hoa|association|association yn|has hoa|hoa yn)$/i, 'hoa'],
  [/^(fencing|fence|fenced)$/i, 'fenced yard'],
  [/^(accessibility|accessibility features)$/i, 'accessible'],
];
const STORIES = /^(stories|levels|story|floors in (unit|home)|stories total|number of (stories|levels|floors))$/i;
const ONE_STORY = /^(1|one|single|one story|one level|single (story|level))$/i;

/** "PoolPrivateYN" as words. */
const spelledOut = (key: string): string =>
  key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/_/g, ' ')
    .trim();

const keyTags = (key: string): number[] => {
  const words = spelledOut(key);
  for (const [pattern, tag] of KEY_TAGS) if (pattern.test(words)) return [TAGS.indexOf(tag)];
  const tokens = readTokens(words);
  const tags = new Set<number>();
  for (const language of LANGUAGE_CODES) {
    for (const { entry } of toItems(tokens, 0, tokens.length, language)) {
      for (const tag of [...(entry?.features ?? []), ...(entry?.topics ?? [])]) tags.add(tag);
    }
    if (tags.size > 0) break;
  }
  return [...tags];
};

const knownPairs = createTextCache<readonly Finding[]>(MOST_PAIRS);

const readAnew = ({ Key, value }: ExtensionPair, otherwise: LanguageCode): Finding[] => {
  const said = value.slice(0, LONGEST_VALUE).replace(/\(s\)/g, 's').trim();
  if (NAMES.test(Key) || UNKNOWN.test(said)) return [];
  const words = `${Key}: ${said}`.slice(0, 160);
  const make = (tag: number, polarity: 'yes' | 'no'): Finding => ({ tag, polarity, certainty: CERTAINTY.pair, words });
  const key = spelledOut(Key);
  if (STORIES.test(key)) {
    const tag = TAGS.indexOf('single story');
    if (ONE_STORY.test(said)) return [make(tag, 'yes')];
    return /\d|two|three|multi|split/i.test(said) ? [make(tag, 'no')] : [];
  }
  const named = keyTags(Key);
  if (NO.test(said)) return named.map((tag) => make(tag, 'no'));
  if (YES.test(said) || NUMBER.test(said)) return named.map((tag) => make(tag, 'yes'));

  const found: Finding[] = [];
  for (const part of said.split(/[,;|\n]/)) found.push(...readPart(key, part.trim(), named, otherwise));
  const told = new Set<number | null | undefined>(found.map(({ tag }) => tag));
  return found
    .filter(({ tag, polarity }) => !(polarity === 'yes' && told.has(SHARED_AS.get(tag))))
    .map((finding) => ({ ...finding, certainty: CERTAINTY.pair, words }));
};

/** One part of a value: "Community" of "Pool: In Ground, Community". */
const readPart = (key: string, part: string, named: readonly number[], otherwise: LanguageCode): Finding[] => {
  // Feeds have English values beside texts of any language.
  const read = (text: string): Finding[] =>
    [...new Set([otherwise, 'en' as const])].flatMap((language) => readFeatures(text, language).findings);
  if (part === '' || UNKNOWN.test(part) || OTHER_KIND.test(part)) return [];
  if (named.length === 0) return read(SHARED_KEY.test(key) ? `${key} ${part}` : part);
  const alone = read(part);
  // "View: Lake Superior" is a lake view.
  const [first = '', ...others] = part.split(' ');
  const together = [part, ...(others.length > 0 ? [first, others.at(-1)] : [])].flatMap((one) => read(`${one} ${key}`));
  const behind = read(`${key} ${part}`);
  if (together.length === 0 && behind.length === 0 && alone.length === 0) {
    return named.map((tag) => ({ tag, polarity: 'yes', certainty: CERTAINTY.pair, words: '' }));
  }
  const all = [...alone, ...together, ...behind];
  const denied = new Set(all.filter(({ polarity }) => polarity === 'no').map(({ tag }) => tag));
  return all.filter(({ tag, polarity }) => !(polarity === 'yes' && denied.has(tag)));
};

/**
 * Reads a pair of further information: the key names the feature, the value says yes, no or of what kind. Values are most often
 * words of a list, so what they say is remembered.
 */
export const readPair = (pair: ExtensionPair, otherwise: LanguageCode): readonly Finding[] =>
  knownPairs(`${otherwise} ${pair.Key.length} ${pair.Key}${pair.value}`, () => readAnew(pair, otherwise));
