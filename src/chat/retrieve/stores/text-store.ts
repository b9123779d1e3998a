import { anyOf, type Condition, isOneOf, literal } from '../conditions/condition.ts';
import type { ReadRows } from './read-rows-store.ts';

/** How many of the words a text has. */
export type Hit = { id: number; hits: number };

const within = (text: string): string => `%${literal(text)}%`;

const HAS_SPACES = /^[\p{Script=Latin}\p{N}\s'’&-]+$/u;
const LONG = 5;

/** "Den" is not in "garden", nor "contract" in "contractor"; "cabinet" is in "cabinets": only what one ends in of several may differ. */
const asWord = (word: string): string => {
  const ending = word.length < LONG ? 's?' : '(e?[snm]?|x)';
  return `(^|[^[:alnum:]])${word.replace(/[^\p{L}\p{N}]/gu, '.')}${ending}([^[:alnum:]]|$)`;
};

/**
 * Letters are compared as people do only where the bytes after the first letter, which may be a capital, are there: that is
 * four times as quick. A text all in capitals is not found.
 */
const saysIn = (column: string, word: string): Condition => {
  const [first = '', ...rest] = word;
  const bytes = first.toLowerCase() === first.toUpperCase() ? word : rest.join('').toLowerCase();
  const quick = { sql: `CAST(${column} AS BINARY) LIKE ? AND ${column} LIKE ?`, bindings: [bytes, word].map(within) };
  if (!HAS_SPACES.test(word)) return quick;
  const text = `CONVERT(${column} USING utf8mb4)`;
  return { sql: `(${quick.sql} AND ${text} REGEXP ?)`, bindings: [...quick.bindings, asWord(word)] };
};

const says = (word: string): Condition => anyOf([saysIn('description', word), saysIn('extension_column', word)]);

/** Looks for words in the texts themselves: every text has to be read. Those of a home whose address is hidden might tell it. */
export const createTextStore = (readRows: ReadRows) => ({
  /** Those of the listings whose texts have one of the words or more, in the order of the IDs. */
  hits: async (ids: readonly number[], words: readonly string[]): Promise<Hit[]> => {
    if (ids.length === 0) return [];
    const conditions = words.map(says);
    const hits = conditions.map(({ sql }) => `COALESCE(${sql}, 0)`).join(' + ');
    const among = isOneOf('id', ids);
    const rows = await readRows<{ id: number; hits: number | string }>(
      `SELECT id, ${hits} AS hits FROM listing WHERE ${among.sql} AND address_hidden = 0 HAVING hits > 0`,
      [...conditions.flatMap(({ bindings }) => [...bindings]), ...among.bindings],
    );
    const byId = new Map(rows.map((row) => [row.id, Number(row.hits)]));
    return ids.flatMap((id) => {
      const found = byId.get(id);
      return found === undefined ? [] : [{ id, hits: found }];
    });
  },
});

export type TextStore = ReturnType<typeof createTextStore>;
