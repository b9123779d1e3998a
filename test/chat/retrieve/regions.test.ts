import test from 'ava';
import { createRegions } from '../../../src/chat/retrieve/regions.ts';
import type { Town } from '../../../src/chat/retrieve/stores/vocabulary-store.ts';

const town = (name: string, state: string | null, at?: [latitude: number, longitude: number]): Town => ({
  name,
  state,
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});
const SAN_DIEGO = town('San Diego', 'CA', [32.7, -117.1]);
const MUNICH = town('München', 'Bayern', [48.1, 11.6]);
const GENEVA = town('Genève', 'GE', [46.2, 6.1]);
const CAROUGE = town('Carouge', 'GE', [46.18, 6.14]);

test('A state is known by its code in the listings, its name, and what the languages call it', (t) => {
  const { townsOf } = createRegions([SAN_DIEGO, MUNICH, GENEVA, CAROUGE]);
  for (const name of ['California', 'Kalifornien', 'califórnia', '加州', 'CA'])
    t.deepEqual(townsOf(name), ['San Diego'], name);
  for (const name of ['Bayern', 'Bavaria', 'Bavière', '巴伐利亚']) t.deepEqual(townsOf(name), ['München'], name);
  t.deepEqual(townsOf('Kanton Genf'), ['Genève', 'Carouge']);
});

test('A country is the one in which the homes lie, whatever else has such a code', (t) => {
  const cadiz = town('Cádiz', 'CA', [36.5, -6.3]);
  const { townsOf } = createRegions([SAN_DIEGO, cadiz, MUNICH, GENEVA]);
  for (const name of ['USA', 'United States', 'Estados Unidos', '美国'])
    t.deepEqual(townsOf(name), ['San Diego'], name);
  for (const name of ['Spain', 'España', 'Andalucía', 'Espagne']) t.deepEqual(townsOf(name), ['Cádiz'], name);
  t.deepEqual(townsOf('Suisse'), ['Genève']);
  t.is(townsOf('Austria'), undefined);
  t.is(townsOf('CA'), undefined);
});

test('A town is no region, whatever its state is called', (t) => {
  const { names, townsOf } = createRegions([GENEVA, CAROUGE, town('上海', '上海市', [31.2, 121.4])]);
  t.deepEqual(['Genève', '上海', '上海市', '日内瓦'].map(townsOf), [undefined, undefined, undefined, undefined]);
  t.false(names.some((name) => name.startsWith('上海')));
  t.deepEqual(townsOf('中国'), ['上海']);
});

test('Where a town has no coordinates, other towns of its state tell its country; alone it has the state that it writes', (t) => {
  const beside = createRegions([SAN_DIEGO, town('Carlsbad', 'CA')]);
  t.deepEqual(beside.townsOf('United States'), ['San Diego', 'Carlsbad']);
  const alone = createRegions([town('Carlsbad', 'California'), town('Vista', 'CA')]);
  t.deepEqual([alone.townsOf('California'), alone.townsOf('USA')], [['Carlsbad'], undefined]);
  t.is(alone.towns, 2);
  const several = createRegions([town('Basel', '', [47.5, 7.6]), town('Ulm', '', [48.4, 10]), town('Thun', '')]);
  t.deepEqual([several.townsOf('Suisse'), several.townsOf('Germany')], [['Basel'], ['Ulm']]);
});
