import test from 'ava';
import { HOMES, inspectTable as inspect, isTodo } from './inspect-table.ts';

const { 'MLS #': _, Status, Price, Address, ...nothing } = HOMES;

test('Columns are known by the words of their names, short or in full, in whatever order and language', (t) => {
  const rows: [field: 'City', values: string[], names: string[]][] = [
    [
      'Bedrooms',
      ['3', '2', '4', '1'],
      ['Nb chambres', 'Dorm.', '# Bdrms', 'BdRms', 'Schlafzimmer', 'Total Beds', 'Camere'],
    ],
    ['Bathrooms', ['1', '2', '1.5', '3'], ['Baños', 'Nb SDB', 'Bagni', 'Total # Baths', 'Salles de bain']],
    [
      'BuildingArea',
      ['98', '110', '140', '75'],
      ['Htd Sq Ft', 'Surface habitable', 'Área útil', 'M2 constr.', 'Mq', 'SqFtStr', 'BUA (sq.ft)'],
    ],
    ['LotArea', ['980', '1100', '1400', '750'], ['Surface du terrain', 'Grundstücksfläche', 'Área terreno (m2)']],
    ['City', ['Vigo', 'Lugo', 'Vigo', 'Lugo'], ['Municipio', 'Comune', 'Concelho', 'Gemeinde', 'Ort', 'Ville']],
    ['ZIP', ['36201', '27001', '36202', '27002'], ['Cód. Postal', 'CP', 'CAP', 'Code postal', 'PLZ']],
    ['YearBuilt', ['1990', '2004', '1975', '2018'], ['Année constr.', 'Anno di costruzione', 'Baujahr', 'Yr Blt']],
    [
      'ListPrice',
      ['250000', '310000', '198000', '420000'],
      ['Prix de vente', 'Precio venta', 'Prezzo', 'Asking Prc', 'Kaufpreis'],
    ],
    ['RentPrice', ['900', '750', '1200', '1100'], ['Loyer CC', 'Canone mensile', 'Kaltmiete', 'Precio alquiler']],
    [
      'StandardStatus',
      ['Active', 'Pending', 'Active', 'Sold'],
      ['Availability', 'Situación', 'Stato annuncio', 'Disponibilidade'],
    ],
    ['SaleType', ['sale', 'rent', 'sale', 'rent'], ['Contratto', 'Operación', 'Offering', 'Type de transaction']],
  ] as [field: 'City', values: string[], names: string[]][];
  for (const [field, values, names] of rows) {
    for (const name of names) {
      const rule = inspect({ ...nothing, Ref: ['K1', 'K2', 'K3', 'K4'], [name]: values }).rules[field];
      t.is(typeof rule === 'object' && 'column' in rule ? rule.column : rule, name, `${field}: ${name}`);
    }
  }
});

test('A number beside other words is not left out of them', (t) => {
  const { rules } = inspect({ ...HOMES, 'Lot #': ['12', '14', '15', '22'], 'Apt No': ['1', '2', '3', '4'] });
  t.is(rules.LotArea, undefined);
  t.is(inspect({ ...HOMES, Area: ['20', '30', '31', '45'] }).rules.BuildingArea, undefined);
});

test('An address is put together from all its parts, and the number stands where a language has it', (t) => {
  const rows: [columns: Record<string, string[]>, names: string[]][] = [
    [{ StNo: ['4'], StDir: ['N'], StName: ['Elm'], StSuf: ['St'] }, ['StNo', 'StDir', 'StName', 'StSuf']],
    [{ 'Street #': ['4'], 'Street Name': ['Elm'], Sfx: ['St'] }, ['Street #', 'Street Name', 'Sfx']],
    [{ Straße: ['Am Wall', 'Hof'], 'Hausnr.': ['4'] }, ['Straße', 'Hausnr.']],
    [{ Número: ['4'], Calle: ['Mayor', 'Real'] }, ['Calle', 'Número']],
    [{ StreetNum: ['4'], StreetNm: ['Elm'], StreetTyp: ['St'] }, ['StreetNum', 'StreetNm', 'StreetTyp']],
    [{ Endereço: ['Rua Augusta', 'Alameda Santos'], Nº: ['15'], Suítes: ['1', '0'] }, ['Endereço', 'Nº']],
    [{ 'Address 1': ['Flat 2', '4 Elm Rd'], 'Address 2': ['9 Elm Rd', ''] }, ['Address 1', 'Address 2']],
  ];
  const { Address: _address, ...homes } = HOMES;
  for (const [columns, names] of rows) {
    const rule = inspect({ ...homes, ...columns }).rules.Address;
    t.deepEqual(typeof rule === 'object' && 'columns' in rule ? rule.columns : rule, names);
  }
});

test('A street beside what may be the number of its house is asked for', (t) => {
  const { Address: _address, ...homes } = HOMES;
  const street = { Calle: ['Roca', 'Thames', 'Yatay', 'Gurruchaga'], Altura: ['455', '1620', '230', '811'] };
  t.true(isTodo(inspect({ ...homes, ...street }).rules.Address));
  t.is(inspect({ ...homes, ...street, Altura: ['roof', 'deck', 'yard', ''] }).rules.Address, 'Calle');
  t.is(inspect({ ...HOMES, Altura: street.Altura }).rules.Address, 'Address');
});

test('All the bathrooms are counted that columns have: full, half and three-quarter ones', (t) => {
  const counts = { BthF: ['2', '1'], BthTQ: ['0', '1'], BthH: ['1', '0'] };
  t.deepEqual(inspect({ ...HOMES, ...counts }).rules.Bathrooms, {
    columns: ['BthF', 'BthH', 'BthTQ'],
    convert: 'bathrooms',
  });
  for (const [baths, halves, isOpen] of [
    ['Baños', 'Medios baños', true],
    ['Baths', 'Half Baths', true],
    ['Total Baths', 'Half Baths', false],
  ] as const) {
    t.is(isTodo(inspect({ ...HOMES, [baths]: ['2', '1'], [halves]: ['1', '0'] }).rules.Bathrooms), isOpen, baths);
  }
  t.is(inspect({ ...HOMES, Baths: ['2.5', '1'], 'Half Baths': ['1', '0'] }).rules.Bathrooms, 'Baths');
  t.deepEqual(inspect({ ...HOMES, FB: ['2', '1'], HB: ['0', '1'] }).rules.Bathrooms, {
    columns: ['FB', 'HB'],
    convert: 'bathrooms',
  });
});

test('An attribute of an element that has nothing else is its value', (t) => {
  const columns = { 'location@city': ['Cork', 'Naas'], 'rooms@beds': ['2', '3'], 'size@sqm': ['70', '95'] };
  const { rules } = inspect({ ...HOMES, ...columns });
  const area = { column: 'size@sqm', convert: 'squareMeters' };
  t.deepEqual([rules.City, rules.Bedrooms, rules.BuildingArea], ['location@city', 'rooms@beds', area]);
  const beside = { ...HOMES, 'rooms.text': ['all bright', 'two sunny'], 'rooms@beds': ['2', '3'] };
  t.is(inspect(beside).rules.Bedrooms, undefined);
});
