import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

/** What a message says by each of the words that people have for it, `;` between them. */
const allSay = (title: string, rows: Readonly<Record<string, string>>): void =>
  test(title, (t) => {
    for (const [said, wordings] of Object.entries(rows))
      for (const wording of wordings.split('; '))
        t.deepEqual(brief(read(wording, { language: 'pt' })).join(', '), said, wording);
  });

allSay('a feature is known by its colloquial, technical and diminutive names', {
  'Tag is sauna': 'uma sauninha',
  'Tag is garage': 'garagem coberta; box para o carro',
  'Tag is carport': 'um telheiro pra pôr o carro; abrigo para guardar o carro',
  'Tag is ev charging': 'estação de recarga; eletroposto; com ponto de carregamento',
  'Tag is air conditioning': 'precisa ter ar; ares condicionados; refrigeração central',
  'Tag is heating': 'com chão aquecido; piso aquecido',
  'Tag is basement': 'com um andar subterrâneo; piso enterrado',
  'Tag is balcony': 'preciso de uma sacadinha',
  'Tag is deck': 'quero um deque; com deques',
  'Tag is waterfront': 'frente de mar; frente de rio',
  'Tag is beach access': 'com saída para a praia',
  'Tag is gym': 'onde dá pra malhar; sala de treino',
  'Tag is dishwasher': 'com lavalouças',
  'Tag is furnished': 'porteira fechada; com recheio',
  'Tag is walk-in closet': 'zona de vestir',
  'Tag is storage': 'espaço de armazenamento',
  'Tag is gated': 'comunidade fechada; condo fechado',
  'Tag is single story': 'tudo num piso; tudo ao nível do chão',
  'Tag is cul-de-sac': 'em praceta; numa praceta',
  'Tag is guest house': 'com anexos',
  'Tag is home office': 'espaço de trabalho',
  'Tag is utilities included': 'gastos incluídos',
  'Tag is quiet': 'calminho; num local pacato',
  'Tag is community pool': 'piscina de uso comum; piscina na área comum',
  'ParkingSpots atLeast 2': '2 lugares de parque',
  'ParkingSpots atLeast 2, Tag is garage': 'garagem dupla',
});

allSay('a view is known by what is seen', {
  'Tag is ocean view': 'com vista oceânica; com vista de praia',
  'Tag is mountain view': 'vista sobre as colinas; com vista para o vale',
  'Tag is city view': 'com vista pro skyline; vista para o centro da cidade',
});

allSay('how new a home is and what is to be done in it', {
  'Tag is new construction': 'quero imóvel novo; em construção; em fase de construção',
  'Tag is fixer-upper': 'que precise de reforma; a precisar de remodelação; ruína',
  'Tag is renovated': 'requalificado',
  'Tag not fixer-upper': 'sem precisar de obras; sem ter de fazer reforma',
  'DaysOnMarket atMost 7': 'tem imóvel novo essa semana?',
});

allSay('what a step-free home is for is no choice of people', {
  'Tag is accessible': 'adaptado para deficientes; acesso para cadeirantes; com acessibilidade',
});

allSay('what is forbidden is not to be there, whatever stands before and behind it', {
  'Tag not pets': 'animais proibidos; onde animais não são permitidos',
  'Tag not dogs': 'onde cães não são permitidos; que não aceite cães; onde não sejam permitidos cães',
  'Tag not furnished': 'desmobilado; desmobiliada',
  'Tag not gated': 'sem condomínio fechado; não seja em condomínio fechado',
  'HOAMonth is 0': 'sem condomínio; sem taxa de condomínio',
});

allSay('short lets that a house permits are no wish to rent', {
  'Tag is short-term rental': 'que dê para alugar por temporada; permite aluguel por temporada',
  'SaleType is for_rent, Tag is short-term rental': 'quero alugar por temporada',
});

allSay('kinds of homes by one of them and by the small one', {
  'PropertyType is Manufactured Home': 'pré-fabricada; uma casa sobre rodas',
  'PropertyType is Multi Family': 'moradia bifamiliar',
  'PropertyType is Apartment': 'um apzinho',
  'PropertyType is Land': 'terra para construir',
});

allSay('an order in everyday words', {
  'order Price asc, limit 1': 'o que custa menos; qual custa menos',
  'order Price desc, limit 1': 'o que custa mais; quais custam mais',
  'order LotArea desc': 'ordenar por área do terreno',
  'order DaysOnMarket asc': 'novidades primeiro; recém-publicados primeiro',
  'order DaysOnMarket desc': 'os que estão à venda há mais tempo primeiro',
  'order HOAMonth asc, limit 1': 'qual paga menos condomínio',
  'Price atMost 500000': 'os que custam menos de 500 mil',
  'Tag is fireplace, Tag is garden': 'lareira mais jardim',
});

allSay('bounds that stand behind the number, and either of two counts', {
  'Price atLeast 500000': 'de 500 mil pra mais',
  'Price atMost 500000': '500 mil pra menos',
  'DaysOnMarket atLeast 90': 'no mercado há 90 dias ou mais',
  'Bedrooms atLeast 2, Bedrooms atMost 3': '2/3 quartos',
  'Bedrooms atLeast 3, Bathrooms atLeast 2': 'algo 3/2',
});

test('who asks for a call wants a person', (t) => {
  const asking =
    'me liga por favor; liga pra mim; pode pedir a um agente que me contacte; quero contato de um corretor';
  for (const wording of asking.split('; ')) t.true(read(wording, { language: 'pt' }).wantsHuman, wording);
});
