/** What a kind of home is like: a house stands alone, a unit is one of several in a building. */
export type Kind = {
  type: string;
  /** How an agent calls it in a text. */
  word: string;
  form: 'house' | 'unit' | 'land';
  inCounty: number;
  abroad: number;
  /** How many of a hundred are for rent. */
  rented: number;
  /** Lowest and highest number of bedrooms. */
  bedrooms: readonly [number, number];
  /** Building area without bedrooms and for each one, in square feet. */
  area: readonly [number, number];
  /** Price of a unit of area, compared with the city's. */
  dearness: number;
};

const kind = (type: string, word: string, form: Kind['form'], values: Omit<Kind, 'type' | 'word' | 'form'>): Kind => ({
  ...{ type, word, form },
  ...values,
});

export const KINDS: readonly Kind[] = [
  kind('Single Family Residence', 'house', 'house', {
    ...{ inCounty: 45, abroad: 13, rented: 21, bedrooms: [1, 6], area: [480, 370], dearness: 1 },
  }),
  kind('Condominium', 'condo', 'unit', {
    ...{ inCounty: 20, abroad: 16, rented: 30, bedrooms: [0, 4], area: [420, 330], dearness: 0.98 },
  }),
  kind('Townhouse', 'townhouse', 'house', {
    ...{ inCounty: 10, abroad: 7, rented: 30, bedrooms: [2, 4], area: [500, 370], dearness: 0.95 },
  }),
  kind('Apartment', 'apartment', 'unit', {
    ...{ inCounty: 12, abroad: 57, rented: 60, bedrooms: [0, 4], area: [390, 300], dearness: 0.97 },
  }),
  kind('Multi Family', 'multi-family home', 'house', {
    ...{ inCounty: 5, abroad: 4, rented: 8, bedrooms: [3, 9], area: [700, 380], dearness: 0.85 },
  }),
  kind('Manufactured Home', 'manufactured home', 'house', {
    ...{ inCounty: 4, abroad: 0, rented: 10, bedrooms: [1, 3], area: [450, 330], dearness: 0.42 },
  }),
  kind('Land', 'lot', 'land', {
    ...{ inCounty: 4, abroad: 3, rented: 0, bedrooms: [0, 0], area: [0, 0], dearness: 0.5 },
  }),
];
