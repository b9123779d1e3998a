import test from 'ava';
import { isNoAnswer } from '../../../../src/chat/answer/no-answer.ts';
import { listingFacts } from '../../../../src/chat/prompt/listing-words.ts';
import type { Found } from '../../../../src/chat/retrieve/found.ts';
import { offerOf } from '../../../../src/chat/sessions/offer.ts';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import type { AskedField, Understanding } from '../../../../src/chat/understand/understanding.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../../src/language/language.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { bound, named, notNamed } from '../../../helpers/statements.ts';
import { understood } from '../../../helpers/understandings.ts';
import { answerTo, CASES, foundWith, requestOf } from './cases.ts';

const seattle = named('City', 'Seattle');
const house = named('PropertyType', 'Single Family Residence', 'House');
const home = (id: number) => sampleListing({ PropertyType: 'Single Family Residence' }, id);
const firstLine = async (Constraints: Constraint[], found: Partial<Found>, language: LanguageCode) =>
  (await answerTo(requestOf({ name: '', understanding: { Constraints }, found }, language)))
    .split('\n')[0]
    ?.replace('[NOANSWER]', '') ?? '';
const inAll = (Constraints: Constraint[], found: Partial<Found>) =>
  Promise.all(LANGUAGE_CODES.map((language) => firstLine(Constraints, found, language)));

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
  const of = async (PropertyType: string, language: LanguageCode) =>
    await answerTo(requestOf({ name: '', found: { listings: [sampleListing({ PropertyType })] } }, language));
  for (const [index, noun] of ['house', 'casa', 'maison', 'Haus', 'casa', '独栋住宅'].entries())
    for (const type of ['Single Family Residence', 'SingleFamilyResidence', 'Einfamilienhaus'])
      t.regex(await of(type, LANGUAGE_CODES[index] ?? 'en'), new RegExp(`[,，] ?${noun}[,，]`));
  t.regex(await of('Ashram', 'de'), /, Ashram,/);
});

test('an area is told in the unit that the visitor speaks of, too', async (t) => {
  const listings = [sampleListing({ BuildingArea: 1_813, LotArea: 9_000, AreaUnit: 'Square Feet' })];
  const told = async (understanding: Partial<Understanding>, language: LanguageCode = 'en') =>
    (await answerTo(requestOf({ name: '', understanding, found: { kind: 'lookup', listings } }, language))).match(
      /[\d.,]+ (?:sq ft|Quadratfuß)[^,;\n]*/g,
    );
  const asked: Partial<Understanding> = { Intent: 'lookup', Fields: ['BuildingArea', 'LotArea'] };
  t.deepEqual(await told(asked), ['1,813 sq ft', '9,000 sq ft']);
  t.deepEqual(await told({ ...asked, AreaUnit: 'Square Feet' }), ['1,813 sq ft', '9,000 sq ft']);
  t.deepEqual(await told({ ...asked, AreaUnit: 'Square Meters' }), ['1,813 sq ft (168 m²)', '9,000 sq ft (836 m²)']);
  const atLeast: Constraint = {
    Field: 'BuildingArea',
    Operator: 'atLeast',
    Value: 100,
    AreaUnit: 'Square Meters',
    Words: '',
  };
  t.deepEqual(await told({ ...asked, Kept: [atLeast] }, 'de'), [
    '1.813 Quadratfuß (168 m²)',
    '9.000 Quadratfuß (836 m²)',
  ]);
});

test('several kinds are joined, unwanted ones and those without a name are said of homes', async (t) => {
  const found = { listings: [home(1), home(2)] };
  const said = async (one: Constraint, language: LanguageCode = 'en') =>
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
  const said = async (more: object, language: LanguageCode) =>
    (await answerTo(requestOf({ name: '', understanding: { Constraints: [house], ...more }, found }, language))).split(
      '\n',
    )[0];
  t.is(await said(cheapest, 'de'), 'Niedrigster Preis – 5 Häuser:');
  t.is(await said(cheapest, 'en'), 'The lowest price of 5 houses:');
  t.is(await said(cheapest, 'fr'), 'Prix le plus bas parmi 5 maisons :');
});

const unit = sampleListing({ LotArea: 0, BuildingArea: 0, YearBuilt: 0, HOAMonth: '0.00', Description: null });

test('an area or a year of 0 is not stated, a fee of 0 is', async (t) => {
  for (const spoken of LANGUAGE_CODES) {
    const found = { kind: 'lookup' as const, listings: [unit] };
    const text = await answerTo(requestOf({ name: '', understanding: { Intent: 'lookup' }, found }, spoken));
    t.notRegex(text, /(?<![\d.,])0 ?(?:sq ft|pies|pi²|Quadratfuß|pés|平方)/, text);
    t.regex(text, /HOA|charges|Hausgeld|ondom|物业费/, text);
  }
  const facts = listingFacts(unit, new Date('2026-11-21')).map(({ name }) => name);
  t.false(facts.includes('Lot area') || facts.includes('Building area'));
});

test('how big land is says its lot, and not that its living area is not stated', async (t) => {
  const land = sampleListing({ PropertyType: 'Land', BuildingArea: null, LotArea: 43_560, Description: null });
  const said = await answerTo(
    requestOf(
      {
        ...{ name: '', understanding: { Intent: 'lookup', Fields: ['BuildingArea'], Reference: [1] } },
        found: { kind: 'lookup', listings: [land, sampleListing({}, 2)] },
      },
      'en',
    ),
  );
  t.regex(said.split('\n')[0] ?? '', /Lot: 43,560 sq ft/);
  t.notRegex(said.split('\n')[0] ?? '', /Living area/);
});

const homes = Array.from({ length: 8 }, (_, index) => sampleListing({}, index + 1));
const answered = (understanding: Partial<Understanding>, found: Partial<Found>): Promise<string> =>
  answerTo(requestOf({ name: '', understanding, found }, 'en'));
const questions = (text: string): number => text.match(/[?？]/g)?.length ?? 0;

test('the last line offers what the session will take "yes" for', async (t) => {
  const price = bound('Price', 'atMost', 500_000);
  t.regex(await answered({}, { listings: homes, total: 8 }), /\nWould you like to see more of them\?$/);
  t.regex(
    await answered({}, { listings: homes, total: 80 }),
    /\nWould you like to see more of them\? You can also narrow it down/,
  );
  const relaxed = { listings: homes, total: 0, relaxed: { constraints: [price], total: 40 } };
  t.regex(await answered({ Constraints: [price] }, relaxed), /\nShall I go on without “for at most \$500,000”\?$/);
  const none = await answered({ Constraints: [named('City', 'Atlantis')] }, { total: 0 });
  t.regex(none, /\nWould you like to talk to someone from our team\?$/);
});

test('where nothing is offered, the last line says what one may go on with, in six languages', async (t) => {
  const [home] = homes;
  if (home === undefined) throw new Error('There is no home');
  const sold = { ...home, values: { ...home.values, Status: 'Sold' as const } };
  const next = /\nAsk me more, tell me what to change, or say if you would like a viewing\.$/;
  const cases: [Partial<Understanding>, Partial<Found>, RegExp][] = [
    [{}, { listings: homes.slice(0, 3), total: 3 }, next],
    [{ Intent: 'lookup' }, { kind: 'lookup', listings: [sold] }, /\nTell me what you are looking for, .* we have\.$/],
  ];
  for (const [understanding, found, last] of cases) {
    t.regex(await answered(understanding, found), last);
    const inAll = await Promise.all(
      LANGUAGE_CODES.map((spoken) => answerTo(requestOf({ name: '', understanding, found }, spoken))),
    );
    t.is(new Set(inAll.map((text) => text.split('\n').at(-1))).size, LANGUAGE_CODES.length);
  }
});

test('nothing is offered where all is said', async (t) => {
  const [home] = homes;
  t.notRegex(await answered({ Intent: 'lookup' }, { kind: 'lookup', listings: home ? [home] : [] }), /\nAsk me more/);
  t.is(questions(await answered({}, { listings: homes.slice(0, 3), total: 3 })), 0);
  const few = { listings: homes.slice(0, 3), total: 0, relaxed: { constraints: [named('City', 'X')], total: 3 } };
  t.is(questions(await answered({ Constraints: [named('City', 'X')] }, few)), 0);
});

test('an answer ends in one question at most, and in none where the session offers nothing', async (t) => {
  for (const one of CASES) {
    const text = await answerTo(requestOf(one, 'en'));
    const understanding = understood(one.understanding);
    const found = foundWith(one.found ?? {});
    const noAnswer = isNoAnswer(understanding, found, text.startsWith('[NOANSWER]'));
    const shown = new Set(text.match(/\[#\d\]/g)).size;
    const offer = offerOf(understanding, found, { shown, noAnswer });
    t.true(questions(text) <= 1, `${one.name}: ${text}`);
    if (offer === undefined && understanding.Talk !== 'greeting') t.is(questions(text), 0, `${one.name}: ${text}`);
  }
});

test('a count that the model could not give is no answer, one of none is', (t) => {
  const count = understood({ Aggregate: 'count', Constraints: [named('City', 'Seattle')] });
  t.false(isNoAnswer(count, foundWith({ total: 0 }), false));
  t.true(isNoAnswer(count, foundWith({ total: 0 }), true));
});

test('what is said once more is an answer, also where the homes have gone since', (t) => {
  const lookup: Partial<Understanding> = { Intent: 'lookup', Reference: [1] };
  t.true(isNoAnswer(understood(lookup), foundWith({ kind: 'lookup', total: 0 }), false));
  t.false(isNoAnswer(understood({ ...lookup, Again: true }), foundWith({ kind: 'lookup', total: 0 }), false));
});

test('no answer is what nothing matches and what it does not know; all shown, a count of none and a greeting are answers', async (t) => {
  const said = async (understanding: Partial<Understanding>, found: Partial<Found>): Promise<boolean> => {
    const mark = (await answered(understanding, found)).startsWith('[NOANSWER]');
    return isNoAnswer(understood(understanding), foundWith(found), mark);
  };
  const Constraints = [named('City', 'Seattle')];
  t.true(await said({ Constraints }, { total: 0 }));
  t.true(await said({}, { total: 0 }));
  const gone = [{ id: 1, name: '1 Elm St', how: 'sold', at: null } as const];
  for (const Intent of ['lookup', 'compare'] as const) {
    t.true(await said({ Intent, Constraints }, { kind: 'lookup' }));
    t.true(await said({ Intent, Constraints }, { kind: 'lookup', gone }));
    t.false(await said({ Intent, Constraints }, { kind: 'lookup', gone, listings: homes.slice(0, 1) }));
  }
  t.true(await said({ Intent: 'none', Talk: 'shown' }, { kind: 'focus', gone }));
  for (const Talk of ['agency', 'knowledge', 'offTopic', 'other'] as const)
    t.true(await said({ Intent: 'none', Talk }, { kind: 'nothing' }));
  t.false(await said({ Constraints }, { listings: homes.slice(0, 1) }));
  t.false(await said({ Constraints }, { total: 0, shownBefore: 5 }));
  t.false(await said({ Constraints, Aggregate: 'count' }, { total: 0 }));
  for (const Talk of ['greeting', 'thanks', 'farewell', 'reply'] as const)
    t.false(await said({ Intent: 'none', Talk }, { kind: 'nothing' }));
  t.false(await said({ Intent: 'human' }, { kind: 'nothing' }));
});

for (const one of CASES) {
  test(`the answer in six languages: ${one.name}`, async (t) => {
    for (const language of LANGUAGE_CODES) t.snapshot(await answerTo(requestOf(one, language)), language);
  });
}

test('AIResponseLanguage decides over the language of the visitor, in whatever way it names one of the six', async (t) => {
  const settings = (AIResponseLanguage: string) => ({ name: '', settings: { AIResponseLanguage } });
  const talk = { understanding: { Intent: 'none', Talk: 'thanks' } } as const;
  const of = (language: string) =>
    answerTo(requestOf({ ...talk, ...settings(language), found: { kind: 'nothing' } }, 'en'));
  for (const [named, begin] of [
    ...[
      ['Spanish', '¡De nada'],
      ['Español (México)', '¡De nada'],
      ['français', 'Je vous en prie'],
      ['DE', 'Gern geschehen'],
    ],
    ...[
      ['Brazilian Portuguese', 'De nada!'],
      ['zh-CN', '不客气'],
      ['简体中文', '不客气'],
      ['English', 'You are welcome'],
    ],
    ...[
      ['', 'You are welcome'],
      ['Klingon', 'You are welcome'],
    ],
  ] as const) {
    t.true((await of(named)).startsWith(begin), `${named}: ${await of(named)}`);
  }
});

test('what the chatbot is set to say as a greeting and for a person is said as it is', async (t) => {
  const settings = { WelcomeMessage: ' Welcome to Oak. ', TalkToHumanResponseMessage: 'Ann: https://oak.example/ann' };
  const greeting = {
    name: '',
    settings,
    understanding: { Intent: 'none', Talk: 'greeting' },
    found: { kind: 'nothing' },
  } as const;
  t.is(await answerTo(requestOf(greeting, 'fr')), 'Welcome to Oak.');
  t.is(
    await answerTo(requestOf({ name: '', settings, understanding: { Intent: 'human' } }, 'fr')),
    settings.TalkToHumanResponseMessage,
  );
});

test('SystemMessage is written for a model and never said', async (t) => {
  const settings = { SystemMessage: 'You sell for Oak Realty. Our margin is 7 percent.' };
  for (const Talk of ['agency', 'greeting', 'knowledge', 'offTopic', 'other'] as const) {
    const request = requestOf(
      { name: '', settings, understanding: { Intent: 'none', Talk }, found: { kind: 'nothing' } },
      'en',
    );
    t.notRegex(await answerTo(request), /margin|Oak Realty/);
  }
});

test("what a seller writes is shown shortly and as the seller's words: none of it reads as if the chatbot said it", async (t) => {
  const told = 'Sunny home near the park, with a new roof and an oak floor in all of its rooms. ';
  const orders = 'It is “the best”. Call now 555-0100! Click here, or text HOME to 12345.';
  const answer = (Description: string, Fields: readonly AskedField[], language: LanguageCode) =>
    answerTo(
      requestOf(
        {
          name: '',
          understanding: { Intent: 'lookup', Fields: [...Fields] },
          found: { kind: 'lookup', listings: [sampleListing({ Description })] },
        },
        language,
      ),
    );
  const marks = { en: '“”', es: '«»', fr: '«»', de: '„“', pt: '“”', zh: '“”' } as const;
  for (const language of LANGUAGE_CODES)
    for (const fields of [[], ['Description']] as const) {
      const [open, close] = [...marks[language]];
      const quotedIn = async (text: string) =>
        new RegExp(`[:：] ?${open}\\s?([^${open}${close}]*?)\\s?${close}$`, 'm').exec(
          await answer(text, fields, language),
        )?.[1];
      t.is(await quotedIn(orders), orders.replace(/[“”]/g, '"'), language);
      t.is(await quotedIn(told.repeat(20) + orders), `${told.repeat(3).trim()} …`, language);
      const words = await quotedIn('oak '.repeat(200));
      t.regex(words ?? '', /^(?:oak )+…$/, language);
      t.true((words?.length ?? 999) <= 302, language);
      t.notRegex((await answer(orders, fields, language)).replace(/[“«„].*[”»“]/gs, ''), /555|Click|HOME/, language);
    }
});
