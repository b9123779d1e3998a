import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { inLanguages, saidOfEight } from '../../../helpers/eight-homes.ts';

const Springfield: Constraint = { Field: 'City', Operator: 'is', Value: ['Springfield'], Words: 'Springfield' };
const below = (Value: number): Constraint => ({ Field: 'Price', Operator: 'atMost', Value, Words: 'below that' });
const NOTHING = { total: 0, relaxed: { constraints: [Springfield], total: 40 } };
const TWENTY_NINE = { total: 29 };

test('where nothing matches no count of homes stays that says that some do, in six languages', (t) => {
  const wrong = inLanguages({
    en: [
      'I found 6 homes in Springfield.',
      'Great news, seven homes match!',
      'We have 7 homes under $300,000.',
      'We found 8 listings for you.',
      'I found 40 homes in Springfield.',
      'We have 7.',
    ],
    es: [
      'He encontrado 6 casas en Springfield.',
      'Tenemos 7 viviendas por menos de $300,000.',
      'Hay 5 casas para usted.',
    ],
    fr: ["J'ai trouvé 6 maisons à Springfield.", 'Nous avons trouvé 7 logements à moins de $300,000.'],
    de: ['Ich habe 6 Häuser in Springfield gefunden.', 'Es gibt 7 Immobilien unter $300,000.'],
    pt: ['Encontrei 6 casas em Springfield.', 'Temos 7 imóveis por menos de $300,000.'],
    zh: ['在Springfield找到6套房源。', '我们共有7套房源。'],
  });
  for (const [Language, text] of wrong) {
    const said = saidOfEight(text, { Language, Constraints: [Springfield, below(300_000)], found: NOTHING });
    t.notRegex(said.text, /[5-8]|40|seven/, text);
  }
});

test('where nothing matches no other number of a home that was named is taken for a count of homes', (t) => {
  const wrong = inLanguages({
    en: ['[#1] is lovely. I found 3 homes that match your search.'],
    es: ['[#1] es bonita. He encontrado 3 viviendas que coinciden con su búsqueda.'],
    fr: ["[#1] est belle. J'ai trouvé 3 logements qui correspondent à votre recherche."],
    de: ['[#1] ist schön. Ich habe 3 Immobilien gefunden, die zu Ihrer Suche passen.'],
    pt: ['[#1] é bonita. Encontrei 3 imóveis que correspondem à sua busca.'],
    zh: ['[#1]很漂亮。我找到3套符合条件的房源。'],
  });
  for (const [Language, text] of wrong)
    t.notRegex(saidOfEight(text, { Language, Constraints: [Springfield], found: NOTHING }).text, /3/, text);
});

test('where nothing matches, counts of homes that are said to be others stay, in six languages', (t) => {
  const good = inLanguages({
    en: [
      'Nothing matches, but I found 8 homes nearby.',
      'Leaving out Springfield, there are 40 homes.',
      'There are 40 homes in other towns.',
      'Here are 5 homes that come close:',
      'I found 8 similar homes.',
    ],
    es: ['No hay nada, pero encontré 8 casas cerca.', 'Hay 40 viviendas en otras ciudades.'],
    fr: ["J'ai trouvé 8 logements proches de votre demande.", 'Sans cela, il y a 40 logements.'],
    de: ['Ich habe 8 ähnliche Häuser gefunden.', 'Ohne Springfield gibt es 40 Häuser.'],
    pt: ['Encontrei 8 casas parecidas.', 'Sem isso, há 40 casas.'],
    zh: ['我找到8套类似的房源。', '附近共有40套房源。'],
  });
  for (const [Language, text] of good)
    t.is(saidOfEight(text, { Language, Constraints: [Springfield], found: NOTHING }).text, text);
});

test('a count of homes within the bound that was asked for becomes the total, in six languages', (t) => {
  const wrong = inLanguages({
    en: ['I found 7 homes under $700,000.', 'We have 7 homes below your budget of $700,000.', 'There are 7.'],
    es: ['He encontrado 7 casas por menos de $700,000.'],
    fr: ["J'ai trouvé 7 logements à moins de $700,000."],
    de: ['Ich habe 7 Häuser unter $700,000 gefunden.'],
    pt: ['Encontrei 7 casas por menos de $700,000.'],
    zh: ['找到7套低于$700,000的房源。'],
  });
  for (const [Language, text] of wrong) {
    const said = saidOfEight(text, { Language, Constraints: [below(700_000)], found: TWENTY_NINE }).text;
    t.is(said, text.replace('7', '29'), text);
  }
});

test('counts of rows that are shown, of some of them and of things that are no homes stay', (t) => {
  for (const text of [
    'Here are 5 homes.',
    'Here are 5:',
    'I found 7 homes with a pool.',
    'There are 3 reasons to look at it.',
    'I found 29 homes under $700,000.',
    'We have 2 more.',
    'There are 7 in El Cajon.',
  ])
    t.is(saidOfEight(text, { Constraints: [below(700_000)], found: TWENTY_NINE }).text, text);
  const two: Constraint = {
    Field: 'City',
    Operator: 'is',
    Value: ['La Mesa', 'El Cajon'],
    Words: 'La Mesa or El Cajon',
  };
  const parts = 'We have 3 homes in La Mesa and 6 in El Cajon.';
  t.is(saidOfEight(parts, { Constraints: [two], found: TWENTY_NINE }).text, parts);
});
