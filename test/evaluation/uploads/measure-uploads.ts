import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import S3rver from '@20minutes/s3rver';
import { makeGuardedFolder } from '../../helpers/test-server.ts';
import { madeVideo } from './made-video.ts';
import { type ServiceProcess, startService } from './service-process.ts';

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
