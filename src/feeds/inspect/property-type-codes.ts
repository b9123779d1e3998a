import { squashWord } from '../../listings/fold.ts';
import { todoText } from '../configuration/check-feed-config.ts';

/** Codes of property types that mean the same wherever they are used, with the Data Dictionary's words for them. */
const CODES: Readonly<Record<string, string>> = {
  'Single Family Residence': 'sfr sfh sfd sf',
  Condominium: 'cnd cond',
  Townhouse: 'twn twnhs twnhse twh th',
  'Multi Family': 'mf mfr mul mult mlf',
  Duplex: 'dup dplx',
  Apartment: 'apt apts',
  'Manufactured Home': 'mfh mnf mfd',
  'Mobile Home': 'mob mbl mh',
  Land: 'lnd vacl',
  Commercial: 'com comm cml',
  Farm: 'frm',
  Residential: 'res resi',
  Rental: 'rnt rntl',
  'Business Opportunity': 'bus busop',
  'Stock Cooperative': 'coop cop',
};

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([type, codes]) => codes.split(' ').map((code): [string, string] => [code, type])),
);

/** What the codes among a column's texts mean; undefined where none is known. A number or a letter is asked for; words and other codes stay as they are. */
export const propertyTypeValues = (texts: Iterable<string>): Record<string, string> | undefined => {
  const known = [...texts].flatMap((text) => {
    const type =
      KNOWN.get(squashWord(text)) ?? (/^(\d+|\p{L})$/u.test(text) ? todoText('the type in words') : undefined);
    return type === undefined ? [] : [[text, type] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
};
