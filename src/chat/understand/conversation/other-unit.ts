import { foldAddress } from '../../../listings/fold.ts';
import type { SessionState } from '../../sessions/session-state.ts';
import type { Constraint } from '../constraint.ts';
import type { Statement } from '../statement.ts';
import type { ShownListing } from './shown-listing.ts';

type Addressed = ShownListing & { address: string };

const NUMBER_SIGN = /[\s,]*#\s*\S+$/u;
const UNIT_WORD = /[\s,]+\p{L}+\.?\s*\S+$/u;

/** "2883 Rosecrans St Unit A" without its unit. */
const buildingOf = (address: string): string => {
  if (!foldAddress(address).includes(' #')) return address;
  return address.replace(NUMBER_SIGN.test(address) ? NUMBER_SIGN : UNIT_WORD, '');
};

const unitOf = (address: string): string => / #(\S+)$/.exec(foldAddress(address))?.[1] ?? '';

const namedBy = ({ city }: ShownListing, Value: string): Constraint[] => {
  const address: Constraint = { Field: 'Address', Operator: 'is', Value, Words: Value };
  return city === null ? [address] : [{ Field: 'City', Operator: 'is', Value: [city], Words: '' }, address];
};

/** Where no home is talked about whose building could be meant. */
const WHICH_HOME = { position: Number.MAX_SAFE_INTEGER };

/** "Unit B please" as the address that it means: of the building that is talked about, or of the only one shown with such a unit. */
export const withUnit = (statement: Statement, before: SessionState, listings: readonly ShownListing[]): Statement => {
  const { unit } = statement;
  if (unit === undefined) return statement;
  const talkedAbout = before.focus.length > 0 ? before.focus : before.lastShown;
  const homes = listings.filter((home): home is Addressed => talkedAbout.includes(home.id) && home.address !== null);
  const buildings = new Set(homes.map(({ address }) => foldAddress(buildingOf(address))));
  const [first] = homes;
  const [only, ...more] = homes.filter(({ address }) => unitOf(address) === unit);
  const named =
    first !== undefined && buildings.size === 1
      ? namedBy(first, `${buildingOf(first.address)} Unit ${unit.toUpperCase()}`)
      : only !== undefined && more.length === 0
        ? namedBy(only, only.address)
        : [];
  const pointers = named.length === 0 ? [WHICH_HOME] : [];
  return { ...statement, constraints: named, pointers, wantsMore: false, unexplained: [] };
};
