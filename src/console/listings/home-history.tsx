import type { ComponentChildren } from 'preact';
import { FromTo } from '../parts/facts.tsx';
import { eventWords, fieldName, reasonWords, valueWords } from '../parts/home-words.ts';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../place.ts';
import type { HistoryItem } from './words.ts';

/** Of what a home came in with more is shown only when it is asked for. */
const FEW = 4;

const Changes = ({ item: { Changes: all, Kind }, symbol }: { item: HistoryItem; symbol: string }) => {
  if (all.length === 0) return <>–</>;
  const lines = all.map(({ Field, From, To }) => (
    <li key={Field}>
      {fieldName(Field)}:{' '}
      {From === null || Kind === 'create' ? (
        valueWords(Field, To, symbol)
      ) : (
        <FromTo field={Field} from={From} to={To} symbol={symbol} />
      )}
    </li>
  ));
  if (lines.length <= FEW) return <ul class="changed">{lines}</ul>;
  return (
    <details>
      <summary>{lines.length} fields</summary>
      <ul class="changed">{lines}</ul>
    </details>
  );
};

/** Who changed a home, with the run that did it. */
export const Who = ({ By, Feed, RunID }: HistoryItem): ComponentChildren => {
  const who = By === 'API' ? 'A program' : By === 'Undo' ? `Undo in ${Feed}` : `Feed ${Feed}`;
  return RunID === null ? who : <a href={linkTo('feeds', 'run', RunID)}>{who}</a>;
};

const columnsOf = (symbol: string): Column<HistoryItem>[] => [
  { title: 'When', cell: ({ ChangedAt }) => <Time at={ChangedAt} /> },
  {
    title: 'What',
    cell: ({ Kind, Reason }) => (
      <>
        {eventWords(Kind)}
        {Reason !== '' && <small class="below">{reasonWords(Reason)}</small>}
      </>
    ),
  },
  { title: 'By', cell: (item) => <Who {...item} /> },
  { title: 'From and to', cell: (item) => <Changes item={item} symbol={symbol} /> },
];

/** Every change of a home, newest first, with who made it. */
export const HistoryTable = ({ history, symbol }: { history: readonly HistoryItem[]; symbol: string }) => (
  <Table
    caption="History of the home"
    columns={columnsOf(symbol)}
    rows={history}
    keyOf={({ Version, Kind }) => `${Version} ${Kind}`}
    empty="Nothing is known of its history."
  />
);
