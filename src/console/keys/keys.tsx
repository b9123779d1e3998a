import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Status } from '../parts/icon.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import type { Page } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { KEY_KINDS, type KeyItem, type MadeKey, MakeKey, NewKey, RenameKey, RevokeKey } from './key-dialogs.tsx';

type Asked = { what: 'make' } | { what: 'rename' | 'revoke'; key: KeyItem };

const isValid = ({ RevokedAt }: KeyItem): boolean => RevokedAt === null;

const columnsOf = (ask: (asked: Asked) => void, isOnly: (key: KeyItem) => boolean): Column<KeyItem>[] => [
  {
    title: 'Name',
    cell: ({ Name, IsOwn }) => (
      <>
        <strong>{Name}</strong>
        {IsOwn && <small class="below">You are signed in with it</small>}
      </>
    ),
  },
  { title: 'Kind', cell: ({ Kind }) => KEY_KINDS[Kind].title },
  { title: 'Made', cell: ({ CreatedAt }) => <Time at={CreatedAt} /> },
  { title: 'Last used', cell: ({ LastUsedAt }) => <Time at={LastUsedAt} none="Never" /> },
  {
    title: 'Change',
    cell: (key) => (
      <span class="actions">
        <Button onClick={() => ask({ what: 'rename', key })}>
          Rename<span class="hidden"> {key.Name}</span>
        </Button>
        {isOnly(key) ? (
          <small>The only secret key can't be revoked</small>
        ) : (
          <Button kind="danger" onClick={() => ask({ what: 'revoke', key })}>
            Revoke<span class="hidden"> {key.Name}</span>
          </Button>
        )}
      </span>
    ),
  },
];

const REVOKED_COLUMNS: Column<KeyItem>[] = [
  { title: 'Name', cell: ({ Name }) => Name },
  { title: 'Kind', cell: ({ Kind }) => KEY_KINDS[Kind].title },
  { title: 'Last used', cell: ({ LastUsedAt }) => <Time at={LastUsedAt} none="Never" /> },
  {
    title: 'Revoked',
    cell: ({ RevokedAt }) => (
      <>
        <Status kind="off">Revoked</Status> <Time at={RevokedAt} />
      </>
    ),
  },
];

const Lists = ({ keys, ask }: { keys: readonly KeyItem[]; ask: (asked: Asked) => void }) => {
  const valid = keys.filter(isValid);
  const revoked = keys.filter((key) => !isValid(key));
  const secrets = valid.filter(({ Kind }) => Kind === 'secret');
  const keyOf = ({ KeyID }: KeyItem): number => KeyID;
  return (
    <>
      <Table
        {...{ caption: 'Keys', columns: columnsOf(ask, (key) => key.Kind === 'secret' && secrets.length === 1) }}
        {...{ rows: valid, keyOf, empty: 'There is no key.' }}
      />
      {revoked.length > 0 && (
        <details>
          <summary>Revoked keys ({revoked.length})</summary>
          <Table {...{ caption: 'Revoked keys', columns: REVOKED_COLUMNS, rows: revoked, keyOf, empty: '' }} />
        </details>
      )}
    </>
  );
};

const Keys = () => {
  const api = useApi();
  const read = useData(() => api.call<{ List: KeyItem[] }>('/chat/Key/List'), [api]);
  const [asked, setAsked] = useState<Asked | undefined>();
  const [made, setMade] = useState<MadeKey | undefined>();
  const onClose = (): void => setAsked(undefined);
  const onMade = async (key: MadeKey): Promise<void> => {
    setMade(key);
    await read.reload();
  };
  const onRevoked = async (): Promise<void> => {
    if (asked?.what === 'revoke' && asked.key.KeyID === made?.KeyID) setMade(undefined);
    await read.reload();
  };
  return (
    <>
      <Heading title="Keys">
        <Button kind="primary" icon="add" onClick={() => setAsked({ what: 'make' })}>
          Make a key
        </Button>
      </Heading>
      <p class="lead">
        A key lets a program use this workspace. Whoever has a <strong>secret key</strong> can do everything that you
        can do here; a <strong>session key</strong> reads and changes homes. Both belong on a server, never in a page.
      </p>
      {made && <NewKey made={made} onDone={() => setMade(undefined)} />}
      <Loaded of={read}>{({ List }) => <Lists keys={List} ask={setAsked} />}</Loaded>
      {asked?.what === 'make' && <MakeKey {...{ onMade, onClose }} />}
      {asked?.what === 'rename' && <RenameKey {...{ item: asked.key, onDone: read.reload, onClose }} />}
      {asked?.what === 'revoke' && <RevokeKey {...{ item: asked.key, onDone: onRevoked, onClose }} />}
    </>
  );
};

export const KEYS: Page = { name: 'keys', title: 'Keys', icon: 'key', View: Keys };
