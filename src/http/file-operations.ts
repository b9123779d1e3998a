import { transportError } from '../errors.ts';
import { Type } from '../fields/type.ts';
import { filePath } from '../files/file-address.ts';
import { withoutMetadata } from '../files/without-metadata/without-metadata.ts';
import { data } from './reply.ts';
import { receivedFile } from './request-fields.ts';
import type { FindFileLimit, Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

const FileStoreId = Type.String({ description: 'ID of the file: what fileIds of ClientAsk takes, as an integer' });
const FileID = Type.String({ maxLength: 20, description: 'ID of the file' });

export const prepareUpload = {
  summary: 'Get a signed address that takes one file within 5 minutes',
  request: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 1_000, description: 'What the file is called' }),
  }),
  data: Type.Object({
    FileStoreId,
    PreUploadUrl: Type.String({ description: 'Send the bytes there with PUT; no key is needed' }),
  }),
} satisfies Operation;

export const uploadFile = {
  summary: 'Send a file: a picture, sound or video',
  request: Type.Object({ file: receivedFile('The file; its format is told by its content, not by its name') }),
  data: Type.Object({ FileStoreId }),
} satisfies Operation;

export const receiveFile = {
  summary: 'Send the file for which an address was given',
  request: Type.Object({
    FileID,
    signature: Type.String({ maxLength: 100, description: 'As it stands in the address' }),
    body: receivedFile('The bytes of the file'),
  }),
  data: Type.Null(),
  takesBytes: true,
} satisfies Operation;

export const showFile = {
  summary: 'Show a picture that a chatbot or a listing shows',
  request: Type.Object({ FileID }),
  data: Type.Null(),
  answersFile: 'image/*',
} satisfies Operation;

const UNKNOWN_ADDRESS =
  'Where clients reach this service is not known, and the header Host is not to be relied on: set publicUrl in config/listingd.json';
const ID = /^[1-9]\d{0,14}$/;

const idOf = (FileID: unknown): number => {
  if (typeof FileID !== 'string' || !ID.test(FileID)) throw transportError(404, 'There is no such file');
  return Number(FileID);
};

export const createFileHandlers = ({ files }: Pick<HttpServices, 'files'>) => {
  const prepare: Handler<typeof prepareUpload.request> = async ({ workspaceId, fields, ownAddress }) => {
    const base = ownAddress();
    if (base === undefined) throw transportError(400, UNKNOWN_ADDRESS);
    const { id, signature } = await files.prepare(workspaceId, fields.fileName);
    return data({ FileStoreId: String(id), PreUploadUrl: `${base}${filePath(id)}?signature=${signature}` });
  };

  const upload: Handler<typeof uploadFile.request> = async ({ workspaceId, fields }) =>
    data({ FileStoreId: String(await files.add(workspaceId, fields.file)) });

  const uploadLimit: FindFileLimit = async () => files.limit;

  const receive: Handler<typeof receiveFile.request> = async ({ fields }) => {
    await files.receive(idOf(fields.FileID), fields.signature, fields.body);
    return data(null);
  };

  const receiveLimit: FindFileLimit = async (_workspaceId, { FileID, signature }) => {
    await files.expect(idOf(FileID), typeof signature === 'string' ? signature : '');
    return files.limit;
  };

  const show: Handler<typeof showFile.request> = async ({ fields, signal }) => {
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
