import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const house = 'PropertyType is Single Family Residence';
const flat = 'PropertyType is Apartment';
const added: Record<string, string> = {
  'condos are fine too': 'PropertyType is Condominium',
  'también acepto condominios': 'PropertyType is Condominium',
  "j'accepte aussi les appartements": flat,
  'un appartement ça va aussi': flat,
  'Wohnung geht auch': flat,
  'também aceito moradias': house,
};
for (const [message, expected] of Object.entries(added))
  test(`what is fine too is looked for beside what was: ${message}`, (t) => {
    t.deepEqual(brief(read(message, { hasShown: true })), [expected, 'adds']);
  });

const allowed: readonly string[] = [
  ...['El Cajon is fine after all', 'El Cajon would be ok', 'El Cajon está bien después de todo', 'me vale El Cajon'],
  ...['finalement El Cajon ça va', 'El Cajon geht doch', 'El Cajon ist doch in Ordnung', 'El Cajon serve afinal'],
  ...['El Cajon还是可以的', 'El Cajon也可以'],
];
for (const message of allowed)
  test(`what is said to be fine may have been excluded before: ${message}`, (t) => {
    const { constraints, allows, adds } = read(message, { hasShown: true });
    t.deepEqual(written(constraints), ['City is El Cajon']);
    t.true(allows === true || adds);
  });
