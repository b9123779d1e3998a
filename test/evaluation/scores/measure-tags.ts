import type { Database } from '../../../src/database/connection.ts';
import { ASKED_TAGS, tagsOf } from '../../../src/listings/tags/tags.ts';
import type { Market } from '../brute-force/market.ts';
import type { Tally } from './tally.ts';

/** Of one feature: how many that the listings were given are right, and how many of the right ones were given. */
export type TagRates = { tag: string; precision: Tally; recall: Tally; absence: Tally };

type Row = { id: number; tags_yes: string; tags_no: string };

/** Holds the features that the service has derived of every listing's texts against what is true of it. */
export const measureTags = async (database: Database, market: Market): Promise<TagRates[]> => {
  const rows = await database('listing').select<Row[]>(
    'id',
    database.raw('CAST(tags_yes AS CHAR) AS tags_yes'),
    database.raw('CAST(tags_no AS CHAR) AS tags_no'),
  );
  const derived = new Map(
    rows.map(({ id, tags_yes, tags_no }) => [
      id,
      { yes: new Set<string>(tagsOf(BigInt(tags_yes))), no: new Set<string>(tagsOf(BigInt(tags_no))) },
    ]),
  );
  return ASKED_TAGS.map((tag) => {
    const given = market.filter(({ id }) => derived.get(id)?.yes.has(tag));
    const wanted = market.filter(({ tags }) => tags.has(tag));
    const lacking = market.filter(({ tagsAbsent }) => tagsAbsent.has(tag));
    const both = given.filter(({ tags }) => tags.has(tag)).length;
    return {
      tag,
      precision: { hits: both, of: given.length },
      recall: { hits: both, of: wanted.length },
      absence: { hits: lacking.filter(({ id }) => derived.get(id)?.no.has(tag)).length, of: lacking.length },
    };
  });
};
