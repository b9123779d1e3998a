import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { type Circle, distanceBetween, withinCircle } from '../../../src/chat/retrieve/conditions/circle.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
/** What distances as on a plane may be off, where somebody lives. */
const OFF = 0.003;
const TOWNS = [
  { Latitude: 0.01, Longitude: 32.58 },
  { Latitude: -33.87, Longitude: 151.21 },
  { Latitude: 47.6, Longitude: -122.3 },
  { Latitude: 69.65, Longitude: 18.96 },
] as const;

test(
  'What lies within reach of a point is found, and nothing that lies farther away',
  withDatabase(async (t, database) => {
    const homes: { id: number; latitude: number; longitude: number }[] = [];
    for (const { Latitude, Longitude } of TOWNS) {
      for (let home = 0; home < 40; home += 1) {
        const latitude = Latitude + (((home * 7) % 40) - 20) / 50;
        const longitude = Longitude + (((home * 11) % 40) - 20) / 50;
        const id = await insertListing(database, BOT, { Latitude: latitude, Longitude: longitude });
        homes.push({ id, latitude, longitude });
      }
    }
    const readRows = createReadRows(database);
    const find = async (circle: Circle): Promise<number[]> => {
      const { sql, bindings } = withinCircle(circle);
      return (await readRows<{ id: number }>(`SELECT id FROM listing WHERE ${sql}`, bindings)).map(({ id }) => id);
    };
    const near = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    const circles = fc.record({
      town: fc.constantFrom(...TOWNS),
      north: near,
      east: near,
      kilometers: fc.double({ min: 0.5, max: 30, noNaN: true }),
    });
    let [inside, outside] = [0, 0];
    await fc.assert(
      fc.asyncProperty(circles, async ({ town, north, east, kilometers }) => {
        const middle = { latitude: town.Latitude + north, longitude: town.Longitude + east };
        const found = await find({ middle, kilometers, isSure: true });
        for (const home of homes) {
          const distance = distanceBetween(middle, home);
          if (Math.abs(distance - kilometers) <= kilometers * OFF) continue;
          assert.equal(found.includes(home.id), distance < kilometers, `${distance} of ${kilometers} km`);
          if (distance < kilometers) inside += 1;
          else outside += 1;
        }
      }),
      PROPERTY_RUNS,
    );
    t.true(inside > 100 && outside > 100);
  }),
);
