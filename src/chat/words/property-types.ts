import { foldText } from '../../listings/fold.ts';
import type { NamingWords } from './naming-words.ts';

/** The kinds of homes that RESO's dictionary names, and the everyday "house". */
export const STANDARD_TYPES = [
  'singleFamily',
  'house',
  'apartment',
  'condominium',
  'townhouse',
  'multiFamily',
  'duplex',
  'triplex',
  'quadruplex',
  'manufactured',
  'mobile',
  'cooperative',
  'land',
  'farm',
  'cabin',
  'loft',
  'villa',
  'commercial',
  'residential',
  'residentialLease',
  'residentialIncome',
  'commercialSale',
  'commercialLease',
] as const;
export type StandardType = (typeof STANDARD_TYPES)[number];

/** As feeds write them, folded. */
const WRITTEN: Readonly<Record<StandardType, readonly string[]>> = {
  singleFamily: [
    ...[
      'single family residence',
      'single family',
      'single family home',
      'single family house',
      'singlefamilyresidence',
    ],
    ...['single family detached', 'single family residential', 'singlefamily', 'detached'],
  ],
  house: ['house'],
  apartment: ['apartment', 'flat'],
  condominium: ['condominium', 'condo'],
  townhouse: ['townhouse', 'townhome', 'town house'],
  multiFamily: ['multi family', 'multifamily', 'multi family home'],
  duplex: ['duplex'],
  triplex: ['triplex'],
  quadruplex: ['quadruplex', 'fourplex'],
  manufactured: ['manufactured home', 'manufacturedhome', 'manufactured on land', 'manufactured'],
  mobile: ['mobile home', 'mobilehome'],
  cooperative: ['stock cooperative', 'cooperative', 'co op'],
  land: ['land', 'unimproved land', 'lots and land', 'lots/land', 'lot'],
  farm: ['farm', 'farm and ranch'],
  cabin: ['cabin'],
  loft: ['loft'],
  villa: ['villa'],
  commercial: ['commercial'],
  residential: ['residential'],
  residentialLease: ['residential lease'],
  residentialIncome: ['residential income'],
  commercialSale: ['commercial sale'],
  commercialLease: ['commercial lease'],
};
const BY_WRITTEN: ReadonlyMap<string, StandardType> = new Map(
  STANDARD_TYPES.flatMap((type) => WRITTEN[type].map((written) => [written, type] as const)),
);

/** A listing's type in the language of an answer; as the listing writes it where it is none of RESO's. */
export const typeName = (written: string, { types }: Pick<NamingWords, 'types'>): string => {
  const type = BY_WRITTEN.get(foldText(written));
  return (type === undefined ? undefined : types?.[type]) ?? written;
};
