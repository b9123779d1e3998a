import type { LanguageCode } from '../../../src/language/language.ts';

/** A wish that can be put in any words. Rents are by the month. */
export type Wish = {
  saleType: 'for_sale' | 'for_rent';
  type: 'house' | 'apartment';
  city: string;
  bedrooms: number;
  price: number;
};

/**
 * Sentences of one language. `{a type}` and `{types}` are the type with its article and in the plural, `{price}` the amount as
 * people write it.
 */
type Wording = {
  types: Readonly<Record<Wish['type'], readonly [one: string, many: string]>>;
  for_sale: readonly string[];
  for_rent: readonly string[];
  writePrice(price: number): string;
};

const grouped = (separator: string) => (price: number) =>
  price < 10_000 ? String(price) : String(price).replaceAll(/\B(?=(\d{3})+$)/g, separator);

/** Every sentence of every language says the same. */
const WORDINGS: Readonly<Record<LanguageCode, Wording>> = {
  en: {
    types: { house: ['a house', 'houses'], apartment: ['an apartment', 'apartments'] },
    for_sale: [
      'I want to buy {a type} in {city} with at least {beds} bedrooms for under {price}',
      '{types} for sale in {city}, {beds}+ beds, max {price}',
      'looking to purchase {a type}, minimum {beds} bedrooms, {city}, no more than {price}',
    ],
    for_rent: [
      'I want to rent {a type} in {city} with at least {beds} bedrooms for under {price} a month',
      '{types} for rent in {city}, {beds}+ beds, max {price} per month',
    ],
    writePrice: grouped(','),
  },
  es: {
    types: { house: ['una casa', 'casas'], apartment: ['un apartamento', 'apartamentos'] },
    for_sale: [
      'Quiero comprar {a type} en {city} con al menos {beds} habitaciones por menos de {price}',
      '{types} en venta en {city}, mínimo {beds} dormitorios, máximo {price}',
    ],
    for_rent: [
      'Quiero alquilar {a type} en {city} con al menos {beds} habitaciones por menos de {price} al mes',
      '{types} en alquiler en {city}, mínimo {beds} recámaras, hasta {price} al mes',
    ],
    writePrice: grouped('.'),
  },
  fr: {
    types: { house: ['une maison', 'maisons'], apartment: ['un appartement', 'appartements'] },
    for_sale: [
      'Je voudrais acheter {a type} à {city} avec au moins {beds} chambres pour moins de {price}',
      '{types} à vendre à {city}, minimum {beds} chambres, maximum {price}',
    ],
    for_rent: [
      'Je voudrais louer {a type} à {city} avec au moins {beds} chambres pour moins de {price} par mois',
      '{types} à louer à {city}, minimum {beds} chambres, maximum {price} par mois',
    ],
    writePrice: grouped(' '),
  },
  de: {
    types: { house: ['ein Haus', 'Häuser'], apartment: ['eine Wohnung', 'Wohnungen'] },
    for_sale: [
      'Ich möchte {a type} in {city} mit mindestens {beds} Schlafzimmern für unter {price} kaufen',
      '{types} zum Kauf in {city}, mindestens {beds} Schlafzimmer, maximal {price}',
    ],
    for_rent: [
      'Ich möchte {a type} in {city} mit mindestens {beds} Schlafzimmern für unter {price} im Monat mieten',
      '{types} zur Miete in {city}, mindestens {beds} Schlafzimmer, maximal {price} im Monat',
    ],
    writePrice: grouped('.'),
  },
  pt: {
    types: { house: ['uma casa', 'casas'], apartment: ['um apartamento', 'apartamentos'] },
    for_sale: [
      'Quero comprar {a type} em {city} com pelo menos {beds} quartos por menos de {price}',
      '{types} à venda em {city}, mínimo {beds} quartos, no máximo {price}',
    ],
    for_rent: [
      'Quero arrendar {a type} em {city} com pelo menos {beds} quartos por menos de {price} por mês',
      '{types} para alugar em {city}, mínimo {beds} quartos, no máximo {price} por mês',
    ],
    writePrice: grouped('.'),
  },
  zh: {
    types: { house: ['一套独栋别墅', '独栋别墅'], apartment: ['一套公寓', '公寓'] },
    for_sale: [
      '我想在{city}买{a type},至少{beds}间卧室,{price}以下',
      '{city}出售的{types},至少{beds}个卧室,最多{price}',
    ],
    for_rent: [
      '我想在{city}租{a type},至少{beds}间卧室,每月{price}以下',
      '{city}出租的{types},至少{beds}个卧室,月租最多{price}',
    ],
    writePrice: (price) => (price >= 10_000 ? `${price / 10_000}万` : String(price)),
  },
};

/** The wish in a language's words, in each of its sentences. */
export const sentencesOf = (wish: Wish, language: LanguageCode): string[] => {
  const { types, writePrice, ...sentences } = WORDINGS[language];
  const [one, many] = types[wish.type];
  return sentences[wish.saleType].map((sentence) =>
    sentence
      .replace('{a type}', one)
      .replace('{types}', many)
      .replace('{city}', wish.city)
      .replace('{beds}', String(wish.bedrooms))
      .replace('{price}', writePrice(wish.price)),
  );
};
