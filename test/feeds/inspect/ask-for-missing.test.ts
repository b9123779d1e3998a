import test from 'ava';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import { type StatusMeaning, statusEffect } from '../../../src/feeds/map/statuses.ts';
import { withFile } from '../../helpers/feed-files.ts';
import { HOMES, inspectTable as inspect, isTodo } from './inspect-table.ts';

const { Price: _price, Status, ...homes } = HOMES;

test('A field that nothing gives is asked for by the columns whose values may be it, each with the line that a configuration would have', (t) => {
  const turkish = {
    'İlan No': ['K1', 'K2', 'K3', 'K4'],
    Durum: ['Yayında', 'Yayında', 'Satıldı', 'Yayında'],
    Fiyat: ['472.000', '32.500', '21.750.000', '310.000'],
    'Para Birimi': ['EUR', 'TL', 'TL', 'EUR'],
    'Oda Sayısı': ['2+1', '1+1', '4+2', 'Stüdyo (1+0)'],
    'Banyo Sayısı': ['2', '1', '4', '1'],
    İlçe: ['Alanya', 'Muratpaşa', 'Alanya', 'Alanya'],
    Adres: ['İncir Sok. No:4', 'Nar Cad. No:18', 'Portakal Sok. No:7', 'Çınar Sok. No:3'],
    'm² (Net)': ['101', '54', '268', '35'],
  };
  const { rules } = inspect(turkish);
  const asked: [keyof typeof rules, string][] = [
    ['StandardStatus', 'perhaps "Durum" with "statuses": { "Yayında": "…", "Satıldı": "…" } (Yayında, Satıldı)'],
    ['ListPrice', ': {"column":"Fiyat","convert":"moneyWithComma"} (472.000, 32.500, 21.750.000)'],
    ['CurrencySymbol', 'perhaps "Para Birimi" (EUR, TL)'],
    [
      'Bedrooms',
      '{"column":"Oda Sayısı","values":{"Stüdyo (1+0)":"0"},"convert":"beforePlus"} where "2+1" has 2 bedrooms',
    ],
    ['Bathrooms', ', else leave this out: "Banyo Sayısı" (2, 1, 4)'],
    ['City', '"İlçe" (Alanya, Muratpaşa)'],
  ];
  for (const [field, line] of asked) {
    t.true(isTodo(rules[field]), field);
    t.true(String(rules[field]).includes(line), `${field}: ${rules[field]}`);
  }
  t.false(String(rules.StandardStatus).includes('Para Birimi'));
});

test('What stands in lists is asked for by its path, also the levels of a place in one cell', async (t) => {
  const homeOf = (id: number, price: number, rooms: string) => ({
    id: `K${id}`,
    status: 'Active',
    location: [{ name: 'UAE' }, { name: id === 3 ? 'Sharjah' : 'Dubai' }, { name: `Tower ${id}` }],
    operations: [{ transactionTypeId: id % 2 === 0 ? 3 : 1, price }],
    rooms,
    pictures: [
      { picture: [{ thumb: [`https://x.example/t/${id}.jpg`], large: [`https://x.example/l/${id}.jpg`] }] },
      { picture: [{ thumb: [`https://x.example/u/${id}.jpg`], large: [`https://x.example/m/${id}.jpg`] }] },
    ],
  });
  const list = [homeOf(1, 289_000, '3'), homeOf(2, 1_050, '1'), homeOf(3, 465_000, '0')];
  await withFile(JSON.stringify(list), async (path) => {
    const { configure } = await inspectFile(path, { today: '2026-11-21' });
    const { columns = {} } = configure({ serialNumber: 'any', file: 'any' }).config;
    const told = (field: keyof typeof columns): string => String(columns[field]);
    t.true(told('SaleType').includes('{ "column": "operations.transactionTypeId", "values": { "1": "…", "3": "…" } }'));
    t.true(told('ListPrice').includes(': "operations.price" (289000, 1050, 465000)'));
    t.true(
      told('City').includes(
        '"column": "location.name", "convert": … } with "firstPart" for "UAE", "secondPart" for "Dubai"',
      ),
    );
    t.true(told('Bedrooms').includes('"rooms" (3, 1, 0)'));
    t.regex(told('Images'), /: "pictures\.picture\.large" .* or "pictures\.picture\.thumb"/);
  });
});

test('A price is asked for where homes of its sale type have none, and only by columns that have one there', (t) => {
  const rented = {
    ...homes,
    Status,
    'Sale Type': ['Sale', 'Rent', 'Sale', 'Rent'],
    Price: ['450000', '', '389000', ''],
    Lease: ['', '2100.00', '', '31200.00'],
    LeasePerTime: ['', 'Monthly', '', 'Yearly'],
    'Tax Value': ['400000', '410000', '300000', '390000'],
    Rateable: ['400000', '', '300000', ''],
  };
  const { rules } = inspect(rented);
  t.is(
    String(rules.RentPrice),
    'TODO: the rent, where one of these says it, else leave this out: "Lease" (2100.00, 31200.00)',
  );
  t.regex(String(rules.RentFrequency), /^TODO: how often rents are paid, .*: "LeasePerTime" \(Monthly, Yearly\)$/);
  t.is(rules.ListPrice, 'Price');
  t.is(rules.SalePrice, undefined);
  const byArea = inspect({ ...rented, LeasePerUnit: ['', '', '', 'square feet'] }).rules.RentFrequency;
  t.true(String(byArea).includes('{"columns":["LeasePerTime","LeasePerUnit"],"convert":"spaced"}'), String(byArea));
});

test('A unit that says that some rents are by the area is named with what its other words mean, and no month is offered', (t) => {
  const units = {
    ...homes,
    Status,
    'Sale Type': ['Sale', 'Rent', 'Rent', 'Rent'],
    Price: ['450000', '14', '1190', '13'],
    Preiseinheit: ['€', '€/m²/Monat', '€/Monat', '€/m²/Monat'],
  };
  const asked = String(inspect(units).rules.RentFrequency);
  t.true(asked.includes('{"column":"Preiseinheit","values":{"€/Monat":"month"}}'));
  t.regex(asked, /else leave this and the rents out/);
  // Where most are rates, none is lost without a word.
  const rates = { ...units, Price: ['450000', '14', '13.5', '13'], Preiseinheit: ['€', '€/m²', '€/m²', '€/m²'] };
  t.regex(String(inspect(rates).rules.ListPrice), /^TODO: the price that is asked, .*: "Price" \(450000, 14, 13\.5\)$/);
  t.false(asked.includes('constant'));
});

test('An ordinary export that lacks a field is not asked for it by columns that say something else', (t) => {
  const { rules } = inspect({
    ...HOMES,
    City: ['Austin', 'Round Rock', 'Austin', 'Austin'],
    State: ['TX'],
    ZIP: ['78701', '78664'],
    Beds: ['3', '4', '2', '3'],
    SqFt: ['1200', '1400', '1100', '2000'],
    'Total Units': ['1', '2', '1', '4'],
    'Half Baths': ['0', '1', '1', '0'],
    Stories: ['1', '2', '1', '2'],
    'Photo Count': ['12', '8', '9', '11'],
    'Tax Year': ['2024', '2025', '2025', '2024'],
    'Lot SqFt': ['8000', '9000', '7000', '6000'],
  });
  t.deepEqual(
    Object.entries(rules).filter(([, rule]) => isTodo(rule)),
    [],
  );
});

test('Bathrooms that may be the full ones alone are offered together with the half ones beside them', (t) => {
  const baths = { 'Baths Compl': ['2', '1', '3', '2'], 'Half Baths': ['0', '1', '1', '0'] };
  t.regex(
    String(inspect({ ...HOMES, ...baths }).rules.Bathrooms),
    /^TODO: .*"Baths Compl" where it counts the half ones, too, else .*\["Baths Compl", "Half Baths"\], "convert": "bathrooms" }/,
  );
});

test('Rooms in a code of the source under the name of the field are asked for word by word', (t) => {
  const Baths = ['2010', '1100', '3020', '1100'];
  t.regex(
    String(inspect({ ...HOMES, Baths }).rules.Bathrooms),
    /: \{ "column": "Baths", "values": \{ "2010": "…", "1100": "…", "3020": "…" \} \}/,
  );
  // Two numbers in one cell are no code, and a thousand different ones neither.
  t.is(inspect({ ...HOMES, Baths: ['2/1.00', '3/2.50', '1/1.00', '3/1.00'] }).rules.Bathrooms, undefined);
  t.is(inspect({ ...HOMES, Quux: Baths }).rules.Bathrooms, undefined);
});

test('Of columns with codes for names all that count rooms are offered', (t) => {
  const asked = String(
    inspect({ ...HOMES, L_Quux1: ['3', '2', '4', '3'], LM_Int1_1: ['2', '1', '3', '1'] }).rules.Bedrooms,
  );
  t.regex(asked, /^TODO: .*"L_Quux1".*"LM_Int1_1"/);
});

test('The unit of areas is not asked where their columns are called metres', (t) => {
  const meters = { total_meters: ['54.3', '88.0', '38.5', '41.0'], living_meters: ['31.0', '52.4', '22.4', '30.1'] };
  const { BuildingArea, AreaUnit } = inspect({ ...HOMES, ...meters }).rules;
  t.regex(String(BuildingArea), /^TODO: .*"total_meters","convert":"squareMeters".* or .*"living_meters"/);
  t.is(AreaUnit, undefined);
});

test('Of two areas of which none is called the living area a person says which is meant', (t) => {
  const areas = { 'm² (Brüt)': ['124', '65', '320', '90'], 'm² (Net)': ['101', '54', '268', '75'] };
  const { rules } = inspect({ ...HOMES, ...areas });
  t.true(isTodo(rules.BuildingArea) && String(rules.BuildingArea).includes('"m² (Net)"'), String(rules.BuildingArea));
  const plain = { 'Wohnfläche m²': ['124', '65', '320', '90'], 'Nutzfläche m²': ['101', '54', '268', '75'] };
  t.false(isTodo(inspect({ ...HOMES, ...plain }).rules.BuildingArea));
});

test('What a home has inside is no secret, and its areas are asked for', (t) => {
  const { analysis, rules } = inspect({
    ...HOMES,
    'internalArea.min': ['1184', '742', '510', '1320'],
    'internalArea.max': ['1184', '742', '512', '1320'],
    'Internal Notes': ['call first', 'dog', 'no sign', 'call first'],
  });
  t.deepEqual(
    analysis.private.map(({ column }) => column.name),
    ['Internal Notes'],
  );
  t.regex(String(rules.BuildingArea), /^TODO: .*"internalArea\.m/);
});

test('Names of pictures in an archive are asked for with the setting that copies them', (t) => {
  const named = { Bild: ['file:///p1/a.png,file:///p1/b.png', 'file:///p2/a.png', 'images/c.jpg', 'd.jpg'] };
  t.true(String(inspect({ ...HOMES, ...named }).rules.Images).includes('"Bild" with "images": "copy", where they lie'));
});

test('A status that stands in one of two objects is joined where these are for sale and for rent, else asked for, and what a home without one is', (t) => {
  const prices = { ...homes, price: ['450000', '512000', '1400', '389000'], mode: ['Sale', 'Sale', 'Rent', 'Sale'] };
  const inTurn = (one: string, other: string) =>
    inspect({
      ...prices,
      [`${one}.status`]: ['forSale', 'exchanged', '', ''],
      [`${other}.status`]: ['', '', 'toLet', ''],
    });
  const { config, rules } = inTurn('selling', 'letting');
  t.deepEqual(rules.StandardStatus, { columns: ['selling.status', 'letting.status'], convert: 'spaced' });
  t.regex(
    String(inTurn('first', 'second').rules.StandardStatus),
    /^TODO: \{"columns":\["first.status","second.status"\],"convert":"spaced"\} where/,
  );
  t.like(config.statuses, { forSale: 'Active', toLet: 'Active' });
  t.true(isTodo(config.statuses?.exchanged) && isTodo(config.statuses?.['']));
  // Incomplete would leave a home on the display that was there before.
  const [, word = ''] = /or (\w+) where it is not to be shown/.exec(config.statuses?.[''] ?? '') ?? [];
  t.is(statusEffect(word as StatusMeaning).kind, 'removal');
});

test('What stands above homes is asked for and never taken, and what comes behind them is not known there', async (t) => {
  const unit = (id: string, rent: number) => `<unit><ref>${id}</ref><status>Active</status><rent>${rent}</rent></unit>`;
  const house = (city: string, ...units: string[]) =>
    `<house><place><city>${city}</city><zip>85201</zip></place><tag>a</tag><tag>b</tag>${units.join('')}<late>x</late></house>`;
  const text = `<all><firm>Alder</firm>${house('Mesa', unit('A1', 1450), unit('A2', 1500))}${house('Gilbert', unit('B1', 1600))}</all>`;
  await withFile(text, async (path) => {
    const { analysis, configure } = await inspectFile(path, { today: '2026-11-21', record: 'unit' });
    const names = analysis.columns.map(({ name }) => name);
    t.deepEqual(
      names.filter((name) => name.startsWith('../')),
      ['../place.city'],
    );
    t.regex(
      String(configure({ serialNumber: 'any', file: 'any' }).config.columns?.City),
      /^TODO: .*"\.\.\/place\.city"/,
    );
  });
});
