import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { whenNeeded } from '../process/when-needed.ts';
import type { PackedText } from './reply.ts';

/** Browsers from 2023 on, which have all that the styles use. */
const TARGET = ['chrome111', 'firefox113', 'safari16.4'];

/** One bundle at a time: all share a bundler, and what it has not finished when it ends is never told of. */
const queue = new PQueue({ concurrency: 1 });

/** What `entry` of the source imports, as one script. Its bundler ends with it: it is another process. */
const bundle = async (entry: string): Promise<Buffer> => {
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, '..', entry)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: TARGET,
      jsx: 'automatic',
      jsxImportSource: 'preact',
      loader: { '.css': 'text' },
      legalComments: 'none',
      logLevel: 'silent',
      tsconfigRaw: {},
    });
    return Buffer.from(outputFiles[0]?.contents ?? []);
  } finally {
    await stop();
  }
};

/** A script as it is sent; `effort` is Brotli's, 0 to 11, of which the most takes seconds for two megabytes. */
export const packScript = async (plain: Buffer, effort = constants.BROTLI_MAX_QUALITY): Promise<PackedText> => {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, contents: { identity: plain, br, gzip: gzipped } };
};

/** The script of `entry`, like `widget/main.tsx`, for browsers: bundled when the first page asks for it. */
export const createScriptBundle = (entry: string): (() => Promise<PackedText>) =>
  whenNeeded(async () => packScript(await queue.add(() => bundle(entry))));
