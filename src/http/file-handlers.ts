import { transportError } from '../errors.ts';
import { filePath } from '../files/file-address.ts';
import { withoutMetadata } from '../files/without-metadata/without-metadata.ts';
import type * as operation from './file-operations.ts';
import { data } from './reply.ts';
import type { FindFileLimit, Handler } from './route.ts';
import type { HttpServices } from './services.ts';

const UNKNOWN_ADDRESS =
  'Where clients reach this service is not known, and the header Host is not to be relied on: set publicUrl in config/listingd.json';
const ID = /^[1-9]\d{0,14}$/;

const idOf = (FileID: unknown): number => {
  if (typeof FileID !== 'string' || !ID.test(FileID)) throw transportError(404, 'There is no such file');
  return Number(FileID);
};

export const createFileHandlers = ({ files }: Pick<HttpServices, 'files'>) => {
  const prepare: Handler<typeof operation.prepareUpload.request> = async ({ workspaceId, fields, origin }) => {
    const base = origin();
    if (base === undefined) throw transportError(400, UNKNOWN_ADDRESS);
    const { id, signature } = await files.prepare(workspaceId, fields.fileName);
    return data({ FileStoreId: String(id), PreUploadUrl: `${base}${filePath(id)}?signature=${signature}` });
  };

  const upload: Handler<typeof operation.uploadFile.request> = async ({ workspaceId, fields }) =>
    data({ FileStoreId: String(await files.add(workspaceId, fields.file)) });

  const uploadLimit: FindFileLimit = async () => files.limit;

  const receive: Handler<typeof operation.receiveFile.request> = async ({ fields }) => {
    await files.receive(idOf(fields.FileID), fields.signature, fields.body);
    return data(null);
  };

  const receiveLimit: FindFileLimit = async (_workspaceId, { FileID, signature }) => {
    await files.expect(idOf(FileID), typeof signature === 'string' ? signature : '');
    return files.limit;
  };

  const show: Handler<typeof operation.showFile.request> = async ({ fields, signal }) => {
    const { file, content } = await files.openShown(idOf(fields.FileID));
    // Nobody reads it any more, and it would stay open.
    if (signal.aborted) content.destroy();
    signal.throwIfAborted();
    const { type, extension } = file.format;
    const shown = withoutMetadata(content, file.format);
    return { kind: 'shown', name: `${file.id}.${extension}`, type, size: file.size, content: shown };
  };

  return { prepare, upload, uploadLimit, receive, receiveLimit, show };
};
