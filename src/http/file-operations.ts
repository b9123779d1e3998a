import { Type } from '../fields/type.ts';
import { receivedFile } from './request-fields.ts';
import type { Operation } from './route.ts';

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
