import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

type Rows = Record<string, string[]>;

const promise = (what: string, rows: Rows, hasShown = false): void => {
  for (const [question, expected] of Object.entries(rows))
    test(`${what}: ${question}`, (t) => t.deepEqual(brief(read(question, { language: 'de', hasShown })), expected));
};

promise('words written together say what their parts say', {
  Dreizimmerwohnungen: ['Bedrooms atLeast 2', 'PropertyType is Apartment'],
  '5 Zi Whg in München': ['Bedrooms atLeast 4', 'PropertyType is Apartment', 'City is München'],
  'Einzimmerwohnung in Schwabing': ['Bedrooms is 0', 'PropertyType is Apartment', 'Near is Schwabing'],
  '1-Zimmer-Appartement': ['Bedrooms is 0', 'PropertyType is Apartment'],
  Studiowohnung: ['PropertyType is Apartment', 'Bedrooms is 0'],
  'Neubauhaus in Carlsbad': ['PropertyType is Single Family Residence', 'Tag is new construction', 'City is Carlsbad'],
  Gartenwohnung: ['Tag is garden', 'PropertyType is Apartment'],
  'Terrassenwohnung in Alfama': ['Tag is patio', 'PropertyType is Apartment', 'Near is Alfama'],
  'Wohnung mit Tiefgaragenplatz': ['PropertyType is Apartment', 'ParkingSpots atLeast 1', 'Tag is garage'],
  'Haushälfte in La Mesa': ['PropertyType is Single Family Residence', 'City is La Mesa'],
  'Bungalow in El Cajon gesucht': ['PropertyType is Single Family Residence', 'City is El Cajon'],
});

promise('umlauts may be written with an e', {
  'Haus mit Spuelmaschine und Gaestehaus': [
    'PropertyType is Single Family Residence',
    'Tag is dishwasher',
    'Tag is guest house',
  ],
  'eingezaeunter Hof': ['Tag is fenced yard'],
});

promise('what would be missing is wanted, what is missing is not', {
  'ohne Keller läuft bei uns nix': ['Tag is basement'],
  'Wohnung ohne Aufzug kommt nicht in Frage': ['PropertyType is Apartment', 'Tag is elevator'],
  'nicht ohne Garage': ['Tag is garage'],
  'Haus ohne Keller': ['PropertyType is Single Family Residence', 'Tag not basement'],
  'weder Sauna noch Pool': ['Tag not sauna', 'Tag not pool'],
  'noch eine Sauna dazu': ['Tag is sauna', 'adds'],
  'Katzen verboten': ['Tag not cats'],
  'kein Parkplatz nötig': ['any ParkingSpots'],
  'auf den Pool können wir gut verzichten': ['with or without pool'],
  'verzichten könnten wir auf einen Kamin': ['with or without fireplace'],
});

promise('streets are read with and without a preposition, and no other word is one', {
  'mietwohnung lindenstraße': ['SaleType is for_rent', 'PropertyType is Apartment', 'Street is Lindenstraße'],
  'etwas in der Ludwigstr frei?': ['Street is Ludwigstr'],
  'hat einen Stellplatz, Schwabing': ['ParkingSpots atLeast 1', 'Near is Schwabing'],
  'Haus an einer Hauptstraße': ['PropertyType is Single Family Residence', 'unexplained Hauptstraße'],
});

promise('where somebody lives, lived or comes from is no place that is looked for', {
  'wir haben lange in Seattle gelebt und wollen nach Bellevue': ['City is Bellevue'],
  'ich wohne zurzeit in La Mesa, suche aber in Carlsbad': ['City is Carlsbad'],
  'kommen ursprünglich aus München, Haus in Oceanside': [
    'PropertyType is Single Family Residence',
    'City is Oceanside',
  ],
});

promise('states and countries are no towns, parts of towns are named with an article', {
  'Haus in La Mesa in Kalifornien': ['PropertyType is Single Family Residence', 'City is La Mesa'],
  'Wohnung im Westend': ['PropertyType is Apartment', 'Near is Westend'],
  'Wohnung in Augsburg': ['PropertyType is Apartment', 'City is Augsburg'],
  'wohnung leipzig mieten': ['PropertyType is Apartment', 'City is Leipzig', 'SaleType is for_rent'],
});

promise('no noun is a place for its capital letter alone', {
  'Haus mit Zisterne': ['PropertyType is Single Family Residence', 'unexplained Zisterne'],
  'Wohnung in Waldrandlage': ['PropertyType is Apartment', 'unexplained Waldrandlage'],
  'Haus in kinderfreundlicher Umgebung': ['PropertyType is Single Family Residence', 'unexplained kinderfreundlicher'],
  'Wohnung nahe Tutzing': ['PropertyType is Apartment', 'Near is Tutzing'],
  'haus in tutzing': ['PropertyType is Single Family Residence', 'City is Tutzing'],
});

promise('a plot is a type unless a house stands on it', {
  'Haus kaufen, Grundstück eingezäunt': [
    'PropertyType is Single Family Residence',
    'SaleType is for_sale',
    'Tag is fenced yard',
  ],
  'Haus oder Grundstück': ['PropertyType is Single Family Residence/Land'],
  'kein Haus, sondern ein Grundstück': ['PropertyType not Single Family Residence', 'PropertyType is Land'],
});

promise('cars that somebody has are no parking', {
  'wir haben 2 Autos': [],
  'Platz für 2 Autos': ['ParkingSpots atLeast 2'],
});

promise('prices tell rent or sale by their names', {
  'Kaufpreis maximal 450.000': ['SaleType is for_sale', 'Price atMost 450000'],
  'Verkaufspreis unter 1 Mio': ['SaleType is for_sale', 'Price atMost 1000000'],
  'monatlich höchstens 900 Euro': ['SaleType is for_rent', 'Price atMost 900', 'Currency is €'],
  '1100 € KM': ['SaleType is for_rent', 'Price atMost 1100', 'Currency is €'],
  'die Miete soll 1000 nicht überschreiten': ['SaleType is for_rent', 'Price atMost 1000'],
  'Wohnung zur Dauermiete': ['PropertyType is Apartment', 'SaleType is for_rent'],
  'wir wollen uns ein Haus zulegen': ['PropertyType is Single Family Residence', 'SaleType is for_sale'],
  'mehr als 2 Millionen wollen wir nicht ausgeben': ['Price atMost 2000000'],
  'zw. 800 und 1000 kalt': ['SaleType is for_rent', 'Price atLeast 800', 'Price atMost 1000'],
});

promise('ages, days and sizes are read by their comparisons', {
  'nicht älter als 5 Jahre': ['YearBuilt atLeast 2021'],
  'neuer als Baujahr 1999': ['YearBuilt atLeast 2000'],
  'schon länger als 30 Tage auf dem Markt': ['DaysOnMarket atLeast 31'],
  'die vier größten Häuser': ['PropertyType is Single Family Residence', 'order BuildingArea desc', 'limit 4'],
  'Grundstücke, größtes zuerst': ['PropertyType is Land', 'order LotArea desc'],
  'das älteste Haus': ['PropertyType is Single Family Residence', 'order YearBuilt asc', 'limit 1'],
  'die Häuser nach dem Quadratmeterpreis gereiht': [
    'PropertyType is Single Family Residence',
    'order PricePerArea asc',
  ],
});

promise('particles are no wishes', {
  'das Haus darf ruhig etwas älter sein': ['PropertyType is Single Family Residence'],
  'die Wohnung soll ruhig gelegen sein': ['PropertyType is Apartment', 'Tag is quiet'],
});

promise('what many are is a condition, what one is a question', {
  'Welche Wohnungen wurden schon verkauft?': ['PropertyType is Apartment', 'Status is Sold'],
  'Was kommt bald auf den Markt?': ['Status is PreOnMarket'],
  'Ist das Haus Leopoldstraße 7 noch zu haben?': ['Address is Leopoldstraße 7', 'asks Status'],
  'Steht die Leopoldstraße 7 noch zur Verfügung?': ['Address is Leopoldstraße 7', 'asks Status'],
  'Wann wurde das Objekt an der Leopoldstraße 7 errichtet?': ['Address is Leopoldstraße 7', 'asks YearBuilt'],
  'was kost die 2151234': ['MLSNumber is 2151234', 'asks Price'],
  'Was ist vernünftiger, 2151234 oder 2160000?': ['MLSNumber is 2151234', 'MLSNumber is 2160000', 'compares'],
  'verkaufte Häuser': ['Status is Sold', 'PropertyType is Single Family Residence'],
  'Brauche ich beim Hauskauf einen Notar?': ['talk knowledge', 'unexplained Notar'],
  'Geben Sie mir endlich einen Menschen': ['human'],
  'Was ist der Unterschied zwischen Hausgeld und Nebenkosten?': ['talk knowledge'],
});

promise(
  'a search goes on in few words',
  {
    'lieber 4 Zimmer': ['Bedrooms atLeast 3'],
    'Ein Kamin sollte sie haben.': ['Tag is fireplace', 'points at focus'],
    'Dürfte ich ergänzen, dass eine Sauna da sein sollte?': ['Tag is sauna'],
    'die Sauna kann meinetwegen wegfallen': ['with or without sauna'],
    'den Kamin kannst du weglassen': ['with or without fireplace'],
    'ohne Sauna ginge auch': ['with or without sauna', 'adds'],
    'da fehlt noch eine Garage': ['Tag is garage'],
    'gibt es dasselbe auch in Bellevue?': ['City is Bellevue'],
    'gibts da was Größeres': ['more BuildingArea'],
    'noch eins bitte': ['more'],
    'nein danke, mehr will ich nicht wissen': ['reply no'],
    'keinen Balkon, lieber eine Terrasse': ['Tag not balcony', 'Tag is patio'],
    'gibt es da auch welche bis 700.000?': ['Price atMost 700000'],
    'was unterscheidet das erste vom dritten': ['points at 1', 'points at 3', 'compares'],
    'wie hoch ist da das Hausgeld beim zweiten': ['points at 2', 'asks HOAMonth'],
    'wie alt ist die erstgenannte': ['points at 1', 'asks YearBuilt'],
    'wie lange sind die ersten beiden schon online': ['points at 1', 'points at 2', 'asks DaysOnMarket'],
  },
  true,
);
