import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

/** Questions of what is generally so, sums and kinds of homes in them as examples. */
const GENERAL: readonly (readonly [string, ...string[]])[] = [
  ['en', 'how do I bid on a house?', 'what down payment do I need for a 500k house', 'is now a good time to buy?'],
  ['en', 'which is cheaper per month, a $500k condo with $700 HOA or a $560k house', 'what is PMI?'],
  ['es', '¿cómo hago una oferta por una casa?', '¿cuánto enganche necesito para una casa de 500 mil?'],
  ['es', '¿qué sale más barato al mes, un condo de 500 mil con 700 de HOA o una casa de 560 mil?'],
  ['es', '¿cuánta casa puedo pagar con 120 mil al año?'],
  ['fr', 'quel apport faut-il pour une maison à 500 000 ?', 'quels sont les frais de notaire ?'],
  ['fr', "qu'est-ce qui revient moins cher par mois, un condo à 500 000 avec 700 de charges ou une maison à 560 000 ?"],
  ['de', 'wie viel Eigenkapital brauche ich für ein Haus für 500.000?', 'wie gebe ich ein Gebot ab?'],
  ['de', 'was ist pro Monat günstiger, eine Wohnung für 500.000 mit 700 Hausgeld oder ein Haus für 560.000?'],
  ['pt', 'como faço uma oferta?', 'quanto de entrada preciso para uma casa de 500 mil?'],
  ['pt', 'o que sai mais barato por mês, um apartamento de 500 mil com 700 de condomínio ou uma casa de 560 mil?'],
  ['pt', 'quanto posso pagar por uma casa ganhando 120 mil por ano?'],
  ['zh', '怎么出价买房？', '现在是买房的好时机吗？', '什么是escrow？'],
];
for (const [language, ...questions] of GENERAL)
  for (const question of questions)
    test(`${language}: general knowledge is no search, also after homes were shown: ${question}`, (t) => {
      for (const hasShown of [false, true]) {
        const { talk, constraints, pointers, order } = read(question, { hasShown });
        t.deepEqual(
          { talk, constraints, pointers, order },
          { talk: 'knowledge', constraints: [], pointers: [], order: undefined },
        );
      }
    });

test('who names a town, or goes on to say what is wanted, looks for homes', (t) => {
  for (const [question, ...said] of [
    ['is it a good time to buy? show me condos in La Mesa', 'City is La Mesa'],
    ['a condo in La Mesa under 500k, which is cheaper per month?', 'Price atMost 500000', 'City is La Mesa'],
  ] as const)
    for (const one of said) t.true(brief(read(question, {})).includes(one), question);
});
