import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { checkReadings } from '../../../helpers/readings.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';
import { shownListing, state } from '../../../helpers/statements.ts';

checkReadings('"menos de" before a sum bounds it', {
  'condos en La Mesa menos de $500,000': [
    'PropertyType is Condominium',
    'City is La Mesa',
    'Price atMost 500000',
    'Currency is $',
  ],
  'casa, pero menos de $500,000': ['PropertyType is Single Family Residence', 'Price atMost 500000', 'Currency is $'],
  'todo menos condos, menos de $500,000': ['PropertyType not Condominium', 'Price atMost 500000', 'Currency is $'],
});

checkReadings('what stands behind "but" does matter', {
  'casa o depa me da igual pero que esté en Carlsbad': [
    'PropertyType is Single Family Residence/Apartment',
    'City is Carlsbad',
  ],
  'me da igual pero que tenga 3 recámaras': ['Bedrooms atLeast 3'],
  'me da igual pero que tenga alberca': ['Tag is pool'],
  'me da igual que tenga alberca': ['with or without pool'],
  "I don't care but with a pool": ['Tag is pool'],
  'egal aber mit Balkon': ['Tag is balcony'],
  "ça m'est égal mais avec balcon": ['Tag is balcony'],
  'tanto faz mas com varanda': ['Tag is balcony'],
});

checkReadings('sums as they are said in Spanish', {
  'casa en La Mesa por un millón y cuarto': [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'Price atMost 1250000',
  ],
  'casa de 500 mil dólares arriba o abajo': [
    'PropertyType is Single Family Residence',
    'Price atLeast 450000',
    'Price atMost 550000',
    'Currency is $',
  ],
  'casa que ande en los 700 mil': [
    'PropertyType is Single Family Residence',
    'Price atLeast 630000',
    'Price atMost 770000',
  ],
  'depas en renta sin depósito hasta 2000': ['PropertyType is Apartment', 'SaleType is for_rent', 'Price atMost 2000'],
  'ordéname del más barato al más caro los condos': ['PropertyType is Condominium', 'order Price asc'],
});

checkReadings('why somebody moves is no condition, what it asks of the home is', {
  'casa donde no haya mucho ruido': ['PropertyType is Single Family Residence', 'Tag is quiet'],
  'que no sea ni ruidoso ni caro': ['Tag is quiet'],
  'no quiero nada con escaleras': ['Tag is single story'],
  'casa de un solo piso porque mi mamá ya no puede subir escaleras': [
    'PropertyType is Single Family Residence',
    'Tag is single story',
  ],
  'casa con alberca, ya no quiero pagar renta': ['PropertyType is Single Family Residence', 'Tag is pool'],
  'depa que no cobren extra por mascota': ['PropertyType is Apartment', 'Tag is pets'],
  'quiero comprar un condo para rentarlo por airbnb': [
    'SaleType is for_sale',
    'PropertyType is Condominium',
    'Tag is short-term rental',
  ],
  'casa con departamento separado para rentar': ['PropertyType is Single Family Residence', 'Tag is guest house'],
  'apartamento con cuarto útil y zona de ropas': ['PropertyType is Apartment', 'Tag is storage', 'Tag is laundry'],
  'casa en un barrio puro mexicano': ['PropertyType is Single Family Residence', 'refused barrio puro mexicano'],
  'somos una familia mexicana, casa en La Mesa': ['PropertyType is Single Family Residence', 'City is La Mesa'],
});

checkReadings('a person is asked for, not only greeted', {
  '¿hay alguien que me pueda llamar en la tarde?': ['human'],
  '¿hay alguien con quien pueda hablar?': ['human'],
  '¿hay alguien ahí?': ['talk greeting'],
});

const SHOWN = [1, 2, 3];
const listings = SHOWN.map((id) => shownListing(id, {}));
const asked: Readonly<Record<string, readonly string[]>> = {
  // "Del segundo" is no second of time.
  '¿y el precio del segundo?': ['lookup', 'points at 2', 'asks Price'],
  'fotos del segundo': ['lookup', 'points at 2', 'asks Images'],
  '¿y el año del primero?': ['lookup', 'points at 1', 'asks YearBuilt'],
  '¿y los baños de la tercera?': ['lookup', 'points at 3', 'asks Bathrooms'],
  '¿y el terreno de la segunda?': ['lookup', 'points at 2', 'asks LotArea'],
  'la segunda cuántas recámaras y baños tiene': ['lookup', 'points at 2', 'asks Bedrooms', 'asks Bathrooms'],
  '¿me podrían enseñar la 2?': ['lookup', 'points at 2'],
  'cuál lleva más tiempo en venta': ['search', 'order DaysOnMarket desc', 'limit 1', 'among shown'],
  // Others are wanted, or a viewing.
  'quiero verlos más grandes': ['search', 'more BuildingArea'],
  'quiero verlas con alberca': ['search', 'Tag is pool'],
  'quiero verlas mañana': ['human', 'human'],
  '¿me la podrían enseñar?': ['human', 'human'],
  // Nothing is asked of the homes.
  'ok déjame pensarlo': ['none', 'talk farewell'],
  'déjeme platicarlo con mi esposo': ['none', 'talk farewell'],
  '¿qué zonas me recomiendas para vivir tranquilo?': ['none', 'talk knowledge'],
  '¿es buena zona para comprar o es peligrosa?': ['none', 'talk knowledge'],
  '¿qué onda con el crédito, ustedes ayudan a conseguirlo?': ['none', 'talk knowledge'],
  '¿aceptan itin?': ['none', 'talk knowledge'],
  '¿ustedes cobran por ayudarme?': ['none', 'talk agency'],
  '¿dónde están ubicados ustedes?': ['none', 'talk agency'],
  '¿dónde está ubicada la primera?': ['lookup', 'points at 1', 'asks Location'],
};
for (const [message, expected] of Object.entries(asked))
  test(`everyday Spanish about the homes that were shown: ${message}`, (t) => {
    const said = read(message, { hasShown: true, talksOfSeveral: true, language: 'es' });
    const { Intent } = understand(said, state({ lastShown: SHOWN, shown: SHOWN }), listings);
    t.deepEqual([Intent, ...brief(said)], expected);
  });
