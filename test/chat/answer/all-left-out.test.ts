import test from 'ava';
import { emptyDraft } from '../../../src/chat/answer/write-answer.ts';
import { answerBy } from '../../../src/chat/answer-by.ts';
import type { Answerer } from '../../../src/chat/models/answerer.ts';
import { createBuiltInAnswerer } from '../../../src/chat/models/built-in/built-in-answerer.ts';
import { createModels } from '../../../src/chat/models/models.ts';
import { createMeter } from '../../../src/chat/models/usage.ts';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import { foundListings, NOW } from '../../helpers/answer-check.ts';
import { chatSettings } from '../../helpers/chat-settings.ts';
import { elm, oak } from '../../helpers/two-homes.ts';
import { understood } from '../../helpers/understandings.ts';

/** What a visitor reads where a model says this, piece by piece. */
const answered = async (
  text: string,
  found: Found = foundListings([oak, elm]),
  understanding: Partial<Understanding> = {},
) => {
  const answerer: Answerer = {
    answer: async function* () {
      for (const word of text.split(/(?<= )/)) yield { text: word };
      yield { tokens: 70 };
    },
  };
  const draft = emptyDraft();
  const prepared = {
    ...{
      settings: chatSettings,
      understanding: understood(understanding),
      found,
      messages: [],
      unread: undefined,
      unreadInstead: undefined,
      usages: [],
      now: NOW,
    },
    ...{ chosen: createModels({ models: [], builtIn: answerer }).choose(''), builtIn: createBuiltInAnswerer() },
  };
  const signal = new AbortController().signal;
  const meter = createMeter();
  const options = { draft, meter, signal, clientSignal: signal, isStreamed: true, disclaimerOf: () => undefined };
  const parts: string[] = [];
  for await (const part of answerBy(answerer, prepared, options)) parts.push(part);
  return { ...draft, parts };
};

test("where nothing is left of a model's answer, what was found is said all the same", async (t) => {
  for (const text of [
    'We have none that match.',
    'Sorry, nothing fits.',
    '[NOANSWER] We have no homes.',
    'Similar homes sell for 700,000 dollars.',
    'Call (212) 555-9999.',
  ]) {
    const { content, parts, noAnswer, shown, tokens } = await answered(text);
    t.regex(content, /14 Oak St.*\n.*16 Elm Ave/s, text);
    t.is(parts.join(''), content);
    t.false(parts.includes(''));
    t.deepEqual(
      { noAnswer, shown: [...shown].sort(), tokens },
      { noAnswer: false, shown: [101, 102], tokens: 70 },
      text,
    );
  }
});

test('a home that is gone is said to be so where the model called it buyable', async (t) => {
  const gone = [{ id: 5, name: '5 Row St', how: 'sold' as const, at: null }];
  const { content } = await answered('Yes, you can buy it.', foundListings([], { kind: 'lookup', gone }), {
    Intent: 'lookup',
  });
  t.regex(content, /5 Row St/);
  t.notRegex(content, /you can buy/i);
});

test('a model that says nothing, or only that it does not know, is taken at its word', async (t) => {
  for (const text of ['[NOANSWER]', '']) {
    const { content, noAnswer } = await answered(text);
    t.deepEqual({ content, noAnswer }, { content: 'I do not know that.', noAnswer: true });
  }
  t.is((await answered('We have a home for $1.', foundListings([]))).content, 'I do not know that.');
  t.is((await answered('[#1] has 3 beds.')).content, '14 Oak St has 3 beds.');
});
