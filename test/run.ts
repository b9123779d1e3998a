import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import { unpackBrowser } from './helpers/browser.ts';
import { startTestServer, type TestServer } from './helpers/test-server.ts';
import { createTestDatabase, dropTestDatabases, type TestDatabase } from './helpers/with-database.ts';

/**
 * Runs AVA against a database server of this run's own: `node test/run.ts [AVA's arguments]`, ending with AVA's code.
 * With LISTINGD_TEST_DATABASE_URL set, the tests use that database and no server is started.
 */

/**
 * V8 aborts now and then ("Check failed: jit_page.has_value()") where many threads load WebAssembly on a processor with memory
 * protection keys. AVA hands its own options on to threads, which take none of V8's: they are forgotten once they have worked.
 */
const NODE_OPTIONS = [
  '--no-memory-protection-keys',
  // Each thread reads the program anew: from 1 MB on, as V8 begins, a twelfth of the processor's time goes into collecting that.
  '--min-semi-space-size=16',
  '--import',
  'data:text/javascript,process.execArgv.length = 0',
];

/** What Node has compiled, kept for the next test file: each loads most of the program anew. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/compiled');

/** The service finds FFmpeg on the PATH: the tests bring one of their own, the same on every machine. */
const PATH = `${dirname(ffmpeg.path)}${delimiter}${process.env.PATH ?? ''}`;

const aborted = new AbortController();
let ava: ReturnType<typeof spawn> | undefined;
let received: 'SIGINT' | 'SIGTERM' | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    received = signal;
    aborted.abort(new Error(`Stopped by ${signal}`));
    // AVA ends its workers on SIGINT; SIGTERM ends AVA alone.
    ava?.kill('SIGINT');
  });
}

let server: TestServer | undefined;
let template: TestDatabase | undefined;
try {
  if (!process.env.LISTINGD_TEST_DATABASE_URL) {
    server = await startTestServer(aborted.signal);
    process.env.LISTINGD_TEST_SOCKET = server.socketPath;
    process.env.LISTINGD_TEST_USER = server.user;
  }
  // One that was inherited names a template of another run, which may be gone.
  delete process.env.LISTINGD_TEST_TEMPLATE;
  template = await createTestDatabase();
  await unpackBrowser();
  process.env.LISTINGD_TEST_TEMPLATE = template.target.database;
  process.exitCode = await runAva();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  try {
    if (template !== undefined) await removeDatabases(template);
  } finally {
    await server?.stop();
  }
}
if (received) process.exitCode = 128 + constants.signals[received];

/** A server of this run's own goes with all that it holds. */
async function removeDatabases({ database, target, drop }: TestDatabase): Promise<void> {
  if (server !== undefined) return database.destroy();
  await dropTestDatabases(`${target.database}`);
  await drop();
}

function runAva(): Promise<number> {
  const program = join(import.meta.dirname, '../node_modules/.bin/ava');
  return new Promise((resolve, reject) => {
    if (received) return resolve(1);
    ava = spawn(process.execPath, [...NODE_OPTIONS, program, ...process.argv.slice(2)], {
      stdio: 'inherit',
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, PATH, NODE_COMPILE_CACHE: COMPILED },
    });
    ava.once('error', reject);
    ava.once('close', (code) => resolve(code ?? 1));
  });
}
