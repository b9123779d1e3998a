import test from 'ava';
import { findFigures } from '../../../../src/chat/answer/check/find-figures.ts';
import { becomes } from '../../../helpers/two-homes.ts';

const turnsInto = test.macro((t, ...pairs: [text: string, expected: string][]) => {
  for (const [text, expected] of pairs) t.is(becomes(text), expected);
});
const numberIn = (text: string): number | undefined => findFigures(text)[0]?.readings[0]?.value;

test('two numbers in words are not taken for one', (t) => {
  const values = (text: string) => findFigures(text).map(({ readings: [one] }) => one?.value);
  t.deepEqual(values('for five hundred and six hundred thousand dollars'), [500, 600_000]);
  t.deepEqual(values('three and four bedrooms'), [3, 4]);
  t.deepEqual(values('twenty houses, thirty flats and forty properties'), [20, 30, 40]);
});

test('numbers of any size are read in words, in five languages and in Chinese', (t) => {
  const cases: [text: string, value: number][] = [
    ['six hundred and ten thousand dollars', 610_000],
    ['half a million dollars', 500_000],
    ['one million, two hundred and fifty thousand dollars', 1_250_000],
    ['one point two million', 1_200_000],
    ['two and a half million', 2_500_000],
    ['built in nineteen eighty-seven', 1_987],
    ['seiscientos diez mil dólares', 610_000],
    ['medio millón', 500_000],
    ['un millón doscientos mil euros', 1_200_000],
    ['dos millones y medio', 2_500_000],
    ['treinta y cinco casas', 35],
    ['1 millón 200 mil dólares', 1_200_000],
    ['1 million two hundred thousand dollars', 1_200_000],
    ['six cent dix mille dollars', 610_000],
    ['un demi-million d’euros', 500_000],
    ['quatre-vingt-dix-sept mille euros', 97_000],
    ['soixante et onze maisons', 71],
    ['sechshundertzehntausend Euro', 610_000],
    ['eine halbe Million Euro', 500_000],
    ['anderthalb Millionen Euro', 1_500_000],
    ['siebenundachtzig Häuser', 87],
    ['seiscentos e dez mil reais', 610_000],
    ['meio milhão', 500_000],
    ['um milhão e meio de reais', 1_500_000],
    ['vinte e cinco casas', 25],
    ['六十一万美元', 610_000],
    ['一百二十万美元', 1_200_000],
  ];
  for (const [text, value] of cases) t.is(numberIn(text), value, text);
});

test(
  'a price in words is corrected as a whole, and a right one passes',
  turnsInto,
  ['A14 costs six hundred and ten thousand dollars.', 'A14 costs 550,000 dollars.'],
  ['A14 costs half a million.', 'A14 costs 550,000.'],
  ['A14 costs a million.', 'A14 costs 550,000.'],
  ['A14 costs four hundred thousand.', 'A14 costs 550,000.'],
  ['A14 costs 1 million 200 thousand dollars.', 'A14 costs 550,000 dollars.'],
  ['A14 is asking six-ten.', 'A14 is asking 550,000.'],
  ['A14 cuesta seiscientos mil dólares.', 'A14 cuesta 550,000 dólares.'],
  ['A14 cuesta un millón de dólares.', 'A14 cuesta 550,000 dólares.'],
  ['A14 coûte près d’un million de dollars.', 'A14 coûte près de 550,000 dollars.'],
  ['A14 coûte près d’un million d’euros.', 'A14 coûte près de $550,000.'],
  ['A14 custa meio milhão de reais.', 'A14 custa $550,000.'],
  ['A14 custa R$ 550.000.', 'A14 custa $550.000.'],
  ['A14 coûte six cent mille dollars.', 'A14 coûte 550,000 dollars.'],
  ['A14 kostet sechshunderttausend Dollar.', 'A14 kostet 550,000 Dollar.'],
  ['A14 custa seiscentos mil dólares.', 'A14 custa 550,000 dólares.'],
  ['A14 售价六十一万美元。', 'A14 售价550,000美元。'],
  ['A14 costs five hundred and fifty thousand.', 'A14 costs five hundred and fifty thousand.'],
  ['A14 kostet fünfhundertfünfzigtausend Dollar.', 'A14 kostet fünfhundertfünfzigtausend Dollar.'],
  ['A16 costs six hundred thousand.', 'A16 costs six hundred thousand.'],
);

test(
  'words that count nothing stay',
  turnsInto,
  ['A14 has a thousand charms, once and for all.', 'A14 has a thousand charms, once and for all.'],
  ['Mil gracias! A14 es bonita.', 'Mil gracias! A14 es bonita.'],
  ['Achtung: A14 ist gut, und acht ist mehr.', 'Achtung: A14 ist gut, und acht ist mehr.'],
);

test(
  'a half in words, before its unit or behind it, belongs to its number, in six languages',
  turnsInto,
  ['A16 has three and a half baths.', 'A16 has 2.5 baths.'],
  ['A16 has two and a half baths.', 'A16 has two and a half baths.'],
  ['A16 has 2 baths and a half bath.', 'A16 has 2 baths and a half bath.'],
  ['A16 has 4 beds and half a bath.', 'A16 has 4 beds and half a bath.'],
  ['A16 tiene tres baños y medio.', 'A16 tiene 2.5 baños.'],
  ['A16 tiene 2 baños y medio.', 'A16 tiene 2 baños y medio.'],
  ['A16 tiene un baño y medio.', 'A16 tiene 2.5 baño.'],
  ['A14 tiene tres baños y medio.', 'A14 tiene dos baños.'],
  ['A14 tiene 3 habitaciones y medio baño.', 'A14 tiene 3 habitaciones y medio baño.'],
  ['A16 a trois salles de bains et demie.', 'A16 a 2.5 salles de bains.'],
  ['A16 a deux salles de bains et demie.', 'A16 a deux salles de bains et demie.'],
  ['A16 hat dreieinhalb Bäder.', 'A16 hat 2.5 Bäder.'],
  ['A16 hat zweieinhalb Bäder.', 'A16 hat zweieinhalb Bäder.'],
  ['A16 tem três banheiros e meio.', 'A16 tem 2.5 banheiros.'],
  ['A16 tem dois banheiros e meio.', 'A16 tem dois banheiros e meio.'],
  ['A16有三个半浴室。', 'A16有2.5个浴室。'],
  ['A16有两个半浴室。', 'A16有两个半浴室。'],
);
