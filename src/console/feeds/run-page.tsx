import { useState } from 'preact/hooks';
import { sentenceOf } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { useChatbots } from '../parts/chatbots.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { fieldName, valueWords } from '../parts/home-words.ts';
import { Status } from '../parts/icon.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { plainWords } from '../parts/plain-words.ts';
import { Pager, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { number } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import { useApi, useSurroundings } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { RUN_ACTIONS, type RunAction, RunDialog } from './actions.tsx';
import { ChangedHomes } from './changed-homes.tsx';
import type { Part, Problem, Run, RunDetail } from './contract.ts';
import { Previews } from './previews.tsx';
import { tookOf } from './run-table.tsx';
import { Message, RunProgress } from './standing.tsx';
import { isAtWork, leftOf, runKind, runState, startedBy } from './words.ts';

const LOOK_AGAIN = 700;
const PROBLEMS = 50;

const COUNTED: readonly [title: string, ofUndo: string, of: (part: Part) => number][] = [
  ['Added', 'Came back', ({ Created }) => Created],
  ['Changed', 'Changed back', ({ Updated }) => Updated],
  ['As before', 'As before', ({ Unchanged }) => Unchanged],
  ['Taken off', 'Left the display', ({ RemovedByRow, RemovedByAbsence }) => RemovedByRow + RemovedByAbsence],
  ['Held back', '', ({ HeldRemovals }) => HeldRemovals],
  ['Wrong rows', '', ({ Rejected }) => Rejected],
  ['Not for it', 'Left as they are', ({ Ignored }) => Ignored],
];

const Counts = ({ title, run, parts }: { title: string; run: Run; parts: readonly Part[] }) => {
  const { called } = useChatbots();
  if (parts.length === 0) return null;
  const counted = COUNTED.map(([title, ofUndo, of]) => [run.StartedBy === 'undo' ? ofUndo : title, of] as const);
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      <Table<Part>
        caption="Counts of each chatbot"
        rows={parts}
        keyOf={({ SerialNumber }) => SerialNumber}
        empty=""
        columns={[
          { title: 'Chatbot', cell: ({ SerialNumber }) => called(SerialNumber) },
          ...counted
            .filter(([title]) => title !== '')
            .map(([title, of]) => ({ title, cell: (part: Part) => number(of(part)), isNumber: true })),
        ]}
      />
    </section>
  );
};

/** What was written, and what was not: by a dry run, and where a guard holds all of a chatbot. */
const Parts = ({ detail: { Run: run, Preview: previews } }: { detail: RunDetail }) => {
  const held = previews.filter(({ Holds }) => Holds === 'Everything').map(({ SerialNumber }) => SerialNumber);
  const isWritten = ({ SerialNumber }: Part): boolean => !run.DryRun && !held.includes(SerialNumber);
  return (
    <>
      <Counts title="What it did" run={run} parts={run.Parts.filter(isWritten)} />
      <Counts title="What it would have done" run={run} parts={run.Parts.filter((part) => !isWritten(part))} />
    </>
  );
};

const placeOf = ({ Line, Value }: Pick<Problem, 'Line' | 'Value'>): string =>
  [Line === null ? '' : `line ${number(Line)}`, Value === null ? '' : Value === '' ? 'blank' : `“${Value}”`]
    .filter((part) => part !== '')
    .join(', ');

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

const Download = ({ run }: { run: Run }) => {
  const { api, notify } = useSurroundings();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      save(await api.download(`/chat/Feed/Rejects?RunID=${run.RunID}`), `${run.Feed}-run-${run.RunID}-rejects.csv`);
    } catch (error) {
      notify('wrong', sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <Button icon="download" isBusy={isBusy} onClick={download}>
      Wrong rows as CSV
    </Button>
  );
};

const consequence = ({ Rejected }: Problem): string => (Rejected ? 'Home not imported' : 'Imported without it');

/** What an undo did not put back. */
const LeftAsTheyAre = ({ problems }: { problems: readonly Problem[] }) => (
  <section class="panel" aria-labelledby="left">
    <h2 id="left">Left as they are</h2>
    <Table
      caption="Fields of homes that the undo left as they are"
      rows={problems}
      keyOf={(problem) => JSON.stringify(problem)}
      empty="There are none on this page."
      columns={[
        { title: 'Home', cell: (problem) => leftOf(problem).home },
        { title: 'Field', cell: ({ Column }) => fieldName(Column ?? '') },
        { title: 'It stays', cell: ({ Column, Value }) => valueWords(Column ?? '', Value) },
        { title: 'Why', cell: (problem) => leftOf(problem).why },
      ]}
    />
  </section>
);

/** What was wrong with a file: by kind, and then each row. */
const ProblemTables = ({ detail: { Run: run, ProblemKinds, Problems: problems } }: { detail: RunDetail }) => (
  <>
    <section class="panel" aria-labelledby="kinds">
      <div class="top">
        <h2 id="kinds">Problems by kind</h2>
        {ProblemKinds.some(({ Rejected }) => Rejected) && !isAtWork(run) && <Download run={run} />}
      </div>
      <Table
        caption="Kinds of problems, the most frequent first"
        rows={ProblemKinds}
        keyOf={(kind) => JSON.stringify(kind)}
        empty=""
        columns={[
          { title: 'How many', cell: ({ Count }) => number(Count), isNumber: true },
          { title: 'Column', cell: ({ Column }) => Column ?? 'the whole row' },
          { title: 'Expected', cell: ({ Expected }) => plainWords(Expected) },
          { title: 'First', cell: placeOf },
          { title: 'Then', cell: consequence },
        ]}
      />
    </section>
    <section class="panel" aria-labelledby="rows">
      <h2 id="rows">Problems row by row</h2>
      <Table
        caption="Problems, row by row"
        rows={problems}
        keyOf={(problem) => JSON.stringify(problem)}
        empty="There are none on this page."
        columns={[
          { title: 'Line', cell: ({ Line }) => (Line === null ? '–' : number(Line)), isNumber: true },
          { title: 'Column', cell: ({ Column }) => Column ?? 'the whole row' },
          { title: 'It says', cell: ({ Value }) => (Value === null || Value === '' ? 'nothing' : Value) },
          { title: 'Expected', cell: ({ Expected }) => plainWords(Expected) },
          { title: 'Then', cell: consequence },
        ]}
      />
    </section>
  </>
);

type ProblemsOptions = { detail: RunDetail; page: number; onPage: (page: number) => void };

const Problems = ({ detail, page, onPage }: ProblemsOptions) =>
  detail.VirtualCount === 0 ? null : (
    <>
      {detail.Run.StartedBy === 'undo' ? (
        <LeftAsTheyAre problems={detail.Problems} />
      ) : (
        <ProblemTables detail={detail} />
      )}
      <Pager page={page} size={PROBLEMS} total={detail.VirtualCount} onPage={onPage} />
    </>
  );

/** What of a run would be taken now, the likeliest last. A dry run writes nothing that could be undone, so that it is only stopped. */
const actionsOf = ({ Run: run, BringsBack, Refusals }: RunDetail): readonly RunAction[] => {
  const actions: RunAction[] = Refusals.Cancel === null ? ['cancel'] : [];
  if (run.DryRun) return actions;
  if (Refusals.Undo === null) actions.push(BringsBack ? 'bringBack' : 'undo');
  if (Refusals.Approve === null) actions.push(run.State === 'Held' ? 'approve' : 'resume');
  return actions;
};

/** What other runs have made of this one, and what it waits for. */
const Relations = ({ detail: { Run: run, UndoOf, UndoneBy, PausedBy, Refusals } }: { detail: RunDetail }) => {
  const linkOf = (id: number) => <a href={linkTo('feeds', 'run', id)}>run {id}</a>;
  return (
    <>
      {UndoOf !== null && <p>It takes back what {linkOf(UndoOf)} did.</p>}
      {UndoneBy !== null && <p>What it did was taken back by {linkOf(UndoneBy)}.</p>}
      {PausedBy === run.RunID && (
        <p class="note waiting">
          The feed is paused since then: it writes nothing before you let it go on, or approve one of its imports.
        </p>
      )}
      {run.State === 'Held' && Refusals.Approve !== null && <p class="note waiting">{plainWords(Refusals.Approve)}.</p>}
    </>
  );
};

const factsOf = (run: Run): Fact[] => [
  ['Feed', <a href={linkTo('feeds', 'feed', run.Feed)}>{run.Feed}</a>],
  [run.StartedAt === null ? 'Asked for' : 'Started', <Time at={run.StartedAt ?? run.QueuedAt} />],
  ['Started by', startedBy(run)],
  ['Took', tookOf(run)],
  [run.StartedBy === 'undo' ? 'Homes that it looked at' : 'Rows of the file', number(run.Rows)],
];

const Detail = ({
  detail,
  page,
  onPage,
  reload,
}: {
  detail: RunDetail;
  page: number;
  onPage: (page: number) => void;
  reload: () => void;
}) => {
  const { Run: run, Progress, Preview: previews } = detail;
  const [action, setAction] = useState<RunAction>();
  const [kind, word] = runState(run);
  return (
    <>
      <Heading
        title={`${runKind(run)} ${run.RunID} of ${run.Feed}`}
        back={{ title: run.Feed, href: linkTo('feeds', 'feed', run.Feed) }}
      >
        {actionsOf(detail).map((each) => (
          <Button key={each} kind={RUN_ACTIONS[each].kind} onClick={() => setAction(each)}>
            {RUN_ACTIONS[each].verb}
          </Button>
        ))}
      </Heading>
      <section class="panel" aria-label="How it stands">
        <div role="status">
          <Status kind={kind}>{word}</Status>
        </div>
        {isAtWork(run) && <RunProgress run={run} progress={Progress} />}
        <Message kind={kind === 'good' ? 'busy' : kind} text={run.Message} />
        <Relations detail={detail} />
        <Facts of={factsOf(run)} />
      </section>
      <Previews previews={previews} run={run} />
      {!isAtWork(run) && <Parts detail={detail} />}
      {!isAtWork(run) && !run.DryRun && <ChangedHomes runId={run.RunID} />}
      <Problems detail={detail} page={page} onPage={onPage} />
      {action && (
        <RunDialog {...{ action, detail }} onClose={() => setAction(undefined)} onDone={() => void reload()} />
      )}
    </>
  );
};

/** One run: how far it is while it goes, and afterwards what it did, what it would do, and what was wrong. */
export const RunPage = ({ id }: { id: number }) => {
  const api = useApi();
  const [page, setPage] = useState(1);
  const asked = { RunID: id, PageNumber: page, PageSize: PROBLEMS };
  const read = useData(
    () => api.call<RunDetail>('/chat/Feed/RunDetail', asked),
    [api, id, page],
    (detail) => (detail !== undefined && isAtWork(detail.Run) ? LOOK_AGAIN : undefined),
  );
  return (
    <>
      {read.data === undefined && <Heading title={`Run ${id}`} back={{ title: 'Feeds', href: linkTo('feeds') }} />}
      <Loaded of={read}>
        {(detail) => <Detail detail={detail} page={page} onPage={setPage} reload={read.reload} />}
      </Loaded>
    </>
  );
};
