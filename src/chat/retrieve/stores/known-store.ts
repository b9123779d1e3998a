import { foldText } from '../../../listings/fold.ts';
import type { Candidates } from '../../understand/identifiers.ts';
import { STREETS } from '../../understand/languages/streets.ts';
import { withSmallWords } from '../../understand/small-words.ts';
import { anyOf, isOneOf, literal } from '../conditions/condition.ts';
import { mlsKeys, zipCondition } from '../conditions/name-conditions.ts';
import type { ReadRows } from './read-rows-store.ts';

/** What the index of addresses is led by, for homes on display and for those that have left it. */
const DISPLAYS = ['live = 1', 'live IS NULL'];

const MOST_IN_FULL = 300;

/** Which candidates of a question a listing has or had, each found in an index. */
export const createKnownStore = (readRows: ReadRows) => {
  const knownNumbers = async (chatbotId: number, numbers: readonly string[]): Promise<string[]> => {
    if (numbers.length === 0) return [];
    const keys = numbers.flatMap(mlsKeys);
    const [present, former] = [isOneOf('mls_key', keys), isOneOf('former_number', keys)];
    const rows = await readRows<{ number: string }>(
      `SELECT DISTINCT mls_key AS number FROM listing FORCE INDEX (uq_listing_mls) WHERE chatbot_id = ? AND ${present.sql}
        UNION SELECT DISTINCT former_number FROM listing_change WHERE chatbot_id = ? AND ${former.sql}`,
      [chatbotId, ...present.bindings, chatbotId, ...former.bindings],
    );
    const known = new Set(rows.map(({ number }) => number.toUpperCase()));
    return numbers.filter((number) => known.has(number.toUpperCase()));
  };

  /** An address also where it is known with units only; "12 oak" gives the "12 oak st" that it may stand for. */
  const knownAddresses = async (chatbotId: number, addresses: readonly string[]): Promise<string[]> => {
    if (addresses.length === 0) return [];
    const where = anyOf([
      isOneOf('address_fold', addresses),
      ...addresses.map((address) => ({ sql: 'address_fold LIKE ?', bindings: [`${literal(address)} %`] })),
    ]);
    const rows = await Promise.all(
      DISPLAYS.map((display) =>
        readRows<{ address_fold: string }>(
          `SELECT DISTINCT address_fold FROM listing FORCE INDEX (ix_listing_address)
            WHERE chatbot_id = ? AND ${display} AND ${where.sql} AND address_hidden = 0`,
          [chatbotId, ...where.bindings],
        ),
      ),
    );
    const folds = rows.flat().flatMap(({ address_fold }) => [address_fold, address_fold.replace(/ #.*$/, '')]);
    const completed = folds.filter((fold) => STREETS.isEnding(fold.slice(fold.lastIndexOf(' ') + 1)));
    return [
      ...addresses.filter((address) => folds.includes(address)),
      ...completed.filter((fold) => addresses.includes(fold.slice(0, fold.lastIndexOf(' ')))),
    ];
  };

  /** Also those that are typed without their small words: "rua remedios" gives "rua dos remedios". */
  const knownStreets = async (chatbotId: number, streets: readonly string[]): Promise<string[]> => {
    if (streets.length === 0) return [];
    const inFull = streets.flatMap(withSmallWords).slice(0, MOST_IN_FULL);
    const names = [...new Set([...streets, ...inFull])];
    const where = isOneOf('street_fold', names);
    const rows = await readRows<{ street_fold: string }>(
      `SELECT DISTINCT street_fold FROM listing FORCE INDEX (ix_listing_street)
        WHERE chatbot_id = ? AND live = 1 AND ${where.sql}`,
      [chatbotId, ...where.bindings],
    );
    return names.filter((street) => rows.some(({ street_fold }) => street_fold === street));
  };

  /** A code also where it is known with its extension only. */
  const knownZips = async (chatbotId: number, zips: readonly string[]): Promise<string[]> => {
    if (zips.length === 0) return [];
    const where = zipCondition(zips);
    const rows = await readRows<{ zip_fold: string }>(
      `SELECT DISTINCT zip_fold FROM listing FORCE INDEX (ix_listing_zip)
        WHERE chatbot_id = ? AND live = 1 AND ${where.sql}`,
      [chatbotId, ...where.bindings],
    );
    const folds = new Set(rows.flatMap(({ zip_fold }) => [zip_fold, zip_fold.split(' ')[0]]));
    return zips.filter((zip) => folds.has(foldText(zip)));
  };

  return {
    known: async (chatbotId: number, candidates: Candidates): Promise<Candidates> => {
      const [mlsNumbers, addresses, streets, zips] = await Promise.all([
        knownNumbers(chatbotId, candidates.mlsNumbers),
        knownAddresses(chatbotId, candidates.addresses),
        knownStreets(chatbotId, candidates.streets),
        knownZips(chatbotId, candidates.zips),
      ]);
      return { mlsNumbers, addresses, streets, zips };
    },
  };
};

export type KnownStore = ReturnType<typeof createKnownStore>;
