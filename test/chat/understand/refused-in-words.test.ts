import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const POOL = 'Tag not pool';
const TOWN = 'City not El Cajon';
const FEE = 'HOAMonth is 0';

const refusals: Record<string, readonly string[]> = {
  [POOL]: [
    'rather without a pool',
    'a pool, absolutely not',
    'my wife is scared of pools, so without',
    'prefiero sin alberca',
    'una alberca, ni loco',
    'de ninguna manera con alberca',
    'je préfère sans piscine',
    'plutôt sans piscine',
    'une piscine, surtout pas !',
    'ma femme a peur des piscines, donc sans',
    'lieber ohne Pool',
    'einen Pool, bloß nicht',
    'niemals mit Pool',
    'prefiro sem piscina',
    'piscina nem pensar',
    'de jeito nenhum com piscina',
    '泳池绝对不要',
  ],
  [TOWN]: [
    'never again El Cajon',
    'no way El Cajon',
    'stop showing me El Cajon',
    'deja de mostrarme El Cajon',
    'nunca más El Cajon',
    'ne me proposez plus El Cajon',
    'arrêtez de me proposer El Cajon',
    'plus jamais El Cajon',
    'El Cajon vous pouvez oublier',
    'nie wieder El Cajon',
    'zeigt mir nicht mehr El Cajon',
    'hört auf mit El Cajon',
    'parem de me mostrar El Cajon',
    'El Cajon podem esquecer',
  ],
  [FEE]: ['I want to avoid HOAs', 'quiero evitar el HOA', 'je veux éviter les HOA', 'quero evitar condomínio'],
};

for (const [refused, messages] of Object.entries(refusals))
  for (const message of messages)
    test(`what is refused is never looked for: ${message}`, (t) => {
      const said = brief(read(message, { hasShown: true, talksOfSeveral: true }));
      const [field = ''] = refused.split(' ');
      t.deepEqual(
        said.filter((one) => one.startsWith(`${field} `)),
        [refused],
      );
    });
