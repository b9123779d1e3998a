import test from 'ava';
import fc from 'fast-check';
import type { ListingValues } from '../../src/listings/listing.ts';
import { ADDRESS_ON_REQUEST, withholdAddress } from '../../src/listings/withhold-address.ts';
import { sampleListing } from '../helpers/sample-listings.ts';

const blank: Partial<ListingValues> = { City: 'Somewhere', State: null, ZIP: null };
const withheld = (Address: string, values: Partial<ListingValues>): ListingValues =>
  withholdAddress(sampleListing({ ...blank, AddressHidden: true, Address, ...values }).values);
const described = (address: string, Description: string): string =>
  withheld(address, { Description }).Description ?? '';

/** Each address with writings of it that name the street. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'Calle Colón 14': [
    ...[
      'C/ Colón',
      'C/Colón 14',
      'c/ Colon, 14',
      'Colón 14',
      'calle Colón',
      'CALLE COLÓN',
      'Colón, nº 14',
      'Cl. Colón',
    ],
    ...['14, calle de Colón', 'calle Colo\u0301n', 'Calle-Colon-14', 'CalleColon14', 'colon14'],
  ],
  '5 Elm St': ['5 Elm', '5elm.jpg'],
  "130 King's Rd": ['130 Kings Rd', 'Kings Rd', "King's Rd", '130 King’s Road'],
  'Calz. de Tlalpan 3000': ['Calz. de Tlalpan', 'Tlalpan 3000'],
  'C/ Colón 14': ['calle Colón', 'C/Colón', 'Colón 14'],
  'C/Colón, 14, 2º izq.': ['calle Colón', 'Colón nº 14'],
  'Avda. de la Paz 3': ['Avenida de la Paz 3', 'avenida de la Paz', 'Av. Paz', 'Av de la Paz, 3', 'Paz 3'],
  'Plaza Mayor 3': ['Pza. Mayor', 'plaza Mayor 3', 'Mayor, 3'],
  'Avenida 9 de Julio 1200': ['Av. 9 de Julio', '9 de Julio 1200'],
  'Gran Vía 28': ['Gran Vía', 'Gran Via, 28'],
  '12 rue de la Paix': [
    '12, r. de la Paix',
    'rue de la Paix',
    '12 bis rue de la Paix',
    'r. de la Paix',
    '/12-rue-de-la-paix/',
  ],
  '12 bd Voltaire': ['boulevard Voltaire', 'bd. Voltaire', 'Bd Voltaire 12'],
  '5 place de la Bastille': ['place de la Bastille', 'pl. de la Bastille', '5, pl. de la Bastille'],
  'Rue de l’Église 7': ["rue de l'Eglise", "r. de l'église 7", 'Église 7'],
  'R. da Prata 5': ['Rua da Prata 5', 'rua da Prata', 'Rua Prata', 'Prata, n.º 5'],
  'Av. Paulista 100': ['Avenida Paulista', 'Av Paulista', 'avenida Paulista, 100', 'Paulista 100'],
  'Leopoldstr. 14': [
    'Leopoldstraße',
    'LEOPOLDSTRASSE 14',
    'Leopold-Straße',
    'Leopoldstr',
    'Leopold Str. 14',
    'Leopoldstraße14',
  ],
  'Leopoldstraße 14': ['Leopoldstr. 14', 'leopoldstr.', 'Leopoldstrasse', 'Leopoldstr. 14-16'],
  'Türkenstraße 3 Whg. 4': ['Tuerkenstr. 3', 'Turkenstrasse'],
  'Parkallee 3': ['Parkallee', 'Park-Allee 3'],
  'Rosenheimer Straße 5': ['Rosenheimer Str.', 'Rosenheimerstraße', 'Rosenheimer 5'],
  'Straße des 17. Juni 135': ['Straße des 17. Juni', 'Str. des 17. Juni 135'],
  'Unter den Linden 5': ['Unter den Linden', 'U. d. Linden 5'],
  'Via Roma 14': ['via Roma', 'V. Roma', 'Roma, 14', 'Via Roma n. 14'],
  'Corso Vittorio Emanuele II 8': ['C.so Vittorio Emanuele II', 'c.so Vittorio Emanuele 8', 'Vittorio Emanuele II'],
  'C.so Garibaldi 8': ['corso Garibaldi', 'Garibaldi 8'],
  'Kalverstraat 12': ['Kalverstr. 12', 'de Kalverstraat', 'Kalverstraat 12-14'],
  'Keizersgracht 263': ['Keizersgr. 263', 'aan de Keizersgracht', 'Keizersgracht 263'],
  'ul. Marszałkowska 14': ['ulica Marszałkowska', 'Marszalkowska 14', 'ul. Marszałkowskiej 14', 'ul. Marszałkowska'],
  'ул. Ленина 14': ['улица Ленина', 'Ленина, 14', 'ул. Ленина'],
  世纪大道85号103室: ['位于世纪大道，近地铁', '世纪大道85号', '世纪大道 85 號', '世紀大道'],
  上海市浦东新区南京西路1266号: ['南京西路', '近南京西路地铁站'],
  '東京都渋谷区神南1-2-3': ['神南1-2-3', '渋谷区神南1丁目2番3号'],
  '서울 강남구 테헤란로 152': ['테헤란로 152', '테헤란로에 있습니다'],
  台北市信義區市府路1號: ['市府路', '信义区市府路'],
  'Calle 8 # 14-20': ['Calle 8', 'C/ 8', 'calle 8 No 14-20'],
  '42 rue du 8 mai 1945': ['rue du 8-Mai-1945', 'r. du 8 mai 1945'],
  '12 bis, rue Victor Hugo': ['rue Victor Hugo', 'V. Hugo', 'rue Hugo', '12 Hugo'],
  'Av. Pres. Masaryk 111, Polanco': ['Avenida Presidente Masaryk', 'Avenida Masaryk', 'Masaryk 111'],
  'Rambla Catalunya 3': ['Rbla. Catalunya', 'Rambla de Catalunya', 'Catalunya, 3'],
  'Lg. do Carmo 5': ['Largo do Carmo', 'Carmo 5'],
  '100 5th Ave': ['Fifth Avenue', '5th Avenue'],
  '1234 W 42nd St': ['West 42nd Street', 'Forty-Second Street'],
  'Flat 3, 27 Baker Street': ['Baker Street', '27 Baker', 'flat 3, 27 Baker St'],
  'Unit 4/12 High St': ['High Street', '12 High'],
  'The Old Mill, Church Lane': ['Old Mill', 'Church Lane'],
  '77 Secret Hollow Lane': ['77 Hollow', 'Secret\nHollow', '77 Secret-Hollow', 'SecretHollow Ln', 'secret_hollow'],
  '9 St. Helena Way': ['St. Helena', 'On St. Helena Way'],
  '766 Grand Ave': ['Grand Ave上的温馨之家', '位于Grand Ave'],
  '12 Main St': ['Main Street', '12 Main', '12 N. Main', 'Main-Street'],
  '1 Oakridge Ln': ['1 Oak Ridge', 'Oak Ridge Lane'],
  '2710 East Yesler Way, Unit B': ['2710 E. Yesler', 'Yesler Way', 'E Yesler Way #B'],
  'Broadway 12': ['Broadway', '12 broadway'],
  '12 Highway 78': ['Hwy. 78', 'Highway 78'],
  '5 La Jolla Blvd': ['La Jolla', 'La Jolla Blvd'],
};

for (const [address, texts] of Object.entries(TOLD))
  test(`a text does not tell of ${address}, however it is written`, (t) => {
    for (const text of texts) {
      t.is(described(address, `Hello. See ${text}. Bright.`), `Hello. ${ADDRESS_ON_REQUEST} Bright.`, text);
      t.deepEqual(
        withheld(address, { Images: [`https://a.example/${encodeURIComponent(text)}.jpg`] }).Images,
        [],
        text,
      );
    }
  });

/** Each address with texts that do not name the street. */
const INNOCENT: Readonly<Record<string, readonly string[]>> = {
  'Avda. de la Paz 3': [
    'The Paz family built it.',
    'Mucha paz y luz.',
    'Vive en paz. 3 dormitorios.',
    'La paz de la sierra.',
  ],
  'Calle Colón 14': ['Cristóbal Colón.', 'El colon. 14 pisos.', 'Portal, calle tranquila.'],
  'Calle Mayor 14': ['La mayor de la casa.', 'Mayor superficie, 14m de fondo.', 'En la misma calle. Mayor luz.'],
  '12 rue de la Paix': ['La paix. 12 arbres.', 'Calme et paix !', 'Une rue calme de la ville.'],
  'Rua Nova 5': ['Casa nova. 5 quartos.', 'Uma rua tranquila.', 'Cozinha nova!\n5 quartos.'],
  'Leopoldstr. 14': ['König Leopold baute es.', 'Ruhige Straße. 14 Zimmer.', 'Leopold. 14 Zimmer.'],
  'Parkallee 3': ['Ein Parkplatz vor dem Haus.', 'Am Park.'],
  'Sandstr. 5': ['Nur 2 km zum Sandstrand.'],
  'Bahnhofstr. 5': ['Zum Bahnhof 5 Minuten zu Fuß.'],
  '2 place de la Gare': ['Proche gare, 2 chambres.'],
  'Rosenheimer Straße 5': ['Im Rosenheimer Stil.', 'Eine ruhige Straße.'],
  '4 Gathering Way': ['A gathering space. 4 beds.', 'Gathering rooms.'],
  '3 Park Ave': [
    'Near the park. 3 bedrooms.',
    'Near the park\n3 bedrooms',
    'On Garnet Ave. Park views.',
    'Park!\n3 beds.',
  ],
  '12 Main St': ['The main bedroom.', 'On the street. Main level.', 'Main floor, 12 ft ceilings.'],
  'Broadway 12': ['A broadway show.'],
  '100 5th Ave': ['The fifth bedroom.', '5 bedrooms.', 'Since 1 May 2005.'],
  'The Old Mill, Church Lane': ['The church.', 'An old house.'],
  '1 A St': ['It is a home. 1 bath.', 'In a great place.'],
  '12 Oak St': ['Oak floors.', '2 oak doors, 12 windows.', 'Oak, 120 years old.'],
  'Via Roma 14': ['Tomatoes of Roma.', 'Vicina a Roma. 14 km.'],
  'ul. Marszałkowska 14': ['Blisko centrum, 14 minut.', 'Spokojna ulica.'],
  世纪大道85号: ['近地铁，85平方米。', '南北通透。'],
};

for (const [address, texts] of Object.entries(INNOCENT))
  test(`a text is left as it is that does not name ${address}`, (t) => {
    for (const text of texts) t.is(described(address, text), text);
  });

test('nothing is left of an address over two sentences but what was said around it, told once', (t) => {
  t.is(described('Leopoldstraße 14', 'Groß. In der Leopoldstr. 14. Hell.'), `Groß. ${ADDRESS_ON_REQUEST} Hell.`);
  t.is(described('Avda. de la Paz 3', 'Sol. Sita en Avda. de la Paz 3. Luz.'), `Sol. ${ADDRESS_ON_REQUEST} Luz.`);
  t.is(described('12 Main St', 'A. At 12 Main St. Yes, Main Street! B.'), `A. ${ADDRESS_ON_REQUEST} B.`);
});

test('links without a scheme, coordinates and columns that tell the place are withheld in other languages too', (t) => {
  t.is(described('Calle Colón 14', 'Ver haus-am-see.ch/14 hoy.'), `Ver ${ADDRESS_ON_REQUEST} hoy.`);
  t.is(described('Calle Colón 14', 'Latitud: 40,4. Sol.'), `${ADDRESS_ON_REQUEST} Sol.`);
  const keys = [
    'Dirección',
    'Calle',
    'Straße',
    'Hausnummer',
    'Rue',
    'Adresse',
    'Endereço',
    'Longitud',
    'Referencia catastral',
    '地址',
  ];
  const pairs = [...keys, 'Heating', 'Construed'].map((Key) => ({ Key, value: 'x' }));
  t.deepEqual(
    withheld('Calle Colón 14', { ExtensionColumn: pairs }).ExtensionColumn?.map(({ Key }) => Key),
    ['Heating', 'Construed'],
  );
});

/** Microseconds of this thread's processor: a loop over all words for each of them took seven seconds and more, where a tenth of one is enough. */
const LONGEST = 3_000_000;

test('a text of the greatest length is read in no time, whatever it repeats', (t) => {
  for (const part of ['a.', 'a-', 'paz ', 'calle de la ', '3 de ', '\u0301 ', 's. '])
    for (const address of ['Avda. de la Paz 3', '77 Secret Hollow Lane']) {
      const before = process.threadCpuUsage();
      described(address, part.repeat(65_000 / part.length));
      t.true(process.threadCpuUsage(before).user < LONGEST, `${part} ${address}`);
    }
});

/** Ways to write a street of a name: its kinds before or behind it, or as its end. */
const KINDS: readonly ((name: string, small: string) => string[])[] = [
  (name, small) => ['Calle', 'C/', 'c/', 'CALLE', 'Cl.'].map((kind) => `${kind} ${small}${name}`),
  (name, small) => ['Avenida', 'Avda.', 'Av.', 'Avd.', 'avenida'].map((kind) => `${kind} ${small}${name}`),
  (name, small) => ['rue', 'r.', 'Rue', 'RUE'].map((kind) => `${kind} ${small}${name}`),
  (name, small) => ['Rua', 'R.', 'rua'].map((kind) => `${kind} ${small}${name}`),
  (name) => ['straße', 'str.', 'strasse', '-Straße', ' Str.'].map((kind) => `${name}${kind}`),
  (name) => ['Street', 'St.', 'St', 'STREET'].map((kind) => `${name} ${kind}`),
  (name) => ['via', 'V.', 'Via'].map((kind) => `${kind} ${name}`),
  (name) => ['ul.', 'ulica', 'Ul.'].map((kind) => `${kind} ${name}`),
];

test('whatever the writing of the address, the words of the street with its number never stay', (t) => {
  const name = fc.constantFrom(
    'Colón',
    'Juniper',
    'Voltaire',
    'Prata',
    'Leopold',
    'Türken',
    'Secret Hollow',
    'Luis Vives',
  );
  const small = fc.constantFrom('', 'de ', 'de la ', 'da ');
  const number = fc.integer({ min: 1, max: 9_999 });
  const pick = fc.nat({ max: 59 });
  const gap = fc.constantFrom(' ', ', ', ' nº ', '  ');
  const around = fc.constantFrom(['', ''], ['In ', ' is it'], ['(', ')'], ['Ubicado en ', ', hoy']);
  fc.assert(
    fc.property(
      ...([fc.constantFrom(...KINDS), name, small, number, pick, pick] as const),
      ...([gap, fc.boolean(), fc.boolean(), around] as const),
      (kinds, called, between, house, one, other, blank, isBefore, isLoud, [before, behind]) => {
        const streets = kinds(called, between);
        const [address = '', written = ''] = [streets[one % streets.length], streets[other % streets.length]];
        const numbered = isBefore ? `${house}, ${written}` : `${written}${blank}${house}`;
        const said = `${before}${isLoud ? numbered.toUpperCase() : numbered}${behind}`;
        const isAmerican = address.endsWith('St') || address.endsWith('St.') || /street$/i.test(address);
        const shown = described(
          isAmerican ? `${house} ${address}` : `${address} ${house}`,
          `Nice home. ${said}. Big yard.`,
        );
        t.notRegex(
          shown.toLowerCase(),
          new RegExp(`${called.split(' ')[0]}|${house}`, 'i'),
          `${address}: ${said}: ${shown}`,
        );
        t.true(shown.startsWith('Nice home. ') && shown.endsWith(' Big yard.'), shown);
      },
    ),
  );
});
