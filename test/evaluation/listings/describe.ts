import { ABROAD } from './cities-abroad.ts';
import { SAN_DIEGO_COUNTY } from './cities-of-san-diego-county.ts';
import type { MarketCity } from './city.ts';
import { addClaims, type Claims, type Home } from './claims.ts';
import type { SeededRandom } from './seeded-random.ts';
import { SENTENCES } from './sentences/languages.ts';

export type DescribedHome = Home & {
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
