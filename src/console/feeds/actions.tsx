import { useRef, useState } from 'preact/hooks';
import { type Api, Failure } from '../api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { plainWords } from '../parts/plain-words.ts';
import { useNow } from '../parts/time.tsx';
import { count, relativeTime } from '../parts/words.ts';
import { goTo } from '../place.ts';
import { useApi, useSurroundings } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { Feed, Run, RunDetail } from './contract.ts';
import { effectOf, effectOfPreviews, effectSentence, UNDO_DAYS } from './words.ts';

/** What can be asked for of a feed. Each is a dialog that says what will happen before it does. */
export type FeedAction = 'import' | 'dryRun' | 'upload';

const GUARDED =
  'The file is read to its end and compared before anything is written. If too much would leave or change, it waits for your approval.';

/** What is known of what an import would do: by the newest dry run of the feed’s own file since the last import, else by that import. */
const Expected = ({ name }: { name: string }) => {
  const api = useApi();
  const now = useNow();
  const { data } = useData(async () => {
    const { List } = await api.call<{ List: Run[] }>('/chat/Feed/RunList', { Feed: name });
    const run = List.find(
      ({ State, StartedBy, DryRun }) =>
        State === 'Succeeded' && StartedBy !== 'undo' && !(DryRun && StartedBy === 'upload'),
    );
    if (run === undefined || !run.DryRun) return { run, effect: run && effectOf(run), isHeld: false };
    const { Preview } = await api.call<RunDetail>('/chat/Feed/RunDetail', { RunID: run.RunID });
    const isHeld = Preview.some(({ Holds }) => Holds !== 'Nothing');
    return { run, effect: effectOfPreviews(Preview), isHeld };
  }, [api, name]);
  if (data?.run === undefined || data.effect === undefined) return null;
  const { run, effect, isHeld } = data;
  const when = run.FinishedAt === null ? '' : ` ${relativeTime(new Date(run.FinishedAt), now)}`;
  const waits = isHeld ? ' and would wait for your approval' : '';
  const sentence = run.DryRun
    ? `The dry run${when} says that it ${effectSentence(effect)}${waits}, unless the file has changed since.`
    : 'What it finds today is not known before: a dry run shows it. ' +
      `The last import${when} ${effectSentence(effect, ['added', 'changed', 'took'])}.`;
  return <p class="note busy">{sentence}</p>;
};

/** Why what an import finds is not written, or what becomes of what waits already. */
const waitsOf = ({ PausedBy, HeldRun, HoldsOthers }: Feed): string => {
  if (PausedBy !== null)
    return `The feed is paused since run ${PausedBy} took an import back: what this one finds waits for your approval.`;
  if (HeldRun === null) return '';
  return HoldsOthers
    ? `Run ${HeldRun} waits for your approval, and this file builds on that one: what it finds waits, too.`
    : `Run ${HeldRun} waits for your approval. If this import is written, it takes the place of that one.`;
};

const Waits = ({ feed }: { feed: Feed }) => {
  const waits = waitsOf(feed);
  return waits === '' ? null : <p class="note waiting">{waits}</p>;
};

const ImportDialog = ({ feed, isDry, onClose }: { feed: Feed; isDry: boolean; onClose: () => void }) => {
  const api = useApi();
  const name = feed.Feed;
  const isWritten = feed.PausedBy === null && !feed.HoldsOthers;
  return (
    <Dialog
      title={isDry ? `Dry run of ${name}` : `Import ${name} now`}
      confirm={isDry ? 'Start the dry run' : 'Import now'}
      onConfirm={async () => {
        const { RunID } = await api.call<{ RunID: number }>('/chat/Feed/Import', { Feed: name, DryRun: isDry });
        goTo('feeds', 'run', RunID);
      }}
      onClose={onClose}
    >
      {isDry ? (
        <p>
          The file is fetched and compared with the homes on display. <strong>Nothing is written.</strong> You see how
          many homes would be added, changed and taken off, and whether it would wait for your approval.
        </p>
      ) : (
        <>
          {isWritten ? (
            <p>The file is fetched, and the homes of your chatbot follow it. {GUARDED}</p>
          ) : (
            <p>The file is fetched and compared with the homes on display. Nothing is written before you approve it.</p>
          )}
          <Waits feed={feed} />
          {isWritten && <Expected name={name} />}
        </>
      )}
    </Dialog>
  );
};

/** Has a file imported for a feed, or only looked at, and opens the run of that. */
export const upload = async (api: Api, feed: string, file: File, isDry: boolean): Promise<void> => {
  const form = { Feed: feed, DryRun: String(isDry), file };
  const { RunID } = await api.send<{ RunID: number }>('/chat/Feed/Upload', form);
  goTo('feeds', 'run', RunID);
};

const UploadDialog = ({ feed, onClose }: { feed: Feed; onClose: () => void }) => {
  const api = useApi();
  const name = feed.Feed;
  const [isDry, setDry] = useState(true);
  const [missing, setMissing] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    const file = input.current?.files?.[0];
    if (file === undefined) {
      setMissing('Choose a file.');
      throw new Failure(0, 'There is no file yet.');
    }
    await upload(api, name, file, isDry);
  };
  return (
    <Dialog
      title={`Upload a file for ${name}`}
      confirm={isDry ? 'Upload for a dry run' : 'Upload and import'}
      onConfirm={submit}
      onClose={onClose}
    >
      <Field label="File" hint="In the format of this feed’s own files." error={missing}>
        {(ids) => <input {...ids} ref={input} type="file" onChange={() => setMissing('')} />}
      </Field>
      <label class="check">
        <input type="checkbox" checked={isDry} onChange={({ currentTarget }) => setDry(currentTarget.checked)} />
        Only look what it would do (dry run)
      </label>
      {isDry ? (
        <p>
          The file is compared with the homes on display. <strong>Nothing is written.</strong>
        </p>
      ) : (
        <>
          <p>
            Exactly this file is imported. {GUARDED} An older file of the feed’s own source is passed over after it.
          </p>
          <Waits feed={feed} />
        </>
      )}
    </Dialog>
  );
};

/** The dialog of what was asked for of a feed. */
export const FeedDialog = (props: { feed: Feed; action: FeedAction; onClose: () => void }) =>
  props.action === 'upload' ? (
    <UploadDialog {...props} />
  ) : (
    <ImportDialog {...props} isDry={props.action === 'dryRun'} />
  );

const ResumeText = ({ detail: { Run: run } }: { detail: RunDetail }) => (
  <p>The feed is paused since run {run.RunID}. It imports again from now on, by its schedule too.</p>
);

const ApproveText = ({ detail: { Preview: previews, PausedBy } }: { detail: RunDetail }) => (
  <>
    <p>
      What was held is applied to the homes of now: it <strong>{effectSentence(effectOfPreviews(previews))}</strong>.
    </p>
    {previews
      .filter(({ Guard }) => Guard !== '')
      .map(({ SerialNumber, Guard }) => (
        <p key={SerialNumber} class="note waiting">
          Why it was held: {plainWords(Guard)}
        </p>
      ))}
    {PausedBy !== null && <p>The feed, which is paused, imports again from then on, by its schedule too.</p>}
    <p>You can take it back for {UNDO_DAYS} days.</p>
  </>
);

const CancelText = ({ detail: { Run: run, Preview: previews, PausedBy } }: { detail: RunDetail }) => {
  if (run.State === 'Held') {
    const next = PausedBy === null ? 'The next file of the feed is compared as usual.' : 'The feed stays paused.';
    return (
      <p>
        What was held, which <strong>{effectSentence(effectOfPreviews(previews))}</strong>, is not applied: the homes
        stay as they are now. {next}
      </p>
    );
  }
  if (run.DryRun) return <p>It stops within seconds. A dry run writes nothing.</p>;
  if (run.State === 'Queued') return <p>It does not begin, and nothing is written.</p>;
  return (
    <p>
      It stops within seconds. What it has written by then stays; “Undo” can take that back. The next import goes on
      from there.
    </p>
  );
};

/** What becomes of the feed of a run that is undone. */
const afterUndo = ({ Run: { RunID }, BringsBack, PausedBy }: RunDetail): string => {
  if (!BringsBack)
    return PausedBy === null
      ? 'The feed is paused until you let it go on, or approve one of its imports.'
      : 'The feed, which is paused, stays so until you let it go on, or approve one of its imports.';
  if (PausedBy === null) return 'The feed is not paused, and goes on as it does now.';
  return PausedBy === RunID
    ? 'The feed goes on, unless another of its imports is still taken back.'
    : `The feed stays paused, since run ${PausedBy} took another import back.`;
};

const UndoText = ({ detail }: { detail: RunDetail }) => {
  const { Run: run, BringsBack } = detail;
  const { added, changed, left } = effectOf(run);
  return (
    <>
      <p>
        {BringsBack
          ? `What run ${run.RunID} took back is done again, field by field:`
          : `What run ${run.RunID} did is taken back, field by field:`}
      </p>
      <ul>
        {added > 0 && (
          <li>
            up to {count(added, 'home')} that it {run.StartedBy === 'undo' ? 'brought back' : 'added'}{' '}
            {added === 1 ? 'leaves' : 'leave'} the display
          </li>
        )}
        {changed > 0 && (
          <li>
            up to {count(changed, 'home')} {changed === 1 ? 'gets its' : 'get their'} values of before
          </li>
        )}
        {left > 0 && (
          <li>
            up to {count(left, 'home')} that it took off {left === 1 ? 'comes' : 'come'} back
          </li>
        )}
        {added + changed + left === 0 && <li>no home changes</li>}
      </ul>
      <p>What somebody has changed since stays. {afterUndo(detail)}</p>
    </>
  );
};

/** What may be asked for of a run: what it is called before, in the dialog and afterwards. Another run tells of itself. */
export const RUN_ACTIONS = {
  cancel: {
    path: '/chat/Feed/Cancel',
    kind: 'danger',
    Text: CancelText,
    verb: 'Cancel',
    confirm: 'Cancel it',
    done: 'was cancelled.',
  },
  undo: { path: '/chat/Feed/Undo', kind: 'danger', Text: UndoText, verb: 'Undo', confirm: 'Take it back', done: '' },
  bringBack: {
    path: '/chat/Feed/Undo',
    kind: 'danger',
    Text: UndoText,
    verb: 'Bring back',
    confirm: 'Do it again',
    done: '',
  },
  approve: {
    path: '/chat/Feed/Approve',
    kind: 'primary',
    Text: ApproveText,
    verb: 'Approve',
    confirm: 'Approve',
    done: 'was approved.',
  },
  resume: {
    path: '/chat/Feed/Approve',
    kind: 'primary',
    Text: ResumeText,
    verb: 'Let the feed go on',
    confirm: 'Let it go on',
    done: 'does not hold its feed any more.',
  },
} as const;
export type RunAction = keyof typeof RUN_ACTIONS;

/** The dialog of what was asked for of a run. `onDone` is called when that has begun. */
export const RunDialog = ({
  action,
  detail,
  onClose,
  onDone,
}: {
  action: RunAction;
  detail: RunDetail;
  onClose: () => void;
  onDone: () => void;
}) => {
  const { api, notify } = useSurroundings();
  const { RunID: id, Feed: feed } = detail.Run;
  const { path, kind, Text, verb, confirm, done } = RUN_ACTIONS[action];
  const submit = async (): Promise<void> => {
    const { RunID } = await api.call<{ RunID: number }>(path, { RunID: id });
    if (done === '') goTo('feeds', 'run', RunID);
    else notify('good', `Run ${id} of ${feed} ${done}`);
    onDone();
  };
  const title = action === 'resume' ? `Let ${feed} go on` : `${verb} run ${id} of ${feed}`;
  return (
    <Dialog title={title} {...{ confirm, kind, onClose }} onConfirm={submit}>
      <Text detail={detail} />
    </Dialog>
  );
};
