import test from 'ava';
import { inLanguages, saidOfEight } from '../../../helpers/eight-homes.ts';

const [ONE, FOUR] = ['10 Row St, La Mesa', '13 Row St, La Mesa'];

test('as many figures as marks are of the marks in their order, in six languages', (t) => {
  const swapped = inLanguages({
    en: ['[#1] and [#4]: $639,900 and $559,900 respectively.', '[#1] and [#4] cost $639,900 and $559,900.'],
    es: ['[#1] y [#4] cuestan 639.900 $ y 559.900 $ respectivamente.'],
    fr: ['[#1] et [#4] coûtent respectivement 639 900 $ et 559 900 $.'],
    de: ['[#1] und [#4] kosten jeweils 639.900 $ und 559.900 $.'],
    pt: ['[#1] e [#4] custam US$ 639.900 e US$ 559.900 respectivamente.'],
    zh: ['[#1] 和 [#4] 分别售价$639,900和$559,900。'],
  });
  for (const [Language, text] of swapped) {
    t.notRegex(saidOfEight(text, { Language }).text, /559|639/, text);
    const right = text.replace(/559/, 'x').replace(/639/, '559').replace('x', '639');
    t.deepEqual(saidOfEight(right, { Language }).checked.changes, [], right);
  }
});

test('the ends of a range are of no home by their order', (t) => {
  const text = 'cost between $559,900 and $639,900.';
  t.is(saidOfEight(`[#4] and [#1] ${text}`).text, `${FOUR} and ${ONE} ${text}`);
});

test('where the right value would make another false sentence, the clause goes', (t) => {
  const misleading = inLanguages({
    en: ['The cheapest is $549,900 in [#4].', 'Yes, [#4] sold for $600,000.'],
    es: ['La más barata es [#4] por 549.900 $.', '[#4] se vendió por 600.000 $.'],
    fr: ['La moins chère est [#4] à 549 900 $.', '[#4] a été vendu 600 000 $.'],
    de: ['Am günstigsten ist [#4] für 549.900 $.', '[#4] wurde für 600.000 $ verkauft.'],
    pt: ['A mais barata é [#4] por US$ 549.900.', '[#4] foi vendido por US$ 600.000.'],
    zh: ['最便宜的是 [#4]，$549,900。', '[#4] 以$600,000售出。'],
  });
  for (const [Language, text] of misleading) t.notRegex(saidOfEight(text, { Language }).text, /\$|\d{3}/, text);
  t.is(saidOfEight('[#4] is new. Yes it sold for $600,000.').text, `${FOUR} is new.`);
  t.is(saidOfEight('[#4] costs $600,000.').text, `${FOUR} costs $639,900.`);
});
