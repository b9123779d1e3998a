import { ABROAD, type Language, type MarketCity, SAN_DIEGO_COUNTY } from './cities.ts';
import { addClaims, type Claims, type Home } from './claims.ts';
import type { SeededRandom } from './seeded-random.ts';
import { CHINESE, CHINESE_NEUTRAL } from './sentences/chinese.ts';
import { ENGLISH_INSIDE } from './sentences/english-inside.ts';
import { ENGLISH_OUTSIDE } from './sentences/english-outside.ts';
import { ENGLISH_NEUTRAL, ENGLISH_RULES } from './sentences/english-rules.ts';
import { FRENCH, FRENCH_NEUTRAL } from './sentences/french.ts';
import { GERMAN, GERMAN_NEUTRAL } from './sentences/german.ts';
import { PORTUGUESE, PORTUGUESE_NEUTRAL } from './sentences/portuguese.ts';
import type { NeutralSentences, SentenceTable } from './sentences/sentence-table.ts';
import { SPANISH, SPANISH_NEUTRAL } from './sentences/spanish.ts';

type LanguageSentences = { features: SentenceTable; neutral: NeutralSentences; between: string };

const SENTENCES: Readonly<Record<Language, LanguageSentences>> = {
  en: { features: { ...ENGLISH_INSIDE, ...ENGLISH_OUTSIDE, ...ENGLISH_RULES }, neutral: ENGLISH_NEUTRAL, between: ' ' },
  es: { features: SPANISH, neutral: SPANISH_NEUTRAL, between: ' ' },
  de: { features: GERMAN, neutral: GERMAN_NEUTRAL, between: ' ' },
  pt: { features: PORTUGUESE, neutral: PORTUGUESE_NEUTRAL, between: ' ' },
  fr: { features: FRENCH, neutral: FRENCH_NEUTRAL, between: ' ' },
  zh: { features: CHINESE, neutral: CHINESE_NEUTRAL, between: '' },
};

type DescribedHome = Home & {
  city: MarketCity;
  street: string /** Places that may be named. */;
  around: string[];
};

const otherCity = (random: SeededRandom, city: MarketCity): { name: string; isClose: boolean } => {
  const isClose = SAN_DIEGO_COUNTY.includes(city);
  const cities = (isClose ? SAN_DIEGO_COUNTY : ABROAD).filter((other) => other !== city);
  return { name: random.pick(cities).name, isClose };
};

/** A description like an agent's. What its sentences say is added to `told`, the places that it names are in `named`. */
export const describe = (
  random: SeededRandom,
  home: DescribedHome,
  told: Claims,
): { description: string; named: string[] } => {
  const language = random.weighted(home.city.languages as Record<string, number>) as keyof typeof SENTENCES;
  const { features, neutral, between } = SENTENCES[language];
  const other = otherCity(random, home.city);
  const landmark = home.around.length === 0 ? undefined : random.pick(home.around);
  const fill = (sentence: string): string =>
    sentence
      .replaceAll('{kind}', home.kind.word)
      .replaceAll('{area}', home.neighbourhood.name)
      .replaceAll('{city}', home.city.name)
      .replaceAll('{street}', home.street)
      .replaceAll('{other}', other.name)
      .replaceAll('{landmark}', landmark ?? '');

  const sentences = [random.pick(home.kind.form === 'land' ? neutral.land : neutral.openings)];
  const says = Object.keys(features);
  const wanted = home.kind.form === 'land' ? random.between(1, 2) : random.between(2, 9);
  for (let tries = 0; tries < wanted * 4 && sentences.length <= wanted; tries += 1) {
    const said = random.pick(says);
    if (addClaims(home, told, said)) sentences.push(random.pick(features[said] ?? []));
  }
  const named: string[] = [];
  if (landmark !== undefined && random.chance(0.35)) {
    sentences.splice(random.between(1, sentences.length), 0, random.pick(neutral.landmarks));
    named.push(landmark);
  }
  if (random.chance(0.18)) {
    const sentence = other.isClose ? random.pick(neutral.others) : neutral.others.at(-1);
    sentences.splice(random.between(1, sentences.length), 0, sentence ?? '');
  }
  if (random.chance(0.7)) sentences.push(random.pick(neutral.closings));
  return { description: sentences.map(fill).join(between), named };
};
