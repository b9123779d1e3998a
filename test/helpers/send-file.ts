import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileService } from '../../src/files/file-service.ts';

/** Gives a file to a workspace as an upload would; returns its ID. */
export const sendFile = async (files: FileService, workspaceId: number, bytes: Buffer): Promise<number> => {
  const path = join(tmpdir(), `listingd-sent-${randomUUID()}`);
  await writeFile(path, bytes);
  try {
    return await files.add(workspaceId, { path, name: 'sent', size: bytes.length });
  } finally {
    await rm(path);
  }
};
