import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { inLanguages, saidOfEight } from '../../../helpers/eight-homes.ts';

test('a count of homes that are found or left becomes the total, in six languages', (t) => {
  const pairs = inLanguages({
    en: ['Only 2 homes remain.', 'Just five are left.', 'I found 3 homes for you.', '3 homes match your search.'],
    es: ['Quedan solo dos.', 'He encontrado 3 viviendas para usted.'],
    fr: ["Il n'en reste que deux.", "J'ai trouvé 3 logements pour vous."],
    de: ['Nur noch zwei sind übrig.', 'Ich habe 3 Häuser für Sie gefunden.'],
    pt: ['Restam apenas duas.', 'Encontrei 3 casas para você.'],
    zh: ['只剩两套。', '我找到3套房源。'],
  });
  for (const [Language, text] of pairs)
    t.regex(saidOfEight(text, { Language }).text, /9|nine|nueve|neuf|neun|nove|九/, text);
  const few = saidOfEight('I found 3 homes for you.', { found: { total: 8 } });
  t.is(few.text, 'I found 8 homes for you.');
});

test('a count of those that are shown, or of some of them, stays', (t) => {
  for (const text of [
    'I found 9 homes.',
    'Here are the first 8 homes I found.',
    'I found 3 homes with a pool.',
    'Of the 9, only 2 homes remain.',
    'There are 2 homes that stand out.',
  ])
    t.is(saidOfEight(text).text, text);
});

test('addresses of no home that was found go with their clause, in six languages', (t) => {
  const invented = inLanguages({
    en: [
      '123 Fake St, La Mesa is for sale: $450,000.',
      '22 Sunset Blvd, La Mesa is another one.',
      '14 Elm Ave in La Mesa is perfect for you.',
      '10 Row Ave is nice.',
    ],
    es: ['La casa de Calle Falsa 123 es perfecta.', 'Calle Mayor, 7 es muy bonita.'],
    fr: ['12 rue de la Paix est libre.'],
    de: ['Die Lindenstraße 5 ist schön.', 'In der Rosenheimer Straße 12 ist es ruhig.'],
    pt: ['Rua Augusta, 500 é linda.'],
    zh: ['中山路12号很好。'],
  });
  for (const [Language, text] of invented) t.is(saidOfEight(text, { Language }).text, '', text);
  t.is(saidOfEight('[#1] is nice, 40 Hill Rd too.').text, '10 Row St, La Mesa is nice.');
});

test('addresses of homes, of the website and of the visitor stay, and so do counts on a street', (t) => {
  const Constraints: Constraint[] = [{ Field: 'Near', Operator: 'is', Value: ['x'], Words: 'near 5 Main St' }];
  for (const text of ['10 Row Street is nice.', 'It is near 5 Main St.', 'We have 9 homes on Row St.'])
    t.is(saidOfEight(text, { Constraints }).text, text);
});
