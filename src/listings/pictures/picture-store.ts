import type { Knex } from 'knex';
import { keysAtOnce } from '../../database/by-index.ts';
import { createFileStore } from '../../files/file-store.ts';

/** A listing's pictures: those that its feed sent last (`generation`), and those that it shows. `stamp` as SentPictures. */
export type PictureSet = {
  listingId: number;
  feedId: number;
  stamp: string;
  generation: number;
  /** Null: none of the feed's pictures has been shown yet. */
  shownGeneration: number | null;
  /** Whether pictures of the generation are still to be fetched. */
  open: boolean;
};

/** `waiting` until it is `stored` as a file, or `given up`. Positions count from 0. */
type PictureState = 'waiting' | 'stored' | 'given up';
export type PicturePlace = { listingId: number; generation: number; position: number };
type Picture = PicturePlace & { state: PictureState; address: string; tries: number; fileId: number | null };

/** A picture whose time has come. `home` null: its listing is not on display with its feed. */
export type DuePicture = PicturePlace & {
  address: string;
  tries: number;
  home: { chatbotId: number; workspaceId: number } | null;
};

type Row = Record<string, unknown>;

const INSERT_ROWS = 500;
const fromSetRow = (row: Row): PictureSet => ({
  listingId: row.listing_id as number,
  feedId: row.feed_id as number,
  stamp: (row.stamp as Buffer).toString('hex'),
  generation: row.generation as number,
  shownGeneration: row.shown_generation as number | null,
  open: row.open === 1,
});

const placeOf = ({ listingId, generation, position }: PicturePlace) => ({
  listing_id: listingId,
  generation,
  position,
});

/** Of files that several listings may show: those of one home, which chatbots of a workspace have from one feed. */
const sharedFiles = (database: Knex) => ({
  /** The file of this picture as another chatbot of the workspace has it by now. */
  fileOfTwin: async ({ listingId, position }: PicturePlace & { address: string }): Promise<number | undefined> => {
    const found = await database('listing as own')
      .join('listing_picture_set as sent', 'sent.listing_id', 'own.id')
      .join('chatbot as own_chatbot', 'own_chatbot.id', 'own.chatbot_id')
      .join('chatbot', 'chatbot.workspace_id', 'own_chatbot.workspace_id')
      // By stale statistics a server might read all homes of the feed.
      .joinRaw(
        'JOIN listing AS twin FORCE INDEX (uq_listing_source_key) ON twin.chatbot_id = chatbot.id ' +
          'AND twin.source_id = own.source_id AND twin.source_key = own.source_key AND twin.id <> own.id',
      )
      .join('listing_picture_set as same', (join) =>
        join.on('same.listing_id', 'twin.id').andOn('same.feed_id', 'sent.feed_id').andOn('same.stamp', 'sent.stamp'),
      )
      .join('listing_picture as picture', (join) =>
        join.on('picture.listing_id', 'twin.id').andOn('picture.generation', 'same.generation'),
      )
      .where({ 'own.id': listingId, 'picture.position': position, 'picture.state': 'stored' })
      .first<{ file_id: number } | undefined>('picture.file_id');
    return found?.file_id;
  },

  /** The file of a picture of this listing whose address ends in the name, as it was kept last. */
  fileOfName: async (listingId: number, name: string): Promise<number | undefined> => {
    const found = await database('listing_picture')
      .where({ listing_id: listingId, state: 'stored' })
      .whereRaw("SUBSTRING_INDEX(address, '/', -1) = ?", [encodeURIComponent(name)])
      .orderBy('generation', 'desc')
      .first<{ file_id: number } | undefined>('file_id');
    return found?.file_id;
  },

  /** Those of the files that no listing has any more. */
  withoutListings: async (fileIds: readonly number[]): Promise<number[]> => {
    const left = new Set(fileIds);
    for (const lot of keysAtOnce([...left]))
      for (const id of await database('listing_picture').whereIn('file_id', lot).forShare().pluck<number[]>('file_id'))
        left.delete(id);
    return [...left];
  },

  /** Whether a listing on display shows a file. */
  isFileShown: async (fileId: number): Promise<boolean> =>
    (await database('listing_picture as picture')
      .join('listing_picture_set as pictures', (join) =>
        join.on('pictures.listing_id', 'picture.listing_id').andOn('pictures.shown_generation', 'picture.generation'),
      )
      .join('listing', (join) =>
        join.on('listing.id', 'picture.listing_id').andOn('listing.source_id', 'pictures.feed_id'),
      )
      .where({ file_id: fileId, live: 1 })
      .first('file_id')) !== undefined,
});

const now = (database: Knex) => database.raw('CURRENT_TIMESTAMP(3)');

/** The sets: what listings have, and show. */
const pictureSets = (database: Knex) => ({
  /** The sets of listings; with `lock` until the transaction ends. */
  sets: async (listingIds: readonly number[], options: { lock: boolean }): Promise<Map<number, PictureSet>> => {
    const sets = new Map<number, PictureSet>();
    for (const lot of keysAtOnce([...new Set(listingIds)])) {
      const query = database('listing_picture_set').whereIn('listing_id', lot).orderBy('listing_id');
      if (options.lock) query.forUpdate();
      for (const row of await query.select<Row[]>('*')) sets.set(row.listing_id as number, fromSetRow(row));
    }
    return sets;
  },

  putSets: async (sets: readonly PictureSet[]): Promise<void> => {
    if (sets.length === 0) return;
    await database('listing_picture_set')
      .insert(
        sets.map((set) => ({
          listing_id: set.listingId,
          feed_id: set.feedId,
          stamp: Buffer.from(set.stamp, 'hex'),
          generation: set.generation,
          shown_generation: set.shownGeneration,
          open: set.open ? 1 : 0,
        })),
      )
      .onConflict('listing_id')
      .merge();
  },

  /** Listings whose pictures are of a feed that they are no longer shown by. */
  strays: (most: number): Promise<number[]> =>
    database('listing_picture_set as pictures')
      .join('listing', 'listing.id', 'pictures.listing_id')
      .whereRaw('listing.source_id <> pictures.feed_id')
      .limit(most)
      .pluck('pictures.listing_id'),
});

/** The pictures of a set, from when they are noted. */
const noted = (database: Knex) => ({
  /** Pictures that are to be fetched from now on. */
  add: async (feedId: number, pictures: readonly (PicturePlace & { address: string })[]): Promise<void> => {
    for (let start = 0; start < pictures.length; start += INSERT_ROWS) {
      const rows = pictures.slice(start, start + INSERT_ROWS).map((picture) => ({
        ...placeOf(picture),
        feed_id: feedId,
        state: 'waiting',
        address: picture.address,
        next_try: now(database),
      }));
      await database('listing_picture').insert(rows);
    }
  },

  /** The pictures of one generation, by position. */
  ofGeneration: async ({ listingId, generation }: Pick<PictureSet, 'listingId' | 'generation'>): Promise<Picture[]> => {
    const rows = await database('listing_picture')
      .where({ listing_id: listingId, generation })
      .orderBy('position')
      .select<Row[]>('position', 'state', 'address', 'tries', 'file_id');
    return rows.map((row) => ({
      listingId,
      generation,
      position: row.position as number,
      state: row.state as PictureState,
      address: row.address as string,
      tries: row.tries as number,
      fileId: row.file_id as number | null,
    }));
  },

  /** Where a picture is by now; it is tried there at once. */
  readdress: async (place: PicturePlace, address: string): Promise<void> => {
    await database('listing_picture')
      .where({ ...placeOf(place), state: 'waiting' })
      .update({ address, next_try: now(database) });
  },
});

const waitingOf = (database: Knex, feedId: number) =>
  database('listing_picture as picture')
    .leftJoin('listing', (join) =>
      join.on('listing.id', 'picture.listing_id').andOn('listing.source_id', 'picture.feed_id'),
    )
    .leftJoin('chatbot', 'chatbot.id', 'listing.chatbot_id')
    .where({ 'picture.feed_id': feedId, 'picture.state': 'waiting' })
    .select<Row[]>('picture.*', 'live', 'chatbot_id', 'workspace_id');

const duePictures = (rows: readonly Row[]): DuePicture[] =>
  rows.map((row) => ({
    listingId: row.listing_id as number,
    generation: row.generation as number,
    position: row.position as number,
    address: row.address as string,
    tries: row.tries as number,
    home: row.live === 1 ? { chatbotId: row.chatbot_id as number, workspaceId: row.workspace_id as number } : null,
  }));

/** The pictures that wait to be fetched. */
const waiting = (database: Knex) => ({
  /** The feeds that have pictures whose time has come. */
  dueFeeds: (): Promise<number[]> =>
    database('listing_picture')
      .where('state', 'waiting')
      .where('next_try', '<=', now(database))
      .distinct()
      .pluck('feed_id'),

  /** Pictures of a feed whose time has come, home by home, those that wait for longest first. */
  due: async (feedId: number, most: number): Promise<DuePicture[]> =>
    duePictures(
      await waitingOf(database, feedId)
        .where('next_try', '<=', now(database))
        .orderBy(['next_try', 'picture.listing_id', 'position'])
        .limit(most),
    ),

  /** Pictures of a feed that wait, whether their time has come or not, whose addresses begin with `origin`, home by home. */
  waitingAt: async (feedId: number, origin: string): Promise<DuePicture[]> =>
    duePictures(
      await waitingOf(database, feedId)
        .where('picture.address', 'like', `${origin}%`)
        .orderBy(['picture.listing_id', 'position']),
    ),

  /** Puts a picture off for `seconds`; `tries` is how often it has been tried by then. */
  postpone: async (place: PicturePlace, tries: number, seconds: number): Promise<void> => {
    const later = database.raw('CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND', [seconds]);
    await database('listing_picture')
      .where({ ...placeOf(place), state: 'waiting' })
      .update({ tries, next_try: later });
  },

  /** Ends the wait of a picture, whose file, where it has one, is kept. False: it waits no more, or the file is gone. */
  finish: async (place: PicturePlace, fileId: number | null): Promise<boolean> => {
    const picture = database('listing_picture').where({ ...placeOf(place), state: 'waiting' });
    if ((await picture.clone().forUpdate().first('position')) === undefined) return false;
    if (fileId !== null && !(await createFileStore(database).keep(fileId))) return false;
    await picture.update({ state: fileId === null ? 'given up' : 'stored', file_id: fileId });
    return true;
  },
});

/** How pictures, and files that nobody else shows, are let go. */
const removals = (database: Knex) => {
  const shared = sharedFiles(database);
  const files = createFileStore(database);

  /** Lets pictures go, and those of their files that no other listing has. */
  const drop = async (pictures: () => Knex.QueryBuilder): Promise<void> => {
    const fileIds: number[] = await pictures().whereNotNull('file_id').pluck('file_id');
    await pictures().delete();
    await files.release(await shared.withoutListings(fileIds));
  };
  return {
    /** Lets go of what a listing had besides these generations. */
    dropOthers: (listingId: number, generations: readonly number[]): Promise<void> =>
      drop(() =>
        database('listing_picture')
          .where({ listing_id: listingId })
          .whereNotIn('generation', [...generations]),
      ),

    /** Lets go of all pictures of listings. */
    forget: async (listingIds: readonly number[]): Promise<void> => {
      for (const lot of keysAtOnce(listingIds)) {
        const known = await database('listing_picture_set').whereIn('listing_id', lot).pluck<number[]>('listing_id');
        if (known.length === 0) continue;
        await drop(() => database('listing_picture').whereIn('listing_id', known));
        await database('listing_picture_set').whereIn('listing_id', known).delete();
      }
    },
  };
};

/** SQL of the tables listing_picture_set and listing_picture. `database` may be a transaction. Times are the database's. */
export const createPictureStore = (database: Knex) => ({
  ...pictureSets(database),
  ...noted(database),
  ...waiting(database),
  ...sharedFiles(database),
  ...removals(database),
});

export type PictureStore = ReturnType<typeof createPictureStore>;
