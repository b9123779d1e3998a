import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { type Before, brief, read } from '../../../helpers/sample-vocabulary.ts';

type Rows = Record<string, string[]>;

const promise = (what: string, rows: Rows, before: Before = {}): void => {
  for (const [message, expected] of Object.entries(rows))
    test(`${what}: ${message}`, (t) => t.deepEqual(brief(read(message, { language: 'de', ...before })), expected));
};

const house = 'PropertyType is Single Family Residence';
const apartment = 'PropertyType is Apartment';
const wanted = (Field: 'City' | 'PropertyType', value: string): Constraint => ({
  Field,
  Operator: 'is',
  Value: [value],
  Words: '',
});
const shown: Before = { hasShown: true, talksOfSeveral: true };

promise('the last part of an unknown word says what kind of home it is, the rest is told as not understood', {
  'Waldrandgrundstück in El Cajon': ['PropertyType is Land', 'City is El Cajon', 'unexplained Waldrand'],
  'Blockbohlenhäuser in La Mesa': [house, 'City is La Mesa', 'unexplained Blockbohlen'],
  'Musikerwohnung in Schwabing mieten': [apartment, 'Near is Schwabing', 'SaleType is for_rent', 'unexplained Musiker'],
  'Haus in Carlsbad, aber kein Lehmhaus': [house, 'City is Carlsbad', 'unexplained kein Lehm'],
  'Wohnung beim Krankenhaus in München': [apartment, 'City is München', 'unexplained Krankenhaus'],
  'Rehenhaus in Carlsbad': ['PropertyType is Townhouse', 'City is Carlsbad'],
});

promise('what stands behind "mit" belongs to a home and is none', {
  'Haus mit großer Scheune in El Cajon': [house, 'City is El Cajon', 'unexplained Scheune'],
  'irgendwas mit Lagerhalle in El Cajon': ['City is El Cajon', 'unexplained Lagerhalle'],
  'Lagerhalle in El Cajon': ['City is El Cajon', 'unexplained Lagerhalle'],
  'Haus mit Bolzplatz in La Mesa': [house, 'City is La Mesa', 'unexplained Bolzplatz'],
  'Wohnung am Lindenplatz': [apartment, 'Street is Lindenplatz'],
});

promise('a kind of house that is refused leaves houses wanted', {
  'Haus in La Mesa, aber keine Doppelhaushälfte': [house, 'City is La Mesa', 'unexplained keine Doppelhaushälfte'],
  'keine Villa, lieber ein Reihenhaus': ['PropertyType not Single Family Residence', 'PropertyType is Townhouse'],
});
promise(
  'a kind of house that is refused leaves houses wanted that were asked for before',
  { 'bitte keine Villa': ['unexplained bitte keine Villa'] },
  { ...shown, constraints: [wanted('PropertyType', 'Single Family Residence')] },
);

promise(
  'what is too expensive or too far gives way to what is named in its place',
  {
    'La Mesa ist uns viel zu teuer, lieber El Cajon': ['City is El Cajon', 'without City La Mesa'],
    'die sind uns zu teuer, was gibts in El Cajon?': ['City is El Cajon'],
    'die sind uns zu teuer, was gibts Günstigeres in El Cajon?': ['City is El Cajon', 'less Price'],
    'die sind uns zu teuer': ['less Price'],
    'nimm El Cajon mit dazu': ['City is El Cajon', 'adds'],
  },
  { ...shown, constraints: [wanted('City', 'La Mesa')] },
);

promise('a bound that is refused behind it is turned round', {
  'Wohnung unter 70 qm kommt für uns nicht in Frage': [apartment, 'BuildingArea atLeast 70 Square Meters'],
  'unter 2 Schlafzimmern brauchts nicht sein': ['Bedrooms atLeast 2'],
  'Wohnung unter 70 qm': [apartment, 'BuildingArea atMost 70 Square Meters'],
  'die Bank gibt uns bloß 450.000': ['Price atMost 450000', 'unexplained Bank'],
});

promise(
  'only a clause that begins with its verb asks something of the homes that were shown',
  {
    'meine Tochter hat gesagt, ein Kamin muss her': ['Tag is fireplace'],
    'mir ist ein Kamin wichtig': ['Tag is fireplace'],
    'ein Kamin müsste dabei sein, wir frieren leicht': ['Tag is fireplace', 'unexplained frieren leicht'],
    'hat die erste einen Kamin': ['points at 1', 'asks Tag', 'asks for fireplace'],
    'ist da ein Kamin': ['points at focus', 'asks Tag', 'asks for fireplace'],
    'was zahle ich bei der zweiten an Hausgeld?': ['points at 2', 'asks HOAMonth'],
    'was kostet die zweite und wie hoch ist das Hausgeld?': ['points at 2', 'asks Price', 'asks HOAMonth'],
  },
  shown,
);

promise('who refuses a call or a viewing goes on looking', {
  'ich möchte keinen Rückruf, zeig mir nur Häuser in La Mesa': [house, 'City is La Mesa'],
  'einen Termin brauche ich nicht, nur Häuser in La Mesa': [house, 'City is La Mesa'],
  'seit Tagen kein Rückruf!': ['human'],
  'ich mag nicht mit einem Bot reden': ['human'],
});

promise(
  'what somebody can do without no longer matters',
  {
    'dann eben ohne Garten': ['with or without garden'],
    'auf den Garten können wir notfalls gut verzichten': ['with or without garden'],
    'die Sauna können wir uns schenken': ['with or without sauna'],
    'Garten lassen wir weg': ['with or without garden'],
    'statt Garten lieber Balkon': ['Tag is balcony', 'with or without garden'],
    'ohne Garten': ['Tag not garden'],
    'kenn ich schon alle': ['more'],
    'passt, danke dir': ['talk thanks'],
  },
  { hasShown: true },
);

promise('where visitors live, what they have and what they like is no condition', {
  'Umzug von Wien nach München, 2 Schlafzimmer': ['City is München', 'Bedrooms atLeast 2'],
  'Wir haben zwei Kinder und wohnen in Wien, Haus in Carlsbad gesucht': [house, 'City is Carlsbad'],
  'Ich mag alte Häuser. Gibt es Wohnungen in Alfama?': [apartment, 'Near is Alfama'],
  'Wir sind Nichtraucher ohne Haustiere, Wohnung in Alfama': [apartment, 'Near is Alfama'],
  'Wohnung in Alfama, bitte keine Haustiere': [apartment, 'Near is Alfama', 'Tag not pets'],
  'am liebsten Schwabing, notfalls Alfama': ['Near is Schwabing/Alfama'],
});

promise('a year of two digits is one', {
  'Baujahr 87': ['YearBuilt is 1987'],
  'ab Baujahr 70': ['YearBuilt atLeast 1970'],
  'Haus vor Baujahr 1960': [house, 'YearBuilt atMost 1959'],
});

promise(
  'a day of the calendar points at no home',
  {
    'Besichtigung ab dem 2. Januar möglich?': ['human'],
    'Ich bin vom 3. bis 9. Mai in San Diego, Besichtigung möglich?': ['human'],
  },
  { hasShown: true },
);

promise('a kind of home that listings have no type for is told as not understood', {
  'Büro zur Miete in Schwabing': ['SaleType is for_rent', 'Near is Schwabing', 'unexplained Büro'],
  'Wohnung in Schwabing mit Büro': [apartment, 'Near is Schwabing', 'Tag is home office'],
  'Wohnung in München, aber keine Maisonettewohnung': [
    apartment,
    'City is München',
    'unexplained keine Maisonettewohnung',
  ],
  'Kellerwohnung in München': [apartment, 'City is München'],
  'Wohnung im EG in München': [apartment, 'City is München', 'unexplained EG'],
  'Mehrfamilienhaus mit mindestens 5 Wohnungen in La Mesa': [
    'PropertyType is Multi Family',
    'City is La Mesa',
    'unexplained Wohnungen',
  ],
});

const wantedTags: Constraint[] = ['sauna', 'garage'].map((name) => ({
  Field: 'Tag',
  Operator: 'is',
  Value: [name],
  Words: name,
}));
const noLonger: readonly string[] = [
  ...['die Sauna ist vom Tisch', 'Sauna? Geschenkt!', 'die Sauna hat sich erledigt', 'eine Sauna ist verzichtbar'],
  ...['an der Sauna solls nicht liegen', 'auf die Sauna kommts mir nicht an', 'von der Sauna bin ich abgekommen'],
  ...['Die Sauna war der Wunsch meines Sohnes, die nehmen wir wieder raus', 'Sauna? Vergessen Sie es.'],
  ...['die Sauna könnte ich mir eh sparen', 'eine Sauna muss es auch gar nicht sein', 'es ginge auch ohne Sauna'],
  ...['wir würden auch ohne Sauna auskommen', 'die Sauna macht nur viel zu viel Arbeit', 'eine Sauna doch nicht'],
];
for (const message of noLonger)
  test(`a feature of before is given up in German: ${message}`, (t) => {
    const said = read(message, { ...shown, language: 'de', constraints: wantedTags });
    t.deepEqual(said.droppedTags, ['sauna']);
    t.deepEqual(said.constraints, []);
  });

promise('what is said behind "weder … noch" is said of both', {
  'Haus in La Mesa, weder Sauna noch Keller sind nötig': [
    house,
    'City is La Mesa',
    'with or without sauna',
    'with or without basement',
  ],
  'Haus in La Mesa, weder Sauna noch Keller': [house, 'City is La Mesa', 'Tag not sauna', 'Tag not basement'],
  'etwas in La Mesa, weder eine Wohnung noch ein Reihenhaus': [
    'City is La Mesa',
    'PropertyType not Apartment/Townhouse',
  ],
});

promise('a wish behind a comma leaves what "mit" joins to the home', {
  'Haus in La Mesa mit Keller und Sauna, Kamin wär schön': [
    house,
    'City is La Mesa',
    'Tag is basement',
    'Tag is sauna',
    'wish Tag is fireplace',
  ],
});

const lookedFor: Constraint[] = [
  wanted('PropertyType', 'Single Family Residence'),
  wanted('City', 'Carlsbad'),
  { Field: 'Bedrooms', Operator: 'atLeast', Value: 4, Words: '4 Schlafzimmer' },
  { Field: 'Price', Operator: 'atMost', Value: 800_000, Words: 'bis 800000' },
];

promise(
  'what was looked for is corrected in a few words',
  {
    'Grundstück ab 700 qm': ['LotArea atLeast 700 Square Meters'],
    'Grundstücke ab 700 qm': ['PropertyType is Land', 'LotArea atLeast 700 Square Meters'],
    '4 Schlafzimmer wären zu viel, 3 genügen': ['Bedrooms atLeast 3'],
    '4 sind zu wenig, wir brauchen 5': ['Bedrooms atLeast 5'],
    '780 statt 800': ['Price atMost 780000'],
    'mehr als 780000 wird eng': ['Price atMost 780000'],
    'kein Bedarf an Reihenhäusern': ['PropertyType not Townhouse'],
    'Oceanside bitte ausschließen': ['City not Oceanside'],
    'wir haben 90000 von Oma geerbt': [],
  },
  { ...shown, constraints: lookedFor },
);
