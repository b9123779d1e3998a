import test from 'ava';
import { checkReadings, type Rows } from '../../../helpers/readings.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const RENT = 'SaleType is for_rent';
const BUY = 'SaleType is for_sale';
const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';
const LAND = 'PropertyType is Land';

const check = (what: string, rows: Rows, before: { hasShown?: boolean; language?: 'pt' } = {}): void =>
  checkReadings(what, rows, { hasShown: false, ...before });

check('rooms are counted as in Portugal and Brazil', {
  'moradia V5 em Oceanside': [HOUSE, 'Bedrooms atLeast 5', 'City is Oceanside'],
  'apartamentos T2 e T3 em Genebra': [FLAT, 'Bedrooms atLeast 2', 'Bedrooms atMost 3', 'City is Genève'],
  'um ou dois quartos em Seattle': ['Bedrooms atLeast 1', 'Bedrooms atMost 2', 'City is Seattle'],
  'só com um dormitório': ['Bedrooms is 1'],
  '2 quatros em Carlsbad': ['Bedrooms atLeast 2', 'City is Carlsbad'],
  'T1 para venda em Alfama': [BUY, 'Bedrooms atLeast 1', 'Near is Alfama'],
  'T4 à venda em Lisboa': [BUY, 'Bedrooms atLeast 4', 'City is Lisboa'],
});

check('sums in words and sums a month are read', {
  'três mil e duzentos por mês': [RENT, 'Price atMost 3200'],
  'até 2 mil e trezentos de aluguel': [RENT, 'Price atMost 2300'],
  'entre duzentos mil e trezentos mil': ['Price atLeast 200000', 'Price atMost 300000'],
  'trezentos mil e cem metros quadrados': ['Price atMost 300000', 'BuildingArea atLeast 100 Square Meters'],
  'estúdio em Lisboa 650 mês': ['Bedrooms is 0', 'City is Lisboa', RENT, 'Price atMost 650'],
  'o aluguel não pode passar dos 1800': [RENT, 'Price atMost 1800'],
  'lá pelos 400 mil': ['Price atLeast 360000', 'Price atMost 440000'],
  'apto 3 quartos aluguel em Carlsbad': [FLAT, RENT, 'Bedrooms atLeast 3', 'City is Carlsbad'],
  'arrendamento anual em Seattle': [RENT, 'City is Seattle'],
});

check('sums that are no price of a home are none', {
  'a minha renda é de 5 mil': [],
  'vendi a minha casa por 300 mil e procuro outra até 450 mil': ['Price atMost 450000'],
  'prestação de 900 por mês no máximo': ['unexplained prestação de 900 por mês no máximo'],
  'tenho 3 carros': [],
});

check('the area is that of the land where land is spoken of', {
  'terrenos entre 400 e 900 m2 em La Mesa': [
    LAND,
    'City is La Mesa',
    'LotArea atLeast 400 Square Meters',
    'LotArea atMost 900 Square Meters',
  ],
  'moradia com quintal de mais de 250 metros': [HOUSE, 'LotArea atLeast 250 Square Meters'],
  'casa com um bom terreno em El Cajon': [HOUSE, 'City is El Cajon'],
});

check('years are told from sums', {
  'só de 2012 em diante': ['YearBuilt atLeast 2012'],
  'nada anterior a 1985': ['YearBuilt atLeast 1985'],
  'entre 1992 e 2004': ['YearBuilt atLeast 1992', 'YearBuilt atMost 2004'],
  'década de 70': ['YearBuilt atLeast 1970', 'YearBuilt atMost 1979'],
  'apartamentos construídos entre 2005 e 2015': [FLAT, 'YearBuilt atLeast 2005', 'YearBuilt atMost 2015'],
  'parados há mais de 120 dias em Oceanside': ['City is Oceanside', 'DaysOnMarket atLeast 121'],
});

check('codes of Portugal have a hyphen, and a known code is no rent', {
  'código postal 4000-123, para comprar': ['ZIP is 4000-123', BUY],
  '92101 aluguel': ['ZIP is 92101', RENT],
});

check('places are told from other words', {
  'apartamento no Schwabing': [FLAT, 'Near is Schwabing'],
  'casa no centro de Genebra': [HOUSE, 'City is Genève'],
  'vamos mudar de Lisboa para Genebra': ['City is Genève'],
  'moradias em San Marcos': [HOUSE, 'City is San Marcos'],
  'ao pé do Balboa Park': ['Near is Balboa Park'],
  'podem telefonar-nos ao fim do dia?': ['human'],
  'moro há 5 anos em Seattle e quero casa em Bellevue': [HOUSE, 'City is Bellevue'],
  'tirando Alfama, qualquer bairro de Lisboa': [
    'City is Lisboa',
    'Near not Alfama',
    'any Near',
    'any ZIP',
    'any Street',
  ],
});

check('features are understood by what visitors say of them', {
  'com tomada para carro elétrico': ['Tag is ev charging'],
  'de onde se veja o mar': ['Tag is ocean view'],
  'somos um casal aposentado, ambos reformados': [],
  'o prédio tem de ter elevador': ['Tag is elevator'],
  'apartamento com boa exposição solar': [FLAT],
  'espaço para autocaravana': ['Tag is rv parking'],
  'com os meus dois cães': ['Tag is dogs'],
  'e máquina de lavar roupa': ['Tag is laundry'],
});

check('what must be there, need not be there or must not be there is told apart', {
  'não dispenso o elevador': ['Tag is elevator'],
  'só se tiver jardim': ['Tag is garden'],
  'quero lareira mas não precisa de garagem': ['Tag is fireplace', 'with or without garage'],
  'aceito sem varanda': ['with or without balcony'],
  'garagem não faz questão': ['with or without garage'],
  'não quero condomínio fechado': ['Tag not gated'],
  'sem elevador nem pensar': ['Tag is elevator'],
  'com varanda, o elevador tanto faz': ['Tag is balcony', 'with or without elevator'],
  'gostava que tivesse piscina': ['Tag is pool'],
});

check(
  'a search goes on in Portuguese',
  {
    'e que aceite gatos': ['Tag is cats'],
    'e garagem': ['Tag is garage'],
    'alguma com lareira?': ['Tag is fireplace'],
    'mais caras': ['more Price'],
    'e mais baratas?': ['less Price'],
    'tens algo abaixo desse valor?': ['less Price', 'points at focus'],
    'só as que têm jardim': ['Tag is garden'],
    'baixa para 1900': ['Price atMost 1900'],
    'a lareira pode cair': ['with or without fireplace'],
    'o terraço já não é mais necessário': ['with or without patio'],
    'em vez de piscina, jardim': ['with or without pool', 'Tag is garden'],
    'troca Seattle por Bellevue': ['without City Seattle', 'City is Bellevue'],
    'deixa estar isso, terreno em Carlsbad': ['resets', LAND, 'City is Carlsbad'],
    'compara os dois primeiros': ['points at 1', 'points at 2', 'compares'],
    'quanto custa?': ['points at focus', 'asks Price'],
    'qual a casa mais cara?': [HOUSE, 'order Price desc', 'limit 1'],
  },
  { hasShown: true, language: 'pt' },
);

check('the home that the visitor has or had is not looked for', {
  'vendemos o nosso apartamento em Seattle por 350 mil e procuramos moradia em Carlsbad': [HOUSE, 'City is Carlsbad'],
  'estou a vender o meu T2 de Lisboa para comprar um T3 em Genebra': [BUY, 'City is Genève', 'Bedrooms atLeast 3'],
  'troco a minha moradia em El Cajon por um apartamento em La Mesa': [FLAT, 'City is La Mesa'],
  'herdámos um terreno em Oceanside, mas queremos alugar em Seattle': [RENT, 'City is Seattle'],
  'atualmente arrendo um T1 em Alfama, quero comprar um T2 em Lisboa': [BUY, 'City is Lisboa', 'Bedrooms atLeast 2'],
  'vivemos numa moradia em Chula Vista e procuramos apartamento em Bellevue': [FLAT, 'City is Bellevue'],
  'a casa onde vivemos tem 2 banheiros. Queremos 3 quartos': ['Bedrooms atLeast 3'],
});

check('where others live and where the visitor comes from is not looked for', {
  'os meus sogros vivem em Seattle, nós queremos Bellevue': ['City is Bellevue'],
  'cresci em Lisboa e procuro T1 em Genebra': ['City is Genève', 'Bedrooms atLeast 1'],
  'saímos de El Cajon, queremos comprar em Carlsbad': [BUY, 'City is Carlsbad'],
  'trabalho na Garnet Ave e procuro condo em Carlsbad': ['PropertyType is Condominium', 'City is Carlsbad'],
  'moramos na Rua Augusta, queremos moradia em Oceanside': [HOUSE, 'City is Oceanside'],
  'vou ser transferido para Lisboa': ['City is Lisboa'],
});

check('what is for sale is no time on the market, and what is to come is told', {
  'que terrenos há à venda em Seattle?': [LAND, BUY, 'City is Seattle'],
  'apartamentos publicados há menos de 15 dias': [FLAT, 'DaysOnMarket atMost 14'],
  'imóveis que ainda não entraram no mercado': ['Status is PreOnMarket'],
  'moradias que irão sair para o mercado em Carlsbad': [HOUSE, 'City is Carlsbad', 'Status is PreOnMarket'],
  'qual a renda mais baixa em Seattle?': [RENT, 'City is Seattle', 'aggregate lowest', 'asks Price'],
  'algo perto do parque Balboa': ['Near is Balboa Park'],
});

check(
  'another question begins anew, and a sum that is too high asks for less',
  {
    'já agora outra coisa: terrenos em Carlsbad': ['resets', LAND, 'City is Carlsbad'],
    'outra questão: apartamentos em Lisboa': ['resets', FLAT, 'City is Lisboa'],
    'o valor está meio salgado': ['less Price', 'points at focus'],
  },
  { hasShown: true, language: 'pt' },
);

check('orders and sums over homes are understood', {
  'o T3 mais barato de Lisboa': ['Bedrooms atLeast 3', 'City is Lisboa', 'order Price asc', 'limit 1'],
  'qual é o mais barato que têm em Seattle?': ['City is Seattle', 'order Price asc', 'limit 1'],
  'ordena pelo preço por metro quadrado': ['order PricePerArea asc'],
  'as duas casas maiores de Seattle': [HOUSE, 'City is Seattle', 'order BuildingArea desc', 'limit 2'],
  'qual o aluguel mais alto de Carlsbad?': [RENT, 'City is Carlsbad', 'aggregate highest', 'asks Price'],
  'número de apartamentos em Lisboa': [FLAT, 'City is Lisboa', 'aggregate count'],
});

check('only what is asked of a named home is asked', {
  'a renda do apartamento da Rua Augusta 12 é de quanto?': ['Address is Rua Augusta 12', 'asks Price'],
  'a moradia na 14 Oak St tem lareira?': ['Address is 14 Oak St', 'asks Tag', 'asks for fireplace'],
});

for (const text of [
  'apartamento no Alfama',
  'anúncios no mercado há menos de 20 dias',
  '1500 sqft no mínimo',
  'T2 no Schwabing',
  'em Lisboa',
  'entre 300 e 400 mil com varanda',
])
  test(`it is Portuguese, not Spanish: ${text}`, (t) => t.is(read(text).language, 'pt'));

test('a T2 without another word is read in no language, since French and Portuguese differ on it', (t) => {
  t.deepEqual(brief(read('T2 Seattle')), ['City is Seattle']);
});

check('set phrases of rooms, ages and what is not needed', {
  'sala e quarto para alugar em Lisboa': [RENT, 'City is Lisboa', 'Bedrooms atLeast 1'],
  'apto quarto e sala em Seattle': [FLAT, 'City is Seattle', 'Bedrooms atLeast 1'],
  '3 quartos e sala ampla em Seattle': ['Bedrooms atLeast 3', 'City is Seattle', 'unexplained sala'],
  'nada com mais de 15 anos': ['YearBuilt atLeast 2011'],
  'não tenho mais de 40 anos': [],
  'casa em Lisboa, piscina não precisa': [HOUSE, 'City is Lisboa', 'with or without pool'],
  'casa com 3 quartos não precisa garagem': [HOUSE, 'Bedrooms atLeast 3', 'with or without garage'],
  'tenho 41 anos ganho 3100 por mes procuro um t1 em Alfama': ['Bedrooms atLeast 1', 'Near is Alfama'],
});

test('a number that need not be gives way to the one behind it', (t) => {
  const constraints = [{ Field: 'Bedrooms', Operator: 'atLeast', Value: 5, Words: '5 quartos' } as const];
  t.deepEqual(brief(read('não precisa ter 5, 4 já chega', { hasShown: true, constraints })), ['Bedrooms atLeast 4']);
  t.deepEqual(brief(read('não preciso de 5, bastam 4', { hasShown: true, constraints })), ['Bedrooms atLeast 4']);
});

test('an appointment is no question about videos', (t) => {
  t.deepEqual(brief(read('podemos combinar uma visita?')), ['human']);
  t.true(read('combinarmos uma visita seria possível?').wantsHuman);
  t.deepEqual(read('tem visita virtual?', { hasShown: true }).fields, ['Tours']);
});
