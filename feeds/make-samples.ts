import { writeFile } from 'node:fs/promises';
import { deltaFile } from './sample-delta.ts';
import { createHomeMaker, type Home, type Wish } from './sample-home.ts';
import { PLACES } from './sample-places.ts';
import { createRandom } from './sample-random.ts';
import { csvFile, homeRow, type Row, rowLine } from './sample-rows.ts';
import { secondNight } from './sample-second-night.ts';

/** The first homes of Mission Bay, so that questions about it have answers on both sides of a limit. */
const MISSION_BAY: Wish[] = [
  { kind: 'condo', lease: false, bedrooms: 3, livingArea: 1085, price: 549_000, status: 'Active', pool: 'community' },
  { kind: 'townhouse', lease: false, bedrooms: 3, livingArea: 1140, price: 589_900, status: 'Active', pool: 'none' },
  { kind: 'condo', lease: false, bedrooms: 3, livingArea: 1020, price: 525_000, status: 'ActiveUnderContract' },
  { kind: 'manufactured', lease: false, bedrooms: 3, livingArea: 1240, price: 479_000, status: 'Active', pool: 'none' },
  { kind: 'house', lease: false, bedrooms: 3, livingArea: 1010, price: 598_500, status: 'Active', pool: 'own' },
  { kind: 'condo', lease: false, bedrooms: 3, livingArea: 1090, price: 600_000, status: 'Active', pool: 'unsaid' },
  { kind: 'condo', lease: false, bedrooms: 2, livingArea: 880, price: 559_000, status: 'Active', pool: 'community' },
  { kind: 'house', lease: false, bedrooms: 3, livingArea: 1460, price: 1_149_000, status: 'Active', pool: 'none' },
  { kind: 'house', lease: true, bedrooms: 3, price: 4_350, status: 'Active' },
  { kind: 'condo', lease: true, bedrooms: 1, price: 2_475, status: 'Active' },
];

/** The text of each sample file by its name; the same in every run. Every home, office and sentence is invented. */
export const makeSamples = (): Record<string, string> => {
  const random = createRandom(20_261_119);
  const makeHome = createHomeMaker(random);
  const homes: Home[] = PLACES.flatMap((place) =>
    Array.from({ length: place.homes }, (_, index) =>
      makeHome(place, place.area === 'Mission Bay' ? MISSION_BAY[index] : undefined),
    ),
  );
  const firstNight = homes.map((home) => homeRow(home, random));
  const newHomes = PLACES.slice(0, 13).map((place) => makeHome(place, { status: 'Active' }));
  const newRows: Row[] = newHomes.map((home) => ({ ...homeRow(home, random), DaysOnMarket: '0' }));
  const ownHomes = PLACES.slice(0, 10).map((place) => makeHome(place, { status: 'Active' }));
  return {
    'sample-first-night.csv': csvFile(firstNight.map((row) => rowLine(row))),
    'sample-second-night.csv': csvFile(secondNight(firstNight, newRows, random)),
    'sample-delta.csv': deltaFile(homes, ownHomes, random),
  };
};

if (import.meta.main) {
  for (const [name, text] of Object.entries(makeSamples())) await writeFile(new URL(name, import.meta.url), text);
}
