import test from 'ava';
import fc from 'fast-check';
import { createVisibleText, type VisibleTextOptions } from '../../../src/chat/models/visible-text.ts';

const UNKNOWN: VisibleTextOptions = { thinksFirst: undefined, isStreamed: true };

/** What leaves of these pieces: with each, and at the end. */
const pass = (pieces: readonly string[], options = UNKNOWN, isCut = false) => {
  const visible = createVisibleText(options);
  const parts = [...pieces.map((piece) => visible.push(piece)), visible.end(isCut)];
  return { parts, text: parts.join(''), thinksFirst: visible.thinksFirst(), calls: visible.calls() };
};

const cases: readonly (readonly [string, string])[] = [
  ['<think>The user seems poor.</think>There are 27 homes.', 'There are 27 homes.'],
  ['<think></think>There are 27 homes.', 'There are 27 homes.'],
  ['<Thinking>a < b</Thinking>There <think>hm</think>are 27.', 'There are 27.'],
  ['The user seems poor. Push the dear ones.</think>There are 27 homes.', 'There are 27 homes.'],
  ['嗯，用户想要房子。</think>有 27 套。', '有 27 套。'],
  ['<think>never ends', ''],
  ['<|im_start|>assistant\nHello there<|im_end|>', '\nHello there'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\nHello<|eot_id|>', '\n\nHello'],
  ['Hello <|eot_id|>there', 'Hello there'],
  ['Hello there<|im_end|>\n<|im_start|>user\nAnd now?<|im_end|>', 'Hello there\n'],
  ['Hello there<｜end▁of▁sentence｜>', 'Hello there'],
  ['<start_of_turn>model\nHello<end_of_turn>', '\nHello'],
  [
    '<|channel|>analysis<|message|>Push the dear ones.<|end|><|start|>assistant<|channel|>final<|message|>There are 27.',
    'There are 27.',
  ],
  ['Homes for < 500,000 and > 3 beds, a|b, <b>bold</b> <', 'Homes for < 500,000 and > 3 beds, a|b, <b>bold</b> <'],
];
for (const [said, shown] of cases)
  test(`of ${JSON.stringify(said)} a visitor sees ${JSON.stringify(shown)}`, (t) => {
    t.is(pass([said]).text, shown);
    t.is(pass([...said]).text, shown);
    t.is(pass([said], { thinksFirst: undefined, isStreamed: false }).text, shown);
  });

test('property: however a text is cut into pieces, the same of it is visible', (t) => {
  const piece = fc.constantFrom(
    ...[
      '<think>',
      '</think>',
      '<|im_end|>',
      '<|start|>',
      'assistant',
      'analysis',
      '<',
      '|',
      '>',
      '/',
      'think',
      ' word ',
      '<tool_call>',
      '</tool_call>',
      '[TOOL_CALLS]',
      '[',
      '{"name":"search","arguments":{}}',
    ],
  );
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.boolean(), (value, isStreamed) => {
      const options = { thinksFirst: true, isStreamed };
      const { text, calls } = pass([value], options);
      t.like(pass([...value], options), { text, calls });
    }),
    { numRuns: 2_000 },
  );
});

test('what is no reasoning leaves as it comes, once three words tell', (t) => {
  t.deepEqual(pass(['There ', 'are ', '27 ', 'homes', '.']).parts, ['', '', 'There are 27 ', 'homes', '.', '']);
  t.deepEqual(pass(['Okay, ', 'so ', 'it ', 'is', '.']).parts, ['', '', '', '', '', 'Okay, so it is.']);
  t.deepEqual(pass(['Okay', '.'], { thinksFirst: false, isStreamed: true }).parts, ['Okay', '.', '']);
});

test('a call that a model only thought of is none', (t) => {
  const thought = 'The user wants homes. <tool_call>{"name":"search","arguments":{}}</tool_call>';
  t.like(pass([`${thought}</think>Hello.`]), { text: 'Hello.', calls: [] });
  t.like(pass([`<think>${thought}</think>Hello.`]), { text: 'Hello.', calls: [] });
  t.like(pass([thought]), { text: 'The user wants homes. ', calls: [{ name: 'search', arguments: '{}' }] });
});

test('a model that has thought first waits for its </think> from then on, and any other does not', (t) => {
  t.true(pass(['It seems poor.</think>Hello.']).thinksFirst);
  t.false(pass(['There are 27 homes.']).thinksFirst);
  t.false(pass(['<think>a</think>There are 27 homes.']).thinksFirst);
  const known = { thinksFirst: true, isStreamed: true };
  t.deepEqual(pass(['It seems poor', '</think>', 'Hello.', ' Bye.'], known).parts, ['', '', 'Hello.', ' Bye.', '']);
  t.like(pass(['Hello ', 'there.'], known), {
    parts: ['', '', 'Hello there.'],
    text: 'Hello there.',
    thinksFirst: true,
  });
});

test('of reasoning that was cut off nothing is visible', (t) => {
  const known = { thinksFirst: true, isStreamed: false };
  t.is(pass(['It seems that the'], known, true).text, '');
  t.is(pass(['The user seems poor, so I'], UNKNOWN, true).text, '');
  t.is(
    pass(['There are 27 homes, and'], { thinksFirst: undefined, isStreamed: false }, true).text,
    'There are 27 homes, and',
  );
});
