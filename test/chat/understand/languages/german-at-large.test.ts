import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

type Rows = Record<string, string[]>;

const promise = (what: string, rows: Rows, hasShown = false): void => {
  for (const [question, expected] of Object.entries(rows))
    test(`${what}: ${question}`, (t) => t.deepEqual(brief(read(question, { language: 'de', hasShown })), expected));
};

promise('what the visitor tells of his own home is no condition', {
  'Da wir unser Haus in Carlsbad verkauft haben, suchen wir eine Mietwohnung in Schwabing': [
    'SaleType is for_rent',
    'PropertyType is Apartment',
    'Near is Schwabing',
  ],
  'Meine jetzige Wohnung in La Mesa hat nur zwei Schlafzimmer, gesucht wird ein Haus in Oceanside': [
    'PropertyType is Single Family Residence',
    'City is Oceanside',
  ],
  'wir wohnen in einer Mietwohnung in El Cajon und wollen ein Reihenhaus in Carlsbad': [
    'PropertyType is Townhouse',
    'City is Carlsbad',
  ],
  'unser neues Haus soll in La Mesa stehen': ['PropertyType is Single Family Residence', 'City is La Mesa'],
  'Unsere Wohnung muss einen Balkon haben': ['PropertyType is Apartment', 'Tag is balcony'],
});

promise('a noun of every day behind "im" or "in" is no place', {
  'Im Urlaub gesehen: Haus in Carlsbad': [
    'PropertyType is Single Family Residence',
    'City is Carlsbad',
    'unexplained Urlaub',
  ],
  'Wohnung im Hinterhof in Schwabing': ['PropertyType is Apartment', 'Near is Schwabing', 'unexplained Hinterhof'],
  'Wohnung im Lehel': ['PropertyType is Apartment', 'Near is Lehel'],
});

promise('what "lieber" prefers is wanted, what stands behind "als" is not', {
  'lieber ein Reihenhaus als ein Haus, Carlsbad': [
    'PropertyType is Townhouse',
    'City is Carlsbad',
    'without PropertyType Single Family Residence',
  ],
  'eher in Oceanside als in La Mesa, Wohnung': [
    'City is Oceanside',
    'PropertyType is Apartment',
    'without City La Mesa',
  ],
  'lieber kaufen als mieten in Schwabing': ['SaleType is for_sale', 'Near is Schwabing', 'any SaleType'],
});

promise('whether there is something may not matter', {
  'Haus in La Mesa, ob es eine Sauna gibt, ist mir gleich': [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'with or without sauna',
  ],
  'Haus in La Mesa, Aufzug hingegen kommt nicht in Frage': [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'Tag not elevator',
  ],
  'Haus mit Kamin, ein Pool dagegen kommt nicht in Frage': [
    'PropertyType is Single Family Residence',
    'Tag is fireplace',
    'Tag not pool',
  ],
  'bitte nix Möbliertes, Wohnung in Schwabing': ['Tag not furnished', 'PropertyType is Apartment', 'Near is Schwabing'],
  'nichts am El Cajon Blvd': ['Street not El Cajon Blvd'],
});

promise('numbers are of what they stand beside', {
  'Haus kaufen, ab 140 qm: 3 Schlafzimmer': [
    'PropertyType is Single Family Residence',
    'SaleType is for_sale',
    'BuildingArea atLeast 140 Square Meters',
    'Bedrooms atLeast 3',
  ],
  'Haus gebaut zwischen 1960 und 1980': [
    'PropertyType is Single Family Residence',
    'YearBuilt atLeast 1960',
    'YearBuilt atMost 1980',
  ],
  'Haus von 1931 in La Mesa': ['PropertyType is Single Family Residence', 'YearBuilt is 1931', 'City is La Mesa'],
  'Wohnung für 1931 in La Mesa': ['PropertyType is Apartment', 'Price atMost 1931', 'City is La Mesa'],
  'Neubau ab 2018': ['Tag is new construction', 'YearBuilt atLeast 2018'],
  'Häuser älter als 45 Tage am Markt': ['PropertyType is Single Family Residence', 'DaysOnMarket atLeast 46'],
  'Mietwohnung bis 1850 KM': ['SaleType is for_rent', 'PropertyType is Apartment', 'Price atMost 1850'],
  'Haus 7 km vom Balboa Park': ['PropertyType is Single Family Residence', 'Near is Balboa Park'],
  'Garage für vier Autos': ['Tag is garage', 'ParkingSpots atLeast 4'],
  'Haus mit Doppelgarage': ['PropertyType is Single Family Residence', 'ParkingSpots atLeast 2', 'Tag is garage'],
});

promise('who wants to visit a home says when, not how long it is on the market', {
  'Besichtigung noch diese Woche möglich?': ['human'],
  'nur die aus dieser Woche': ['DaysOnMarket atMost 7'],
});

promise('dialect is German', {
  'i suach a Haus mit Kamin in La Mesa': [
    'PropertyType is Single Family Residence',
    'Tag is fireplace',
    'City is La Mesa',
  ],
  "Wohnig z'miete in Genf": ['PropertyType is Apartment', 'SaleType is for_rent', 'City is Genève'],
  'Unser Stubentiger zieht mit ein': ['Tag is cats'],
});

promise('what is asked may go around the home that is named', {
  'Wann wurde das Haus 14 Oak St gebaut?': ['Address is 14 Oak St', 'asks YearBuilt'],
  'wie lange ist SD-26-1043 schon online': ['MLSNumber is SD-26-1043', 'asks DaysOnMarket'],
  'gibt es die Wohnung SD-26-1043 noch?': ['MLSNumber is SD-26-1043', 'asks Status'],
});

promise('talk about buying at large is about no home', {
  'Wie läuft der Hauskauf ab?': ['talk knowledge'],
  'Habt ihr sonntags geöffnet?': ['talk agency'],
});

promise(
  'what was shown is gone on from',
  {
    'Kamin is mir wurscht': ['with or without fireplace'],
    'und solche ohne HOA?': ['HOAMonth is 0'],
    'nur die aus den letzten 5 Tagen': ['DaysOnMarket atMost 5'],
    'was gibts sonst noch': ['more'],
  },
  true,
);
