import test from 'ava';
import type { Language } from '../../../../src/chat/understand/understanding.ts';
import type { ListingValues } from '../../../../src/listings/listing.ts';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { inLanguages } from '../../../helpers/eight-homes.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { understood } from '../../../helpers/understandings.ts';

const home = (values: Partial<ListingValues>, id = 1) => sampleListing({ Url: null, ...values }, id);
const WITH_FEES = home({
  Address: '1 Row St',
  City: 'La Mesa',
  HOAMonth: '310.00',
  ParkingSpots: 1,
  SalePrice: '639900.00',
});
const UNSTATED = home(
  { Address: '2 Row St', City: 'La Mesa', HOAMonth: null, ParkingSpots: null, SalePrice: '290000.00' },
  2,
);
const NONE = home(
  { Address: '3 Row St', City: 'La Mesa', HOAMonth: '0.00', ParkingSpots: 0, SalePrice: '700000.00' },
  3,
);
const TOLD = home(
  { Address: '4 Row St', HOAMonth: null, ParkingSpots: null, Description: 'No HOA! There is no parking.' },
  4,
);
const SOLD = home({ Address: '5 Row St', City: 'La Mesa', Status: 'Sold', SalePrice: '1250000.00' }, 5);

const said = (text: string, Language: Language, ...homes: ReturnType<typeof home>[]): string =>
  checkAnswer([text], { found: foundListings(homes), understanding: understood({ Language }) }).text;

const DENIALS = inLanguages({
  en: [
    '[#1] has no HOA.',
    'No HOA fee here!',
    'The HOA fee is zero.',
    'There is no parking.',
    'It comes without parking spots.',
    'HOA: none.',
    'It is HOA-free.',
    'You pay no monthly HOA fees.',
  ],
  es: ['[#1] no tiene cuota de HOA.', 'No hay plaza de garaje.', 'La cuota de comunidad es cero.'],
  fr: ['[#1] est sans HOA.', "Il n'y a pas de place de parking.", 'Aucun stationnement.'],
  de: ['[#1] hat kein Hausgeld.', 'Es gibt keinen Stellplatz.', 'Das Hausgeld ist null.'],
  pt: ['[#1] não tem condomínio.', 'Não há vaga de garagem.', 'O condomínio é zero.'],
  zh: ['[#1] 没有物业费。', '没有停车位。', '物业费为零。'],
});

test('a fee or parking is not denied of a home that states it or says nothing of it, in six languages', (t) => {
  for (const [language, text] of DENIALS)
    for (const one of [WITH_FEES, UNSTATED]) {
      const became = said(text, language, one);
      t.notRegex(
        became,
        /no HOA|HOA fees?|parking|zero|none|free|HOA|plaza|cuota|place|stationnement|Hausgeld|Stellplatz|condom|vaga|物业费|停车位/,
        text,
      );
    }
});

test('a fee or parking is denied of a home that states none, in six languages', (t) => {
  for (const [language, text] of DENIALS) {
    const became = text.replace(/\[#1\]/, '3 Row St, La Mesa');
    t.is(said(text, language, NONE), became);
  }
  t.is(said('[#1] has no HOA and no parking.', 'en', TOLD), '4 Row St, Seattle has no HOA and no parking.');
});

test('what is not stated, asked or wished for, and other things that are not there, are no denials', (t) => {
  const good = inLanguages({
    en: [
      'The HOA fee is not stated.',
      'The listing has no information about parking.',
      'No HOA is mentioned.',
      'Would you like homes with no HOA?',
      'You asked for no HOA.',
      'No parking problems here.',
      'There is no pool, and parking is available.',
    ],
    es: ['No se indica la cuota de comunidad.', 'Sin información sobre plazas de garaje.'],
    fr: ['Les frais de HOA ne sont pas indiqués.', 'Pas de précision sur le parking.'],
    de: ['Zum Hausgeld gibt es keine Angaben.', 'Kein Hausgeld angegeben.'],
    pt: ['O condomínio não foi informado.', 'Sem informação sobre vagas.'],
    zh: ['没有说明物业费。', '房源没有提供停车位信息。'],
  });
  for (const [language, text] of good) t.is(said(text, language, UNSTATED), text);
});

test('a home that is sold is not called one to be had, in six languages', (t) => {
  const wrong = inLanguages({
    en: [
      "It's for sale at $1,250,000!",
      'Yes, it is on the market.',
      'It is not sold yet.',
      'It has not been sold yet.',
      'Yes, it is still available for $1,250,000.',
      '[#1] is for sale.',
      'You can buy it for 1,250,000 dollars.',
      'Yes, that one can be yours.',
    ],
    es: [
      'Puede comprarla por 1.250.000 dólares.',
      'Sí, puede ser suya.',
      'Está en venta por $1,250,000.',
      'Aún no se ha vendido.',
      'Sí, sigue en el mercado.',
    ],
    fr: [
      "Vous pouvez encore l'acheter.",
      'Oui, elle peut être à vous.',
      'Elle est à vendre.',
      "Elle n'est pas encore vendue.",
    ],
    de: [
      'Sie können es für 1.250.000 Dollar kaufen.',
      'Das Haus kann Ihnen gehören.',
      'Das Haus steht zum Verkauf.',
      'Es ist noch nicht verkauft.',
      'Ja, es ist noch zu haben.',
    ],
    pt: ['Você pode comprá-la.', 'Sim, ela pode ser sua.', 'A casa está à venda.', 'Ainda não foi vendida.'],
    zh: ['您可以以1,250,000美元买下它。', '是的，它可以是您的。', '这套房正在出售。', '还没卖出。'],
  });
  for (const [language, text] of wrong)
    t.notRegex(
      said(text, language, SOLD),
      /sale|market|sold|available|venta|vend|mercado|Verkauf|verkauft|haben|出售|卖|yes|buy|compr|suya|achet|vous|kaufen|gehör|sua|买|您/i,
      text,
    );
});

test('"yes, it is still available" becomes "no" and where the home stands, in six languages', (t) => {
  const pairs: [Language, string, string][] = [
    ['en', 'Yes, it is still available.', 'No, it is sold.'],
    ['es', 'Sí, todavía disponible.', 'No, ya vendida.'],
    ['fr', 'Oui, elle est toujours disponible.', 'Non, elle est déjà vendu.'],
    ['de', 'Ja, es ist noch verfügbar.', 'Nein, es ist bereits verkauft.'],
    ['pt', 'Sim, ainda disponível.', 'Não, já vendido.'],
    ['zh', '是的，仍在售。', '不，已售出。'],
  ];
  for (const [language, text, became] of pairs) t.is(said(text, language, SOLD), became);
  const pending = home({ StandardStatus: 'Pending' });
  t.is(said('Yes, it is still available.', 'en', pending), 'No, it is sale pending.');
});

test('of a home that is gone, and of which nothing is found any more, nobody says that it is to be had', (t) => {
  const gone = [{ id: 5, name: '5 Row St', how: 'sold' as const, at: null }];
  const saidOfGone = (text: string): string =>
    checkAnswer([text], { found: foundListings([], { kind: 'lookup', gone }) }).text;
  for (const text of [
    'Yes, it is still available.',
    '5 Row St is for sale.',
    'It is not sold yet.',
    'Yes, you can buy it.',
  ])
    t.is(saidOfGone(text), '', text);
  for (const text of ['5 Row St has been sold.', 'It is no longer available.', 'I can show you other homes for sale.'])
    t.is(saidOfGone(text), text);
});

test('what is said of a home on the market, and of how long a sold one was there, stays', (t) => {
  for (const text of ['Yes, it is for sale at $639,900.', 'It is still on the market.', 'It is not sold yet.'])
    t.is(said(text, 'en', WITH_FEES), text);
  for (const text of [
    'It is no longer for sale.',
    'It was on the market since November.',
    'It came on the market on November 1.',
    'It is not available any more.',
    'Yes, it has been sold.',
    'It is sold. Would you like to see homes for sale nearby?',
    'I can show you homes for sale in Seattle.',
    'Other homes are still available.',
    'You can no longer buy it.',
    'You could buy another one.',
    'It was bought in November.',
  ])
    t.is(said(text, 'en', SOLD), text);
});

test('no home is the cheapest, largest or oldest that another one beats, in six languages', (t) => {
  const wrong = inLanguages({
    en: ['[#1] is the cheapest at $639,900.', 'The most affordable home is [#1].', 'The priciest of all is [#1].'],
    es: ['[#1] es la más barata.', 'La más cara es [#1].'],
    fr: ['[#1] est la moins chère.', 'Le plus cher est [#1].'],
    de: ['[#1] ist das günstigste Haus.', 'Am teuersten von allen ist [#1].'],
    pt: ['[#1] é a mais barata.', 'A mais cara é [#1].'],
    zh: ['[#1] 最便宜。', '最贵的是[#1]。'],
  });
  for (const [language, text] of wrong)
    t.regex(
      said(text, language, WITH_FEES, UNSTATED, NONE),
      /see listing|ver el anuncio|voir l'annonce|siehe Inserat|ver o anúncio|请看房源页/,
      text,
    );
});

test('superlatives that hold, that are of some homes only, or of no listing stay', (t) => {
  for (const text of [
    '[#2] is the cheapest at $290,000.',
    'The most expensive is [#3].',
    '[#1] is one of the cheapest.',
    '[#1] is the cheapest with a pool.',
    '[#1] is the second cheapest.',
    'Of [#1] and [#3], [#1] is the cheapest.',
    'Is [#1] the cheapest?',
    '[#1] is not the cheapest.',
    '[#1] has the largest garden.',
  ])
    t.is(said(text, 'en', WITH_FEES, UNSTATED, NONE), text.replaceAll(/\[#(\d)\]/g, '$1 Row St, La Mesa'));
});
