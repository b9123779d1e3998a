import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const meant: Record<string, string[]> = {
  'We do not intend to pay more than 700k for a condo.': ['Price atMost 700000', 'PropertyType is Condominium'],
  "I'm not looking to spend over 2400 a month": ['SaleType is for_rent', 'Price atMost 2400'],
  'no way we would go above 650k for a townhouse': ['Price atMost 650000', 'PropertyType is Townhouse'],
  'stretching my budget to 650k': ['Price atMost 650000'],
  'we have 60k set aside and want a 3 bedroom under 500k': ['Bedrooms atLeast 3', 'Price atMost 500000'],
  'an apartment of 70 to 90 square meters': [
    'PropertyType is Apartment',
    'BuildingArea atLeast 70 Square Meters',
    'BuildingArea atMost 90 Square Meters',
  ],
  'we rent on Main St but need 3 bedrooms in La Mesa': ['Bedrooms atLeast 3', 'City is La Mesa'],
  'I live near Mission Bay and want a condo in La Mesa': ['PropertyType is Condominium', 'City is La Mesa'],
  'pool, or failing that, a hot tub': ['Tag is pool/hot tub'],
  "a fireplace? I couldn't care less, 3 beds in La Mesa": [
    'Bedrooms atLeast 3',
    'City is La Mesa',
    'with or without fireplace',
  ],
  'I could not care less about a pool, but a garage is a must': ['Tag is garage', 'with or without pool'],
  'highest priced at the top, condos in La Mesa': [
    'PropertyType is Condominium',
    'City is La Mesa',
    'order Price desc',
  ],
};
for (const [question, expected] of Object.entries(meant))
  test(`a message that goes roundabout is understood: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

const named: Record<string, string[]> = {
  'Has the rent of 12 Oak St been lowered?': ['Address is 12 Oak St', 'asks PriceHistory'],
  'tell someone to call me back about 250012347': ['MLSNumber is 250012347', 'human'],
  'homes about 45000000': ['Price atLeast 40500000', 'Price atMost 49500000'],
  'Can one of you walk us through 12 Oak St on Sunday?': ['Address is 12 Oak St', 'human'],
  'walk me through how escrow works': ['talk knowledge', 'unexplained walk'],
  'how steep are the dues on the second one': ['points at 2', 'asks HOAMonth'],
  'ditch the whole thing. Land in La Mesa': ['PropertyType is Land', 'City is La Mesa', 'resets'],
};
for (const [question, expected] of Object.entries(named))
  test(`a home that is named, or a search that is given up, is understood: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { hasShown: true })), expected));
