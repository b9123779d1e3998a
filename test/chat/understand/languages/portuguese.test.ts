import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

/** Questions and what they say, in the short form of `brief`. */
const first: Record<string, string> = {
  'procuro apartamento T2 em Lisboa até 300 mil euros':
    'PropertyType is Apartment; Bedrooms atLeast 2; City is Lisboa; Price atMost 300000; Currency is €',
  'T2 ou T3 em Cascais': 'Bedrooms atLeast 2; Bedrooms atMost 3; City is Cascais',
  'T2/T3 para arrendar no Porto até 1.200€':
    'Bedrooms atLeast 2; Bedrooms atMost 3; SaleType is for_rent; City is Porto; Price atMost 1200; Currency is €',
  't0 em braga': 'Bedrooms is 0; City is Braga',
  'v4 com piscina': 'Bedrooms atLeast 4; Tag is pool',
  'casa com 3 quartos e 2 banheiros em Campinas por menos de R$ 800 mil':
    'PropertyType is Single Family Residence; Bedrooms atLeast 3; Bathrooms atLeast 2; City is Campinas; Price atMost 800000; Currency is R$',
  'apê de 2 quartos pra alugar em Alfama até 3500 por mês':
    'PropertyType is Apartment; Bedrooms atLeast 2; SaleType is for_rent; Near is Alfama; Price atMost 3500',
  'quero comprar uma casa em Cascais com jardim e garagem para dois carros':
    'SaleType is for_sale; PropertyType is Single Family Residence; City is Cascais; Tag is garden; Tag is garage; ParkingSpots atLeast 2',
  'moradia com 3 suítes e piscina, máximo 1,2 milhões':
    'PropertyType is Single Family Residence; Bedrooms atLeast 3; Tag is pool; Price atMost 1200000',
  '3 assoalhadas em Lisboa': 'Bedrooms atLeast 2; City is Lisboa',
  'apartamento em Munique': 'PropertyType is Apartment; City is München',
  'casas em chulla vista': 'PropertyType is Single Family Residence; City is Chula Vista',
  'lisbao 2 quartos': 'City is Lisboa; Bedrooms atLeast 2',
  'perto do Balboa Park': 'Near is Balboa Park',
  'que não seja em Lisboa nem em Carlsbad': 'City not Lisboa/Carlsbad',
  'casa ou apartamento em Seattle': 'PropertyType is Single Family Residence/Apartment; City is Seattle',
  'terreno de 500 m2 em Carlsbad': 'PropertyType is Land; LotArea atLeast 500 Square Meters; City is Carlsbad',
  'mínimo 90 m2 com elevador e varanda': 'BuildingArea atLeast 90 Square Meters; Tag is elevator; Tag is balcony',
  'um milhão e meio no máximo': 'Price atMost 1500000',
  'duzentos e cinquenta mil euros': 'Price atMost 250000; Currency is €',
  'procuro casa entre 400 e 500 mil':
    'PropertyType is Single Family Residence; Price atLeast 400000; Price atMost 500000',
  'não mais de 600 mil': 'Price atMost 600000',
  'o meu orçamento é de 450k': 'Price atMost 450000',
  'aluguel até 2 mil por mês': 'SaleType is for_rent; Price atMost 2000',
  'exatamente 2 casas de banho': 'Bathrooms is 2',
  'mais de 3 quartos': 'Bedrooms atLeast 4',
  'não mais que 3 quartos': 'Bedrooms atMost 3',
  'menos de 4 quartos': 'Bedrooms atMost 3',
  '2 a 3 quartos': 'Bedrooms atLeast 2; Bedrooms atMost 3',
  '2 ou 3 quartos': 'Bedrooms atLeast 2; Bedrooms atMost 3',
  'pelo menos 3 quartos, máximo 450.000': 'Bedrooms atLeast 3; Price atMost 450000',
  'sem condomínio': 'HOAMonth is 0',
  'condomínio até 500': 'HOAMonth atMost 500',
  'construído depois de 2000': 'YearBuilt atLeast 2001',
  'com menos de 10 anos de construção': 'YearBuilt atLeast 2016',
  'publicados nesta semana': 'DaysOnMarket atMost 7',
  'imóveis publicados nos últimos 7 dias': 'DaysOnMarket atMost 7',
  'cep 92109': 'ZIP is 92109',
  'não quero piscina': 'Tag not pool',
  'sem elevador nem varanda': 'Tag not elevator; Tag not balcony',
  'com piscina mas sem jardim': 'Tag is pool; Tag not garden',
  'não preciso de garagem': 'with or without garage',
  'tanto faz se tem garagem': 'with or without garage',
  'o preço não importa': 'any Price',
  'em qualquer zona': 'any City; any Near; any ZIP; any Street',
  'de preferência com lareira': 'wish Tag is fireplace',
  'se possível com varanda': 'wish Tag is balcony',
  'procuro apartamento para remodelar': 'PropertyType is Apartment; Tag is fixer-upper',
  'apartamento novo a estrear em Bellevue': 'PropertyType is Apartment; Tag is new construction; City is Bellevue',
  'casa térrea em La Mesa': 'PropertyType is Single Family Residence; Tag is single story; City is La Mesa',
  'com vista para o mar': 'Tag is ocean view',
  'apto mobiliado que aceite pets': 'PropertyType is Apartment; Tag is furnished; Tag is pets',
  'com ar condicionado e aquecimento': 'Tag is air conditioning; Tag is heating',
  'somos uma família de 5 com dois cachorros e buscamos casa em San Diego':
    'PropertyType is Single Family Residence; City is San Diego',
  'ganho 3000 por mês': '',
  'tenho 60 mil de entrada e procuro casa em San Diego': 'PropertyType is Single Family Residence; City is San Diego',
  'vivo com a minha mulher e 3 filhos': '',
  'a mais barata': 'order Price asc; limit 1',
  'as 3 casas mais baratas em La Mesa':
    'PropertyType is Single Family Residence; City is La Mesa; order Price asc; limit 3',
  'a maior casa de Bellevue':
    'PropertyType is Single Family Residence; City is Bellevue; order BuildingArea desc; limit 1',
  'os anúncios mais recentes': 'order DaysOnMarket asc',
  'quantas casas há em Bellevue?': 'PropertyType is Single Family Residence; City is Bellevue; aggregate count',
  'preço médio de apartamentos em Lisboa': 'PropertyType is Apartment; City is Lisboa; aggregate average; asks Price',
  'qual é o preço mais baixo em La Mesa': 'City is La Mesa; aggregate lowest; asks Price',
  'mostra-me 5 casas em Seattle': 'PropertyType is Single Family Residence; City is Seattle; limit 5',
  'Rua Augusta 1200': 'Address is Rua Augusta 1200',
  '14 Oak St preço?': 'Address is 14 Oak St; asks Price',
  'imóveis vendidos em La Mesa': 'Status is Sold; City is La Mesa',
  'bairro sem imigrantes': 'refused sem imigrantes',
  'prédio só para adultos': 'refused prédio só para adultos',
  'perto da praia em Oceanside': 'Tag is beach access; City is Oceanside',
  'vcs tem apto de 2 qtos em lisboa ate 250mil':
    'PropertyType is Apartment; Bedrooms atLeast 2; City is Lisboa; Price atMost 250000',
  'procuro kitnet em Campinas': 'Bedrooms is 0; City is Campinas',
  'moradia em Cascais': 'PropertyType is Single Family Residence; City is Cascais',
  'anúncios publicados há menos de 30 dias': 'DaysOnMarket atMost 29',
  'mais de 60 dias no mercado': 'DaysOnMarket atLeast 61',
  'sobrado com quintal e churrasqueira':
    'PropertyType is Single Family Residence; Tag is yard; unexplained churrasqueira',
  'com dois carros na garagem': 'ParkingSpots atLeast 2; Tag is garage',
};

/** The same after homes were shown. */
const shown: Record<string, string> = {
  'mais barato': 'less Price',
  'algo maior': 'more BuildingArea',
  'com mais quartos': 'more Bedrooms',
  'é muito caro': 'less Price',
  'a segunda tem garagem?': 'points at 2; asks Tag; asks for garage',
  'quanto custa a primeira?': 'points at 1; asks Price',
  'quanto é o condomínio?': 'points at focus; asks HOAMonth',
  'tem piscina?': 'points at focus; asks Tag; asks for pool',
  'o primeiro aceita animais?': 'points at 1; asks Tag; asks for pets',
  'em que ano foi construído?': 'points at focus; asks YearBuilt',
  'quantos metros tem?': 'points at focus; asks BuildingArea',
  'ainda está disponível?': 'points at focus; asks Status',
  'o preço baixou?': 'points at focus; asks PriceHistory',
  'há quanto tempo está no mercado?': 'points at focus; asks DaysOnMarket',
  'onde fica?': 'points at focus; asks Location',
  'manda fotos do segundo': 'points at 2; asks Images',
  'mais informações sobre o terceiro': 'points at 3; asks Description',
  'compara o primeiro e o segundo': 'points at 1; points at 2; compares',
  'o último': 'points at -1',
  'a casa em La Mesa': 'PropertyType is Single Family Residence; City is La Mesa',
  'mostra mais': 'more',
  'mais opções': 'more',
  'qual destes tem piscina?': 'Tag is pool; among shown',
  'também em Bellevue': 'City is Bellevue; adds',
  'e em Oceanside?': 'City is Oceanside',
  'sim, por favor': 'reply yes',
  'não, obrigado': 'reply no; talk thanks',
  'esquece a piscina': 'with or without pool',
  'ordena por preço': 'order Price asc',
  'começar de novo': 'resets',
  'queria visitar o segundo': 'points at 2; human',
};

const talk: Record<string, string> = {
  'quero falar com um corretor': 'human',
  'queria marcar uma visita': 'human',
  'tenho uma reclamação': 'human',
  'olá, bom dia': 'talk greeting',
  obrigada: 'talk thanks',
  'como funciona o crédito habitação?': 'talk knowledge',
  'compensa comprar ou arrendar?': 'talk knowledge',
  'qual é o horário de atendimento?': 'talk agency',
  'quero vender a minha casa': 'talk agency',
  'conta-me uma piada': 'talk offTopic',
};

for (const [question, expected] of Object.entries({ ...first, ...talk }))
  test(`Portuguese is understood: ${question}`, (t) => t.is(brief(read(question)).join('; '), expected));

for (const [question, expected] of Object.entries(shown))
  test(`Portuguese is understood after homes were shown: ${question}`, (t) =>
    t.is(brief(read(question, { language: 'pt', hasShown: true })).join('; '), expected));

for (const text of [
  'olá',
  'obrigado',
  'procuro casa em Lisboa',
  'apartamento com 2 quartos',
  'quero alugar',
  'T2 em Lisboa',
  'não',
  'tem vaga de garagem?',
])
  test(`it is Portuguese: ${text}`, (t) => t.is(read(text).language, 'pt'));

test('a short answer stays in the language of before', (t) => {
  t.is(read('Lisboa', { language: 'pt' }).language, 'pt');
  t.is(read('ok', { language: 'pt' }).language, 'pt');
  t.is(read('casa', { language: 'pt' }).language, 'pt');
});
