import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkReadings } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';

const house = 'PropertyType is Single Family Residence';
const apartment = 'PropertyType is Apartment';
const laMesa = 'City is La Mesa';
const german: Before = { language: 'de' };
const wanted = (Field: 'PropertyType' | 'Tag', value: string): Constraint => ({
  Field,
  Operator: 'is',
  Value: [value],
  Words: '',
});
const shown: Before = { ...german, hasShown: true, talksOfSeveral: true };

checkReadings(
  'who cannot climb stairs wants a home on one floor, unless there is a lift',
  {
    'Haus in La Mesa ohne Treppen': [house, laMesa, 'Tag is single story'],
    'Haus in La Mesa, bloß nichts mit Treppen': [house, laMesa, 'Tag is single story'],
    'Treppen schaffen wir nicht mehr, Haus in La Mesa': [house, laMesa, 'Tag is single story'],
    'Meine Frau kann keine Treppen mehr steigen, Wohnung mit Aufzug': [apartment, 'Tag is elevator'],
  },
  german,
);

checkReadings(
  'how old somebody is says neither a price nor a year',
  {
    'wir sind beide über 70, Haus in La Mesa': [house, laMesa],
    'wir sind beide über 70 Jahre alt, Haus in La Mesa': [house, laMesa],
    'wir sind Mitte 60, Haus in La Mesa bis 600k': [house, laMesa, 'Price atMost 600000'],
    'meine Eltern sind über 80, Haus in La Mesa ab 500.000': [house, laMesa, 'Price atLeast 500000'],
  },
  german,
);

checkReadings(
  'animals that nobody has are no condition',
  {
    'Haustiere habe ich keine, Wohnung mit Waschmaschine': [
      apartment,
      'Tag is laundry',
      'unexplained Haustiere habe ich keine',
    ],
    'Wohnung mit Aufzug, wir haben keine Haustiere': [
      apartment,
      'Tag is elevator',
      'unexplained wir haben keine Haustiere',
    ],
    'Wohnung mit Aufzug, keine Haustiere im Haus': [apartment, 'Tag is elevator', 'Tag not pets'],
    'Wohnung zur Miete, unser Hund kommt mit': [apartment, 'SaleType is for_rent', 'Tag is dogs'],
  },
  german,
);

checkReadings(
  'what is called "gern auch" is only wished for, where it is no other place or kind of home',
  {
    'Haus in La Mesa mit Sauna, gern auch Kamin': [house, laMesa, 'Tag is sauna', 'wish Tag is fireplace', 'adds'],
    'Haus in La Mesa, Pool wäre nicht schlecht': [house, laMesa, 'wish Tag is pool'],
    'Reihenhaus in La Mesa, gern auch Eigentumswohnung': ['PropertyType is Townhouse/Condominium', laMesa, 'adds'],
  },
  german,
);
checkReadings(
  'kinds of homes that are called "gerne auch" are added',
  {
    'gerne auch Eigentumswohnung oder freistehendes Haus': [
      'PropertyType is Condominium/Single Family Residence',
      'adds',
    ],
  },
  { ...shown, constraints: [wanted('PropertyType', 'Townhouse')] },
);

checkReadings(
  'refused is what would be bad, and what "ohne" stands before though something else would be fine',
  {
    'Haus in La Mesa, Eckgrundstück wäre schlecht': [house, laMesa, 'Tag not corner lot'],
    'ohne Pool, Sauna wäre ok, La Mesa': [laMesa, 'Tag not pool', 'with or without sauna'],
    'ka Pool, Haus in La Mesa': [house, laMesa, 'Tag not pool'],
    'Haus in La Mesa, einen Pool, den ich nicht mit den Nachbarn teilen muss': [
      house,
      laMesa,
      'Tag is pool',
      'Tag not community pool',
    ],
    'Wohnung, weder Souterrain noch Erdgeschoss': [apartment, 'unexplained weder Souterrain noch Erdgeschoss'],
    'Haus in La Mesa ohne Ölheizung': [house, laMesa, 'unexplained ohne Ölheizung'],
    'Haus in La Mesa, nicht an einer Hauptstraße': [house, laMesa, 'unexplained nicht an einer Hauptstraße'],
  },
  german,
);

checkReadings(
  'what nobody needs is neither wanted nor refused',
  {
    'weder Garten noch Pool brauche ich, Haus in La Mesa': [
      house,
      laMesa,
      'with or without garden',
      'with or without pool',
    ],
    'keinen Pool brauche ich, aber eine Garage, La Mesa': [laMesa, 'Tag is garage', 'with or without pool'],
  },
  german,
);
checkReadings(
  'without a feature of before is fine, too',
  { 'ohne Pool auch ok': ['with or without pool'] },
  { ...shown, constraints: [wanted('Tag', 'pool')] },
);

checkReadings(
  'every way to name a kind of home',
  {
    'Maisonette mit Balkon': [apartment, 'Tag is balcony'],
    'Ferienwohnung mit Balkon': [apartment, 'Tag is balcony', 'Tag is short-term rental'],
    'Drei-Familien-Haus in La Mesa': ['PropertyType is Multi Family', laMesa],
    'Haus in La Mesa mit großem Hof': [house, laMesa, 'Tag is yard'],
    'Haus in La Mesa, Garten muss eingezäunt sein': [house, laMesa, 'Tag is fenced yard'],
  },
  german,
);

checkReadings(
  'a wish for a nice evening, a fee and a call back look for no homes',
  {
    'Danke schön und noch einen schönen Abend!': ['talk thanks'],
    'welche Provision nehmen Sie eigentlich?': ['talk agency'],
    'was kostet mich die Vermittlung bei euch?': ['talk agency'],
    'ich bräuchte mal jemanden, der mich zurückruft': ['human'],
  },
  shown,
);
