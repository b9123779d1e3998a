import type { Knex } from 'knex';
import type { PartCounts, PartState, StoredPart, StoredProblem } from './run.ts';

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

/** SQL of the tables feed_run_part and feed_run_problem: what a run found. `database` may be a transaction. */
export const createRunReportStore = (database: Knex) => ({
  parts: async (runIds: readonly number[]): Promise<StoredPart[]> => {
    if (runIds.length === 0) return [];
    const rows = await database('feed_run_part')
      .join('chatbot', 'chatbot.id', 'feed_run_part.chatbot_id')
      .whereIn('run_id', [...runIds])
      .orderBy('run_id')
      .orderBy('feed_run_part.chatbot_id')
      .select<Record<string, unknown>[]>('feed_run_part.*', 'chatbot.serial_number');
    return rows.map(partFromRow);
  },

  savePart: async (
    runId: number,
    chatbotId: number,
    part: PartCounts & { state: PartState; message: string | null },
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
      })
      .onConflict(['run_id', 'chatbot_id'])
      .merge();
  },

  saveProblems: async (runId: number, problems: readonly StoredProblem[]): Promise<void> => {
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
      .select<{ line: number | null; column_name: string | null; value: string | null; expected: string }[]>('*');
    const [count] = await database('feed_run_problem')
      .where({ run_id: runId })
      .count<{ total: number }[]>({ total: '*' });
    return {
      problems: rows.map((row) => ({
        line: row.line,
        column: row.column_name,
        value: row.value,
        expected: row.expected,
      })),
      total: Number(count?.total ?? 0),
    };
  },
});
