import test from 'ava';
import { deriveListing } from '../../../src/listings/derive/derive-listing.ts';
import { listingPlaces } from '../../../src/listings/derive/listing-places.ts';
import { foldStreet } from '../../../src/listings/derive/street.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { blankValues } from '../../../src/listings/merge-input.ts';
import { deriveTags } from '../../../src/listings/tags/derive-tags.ts';

const placesIn = (values: Partial<ListingValues>): string[] =>
  listingPlaces({ ...blankValues(), ...values }).map(({ name, own }) => `${own ? 'in' : 'near'} ${name}`);

const sentences: [text: string, ...places: string[]][] = [
  ['Close to Balboa Park, the San Diego Zoo and Little Italy. Pool.', 'Balboa Park', 'San Diego Zoo', 'Little Italy'],
  ['Two blocks from Mission Bay!', 'Mission Bay'],
  ['Steps from the Santa Monica Pier', 'Santa Monica Pier'],
  ['5 min to Seaport Village, Petco Park, Gaslamp', 'Seaport Village', 'Petco Park', 'Gaslamp'],
  ['In the heart of North Park, with a garden', 'North Park'],
  ["Near schools and St. John's Cathedral", "St. John's Cathedral"],
  ['Close to Balboa Park, Updated kitchen, Large yard', 'Balboa Park'],
  ['A cinco minutos de Parque Lincoln y a dos cuadras del Parque México', 'Parque Lincoln', 'Parque México'],
  ['In der Nähe vom Englischen Garten, 5 Minuten zum Marienplatz', 'Englischen Garten', 'Marienplatz'],
  ['À deux pas de Plainpalais et du lac', 'Plainpalais'],
  ['Perto do Jardim da Estrela', 'Jardim da Estrela'],
  ['靠近世纪公园，步行5分钟到陆家嘴地铁站。', '世纪公园', '陆家嘴地铁站'],
  ['Petco Park is right around the corner. Transit is nearby.', 'Petco Park'],
  ['A short walk takes you to Balboa Park.', 'Balboa Park'],
  ['Zu Fuß zum Marienplatz. Nur zwei Blocks entfernt: Olympiapark.', 'Marienplatz', 'Olympiapark'],
  ['Tout près de : Parc La Grange. Le Jardin Anglais est à deux pas.', 'Parc La Grange', 'Le Jardin Anglais'],
  ['Vá a pé até ao Castelo de São Jorge. Muito perto: Oceanário.', 'Castelo de São Jorge', 'Oceanário'],
  ['Camine al Parque Hundido.', 'Parque Hundido'],
  ['Close to Cardiff-by-the-Sea.', 'Cardiff-by-the-Sea'],
  ['走路可到人民广场,离静安寺两条街,外滩就在附近。', '人民广场', '静安寺', '外滩'],
  ['离San Diego Zoo两条街。走路可到Torre de Belém。', 'San Diego Zoo', 'Torre de Belém'],
  ['附近的花园酒店很有名。'],
  ['Carport neben dem Haus.'],
  ['Direkt am Golfplatz. Ankleide neben dem Schlafzimmer. Direkt am Wasser.'],
  ['Walk to everything: shops, schools and the beach.'],
  ['Close To Shops And Freeways'],
  ['Minutes to I-5.'],
  ['Views of Mount Rainier.'],
];

for (const [Description, ...places] of sentences) {
  test(`near, by its own words: ${Description}`, (t) => {
    t.deepEqual(
      placesIn({ Description }),
      places.map((place) => `near ${place}`),
    );
  });
}

test('A listing lies in the places of its Location and of its further information, but for city, state and ZIP', (t) => {
  const values = {
    Location: 'North Park, San Diego',
    City: 'San Diego',
    State: 'CA',
    ZIP: '92104',
    ExtensionColumn: [
      { Key: 'SubdivisionName', value: 'Altadena' },
      { Key: 'Stadtteil', value: 'Schwabing' },
      { Key: 'Neighborhood', value: 'None' },
      { Key: 'Pool', value: 'Community' },
    ],
  };
  t.deepEqual(placesIn(values), ['in North Park', 'in Altadena', 'in Schwabing']);
});

test('A place that a listing lies in is not near it as well', (t) => {
  t.deepEqual(placesIn({ Location: 'Hillcrest', Description: 'In the heart of Hillcrest.' }), ['in Hillcrest']);
});

test('A sentence in Location names no place', (t) => {
  t.deepEqual(placesIn({ Location: 'A quiet street with a lot of old trees on both sides' }), []);
});

test('A home with a hidden address is found by the places alone that its text tells as it is shown', (t) => {
  const hidden = { AddressHidden: true, Address: '12 Foo Street', Location: 'Hillcrest' };
  const rows: [Description: string, places: string[]][] = [
    ['A quiet street.', []],
    ['This Hillcrest condominium is close to Balboa Park.', ['in Hillcrest', 'near Balboa Park']],
    ['Hillcrest, at 12 Foo Street. Close to Balboa Park.', ['near Balboa Park']],
    ['A Hillcrestian dream.', []],
  ];
  for (const [Description, places] of rows) t.deepEqual(placesIn({ ...hidden, Description }), places, Description);
});

test('At most twenty places of a text are kept, and no fold is longer than its column', (t) => {
  const Description = Array.from(
    { length: 60 },
    (_, index) => `Near Park${'abcdefghij'[index % 10]}${'x'.repeat(index)}.`,
  ).join(' ');
  const places = listingPlaces({ ...blankValues(), Description, Location: 'Ⅷ'.repeat(250) });
  t.true(places.filter(({ own }) => !own).length <= 20);
  for (const { fold } of places) t.true([...fold].length <= 120);
});

test('Features and places of a description are the same whether it is read for both at once or for each', (t) => {
  const own = 'Garden View';
  for (const [text] of sentences) {
    for (const Description of [text, `${own}: ${text}`, `${'A pool. '.repeat(9_000)}${text}`]) {
      const values = { ...blankValues(), Description, Location: own };
      const { columns, places } = deriveListing(values);
      t.deepEqual(places, listingPlaces(values));
      const { yes, no } = deriveTags(values);
      t.deepEqual([columns.tags_yes, columns.tags_no], [String(yes), String(no)]);
    }
  }
});

const streets: [address: string, street: string][] = [
  ['1447 E Garnet Avenue #4', 'e garnet ave'],
  ['E Garnet Ave', 'e garnet ave'],
  ['12A Oak St, Unit B', 'oak st'],
  ['14 1/2 Oak Street', 'oak st'],
  ['W 42nd St', 'w 42nd st'],
  ['1010 5th Ave Unit 3', '5th ave'],
  ['Highway 101', 'hwy 101'],
  ['Leopoldstr. 12', 'leopoldstr'],
  ['Leopoldstraße 12 Whg. 3', 'leopoldstr'],
  ['Rosenheimer Straße 132 Wohnung 2', 'rosenheimer str'],
  ['Mariahilfer Strasse 5, Top 12', 'mariahilfer str'],
  ['Rue du Lac 71, app. 4', 'rue du lac'],
  ['Top Hill Rd 5', 'top hill rd'],
  ['12, rue de Lausanne', 'rue de lausanne'],
  ['Rua Augusta 25, 3º esq', 'rua augusta'],
  ['Calle Mayor 5', 'calle mayor'],
  ['南京西路1266号3栋', '南京西路'],
  ['12', ''],
  ['', ''],
];

for (const [address, street] of streets) {
  test(`the street of ${JSON.stringify(address)}`, (t) => t.is(foldStreet(address), street));
}

test('An address and the same street without a number have one form', (t) => {
  for (const street of ['Garnet Ave', 'North Torrey Pines Road', 'Via de la Valle', 'Avenida de la Playa']) {
    t.is(foldStreet(`1234 ${street} #7`), foldStreet(street));
  }
});
