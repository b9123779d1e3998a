import type { ComponentChildren } from 'preact';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../place.ts';
import { figure, type HistoryItem, money } from './words.ts';

const KINDS: Readonly<Record<HistoryItem['Kind'], string>> = {
  create: 'Came in',
  update: 'Changed',
  remove: 'Taken off display',
  revive: 'Shown again',
  takeover: 'Taken over by another feed',
  release: 'Its number went to another home',
  keys: 'Its numbers changed',
  lift: 'May be shown again',
};

const REASONS: Readonly<Record<string, string>> = {
  row: 'its row says so',
  absence: 'the file had it no more',
  api: 'a program asked for it',
  sold: 'it was sold long ago',
  undo: 'an import was taken back',
};

/** Why a home left the display. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason;

const NAMES: Readonly<Record<string, string>> = {
  ...{
    SalePrice: 'Price',
    RentPrice: 'Rent',
    HOAMonth: 'HOA fee',
    YearBuilt: 'Year built',
    DaysOnMarket: 'Days on the market',
  },
  ...{
    BuildingArea: 'Living area',
    LotArea: 'Lot',
    ParkingSpots: 'Parking spots',
    MLSNumber: 'MLS number',
    Url: 'Page',
  },
  ...{
    PropertyType: 'Type',
    SaleType: 'For',
    StandardStatus: 'Status in the feed',
    Images: 'Pictures',
    ExtensionColumn: 'More information',
  },
  ...{
    AreaUnit: 'Unit',
    OriginalListPrice: 'First price',
    PreviousListPrice: 'Price before',
    ListOfficeName: 'Office',
    ListOfficeContact: 'Contact',
  },
};

const MONEY = new Set([
  'SalePrice',
  'RentPrice',
  'HOAMonth',
  'UnitAreaPrice',
  'EstimatePrice',
  'DepositFee',
  'OriginalListPrice',
  'PreviousListPrice',
]);
const LONGEST = 120;
/** Of what a home came in with more is shown only when it is asked for. */
const FEW = 4;

const valueWords = (field: string, value: unknown, symbol: string): string => {
  if (value === null || value === undefined || value === '') return 'not known';
  if (Array.isArray(value)) return field === 'Images' ? `${value.length} pictures` : `${value.length} entries`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (MONEY.has(field)) return money(text, symbol) || '0';
  if (field === 'YearBuilt' || field.endsWith('Number') || field === 'ZIP') return text;
  const shown = figure(text);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
};

const Changes = ({ item: { Changes: all, Kind }, symbol }: { item: HistoryItem; symbol: string }) => {
  const lines = all.map(({ Field, From, To }) => (
    <li key={Field}>
      {NAMES[Field] ?? Field}:{' '}
      {From === null || Kind === 'create' ? (
        valueWords(Field, To, symbol)
      ) : (
        <>
          {valueWords(Field, From, symbol)} <span aria-hidden="true">→</span>
          <span class="hidden"> to </span> <strong>{valueWords(Field, To, symbol)}</strong>
        </>
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
        {KINDS[Kind]}
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
