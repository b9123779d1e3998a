import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // "Sale" is a verb here, and a sale in English.
  'el taxi me sale caro, busco algo en La Mesa': 'City is La Mesa; unexplained taxi',
  // What is to be done with land, and why a type will not do, is no type.
  'lote para levantar nuestra casita en El Cajon': 'PropertyType is Land; City is El Cajon',
  'casa en La Mesa, en un departamento no cabemos': 'PropertyType is Single Family Residence; City is La Mesa',
  // The home that somebody has.
  'queremos dejar nuestro condominio en Carlsbad por una casa en La Mesa':
    'PropertyType is Single Family Residence; City is La Mesa',
  'llevo dos años de renta en Carlsbad, busco algo en La Mesa': 'City is La Mesa',
  // What is wished for stands behind its own "con".
  'de una planta, con garaje si se puede': 'Tag is single story; wish Tag is garage',
  'tengo mil preguntas y quiero alberca': 'Tag is pool',
};

const afterHomes: Record<string, string> = {
  // A question whether there are any is about others.
  '¿no habrá alguna con chimenea?': 'Tag is fireplace',
  '¿los tienen con balcón?': 'Tag is balcony',
  '¿con sótano ninguno?': 'Tag is basement',
  '¿ni una con alberca?': 'Tag is pool',
  '¿no tienes nada en La Mesa?': 'City is La Mesa',
  '¿ninguna en Carlsbad?': 'City is Carlsbad',
  '¿no hay nada por debajo de 600 mil?': 'Price atMost 600000',
  '¿y más baratas no hay?': 'less Price',
  '¿sin elevador?': 'Tag not elevator',
  // Taken back, refused with a reason, corrected.
  'la terraza la puedes borrar': 'with or without patio',
  'la alberca me espanta con el bebé, mejor que no haya': 'Tag not pool',
  'no quise decir garaje sino sótano': 'Tag is basement; with or without garage',
  'si no tienen con balcón, con terraza': 'Tag is patio; with or without balcony',
  'borra los que no acepten gatos': 'Tag is cats',
  // Reactions.
  'están lindos pero chiquitos': 'more BuildingArea',
  'esa no nos late': 'more',
  'ya vimos todas esas': 'more',
  'son para mi abuela': '',
  'aunque sea más antigua': '',
  '¿es muy antigua?': 'asks YearBuilt; points at focus',
  // Where somebody of the family lives is where a home is wanted, if it is said so.
  'mi tía vive en Carlsbad, busco algo por ahí': 'City is Carlsbad',
  'mi tía vive en Carlsbad y por allá llueve': '',
  // A person is wanted.
  'mi jefe quiere ver la tercera': 'human; points at 3; unexplained jefe',
  '¿cómo hago para visitarla?': 'human',
  'siempre nos cancelan': 'human',
  // Homes that were shown.
  'la dos y la tres, ¿cuál tiene más metros y cuál paga menos HOA?':
    'compares; points at 2; points at 3; asks BuildingArea; asks HOAMonth',
  'a la segunda le falta cochera, ¿hay otra con cochera?': 'more; points at 2; Tag is garage; unexplained falta',
};

const tests: [Record<string, string>, boolean][] = [
  [said, false],
  [afterHomes, true],
];
for (const [rows, hasShown] of tests)
  for (const [question, expected] of Object.entries(rows))
    test(`what Spanish visitors remark is understood: ${question}`, (t) => {
      const words = expected === '' ? [] : expected.split('; ');
      t.deepEqual(brief(read(question, { language: 'es', hasShown, talksOfSeveral: hasShown })).sort(), words.sort());
    });

const price: Constraint = { Field: 'Price', Operator: 'atMost', Value: 700_000, Words: '700 mil' };
const changed: Record<string, string> = {
  '¿y si le subimos a 760?': 'Price atMost 760000',
  'podríamos estirarnos hasta 790': 'Price atMost 790000',
};
for (const [question, expected] of Object.entries(changed))
  test(`a sum of before is raised in Spanish: ${question}`, (t) => {
    t.deepEqual(brief(read(question, { language: 'es', constraints: [price], hasShown: true })), [expected]);
  });

test('a link that is given is not asked for', (t) => {
  const said = brief(read('me mandaron este link https://homes.example/listing/1998089 ¿cuánto piden?'));
  t.true(said.includes('asks Price'));
  t.false(said.includes('asks Url'));
});
