import type { Knex } from 'knex';
import type { PartPreview } from '../preview/preview.ts';
import type { NewProblem, PartCounts, PartState, ProblemKind, StoredPart, StoredProblem, StoredReject } from './run.ts';

/** All but the preview, which is long. */
const PART_COLUMNS = [
  'run_id',
  'feed_run_part.state',
  'created_count',
  'updated_count',
  'unchanged_count',
  'removed_by_row_count',
  'removed_by_absence_count',
  'rejected_count',
  'ignored_count',
  'held_removal_count',
  'matched_rows',
  'message',
] as const;

const partFromRow = (row: Record<string, unknown>): StoredPart => ({
  runId: row.run_id as number,
  serialNumber: row.serial_number as string,
  state: row.state as PartState,
  created: row.created_count as number,
  updated: row.updated_count as number,
  unchanged: row.unchanged_count as number,
  removedByRow: row.removed_by_row_count as number,
  removedByAbsence: row.removed_by_absence_count as number,
  rejected: row.rejected_count as number,
  ignored: row.ignored_count as number,
  heldRemovals: row.held_removal_count as number,
  matchedRows: row.matched_rows as number,
  message: row.message as string | null,
});

const problemFromRow = (row: Record<string, unknown>): StoredProblem => ({
  line: row.line as number | null,
  column: row.column_name as string | null,
  value: row.value as string | null,
  expected: row.expected as string,
  rejected: row.rejected === 1,
});

/** SQL of the tables feed_run_part and feed_run_problem: what a run found. `database` may be a transaction. */
export const createRunReportStore = (database: Knex) => ({
  parts: async (runIds: readonly number[]): Promise<StoredPart[]> => {
    if (runIds.length === 0) return [];
    const rows = await database('feed_run_part')
      .join('chatbot', 'chatbot.id', 'feed_run_part.chatbot_id')
      .whereIn('run_id', [...runIds])
      .orderBy('run_id')
      .orderBy('feed_run_part.chatbot_id')
      .select<Record<string, unknown>[]>(...PART_COLUMNS, 'chatbot.serial_number');
    return rows.map(partFromRow);
  },

  /** What the parts of a run would do; those that have been carried out have none. */
  previews: async (runId: number): Promise<{ serialNumber: string; preview: PartPreview }[]> => {
    const rows = await database('feed_run_part')
      .join('chatbot', 'chatbot.id', 'feed_run_part.chatbot_id')
      .where('run_id', runId)
      .whereNotNull('preview')
      .orderBy('feed_run_part.chatbot_id')
      .select<{ serial_number: string; preview: PartPreview }[]>('serial_number', 'preview');
    return rows.map((row) => ({ serialNumber: row.serial_number, preview: row.preview }));
  },

  savePart: async (
    runId: number,
    chatbotId: number,
    part: PartCounts & { state: PartState; message: string | null; preview?: PartPreview | null },
  ): Promise<void> => {
    await database('feed_run_part')
      .insert({
        run_id: runId,
        chatbot_id: chatbotId,
        state: part.state,
        created_count: part.created,
        updated_count: part.updated,
        unchanged_count: part.unchanged,
        removed_by_row_count: part.removedByRow,
        removed_by_absence_count: part.removedByAbsence,
        rejected_count: part.rejected,
        ignored_count: part.ignored,
        held_removal_count: part.heldRemovals,
        matched_rows: part.matchedRows,
        message: part.message,
        preview: part.preview == null ? null : JSON.stringify(part.preview),
      })
      .onConflict(['run_id', 'chatbot_id'])
      .merge();
  },

  saveProblems: async (runId: number, problems: readonly NewProblem[]): Promise<void> => {
    await database('feed_run_problem').where({ run_id: runId }).delete();
    for (let start = 0; start < problems.length; start += 500) {
      await database('feed_run_problem').insert(
        problems.slice(start, start + 500).map((problem, index) => ({
          run_id: runId,
          number: start + index + 1,
          line: problem.line,
          column_name: problem.column?.slice(0, 255) ?? null,
          value: problem.value?.slice(0, 1000) ?? null,
          expected: problem.expected.slice(0, 1000),
          rejected: problem.rejected === true ? 1 : 0,
          listing_key: problem.listingKey?.slice(0, 255) ?? null,
          mls_number: problem.mlsNumber?.slice(0, 255) ?? null,
        })),
      );
    }
  },

  problems: async (
    runId: number,
    page: { number: number; size: number },
  ): Promise<{ problems: StoredProblem[]; total: number }> => {
    const rows = await database('feed_run_problem')
      .where({ run_id: runId })
      .orderBy('number')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .select<Record<string, unknown>[]>('*');
    const [count] = await database('feed_run_problem')
      .where({ run_id: runId })
      .count<{ total: number }[]>({ total: '*' });
    return {
      problems: rows.map(problemFromRow),
      total: Number(count?.total ?? 0),
    };
  },

  /** The kinds of a run's problems, those of rejected rows first, the most frequent foremost: by column and by what was expected. */
  problemKinds: async (runId: number, limit: number): Promise<ProblemKind[]> => {
    const kinds = await database('feed_run_problem')
      .where({ run_id: runId })
      .groupBy('rejected', 'column_name', 'kind')
      .orderBy([{ column: 'rejected', order: 'desc' }, { column: 'problems', order: 'desc' }, 'first'])
      .limit(limit)
      .count<{ problems: number | string; first: number }[]>({ problems: '*' })
      .min({ first: 'number' })
      // Which other listing has a key makes no kind of its own.
      .select(database.raw("REGEXP_REPLACE(expected, 'listing [0-9]+', 'listing') AS kind"));
    const firsts = await database('feed_run_problem')
      .where({ run_id: runId })
      .whereIn(
        'number',
        kinds.map(({ first }) => first),
      )
      .select<Record<string, unknown>[]>('*');
    return kinds.flatMap(({ problems, first }) => {
      const row = firsts.find(({ number }) => number === first);
      if (row === undefined) return [];
      const problem = problemFromRow(row);
      return [{ rejected: problem.rejected, count: Number(problems), first: problem }];
    });
  },

  /** The next problems of rejected rows behind the one with the number `after`, in the order of the file. */
  rejects: async (runId: number, after: number, limit: number): Promise<StoredReject[]> => {
    const rows = await database('feed_run_problem')
      .where({ run_id: runId, rejected: 1 })
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .select<Record<string, unknown>[]>('*');
    return rows.map((row) => ({
      ...problemFromRow(row),
      number: row.number as number,
      listingKey: row.listing_key as string | null,
      mlsNumber: row.mls_number as string | null,
    }));
  },
});
