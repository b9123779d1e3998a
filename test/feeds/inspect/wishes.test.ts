import test from 'ava';
import { feedConfigProblems, unfinished } from '../../../src/feeds/configuration/check-feed-config.ts';
import { HOMES, inspectTable as inspect, isTodo } from './inspect-table.ts';

test("A seller's wish is found by the words of its column, and codes and keys are for nobody to read", (t) => {
  const wishes = [
    'Disp_addr',
    'Adresse anzeigen',
    'Exibir Endereço',
    'Addr Display YN',
    'Show Address To Public',
    'Display Address On Internet',
    'IDX Address Display',
    'Street Visible',
  ];
  for (const name of wishes) {
    t.deepEqual(
      inspect({ ...HOMES, [name]: ['Y', 'N'] }).rules.AddressHidden,
      { column: name, convert: 'forbidden' },
      name,
    );
  }
  t.is(inspect({ ...HOMES, 'On Web': ['Y', 'N'] }).rules.DisplayAllowed, 'On Web');
  const codes = { 'Garage Code': ['#121'], 'Elevator Key': ['B7'], 'Basement Access': ['side door code 12'] };
  t.is(inspect({ ...HOMES, ...codes, viewCount: ['118', '52'] }).config.extension, undefined);
});

test('A flag is followed the way round that its words have in any of the languages, and a TODO offers both ways', (t) => {
  const shows = [
    'dir_publicada',
    'Mostrar Endereço No Portal',
    'Adresse freigegeben',
    'publish_addr',
    'Adres zichtbaar',
  ];
  const hides = ['Adresse nicht anzeigen', 'No mostrar direccion', 'Nao Exibir Endereco'];
  for (const name of shows) {
    t.deepEqual(
      inspect({ ...HOMES, [name]: ['1', '0'] }).rules.AddressHidden,
      { column: name, convert: 'forbidden' },
      name,
    );
  }
  for (const name of hides) t.is(inspect({ ...HOMES, [name]: ['1', '0'] }).rules.AddressHidden, name);
  t.is(inspect({ ...HOMES, 'Mostrar No Portal': ['Sim', 'Nao'] }).rules.DisplayAllowed, 'Mostrar No Portal');
  const asked = String(inspect({ ...HOMES, 'Adresse synlig': ['J', 'N'] }).rules.AddressHidden);
  t.regex(
    asked,
    /^TODO: the column whose yes hides the address, or .*"forbidden" } with one whose yes shows it.*"Adresse synlig"/,
  );
});

test('A home that is said to be confidential is asked for, and an address that is to be kept private is hidden', (t) => {
  for (const name of ['Vertrouwelijk', 'Confidential', 'Vertraulich'])
    t.regex(String(inspect({ ...HOMES, [name]: ['0', '1'] }).rules.DisplayAllowed), /^TODO: .*forbidden/, name);
  t.regex(String(inspect({ ...HOMES, 'On Market': ['Yes', 'No'] }).rules.DisplayAllowed), /^TODO: .*"On Market"/);
  const kept = inspect({ ...HOMES, 'Keep address private': ['checked', ''] });
  t.is(kept.rules.AddressHidden, 'Keep address private');
});

test('An address beside one that is to be shown in its place is asked for', (t) => {
  const { Address, ...homes } = HOMES;
  for (const name of ['Fake Address', 'indirizzo_portali', 'Public Address'])
    t.regex(
      String(inspect({ ...homes, Address, [name]: ['Elm St', 'Oak Ave', 'Fir Rd', 'Ash Ct'] }).rules.Address),
      new RegExp(`^TODO: the address that may be shown: "${name}", or "Address"`),
    );
});

test('Words for what is not shown are asked for, each, whatever their column is called', (t) => {
  const asked = 'TODO: "true" where it is not to be shown, else "false"';
  const words = ['non_quoting', 'no price', 'Price on request', 'Preis auf Anfrage', 'sans prix', 'price withheld'];
  for (const word of words) {
    const { rules } = inspect({ ...HOMES, Qualifier: ['guide', word, 'from', ''] });
    const values = { guide: 'false', [word]: asked, from: 'false' };
    t.deepEqual(rules.PriceHidden, { column: 'Qualifier', values, convert: 'boolean' }, word);
  }
  const web = inspect({ ...HOMES, 'Web?': ['y', 'no address', 'n', 'y'] }).rules;
  t.deepEqual(web.AddressHidden, {
    ...{ column: 'Web?', values: { y: 'false', 'no address': asked, n: 'false' } },
    convert: 'boolean',
  });
  t.deepEqual(web.DisplayAllowed, {
    ...{ column: 'Web?', values: { 'no address': 'TODO: "true" where it may be shown, else "false"' } },
    convert: 'allowed',
  });
  const others = inspect({ ...HOMES, Parking: ['no street parking', 'garage', 'garage', ''], Note: ['price cut', ''] });
  t.is(others.rules.AddressHidden ?? others.rules.PriceHidden, undefined);
});

test('Of several columns that hide the same thing any does, and so does any no of several that show it', (t) => {
  const prices = { forSalePOA: ['0', '1', '0', '0'], toLetPOA: ['1', '0', '0', '0'] };
  t.deepEqual(inspect({ ...HOMES, ...prices }).rules.PriceHidden, {
    ...{ columns: ['forSalePOA', 'toLetPOA'], convert: 'boolean' },
  });
  const addresses = { SHOADR: ['Y', 'N', 'Y', 'Y'], 'Show Address On Map': ['Y', 'Y', 'N', 'Y'] };
  t.deepEqual(inspect({ ...HOMES, ...addresses }).rules.AddressHidden, {
    ...{ columns: ['SHOADR', 'Show Address On Map'], convert: 'forbidden' },
  });
  const both = inspect({ ...HOMES, SHOADR: ['Y', 'N'], 'Hide Address': ['N', 'Y'] }).rules.AddressHidden;
  t.true(isTodo(both), 'one of each kind no conversion reads');
});

test('A price that is told on request is hidden', (t) => {
  for (const name of [
    'POA',
    'salePOA',
    'Kaufpreis auf Anfrage',
    'Prix sur demande',
    'Preço sob consulta',
    'Prijs op aanvraag',
  ]) {
    t.is(inspect({ ...HOMES, [name]: ['0', '1'] }).rules.PriceHidden, name, name);
  }
  t.is(inspect({ ...HOMES, 'Expose auf Anfrage': ['0', '1'] }).rules.PriceHidden, undefined);
});

const RESO = {
  ...{ ListingKey: ['K1', 'K2', 'K3', 'K4'], StandardStatus: ['Active'], PropertyType: ['Residential'] },
  ...{ ListPrice: ['450000'], City: ['Salem'], PostalCode: ['97301'], UnparsedAddress: HOMES.Address },
};

test('Pictures of which some are not to be shown are asked for', (t) => {
  const listed = (flags: object[]) => [
    JSON.stringify(flags.map((flag, at) => ({ url: `https://h.example/${at}.jpg`, ...flag }))),
  ];
  const rows: [columns: Record<string, string[]>, open: boolean][] = [
    [{ Photos: ['https://h.example/1.jpg'], 'Photos Public': ['Y', 'N'] }, true],
    [{ Photos: ['https://h.example/1.jpg'], 'Photos Public': ['Y', 'Y'] }, false],
    [{ Photos: ['https://h.example/1.jpg'], 'Foto.1.ExibirNoSite': ['Sim', 'Sim'] }, false],
    [{ Photos: listed([{ publish: true }, { publish: false }]) }, true],
    [{ Photos: listed([{ publish: true }, { publish: true }]) }, false],
    [{ Photos: listed([{ hidden: 0 }, { hidden: 1 }]) }, true],
    [{ Photos: listed([{ displayOrder: 0 }, { displayOrder: 1 }]) }, false],
    [{ ...RESO, Media: ['https://h.example/1.jpg'], 'Photos Public': ['Y', 'N'] }, true],
    [{ ...RESO, Media: listed([{ publish: true }, { publish: false }]) }, true],
    [{ ...RESO, Media: listed([{ publish: true }, { publish: true }]) }, false],
  ];
  for (const [columns, open] of rows)
    t.is(isTodo(inspect({ ...HOMES, ...columns }).rules.Images), open, JSON.stringify(columns));
});

const LONG_STEP = 'No address on any website but the name of the town';

test('A wish that is told in other words than yes and no leaves each of them open', (t) => {
  const { config } = inspect({ ...HOMES, 'Display Address': ['Full', 'Street Only', LONG_STEP, 'Full'] });
  const rule = config.columns?.AddressHidden;
  const values = typeof rule === 'object' && 'values' in rule ? (rule.values ?? {}) : {};
  t.deepEqual(Object.keys(values), ['Full', 'Street Only', LONG_STEP]);
  t.true(Object.values(values).every(isTodo));
});

test('The yes beside a no, a cross beside blanks, and words for showing and hiding are followed', (t) => {
  const rows: [name: string, values: string[], field: 'AddressHidden' | 'DisplayAllowed', read: object][] = [
    ['Adresse anzeigen', ['J', 'N'], 'AddressHidden', { J: 'true' }],
    ['Afficher adresse', ['O', 'N'], 'AddressHidden', { O: 'true' }],
    ['Mostrar direccion', ['S', 'N'], 'AddressHidden', { S: 'true' }],
    ['Veröffentlichen', ['J', 'N'], 'DisplayAllowed', { J: 'true' }],
    ['Hide Address', ['X', ''], 'AddressHidden', { X: 'true' }],
    ['Display Address', ['Shown', 'Hidden'], 'AddressHidden', { Shown: 'true', Hidden: 'false' }],
    ['Address Hidden', ['Shown', 'Hidden'], 'AddressHidden', { Shown: 'false', Hidden: 'true' }],
  ];
  for (const [name, values, field, read] of rows) {
    const rule = inspect({ ...HOMES, [name]: values }).rules[field];
    t.deepEqual(typeof rule === 'object' && 'values' in rule ? rule.values : rule, read, name);
  }
  t.is(inspect({ ...HOMES, 'Publicar en web': ['Si', 'No'] }).rules.DisplayAllowed, 'Publicar en web');
});

test("The seller's wish to hide the address or the price is found, whichever way round it is asked", (t) => {
  const rows: [name: string, values: string[], field: string, convert: string | null][] = [
    ['Display Address', ['Y', 'N'], 'AddressHidden', 'forbidden'],
    ['Location.DisplayAddress', ['Yes', 'No'], 'AddressHidden', 'forbidden'],
    ['InternetAddressDisplayYN', ['true', 'false'], 'AddressHidden', 'forbidden'],
    ['Hide Address', ['Y', 'N'], 'AddressHidden', null],
    ['Show Price', ['1', '0'], 'PriceHidden', 'forbidden'],
    ['HidePrice', ['false', 'true'], 'PriceHidden', null],
  ];
  for (const [name, values, field, convert] of rows) {
    const rule = convert === null ? name : { column: name, convert };
    t.deepEqual(inspect({ ...HOMES, [name]: values }).rules[field as 'City'], rule, name);
  }
  t.is(
    inspect({ ...HOMES, Address: [''], 'Display Address': ['4 Elm St', '9 Oak Ave'] }).rules.AddressHidden,
    undefined,
  );
});

/** What is left open of one field of a table. */
const openOf = (columns: Record<string, string[]>, field: 'AddressHidden' | 'PriceHidden' | 'DisplayAllowed') => [
  ...unfinished(inspect({ ...HOMES, ...columns }).rules[field]),
];

test('A wish to hide the address that is told in steps is asked for step by step, wherever it stands', (t) => {
  const rows: [name: string, values: string[]][] = [
    ['address@visibility', ['city', 'full', 'street', 'none']],
    ['location@display', ['district', 'exact']],
    ['adr@show', ['street', 'all']],
    ['property.adr@publish', ['none', 'full']],
    ['Address Visibility', ['Postcode only', 'Full']],
    ['geo.address.visibility', ['district', 'exact']],
    ['Display Address', ['2', '3', '4']],
  ];
  for (const [name, values] of rows) t.is(openOf({ [name]: values }, 'AddressHidden').length, values.length, name);
});

test('A yes or no of an address is followed where its word is known, and asked for in other languages', (t) => {
  const followed = inspect({ ...HOMES, 'Vis adresse': ['Ja', 'Nej'] }).rules.AddressHidden;
  t.deepEqual(followed, { column: 'Vis adresse', convert: 'forbidden' });
  t.is(openOf({ 'adresa@zobrazit': ['ulice', 'ano'] }, 'AddressHidden').length, 1);
  for (const answers of [
    ['Ja', 'Nej'],
    ['Jah', 'Ei'],
  ]) {
    t.is(openOf({ 'Adresse synlig': answers }, 'AddressHidden').length, 1);
  }
});

test('A wish not to be shown is followed under any name that says nothing else, and asked for under others', (t) => {
  const followed: [name: string, convert: string | null][] = [
    ['Web Consent', null],
    ['Publish', null],
    ['PUB', null],
    ['Advertise Online', null],
    ['InternetYN', null],
    ['Allow Web', null],
    ['Show On Portals', null],
    ['Seller Consent To Internet', null],
    ['Do Not Publish', 'forbidden'],
    ['Internet Opt Out', 'forbidden'],
    ['Hide From Web', 'forbidden'],
    ['hidefromweb', 'forbidden'],
  ];
  for (const [name, convert] of followed) {
    const { rules, config } = inspect({ ...HOMES, Currency: ['USD'], [name]: ['Yes', 'No'] });
    t.deepEqual(rules.DisplayAllowed, convert === null ? name : { column: name, convert }, name);
    t.deepEqual(feedConfigProblems(config), [], name);
  }
  for (const name of ['Portal', 'Web Feed 3', 'Internet', 'Display Level', 'LIST_104', 'F12', 'AB_char2_7']) {
    t.true(isTodo(inspect({ ...HOMES, [name]: ['Y', 'N'] }).rules.DisplayAllowed), name);
  }
  for (const name of [
    'Show Agent Phone',
    'Internet Speed',
    'Web Photos',
    'Public Sewer',
    'Pool',
    'Garage 2',
    'agent.web',
  ]) {
    t.is(inspect({ ...HOMES, [name]: ['Y', 'N'] }).rules.DisplayAllowed, undefined, name);
  }
});

test('A code for a name may also be about the address alone, which is said where it is asked for', (t) => {
  const asked = String(inspect({ ...HOMES, AB_char2_7: ['Y', 'N'] }).rules.DisplayAllowed);
  t.regex(
    asked,
    /"AB_char2_7"; one that is about the address alone is "AddressHidden" instead, .*no with "forbidden"$/,
  );
  t.notRegex(String(inspect({ ...HOMES, Internet: ['Y', 'N'] }).rules.DisplayAllowed), /AddressHidden/);
});

test('Of several columns that allow to show a home all must, and of others each is asked for', (t) => {
  const two = { 'Web Consent': ['Y', 'N'], 'IDX YN': ['Y'] };
  t.deepEqual(inspect({ ...HOMES, ...two }).rules.DisplayAllowed, { columns: Object.keys(two), convert: 'allowed' });
  t.regex(String(inspect({ ...HOMES, ...two, 'Hide From Web': ['N'] }).rules.DisplayAllowed), /^TODO.*"Hide From Web"/);
  const hidden = { 'Hide Address': ['Y', 'N'], 'adr.show': ['no', 'yes'] };
  t.regex(String(inspect({ ...HOMES, ...hidden }).rules.AddressHidden), /^TODO.*"Hide Address", "adr.show"/);
});

test('What a road or the number, direction or kind of a street is said to be is no wish', (t) => {
  for (const name of ['Road Access', 'Paved Road', 'addr_dir']) {
    t.is(inspect({ ...HOMES, [name]: ['Y', 'N'] }).rules.AddressHidden, undefined, name);
  }
});
