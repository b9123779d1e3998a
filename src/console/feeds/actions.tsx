import { useRef, useState } from 'preact/hooks';
import { Failure } from '../api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { relativeTime, useNow } from '../parts/time.tsx';
import { count } from '../parts/words.ts';
import { goTo } from '../place.ts';
import { useSurroundings } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { Preview, Run, RunDetail } from './contract.ts';
import { effectOf, effectOfPreviews, effectSentence } from './words.ts';

/** What can be asked for of a feed, and of a run. Each is a dialog that says what will happen before it does. */
export type FeedAction = 'import' | 'dryRun' | 'upload';
export type RunAction = 'approve' | 'cancel' | 'undo';

const GUARDED =
  'The file is read to its end and compared before anything is written. If too much would leave or change, it waits for your approval.';

/** What is known of what an import would do: by the newest dry run of the feed’s own file since the last import, else by that import. */
const Expected = ({ name }: { name: string }) => {
  const { api } = useSurroundings();
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

const ImportDialog = ({ name, isDry, onClose }: { name: string; isDry: boolean; onClose: () => void }) => {
  const { api } = useSurroundings();
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
          <p>The file is fetched, and the homes of your chatbot follow it. {GUARDED}</p>
          <Expected name={name} />
        </>
      )}
    </Dialog>
  );
};

const UploadDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { api } = useSurroundings();
  const [isDry, setDry] = useState(true);
  const [missing, setMissing] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    const file = input.current?.files?.[0];
    if (file === undefined) {
      setMissing('Choose a file.');
      throw new Failure(0, 'There is no file yet.');
    }
    const form = { Feed: name, DryRun: String(isDry), file };
    const { RunID } = await api.send<{ RunID: number }>('/chat/Feed/Upload', form);
    goTo('feeds', 'run', RunID);
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
        <p>Exactly this file is imported. {GUARDED} An older file of the feed’s own source is passed over after it.</p>
      )}
    </Dialog>
  );
};

/** The dialog of what was asked for of a feed. */
export const FeedDialog = (props: { name: string; action: FeedAction; onClose: () => void }) =>
  props.action === 'upload' ? (
    <UploadDialog {...props} />
  ) : (
    <ImportDialog {...props} isDry={props.action === 'dryRun'} />
  );

const ApproveText = ({ run, previews }: { run: Run; previews: readonly Preview[] }) => {
  if (run.StartedBy === 'undo') {
    return (
      <p>The feed was paused when its import was taken back. It imports again from now on, by its schedule too.</p>
    );
  }
  return (
    <>
      <p>
        What was held is applied to the homes of now: it <strong>{effectSentence(effectOfPreviews(previews))}</strong>.
      </p>
      {previews
        .filter(({ Guard }) => Guard !== '')
        .map(({ SerialNumber, Guard }) => (
          <p key={SerialNumber} class="note waiting">
            Why it was held: {Guard}
          </p>
        ))}
      <p>You can take it back for 30 days.</p>
    </>
  );
};

const CancelText = ({ run, previews }: { run: Run; previews: readonly Preview[] }) =>
  run.State === 'Held' ? (
    <p>
      What was held, which <strong>{effectSentence(effectOfPreviews(previews))}</strong>, is not applied: the homes stay
      as they are now. The next file of the feed is imported as usual.
    </p>
  ) : (
    <p>
      It stops within seconds. What it has written by then stays; “Undo” can take that back. The next import goes on
      from there.
    </p>
  );

const UndoText = ({ run }: { run: Run }) => {
  const { added, changed, left } = effectOf(run);
  return (
    <>
      <p>What run {run.RunID} did is taken back, field by field:</p>
      <ul>
        {added > 0 && (
          <li>
            {count(added, 'home')} that it added {added === 1 ? 'leaves' : 'leave'} the display
          </li>
        )}
        {changed > 0 && (
          <li>
            {count(changed, 'home')} {changed === 1 ? 'gets its' : 'get their'} values of before
          </li>
        )}
        {left > 0 && (
          <li>
            {count(left, 'home')} that it took off {left === 1 ? 'comes' : 'come'} back
          </li>
        )}
      </ul>
      <p>What somebody has changed since stays. The feed is paused until you approve one of its imports.</p>
    </>
  );
};

const RUN_DIALOGS = {
  approve: { title: 'Approve', confirm: 'Approve', path: '/chat/Feed/Approve', kind: 'primary', done: 'was approved.' },
  cancel: { title: 'Cancel', confirm: 'Cancel it', path: '/chat/Feed/Cancel', kind: 'danger', done: 'was cancelled.' },
  undo: { title: 'Undo', confirm: 'Take it back', path: '/chat/Feed/Undo', kind: 'danger', done: '' },
} as const;

/** The dialog of what was asked for of a run. `onDone` is called when that has begun. */
export const RunDialog = ({
  action,
  run,
  previews,
  onClose,
  onDone,
}: {
  action: RunAction;
  run: Run;
  previews: readonly Preview[];
  onClose: () => void;
  onDone: () => void;
}) => {
  const { api, notify } = useSurroundings();
  const { title, confirm, path, kind, done } = RUN_DIALOGS[action];
  const submit = async (): Promise<void> => {
    const { RunID } = await api.call<{ RunID: number }>(path, { RunID: run.RunID });
    if (action === 'undo') goTo('feeds', 'run', RunID);
    else notify('good', `Run ${run.RunID} of ${run.Feed} ${done}`);
    onDone();
  };
  return (
    <Dialog title={`${title} run ${run.RunID} of ${run.Feed}`} {...{ confirm, kind, onClose }} onConfirm={submit}>
      {action === 'approve' && <ApproveText run={run} previews={previews} />}
      {action === 'cancel' && <CancelText run={run} previews={previews} />}
      {action === 'undo' && <UndoText run={run} />}
    </Dialog>
  );
};
