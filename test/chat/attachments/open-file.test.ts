import { once } from 'node:events';
import { Readable } from 'node:stream';
import test from 'ava';
import { ServiceError } from '../../../src/errors.ts';
import { type FormatName, formatNamed } from '../../../src/files/file-format.ts';
import type { StoredFile } from '../../../src/files/file-service.ts';
import { attachmentsOn, chosenFor } from './attachments-on.ts';

const fileOf = (format: FormatName, size = 1_000): StoredFile => ({
  ...{ id: 1, workspaceId: 1, name: 'sent', size, seconds: 1 },
  format: formatNamed(format),
});
/** A stream that gives nothing and never ends, and when somebody waits for what it gives. */
const endless = () => {
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  return { content: new Readable({ read: () => resolve() }), isRead };
};
const CASES = [
  [fileOf('PNG'), chosenFor('image')],
  [fileOf('WAV'), chosenFor('audio')],
  // Both go through the disk.
  [fileOf('WAV', 30_000_000), chosenFor('audio')],
  [fileOf('MP4'), chosenFor('image')],
] as const;

test('who leaves while the store gives a file waits for it no longer, and the store is let go', async (t) => {
  for (const [file, chosen] of CASES) {
    const controller = new AbortController();
    const reason = new Error('gone');
    const { content, isRead } = endless();
    const reading = attachmentsOn(async () => content).read([file], chosen, controller.signal);
    await isRead;
    controller.abort(reason);
    await t.throwsAsync(reading, { is: reason });
    t.true(content.destroyed);
  }
});

test('who leaves before the store gives anything waits for it no longer, and what it gives late is let go', async (t) => {
  for (const [file, chosen] of CASES) {
    const controller = new AbortController();
    const reason = new Error('gone');
    const { content } = endless();
    const asked = Promise.withResolvers<void>();
    const given = Promise.withResolvers<Readable>();
    const read = (): Promise<Readable> => {
      asked.resolve();
      return given.promise;
    };
    const reading = attachmentsOn(read).read([file], chosen, controller.signal);
    await asked.promise;
    controller.abort(reason);
    await t.throwsAsync(reading, { is: reason });
    given.resolve(content);
    if (!content.destroyed) await once(content, 'close');
    t.true(content.destroyed);
  }
});

test('a store that breaks off is a failure that may be tried again', async (t) => {
  for (const [file, chosen] of CASES) {
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('begin');
        throw new Error('ECONNRESET');
      })(),
    );
    const reading = attachmentsOn(async () => content).read([file], chosen, new AbortController().signal);
    t.is((await t.throwsAsync(reading, { instanceOf: ServiceError })).status, 503);
  }
});
