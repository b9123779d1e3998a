import { storesOn } from '../../database/stores.ts';
import type { SentListing } from '../../listings/candidate-store.ts';
import { BLANK_FIELDS } from '../map/listing-values.ts';
import type { KnownHome, KnownHomes } from '../map/same-rows.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { readAhead } from './batches.ts';
import { createDigestMap } from './digest-map.ts';

const PAGE = 5_000;
/** So many bits have the IDs that are kept; a listing beyond is looked up as ever. */
const MOST_ID = 2 ** 32 - 1;

const NO_CELLS = 0n;

const createPage = () => ({
  ids: new Uint32Array(PAGE),
  marketDays: new Float32Array(PAGE),
  times: new Float64Array(PAGE),
  blanks: new Uint32Array(PAGE),
});

/** The homes that a feed shows in a chatbot, by the digests of the cells of which they were made. Memory: 32 bytes a home of two million. */
const createKnownHomes = () => {
  const slots = createDigestMap();
  const pages: ReturnType<typeof createPage>[] = [];
  let size = 0;
  return {
    add: ({ id, cells, marketDay, modifiedAt, blanks }: SentListing): void => {
      if (cells === NO_CELLS || id > MOST_ID) return;
      const place = size % PAGE;
      if (place === 0) pages.push(createPage());
      const page = pages.at(-1) as ReturnType<typeof createPage>;
      page.ids[place] = id;
      page.marketDays[place] = marketDay ?? Number.NaN;
      page.times[place] = modifiedAt?.getTime() ?? Number.NaN;
      page.blanks[place] = blanks;
      slots.put(cells, size);
      size += 1;
    },

    find: (cells: bigint): KnownHome | undefined => {
      const slot = slots.get(cells);
      const page = slot === undefined ? undefined : pages[Math.floor(slot / PAGE)];
      if (slot === undefined || page === undefined) return undefined;
      const place = slot % PAGE;
      return {
        id: page.ids[place] as number,
        marketDay: page.marketDays[place] as number,
        modifiedAt: page.times[place] as number,
        blanks: page.blanks[place] as number,
      };
    },
  };
};

/** What the feed of a run shows in one of its chatbots. */
export const loadKnownHomes = async ({ database, feed }: ImportJob, chatbotId: number): Promise<KnownHomes> => {
  const { sent } = storesOn(database).candidates;
  const homes = createKnownHomes();
  const pages = async function* (): AsyncGenerator<SentListing[]> {
    for (let after = 0, full = true; full; ) {
      const page = await sent(chatbotId, feed.id, BLANK_FIELDS, { after, limit: PAGE });
      yield page;
      full = page.length === PAGE;
      after = page.at(-1)?.id ?? after;
    }
  };
  for await (const page of readAhead(pages())) page.forEach(homes.add);
  return homes;
};
