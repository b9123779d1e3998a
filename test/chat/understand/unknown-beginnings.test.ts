import test from 'ava';
import { read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const messages: Record<string, readonly string[]> = {
  'Vorrei una casa a San Diego': ['San Diego'],
  'Cerco una casa a San Diego': ['San Diego'],
  'Vorrei comprare casa a La Mesa con tre camere': ['La Mesa'],
  'Tacoma house': ['Tacoma'],
  'Tacoma apartments for rent': ['Tacoma'],
};
for (const [message, towns] of Object.entries(messages))
  test(`a word before an article is no town, and one before homes is: ${message}`, (t) => {
    const cities = written(read(message).constraints).filter((one) => one.startsWith('City'));
    t.deepEqual(cities, [`City is ${towns.join(', ')}`]);
  });
