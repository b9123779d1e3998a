import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { businessError } from '../../errors.ts';
import type { FieldProblem } from '../../fields/tidy-fields.ts';
import type { FileLimit, ReceivedFile } from '../../files/received-file.ts';
import { bodyChunks, DRAIN_LIMIT, DRAIN_MS } from '../connection.ts';
import { createFileWriter } from '../file-writer.ts';
import { type PartHead, splitParts } from './split-parts.ts';

const LONGEST_TEXT = 65_536;
/** Of all texts together. */
const TEXT_LIMIT = 1_048_576;

type MultipartOptions = {
  boundary: string;
  /** Where the file lies while it is received. */
  folder: string;
  /** The name of the one part that is a file. */
  fileField: string;
  /** The most that any file may have, whatever the texts say. */
  most: FileLimit;
  /** How much is taken of the file, given the texts that came before it. What it throws is told once all has been read. */
  limit: (texts: readonly Text[]) => Promise<FileLimit>;
  signal: AbortSignal;
};

type Text = readonly [name: string, text: string];

export type MultipartBody = {
  texts: Text[];
  /** What the client calls the file that it sent. */
  fileName: string | undefined;
  /** The file; not where it was refused. */
  file: ReceivedFile | undefined;
  problems: FieldProblem[];
  /** What `limit` threw, for when the fields have been found right. */
  refusal: unknown;
};

/** Takes the bytes of one part. */
type Taker = { take: (chunk: Buffer) => void | Promise<void>; end: () => void | Promise<void> };

const decode = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Reads a body of multipart/form-data: texts into memory, the file to the disk. Mistakes in single parts are `problems`; what
 * makes the rest useless is thrown: 413 for a file that is too large, 400 for a body that is broken. `remove` forgets the
 * file, at any time.
 */
export const createMultipartReader = (request: IncomingMessage, options: MultipartOptions) => {
  const { fileField, most, limit } = options;
  const body: MultipartBody = { texts: [], fileName: undefined, file: undefined, problems: [], refusal: undefined };
  let writer: ReturnType<typeof createFileWriter> | undefined;
  let textBytes = 0;

  const problem = (field: string, message: string): void => {
    body.problems.push({ field, message: `${field.slice(0, 60).toWellFormed()} ${message}` });
  };

  const readText = (name: string): Taker => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (): void => {
      const text = decode(Buffer.concat(chunks));
      if (name === fileField) problem(name, 'must be a file with a file name, not a text');
      else if (size > LONGEST_TEXT) problem(name, `must be at most ${LONGEST_TEXT} bytes long`);
      else if (text === undefined) problem(name, 'must be UTF-8');
      else body.texts.push([name, text]);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      textBytes += chunk.length;
      if (textBytes > TEXT_LIMIT) throw businessError(413, 'The fields beside the file are larger than 1 MB');
      if (size <= LONGEST_TEXT) chunks.push(chunk);
    };
    return { take, end };
  };

  /** For a file that is not asked for: its problem is told with all others, unless it is too large to be read to its end. */
  const passOver = (): Taker => {
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > most.bytes) throw businessError(413, most.tooLarge);
    };
    return { take, end: () => {} };
  };

  /** Reads on so that all problems are told at once, but neither long nor much: the file is not wanted. */
  const refuse = (error: unknown) => {
    body.refusal = error;
    const end = performance.now() + DRAIN_MS;
    let size = 0;
    return (chunk: Buffer): void => {
      size += chunk.length;
      if (size > DRAIN_LIMIT || performance.now() > end) throw error;
    };
  };

  const readFile = (fileName: string): Taker => {
    const opened = createFileWriter(join(options.folder, `${randomUUID()}.part`), most);
    let refused: ((chunk: Buffer) => void) | undefined;
    writer = opened;
    body.fileName = fileName;
    const asked = limit([...body.texts]).then(opened.setLimit, (error: unknown) => {
      refused = refuse(error);
    });
    return {
      take: (chunk) => (refused === undefined ? opened.write(chunk) : refused(chunk)),
      end: async () => {
        await asked;
        if (refused !== undefined) return;
        await opened.end();
        body.file = { path: opened.path, name: fileName, size: opened.size() };
      },
    };
  };

  const open = ({ name, fileName }: PartHead): Taker => {
    if (fileName === null) return readText(name);
    if (name === fileField && writer === undefined) return readFile(fileName);
    problem(name, name === fileField ? 'must be sent once' : `is no file here: the file is sent as ${fileField}`);
    return passOver();
  };

  return {
    read: async (): Promise<MultipartBody> => {
      let part: Taker | undefined;
      for await (const piece of splitParts(bodyChunks(request, options.signal), options.boundary)) {
        if (Buffer.isBuffer(piece)) await part?.take(piece);
        else {
          await part?.end();
          part = open(piece);
        }
      }
      await part?.end();
      return body;
    },
    remove: async (): Promise<void> => writer?.remove(),
  };
};
