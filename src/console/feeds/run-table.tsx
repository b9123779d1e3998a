import { Status } from '../parts/icon.tsx';
import { Table } from '../parts/table.tsx';
import { duration, Time } from '../parts/time.tsx';
import { number } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import type { Run } from './contract.ts';
import { effectOf, isAtWork, runKind, runState, startedBy } from './words.ts';

/** How long a run took that has ended. */
export const tookOf = ({ StartedAt, FinishedAt }: Pick<Run, 'StartedAt' | 'FinishedAt'>): string =>
  StartedAt === null || FinishedAt === null ? '–' : duration(Date.parse(FinishedAt) - Date.parse(StartedAt));

const RunStatus = ({ run }: { run: Run }) => {
  const [kind, word] = runState(run);
  return <Status kind={kind}>{word}</Status>;
};

export const RunTable = ({ runs }: { runs: readonly Run[] }) => (
  <Table
    caption="Imports of this feed, newest first"
    rows={runs}
    keyOf={({ RunID }) => RunID}
    empty="It was never imported."
    columns={[
      {
        title: 'Run',
        cell: (run) => <a href={linkTo('feeds', 'run', run.RunID)}>{`${runKind(run)} ${run.RunID}`}</a>,
      },
      { title: 'When', cell: (run) => <Time at={run.FinishedAt ?? run.StartedAt ?? run.QueuedAt} /> },
      { title: 'How it went', cell: (run) => <RunStatus run={run} /> },
      { title: 'Started by', cell: startedBy },
      { title: 'Rows', cell: ({ Rows }) => number(Rows), isNumber: true },
      { title: 'Added', cell: (run) => number(effectOf(run).added), isNumber: true },
      { title: 'Changed', cell: (run) => number(effectOf(run).changed), isNumber: true },
      { title: 'Taken off', cell: (run) => number(effectOf(run).left), isNumber: true },
      { title: 'Wrong', cell: (run) => number(effectOf(run).rejected), isNumber: true },
      { title: 'Took', cell: (run) => (isAtWork(run) ? 'Under way' : tookOf(run)), isNumber: true },
    ]}
  />
);
