import test from 'ava';
import type { Language } from '../../../../src/chat/understand/understanding.ts';
import { inLanguages } from '../../../helpers/eight-homes.ts';
import { becomes, checked } from '../../../helpers/two-homes.ts';

/** Of 16 Elm Ave: $599,900, 4 beds, 2.5 baths, 2,100 sq ft, built in 1987, on the market for 20 days. */
const said = (text: string, Language: Language): string =>
  checked(text.replaceAll('A16', '[#2]'), { Language }).text.replaceAll('16 Elm Ave', 'A16');

test('what was paid, renewed or is usual elsewhere never becomes a field of the home, in six languages', (t) => {
  const others = inLanguages({
    en: [
      'The seller paid 400,000 dollars in 2019.',
      'The roof was replaced in 2018.',
      'It was renovated in 2015.',
      'Homes in this area usually cost 900,000 dollars.',
      'Similar homes sell for 700,000 dollars.',
      'It typically sells for 650,000 dollars.',
      'It takes 30 days to close.',
      'The guest house has 2 bedrooms.',
    ],
    es: [
      'El vendedor pagó 400.000 dólares en 2018.',
      'El tejado se cambió en 2018.',
      'Las casas suelen costar 900.000 $.',
    ],
    fr: [
      'Le vendeur a payé 400 000 dollars.',
      'Le toit a été refait en 2018.',
      'Les maisons coûtent en général 900 000 $.',
    ],
    de: [
      'Der Verkäufer hat 400.000 Dollar bezahlt.',
      'Das Dach wurde 2018 erneuert.',
      'Häuser kosten hier meist 900.000 $.',
    ],
    pt: [
      'O vendedor pagou 400.000 dólares.',
      'O telhado foi trocado em 2018.',
      'As casas costumam custar 900.000 dólares.',
    ],
    zh: ['卖家花了40万美元买下。', '屋顶2018年更换。', '该地区的房子通常售价90万美元。'],
  });
  for (const [language, text] of others) t.is(said(`A16 – ok. ${text}`, language), 'A16 – ok.', text);
});

test('a wrong number that is an end, a difference, a vague sum or a fraction of weeks goes, in six languages', (t) => {
  const vague = inLanguages({
    en: [
      'A16 has more than 3,000 sq ft.',
      'A16 has at least 6 bedrooms.',
      'A16 is priced in the low 400s.',
      'A16 was built after 2000.',
      'A16 has 700 sq ft more than that.',
      'A16 was listed 7 weeks ago.',
    ],
    es: ['A16 tiene más de 3.000 pies cuadrados.', 'A16 se publicó hace 7 semanas.'],
    fr: ['A16 a plus de 3 000 pieds carrés.', 'A16 est en vente depuis 7 semaines.'],
    de: ['A16 hat mehr als 300 m².', 'A16 wurde vor 7 Wochen inseriert.'],
    pt: ['A16 tem mais de 300 m².', 'A16 foi anunciada há 7 semanas.'],
    zh: ['A16面积超过3,000平方英尺。', 'A16七周前挂牌。'],
  });
  for (const [language, text] of vague) {
    const became = said(text, language).replace('A16', 'A');
    t.notRegex(became, /\d{2}|[234579七]\D*(?:week|sem|Woch|周)|more|plus de|mehr/, text);
    t.true(became.startsWith('A'), became);
  }
});

test('a plain statement of a field is still put right, in six languages', (t) => {
  const pairs: [string, string][] = [
    ['A16 costs $650,000.', 'A16 costs $599,900.'],
    ['A16 has 3 bedrooms and 2,000 sq ft.', 'A16 has 4 bedrooms and 2,100 sq ft.'],
    ['A16 was built in 1999.', 'A16 was built in 1987.'],
    ['A16 was listed 9 days ago.', 'A16 was listed 20 days ago.'],
    ['A16 tiene 3 dormitorios y cuesta 650.000 dólares.', 'A16 tiene 4 dormitorios y cuesta 599.900 dólares.'],
    ['A16 a 3 chambres, construite en 1999.', 'A16 a 4 chambres, construite en 1987.'],
    ['A16 wurde vor 9 Tagen inseriert.', 'A16 wurde vor 20 Tagen inseriert.'],
    ['A16 tem 3 quartos e foi construída em 1999.', 'A16 tem 4 quartos e foi construída em 1987.'],
    ['A16 建于1999年。', 'A16 建于1987年。'],
  ];
  for (const [text, became] of pairs) t.is(becomes(text), became);
});
