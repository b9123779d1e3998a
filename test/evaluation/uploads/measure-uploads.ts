import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import S3rver from '@20minutes/s3rver';
import { sample } from '../../helpers/sample-files.ts';
import { makeGuardedFolder } from '../../helpers/test-server.ts';

const CHUNK = Buffer.alloc(65_536);

/** The bytes of a video of exactly so many bytes, made while they are read: a short MP4, and a box behind it that players pass over. */
function* madeVideo(bytes: number): Generator<Buffer> {
  const video = sample('video.mp4');
  const head = Buffer.alloc(8);
  const free = bytes - video.length;
  head.writeUInt32BE(free, 0);
  head.write('free', 4, 'latin1');
  yield Buffer.concat([video, head]);
  for (let left = free - head.length; left > 0; left -= CHUNK.length)
    yield CHUNK.subarray(0, Math.min(left, CHUNK.length));
}

const PROJECT = join(import.meta.dirname, '../../..');
const MEGABYTE = 1_048_576;

type ServiceProcess = {
  url: string;
  /** Resident memory, in megabytes. */
  memory: () => number;
  /** The most there has been since the last `forgetPeak`. */
  peak: () => number;
  forgetPeak: () => void;
  stop: () => Promise<void>;
};

/** Starts the service as a process of its own and waits until it serves. Memory is read from /proc, so it needs Linux. */
const startService = async (settings: Record<string, string>): Promise<ServiceProcess> => {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings };
  const child = spawn(process.execPath, [join(PROJECT, 'src/main.ts'), 'start'], {
    ...{ cwd: PROJECT, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const status = (name: string): number => {
    const [, kilobytes = ''] =
      new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1_024) / MEGABYTE;
  };
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /serves on (http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      memory: () => status('VmRSS'),
      peak: () => status('VmHWM'),
      forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The service ended before it served');
};

/**
 * `npm run measure:uploads -- [--count 20] [--megabytes 100] [--s3]`: the memory of a service while so many videos of that size arrive
 * at once, half of them as forms and half at signed addresses. Ends with 1 when one of them is not taken.
 */
const { values } = parseArgs({
  options: { count: { type: 'string' }, megabytes: { type: 'string' }, s3: { type: 'boolean' } },
});
const COUNT = Number(values.count ?? 20);
const BYTES = Number(values.megabytes ?? 100) * 1_048_576;
const KEY = 'secret-key-of-the-measurement';
/** Until the word tables have been read after a start, and until memory has been given back after the uploads. */
const SETTLE_MILLISECONDS = 15_000;

type Answer = { Success: boolean; Message: string; Data: { PreUploadUrl: string } | null };

const send = async (
  url: string,
  method: string,
  body: Iterable<Uint8Array> | string,
  headers: Record<string, string>,
) => {
  const stream = typeof body === 'string' ? body : (Readable.toWeb(Readable.from(body)) as ReadableStream);
  const init = { method, headers: { Authorization: KEY, ...headers }, body: stream, duplex: 'half' };
  const envelope = (await (await fetch(url, init as RequestInit)).json()) as Answer;
  if (!envelope.Success) process.stdout.write(`Not taken: ${envelope.Message}\n`);
  return envelope;
};

function* form(): Generator<Uint8Array> {
  yield Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  yield* madeVideo(BYTES);
  yield Buffer.from('\r\n--edge--\r\n');
}

const upload = async ({ url }: ServiceProcess, asForm: boolean): Promise<boolean> => {
  if (asForm) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
    return (await send(`${url}/chat/User/UploadFile`, 'POST', form(), headers)).Success;
  }
  const { Data } = await send(`${url}/chat/User/GetPreUploadUrl`, 'POST', JSON.stringify({ fileName: 'a.mp4' }), {});
  return (await send(Data?.PreUploadUrl ?? '', 'PUT', madeVideo(BYTES), { 'Content-Length': String(BYTES) })).Success;
};

const measure = async (service: ServiceProcess): Promise<boolean> => {
  await pause(SETTLE_MILLISECONDS);
  const before = service.memory();
  service.forgetPeak();
  const begun = performance.now();
  const taken = await Promise.all(Array.from({ length: COUNT }, (_, at) => upload(service, at % 2 === 0)));
  const seconds = (performance.now() - begun) / 1_000;
  const [peak, behind] = [service.peak(), service.memory()];
  await pause(SETTLE_MILLISECONDS);
  const figures = [
    `${taken.filter(Boolean).length} of ${COUNT} videos of ${BYTES / 1_048_576} MB taken in ${seconds.toFixed(1)} s`,
    `memory before ${before.toFixed(0)} MB, peak ${peak.toFixed(0)} MB, right after ${behind.toFixed(0)} MB, ${SETTLE_MILLISECONDS / 1_000} s later ${service.memory().toFixed(0)} MB`,
  ];
  process.stdout.write(`${figures.join('\n')}\n`);
  return taken.every(Boolean);
};

/** A store of S3 in this process; what of it the service is told in listingd.json. */
const startStore = async (directory: string) => {
  const where = { address: '127.0.0.1', port: 0, silent: true, directory };
  const store = new S3rver({ ...where, configureBuckets: [{ name: 'videos' }] });
  const { port } = await store.run();
  const fileStorage = { bucket: 'videos', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, pathStyle: true };
  const stop = async (): Promise<void> => {
    const closed = store.close();
    store.httpServer.closeAllConnections();
    await closed;
  };
  return { fileStorage, stop };
};

const { folder, remove } = await makeGuardedFolder();
const store = values.s3 === true ? await startStore(join(folder, 'store')) : undefined;
try {
  // The embedded database of a root's service runs as another user, who has to get to the data folder.
  await chmod(folder, 0o711);
  for (const name of ['config/feeds', 'data']) await mkdir(join(folder, name), { recursive: true });
  const settings = store === undefined ? {} : { fileStorage: store.fileStorage };
  await writeFile(join(folder, 'config/listingd.json'), JSON.stringify(settings));
  const service = await startService({
    ...{
      LISTINGD_DATA: join(folder, 'data'),
      LISTINGD_CONFIG: join(folder, 'config'),
      LISTINGD_DEMO: 'off',
      PORT: '0',
    },
    ...{ LISTINGD_SECRET_KEY: KEY, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
  });
  try {
    process.exitCode = (await measure(service)) ? 0 : 1;
  } finally {
    await service.stop();
  }
} finally {
  await store?.stop();
  await remove();
}
