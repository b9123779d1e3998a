import { open } from 'node:fs/promises';
import { type FileFormat, FORMAT_BYTES, tellFormat } from './file-format.ts';
import { inspectMedia } from './inspect-media.ts';
import { inspectPicture } from './inspect-picture.ts';

/** The format of a file on the disk. Throws 415 for one that is not taken. */
export const formatOf = async (path: string): Promise<FileFormat> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FORMAT_BYTES), 0, FORMAT_BYTES, 0);
    return await tellFormat(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

/** Decodes or looks through a file whole. Throws 415 where it can't be used, 503 where it can't be read. */
export const inspectFile = (path: string, format: FileFormat): Promise<{ seconds: number }> =>
  format.kind === 'Image' ? inspectPicture(path, format) : inspectMedia(path, format);
