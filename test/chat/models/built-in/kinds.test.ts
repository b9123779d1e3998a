import test from 'ava';
import type { Found } from '../../../../src/chat/retrieve/found.ts';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { LANGUAGES, type Language } from '../../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { named, notNamed } from '../../../helpers/statements.ts';
import { answerTo } from './answer.ts';
import { requestOf } from './cases.ts';

const seattle = named('City', 'Seattle');
const house = named('PropertyType', 'Single Family Residence', 'House');
const home = (id: number) => sampleListing({ PropertyType: 'Single Family Residence' }, id);
const firstLine = async (Constraints: Constraint[], found: Partial<Found>, language: Language) =>
  (await answerTo(requestOf({ name: '', understanding: { Constraints }, found }, language)))
    .split('\n')[0]
    ?.replace('[NOANSWER]', '') ?? '';
const inAll = (Constraints: Constraint[], found: Partial<Found>) =>
  Promise.all(LANGUAGES.map((language) => firstLine(Constraints, found, language)));

test('homes of a kind are called what an agent calls them, in six languages', async (t) => {
  t.deepEqual(await inAll([seattle, house], { listings: [home(1), home(2)] }), [
    ...['I found 2 houses in Seattle. Here they are:', 'He encontrado 2 casas en Seattle. Aquí están:'],
    ...["J'ai trouvé 2 maisons à Seattle. Les voici :", 'Gefunden habe ich 2 Häuser in Seattle. Hier sind sie:'],
    ...['Encontrei 2 casas em Seattle. Aqui estão:', '找到2套位于Seattle的独栋住宅。如下：'],
  ]);
  t.deepEqual(await inAll([house], { listings: [home(1)] }), [
    ...['I found 1 house. Here it is:', 'He encontrado 1 casa. Aquí está:'],
    ...["J'ai trouvé 1 maison. Voici le bien :", 'Gefunden habe ich 1 Haus. Hier ist das Angebot:'],
    ...['Encontrei 1 casa. Aqui está:', '找到1套独栋住宅。如下：'],
  ]);
  t.deepEqual(await inAll([seattle, house], {}), [
    ...['I found no houses in Seattle.', 'No he encontrado casas en Seattle.'],
    ...[
      "Je n'ai trouvé aucune annonce pour des maisons à Seattle.",
      'Gefunden habe ich leider keine Häuser in Seattle.',
    ],
    ...['Não encontrei casas em Seattle.', '没有找到位于Seattle的独栋住宅。'],
  ]);
});

test('a home is said to be of its kind, whatever its listing calls that', async (t) => {
  const of = async (PropertyType: string, language: Language) =>
    await answerTo(requestOf({ name: '', found: { listings: [sampleListing({ PropertyType })] } }, language));
  for (const [index, noun] of ['house', 'casa', 'maison', 'Haus', 'casa', '独栋住宅'].entries())
    for (const type of ['Single Family Residence', 'SingleFamilyResidence', 'Einfamilienhaus'])
      t.regex(await of(type, LANGUAGES[index] ?? 'en'), new RegExp(`[,，] ?${noun}[,，]`));
  t.regex(await of('Ashram', 'de'), /, Ashram,/);
});

test('several kinds are joined, unwanted ones and those without a name are said of homes', async (t) => {
  const found = { listings: [home(1), home(2)] };
  const said = async (one: Constraint, language: Language = 'en') =>
    (await firstLine([one], found, language)).split('.')[0];
  t.is(await said(named('PropertyType', 'Condo/Co-op', 'Townhouse')), 'I found 2 condos, co-ops, or townhouses');
  t.is(await said(notNamed('PropertyType', 'Condominium')), 'I found 2 homes that are not condos');
  t.is(
    await said(notNamed('PropertyType', 'Condominium'), 'de'),
    'Gefunden habe ich 2 Immobilien ausgenommen Eigentumswohnungen',
  );
  t.is(await said(named('PropertyType', 'Ashram')), 'I found 2 homes that are Ashram');
});

test('what is given up of a kind reads as a condition', async (t) => {
  const relaxed = { listings: [home(1)], total: 0, relaxed: { constraints: [house], total: 40 } };
  for (const [language, words] of [
    ...[
      ['en', 'Shall I go on without “that are houses”?'] as const,
      ['de', 'Soll ich ohne „vom Typ Haus“ suchen?'] as const,
    ],
    ['zh', '要我不限“独栋住宅”再找吗？'] as const,
  ] as const) {
    const request = requestOf({ name: '', understanding: { Constraints: [house] }, found: relaxed }, language);
    t.true((await answerTo(request)).endsWith(words), await answerTo(request));
  }
});

test('the sentences about homes of a kind agree with its noun', async (t) => {
  const found = { listings: [home(1)], total: 5 };
  const cheapest = { Order: { Field: 'Price', Direction: 'asc' }, Limit: 1 } as const;
  const said = async (more: object, language: Language) =>
    (await answerTo(requestOf({ name: '', understanding: { Constraints: [house], ...more }, found }, language))).split(
      '\n',
    )[0];
  t.is(await said(cheapest, 'de'), 'Niedrigster Preis – 5 Häuser:');
  t.is(await said(cheapest, 'en'), 'The lowest price of 5 houses:');
  t.is(await said(cheapest, 'fr'), 'Prix le plus bas parmi 5 maisons :');
});
