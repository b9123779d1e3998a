import test from 'ava';
import { createNames } from '../../../../src/chat/understand/names.ts';
import { readStatement } from '../../../../src/chat/understand/read-statement.ts';
import { brief, read, sampleVocabulary } from '../../../helpers/sample-vocabulary.ts';

const BUY = 'SaleType is for_sale';
const RENT = 'SaleType is for_rent';
const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';

/** Listings that know some places of Lisbon too. */
const lisbon = {
  ...sampleVocabulary,
  places: createNames(['Alfama', 'Hillcrest', 'Castelo de São Jorge', 'Parque das Nações', 'San Diego Zoo']),
  known: { ...sampleVocabulary.known, streets: ['rua dos remedios', 'rua de sao miguel'] },
};

const check = (what: string, rows: Record<string, string[]>) => {
  for (const [question, expected] of Object.entries(rows))
    test(`${what}: ${question}`, (t) =>
      t.deepEqual(
        brief(readStatement(question, lisbon, { hasShown: false, year: 2026 })).toSorted(),
        expected.toSorted(),
      ));
};

check('names are known without their small words', {
  'algo perto castelo são jorge': ['Near is Castelo de São Jorge'],
  'apartamento parque nações': [FLAT, 'Near is Parque das Nações'],
  'apartamento rua remédios': [FLAT, 'Street is Rua Dos Remédios'],
  'à venda na Rua São Miguel': [BUY, 'Street is Rua de São Miguel'],
  'à venda na Rua de São Miguel': [BUY, 'Street is Rua de São Miguel'],
  'casa em rua sossegada': [HOUSE, 'Tag is quiet'],
});

check('a landmark is found by its kind where there is one', {
  'casas perto do castelo': [HOUSE, 'Near is Castelo de São Jorge'],
  'para alugar perto do zoo': [RENT, 'Near is San Diego Zoo'],
  'casa perto de uma escola': [HOUSE],
});

check('a name in one list with a neighbourhood is one', {
  'casas em Alfama ou Xabregas': [HOUSE, 'Near is Alfama/Xabregas'],
  'apartamento em Alfama e em Xabregas': [FLAT, 'Near is Alfama/Xabregas'],
  'apartamento em Hillcrest, Kensington ou Talmadge': [FLAT, 'Near is Hillcrest/Kensington/Talmadge'],
  'casas em Carlsbad ou Poway': [HOUSE, 'City is Carlsbad/Poway'],
  'apartamento em Alfama e com varanda': [FLAT, 'Near is Alfama', 'Tag is balcony'],
});

check('a name behind a word for neighbourhoods is one', {
  'casas no bairro Talmadge': [HOUSE, 'Near is Talmadge'],
  'apartamento no Bairro Azul': [FLAT, 'Near is Bairro Azul'],
  'casas na zona de Xabregas': [HOUSE, 'Near is Xabregas'],
  'casas em Xabregas': [HOUSE, 'City is Xabregas'],
});

check('where somebody lives, works or rents is no condition', {
  'vivo em Alfama há 8 anos, na Rua de São Miguel, e quero comprar em Carlsbad': [BUY, 'City is Carlsbad'],
  'trabalho no centro de San Diego, procuro casa em La Mesa': [HOUSE, 'City is La Mesa'],
  'a minha filha mora num apartamento alugado, quero comprar uma casa em Lisboa': [BUY, HOUSE, 'City is Lisboa'],
  'procuro em Alfama, na Rua de São Miguel': ['Near is Alfama', 'Street is Rua de São Miguel'],
});

test('English nouns amid Portuguese words leave a question Portuguese', (t) => {
  const statement = read('condo em Kensington Valley');
  t.is(statement.language, 'pt');
  t.deepEqual(brief(statement), ['PropertyType is Condominium', 'City is Kensington Valley']);
  t.is(read('condo in La Mesa').language, 'en');
});

test('the letters of a name tell the language where its words are of two', (t) => {
  t.is(readStatement('apartamento Parque das Nações', lisbon, { hasShown: false }).language, 'pt');
});
