import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

/** Questions and what they say, in the short form of `brief`. */
const first: Record<string, string> = {
  'busco casa de 3 recámaras en La Mesa por menos de 600 mil':
    'PropertyType is Single Family Residence; Bedrooms atLeast 3; City is La Mesa; Price atMost 600000',
  'Piso en alquiler en Madrid con 2 habitaciones y 1 baño hasta 1.200 € al mes':
    'PropertyType is Apartment; SaleType is for_rent; City is Madrid; Bedrooms atLeast 2; Bathrooms atLeast 1; Price atMost 1200; Currency is €',
  'depa en renta en hillcrest 2 recamaras max 25000 al mes':
    'PropertyType is Apartment; SaleType is for_rent; Near is Hillcrest; Bedrooms atLeast 2; Price atMost 25000',
  'departamento 3 ambientes en Palermo hasta 150 mil':
    'PropertyType is Apartment; Bedrooms atLeast 2; City is Palermo; Price atMost 150000',
  'monoambiente en alquiler en Palermo': 'Bedrooms is 0; SaleType is for_rent; City is Palermo',
  'necesito un apto en Bogotá con 3 alcobas y parqueadero':
    'PropertyType is Apartment; City is Bogotá; Bedrooms atLeast 3; ParkingSpots atLeast 1',
  'casa con alberca y 2 baños y medio en Chula Vista':
    'PropertyType is Single Family Residence; Tag is pool; Bathrooms atLeast 2.5; City is Chula Vista',
  'quiero comprar una casa en chula vista con pool y garage para dos carros under 700k':
    'SaleType is for_sale; PropertyType is Single Family Residence; City is Chula Vista; Tag is pool; Tag is garage; ParkingSpots atLeast 2; Price atMost 700000',
  'piso de una habitación en Getafe': 'PropertyType is Apartment; Bedrooms atLeast 1; City is Getafe',
  'apartamento cerca de Balboa Park': 'PropertyType is Apartment; Near is Balboa Park',
  'casa en pozuelo con jardin': 'PropertyType is Single Family Residence; City is Pozuelo; Tag is garden',
  'piso en Múnich': 'PropertyType is Apartment; City is München',
  'casas en chulla vista': 'PropertyType is Single Family Residence; City is Chula Vista',
  'casas en la mesa': 'PropertyType is Single Family Residence; City is La Mesa',
  'que no esté en Chula Vista ni en El Cajon': 'City not Chula Vista/El Cajon',
  'no quiero vivir en Oceanside': 'City not Oceanside',
  'casas o condominios en Seattle': 'PropertyType is Single Family Residence/Condominium; City is Seattle',
  'cualquier cosa menos condominios': 'PropertyType not Condominium',
  'terreno de 500 m2 en Carlsbad': 'PropertyType is Land; LotArea atLeast 500 Square Meters; City is Carlsbad',
  'lote de un acre': 'PropertyType is Land; LotArea atLeast 43560 Square Feet',
  'casa con terreno de más de 1000 metros':
    'PropertyType is Single Family Residence; LotArea atLeast 1000 Square Meters',
  'mínimo 90 m2, con ascensor y terraza': 'BuildingArea atLeast 90 Square Meters; Tag is elevator; Tag is patio',
  'más de 1500 pies cuadrados': 'BuildingArea atLeast 1500 Square Feet',
  'entre 400 y 500 mil': 'Price atLeast 400000; Price atMost 500000',
  'casas de 300 a 400 mil euros':
    'PropertyType is Single Family Residence; Price atLeast 300000; Price atMost 400000; Currency is €',
  'alrededor de 500 mil': 'Price atLeast 450000; Price atMost 550000',
  'unos 300.000': 'Price atLeast 270000; Price atMost 330000',
  'medio millón como máximo': 'Price atMost 500000',
  'un millón y medio máximo': 'Price atMost 1500000',
  '1 millón 200 mil': 'Price atMost 1200000',
  'doscientos cincuenta mil': 'Price atMost 250000',
  'casas hasta 1,2 millones': 'PropertyType is Single Family Residence; Price atMost 1200000',
  'mi presupuesto es de 450k': 'Price atMost 450000',
  'que no pase de 600 mil': 'Price atMost 600000',
  'compro casa, máx 350': 'SaleType is for_sale; PropertyType is Single Family Residence; Price atMost 350000',
  'hasta 2500 mensuales': 'SaleType is for_rent; Price atMost 2500',
  'arriendo apartamento 2 alcobas hasta 2 millones':
    'SaleType is for_rent; PropertyType is Apartment; Bedrooms atLeast 2; Price atMost 2000000',
  'no más de 3 habitaciones': 'Bedrooms atMost 3',
  'exactamente 2 baños': 'Bathrooms is 2',
  'más de 3 recámaras': 'Bedrooms atLeast 4',
  'menos de 4 habitaciones': 'Bedrooms atMost 3',
  '2 o 3 habitaciones': 'Bedrooms atLeast 2; Bedrooms atMost 3',
  'mínimo 3 habitaciones, máximo 450.000': 'Bedrooms atLeast 3; Price atMost 450000',
  '3 hab 2 baños': 'Bedrooms atLeast 3; Bathrooms atLeast 2',
  'q casas tienen en chula vista d menos d 500 mil':
    'PropertyType is Single Family Residence; City is Chula Vista; Price atMost 500000',
  'casas sin HOA en El Cajon': 'PropertyType is Single Family Residence; HOAMonth is 0; City is El Cajon',
  'cuota de mantenimiento menor a 300': 'HOAMonth atMost 300',
  'casa construida después del 2000': 'PropertyType is Single Family Residence; YearBuilt atLeast 2001',
  'que sea del 2015 en adelante': 'YearBuilt atLeast 2015',
  'de menos de 10 años de antigüedad': 'YearBuilt atLeast 2016',
  'publicadas esta semana': 'DaysOnMarket atMost 7',
  'publicadas en los últimos 7 días': 'DaysOnMarket atMost 7',
  'más de 60 días en el mercado': 'DaysOnMarket atLeast 61',
  'código postal 92109': 'ZIP is 92109',
  'no quiero piscina': 'Tag not pool',
  'sin piscina ni jacuzzi': 'Tag not pool; Tag not hot tub',
  'que tenga alberca pero no chimenea': 'Tag is pool; Tag not fireplace',
  'no necesito garaje': 'with or without garage',
  'me da igual si tiene garaje': 'with or without garage',
  'el precio no importa': 'any Price',
  'en cualquier zona': 'any City; any Near; any ZIP; any Street',
  'preferiblemente con chimenea': 'wish Tag is fireplace',
  'si es posible con balcón': 'wish Tag is balcony',
  'piso para reformar': 'PropertyType is Apartment; Tag is fixer-upper',
  'apartamento de obra nueva en Bellevue': 'PropertyType is Apartment; Tag is new construction; City is Bellevue',
  'casa de dos pisos en La Mesa': 'PropertyType is Single Family Residence; Tag not single story; City is La Mesa',
  'penthouse con vista al mar': 'Tag is ocean view; unexplained penthouse',
  'Busco depa amueblado que acepte mascotas en Seattle':
    'PropertyType is Apartment; Tag is furnished; Tag is pets; City is Seattle',
  'somos una familia de 5 con dos perros, buscamos casa en San Diego':
    'PropertyType is Single Family Residence; City is San Diego',
  'gano 3000 al mes': '',
  'tengo 60 mil de enganche y busco casa en San Diego': 'PropertyType is Single Family Residence; City is San Diego',
  'vivo con mi esposa y 3 hijos': '',
  'la más barata': 'order Price asc; limit 1',
  'las 3 casas más baratas en La Mesa':
    'PropertyType is Single Family Residence; City is La Mesa; order Price asc; limit 3',
  'la casa más grande de Bellevue':
    'PropertyType is Single Family Residence; City is Bellevue; order BuildingArea desc; limit 1',
  'los anuncios más recientes': 'order DaysOnMarket asc',
  'cuántas casas hay en Bellevue?': 'PropertyType is Single Family Residence; City is Bellevue; aggregate count',
  'precio promedio de condominios en Seattle':
    'PropertyType is Condominium; City is Seattle; aggregate average; asks Price',
  'cuál es el precio más bajo en La Mesa': 'City is La Mesa; aggregate lowest; asks Price',
  'desde cuánto hay casas en La Mesa':
    'PropertyType is Single Family Residence; City is La Mesa; aggregate lowest; asks Price',
  'muéstrame 5 casas en Seattle': 'PropertyType is Single Family Residence; City is Seattle; limit 5',
  'Calle Mayor 14': 'Address is Calle Mayor 14',
  '14 Oak St precio?': 'Address is 14 Oak St; asks Price',
  'propiedades vendidas en La Mesa': 'Status is Sold; City is La Mesa',
  'busco zona sin inmigrantes': 'refused sin inmigrantes',
  'edificio solo para adultos': 'refused edificio solo para adultos',
  'barrio donde vivan solo españoles': 'refused donde vivan solo españoles',
  'casa cerca de una iglesia': 'PropertyType is Single Family Residence; unexplained iglesia',
  'Estoy buscando una casa de una planta con cochera para 2 autos':
    'PropertyType is Single Family Residence; Tag is single story; Tag is garage; ParkingSpots atLeast 2',
  'quiero un depto luminoso de 3 dormitorios con balcón y cochera en Belgrano':
    'PropertyType is Apartment; Bedrooms atLeast 3; Tag is balcony; Tag is garage; City is Belgrano',
  'busco casa con yarda grande y 2 baños en el cajon':
    'PropertyType is Single Family Residence; Tag is yard; Bathrooms atLeast 2; City is El Cajon',
  'tienen townhomes de 3 cuartos en chula vista menos de 700,000?':
    'PropertyType is Townhouse; Bedrooms atLeast 3; City is Chula Vista; Price atMost 700000',
  'algo en la playa con vista al oceano hasta 1.5M': 'Tag is beach access; Tag is ocean view; Price atMost 1500000',
  'necesito mudarme antes de agosto, busco estudio amueblado en Hillcrest':
    'Bedrooms is 0; Tag is furnished; Near is Hillcrest',
  'ni condominios ni townhouses': 'PropertyType not Condominium/Townhouse',
  'casa con piscina o jacuzzi': 'PropertyType is Single Family Residence; Tag is pool/hot tub',
  'quisiera un piso con 2 baños, mínimo 80m2 y que sea exterior':
    'PropertyType is Apartment; Bathrooms atLeast 2; BuildingArea atLeast 80 Square Meters',
  'chalet con parcela de 1000 m2 en Pozuelo de Alarcón':
    'PropertyType is Single Family Residence; LotArea atLeast 1000 Square Meters; City is Pozuelo de Alarcón',
  'alquiler de temporada en Barcelona': 'SaleType is for_rent; Tag is short-term rental; City is Barcelona',
  'de 250.000 a 300.000 euros': 'Price atLeast 250000; Price atMost 300000; Currency is €',
  'precio maximo 450 mil dolares': 'Price atMost 450000; Currency is $',
  'renta maxima $1,800': 'SaleType is for_rent; Price atMost 1800; Currency is $',
  'que el HOA no pase de 300': 'HOAMonth atMost 300',
  'casas con hoa menor de 250 al mes': 'PropertyType is Single Family Residence; HOAMonth atMost 250',
  'construida entre 1990 y 2010': 'YearBuilt atLeast 1990; YearBuilt atMost 2010',
  'casas nuevas en Carlsbad': 'PropertyType is Single Family Residence; Tag is new construction; City is Carlsbad',
  'casa antigua con encanto': 'PropertyType is Single Family Residence; unexplained antigua; unexplained encanto',
  'las cinco más grandes': 'order BuildingArea desc; limit 5',
  'busco casa para mi familia de 4, 3 recámaras': 'PropertyType is Single Family Residence; Bedrooms atLeast 3',
  '¿Hay algo con elevador cerca de Balboa Park?': 'Tag is elevator; Near is Balboa Park',
  'no me importa la zona': 'any City; any Near; any ZIP; any Street',
  'cerca del mar': 'Tag is beach access',
  'a 5 minutos de la playa': 'Tag is beach access',
  'con aire acondicionado, lavadora y secadora': 'Tag is air conditioning; Tag is laundry',
  'me gustaría que tuviera chimenea': 'wish Tag is fireplace',
  'sin escaleras y accesible para silla de ruedas': 'Tag is single story; Tag is accessible',
  'Busco piso, máximo 900€/mes, 2 hab.':
    'SaleType is for_rent; PropertyType is Apartment; Price atMost 900; Currency is €; Bedrooms atLeast 2',
  'piso 3hab 2baños 350k': 'PropertyType is Apartment; Bedrooms atLeast 3; Bathrooms atLeast 2; Price atMost 350000',
  'quiero invertir en un edificio de departamentos': 'PropertyType is Multi Family',
  'una casa de 2 recamaras no mas de 400':
    'PropertyType is Single Family Residence; Bedrooms atLeast 2; Price atMost 400000',
  'dos recamaras y un baño y medio': 'Bedrooms atLeast 2; Bathrooms atLeast 1.5',
};

/** The same after homes were shown. */
const shown: Record<string, string> = {
  'algo más barato': 'less Price',
  'más grande': 'more BuildingArea',
  'más habitaciones': 'more Bedrooms',
  'es muy caro': 'less Price',
  'la segunda tiene garaje?': 'points at 2; asks Tag; asks for garage',
  '¿cuánto cuesta la primera?': 'points at 1; asks Price',
  '¿cuánto es el HOA?': 'points at focus; asks HOAMonth',
  '¿tiene alberca?': 'points at focus; asks Tag; asks for pool',
  '¿la primera acepta mascotas?': 'points at 1; asks Tag; asks for pets',
  '¿en qué año se construyó?': 'points at focus; asks YearBuilt',
  '¿cuántos metros tiene?': 'points at focus; asks BuildingArea',
  '¿sigue disponible?': 'points at focus; asks Status',
  '¿ha bajado de precio?': 'points at focus; asks PriceHistory',
  '¿cuánto lleva en el mercado?': 'points at focus; asks DaysOnMarket',
  '¿dónde está exactamente?': 'points at focus; asks Location',
  'mándame fotos de la segunda': 'points at 2; asks Images',
  'dame más información sobre la tercera': 'points at 3',
  'compara la primera y la segunda': 'points at 1; points at 2; compares',
  'la última': 'points at -1',
  'la de La Mesa': 'points at City is La Mesa',
  'muéstrame más': 'more',
  'otra opción': 'more',
  'cuál de estas tiene piscina?': 'Tag is pool; points at focus; among shown',
  'también en Bellevue': 'City is Bellevue; adds',
  'y en Oceanside?': 'City is Oceanside',
  'mejor en Carlsbad': 'City is Carlsbad',
  'sí por favor': 'reply yes',
  'no, gracias': 'reply no; talk thanks',
  'olvida la piscina': 'with or without pool',
  'quita el límite de precio': 'any Price',
  'ordénalas por precio': 'order Price asc',
  'empecemos de nuevo': 'resets',
  'quiero visitar la segunda': 'points at 2; human',
  '¿cuál es la más barata de estas?': 'order Price asc; limit 1; points at focus; among shown',
  '¿y la segunda cuánto mide?': 'points at 2; asks BuildingArea',
  'me gusta la primera, ¿puedo verla mañana?': 'points at 1; human',
  'no tan caro': 'less Price',
  'ya no quiero alberca': 'with or without pool',
  '¿cuántas tienen garaje?': 'Tag is garage; aggregate count',
  'mejor de 4 recamaras': 'Bedrooms atLeast 4',
  'quita lo de la piscina': 'with or without pool',
  '¿quién la vende?': 'points at focus; asks ListOfficeName',
  'más barato que eso': 'less Price; points at focus',
};

const talk: Record<string, string> = {
  'quiero hablar con un agente': 'human',
  'quiero agendar una cita para ver la casa': 'PropertyType is Single Family Residence; human',
  'tengo una queja': 'human',
  hola: 'talk greeting',
  'muchas gracias': 'talk thanks',
  '¿cómo funciona una hipoteca?': 'talk knowledge',
  'conviene alquilar o comprar?': 'talk knowledge',
  '¿cuál es su horario de oficina?': 'talk agency',
  'quiero vender mi casa': 'talk agency',
  'cuéntame un chiste': 'talk offTopic',
};

for (const [question, expected] of Object.entries({ ...first, ...talk }))
  test(`Spanish is understood: ${question}`, (t) => t.is(brief(read(question)).join('; '), expected));

for (const [question, expected] of Object.entries(shown))
  test(`Spanish is understood after homes were shown: ${question}`, (t) =>
    t.is(brief(read(question, { language: 'es', hasShown: true })).join('; '), expected));

for (const text of [
  'hola',
  'busco casa',
  'piso en Seattle',
  'casa con piscina en La Mesa',
  'cuanto cuesta',
  'quiero rentar',
  '3 recamaras',
  'muchas gracias',
  'algo con pool y yarda en San Diego',
])
  test(`it is Spanish: ${text}`, (t) => t.is(read(text).language, 'es'));

test('a short answer stays in the language of before', (t) => {
  t.is(read('La Mesa', { language: 'es' }).language, 'es');
  t.is(read('ok', { language: 'es' }).language, 'es');
  t.is(read('no', { language: 'es' }).language, 'es');
  t.is(read('3', { language: 'es' }).language, 'es');
});

test('an English question with a Spanish name of a place is English', (t) => {
  t.is(read('homes in El Cajon').language, 'en');
  t.is(read('condo near La Mesa').language, 'en');
});
