import test from 'ava';
import { read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const laJolla = ['Near is La Jolla', 'Near not La Jolla'];
const elCajon = ['Near is El Cajon', 'City not El Cajon'];
const around: Record<string, readonly string[]> = {
  'close to La Jolla but not in it': laJolla,
  'homes near La Jolla, not in La Jolla itself': laJolla,
  'near El Cajon but not in El Cajon': elCajon,
  'close to El Cajon but not in it': elCajon,
  'cerca de La Jolla pero no dentro': laJolla,
  'près de La Jolla mais pas dedans': laJolla,
  'in der Nähe von La Jolla, aber nicht in La Jolla selbst': laJolla,
  'perto de La Jolla mas não dentro': laJolla,
  'near La Jolla': laJolla.slice(0, 1),
  'not in La Jolla': laJolla.slice(1),
};
for (const [message, expected] of Object.entries(around))
  test(`what is near a place may leave out the place itself: ${message}`, (t) => {
    t.deepEqual(written(read(message).constraints).toSorted(), [...expected].toSorted());
  });

const distant: Record<string, string> = {
  'homes in La Mesa 20 minutes from San Diego': '20 minutes from San Diego',
  'homes in La Mesa within 20 minutes of San Diego': 'within 20 minutes of San Diego',
  'homes in La Mesa near San Diego': 'near San Diego',
  'viviendas en La Mesa a 20 minutos de San Diego': 'a 20 minutos de San Diego',
  'logements à La Mesa à 20 minutes de San Diego': '20 minutes de San Diego',
  'Immobilien in La Mesa, 20 Minuten von San Diego': '20 Minuten von San Diego',
  '离San Diego 20分钟的La Mesa房子': '离San Diego 20分钟',
};
for (const [message, expected] of Object.entries(distant))
  test(`how far another town is is no condition, and said not to be: ${message}`, (t) => {
    const { constraints, unexplained } = read(message);
    t.deepEqual([written(constraints), unexplained], [['City is La Mesa'], [expected]]);
  });

test('a refusal of something else does not make a distant town a wanted one', (t) => {
  const { constraints, unexplained } = read('homes in La Mesa 20 minutes from San Diego, no HOA');
  t.deepEqual(
    [written(constraints).toSorted(), unexplained],
    [['City is La Mesa', 'HOAMonth is 0'], ['20 minutes from San Diego']],
  );
});

const both = ['homes in La Mesa or near San Diego', 'near La Mesa or San Diego', 'La Mesa and San Diego'];
for (const message of both)
  test(`of several towns each is wanted: ${message}`, (t) => {
    t.deepEqual(written(read(message).constraints), ['City is La Mesa, San Diego']);
  });
