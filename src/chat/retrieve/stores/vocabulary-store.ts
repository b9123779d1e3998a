import type { ReadRows } from './read-rows-store.ts';

/** Names beyond these are not known by the parser, so that a chatbot's words take a bounded place. */
const MOST_CITIES = 5_000;
const MOST_PLACES = 20_000;
const MOST_KINDS = 500;

/** `latitude` and `longitude` in degrees. */
export type Town = { name: string; state: string | null; latitude: number | null; longitude: number | null };

type Kind = { property_type: string | null; currency: string | null; total: number };

/** The words that a chatbot's displayed listings use. */
export type ListingWords = {
  /** Each with what one of its homes says of where it lies. */
  towns: Town[];
  places: string[];
  /** The most frequent first. */
  propertyTypes: string[];
  currencies: string[];
};

/** The names of one kind, the most frequent first. */
const byFrequency = (kinds: readonly Kind[], name: 'property_type' | 'currency'): string[] => {
  const totals = new Map<string, number>();
  for (const kind of kinds) {
    const text = kind[name]?.trim();
    if (text) totals.set(text, (totals.get(text) ?? 0) + Number(kind.total));
  }
  return [...totals].sort(([, one], [, other]) => other - one).map(([text]) => text);
};

/** Grouped in the order of an index: for DISTINCT servers note what they have seen, which takes twice as long. */
const TOWNS = `SELECT 'town' AS kind, listing.city AS name, listing.state AS state, listing.latitude AS latitude,
    listing.longitude AS longitude, NULL AS currency, NULL AS total
  FROM (
    SELECT (SELECT id FROM listing FORCE INDEX (ix_listing_city)
        WHERE chatbot_id = ? AND live = 1 AND listing.city_fold = town.city_fold LIMIT 1) AS id
      FROM (
        SELECT city_fold FROM listing FORCE INDEX (ix_listing_city)
          WHERE chatbot_id = ? AND live = 1 AND city_fold <> '' GROUP BY city_fold LIMIT ${MOST_CITIES}
      ) AS town
  ) AS first JOIN listing ON listing.id = first.id`;
const PLACES = `SELECT 'place', (SELECT name FROM listing_place
      WHERE chatbot_id = ? AND listing_place.place_fold = place.place_fold LIMIT 1), NULL, NULL, NULL, NULL, NULL
  FROM (
    SELECT place_fold FROM listing_place FORCE INDEX (PRIMARY) WHERE chatbot_id = ? GROUP BY place_fold LIMIT ${MOST_PLACES}
  ) AS place`;
/** In one pass over the search index. */
const KINDS = `(SELECT 'kind', property_type, NULL, NULL, NULL, currency, COUNT(*) AS total
  FROM listing FORCE INDEX (ix_listing_search)
  WHERE chatbot_id = ? AND shelf > '' GROUP BY property_type, currency ORDER BY total DESC LIMIT ${MOST_KINDS})`;
type Row = {
  kind: 'town' | 'place' | 'kind';
  name: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  currency: string | null;
  total: number | null;
};

const isNamed = <Named extends { name: string | null }>(one: Named): one is Named & { name: string } =>
  one.name !== null && one.name.trim() !== '';

/** Reads words from indexes, one step for each distinct name, by one statement. `isLarger`: whether there are more listings than `larger`. */
export const createVocabularyStore = (readRows: ReadRows) => ({
  read: async (chatbotId: number, { larger }: { larger: number }): Promise<ListingWords & { isLarger: boolean }> => {
    const rows = await readRows<Row>([TOWNS, PLACES, KINDS].join(' UNION ALL '), [
      ...new Array<number>(5).fill(chatbotId),
    ]);
    const of = (kind: Row['kind']): Row[] => rows.filter((row) => row.kind === kind);
    const kinds = of('kind').map(({ name, currency, total }) => ({ property_type: name, currency, total: total ?? 0 }));
    return {
      towns: of('town')
        .filter(isNamed)
        .map(({ name, state, latitude, longitude }) => ({ name, state, latitude, longitude })),
      places: of('place')
        .filter(isNamed)
        .map(({ name }) => name),
      propertyTypes: byFrequency(kinds, 'property_type'),
      currencies: byFrequency(kinds, 'currency'),
      isLarger: kinds.reduce((sum, { total }) => sum + Number(total), 0) > larger,
    };
  },
});
