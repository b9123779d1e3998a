import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '../errors.ts';
import type { FileFormat, PictureFormat } from './file-format.ts';
import { createSemaphore } from './semaphore.ts';

/** A frame of 8K is 33 million. */
const MOST_FRAME_PIXELS = 40_000_000;
const LONGEST_ERRORS = 10_000;
const NO_ROOM = 'No space left on device';

/** A format of sound or video. */
export type MediaFormat = Exclude<FileFormat, PictureFormat>;

/** FFmpeg's readers, by the names of our formats: a file from anybody is read as what it was checked to be. */
const READERS: Readonly<Record<MediaFormat['name'], string>> = {
  MP4: 'mov',
  MKV: 'matroska',
  AVI: 'avi',
  FLV: 'flv',
  MPEG: 'mpeg',
  WAV: 'wav',
};

const away = (error: unknown) =>
  unavailable('A file of the message can not be prepared for the model now: try again in a few seconds', error);

export type FfmpegOptions = {
  program?: string;
  /** Where files lie while they are read, under names that end in `.part`; the system's own place where it is left out. */
  temporaryFolder?: () => Promise<string>;
};

/** `late`: it was ended, since it took too long; `failed`: it could make nothing of the file. */
export type Made = { output: Buffer; end: 'done' | 'failed' | 'late' };

/** The arguments that read a file of one of our formats. */
export const inputOf = (path: string, format: MediaFormat['name']): string[] => ['-f', READERS[format], '-i', path];

/** FFmpeg, where it is installed. */
export const createFfmpeg = ({ program = 'ffmpeg', temporaryFolder = async () => tmpdir() }: FfmpegOptions = {}) => {
  /** One at a time: each may keep a core busy for as long as an answer may take. */
  const working = createSemaphore(1);
  let known: Promise<boolean> | undefined;

  /** Resolves when the process has ended. Rejects with the signal's reason, and with 503 for what is no fault of the file. */
  const work = (given: readonly string[], signal: AbortSignal, milliseconds?: number): Promise<Made> =>
    new Promise((resolve, reject) => {
      const timeout = milliseconds === undefined ? {} : { timeout: milliseconds };
      const child = spawn(program, given, {
        stdio: ['ignore', 'pipe', 'pipe'],
        killSignal: 'SIGKILL',
        signal,
        ...timeout,
      });
      const chunks: Buffer[] = [];
      let errors = '';
      let failure: unknown;
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => {
        errors = (errors + chunk.toString()).slice(-LONGEST_ERRORS);
      });
      child.once('error', (error) => {
        failure = error;
        if (child.pid === undefined) reject(signal.aborted ? signal.reason : away(error));
      });
      child.once('close', (code) => {
        if (signal.aborted) return reject(signal.reason);
        if (failure !== undefined) return reject(away(failure));
        if (errors.includes(NO_ROOM)) return reject(away(new Error(errors)));
        const end = code === 0 ? 'done' : child.killed ? 'late' : 'failed';
        resolve({ output: Buffer.concat(chunks), end });
      });
    });

  return {
    isThere: (): Promise<boolean> => {
      known ??= work(['-version'], new AbortController().signal).then(
        ({ end }) => end === 'done',
        () => false,
      );
      const asked = known;
      // It may be installed while the service runs.
      return asked.then((isThere) => {
        if (!isThere && known === asked) known = undefined;
        return isThere;
      });
    },

    /** What FFmpeg writes to its standard output, for at most so many milliseconds of its own. */
    run: (
      inputs: readonly string[],
      outputs: readonly string[],
      signal: AbortSignal,
      milliseconds?: number,
    ): Promise<Made> => {
      const safe = ['-nostdin', '-loglevel', 'error', '-protocol_whitelist', 'file', '-threads', '1'];
      const all = [...safe, '-max_pixels', String(MOST_FRAME_PIXELS), ...inputs, ...outputs, 'pipe:1'];
      return working.inTurn(() => work(all, signal, milliseconds), signal);
    },

    /** Lays a file on the disk for as long as `use` needs it there, however that ends. */
    withFile: async <Result>(
      content: Readable,
      signal: AbortSignal,
      use: (path: string) => Promise<Result>,
    ): Promise<Result> => {
      let path: string | undefined;
      try {
        path = join(await temporaryFolder(), `${randomUUID()}.part`);
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal }).catch((error) => {
          signal.throwIfAborted();
          throw away(error);
        });
        return await use(path);
      } finally {
        content.destroy();
        if (path !== undefined) await rm(path, { force: true });
      }
    },
  };
};

export type Ffmpeg = ReturnType<typeof createFfmpeg>;
