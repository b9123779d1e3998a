import test from 'ava';
import { LANGUAGES } from '../../../../src/chat/understand/understanding.ts';
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
