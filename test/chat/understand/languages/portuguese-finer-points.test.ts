import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // What is not to be missing is wanted, and so is what would lack it.
  'não queremos casas sem garagem': 'PropertyType is Single Family Residence; Tag is garage',
  'nada de apartamentos sem elevador': 'PropertyType is Apartment; Tag is elevator',
  'não me interessam terrenos': 'PropertyType not Land',
  'não estamos interessados em La Mesa': 'City not La Mesa',
  // Works on the home.
  'um imóvel onde não tenhamos obras': 'Tag not fixer-upper',
  'moradia chave na mão': 'PropertyType is Single Family Residence; Tag is renovated',
  // What need not be says nothing of how many.
  'preciso de garagem mas não tem de ser para 3 carros': 'Tag is garage; any ParkingSpots',
  // "Em" does not name a town everywhere.
  'sem ninguém em baixo': '',
  'apartamento em bruto em Lisboa': 'PropertyType is Apartment; City is Lisboa',
  // Who calls the town so tells the language of a bare T3.
  'T3 Lisboa': 'City is Lisboa; Bedrooms atLeast 3',
  // "Há" asks whether there is any, and counts no days.
  'há T2 em Lisboa até 300 mil?': 'City is Lisboa; Bedrooms atLeast 2; Price atMost 300000',
  // Sums.
  'uns 200 e tal mil em Lisboa': 'City is Lisboa; Price atLeast 200000; Price atMost 300000',
  'não pago mais de 900 de renda': 'SaleType is for_rent; Price atMost 900',
  '60 mil contos em Lisboa': 'City is Lisboa',
  // Places and features.
  'moradia ao pé do mar': 'PropertyType is Single Family Residence; Tag is beach access',
  'apartamentos no CEP 98109': 'PropertyType is Apartment; ZIP is 98109',
  'o que apareceu no site esta semana': 'DaysOnMarket atMost 7',
  't2 cascais': 'City is Cascais; Bedrooms atLeast 2',
  'com placa fotovoltaica': 'Tag is solar',
  'um t1 que não seja de gaveto': 'Bedrooms atLeast 1; Tag not corner lot',
  'apartamento com jardim próprio': 'PropertyType is Apartment; Tag is garden',
  'com vista pras serras': 'Tag is mountain view',
  'queremos ver o lago da varanda': 'Tag is balcony; Tag is water view',
  'casa à beira da água': 'PropertyType is Single Family Residence; Tag is waterfront',
  'moradia com acesso fácil à praia': 'PropertyType is Single Family Residence; Tag is beach access',
  'para nós reabilitarmos': 'Tag is fixer-upper',
  'tudo reformadinho': 'Tag is renovated',
  'com abrigo para o carro': 'Tag is carport',
  'lugar pra encostar o motorhome': 'Tag is rv parking',
  'imóvel pro booking': 'Tag is short-term rental',
  'por causa do nosso border collie': 'Tag is dogs',
  'com a bicharada toda': 'Tag is pets',
  'só quero sossego': 'Tag is quiet',
  'sítio para o teletrabalho': 'Tag is home office',
  'vaga coberta': 'Tag is carport',
  // A building with something in it is where the flat is.
  'T1 num edifício com ginásio': 'Bedrooms atLeast 1; Tag is gym',
  'T1, prédio sem lareira': 'Bedrooms atLeast 1; Tag not fireplace',
  'prédios com várias frações': 'PropertyType is Multi Family',
  // "No" names a town behind homes, not behind a part of the body or the house.
  'problemas no cotovelo, casa em La Mesa':
    'PropertyType is Single Family Residence; City is La Mesa; unexplained problemas; unexplained cotovelo',
  't1 na madragoa': 'City is Madragoa; Bedrooms atLeast 1',
  // The end of a street in English is a verb here.
  'casa em Escondido pode ter piscina': 'PropertyType is Single Family Residence; City is Escondido; Tag is pool',
  'T1 na Rua da Fonte': 'Street is Rua da Fonte; Bedrooms atLeast 1',
  // Fees.
  'quota mensal inferior a 200': 'HOAMonth atMost 200',
  'T1, renda entre 850 e 950': 'SaleType is for_rent; Bedrooms atLeast 1; Price atLeast 850; Price atMost 950',
  'farta de pagar aluguel, quero comprar um T1': 'SaleType is for_sale; Bedrooms atLeast 1',
  'morro de frio, T1 com lareira': 'Bedrooms atLeast 1; Tag is fireplace',
  // Short forms, of which one is a street in Spain.
  'moradia c/ garagem 2q': 'PropertyType is Single Family Residence; Bedrooms atLeast 2; Tag is garage',
  'T3 c/ terraço 120 m2': 'Bedrooms atLeast 3; BuildingArea atLeast 120 Square Meters; Tag is patio',
  'T3 s/ lareira': 'Bedrooms atLeast 3; Tag not fireplace',
  'um T1 para reformados': 'Bedrooms atLeast 1',
  'casa em Rancho Mirage': 'PropertyType is Single Family Residence; City is Rancho Mirage',
  // The visitor's own.
  'não temos gatos nem cães, T1 em Alfama': 'Near is Alfama; Bedrooms atLeast 1',
  'e arrecadação, que o meu sogro vem viver cá': 'Tag is storage',
  // People are no condition.
  'só com vizinhos brasileiros': 'refused só com vizinhos brasileiros',
  // A person is wanted.
  'isto não funciona': 'human',
  'transfira para um consultor': 'human',
  'estamos aguardando uma resposta': 'human',
  'é a quarta vez que ligo': 'human',
  'dá para lá ir no sábado?': 'human',
};
for (const [question, expected] of Object.entries(said))
  test(`Portuguese of many kinds is understood: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.split('; ').filter(Boolean).toSorted()));

const shown: Record<string, string> = {
  'qual delas é mais pequena?': 'order BuildingArea asc; limit 1; among shown; points at focus',
  'não gostei de nenhum': 'more',
  'nenhuma nos agrada': 'more',
  'volte ao princípio': 'resets',
};
for (const [question, expected] of Object.entries(shown))
  test(`Portuguese is understood behind homes that were shown: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { hasShown: true })).toSorted(), expected.split('; ').filter(Boolean).toSorted()));

test('a feature may be missing where that is fine too', (t) => {
  const { constraints, droppedTags } = read('sem varanda também pode ser');
  t.deepEqual([constraints, droppedTags], [[], ['balcony']]);
});

test('a day of the week is no place in the list of homes', (t) => {
  const pointersOf = (question: string) => read(question, { hasShown: true }).pointers;
  t.deepEqual(pointersOf('gostei da primeira, posso visitar na quinta?'), [{ position: 1 }]);
  t.deepEqual(pointersOf('posso visitar a segunda?'), [{ position: 2 }]);
  t.deepEqual(pointersOf('marcar visita ao terceiro para domingo'), [{ position: 3 }]);
});

test('a sum that is offered is no price that is looked for', (t) => {
  t.deepEqual(brief(read('diga ao vendedor que ofereço 300 mil')), ['human']);
});
