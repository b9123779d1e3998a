import test from 'ava';
import type { NameConstraint } from '../../../../src/chat/understand/constraint.ts';
import { inLanguages, saidOfEight } from '../../../helpers/eight-homes.ts';

const NONE = inLanguages({
  en: [
    'We have no homes in La Mesa.',
    'Unfortunately, there are no homes that match.',
    'There are 0 homes in La Mesa.',
    'Nothing matches your search.',
    "I couldn't find any listings in La Mesa.",
    'No results found.',
    'We have none.',
    'Sorry, nothing fits.',
    'I am afraid nothing is suitable.',
    'Sorry, no luck.',
  ],
  es: [
    'No tenemos ninguna casa en La Mesa.',
    'Lo siento, no hay viviendas que coincidan.',
    'No he encontrado nada.',
    'Lo siento, nada encaja.',
  ],
  fr: [
    "Nous n'avons aucun logement à La Mesa.",
    "Malheureusement, il n'y a pas d'annonces.",
    "Je n'ai rien trouvé.",
    'Désolé, rien ne convient.',
  ],
  de: [
    'Wir haben leider nichts.',
    'Leider gibt es keine Häuser in La Mesa.',
    'Ich habe 0 Treffer gefunden.',
    'Leider ist nichts Passendes dabei.',
  ],
  pt: [
    'Infelizmente, não temos casas em La Mesa.',
    'Nenhum imóvel corresponde à sua busca.',
    'Não encontrei nada.',
    'Desculpe, nada serve.',
  ],
  zh: ['我们没有任何房子。', '很抱歉，没有符合您要求的房源。', '找到0套房源。', '抱歉，没有合适的。'],
});

test('"we have none" is left out where there are some, in six languages', (t) => {
  for (const [Language, text] of NONE) t.is(saidOfEight(text, { Language }).text, '', text);
  t.is(saidOfEight('Hello! We have no homes in La Mesa. [#1] costs $559,900.').text.slice(0, 14), 'Hello! 10 Row ');
});

test('"we have none" stays where nothing matches', (t) => {
  const relaxed = { constraints: [], total: 8 };
  for (const [Language, text] of NONE) t.is(saidOfEight(text, { Language, found: { total: 0, relaxed } }).text, text);
});

test('"none" of what nobody asked about stays, in six languages', (t) => {
  const others = inLanguages({
    en: [
      'There are no price changes.',
      'None of them states an HOA.',
      'There are no homes with a pool among these.',
      'We have no homes in El Cajon.',
      'There is no home like it.',
      'Nothing fits in the garage.',
      'Do we have no homes in La Mesa?',
      'No, we have homes in La Mesa.',
      'There are no other homes in La Mesa.',
    ],
    es: ['No hay casas con piscina.', 'Ninguna tiene garaje.', 'No tenemos más casas.'],
    fr: ["Aucun logement n'a de piscine.", "Il n'y a pas d'autres maisons."],
    de: ['Keine hat einen Pool.', 'Es gibt keine weiteren Häuser.', 'Wir haben keine Häuser mit Pool.'],
    pt: ['Nenhuma tem piscina.', 'Não temos outras casas.'],
    zh: ['没有带泳池的房子。', '没有其他房源。'],
  });
  for (const [Language, text] of others) t.is(saidOfEight(text, { Language }).text, text);
});

test('what the visitor asked for, and what homes are like that are not free, decide whether there is none', (t) => {
  const pool: NameConstraint = { Field: 'Tag', Operator: 'is', Value: ['pool'], Words: 'pool' };
  t.is(saidOfEight('There are no homes with a pool.', { Constraints: [pool] }).text, '');
  t.is(saidOfEight('There are no homes with a pool.', { Constraints: [{ ...pool, Operator: 'not' }] }).text.length, 31);
  t.is(saidOfEight('There are no homes that match.', { Wishes: [pool] }).text.length, 30);
});
