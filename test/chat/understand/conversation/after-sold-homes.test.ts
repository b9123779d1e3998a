import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { afterThreeShown } from '../../../helpers/readings.ts';
import { named } from '../../../helpers/statements.ts';

const sold: Constraint = { Field: 'Status', Operator: 'is', Value: 'Sold', Words: 'sold' };
const holds = (message: string): boolean =>
  afterThreeShown(message, { constraints: [named('City', 'La Mesa'), sold] }).includes('Status is Sold');

test('who looked at sold homes and asks what is for sale, to let, available or new, or begins elsewhere, wants none that are sold', (t) => {
  for (const message of [
    'what is for sale in El Cajon?',
    'are there any rentals?',
    "what's available in El Cajon?",
    '¿qué hay disponible en El Cajon?',
    "what's new this week in El Cajon?",
    '3 bedrooms in El Cajon under 700k',
    'was ist in El Cajon verfügbar?',
    "qu'est-ce qui est disponible à El Cajon ?",
    'o que está disponível em El Cajon?',
    'El Cajon有什么在售的？',
  ])
    t.false(holds(message), message);
});

test('who only narrows the search for sold homes, or looks for them in another town, goes on with them', (t) => {
  for (const message of ['with a pool', 'and in El Cajon?', 'under 700k', 'which sold for under 700k in El Cajon?'])
    t.true(holds(message), message);
});
