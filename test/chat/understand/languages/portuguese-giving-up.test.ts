import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const sauna: Constraint = { Field: 'Tag', Operator: 'is', Value: ['sauna'], Words: 'sauna' };
const lift: Constraint = { Field: 'Tag', Operator: 'is', Value: ['elevator'], Words: 'elevador' };
const city: Constraint = { Field: 'City', Operator: 'is', Value: ['Bellevue'], Words: 'Bellevue' };
const bedrooms: Constraint = { Field: 'Bedrooms', Operator: 'atLeast', Value: 4, Words: '4 quartos' };
const area: Constraint = {
  ...{ Field: 'BuildingArea', Operator: 'atLeast', Value: 85, AreaUnit: 'Square Meters' },
  Words: '85 m2',
};
const before = { hasShown: true, talksOfSeveral: true, language: 'pt' } as const;
const told = (message: string, constraints: readonly Constraint[]): string[] =>
  brief(read(message, { ...before, constraints }));

const givenUp: readonly string[] = [
  'a sauna pode cair',
  'a sauna deixa quieto',
  'podem esquecer a sauna',
  'risca a sauna da lista',
  'larga a sauna',
  'passamos bem sem sauna',
  'a sauna era só um devaneio meu, pode ficar de fora',
  'a sauna é um luxo que não posso pagar',
  'sauna q se lixe',
  'sauna n precisa',
  'quanto à sauna, esqueça',
  'sem sauna serve',
  'sem sauna tá ótimo',
  'a sauna fica para outra altura',
  'mudei de ideias, sem a história da sauna',
  'a sauna afinal não faz falta',
  'a sauna na verdade tanto faz',
  'a sauna nós montamos mais tarde, não precisa',
  'não nos interessa se tem sauna',
  'tanto faz haver ou não sauna',
  'retiramos a sauna',
  'a sauna dá muita mão de obra',
  'deixa pra lá a sauna',
];
for (const message of givenUp)
  test(`a wish that is given up in casual Portuguese is one no more: ${message}`, (t) => {
    t.deepEqual(told(message, [city, sauna]), ['with or without sauna']);
  });

const kept: Record<string, string> = {
  'a sauna não pode faltar': 'Tag is sauna',
  'não passamos sem sauna': 'Tag is sauna',
  'não queremos abdicar da sauna': 'Tag is sauna',
  'a minha mulher diz que sem sauna não vai': 'Tag is sauna',
  'Bellevue é que não': 'City not Bellevue',
  'dispenso as que têm sauna': 'Tag not sauna',
  'tira as que precisam de obras': 'Tag not fixer-upper',
  'com lareira, pode ser?': 'Tag is fireplace',
  'e quanto à sauna, há?': 'Tag is sauna',
  'recusamo-nos a morar sem lareira': 'Tag is fireplace',
  'preferia sem sauna': 'Tag not sauna',
  'a minha sogra diz que sauna nem ver': 'Tag not sauna',
  'onde não permitam fazer alojamento local': 'Tag not short-term rental',
  'campo de golfe ao lado não': 'Tag not golf course',
};
for (const [message, expected] of Object.entries(kept))
  test(`what sounds alike gives nothing up: ${message}`, (t) => t.deepEqual(told(message, [city, sauna]), [expected]));

test('"nem … nem" before what does not matter gives up both', (t) => {
  t.deepEqual(told('nem a sauna nem o elevador são imprescindíveis', [sauna, lift]), [
    'with or without sauna',
    'with or without elevator',
  ]);
});

const widened: readonly string[] = [
  'alargue um pouco a área',
  'e nas redondezas?',
  'pode ficar mais afastado',
  'e noutras zonas da cidade?',
];
for (const message of widened)
  test(`who widens the search stays in the town that was named: ${message}`, (t) => {
    t.deepEqual(told(message, [city]), ['any Near', 'any ZIP', 'any Street']);
    t.deepEqual(told(message, [bedrooms]), ['any ZIP', 'any Street']);
  });

const numbers: Record<string, string[]> = {
  '4 quartos é demais, 3 chegam': ['Bedrooms atLeast 3', 'any Bedrooms'],
  '85 é pouco por causa do aquário, no mínimo 105': ['BuildingArea atLeast 105 Square Meters', 'unexplained aquário'],
  'podemos gastar mais': ['any Price'],
  'vivo cá desde 2009 e procuro elevador': ['Tag is elevator'],
};
for (const [message, expected] of Object.entries(numbers))
  test(`a number of before, or of the visitor's life, is only told of: ${message}`, (t) =>
    t.deepEqual(told(message, [bedrooms, area]), expected));

const shown: Record<string, string[]> = {
  'o terceiro não': ['more'],
  'essa zona não': ['more'],
  'isso mesmo': ['reply yes'],
  isso: ['reply yes'],
  'tem alguma mais barata com sauna?': ['Tag is sauna', 'less Price'],
  'ótimo. e alguma mais barata com sauna?': ['Tag is sauna', 'less Price'],
  'onde eu possa ter uma gata': ['Tag is cats'],
  'ainda estamos à procura, mas com sauna': ['Tag is sauna'],
  'continuamos à procura, mas com sauna': ['Tag is sauna'],
  'sauna ou lareira, um dos dois já chega': ['Tag is sauna/fireplace'],
  'agora filtra só os com sauna': ['Tag is sauna'],
  'com closet no quarto': ['Tag is walk-in closet'],
  'continue com sauna, mas 4 quartos': ['Tag is sauna', 'Bedrooms atLeast 4'],
  'elevador, o meu pai tem artrose': ['Tag is elevator', 'unexplained artrose'],
  'prefiro sauna a elevador': ['Tag is sauna', 'with or without elevator'],
};
for (const [message, expected] of Object.entries(shown))
  test(`an answer to what was shown goes on with the search: ${message}`, (t) =>
    t.deepEqual(told(message, [city]).toSorted(), expected.toSorted()));
