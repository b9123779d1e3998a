import { foldText } from '../../../listings/fold.ts';
import { withSmallWords } from '../../understand/names.ts';
import type { Candidates } from '../../understand/vocabulary.ts';
import { beginningsOf } from '../conditions/address-spellings.ts';
import { allOf, anyOf, type Condition, isOneOf, literal } from '../conditions/condition.ts';
import { zipCondition } from '../conditions/name-conditions.ts';
import type { ReadRows } from './read-rows-store.ts';

/** What the index of addresses is led by, for homes on display and for those that have left it. */
const DISPLAYS = ['live = 1', 'live IS NULL'];

/** Streets are known too that are typed without their small words: "rua remedios" gives "rua dos remedios". So many are tried. */
const MOST_IN_FULL = 300;

/** A code also where it is known with its extension only. */
const knownZips = (zips: readonly string[], found: readonly string[]): string[] => {
  const folds = new Set(found.flatMap((fold) => [fold, fold.split(' ')[0]]));
  return zips.filter((zip) => folds.has(foldText(zip)));
};

type Kind = keyof Candidates;

/** What one index knows of one kind of candidate. */
const knownBy = (kind: Kind, column: string, from: string, ...where: Condition[]): Condition => {
  const { sql, bindings } = allOf(where);
  return { sql: `SELECT DISTINCT '${kind}' AS kind, ${column} AS name FROM ${from} WHERE ${sql}`, bindings };
};

const listingBy = (index: string): string => `listing FORCE INDEX (${index})`;

/** Homes whose address begins with a candidate, or with another writing of it. */
const addressCondition = (addresses: readonly string[]): Condition => {
  const folds = [...new Set([...addresses, ...addresses.flatMap(beginningsOf)])].slice(0, MOST_IN_FULL);
  const begun = folds.filter((fold) => /\d/.test(fold));
  return anyOf([
    isOneOf('address_fold', folds),
    ...begun.map((fold) => ({ sql: 'address_fold LIKE ?', bindings: [`${literal(fold)} %`] })),
  ]);
};

/** All that is to be looked up, each part in an index; nothing for what the question has not. */
const partsOf = (chatbotId: number, { mlsNumbers, addresses, streets, zips }: Candidates): Condition[] => {
  const own: Condition = { sql: 'chatbot_id = ?', bindings: [chatbotId] };
  const shown: Condition = { sql: 'live = 1', bindings: [] };
  // Numbers by their keys, also where the listing or the visitor leaves out "MLS".
  const isNumber = isOneOf('number_key', [...new Set(mlsNumbers.flatMap((number) => [number, `MLS${number}`]))]);
  const byNumber = [
    knownBy('mlsNumbers', 'mls_key', listingBy('ix_listing_number'), own, isNumber),
    knownBy('mlsNumbers', 'former_number', 'listing_change FORCE INDEX (ix_listing_change_former)', own, isNumber),
  ];
  const byAddress = DISPLAYS.map((display) => {
    const where = [own, { sql: `${display} AND address_hidden = 0`, bindings: [] }, addressCondition(addresses)];
    const address = "SUBSTRING_INDEX(address_fold, ' #', 1)";
    const { sql, bindings } = knownBy('addresses', address, listingBy('ix_listing_address'), ...where);
    return { sql: `(${sql} LIMIT ${MOST_IN_FULL})`, bindings };
  });
  const isStreet = isOneOf('street_fold', streets);
  return [
    ...(mlsNumbers.length > 0 ? byNumber : []),
    ...(addresses.length > 0 ? byAddress : []),
    ...(streets.length > 0
      ? [knownBy('streets', 'street_fold', listingBy('ix_listing_street'), own, shown, isStreet)]
      : []),
    ...(zips.length > 0
      ? [knownBy('zips', 'zip_fold', listingBy('ix_listing_zip'), own, shown, zipCondition(zips))]
      : []),
  ];
};

/** Which candidates of a question a listing has or had, told by one statement. */
export const createKnownStore = (readRows: ReadRows) => ({
  known: async (chatbotId: number, candidates: Candidates): Promise<Candidates> => {
    const { mlsNumbers, addresses, zips } = candidates;
    const inFull = candidates.streets.flatMap(withSmallWords).slice(0, MOST_IN_FULL);
    const streets = [...new Set([...candidates.streets, ...inFull])];
    const parts = partsOf(chatbotId, { mlsNumbers, addresses, streets, zips });
    const text = parts.map(({ sql }) => sql).join(' UNION ALL ');
    const bindings = parts.flatMap((part) => part.bindings);
    const rows = parts.length === 0 ? [] : await readRows<{ kind: Kind; name: string }>(text, bindings);
    const found = (kind: Kind): string[] => [...new Set(rows.flatMap((row) => (row.kind === kind ? [row.name] : [])))];
    const shown = new Set(found('streets'));
    return {
      mlsNumbers: found('mlsNumbers'),
      addresses: found('addresses'),
      streets: streets.filter((street) => shown.has(street)),
      zips: knownZips(zips, found('zips')),
    };
  },
});
