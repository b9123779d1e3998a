import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { businessError, type ServiceError, transportError, unavailable } from '../errors.ts';
import {
  type FileFormat,
  type FileKind,
  FORMAT_BYTES,
  formatNamed,
  LIMIT,
  limitOfKind,
  type PictureFormat,
  tellFormat,
} from './file-format.ts';
import type { FileStore, StoredFileRow } from './file-store.ts';
import { inspectMedia } from './inspect-media.ts';
import { inspectPicture } from './inspect-picture.ts';
import { LONGEST_ARRIVAL, type ReceivedFile } from './received-file.ts';
import type { Storage } from './storage.ts';

const DAY = 86_400_000;
const TIDIED_AT_ONCE = 200;
/** After so many files in a row that could not be removed the storage is taken to be away. */
const MOST_FAILURES = 3;

/** Whether nothing lies in the storage any more; a store that is away can't tell. */
const clear = (storage: Pick<Storage, 'remove'>, storageKey: string): Promise<boolean> =>
  storage.remove(storageKey).then(
    () => true,
    () => false,
  );

/** Removes files whose time is over, but not those that are shown, nor those that may be arriving. Returns how many. */
const tidyFiles = async (options: {
  store: FileStore;
  storage: Pick<Storage, 'remove'>;
  isShown: (workspaceId: number, fileId: number) => Promise<boolean>;
  clock: () => Date;
  only?: readonly number[] | undefined;
}): Promise<number> => {
  const { store, storage, isShown, clock, only } = options;
  const after = (milliseconds: number): Date => new Date(clock().getTime() + milliseconds);
  let removed = 0;
  let failures = 0;
  for (;;) {
    const rows = await store.expired(clock(), after(-LONGEST_ARRIVAL), TIDIED_AT_ONCE, only);
    for (const { id, workspaceId, state, storageKey } of rows) {
      if (state === 'stored' && (await isShown(workspaceId, id))) await store.expireAt(id, after(DAY));
      else if (!(await store.move(id, state, 'removing', after(DAY)))) continue;
      else if (await clear(storage, storageKey)) {
        await store.remove(id);
        removed += 1;
        failures = 0;
      } else {
        failures += 1;
        if (failures === MOST_FAILURES) return removed;
      }
    }
    if (rows.length < TIDIED_AT_ONCE) return removed;
  }
};

const LONGEST_NAME = 255;

/** The last part of what a client calls a file: it may hold a path, or signs that no name has. */
export const tidyName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trimEnd()
    .toWellFormed() || 'file';

/** The format of a file on the disk. Throws 415 for one that is not taken. */
const formatOf = async (path: string): Promise<FileFormat> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FORMAT_BYTES), 0, FORMAT_BYTES, 0);
    return await tellFormat(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

/** Decodes or looks through a file whole. Throws 415 where it can't be used, 503 where it can't be read. */
const inspectFile = (path: string, format: FileFormat): Promise<{ seconds: number }> =>
  format.kind === 'Image' ? inspectPicture(path, format) : inspectMedia(path, format);

export type { FileKind };

/** A visitor's file is read for the message that it comes with; what none is sent for goes as soon. */
const VISITORS_DAYS = 1;
const SECOND = 1_000;
/** How long a signed address takes a file. */
const SIGNED_FOR = 300 * SECOND;
/** A file that takes longer to be looked at and stored is given up: its process has died. */
const STORING_FOR = 3_600 * SECOND;

/** A file that is there to be used; `size` in bytes, `seconds` of what can be played. */
export type StoredFile = {
  id: number;
  workspaceId: number;
  name: string;
  format: FileFormat;
  size: number;
  seconds: number;
};

type FileServiceOptions = {
  database: Database;
  storage: Storage;
  /** For how many days a file is kept that nothing shows. */
  days: number;
  /** Whether a chatbot or a listing shows a file. */
  isShown: (workspaceId: number, fileId: number) => Promise<boolean>;
  clock: () => Date;
};

const digest = (signature: string): Buffer => createHash('sha256').update(signature).digest();

const noSuchFile = (ids: readonly number[]): ServiceError =>
  businessError(404, `There is no such file: ${ids.join(', ')}`);

const notSigned = (): ServiceError =>
  transportError(
    404,
    'This address takes no file: it was never given, has expired after 5 minutes, or has taken its file already',
  );

const tookTooLong = (): ServiceError =>
  unavailable('To store the file took too long, and it was given up: send it again');

const fromRow = ({ id, workspaceId, name, format, size, seconds }: StoredFileRow): StoredFile => ({
  ...{ id, workspaceId, name, size, seconds },
  format: formatNamed(format),
});

/** Puts files into the storage, each with its row: both, or neither. */
const createStoring = ({
  store,
  storage,
  days,
  clock,
}: Pick<FileServiceOptions, 'storage' | 'days' | 'clock'> & { store: FileStore }) => {
  const after = (milliseconds: number): Date => new Date(clock().getTime() + milliseconds);

  const keep = async (
    row: { id: number; storageKey: string; sessionId: number | null },
    file: ReceivedFile,
    format: FileFormat,
    seconds: number,
  ): Promise<void> => {
    await storage.put(row.storageKey, file.path, file.size);
    const kept = row.sessionId === null ? days : Math.min(days, VISITORS_DAYS);
    const facts = { format: format.name, size: file.size, seconds, expiresAt: after(kept * DAY) };
    if (!(await store.markStored(row.id, facts))) throw tookTooLong();
  };

  const addAs = async (
    workspaceId: number,
    file: ReceivedFile,
    { format, sessionId = null }: { format: FileFormat; sessionId?: number | null },
  ): Promise<number> => {
    const { seconds } = await inspectFile(file.path, format);
    const storageKey = newKey();
    const row = {
      workspaceId,
      sessionId,
      name: tidyName(file.name),
      state: 'storing' as const,
      storageKey,
      signature: null,
    };
    const id = await store.insert({ ...row, expiresAt: after(STORING_FOR) });
    try {
      await keep({ id, storageKey, sessionId }, file, format, seconds);
      return id;
    } catch (error) {
      // What may lie in the storage all the same is known by its row alone: then both are left to be tidied.
      if (await clear(storage, storageKey)) await store.remove(id);
      throw error;
    }
  };

  return { keep, addAs };
};

/** A key of the storage that nobody guesses. */
const newKey = (): string => randomBytes(16).toString('hex');

/**
 * Files that clients send: pictures, sound and video for messages, pictures for chatbots. Each belongs to a workspace, and to
 * others does not exist.
 */
export const createFileService = ({ database, storage, days, isShown, clock }: FileServiceOptions) => {
  const { files: store } = storesOn(database);
  const after = (milliseconds: number): Date => new Date(clock().getTime() + milliseconds);

  const { keep, addAs } = createStoring({ store, storage, days, clock });

  return {
    /** How much is taken of any file, and of one whose first bytes are known; 415 for a format that is not taken. */
    limit: LIMIT,

    /** Makes room for a file that is sent later, by who has the signature, within 5 minutes. */
    prepare: async (workspaceId: number, name: string): Promise<{ id: number; signature: string }> => {
      const signature = randomBytes(24).toString('base64url');
      const file = {
        workspaceId,
        sessionId: null,
        name: tidyName(name),
        state: 'awaited' as const,
        storageKey: newKey(),
      };
      const id = await store.insert({ ...file, signature: digest(signature), expiresAt: after(SIGNED_FOR) });
      return { id, signature };
    },

    /** Whether a file may be sent with this signature; asked before its bytes are read. */
    expect: async (id: number, signature: string): Promise<void> => {
      const row = await store.findSigned(id, digest(signature));
      if (row?.state !== 'awaited' || row.expiresAt <= clock()) throw notSigned();
    },

    /** Takes the file that was prepared for. One that can't be used may be sent again as long as the signature holds. */
    receive: async (id: number, signature: string, file: ReceivedFile): Promise<void> => {
      const row = await store.findSigned(id, digest(signature));
      // It was in time when it began, as `expect` saw: slow lines need longer.
      if (row === undefined || !(await store.move(id, 'awaited', 'storing', after(STORING_FOR)))) throw notSigned();
      try {
        const format = await formatOf(file.path);
        const { seconds } = await inspectFile(file.path, format);
        await keep(row, file, format, seconds).catch(async (error: unknown) => {
          await clear(storage, row.storageKey);
          throw error;
        });
      } catch (error) {
        await store.move(id, 'storing', 'awaited', row.expiresAt);
        throw error;
      }
    },

    /** Takes a file in one step; returns its ID. */
    add: async (workspaceId: number, file: ReceivedFile): Promise<number> =>
      addAs(workspaceId, file, { format: await formatOf(file.path) }),

    /** Takes a file for messages of one session, if `check` lets files of its kind pass; returns its ID. */
    addForSession: async (
      { workspaceId, sessionId }: { workspaceId: number; sessionId: number },
      file: ReceivedFile,
      check: (kind: FileKind) => void,
    ): Promise<number> => {
      const format = await formatOf(file.path);
      check(format.kind);
      return addAs(workspaceId, file, { format, sessionId });
    },

    /** The most that a picture may have, bytes. */
    mostOfPicture: limitOfKind('Image').bytes,

    /** Takes a picture as `add` does; 415 for what is none. */
    addPicture: async (workspaceId: number, file: ReceivedFile): Promise<number> => {
      const format = await formatOf(file.path);
      if (format.kind !== 'Image') throw businessError(415, `The file is ${format.name}, and no picture`);
      return addAs(workspaceId, file, { format });
    },

    /** Lets a file go that nobody needs: the next tidying removes it. */
    discard: (id: number): Promise<void> => store.release([id]),

    /** The files of a workspace, or of one of its sessions, in the order asked for; 404 that names those that there are not. */
    find: async (workspaceId: number, ids: readonly number[], sessionId?: number): Promise<StoredFile[]> => {
      const rows = ids.length === 0 ? [] : await store.findStored(workspaceId, ids);
      const byId = new Map<number, StoredFile>();
      for (const row of rows.filter((one) => sessionId === undefined || one.sessionId === sessionId))
        if (row.expiresAt > clock() || (await isShown(workspaceId, row.id))) byId.set(row.id, fromRow(row));
      const missing = ids.filter((id) => !byId.has(id));
      if (missing.length > 0) throw noSuchFile(missing);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    read: async ({ id }: StoredFile): Promise<Readable> => {
      const row = await store.find(id);
      if (row?.state !== 'stored') throw noSuchFile([id]);
      return storage.read(row.storageKey);
    },

    /** A picture that a chatbot or a listing shows, for anybody. 404 of transport for every other file. */
    openShown: async (id: number): Promise<{ file: StoredFile & { format: PictureFormat }; content: Readable }> => {
      const row = await store.find(id);
      const format = row?.state === 'stored' ? formatNamed(row.format) : undefined;
      if (row?.state !== 'stored' || format?.kind !== 'Image' || !(await isShown(row.workspaceId, id)))
        throw transportError(404, 'There is no such file');
      return { file: { ...fromRow(row), format }, content: await storage.read(row.storageKey) };
    },

    /** Removes files whose time is over, but not those that are shown; of `only` these where they are given. Returns how many. */
    tidy: (only?: readonly number[]): Promise<number> => tidyFiles({ store, storage, isShown, clock, only }),
  };
};

export type FileService = ReturnType<typeof createFileService>;
