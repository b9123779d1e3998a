import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The quick part of the tests: format and lint, types, architecture. Says which step failed, and what it said. */
const PROJECT = join(import.meta.dirname, '..');
const BIN = join(PROJECT, 'node_modules', '.bin');

const STEPS: readonly [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'check', '--config-path=config/lint.json', '--diagnostic-level=warn', '.'],
  ['types', 'tsc', '--project', '.'],
  ['types of the widget', 'tsc', '--project', 'src/widget'],
  ['types of the console', 'tsc', '--project', 'src/console'],
  ['architecture', 'ava', 'test/architecture.test.ts'],
];

const run = (command: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, FORCE_COLOR: '0' };
    const child = spawn(join(BIN, command), args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

const results = await Promise.all(
  STEPS.map(async ([name, command, ...args]) => {
    const start = performance.now();
    const { code, output } = await run(command, args);
    return { name, code, output, seconds: ((performance.now() - start) / 1_000).toFixed(1) };
  }),
);
for (const { name, code, output, seconds } of results) {
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${output.trim()}\n\n`);
}
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length > 0) process.stdout.write(`The check failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
