import test from 'ava';
import fc from 'fast-check';
import { longestBySound, nameBySound } from '../../../src/language/text/han-sounds.ts';

const TOWNS = [
  ...[
    'savannah',
    'duluth',
    'santa fe',
    'santafe',
    'austin',
    'chula vista',
    'la mesa',
    'canon city',
    'boston',
    'portland',
    'denver',
  ],
  ...['memphis', 'raleigh', 'charlotte', 'santa barbara', 'san mateo', 'encinitas', 'carlsbad', 'bordeaux', 'reno'],
];
const ROWS: readonly [row: string, town: string | undefined][] = [
  ['萨凡纳', 'savannah'],
  ['德卢斯', 'duluth'],
  ['圣菲', 'santa fe'],
  ['奥斯汀', 'austin'],
  ['丘拉维斯塔', 'chula vista'],
  ['拉梅萨', 'la mesa'],
  ['卡农', undefined],
  ['波士顿', 'boston'],
  ['波特兰', 'portland'],
  ['丹佛', undefined],
  ['孟菲斯', 'memphis'],
  ['夏洛特', 'charlotte'],
  ['圣巴巴拉', 'santa barbara'],
  ['圣马特奥', 'san mateo'],
  ['恩西尼塔斯', 'encinitas'],
  ['卡尔斯巴德', 'carlsbad'],
  ['波尔多', 'bordeaux'],
  ['查塔努加', undefined],
  ['巴士', undefined],
];

for (const [row, town] of ROWS)
  test(`${row} sounds like ${town ?? 'no town of these, or is too short to tell'}`, (t) => {
    t.is(nameBySound(row, TOWNS), town);
  });

test('where several towns sound like it, none is taken', (t) => {
  t.is(nameBySound('德卢斯', [...TOWNS, 'toulouse']), undefined);
});

test('characters that write no names end a row, and no row takes long', (t) => {
  t.is(longestBySound([...'德卢斯的房子']), 3);
  const characters = fc.constantFrom(...'萨凡纳德卢斯圣菲奥汀丘拉维塔雅伊尤约耶安昂英永');
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 8 }), fc.stringMatching(/^[aeiouy ]{0,30}$/), (row, name) => {
      const found = nameBySound(row.join(''), [...TOWNS, name]);
      t.true(found === undefined || found === name || TOWNS.includes(found));
    }),
  );
});
