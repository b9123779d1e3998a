import test from 'ava';
import { assertTags, tagsSaid } from './says.ts';

const sentences: Record<string, [text: string, has: string, lacks?: string][]> = {
  'What stands for a feature named before it': [
    ['No private pool, but the community has one.', 'community pool', 'pool'],
    ['No pool of its own, nor does the complex have one.', '', 'pool, community pool'],
    ['There is a bath on level one.', ''],
  ],
  'Kinds of pets beside a welcome': [
    ['Pets welcome, dogs and cats alike.', 'pets, dogs, cats'],
    ['Pets allowed, but no cats.', 'pets', 'cats'],
    ['Tiere sind willkommen, auch Hund und Katze.', 'pets, dogs, cats'],
    ['Animais permitidos, cães e gatos.', 'pets, dogs, cats'],
    ['Cats and dogs of the neighbors are well known.', ''],
  ],
  'Names that hold the name of a feature': [
    ['The family moved here from Mountain View last year.', ''],
    ['An easy drive from here to Chula Vista.', ''],
    ['Dinner at the Olive Garden is a treat.', ''],
    ['O bar chamado Piscina abre tarde.', ''],
    ['Enjoy the Ocean View from bed.', 'ocean view, water view, view'],
    ['Great Vistas and sunny rooms.', 'view'],
  ],
  'What was, could be, or is elsewhere': [
    ['The chimney and fireplace were taken out.', '', 'fireplace'],
    ['A corner where a dishwasher could go.', ''],
    ['The county may permit a guest house.', ''],
    ['The seller gives a credit toward solar.', ''],
    ['A bank is on the corner.', ''],
    ['Set on the corner of two lanes.', 'corner lot'],
    ['The prior owner left in June; the golf clubs stay.', ''],
    ['The lot has utilities at the street.', ''],
    ['Le terrain est assez grand pour une piscine.', ''],
    ['Le garage a été converti en studio.', '', 'garage'],
    ['La cochera se convirtió en estudio.', 'home office', 'garage'],
    ['Ein Carport gehört nicht dazu.', '', 'carport'],
    ['Zimmer zum Hof, Fenster zum Innenhof.', ''],
    ['后院够建一个车库。', 'yard'],
  ],
  'Denials of more than one word': [
    ['Não é mobilado.', '', 'furnished'],
    ['Não são permitidos cães.', '', 'dogs'],
    ['No está permitido el alquiler vacacional.', '', 'short-term rental'],
    ['The ocean cannot be seen.', '', 'ocean view'],
    ["The ocean can't be beat for a view from here.", 'view'],
    ['Leases under 6 months are not accepted.', '', 'short-term rental'],
    ['未安装空调,看不见海。', '', 'air conditioning, ocean view'],
  ],
  'Words that only sound like a feature': [
    ['Der Tisch (Pool) bleibt; Billardtisch (Pool) auch.', 'pool'],
    ['Billardtisch (Pool) bleibt.', ''],
    ['Parque Eduardo VII', ''],
    ['Pisos de parquet.', 'hardwood floors'],
    ['Wine cellar, temperature-controlled wine room.', 'wine cellar'],
    ['The den has a bar.', ''],
    ['Ductless mini-splits cool the rooms.', 'air conditioning'],
    ['Mit Kellerabteil.', 'storage'],
    ['Patio trasero con césped.', 'yard'],
  ],
  'A garden that is a yard as well': [
    ['Kleiner Garten hinter dem Haus.', 'garden, yard'],
    ['Kein Garten.', '', 'garden'],
    ['Joli jardin arboré.', 'garden, yard'],
    ['Rose garden.', 'garden'],
  ],
};

for (const [rule, table] of Object.entries(sentences)) {
  for (const [text, has, lacks = ''] of table) test(`${rule}: ${text}`, assertTags, text, has, lacks);
}

test('A text is not Chinese for the name of a Chinese city', (t) => {
  const Description = 'Os donos vão para 上海. Campo de ténis. Sem elevador.';
  t.deepEqual(tagsSaid({ Description }), { has: ['tennis court'], lacks: ['elevator'] });
});

test('English values are read beside a text of another language', (t) => {
  const Description = 'Ruhige Wohnung mit Balkon, die Küche ist neu.';
  t.deepEqual(tagsSaid({ Description, ExtensionColumn: [{ Key: 'Pool', value: 'Community' }] }).has, [
    'balcony',
    'community pool',
    'quiet',
  ]);
});
