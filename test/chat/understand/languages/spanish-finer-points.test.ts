import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // Fractions, and sums that are said in short.
  'lote de un cuarto de acre mínimo': 'PropertyType is Land; LotArea atLeast 10890 Square Feet',
  'dos cuartos de baño y tres dormitorios': 'Bathrooms atLeast 2; Bedrooms atLeast 3',
  'algo de cuatrocientos y pico mil': 'Price atLeast 400000; Price atMost 500000',
  'un millón trescientos': 'Price atMost 1300000',
  'a mediados de los 600': 'Price atLeast 630000; Price atMost 670000',
  // Years.
  'casas de los ochenta': 'PropertyType is Single Family Residence; YearBuilt atLeast 1980; YearBuilt atMost 1989',
  'que no sea de antes de los setenta': 'YearBuilt atLeast 1970',
  'pisos de 2012 en adelante': 'PropertyType is Apartment; YearBuilt atLeast 2012',
  'alquiler de 1900 en adelante': 'SaleType is for_rent; Price atLeast 1900',
  // Days on the market.
  'llevan más de 45 días anunciadas': 'DaysOnMarket atLeast 46',
  'hayan salido al mercado en los últimos cinco días': 'DaysOnMarket atMost 5',
  // Negation.
  'descarten las que tengan gimnasio': 'Tag not gym',
  'nada de casas para reformar': 'Tag not fixer-upper',
  'no importa si no tiene garaje, pero sí jardín': 'Tag is garden; with or without garage',
  'la chimenea no es un requisito': 'with or without fireplace',
  // What is told of others, or of the home that one has.
  'mi suegra vive en Oceanside, nosotros queremos algo en La Mesa': 'City is La Mesa',
  'vendimos la nuestra en 900 mil y buscamos 2 recámaras': 'Bedrooms atLeast 2',
  'la casa que tenemos es de 3000 pies, queremos no más de 1800 pies': 'BuildingArea atMost 1800 Square Feet',
  'la casa de mis padres era de 1950; quiero un condominio': 'PropertyType is Condominium',
  // "En" does not name a town everywhere.
  'viviendas en régimen de alquiler': 'SaleType is for_rent',
  'en la calle Garnet Ave': 'Street is Garnet Ave',
  'casa de 1 piso': 'PropertyType is Single Family Residence; Tag is single story',
  'el precio de un piso de dos dormitorios': 'PropertyType is Apartment; Bedrooms atLeast 2; asks Price',
  'renta mensual de 2100': 'SaleType is for_rent; Price atMost 2100',
  'llevamos más de 5 años alquilando en El Cajon por 2700 y queremos comprar en Oceanside':
    'SaleType is for_sale; City is Oceanside',
  'que dejen vivir con nuestros 2 perritos': 'Tag is dogs',
  // A large garden is a garden, and compares with nothing.
  'con jardín muy grande en Carlsbad': 'Tag is garden; City is Carlsbad',
  'con jardín trasero o piscina': 'Tag is yard/pool',
  // Without it, nothing will do: it is wanted.
  'sin ascensor no nos vale': 'Tag is elevator',
  'no nos sirve ninguna sin chimenea': 'Tag is fireplace',
  // Money by its colour, and what else is green.
  'dos palos verdes como tope': 'Price atMost 2000000; Currency is $',
  'áreas verdes y 2 dormitorios': 'Bedrooms atLeast 2; unexplained áreas verdes',
  'con habitación de servicio': 'unexplained habitación de servicio',
  'con un solo cajón nos alcanza': 'ParkingSpots atLeast 1',
  'donde no vivan familias con bebés': 'refused donde no vivan familias con bebés',
  '¿cuál es la diferencia entre la fianza y el aval?': 'talk knowledge',
  // Orders.
  'cuál es el alquiler más económico que tienen en Carlsbad':
    'SaleType is for_rent; City is Carlsbad; order Price asc; limit 1',
  'primero las recién anunciadas': 'order DaysOnMarket asc',
  'ya vendidos en Carlsbad': 'Status is Sold; City is Carlsbad',
  'qué está a punto de salir al mercado en La Jolla': 'Status is PreOnMarket; Near is La Jolla',
  'con lugar para guardar la casa rodante': 'Tag is rv parking',
  // A person is wanted.
  'desearía que un agente me telefoneara el lunes': 'human',
  'llevo dos semanas esperando una respuesta': 'human',
  '¿podría atenderme una persona?': 'human',
};

const afterHomes: Record<string, string> = {
  'cambia La Mesa por Carlsbad': 'City is Carlsbad; without City La Mesa',
  'cambia la alberca por un jardín': 'Tag is garden; with or without pool',
  'Oceanside en lugar de La Mesa': 'City is Oceanside; without City La Mesa',
  'sube a 4 recámaras': 'Bedrooms atLeast 4',
  'súbele a 800': 'Price atMost 800000',
  '¿cuál de las dos primeras tiene la comunidad más barata?': 'points at 1; points at 2; asks HOAMonth; compares',
  '¿alguna con chimenea?': 'Tag is fireplace',
  '¿alguna que no tenga HOA?': 'HOAMonth is 0',
  '¿tiene chimenea?': 'points at focus; asks Tag; asks for fireplace',
  'que también admitan gatos': 'Tag is cats; adds',
  'olvida lo de las vistas': 'with or without view',
  '¿qué fianza piden por el segundo?': 'points at 2; asks DepositFee',
};

for (const [question, expected] of Object.entries(said))
  test(`Spanish says: ${question}`, (t) => t.is(brief(read(question)).join('; '), expected));
for (const [question, expected] of Object.entries(afterHomes))
  test(`Spanish says after homes were shown: ${question}`, (t) =>
    t.is(brief(read(question, { hasShown: true, language: 'es' })).join('; '), expected));

/** Accents tell the two apart where the folded letters are the same. */
const languages: Record<string, 'es' | 'pt'> = {
  'año 1990': 'es',
  não: 'pt',
  '¿Carlsbad?': 'es',
  'mais de 3 quartos em Carlsbad': 'pt',
  'más de 3 cuartos en Carlsbad': 'es',
  'está disponível?': 'pt',
  'algo en Spring Valley o Lemon Grove': 'es',
};
for (const [question, language] of Object.entries(languages))
  test(`it is told by how it is written: ${question}`, (t) => t.is(read(question).language, language));
