import type { ReadRows } from './read-rows-store.ts';

/** Names beyond these are not known by the parser, so that a chatbot's words take a bounded place. */
const MOST_CITIES = 5_000;
const MOST_PLACES = 20_000;
const MOST_KINDS = 500;

type Named = { name: string };

/** `latitude` and `longitude` in degrees. */
export type Town = { name: string; state: string | null; latitude: number | null; longitude: number | null };

type Kind = { property_type: string | null; currency: string | null; total: number };

/** The names of one kind, the most frequent first. */
const byFrequency = (kinds: readonly Kind[], name: 'property_type' | 'currency'): string[] => {
  const totals = new Map<string, number>();
  for (const kind of kinds) {
    const text = kind[name]?.trim();
    if (text) totals.set(text, (totals.get(text) ?? 0) + Number(kind.total));
  }
  return [...totals].sort(([, one], [, other]) => other - one).map(([text]) => text);
};

/** Reads the words that a chatbot's displayed listings use, each from an index: one step for each distinct name. */
export const createVocabularyStore = (readRows: ReadRows) => {
  const names = async (sql: string, bindings: readonly (string | number)[]): Promise<string[]> =>
    (await readRows<Named>(sql, bindings))
      .map(({ name }) => name)
      .filter((name) => name !== null && name.trim() !== '');

  return {
    /** Whether there are more listings than that. */
    isLarger: async (chatbotId: number, than: number): Promise<boolean> =>
      (await readRows('SELECT id FROM listing WHERE chatbot_id = ? AND live = 1 LIMIT 1 OFFSET ?', [chatbotId, than]))
        .length > 0,

    /** Each with what one of its homes says of where it lies. */
    towns: async (chatbotId: number): Promise<Town[]> =>
      (
        await readRows<Town>(
          `SELECT listing.city AS name, listing.state, listing.latitude, listing.longitude
            FROM (
              SELECT (SELECT id FROM listing FORCE INDEX (ix_listing_city)
                  WHERE chatbot_id = ? AND live = 1 AND listing.city_fold = town.city_fold LIMIT 1) AS id
                FROM (
                  SELECT DISTINCT city_fold FROM listing FORCE INDEX (ix_listing_city)
                    WHERE chatbot_id = ? AND live = 1 AND city_fold <> '' LIMIT ${MOST_CITIES}
                ) AS town
            ) AS first JOIN listing ON listing.id = first.id`,
          [chatbotId, chatbotId],
        )
      ).filter(({ name }) => name !== null && name.trim() !== ''),

    places: (chatbotId: number): Promise<string[]> =>
      names(
        `SELECT (SELECT name FROM listing_place
            WHERE chatbot_id = ? AND listing_place.place_fold = place.place_fold LIMIT 1) AS name
          FROM (SELECT DISTINCT place_fold FROM listing_place WHERE chatbot_id = ? LIMIT ${MOST_PLACES}) AS place`,
        [chatbotId, chatbotId],
      ),

    /** Types of property and currencies, the most frequent first, in one pass over the search index. */
    kinds: async (chatbotId: number): Promise<{ propertyTypes: string[]; currencies: string[] }> => {
      const rows = await readRows<Kind>(
        `SELECT property_type, currency, COUNT(*) AS total FROM listing FORCE INDEX (ix_listing_search)
          WHERE chatbot_id = ? AND shelf > '' GROUP BY property_type, currency ORDER BY total DESC LIMIT ${MOST_KINDS}`,
        [chatbotId],
      );
      return { propertyTypes: byFrequency(rows, 'property_type'), currencies: byFrequency(rows, 'currency') };
    },
  };
};

export type VocabularyStore = ReturnType<typeof createVocabularyStore>;
