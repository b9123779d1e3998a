import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';
import { written } from '../../helpers/statements.ts';

const afterHomes: Record<string, string[]> = {
  'can I see the condo tomorrow?': ['human'],
  'can somebody call me about the apartment': ['human'],
  'can I do a video tour of the second condo?': ['points at 2', 'asks Tours', 'human'],
  'I want to buy it, can an agent call me?': ['points at focus', 'human'],
  'I want to buy, can an agent call me?': ['SaleType is for_sale', 'human'],
  'my number is 619-555-0188, ask for Dan': ['human', 'unexplained Dan'],
  'how do I contact you?': ['human'],
  'I want an appointment': ['human'],
  'can I schedule a virtual viewing?': ['human'],
  '¿cómo los contacto?': ['human'],
  'comment vous contacter ?': ['human'],
  'une visite virtuelle est possible ?': ['human'],
  'wie kann ich euch erreichen?': ['human'],
  'kann ich eine virtuelle Besichtigung vereinbaren?': ['human'],
  'quiero rentarla, llámenme': ['human'],
  "je voudrais prendre rendez-vous pour visiter l'appart": ['human'],
  "je veux l'acheter, appelez-moi": ['human'],
  'ich möchte es kaufen, rufen Sie mich an': ['human'],
  'quero comprá-la, liguem-me': ['human'],
};
for (const [message, expected] of Object.entries(afterHomes))
  test(`after homes were shown, who wants a person speaks of those and asks for no others: ${message}`, (t) => {
    t.deepEqual(brief(read(message, { hasShown: true })), expected);
  });

const looking: Record<string, string[]> = {
  'I want to see the condos under 500k': ['PropertyType is Condominium', 'Price atMost 500000'],
  'what are the condos available today in La Mesa': ['PropertyType is Condominium', 'City is La Mesa'],
  "I'm in La Mesa today, any condos?": ['City is La Mesa', 'PropertyType is Condominium'],
  'I can offer 500k tomorrow, what houses are there?': [
    'Price atMost 500000',
    'PropertyType is Single Family Residence',
  ],
};
for (const [message, expected] of Object.entries(looking))
  test(`who names a day, or wants to see what there is, still looks for homes: ${message}`, (t) => {
    t.deepEqual(brief(read(message, { hasShown: true })), expected);
  });

const ofTheVisit: Record<string, string[]> = {
  'please have someone from your La Mesa office call me': ['human'],
  我想找个会说中文的经纪人聊聊: ['human'],
  "I'll be in San Diego on Friday, can I see it then?": ['points at focus', 'human'],
  'Ich bin am Freitag in München, Besichtigung möglich?': ['human'],
  'estou em Lisboa na sexta, posso visitar?': ['human'],
  "I'd like to make an offer of 550k": ['human'],
  'posso fazer uma proposta de 1200?': ['human'],
  'o meu número é 912345678': ['human'],
  '请联系我，微信号 abc12345': ['human'],
  '我下周从北京过来，能安排看房吗': ['human'],
  今天能看吗: ['human'],
  'can an agent in La Mesa call me?': ['points at City is La Mesa', 'human'],
};
for (const [message, expected] of Object.entries(ofTheVisit))
  test(`where the visitor is, what is offered and where to call is said of no home: ${message}`, (t) => {
    t.deepEqual(brief(read(message, { hasShown: true })), expected);
  });

test('"I want to rent it" says what is looked for, and wants a person once a home was shown', (t) => {
  const house = read('find me a house in La Mesa, I want to rent it', {});
  t.false(house.wantsHuman);
  t.true(written(house.constraints).includes('SaleType is for_rent'));
  t.true(read('I want to rent it', { hasShown: true }).wantsHuman);
  t.true(read("we'd like to buy this one", { hasShown: true }).wantsHuman);
});

test('whoever has a home to sell asks the agency, and is shown no homes', (t) => {
  for (const message of [
    ...['I want to sell my house', "what's my home worth?", 'how much is our condo worth', 'quiero vender mi casa'],
    ...['was ist mein Haus wert?', '我的房子值多少钱？'],
  ])
    t.like(read(message, { hasShown: true }), { talk: 'agency', constraints: [], pointers: [] }, message);
  t.true(brief(read('I want to sell my house and buy a condo in La Mesa', {})).includes('City is La Mesa'));
});
