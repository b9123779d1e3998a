import test from 'ava';
import { visible } from '../../src/fields/control-characters.ts';
import { describe } from '../../src/process/logger.ts';

const ENTRY = { level: 40, time: '', pid: 1, hostname: 'h' };

test('A line for a terminal shows control characters of what somebody else has named, and lets none of them work', (t) => {
  const name = 'a\u001b[2J\u009b2J\u202egpj.exe\nlevel: all is well\u007f';
  const shown = 'a\\u001b[2J\\u009b2J\\u202egpj.exe\\u000alevel: all is well\\u007f';
  t.is(
    describe({ ...ENTRY, msg: `The file ${name} is wrong`, file: name } as never),
    `The file ${shown} is wrong (file ${shown})`,
  );
  const err = { message: name, stack: `Error: ${name}\n    at main.ts:1` };
  t.is(describe({ ...ENTRY, msg: 'it failed', err }), `it failed (${shown})`);
  t.is(
    describe({ ...ENTRY, level: 50, msg: 'it failed', err })
      .split('\n')
      .at(-1),
    '    at main.ts:1',
  );
  t.false(/[\p{Cf}]|[^\P{Cc}\n]/u.test(describe({ ...ENTRY, level: 50, msg: 'it failed', err })));
});

test('A document of JSON says the same with each control and bidirectional character escaped', (t) => {
  const data = { Name: 'a\u009b2J\u202e\u{e0041}é👍', List: ['\n'] };
  const text = visible(JSON.stringify(data, null, 2), '\n');
  t.deepEqual(JSON.parse(text), data);
  t.false(/[\p{Cf}]|[^\P{Cc}\n]/u.test(text));
});
