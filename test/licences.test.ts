import { readFileSync } from 'node:fs';
import test from 'ava';

type Locked = { license?: string; dev?: boolean };
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Those that ask for no more than to be named. */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  '(MIT OR CC0-1.0)',
];

/** Others, and packages whose licence npm does not know, by name. */
const NAMED: readonly [name: RegExp, licence: string | undefined, why: string][] = [
  [
    /^@img\/sharp-libvips-/,
    'LGPL-3.0-or-later',
    'libvips: a library that sharp loads, unchanged, and that anybody may exchange',
  ],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same with sharp'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'the same with sharp'],
  [
    /^(ssh2|cpu-features|buildcheck)$/,
    undefined,
    'MIT, which they say in the field `licenses` that npm no longer reads',
  ],
];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('Every package that is installed with the service has a licence that lets anybody use the service', (t) => {
  const installed = Object.entries(packages).filter(([path, { dev = false }]) => path !== '' && !dev);
  t.true(installed.length > 100);
  const others = installed.filter(
    ([path, { license }]) =>
      !FREE.includes(license ?? '') && !NAMED.some(([name, licence]) => name.test(nameOf(path)) && licence === license),
  );
  t.deepEqual(
    others.map(([path, { license }]) => `${nameOf(path)}: ${license}`),
    [],
  );
});

test('Every package with a licence of its own is still there', (t) => {
  for (const [name] of NAMED)
    t.true(
      Object.keys(packages).some((path) => name.test(nameOf(path))),
      String(name),
    );
});
