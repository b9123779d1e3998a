import test from 'ava';
import fc from 'fast-check';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const readsAs = (message: string): string[] =>
  brief({ ...read(message, { hasShown: true, talksOfSeveral: true }), unexplained: [] });

/** Messages, and what is said around them, of one language. */
type Said = { messages: string[]; before: string[]; behind: string[] };
const said: Record<string, Said> = {
  English: {
    messages: [
      'condos in La Mesa under 600k',
      'cheaper',
      'newest first',
      '4 bedrooms',
      'with a garage',
      'anything else?',
    ],
    before: [
      "It's for my mother.",
      "I'm new to this.",
      'Thank you so much for that!',
      'Our lease ends in March.',
      'Hi,',
    ],
    behind: ['. I hope that makes sense.', ', thanks!', '. Thanks in advance,\nKaren', '. We are in no rush.', ', ok?'],
  },
  Spanish: {
    messages: ['casas en La Mesa hasta 600 mil', 'más baratas', 'con cochera', 'de 4 recámaras', 'y en El Cajon?'],
    before: [
      'Es para mi madre.',
      'Soy nuevo en esto.',
      'Llevamos años rentando.',
      'Ya tengo la hipoteca aprobada.',
      'Hola,',
    ],
    behind: ['. No tenemos prisa.', ', gracias', '. Le agradezco su ayuda.\nCarmen', '. Espero haberme explicado.'],
  },
  French: {
    messages: ['maisons à La Mesa sous 600k', 'moins cher', 'avec un garage', 'au moins 4 chambres', 'et à El Cajon ?'],
    before: ["C'est pour ma mère.", 'Je débute.', 'On loue depuis des années.', 'Petite question :', 'Bonjour,'],
    behind: ['. Je vous remercie de votre aide.', ', merci !', '. Cordialement,\nClaire', ". On n'est pas pressés."],
  },
  German: {
    messages: [
      'Häuser in La Mesa bis 600.000',
      'billiger',
      'mit Garage',
      'mindestens 4 Schlafzimmer',
      'und in El Cajon?',
    ],
    before: ['Es ist für meine Mutter.', 'Ich mache das zum ersten Mal.', 'Wir mieten seit Jahren.', 'Hallo,'],
    behind: ['. Ich wäre für Ihre Hilfe dankbar.', ', danke!', '. Viele Grüße\nKarin', '. Wir haben keine Eile.'],
  },
  Portuguese: {
    messages: ['casas em La Mesa até 600 mil', 'mais baratas', 'com garagem', 'pelo menos 4 quartos', 'e em El Cajon?'],
    before: ['É para a minha mãe.', 'Somos uma família de cinco.', 'Alugamos há anos.', 'Entendi.', 'Olá,'],
    behind: ['. Agradeço a sua ajuda.', ', obrigada!', '. Cumprimentos,\nCarla', '. Não temos pressa.'],
  },
  Chinese: {
    messages: ['La Mesa的房子，60万以内', '便宜一点的', '要有车库', '至少四个卧室', 'El Cajon呢？'],
    before: ['是给我妈住的。', '我们租房好多年了。', '谢谢你的信息。', '说实话，', '你好，'],
    behind: ['，谢谢！', '。感谢你的帮助。', '。我们不急。', '。谢谢\n王丽'],
  },
};

for (const [language, { messages, before, behind }] of Object.entries(said))
  test(`property: what is said beside the homes, or for politeness, changes no message in ${language}`, (t) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...messages),
        fc.constantFrom('', ...before),
        fc.constantFrom('', ...behind),
        (message, first, last) => {
          const around = `${first} ${message.replace(/\?$/, last === '' ? '?' : '')}${last}`.trim();
          t.deepEqual(readsAs(around), readsAs(message), around);
        },
      ),
      { numRuns: messages.length * before.length * behind.length },
    );
  });

const words: Record<string, string[]> = {
  // "Pode ser" is a yes only where nothing else is said.
  'pode ser': ['reply yes'],
  'pode ser em Alfama': ['Near is Alfama'],
  'dispenso a varanda': ['with or without balcony'],
  'se não houver com varanda, não faz mal': ['with or without balcony'],
  // Words that stand for an order, a new beginning, a field or a type elsewhere.
  'Ganho uns 90 mil por ano': [],
  'as crianças começam a escola em setembro': [],
  'Ist das realistisch?': [],
  'pour le reste nous sommes souples': [],
  'thanks for the homes': ['talk thanks'],
  'and with a garage, ok? 3 bedrooms in La Mesa': ['Tag is garage', 'Bedrooms atLeast 3', 'City is La Mesa'],
};
for (const [message, expected] of Object.entries(words))
  test(`what is said beside the homes asks for nothing, and what is asked stays: ${message}`, (t) => {
    t.deepEqual(brief(read(message, { hasShown: true, talksOfSeveral: true })), expected);
  });

test('a sentence ends no name of a street, and begins one', (t) => {
  t.deepEqual(brief(read('I live at the end. A Place in La Mesa with a pool')), ['City is La Mesa', 'Tag is pool']);
  t.deepEqual(brief(read('Hallo, Nymphenburger Str. zu kaufen')), [
    'Street is Nymphenburger Str.',
    'SaleType is for_sale',
  ]);
  t.deepEqual(brief(read('我们有两个孩子。El Cajon Blvd上面有什么')), ['Street is El Cajon Blvd']);
});
