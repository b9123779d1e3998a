import test from 'ava';
import { read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const staysInTown = [
  'any neighborhood is fine',
  'no importa el barrio',
  'peu importe le quartier',
  'egal in welchem Stadtteil',
  'qualquer bairro serve',
  'any part of town is fine',
  'all areas of the city are okay',
  "doesn't matter which part of the city",
  "I don't mind where exactly",
];
for (const message of staysInTown)
  test(`who takes any part of the town stays in the town: ${message}`, (t) => {
    t.deepEqual(read(message, { hasShown: true }).dropped, ['Near', 'ZIP', 'Street']);
  });

for (const message of ['anywhere is fine', 'no importa la ciudad', 'partout', 'egal wo', 'em qualquer cidade'])
  test(`who takes any place leaves the town: ${message}`, (t) => {
    t.deepEqual(read(message, { hasShown: true }).dropped, ['City', 'Near', 'ZIP', 'Street']);
  });

for (const message of [
  'needs a pool, anywhere that takes big dogs',
  'have you got anywhere with a pool',
  'is there anywhere with a garage?',
  'anywhere with a yard?',
])
  test(`who asks for anywhere with a feature asks for any home, where he looked before: ${message}`, (t) => {
    t.deepEqual(read(message, { hasShown: true }).dropped, []);
  });

const anew: Record<string, readonly string[]> = {
  'start over but keep the city': ['City'],
  'forget everything except the price, condos': ['Price'],
  "let's start over in the same city, condos": ['City'],
  'olvida todo menos la ciudad': ['City'],
  'on recommence tout mais garde la ville': ['City'],
  'alles vergessen außer der Stadt': ['City'],
  'esquece tudo menos a cidade': ['City'],
  '重新来,但保留城市': ['City'],
  'start over': [],
  'start over, condos in La Mesa': [],
};
for (const [message, expected] of Object.entries(anew))
  test(`a search that begins anew keeps what is asked to be kept: ${message}`, (t) => {
    const { isReset, kept = [], constraints } = read(message, { hasShown: true });
    t.deepEqual([isReset, kept.filter((field) => field === 'City' || field === 'Price')], [true, [...expected]]);
    t.false(written(constraints).includes('City is Same City'));
  });

const nearWork: Record<string, readonly string[]> = {
  'I work in La Mesa so somewhere near there': ['City is La Mesa'],
  'I work in La Mesa so ideally nearby': ['City is La Mesa'],
  'I grew up in La Mesa and want to move back there': ['City is La Mesa'],
  'trabajo en La Mesa, algo cerca de ahí': ['City is La Mesa'],
  'je travaille à La Mesa, donc près de là': ['City is La Mesa'],
  'ich arbeite in La Mesa, also in der Nähe davon': ['City is La Mesa'],
  'trabalho em La Mesa, então perto de lá': ['City is La Mesa'],
  'I work in La Mesa': [],
  'I live in La Mesa, does it have a pool?': [],
  'I work in La Mesa but want to live in San Diego, there are good schools there': ['City is San Diego'],
};
for (const [message, expected] of Object.entries(nearWork))
  test(`where somebody works is wanted where he says "near there": ${message}`, (t) => {
    const { constraints } = read(message, { hasShown: true, talksOfSeveral: true });
    t.deepEqual(written(constraints), [...expected]);
  });

test('"next month" asks for no further homes', (t) => {
  t.false(read('I start next month and have a cat', { hasShown: true }).wantsMore);
  t.true(read('next', { hasShown: true }).wantsMore);
});

const praised: Record<string, readonly string[]> = {
  'the area is great, just need a garage': ['Tag is garage'],
  'I love the neighborhood but I need a pool': ['Tag is pool'],
  'la ubicación es perfecta, pero con alberca': ['Tag is pool'],
  "l'emplacement est super mais je veux une piscine": ['Tag is pool'],
  'die Lage ist super, aber ich brauche eine Garage': ['Tag is garage'],
  'a zona é ótima, mas preciso de garagem': ['Tag is garage'],
  '位置不错,但要有车库': ['Tag is garage'],
};
for (const [message, expected] of Object.entries(praised))
  test(`who praises where the homes lie asks nothing of it, and adds what he wants: ${message}`, (t) => {
    const { constraints, fields } = read(message, { hasShown: true, talksOfSeveral: true });
    t.deepEqual([written(constraints), fields], [[...expected], []]);
  });

test('who asks how the area is asks of it', (t) => {
  t.deepEqual(read('is the area nice?', { hasShown: true }).fields, ['Location']);
});
