import test from 'ava';
import { csv, home, read } from '../../helpers/feed-files.ts';

type Coordinates = readonly [latitude: number, longitude: number];

/** So many homes around a place, a few kilometres from each other. */
const around = ([latitude, longitude]: Coordinates, count: number): Coordinates[] =>
  Array.from({ length: count }, (_, index) => [latitude + (index % 7) / 100, longitude + (index % 5) / 100]);

/** The places that homes at these coordinates are shown at, and the columns that are problems. */
const placesOf = async (homes: readonly Coordinates[]) => {
  const records = homes.map(([latitude, longitude], index) =>
    home({ ListingKey: `K${index}`, Latitude: String(latitude), Longitude: String(longitude) }),
  );
  const { rows } = await read(csv(...records));
  return rows.map((row) => ({
    place: row.kind === 'listing' ? [row.values.Latitude, row.values.Longitude] : null,
    columns: 'problems' in row ? row.problems.map(({ column }) => column) : [],
  }));
};

const UNKNOWN = { place: [null, null], columns: ['Latitude', 'Longitude'] };
const MADRID = [40.4, -3.7] as const;
const DENVER = [39.7, -105] as const;
const BERLIN = [52.5, 13.4] as const;

const misplaced: [string, middle: Coordinates, odd: Coordinates][] = [
  ['swapped', MADRID, [-3.71, 40.42]],
  ['swapped', BERLIN, [13.41, 52.51]],
  ['without the sign of its longitude', DENVER, [39.71, 105.02]],
  ['without the sign of its latitude', [-33.9, 151.2], [33.88, 151.22]],
];
for (const [title, middle, odd] of misplaced) {
  test(`a home of which the coordinates are ${title} is taken without a place, wherever it stands: ${odd}`, async (t) => {
    const others = around(middle, 60);
    for (const at of [0, 30, 60]) {
      const rows = await placesOf(others.toSpliced(at, 0, odd));
      t.deepEqual(rows[at], UNKNOWN);
      t.true(rows.toSpliced(at, 1).every(({ place, columns }) => place?.[0] != null && columns.length === 0));
    }
    t.deepEqual((await placesOf([...around(middle, 700), odd])).at(-1), UNKNOWN);
  });
}

test('homes that lie far from the others are shown where they lie, if they lie nowhere near them by another reading', async (t) => {
  const real: [Coordinates[], Coordinates][] = [
    [around(MADRID, 60), [28.1, -15.4]],
    [around(MADRID, 60), [51.5, -0.1]],
    [around(MADRID, 60), [40.4, 3.7]],
    [around([41, 39.7], 60), [39.9, 41.3]],
    [
      [...around(MADRID, 30), ...around([-3.7, 40.4], 30)],
      [-3.71, 40.42],
    ],
  ];
  for (const [others, own] of real) {
    t.deepEqual((await placesOf([...others, own])).at(-1), { place: [...own], columns: [] }, String(own));
  }
});

test('a file of fewer than twenty homes does not tell where homes lie', async (t) => {
  t.deepEqual((await placesOf([...around(MADRID, 18), [-3.71, 40.42]])).at(-1)?.place, [-3.71, 40.42]);
  t.deepEqual((await placesOf([...around(MADRID, 19), [-3.71, 40.42]])).at(-1), UNKNOWN);
});
