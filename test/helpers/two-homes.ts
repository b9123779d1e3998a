import type { Found } from '../../src/chat/retrieve/found.ts';
import type { Constraint } from '../../src/chat/understand/constraint.ts';
import type { Understanding } from '../../src/chat/understand/understanding.ts';
import { checkAnswer, foundListings } from './answer-check.ts';
import { sampleListing } from './sample-listings.ts';
import { understood } from './understandings.ts';

export const oak = sampleListing(
  {
    Address: '14 Oak St',
    Url: null,
    City: null,
    HOAMonth: '120.50',
    PreviousListPrice: '575000.00',
    Description: 'Roof of 2019, 5 minutes to the lake.',
  },
  101,
);
export const elm = sampleListing(
  {
    ...{
      Address: '16 Elm Ave',
      Url: null,
      City: null,
      SalePrice: '599900.00',
      Bedrooms: 4,
      Bathrooms: 2.5,
      BuildingArea: 2_100,
    },
    ...{ StandardStatus: 'ActiveUnderContract', ListOfficeName: null, ListOfficeContact: '555-0100' },
  },
  102,
);
const Constraints: Constraint[] = [
  { Field: 'Price', Operator: 'atMost', Value: 650_000, Words: 'under 650k' },
  { Field: 'Bedrooms', Operator: 'atLeast', Value: 2, Words: '2 bed' },
];

/** What becomes of a text about the two homes, of 37 that match. */
export const checked = (text: string, understanding: Partial<Understanding> = {}, found: Partial<Found> = {}) =>
  checkAnswer([text], {
    found: foundListings([oak, elm], { total: 37, ...found }),
    understanding: understood({ Constraints, ...understanding }),
    settings: { SystemMessage: 'Our commission is 2.5 %, call 555-0199. A viewing takes 30 minutes.' },
  });
/** The same with A14 and A16 for their marks, before, and their addresses, after. */
export const becomes = (text: string): string =>
  checked(text.replaceAll('A14', '[#1]').replaceAll('A16', '[#2]'))
    .text.replaceAll('14 Oak St', 'A14')
    .replaceAll('16 Elm Ave', 'A16');
