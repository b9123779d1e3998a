import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unavailable } from '../../errors.ts';
import type { FileService, StoredFile } from '../../files/file-service.ts';

/** The content of a stored file until `signal` is aborted, however long its store takes: then its reason is thrown. */
export const openFile = async (
  files: Pick<FileService, 'read'>,
  file: StoredFile,
  signal: AbortSignal,
): Promise<Readable> => {
  signal.throwIfAborted();
  const opening = files.read(file);
  let leave = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return addAbortSignal(signal, await Promise.race([opening, aborted]));
  } catch (error) {
    // Nobody waits any more for what the store gives late.
    void opening.then(
      (content) => content.destroy(),
      () => undefined,
    );
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
};

/** A stored file, whole. 503 where its store breaks off. */
export const readWhole = async (
  files: Pick<FileService, 'read'>,
  file: StoredFile,
  signal: AbortSignal,
): Promise<Buffer> => {
  const content = await openFile(files, file, signal);
  return buffer(content).catch((error: unknown) => {
    signal.throwIfAborted();
    throw unavailable('A file of the message could not be read to its end: try again in a few seconds', error);
  });
};
