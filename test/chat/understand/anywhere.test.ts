import test from 'ava';
import { read } from '../../helpers/sample-vocabulary.ts';

const staysInTown = [
  'any neighborhood is fine',
  'no importa el barrio',
  'peu importe le quartier',
  'egal in welchem Stadtteil',
  'qualquer bairro serve',
];
for (const message of staysInTown)
  test(`who takes any part of the town stays in the town: ${message}`, (t) => {
    t.deepEqual(read(message, { hasShown: true }).dropped, ['Near', 'ZIP', 'Street']);
  });

for (const message of ['anywhere is fine', 'no importa la ciudad', 'partout', 'egal wo', 'em qualquer cidade'])
  test(`who takes any place leaves the town: ${message}`, (t) => {
    t.deepEqual(read(message, { hasShown: true }).dropped, ['City', 'Near', 'ZIP', 'Street']);
  });
