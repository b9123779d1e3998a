import test from 'ava';
import { withDatabase } from '../helpers/with-database.ts';
import { makeListings } from './listings/make-listings.ts';
import { measureProperties } from './properties/measure-properties.ts';
import { WISHES } from './properties/wishes.ts';
import { createEvaluatedService } from './service/evaluated-service.ts';

/** Every city and type is among a tenth of the homes. */
const TENTH = 10;

test(
  'Another wording, unit, order of words, a typo and a translation mean the same; more wishes find less',
  withDatabase(async (t, database) => {
    const made = makeListings().filter((_, index) => index % TENTH === 0);
    const cases = await measureProperties(await createEvaluatedService(database, made), WISHES);
    t.true(cases.length > 200);
    t.deepEqual(
      cases.filter(({ holds }) => !holds).map(({ property, text, than }) => `${property}: ${text} (${than})`),
      [],
    );
  }),
);
