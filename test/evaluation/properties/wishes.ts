import type { Wish } from './wording.ts';

const sale = (type: Wish['type'], city: string, bedrooms: number, price: number): Wish => ({
  ...{ saleType: 'for_sale', type, city, bedrooms, price },
});
const rent = (type: Wish['type'], city: string, bedrooms: number, price: number): Wish => ({
  ...{ saleType: 'for_rent', type, city, bedrooms, price },
});

export const WISHES: readonly Wish[] = [
  sale('house', 'La Mesa', 3, 850_000),
  rent('apartment', 'San Diego', 2, 3_200),
  sale('apartment', 'Chula Vista', 2, 560_000),
  sale('house', 'Carlsbad', 4, 1_750_000),
  rent('house', 'El Cajon', 3, 4_100),
  sale('apartment', 'München', 2, 900_000),
  rent('apartment', 'Lisboa', 3, 2_400),
  sale('apartment', 'Genève', 4, 1_300_000),
  sale('house', 'Escondido', 5, 990_000),
  rent('apartment', 'Oceanside', 4, 5_000),
];

/** Texts of a group say the same, in another unit or another notation. */
export const SAME_AMOUNTS: readonly (readonly string[])[] = [
  ['homes with at least 1076 square feet', 'homes with at least 100 square meters', 'homes with at least 100 m²'],
  ['a house of 2,000 sqft or more', 'a house of 2000 sq. ft. or more', 'a house of 185.8 sqm or more'],
  ['lots of at least 1 acre', 'lots of at least 43,560 square feet'],
  ['condos for sale under 1.2M', 'condos for sale under 1,200,000', 'condos for sale under 1200k'],
  ['houses up to half a million', 'houses up to 500000', 'houses up to 500k', 'houses up to 0.5 million'],
  ['houses for sale between 400k and 500k', 'houses for sale from 400,000 to 500,000', 'houses for sale 400-500k'],
  ['pisos de al menos 100 m2', 'pisos de al menos 1076 pies cuadrados'],
  ['casas de menos de 1.200.000', 'casas de menos de 1,2 millones'],
  ['Häuser bis 1,2 Mio', 'Häuser bis 1.200.000', 'Häuser bis 1,2 Millionen'],
  ['maisons à moins de 450 000', 'maisons à moins de 450000', 'maisons à moins de 450 mille'],
  ['casas até 450 mil', 'casas até 450.000'],
  ['120万以下的公寓', '1200000以下的公寓', '一百二十万以下的公寓'],
];

/** Parts of a question that may stand in any order. */
export const SHUFFLED: readonly (readonly string[])[] = [
  ['house', 'in La Mesa', 'under 900k', 'with a fireplace'],
  ['for rent', 'apartment', 'San Diego', '2 bedrooms'],
  ['for sale', 'near Balboa Park', '2 bathrooms', 'no HOA'],
  ['casa', 'en Chula Vista', 'con piscina', '3 habitaciones'],
  ['Wohnung', 'in München', 'mit Balkon', 'bis 800.000'],
];

/** Questions, and what narrows each of them further. */
export const NARROWED: readonly { bases: readonly string[]; narrowings: readonly string[] }[] = [
  {
    bases: ['houses for sale in San Diego', 'apartments for rent', 'condos for sale under 700k'],
    narrowings: [
      'with a pool',
      'with at least 3 bedrooms',
      'with 2 bathrooms or more',
      'without a garage',
      'built after 1990',
      'in the 92109 zip code',
      'over 1500 square feet',
    ],
  },
  {
    bases: ['casas en venta en La Mesa', 'departamentos en renta'],
    narrowings: ['con piscina', 'con al menos 3 recámaras', 'con dos baños', 'sin garaje', 'de más de 100 m2'],
  },
];

/** Wishes not to have something, and the feature. */
export const EXCLUSIONS: readonly (readonly [question: string, tag: string])[] = [
  ['houses for sale without a pool', 'pool'],
  ['apartments for rent with no elevator', 'elevator'],
  ['homes for sale in San Diego that are not furnished', 'furnished'],
  ['casas en venta sin piscina', 'pool'],
  ['Wohnungen ohne Balkon', 'balcony'],
  ['maisons à vendre sans piscine', 'pool'],
  ['apartamentos sem elevador', 'elevator'],
  ['没有电梯的公寓', 'elevator'],
];
