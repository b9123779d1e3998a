import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const places = (question: string): string[] => brief(read(question)).filter((one) => /^(?:City|Near)/.test(one));

const sold: Record<string, [town: string, kind?: string]> = {
  'Is the house in San Diego already sold?': ['San Diego'],
  'Is the condo in Carlsbad under contract?': ['Carlsbad'],
  'The condo in Carlsbad is sold, right?': ['Carlsbad', 'Condominium'],
  'Have you sold a condo in Carlsbad this year?': ['Carlsbad'],
  'Recently sold Carlsbad condos': ['Carlsbad', 'Condominium'],
  'Ist die Wohnung in München verkauft?': ['München'],
  'Die Wohnung in München ist verkauft, oder?': ['München'],
  'O apartamento em Lisboa já foi vendido?': ['Lisboa', 'Apartment'],
  'A casa em Lisboa está vendida?': ['Lisboa', 'Single Family Residence'],
  "L'appartement à Genève est déjà vendu ?": ['Genève', 'Apartment'],
  'La maison de Genève est vendue ?': ['Genève', 'Single Family Residence'],
  'El piso de Lisboa está vendido?': ['Lisboa', 'Apartment'],
  '圣地亚哥的独栋已经成交了?': ['San Diego', 'Single Family Residence'],
  上海的公寓卖掉了吗: ['上海'],
};
for (const [question, [town, kind]] of Object.entries(sold))
  test(`whether a home is sold is asked of homes in its town: ${question}`, (t) => {
    t.deepEqual(places(question), [`City is ${town}`]);
    if (kind !== undefined) t.true(brief(read(question)).includes(`PropertyType is ${kind}`));
  });

test('whether another home is sold is asked of homes in its town, too', (t) => {
  const said = brief(read('3 bed house in Carlsbad, is the condo in La Mesa sold?'));
  t.true(said.includes('City is Carlsbad/La Mesa'));
  t.true(said.includes('Status is Sold'));
});

test('whether a home is sold is asked of its town though another one is named', (t) => {
  t.deepEqual(places('3 bed house in Carlsbad, and the condo in La Mesa is sold?'), ['City is Carlsbad/La Mesa']);
  t.deepEqual(places('3 Zimmer in Genf, und die Wohnung in München ist verkauft?'), ['City is Genève/München']);
  t.deepEqual(places('Carlsbad的独栋,La Mesa的公寓卖掉了?'), ['City is Carlsbad/La Mesa']);
});

const pointedAt: Record<string, string> = {
  'My bank is in San Diego and I want a house there': 'San Diego',
  'Meine Bank ist in München, ich suche dort ein Haus': 'München',
  'Mi banco está en Lisboa, busco casa allí': 'Lisboa',
  'Ma banque est à Genève, je cherche une maison là-bas': 'Genève',
  'O meu banco fica em Lisboa, procuro moradia lá': 'Lisboa',
  '我户口在上海,想在那边买两房': '上海',
};
for (const [question, town] of Object.entries(pointedAt))
  test(`a town that is told of is where a home is wanted if the message points at it: ${question}`, (t) =>
    t.deepEqual(places(question), [`City is ${town}`]));

const only: Record<string, string[]> = {
  'San Diego': [
    'San Diego for a conference in May, 2 bed',
    'I go to San Diego every week for work, need a studio',
    'Just graduated in San Diego, 1 bed to rent',
    'Casa de vacaciones en San Diego',
    'Mi abogado tiene casa en San Diego para mí, 3 recámaras',
    '圣地亚哥旅游区的公寓',
    '圣地亚哥24小时门卫的公寓',
    '开会方便的圣地亚哥公寓',
    '朋友推荐我圣地亚哥的公寓,两房',
  ],
  Carlsbad: [
    '2 bed condo for vacation in Carlsbad',
    'House for holiday in Carlsbad under 900k',
    'We honeymooned in Carlsbad, want a 2 bed condo',
    'My broker has shown me Carlsbad, 3 bed please',
    'my agent has a house in Carlsbad for me, 3 beds',
    'My friend in Carlsbad told me it is lovely, 2 bed condo',
    '3 bed in Carlsbad as my bank is in @chase form',
  ],
  München: [
    'Wir sind oft in München, 2 Zimmer',
    'Ich bin beruflich oft in München, 1 Zimmer mieten',
    'Wohnung für Dienstreisen nach München',
    'Mein Makler hat in München etwas gefunden, 2 Zimmer',
    'Mein Mietvertrag in München endet im Mai, 2 Zimmer mieten',
    'Ein Freund aus München hat eine Wohnung gesehen, 2 Zimmer',
  ],
  Genève: [
    'Mon notaire a un appartement à Genève pour moi, 2 chambres',
    'Je vais souvent à Genève, je cherche un studio',
    "Studio pour voyages d'affaires à Genève",
    'Pied-à-terre, je suis en déplacement à Genève chaque mois',
    "Une amie de Genève m'a parlé d'un appartement, 2 chambres",
  ],
  Lisboa: [
    'Mi banco tiene un piso en Lisboa, 2 habitaciones',
    'Viajo mucho a Lisboa, busco estudio',
    'Piso para luna de miel en Lisboa',
    'Un amigo de Lisboa me dijo que hay pisos baratos, 2 habitaciones',
    'Studio pour jeune diplômé à Lisbonne',
    'Meu corretor tem uma casa em Lisboa, 3 quartos',
    'Viajo muito para Lisboa, procuro um estúdio',
    'Apartamento para viagens a trabalho a Lisboa',
    'Formado em Lisboa, procuro T1',
  ],
  上海: [
    '上海 出差住的公寓',
    '经常在上海出差住的公寓,租一居',
    '去上海旅游,想租短租公寓',
    '钱在上海够买两房吗',
    '银行贷款买上海的公寓',
    '上海户口能买的两房',
    '上海大学毕业生租的一居',
    '上海的租约到期了,想租两房',
  ],
};
for (const [town, questions] of Object.entries(only))
  for (const question of questions)
    test(`the only town of a message is where a home is wanted, unless it says otherwise: ${question}`, (t) =>
      t.deepEqual(places(question), [`City is ${town}`]));

test('what is wanted ahead of words for a home that was sold is not of that home', (t) => {
  const said = brief(read('Condo in Carlsbad as we sold our house in La Mesa'));
  t.deepEqual(said, ['PropertyType is Condominium', 'City is Carlsbad']);
});

const givesWay: Record<string, string> = {
  'I go to San Diego every week for work, 3 bed in Carlsbad': 'Carlsbad',
  'Carlsbad 2 bed for business trips to San Diego': 'Carlsbad',
  'Wir sind oft in München, suchen aber 2 Zimmer in Genf': 'Genève',
  'Je vais souvent à Genève, je cherche un studio à Lisbonne': 'Lisboa',
  'Viajo mucho a Múnich, busco piso en Lisboa': 'Lisboa',
  'Viajo muito para Genebra, procuro T2 em Lisboa': 'Lisboa',
  '上周去圣地亚哥出差,想买Carlsbad三房': 'Carlsbad',
  '圣地亚哥的租约到期了,想在Carlsbad租两房': 'Carlsbad',
};
for (const [question, town] of Object.entries(givesWay))
  test(`a town of journeys or of a lease gives way to another: ${question}`, (t) =>
    t.deepEqual(places(question), [`City is ${town}`]));

const own: readonly string[] = [
  'We sold our house in San Diego, 3 bed condo please',
  'Wir haben unser Haus in München verkauft, 3 Zimmer mit Balkon',
  'Nous avons vendu notre appartement à Genève, maison 3 chambres',
  'Hemos vendido nuestro piso en Lisboa, casa con piscina',
  'Vendemos o nosso apartamento em Lisboa, moradia com piscina',
  '我们把上海的房子卖了,想买三房',
];
for (const question of own)
  test(`where the visitor sold his own home, none is looked for: ${question}`, (t) =>
    t.deepEqual(places(question), []));

const near: Record<string, [town: string, unexplained: string[]]> = {
  'Condo in Carlsbad within one hour drive of San Diego': ['Carlsbad', ['within one hour drive of San Diego']],
  'Haus in München, eine Stunde von Genf': ['München', ['eine Stunde von Genf']],
  'Maison à Genève, à une heure de Lisbonne': ['Genève', ['à une heure de Lisbonne']],
  'Piso en Lisboa a una hora de Múnich': ['Lisboa', ['a una hora de Múnich']],
  'T2 em Lisboa a uma hora de Genebra': ['Lisboa', ['a uma hora de Genebra']],
};
for (const [question, [town, unexplained]] of Object.entries(near))
  test(`a town that a home is to be hours away from leaves the one that it is in, and is told once: ${question}`, (t) => {
    t.deepEqual(places(question), [`City is ${town}`]);
    t.deepEqual(read(question).unexplained, unexplained);
  });

test('in any town a home is asked for beside what only tells of another one that hours, a bank or a sale name', (t) => {
  const town = fc.constantFrom('San Diego', 'Carlsbad', 'La Mesa', 'Chula Vista', 'El Cajon', 'Oceanside');
  const told = fc.constantFrom(
    (name: string) => `my bank is in ${name}`,
    (name: string) => `we sold our flat in ${name}`,
    (name: string) => `I was born in ${name}`,
    (name: string) => `about two hours from ${name}`,
  );
  fc.assert(
    fc.property(town, town, told, fc.boolean(), (wanted, other, tell, isFirst) => {
      fc.pre(wanted !== other);
      const asked = `3 bed house in ${wanted}`;
      const question = (isFirst ? [asked, tell(other)] : [tell(other), asked]).join(', ');
      t.deepEqual(places(question), [`City is ${wanted}`], question);
    }),
    PROPERTY_RUNS,
  );
});
