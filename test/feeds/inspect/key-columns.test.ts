import test from 'ava';
import { ANY_CONTEXT } from '../../../src/feeds/map/conversion.ts';
import { CONVERSIONS } from '../../../src/feeds/map/conversions.ts';
import { HOMES, inspectTable as inspect, isTodo } from './inspect-table.ts';

const { 'MLS #': numbers, ...homes } = HOMES;

test('A number, reference or identifier of a home is a key by the words of its name, where it is there and differs in all rows', (t) => {
  const names: [name: string, field: 'MLSNumber' | 'ListingKey'][] = [
    ['Ref. no.', 'MLSNumber'],
    ['Object No.', 'MLSNumber'],
    ['Property Ref', 'MLSNumber'],
    ['unit_ref', 'MLSNumber'],
    ['LISTNO', 'MLSNumber'],
    ['Objektnr.', 'MLSNumber'],
    ['Réf. annonce', 'MLSNumber'],
    ['Listing Ref #', 'MLSNumber'],
    ['@ref', 'MLSNumber'],
    ['Código', 'MLSNumber'],
    ['Kode', 'MLSNumber'],
    ['Riferimento', 'MLSNumber'],
    ['Objektnummer', 'MLSNumber'],
    ['Kennung', 'ListingKey'],
    ['Inserat-ID', 'ListingKey'],
    ['propertyid', 'ListingKey'],
    ['Unit ID', 'ListingKey'],
  ];
  for (const [name, field] of names) {
    const { rules, config } = inspect({ ...homes, [name]: numbers });
    t.deepEqual([rules[field], config.key], [name, [field]], name);
  }
  for (const values of [
    ['K1', 'K2', 'K1', 'K4'],
    ['K1', '', 'K3', 'K4'],
  ]) {
    const { rules } = inspect({ ...homes, 'Object No.': values });
    t.is(rules.MLSNumber, undefined, values.join());
  }
});

test('A mere number, and one of a house, an agent or a parcel, is no key', (t) => {
  const { Address: _, ...others } = homes;
  for (const name of [
    'Nr',
    'No.',
    'Number',
    'Code',
    'House No',
    'Unit No',
    'Buyer Ref',
    'Office ID',
    'Parcel ID',
    'Ref Catastral',
  ]) {
    t.true(isTodo(inspect({ ...others, [name]: ['1', '2', '3', '4'] }).config.key[0]), name);
  }
});

test('An address that stands in for a key has its unit', (t) => {
  const { Address: _, ...others } = homes;
  const rows: [columns: Record<string, string[]>, joined: string[]][] = [
    [{ Address: ['4 Elm St'], Flat: ['1', '2', '3', '4'] }, ['Address', 'Flat']],
    [
      { 'House Number': ['4'], Street: ['Elm St'], Wohnung: ['1', '2', '3', '4'] },
      ['House Number', 'Street', 'Wohnung'],
    ],
  ];
  for (const [columns, joined] of rows) {
    t.deepEqual(inspect({ ...others, ...columns }).rules.ListingKey, { columns: joined, convert: 'joined' });
  }
});

test('A unit that the address names is not named again, however it is written', (t) => {
  const rows: [address: string, unit: string, whole: string][] = [
    ['4 Elm St #4B', '4B', '4 Elm St #4B'],
    ['4 Elm St # 4-B', '4-B', '4 Elm St # 4-B'],
    ['4 Elm St #PH1', 'PH 1', '4 Elm St #PH1'],
    ['4 Elm St No. 4B', 'No. 4B', '4 Elm St No. 4B'],
    ['#4B 4 Elm St', '4B', '#4B 4 Elm St'],
    ['4 Elm St', '4', '4 Elm St Unit 4'],
    ['14 Elm St', '4B', '14 Elm St Unit 4B'],
    ['#4B', '4B', '#4B'],
    ['4B', '4B', '4B'],
    ['4 Elm St', '#4B', '4 Elm St #4B'],
  ];
  for (const [address, unit, whole] of rows) {
    t.is(CONVERSIONS.addressWithUnit([address, unit], ANY_CONTEXT), whole);
  }
});
