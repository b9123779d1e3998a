import type { PreviewData, ProblemData, RunData } from '../feeds/feed-data.ts';
import { describePreview } from './describe-preview.ts';
import { plain } from './lay-out.ts';

/** A run's end in a few lines for a person. */
export const describeRun = (run: RunData): string[] => [
  `Run ${run.RunID} of feed ${run.Feed}: ${run.State}${run.DryRun ? ' (dry run, nothing was written)' : ''}, ${run.Rows} rows`,
  ...run.Parts.map(
    (part) =>
      `  ${part.SerialNumber}: ${part.Created} created, ${part.Updated} updated, ${part.Unchanged} unchanged, ` +
      `${part.RemovedByRow + part.RemovedByAbsence} removed (${part.RemovedByAbsence} by absence), ` +
      `${part.Rejected} rejected, ${part.Ignored} ignored${part.HeldRemovals > 0 ? `, ${part.HeldRemovals} removals held` : ''}`,
  ),
  ...(run.Message === '' ? [] : [`  ${plain(run.Message)}`]),
];

const describeProblem = ({ Line, Column, Value, Expected }: ProblemData): string => {
  const place = [Line === null ? null : `line ${Line}`, Column].filter((part) => part !== null).join(', ');
  return `  ${plain(`${place}${Value === null ? '' : ` ${JSON.stringify(Value)}`}: ${Expected}`)}`;
};

/** What RunDetail tells of a run. */
export type RunDetail = { Run: RunData; Preview: PreviewData[]; Problems: ProblemData[]; VirtualCount: number };

/** A run with what it would do and its first problems. Lines of examples are cut at `width` characters. */
export const describeDetail = ({ Run, Preview, Problems, VirtualCount }: RunDetail, width: number): string[] => [
  ...describeRun(Run),
  ...Preview.flatMap((preview) => describePreview(preview, Run.DryRun ? 'import' : 'approval', width)),
  ...Problems.map(describeProblem),
  ...(VirtualCount > Problems.length ? [`  … and ${VirtualCount - Problems.length} more problems`] : []),
];

/** How a held run goes on. */
export const describeChoices = (runId: number): string =>
  `  listingd run approve ${runId} applies it after all, listingd run cancel ${runId} drops it`;
