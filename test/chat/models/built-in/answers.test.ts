import test from 'ava';
import { type AskedField, LANGUAGES, type Language } from '../../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { answerTo } from './answer.ts';
import { CASES, requestOf } from './cases.ts';

for (const one of CASES) {
  test(`the answer in six languages: ${one.name}`, async (t) => {
    for (const language of LANGUAGES) t.snapshot(await answerTo(requestOf(one, language)), language);
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
  const answer = (Description: string, Fields: readonly AskedField[], language: Language) =>
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
  for (const language of LANGUAGES)
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
