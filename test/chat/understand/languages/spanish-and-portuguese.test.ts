import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

/** What Spanish and Portuguese have in common: small words that mean several things, and nouns swallowed by questions. */
const spanish: Record<string, string> = {
  'presupuesto de medio millón para La Mesa': 'Price atMost 500000; City is La Mesa',
  'casa con parcela de medio acre': 'PropertyType is Single Family Residence; LotArea atLeast 21780 Square Feet',
  'algo en la Garnet Ave': 'Street is Garnet Ave',
  'pisos en la calle de Alcalá': 'PropertyType is Apartment; Street is calle de Alcalá',
  'propiedades sobre El Cajon Blvd': 'Street is El Cajon Blvd',
  'Calle Mayor 14, 3º B': 'Address is Calle Mayor 14, 3º B',
  'casas cerca de la mesa': 'PropertyType is Single Family Residence; City is La Mesa',
  'patio vallado o piscina': 'Tag is fenced yard/pool',
  'con vistas al mar o a la sierra': 'Tag is ocean view/mountain view',
  'trabajo aquí hace 3 años y busco casa': 'PropertyType is Single Family Residence',
  'publicado hace 5 días': 'DaysOnMarket atMost 5',
  'casas de los años 80': 'PropertyType is Single Family Residence; YearBuilt atLeast 1980; YearBuilt atMost 1989',
  'pisos con menos de 15 años': 'PropertyType is Apartment; YearBuilt atLeast 2011',
  'vivo en Oceanside y busco piso en Carlsbad': 'PropertyType is Apartment; City is Carlsbad',
  'cuánto cuesta la casa más cara de Bellevue?':
    'PropertyType is Single Family Residence; City is Bellevue; order Price desc; limit 1; asks Price',
  'cuál es la renta promedio en Seattle': 'SaleType is for_rent; City is Seattle; aggregate average; asks Price',
  'no necesariamente con chimenea': 'with or without fireplace',
  'me pueden llamar al 619 555 0143?': 'human',
};

const spanishShown: Record<string, string> = {
  'el precio ya no me importa': 'any Price',
  'olvida el presupuesto': 'any Price',
  'la chimenea ya no es necesaria': 'with or without fireplace',
  más: 'more',
  'más cerca del mar': 'Tag is beach access',
  '¿hay más baratas?': 'less Price',
  'muéstrame más grandes': 'more BuildingArea',
  '¿la 2 tiene balcón?': 'points at 2; asks Tag; asks for balcony',
  'las que llevan menos de una semana': 'DaysOnMarket atMost 6',
  'mejor no en Oceanside': 'City not Oceanside',
  'incluye La Mesa también': 'City is La Mesa; adds',
  'perdón, quise decir Carlsbad': 'City is Carlsbad',
  'prefiero Carlsbad': 'City is Carlsbad',
  'ordénalas de la más cara a la más barata': 'order Price desc',
  '¿con quién hablo?': 'human',
};

const portuguese: Record<string, string> = {
  'arrendar de 60 a 80 m2':
    'SaleType is for_rent; BuildingArea atLeast 60 Square Meters; BuildingArea atMost 80 Square Meters',
  'um milhão e duzentos mil euros': 'Price atMost 1200000; Currency is €',
  'renda até 900 euros': 'SaleType is for_rent; Price atMost 900; Currency is €',
  'Rua das Flores 12, 2º Esq': 'Address is Rua das Flores 12, 2º Esq',
  'imóveis na Avenida da Liberdade': 'Street is Avenida da Liberdade',
  'perto do Castelo de São Jorge': 'Near is Castelo de São Jorge',
  'apartamento num prédio com elevador': 'PropertyType is Apartment; Tag is elevator',
  'moradias com menos de 10 anos': 'PropertyType is Single Family Residence; YearBuilt atLeast 2016',
  'a minha mulher trabalha cá há 6 anos': '',
  'vivo em Carlsbad e quero comprar em Lisboa': 'SaleType is for_sale; City is Lisboa',
  'imóveis já vendidos em Alfama': 'Status is Sold; Near is Alfama',
  'qual é a moradia mais barata em Carlsbad?':
    'PropertyType is Single Family Residence; City is Carlsbad; order Price asc; limit 1',
  'quarto para alugar em Lisboa': 'SaleType is for_rent; City is Lisboa',
  'quintal murado': 'Tag is fenced yard',
};

const portugueseShown: Record<string, string> = {
  'tem mais baratas?': 'less Price',
  'qual a diferença entre o segundo e o quarto?': 'points at 2; points at 4; compares',
  'mostra o primeiro com mais detalhe': 'points at 1',
  'esquece o preço, não interessa': 'any Price',
  'morada do último': 'points at -1; asks Address',
  'a garagem já não é necessária': 'with or without garage',
  'tanto me faz ter piscina': 'with or without pool',
  'afinal prefiro T3': 'Bedrooms atLeast 3',
};

for (const [question, expected] of Object.entries(spanish))
  test(`Spanish says: ${question}`, (t) => t.is(brief(read(question, { language: 'es' })).join('; '), expected));

for (const [question, expected] of Object.entries(spanishShown))
  test(`Spanish says after homes were shown: ${question}`, (t) =>
    t.is(brief(read(question, { language: 'es', hasShown: true })).join('; '), expected));

for (const [question, expected] of Object.entries(portuguese))
  test(`Portuguese says: ${question}`, (t) => t.is(brief(read(question, { language: 'pt' })).join('; '), expected));

for (const [question, expected] of Object.entries(portugueseShown))
  test(`Portuguese says after homes were shown: ${question}`, (t) =>
    t.is(brief(read(question, { language: 'pt', hasShown: true })).join('; '), expected));
