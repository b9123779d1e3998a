import test from 'ava';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const city = (name: string): Constraint => ({ Field: 'City', Operator: 'is', Value: [name], Words: name });
/** What is said of where homes are: towns, and their parts. */
const places = (question: string, before?: string): string[] =>
  brief(read(question, before === undefined ? {} : { hasShown: true, constraints: [city(before)] })).filter((one) =>
    /^(?:City|Near)/.test(one),
  );

const affairs: readonly string[] = [
  '我户口在上海,钱也在上海,想买两房公寓',
  '我在慕尼黑的银行贷款已经批了,想看三房的联排',
  '我是里斯本大学毕业的,想租两房',
  '经常去上海出差,家里要有书房,三房',
  '朋友住在圣地亚哥,推荐我找你们,想租两房公寓',
  'My bank is in San Diego. I want a 3 bed house with a pool',
  'I was born in Chula Vista, 3 bed house under 700k',
  'Mi banco está en San Diego. Busco casa con piscina',
  'Ma banque se trouve à Munich, je cherche une maison avec piscine',
  'Meine Bank ist in Genf. Ich suche ein Haus mit Pool',
  'O meu banco fica em Lisboa. Procuro moradia com piscina',
];
for (const question of affairs)
  test(`a town of the visitor's affairs is not where a home is looked for: ${question}`, (t) =>
    t.deepEqual(places(question), []));

const given: Record<string, [town: string, kind: string | undefined]> = {
  '上海的公寓刚卖掉,想在慕尼黑买三房': ['München', undefined],
  刚把圣地亚哥的公寓卖了现在想买Oceanside的独栋: ['Oceanside', 'Single Family Residence'],
  '日内瓦的租约到期了,想去里斯本租个两房': ['Lisboa', undefined],
  'Our flat in Geneva sold, now we want a 3 bed house in Carlsbad': ['Carlsbad', 'Single Family Residence'],
  'Vendimos el piso de Múnich y ahora buscamos en Lisboa algo con vistas': ['Lisboa', undefined],
  "L'appartement de Munich est vendu, on cherche à Genève une maison": ['Genève', 'Single Family Residence'],
  'Haus in München ist verkauft, jetzt suchen wir was in Carlsbad': ['Carlsbad', undefined],
  'O apartamento de Genebra já foi vendido, agora procuramos em Lisboa': ['Lisboa', undefined],
};
for (const [question, [town, kind]] of Object.entries(given))
  test(`a home that was sold or given up is not what is looked for, nor its town: ${question}`, (t) => {
    const said = brief(read(question));
    t.deepEqual(places(question), [`City is ${town}`]);
    t.deepEqual(
      said.filter((one) => one.startsWith('PropertyType')),
      kind === undefined ? [] : [`PropertyType is ${kind}`],
    );
  });

test('homes that have been sold are still asked for in a town', (t) => {
  const said = brief(read('上海已经卖掉的联排一共有几套'));
  t.true(said.includes('City is 上海'));
  t.true(said.includes('PropertyType is Townhouse'));
});

const left: Record<string, string> = {
  '在圣地亚哥住腻了,想搬去Carlsbad,三房': 'Carlsbad',
  '圣地亚哥太吵了实在待不下去,El Cajon有没有三房': 'El Cajon',
  '受不了上海的节奏了,打算去里斯本养老': 'Lisboa',
  '公司在圣地亚哥,但我想住远一点,El Cajon有没有独栋': 'El Cajon',
  'so over San Diego traffic. Carlsbad it is. house with a yard': 'Carlsbad',
  'Hartos de Múnich, nos vamos a Lisboa: piso de 2 habitaciones': 'Lisboa',
  'On en a marre de Munich, direction Lisbonne : maison avec piscine': 'Lisboa',
  'Von München haben wir genug, wir ziehen nach Lissabon: Haus mit Pool': 'Lisboa',
  'San Diego é caro demais, melhor El Cajon, 3 quartos': 'El Cajon',
};
for (const [question, town] of Object.entries(left))
  test(`a town that somebody is tired of or works in gives way to another: ${question}`, (t) =>
    t.deepEqual(places(question), [`City is ${town}`]));

const thoughtOf: Record<string, string[]> = {
  '本来想买圣地亚哥,后来决定买La Mesa,三房': ['City is La Mesa'],
  '比起圣地亚哥我更喜欢Carlsbad,三房': ['City is Carlsbad'],
  '不是圣地亚哥,是Chula Vista,三房': ['City not San Diego', 'City is Chula Vista'],
  "we originally wanted San Diego, now it's La Mesa, 3 beds": ['City is La Mesa'],
  'Al principio queríamos Carlsbad, ahora buscamos en Oceanside, 3 recámaras': ['City is Oceanside'],
  "Au début on voulait Carlsbad, maintenant c'est Oceanside, 3 chambres": ['City is Oceanside'],
  'Eigentlich wollten wir nach Carlsbad, jetzt doch Oceanside, 3 Schlafzimmer': ['City is Oceanside'],
};
for (const [question, expected] of Object.entries(thoughtOf))
  test(`a town that was thought of first gives way to the one that it is now: ${question}`, (t) =>
    t.deepEqual(places(question), expected));

const staying: Record<string, string[]> = {
  '人在上海,想租两居': ['City is 上海'],
  给在慕尼黑读书的儿子租个一居室: ['City is München'],
  'I work in San Diego, need a 2 bed apartment to rent': ['City is San Diego'],
  'trabajo en Múnich, busco piso de alquiler de 2 habitaciones': ['City is München'],
  'je travaille à Genève, je cherche un studio à louer': ['City is Genève'],
  'ich arbeite in München, suche 2-Zimmer-Wohnung zur Miete': ['City is München'],
  'trabalho em Lisboa, procuro T1 para arrendar': ['City is Lisboa'],
  '我在慕尼黑工作,想在里斯本租两房': ['City is Lisboa'],
  '我在慕尼黑工作,想租两房,地点不限': [],
};
for (const [question, expected] of Object.entries(staying))
  test(`who works in a town and wants to rent does so there, unless he says where else: ${question}`, (t) =>
    t.deepEqual(places(question), expected));

const goingOn: readonly string[] = [
  '我公司在圣地亚哥,要带书房的',
  '圣地亚哥的公寓卖掉了,预算可以到90万',
  'my office is in San Diego, so I need 2 parking spots',
  'mi oficina está en San Diego, así que necesito dos estacionamientos',
  'mon bureau est à San Diego, il me faut deux places de parking',
  'mein Büro ist in San Diego, ich brauche zwei Stellplätze',
  'meu escritório fica em San Diego, preciso de duas vagas',
];
for (const question of goingOn)
  test(`a town that is only told of leaves the town of before: ${question}`, (t) =>
    t.deepEqual(places(question, 'Carlsbad'), []));

const far: Record<string, string> = {
  '离圣地亚哥一小时车程以内都行,独栋': '离圣地亚哥一小时车程以内都行',
  'an hour from San Diego is fine, just need a house': 'an hour from San Diego is fine',
  'A una hora de Múnich me vale, casa con jardín': 'A una hora de Múnich me vale',
};
for (const [question, words] of Object.entries(far))
  test(`what is an hour away from a town is not in it, which is said: ${question}`, (t) => {
    t.deepEqual(places(question), []);
    t.true(read(question).unexplained.includes(words), read(question).unexplained.join('|'));
  });

const arrivals: Record<string, string> = {
  '下个月调去慕尼黑上班,求租两室公寓': 'München',
  '去上海工作,租两室': '上海',
  '儿子去慕尼黑上大学,给他租个一居室': 'München',
  '公司派我去Irvine上班,租三房': 'Irvine',
  'Mi hijo va a estudiar en Ginebra y necesita un estudio de alquiler': 'Genève',
  'A minha filha vai estudar para Lisboa, procuro um T0 para arrendar': 'Lisboa',
};
for (const [question, town] of Object.entries(arrivals))
  test(`where somebody goes to work or to learn, a home is wanted: ${question}`, (t) =>
    t.deepEqual(places(question), [`City is ${town}`]));

const joined: Record<string, string> = {
  '爸妈都在上海,我想跟他们住同一个城市,三房': '上海',
  '我太太在Lisboa教书,我是过去跟她团聚的': 'Lisboa',
  '老公在日內瓦返工,我過去陪佢,租兩房': 'Genève',
  "my boyfriend works in Lisbon and I'm joining him in June, 1 bed apartment to rent": 'Lisboa',
  'Mi hermana vive en Oceanside y quiero vivir en la misma ciudad, casa de 3 recámaras': 'Oceanside',
  'Mon mari travaille à Munich et je le rejoins en mai, appartement 2 chambres à louer': 'München',
  'Meine Freundin arbeitet in Genf, ich komme im Juni nach, möblierte Wohnung mieten': 'Genève',
  'Meu marido trabalha em Genebra e vou morar com ele em maio, apartamento para alugar': 'Genève',
};
for (const [question, town] of Object.entries(joined))
  test(`where the visitor joins somebody, a home is wanted: ${question}`, (t) =>
    t.deepEqual(places(question), [`City is ${town}`]));

const settled: Record<string, string> = {
  '太贵了,搬去Chula Vista算了': 'City is Chula Vista',
  '住El Cajon也不是不行,改看那边吧': 'City is El Cajon',
  何不看看La_Mesa: 'City is La Mesa',
  La_Mesa算了: 'City not La Mesa',
};
for (const [question, place] of Object.entries(settled))
  test(`words that give a town up make do with it behind where somebody goes: ${question}`, (t) =>
    t.deepEqual(places(question.replace('_', ' '), 'San Diego'), [place]));

const called: Record<string, string> = {
  '坐标魔都,想租个两居': '上海',
  '申城,想买套两居': '上海',
  '沪上两居,租': '上海',
  '慕村求租!一室一厅': 'München',
  "O'side有没有联排": 'Oceanside',
  "O'side, 2br apt, dogs ok": 'Oceanside',
  'Lx, T2 com elevador, para comprar': 'Lisboa',
  'je déménage à GVA, appartement à louer': 'Genève',
};
for (const [question, town] of Object.entries(called))
  test(`a town is found by what people call it: ${question}`, (t) =>
    t.deepEqual(places(question), [`City is ${town}`]));

test('an office in a town is a place of work, and no room for it at home', (t) => {
  const said = brief(read('Just got transferred to our Carlsbad office. 3 bed townhouse to rent'));
  t.true(said.includes('City is Carlsbad'));
  t.false(said.some((one) => one.startsWith('Tag')));
});
