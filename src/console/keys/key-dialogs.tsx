import { useEffect, useRef, useState } from 'preact/hooks';
import type { WorkspaceKeys } from '../../access/workspace-keys.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Time } from '../parts/time.tsx';
import { useApi, useSurroundings } from '../surroundings.ts';

/** A key as /chat/Key/List tells it. */
export type KeyItem = Awaited<ReturnType<WorkspaceKeys['list']>>['List'][number];

/** A key that was just made, which is the only time that it is known. */
export type MadeKey = { KeyID: KeyItem['KeyID']; Kind: KeyItem['Kind']; Name: string; Key: string };

type DialogOptions = { item: KeyItem; onDone: () => Promise<void>; onClose: () => void };

const LONGEST_NAME = 255;

const NameField = ({ name, onName, hint = '' }: { name: string; onName: (name: string) => void; hint?: string }) => (
  <Field label="Name" hint={hint}>
    {(ids) => (
      <input
        {...ids}
        {...{ value: name, maxLength: LONGEST_NAME, autocomplete: 'off', required: true }}
        onInput={({ currentTarget }) => onName(currentTarget.value)}
      />
    )}
  </Field>
);

export const KEY_KINDS: Readonly<Record<KeyItem['Kind'], { title: string; use: string }>> = {
  secret: {
    title: 'Secret key',
    use: 'For the program of a server that administers: feeds, settings, conversations, homes, keys.',
  },
  session: { title: 'Session key', use: 'For the program of a server that only reads and changes homes.' },
};

export const MakeKey = ({ onMade, onClose }: { onMade: (key: MadeKey) => Promise<void>; onClose: () => void }) => {
  const api = useApi();
  const [Name, setName] = useState('');
  const [Kind, setKind] = useState<KeyItem['Kind']>('secret');
  const make = async (): Promise<void> => {
    const { KeyID, Key } = await api.call<{ KeyID: number; Key: string }>('/chat/Key/Add', { Kind, Name });
    await onMade({ KeyID, Kind, Name: Name.trim(), Key });
  };
  return (
    <Dialog {...{ title: 'Make a key', confirm: 'Make the key', isOff: Name.trim() === '', onConfirm: make, onClose }}>
      <p>The key works at once. It is shown once, on the page behind this: only its fingerprint is kept.</p>
      <NameField
        name={Name}
        onName={setName}
        hint="What it is for, so that you know it again: “website of the office”"
      />
      <fieldset class="choices">
        <legend>Kind</legend>
        {(['secret', 'session'] as const).map((kind) => (
          <label key={kind} class="check">
            <input type="radio" name="kind" checked={Kind === kind} onChange={() => setKind(kind)} />
            <span>
              {KEY_KINDS[kind].title}
              <small class="below">{KEY_KINDS[kind].use}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
};

export const RenameKey = ({ item, onDone, onClose }: DialogOptions) => {
  const api = useApi();
  const [Name, setName] = useState(item.Name);
  const rename = async (): Promise<void> => {
    await api.call('/chat/Key/Edit', { KeyID: item.KeyID, Name });
    await onDone();
  };
  return (
    <Dialog {...{ title: 'Rename the key', confirm: 'Rename', isOff: Name.trim() === '', onConfirm: rename, onClose }}>
      <p>Only its name changes: programs go on using it.</p>
      <NameField name={Name} onName={setName} />
    </Dialog>
  );
};

export const RevokeKey = ({ item, onDone, onClose }: DialogOptions) => {
  const { api, notify } = useSurroundings();
  const { KeyID, Name, LastUsedAt, IsOwn } = item;
  const revoke = async (): Promise<void> => {
    await api.call('/chat/Key/Revoke', { KeyID, ...(IsOwn && { IsOwn }) });
    notify('good', `The key “${Name}” is revoked.`);
    await onDone();
  };
  return (
    <Dialog {...{ title: `Revoke “${Name}”?`, confirm: 'Revoke the key', kind: 'danger', onConfirm: revoke, onClose }}>
      <p>
        Within seconds every program that uses it is refused. It can't be taken back: a program that needs a key again
        needs a new one.
      </p>
      <p>
        Last used: <Time at={LastUsedAt} none="never" />
      </p>
      {IsOwn && (
        <p class="note waiting">
          You are signed in with this key: you will be signed out, and need another secret key to come back.
        </p>
      )}
    </Dialog>
  );
};

const HEADERS = { secret: 'Authorization', session: 'chatrobot-sessionkey' } as const;

/** A key that was just made, until whoever made it says that it is kept. */
export const NewKey = ({ made, onDone }: { made: MadeKey; onDone: () => void }) => {
  const { Kind, Name, Key } = made;
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [Key]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(Key);
      setCopied('Copied.');
    } catch {
      // Without TLS a browser has no clipboard for pages.
      field.current?.select();
      setCopied('Your browser does not let this page copy: the key is selected, press Ctrl+C or ⌘C.');
    }
  };
  return (
    <section class="note good new-key" aria-label="The new key">
      <p>
        <strong>“{Name}” is made.</strong> This is the only time that the key is shown: put it now where it is used. It
        is sent in the header <code>{HEADERS[Kind]}</code>.
      </p>
      <div class="beside">
        <input
          ref={field}
          class="code"
          readOnly
          value={Key}
          aria-label="The key"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button kind="primary" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
      <p role="status">{copied}</p>
    </section>
  );
};
