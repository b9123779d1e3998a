import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // Typed on a phone.
  'condo x Hillcrest q no cobre HOA': 'Near is Hillcrest; PropertyType is Condominium; HOAMonth is 0',
  'xfa un depto pa rentar x El Cajon': 'PropertyType is Apartment; SaleType is for_rent; City is El Cajon',
  'alkiler enserca de La Joya': 'SaleType is for_rent; Near is La Jolla',
  // Dues.
  'condominio con una cuota que no supere los 250': 'PropertyType is Condominium; HOAMonth atMost 250',
  'apartamento donde no se paguen expensas': 'PropertyType is Apartment; HOAMonth is 0',
  'la cuota de la hipoteca de 1900 nos alcanza, casa en El Cajon':
    'PropertyType is Single Family Residence; City is El Cajon',
  'junté 60 mil para el enganche y busco casa de 520 mil':
    'PropertyType is Single Family Residence; Price atMost 520000',
  // Numbers.
  'hasta 1 millón 350': 'Price atMost 1350000',
  'casa de 1 millón 150 m2':
    'PropertyType is Single Family Residence; Price atMost 1000000; BuildingArea atLeast 150 Square Meters',
  'parcela de dos hectáreas y media': 'PropertyType is Land; LotArea atLeast 25000 Square Meters',
  'lote de media hectárea': 'PropertyType is Land; LotArea atLeast 5000 Square Meters',
  'cuánto valen de media las casas en La Mesa':
    'PropertyType is Single Family Residence; City is La Mesa; aggregate average; asks Price',
  'buscamos un lote de 900 m2': 'PropertyType is Land; LotArea atLeast 900 Square Meters',
  'mi perra es de 45 libras': 'Tag is dogs; unexplained 45 libras',
  'piso por 300.000 libras': 'PropertyType is Apartment; Price atMost 300000; Currency is £',
  // On the market: for sale where it is said.
  'condos que hayan salido a la venta en los últimos 3 días':
    'PropertyType is Condominium; SaleType is for_sale; DaysOnMarket atMost 3',
  'qué llegó al mercado esta semana en Carlsbad': 'DaysOnMarket atMost 7; City is Carlsbad',
  'próximamente en alquiler': 'SaleType is for_rent; Status is PreOnMarket',
  'nada que esté próximamente en venta': 'Status not PreOnMarket',
  'llevan más de 45 días en venta': 'SaleType is for_sale; DaysOnMarket atLeast 46',
  // What is not wanted.
  'alquiler sin amoblar': 'SaleType is for_rent; Tag not furnished',
  'que no sea esquina': 'Tag not corner lot',
  'casa en la esquina de Garnet Ave': 'PropertyType is Single Family Residence; Street is Garnet Ave',
  'condo donde no haya alberca': 'PropertyType is Condominium; Tag not pool',
  'donde no vivan muchos viejos': 'refused donde no vivan muchos viejos',
  // Let for days by who buys it, and by who stays.
  'condo que se pueda alquilar por noches': 'PropertyType is Condominium; Tag is short-term rental',
  'quiero alquilar por temporada': 'SaleType is for_rent; Tag is short-term rental',
  // Who is tired of the rent looks for none.
  'cansada de pagar alquiler, quiero un condo': 'PropertyType is Condominium',
  'harto del casero, busco casa': 'PropertyType is Single Family Residence',
  'estamos hartos de que nadie llame': 'human; unexplained llame',
  // Features.
  'con donde cargar mi tesla': 'Tag is ev charging',
  'vista mar o vista lago': 'Tag is ocean view/water view',
  'lote con vistas a los cerros': 'PropertyType is Land; Tag is mountain view',
  'con recámara para la suegra': 'Tag is guest house',
  'con alberca o en su defecto jacuzzi': 'Tag is pool/hot tub',
  'nada de terceros pisos': 'unexplained nada de terceros pisos',
  // Places that are not looked for.
  'vivo en el 92101 y busco en el 92109': 'ZIP is 92109',
  'mi comadre compró en Chula Vista, yo busco en La Mesa': 'City is La Mesa',
  'voy a trabajar en La Jolla, busco por Pacific Beach': 'Near is Pacific Beach',
  'tras veinte años en Chula Vista, queremos algo en Carlsbad': 'City is Carlsbad',
  'algo cerca del parque de Balboa': 'Near is Balboa Park',
  'todo ya se vendió, quiero algo en La Mesa': 'City is La Mesa',
  'cerca del centro comercial Balboa': 'Near is Balboa Park',
  'casa cerca del trolley': 'PropertyType is Single Family Residence; unexplained trolley',
  'dúplex para rentar la otra mitad': 'PropertyType is Multi Family',
  // Talk.
  'gracias por su paciencia, que pasen una linda tarde': 'talk thanks',
  '¿puedo tramitar la visa si compro?': 'talk knowledge',
  '¿cuánto vale mi condo?': 'talk agency',
  '¿tienen sucursal en Carlsbad?': 'talk agency',
  '¿se puede comprar con mal crédito?': 'talk knowledge',
  'casas que tengan oficina': 'PropertyType is Single Family Residence; Tag is home office',
};

const afterHomes: Record<string, string> = {
  '¿cuál mide más?': 'among shown',
  '¿cuál de ellas tiene más superficie?': 'order BuildingArea desc; limit 1; among shown; points at focus',
  '¿cuál tiene más dormitorios?': 'order Bedrooms desc; limit 1; among shown',
  'sáquele lo de la alberca y que tenga ascensor': 'Tag is elevator; with or without pool',
  'elimine el garaje': 'with or without garage',
  'cuéntenme más de la tercera': 'points at 3',
};

const tests: [Record<string, string>, boolean][] = [
  [said, false],
  [afterHomes, true],
];
for (const [rows, hasShown] of tests)
  for (const [question, expected] of Object.entries(rows))
    test(`Spanish as it is spoken from Madrid to Los Angeles is understood: ${question}`, (t) => {
      t.deepEqual(brief(read(question, { hasShown })).sort(), expected.split('; ').sort());
    });
