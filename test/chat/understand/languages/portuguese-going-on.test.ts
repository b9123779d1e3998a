import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const alone: Record<string, string> = {
  // Who has retired speaks of no renovated home; shopping is no purchase.
  'aposentei-me há um mês e quero uma vivenda em La Mesa': 'City is La Mesa; PropertyType is Single Family Residence',
  'com elevador, por causa das compras': 'Tag is elevator',
  // A year behind "de", where it could be a code; and who has only so much.
  'vivenda de 2003 em diante': 'PropertyType is Single Family Residence; YearBuilt atLeast 2003',
  'só conseguimos pagar 410 mil': 'Price atMost 410000',
  'just 410k': 'Price atMost 410000',
  'lote para construir moradia em Carlsbad': 'City is Carlsbad; PropertyType is Land',
  'condomínio baixinho, máximo 180': 'HOAMonth atMost 180',
  // Homes that the visitor has.
  'temos dois apartamentos arrendados em Lisboa e queremos um em Genebra': 'City is Genève',
  // Neighbourhoods that are not wanted, and those of which either will do.
  'nem sonhar em Alfama': 'Near not Alfama',
  'Alfama é barulhenta demais': 'Near not Alfama',
  'pouco importa se é em Bellevue ou Seattle': 'City is Bellevue/Seattle',
  'não precisa de ser em Bellevue': 'without City Bellevue',
};

const human: readonly string[] = [
  'gostaria de me sentar com um consultor, vamos vender a herdade em Beja',
  'há alguém aí que nos possa receber na sexta-feira?',
  'o vosso agente nunca apareceu, fiquei uma hora à chuva',
  'deixaram-nos plantados à porta',
  'dois mails sem resposta é demais',
  'queria era falar com a Célia, que nos atendeu em maio',
  'dava para vermos as duas primeiras no feriado?',
  'a quem me dirijo para assinar o contrato?',
  'levámos um bolo do corretor',
];
const noHuman: readonly string[] = [
  'não me telefonem, só quero ver moradias',
  'não quero falar com vendedores',
  'tenho de falar com o meu marido primeiro',
];

const afterHomes: Record<string, string> = {
  // Whether there are any.
  'não há nada com lareira?': 'Tag is fireplace',
  'nenhum com lareira?': 'Tag is fireplace',
  'vocês não têm nada em Alfama?': 'Near is Alfama',
  'haverá algum com sauna?': 'Tag is sauna',
  'há mobilados?': 'Tag is furnished',
  'alguma com lareira?': 'Tag is fireplace',
  'não vi nenhum em Alfama': 'Near is Alfama',
  // What else looks like a question for one home, or for none.
  'uau! e com sauna?': 'Tag is sauna',
  'e se levarmos dois gatos?': 'Tag is cats',
  'por esse preço há em Carlsbad?': 'City is Carlsbad',
  'gosto do primeiro mas quero lareira': 'Tag is fireplace',
  'parecido com o terceiro, mas em Carlsbad': 'City is Carlsbad',
  // Reactions.
  'acima do que podemos pagar': 'less Price',
  'isso é muito dinheiro': 'less Price; points at focus',
  'mesmo que sejam mais caros': 'any Price',
  'estes não prestam': 'more',
  'são só esses que têm?': 'more',
  'podes mandar mais': 'more',
  'o resto fica igual, com sauna': 'Tag is sauna',
  'vocês são muito simpáticos': 'talk thanks',
  'hm, talvez': '',
  // One of those that were shown.
  'a terceira foi construída em que ano?': 'points at 3; asks YearBuilt',
  'quanto paga de condomínio a segunda?': 'points at 2; asks HOAMonth',
  'esta última tem cave?': 'points at -1; asks Tag; asks for basement',
  'a primeira não tem cave?': 'points at 1; asks Tag; asks for basement',
  'dos que mostrou, quais têm cave?': 'Tag is basement; among shown',
  // What is taken back.
  'desistimos da sauna': 'with or without sauna',
  'a sauna já não é precisa': 'with or without sauna',
  'e se dispensarmos a sauna?': 'with or without sauna',
  'outro bairro': 'any Near; any ZIP; any Street',
  // Corrections.
  'ou melhor, em Carlsbad': 'City is Carlsbad',
  'quis dizer Tavira': 'City is Tavira',
};

const rows: [Record<string, string>, boolean][] = [
  [alone, false],
  [afterHomes, true],
];
for (const [said, hasShown] of rows)
  for (const [question, expected] of Object.entries(said))
    test(`what goes on in Portuguese is understood: ${question}`, (t) => {
      const wanted = expected === '' ? [] : expected.split('; ');
      const told = brief(read(question, { hasShown, talksOfSeveral: hasShown, language: 'pt' }));
      t.deepEqual(told.toSorted(), wanted.toSorted());
    });

for (const question of human)
  test(`who wants a person is told from who looks for a home: ${question}`, (t) => {
    t.true(read(question, { hasShown: true, language: 'pt' }).wantsHuman);
  });
for (const question of noHuman)
  test(`who wants no person, or talks to others first, wants none: ${question}`, (t) => {
    const { wantsHuman, pointers } = read(question, { hasShown: true, language: 'pt' });
    t.false(wantsHuman);
    t.deepEqual(pointers, []);
  });

const bedrooms: Constraint = { Field: 'Bedrooms', Operator: 'atLeast', Value: 2, Words: '2 quartos' };
const price: Constraint = { Field: 'Price', Operator: 'atMost', Value: 400_000, Words: '400 mil' };
const changed: Record<string, string> = {
  'somos cinco': '',
  'seremos 4 em casa': '',
  'e se esticarmos até 430?': 'Price atMost 430000',
  'aumenta o orçamento em 25 mil': 'Price atMost 425000',
  '420 no máximo dos máximos': 'Price atMost 420000',
};
for (const [question, expected] of Object.entries(changed))
  test(`who counts people changes no count of before, who raises the sum does: ${question}`, (t) => {
    const told = brief(read(question, { language: 'pt', constraints: [bedrooms, price], hasShown: true }));
    t.deepEqual(told, expected === '' ? [] : [expected]);
  });

const land: Constraint = { Field: 'PropertyType', Operator: 'is', Value: ['Land'], Words: 'terrenos' };
test('the biggest of lots is the biggest lot, though only earlier turns speak of land', (t) => {
  t.deepEqual(brief(read('os 2 maiores', { language: 'pt', constraints: [land], hasShown: true })), [
    'order LotArea desc',
    'limit 2',
  ]);
});

test('what is too expensive in Portuguese gives way to what is asked for in its place', (t) => {
  const bellevue: Constraint = { Field: 'City', Operator: 'is', Value: ['Bellevue'], Words: 'Bellevue' };
  const message = 'Bellevue é caro demais, o que há em Seattle?';
  t.deepEqual(brief(read(message, { constraints: [bellevue] })), ['City is Seattle', 'without City Bellevue']);
});
