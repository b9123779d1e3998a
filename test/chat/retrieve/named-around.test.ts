import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { distanceBetween, type Point } from '../../../src/chat/retrieve/conditions/circle.ts';
import { circleOfNaming } from '../../../src/chat/retrieve/stores/place-store.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';

const HERE: Point = { latitude: 38.6916, longitude: -9.216 };
const KILOMETERS_PER_DEGREE = 111.19;

const away = ({ latitude, longitude }: Point, north: number, east: number): Point => ({
  latitude: latitude + north / KILOMETERS_PER_DEGREE,
  longitude: longitude + east / KILOMETERS_PER_DEGREE / Math.cos((latitude * Math.PI) / 180),
});
/** Points on a ring, evenly. */
const ring = (count: number, kilometers: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return away(HERE, kilometers * Math.sin(angle), kilometers * Math.cos(angle));
  });
const isAt = (point: Point | undefined, kilometers: number): boolean =>
  point !== undefined && distanceBetween(point, HERE) <= kilometers;

test('Ten homes close together tell where the place is that they name, nine do not', (t) => {
  t.is(circleOfNaming(ring(9, 1)), undefined);
  const circle = circleOfNaming(ring(10, 1));
  t.true(isAt(circle?.middle, 0.01));
  t.like(circle, { kilometers: 2, isSure: false });
});

test('Homes that name a place from all around tell it less surely, and only where they are many', (t) => {
  t.is(circleOfNaming(ring(19, 2)), undefined);
  const circle = circleOfNaming(ring(20, 2));
  t.true(isAt(circle?.middle, 0.01));
  t.like(circle, { kilometers: 0.8, isSure: false });
});

test('The wider the ring of homes that name a place, the surer it lies in the middle', (t) => {
  t.like(circleOfNaming(ring(20, 3.5)), { kilometers: 1.5, isSure: false });
  t.is(circleOfNaming(ring(20, 4.5)), undefined);
});

test('A name that homes all over a county have in their texts is no place', (t) => {
  t.is(circleOfNaming(ring(200, 12)), undefined);
  t.is(circleOfNaming([]), undefined);
});

test('A few homes far off that name another place of the name move nothing', (t) => {
  const points = fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.nat(360)), {
    minLength: 12,
    maxLength: 40,
  });
  fc.assert(
    fc.property(points, fc.integer({ min: 40, max: 4_000 }), (offsets, far) => {
      const close = offsets.map(([kilometers, angle]) =>
        away(HERE, kilometers * Math.sin(angle), kilometers * Math.cos(angle)),
      );
      const others = Array.from({ length: Math.floor(close.length / 6) }, () => away(HERE, far, 0));
      const circle = circleOfNaming([...close, ...others]);
      assert.ok(isAt(circle?.middle, 1.01));
      assert.equal(circle?.kilometers, 2);
    }),
    PROPERTY_RUNS,
  );
  t.pass();
});
