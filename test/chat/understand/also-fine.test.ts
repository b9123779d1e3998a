import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

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
