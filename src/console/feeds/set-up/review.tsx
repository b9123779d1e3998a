import { useState } from 'preact/hooks';
import { sentenceOf } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { useChatbots } from '../../parts/chatbots.tsx';
import { Field } from '../../parts/field.tsx';
import { fieldName } from '../../parts/home-words.ts';
import { Wrong } from '../../parts/loaded.tsx';
import { plainWords } from '../../parts/plain-words.ts';
import { count, list } from '../../parts/words.ts';
import { goTo } from '../../place.ts';
import { useApi } from '../../surroundings.ts';
import { useData } from '../../use-data.ts';
import { upload } from '../actions.tsx';
import type { Feed } from '../contract.ts';
import { UNDO_DAYS } from '../words.ts';
import type { Inspected } from './choose-file.tsx';
import type { Configuration, Inspection } from './contract.ts';
import { Delivery } from './delivery.tsx';
import { columnsDiffer, localFileOf, nameFor, openPlaces, readConfiguration, textOf, withFoundWords } from './draft.ts';
import { Homes } from './homes.tsx';
import { Mapping } from './mapping.tsx';
import { Meanings } from './meanings.tsx';

/** What was found in the file, before anything is asked. */
const Found = ({ inspection }: { inspection: Inspection }) => {
  const { Name, Format, Rows, MoreRows, Notes, Columns, Wanted } = inspection;
  const hidden = Columns.filter(({ Private }) => Private).map((column) => column.Name);
  return (
    <section class="panel" aria-labelledby="found">
      <h2 id="found">{Name}</h2>
      <p>
        {Format}: {count(Columns.length, 'column')}, {MoreRows ? 'the first ' : ''}
        {count(Rows, 'row')} looked at.
      </p>
      {hidden.length > 0 && <p class="hint">Left out, since it looks private: {list(hidden)}.</p>}
      {[...Notes, ...Wanted].length > 0 && (
        <details>
          <summary>{count([...Notes, ...Wanted].length, 'thing')} to know</summary>
          <ul class="changes">
            {[...Notes, ...Wanted].map((note) => (
              <li key={note}>{plainWords(note)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

/** A place that is still to be told, in words: "columns.StandardStatus" is "Status of the MLS". */
const placeName = (place: string): string => {
  const [first = '', second = '', third] = place.split('.');
  if (third === 'values') return `what “${place.split('.').slice(3).join('.')}” means`;
  if (first === 'columns') return fieldName(second);
  if (first === 'statuses') return `what “${place.slice('statuses.'.length)}” means`;
  if (first === 'key') return 'a column that tells homes apart (MLS number, key or web page)';
  if (first === 'chatbots') return third === 'where' ? 'which rows are homes, in the file of the feed' : 'the chatbot';
  if (first === 'source') return 'the web address';
  return first === 'mode' ? 'what each file holds' : place;
};

/** The text of the feed's file, for what the form has no control for. */
const AsText = ({ config, onConfig }: { config: Configuration; onConfig: (config: Configuration) => void }) => {
  /** What was written and is no configuration. */
  const [wrong, setWrong] = useState<{ text: string; error: string }>();
  const change = (text: string): void => {
    try {
      onConfig(readConfiguration(text));
      setWrong(undefined);
    } catch (error) {
      setWrong({ text, error: (error as Error).message });
    }
  };
  return (
    <details class="panel">
      <summary>The file of the feed, for what is not asked above</summary>
      <Field label="Configuration" hint="As config/README.md describes it." error={wrong?.error ?? ''}>
        {(ids) => (
          <textarea
            {...ids}
            rows={16}
            spellcheck={false}
            value={wrong?.text ?? textOf(config)}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </Field>
    </details>
  );
};

/** The feed is there, or was changed: what to do with the file. */
const Saved = ({ name, file }: { name: string; file: File }) => {
  const api = useApi();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<'dry' | 'import'>();
  const take = async (isDry: boolean): Promise<void> => {
    setBusy(isDry ? 'dry' : 'import');
    try {
      await upload(api, name, file, isDry);
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(undefined);
    }
  };
  return (
    <section class="panel" aria-labelledby="saved">
      <h2 id="saved">The feed {name} is saved</h2>
      <p>
        It imports nothing by itself before you have looked. A dry run of {file.name} shows what would happen and writes
        nothing; an import shows its homes to visitors at once, and can be undone for {UNDO_DAYS} days.
      </p>
      <Wrong failure={failure} />
      <div class="actions">
        <Button kind="primary" isBusy={busy === 'dry'} onClick={() => take(true)}>
          Dry run
        </Button>
        <Button isBusy={busy === 'import'} onClick={() => take(false)}>
          Import the file
        </Button>
        <Button onClick={() => goTo('feeds', 'feed', name)}>Later</Button>
      </div>
    </section>
  );
};

const REPLACE =
  'There is a feed of this name already. Choose another name, or write that feed anew: its file is replaced by what stands here, its homes ' +
  'stay until the next import, and it waits for a first look.';

const Save = ({
  open,
  isLooking,
  failure,
  isTaken,
  isChange,
  onSave,
}: {
  open: readonly string[];
  /** Words may turn up that are still to be told. */
  isLooking: boolean;
  failure: string;
  /** Another feed has the name, which may be written anew. */
  isTaken: boolean;
  /** Of a feed that is there. */
  isChange: boolean;
  onSave: (replaces: boolean) => Promise<void>;
}) => {
  const [isBusy, setBusy] = useState(false);
  const isOff = open.length > 0 || isLooking;
  const save = async (replaces: boolean): Promise<void> => {
    setBusy(true);
    await onSave(replaces);
    setBusy(false);
  };
  return (
    <section class="panel" aria-labelledby="save">
      <h2 id="save">Save</h2>
      <p>
        {isChange
          ? 'Its file is replaced. Its homes stay until its next import, and it waits for a first look where anything is read otherwise.'
          : 'It becomes a file of the configuration folder, like one that is made by hand. No home is touched before you ask for an import.'}
      </p>
      {isTaken && <p class="note waiting">{REPLACE}</p>}
      {open.length > 0 && <p class="note waiting">Still to be told: {list(open.map(placeName))}.</p>}
      <Wrong failure={failure} />
      <div class="actions">
        <Button kind="primary" isBusy={isBusy} isOff={isOff || isTaken} onClick={() => save(isChange)}>
          {isChange ? 'Save the changes' : 'Save the feed'}
        </Button>
        {isTaken && (
          <Button kind="danger" isBusy={isBusy} isOff={isOff} onClick={() => save(true)}>
            Write that feed anew
          </Button>
        )}
      </div>
    </section>
  );
};

/** The feed of a file as it begins: under a name of the file's, brought by hand, and imported when somebody asks. */
const begin = ({ inspection }: Inspected, name: string): Configuration => {
  const { schedule: _, ...config } = inspection.Configuration;
  return { ...config, source: { file: localFileOf(name, inspection) } };
};

/** The file that a configuration reads, where it is not fetched. */
const fileOf = (config: Configuration | undefined): string | undefined =>
  config !== undefined && 'file' in config.source ? config.source.file : undefined;

/** A configuration with what the file makes of it, as it was last looked at: when it was asked for, or columns of words were chosen. */
const useLooks = ({ file, inspection }: Inspected, begun: Configuration) => {
  const api = useApi();
  const [{ config, found, of }, setState] = useState({ config: begun, found: inspection, of: begun });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const setConfig = (next: Configuration): void => setState((now) => ({ ...now, config: next }));
  const look = async (tried: Configuration): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const answer = await api.send<Inspection>('/chat/Feed/Inspect', { Text: textOf(tried), file });
      setState((now) => {
        // What was changed meanwhile stays, and may read other columns.
        const told = columnsDiffer(tried, now.config) ? now.config : withFoundWords(now.config, answer.Words);
        return { config: told, found: answer, of: now.config === tried ? told : tried };
      });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  const change = (next: Configuration): void => {
    setConfig(next);
    if (columnsDiffer(config, next)) look(next);
  };
  const homes = { tried: found.Tried, isOld: of !== config, isBusy, failure, onLook: () => look(config) };
  return { config, setConfig, change, found, homes };
};

/** The configuration that a feed has, with the words of the file of which it says nothing yet. */
const goOn = ({ inspection }: Inspected, config: Configuration): Configuration =>
  withFoundWords(config, inspection.Words);

/** What was found in a file, to be corrected; then it is saved as a feed, or in place of the `existing` configuration of one. */
export const Review = ({
  inspected,
  existing,
}: {
  inspected: Inspected;
  existing?: { name: string; config: Configuration };
}) => {
  const { file, inspection } = inspected;
  const api = useApi();
  const { chatbots = [] } = useChatbots();
  const [name, setName] = useState(() => existing?.name ?? nameFor(inspection.Name));
  const [begun] = useState(() => (existing ? goOn(inspected, existing.config) : begin(inspected, name)));
  const { config, setConfig, change, found, homes } = useLooks(inspected, begun);
  const feeds = useData(() => api.call<{ List: Feed[] }>('/chat/Feed/List'), [api]);
  const [failure, setFailure] = useState('');
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <Saved name={name} file={file} />;

  const rename = (next: string): void => {
    setName(next);
    setFailure('');
    if ('file' in config.source) setConfig({ ...config, source: { file: localFileOf(next, inspection) } });
  };
  const save = async (Replace: boolean): Promise<void> => {
    setFailure('');
    try {
      await api.call('/chat/Feed/Save', { Feed: name, Text: textOf(config), Replace });
      setSaved(true);
    } catch (error) {
      setFailure(sentenceOf(error));
      await feeds.reload();
    }
  };

  const isTaken = existing === undefined && feeds.data?.List.some(({ Feed }) => Feed === name) === true;
  return (
    <>
      <Found inspection={inspection} />
      <Delivery
        {...{ name, config, chatbots, onConfig: setConfig, onName: rename }}
        proposed={{ ...inspection.Configuration, ...existing?.config }}
        isFixed={existing !== undefined}
        nameError={name === '' ? 'Give the feed a name.' : isTaken ? 'There is a feed of this name already.' : ''}
        localFile={fileOf(existing?.config) ?? localFileOf(name, inspection)}
      />
      <Mapping {...{ inspection, config, onConfig: change }} />
      <Meanings {...{ inspection: found, config, onConfig: setConfig }} />
      <Homes {...homes} />
      <AsText config={config} onConfig={setConfig} />
      <Save
        open={openPlaces(config)}
        isLooking={homes.isBusy}
        failure={failure}
        isTaken={isTaken}
        isChange={existing !== undefined}
        onSave={save}
      />
    </>
  );
};
