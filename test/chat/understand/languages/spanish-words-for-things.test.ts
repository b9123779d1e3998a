import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

/** One test for all the ways to name things: by what they mean, the messages that say so. */
const checkWordings = (what: string, rows: Readonly<Record<string, readonly string[]>>): void =>
  test(what, (t) => {
    for (const [meaning, messages] of Object.entries(rows))
      for (const message of messages) t.is(brief(read(message)).toSorted().join('; '), meaning, message);
  });

checkWordings('features are known by misspelt and by regional words', {
  'Tag is pool': ['con picina', 'con pool'],
  'Tag is hot tub': ['bañera con burbujas', 'con yacusi', 'que tenga jacuzi', 'con jacuzzi'],
  'Tag is garage': ['con garash'],
  'Tag is carport': ['un techado donde meter el carro'],
  'Tag is gym': ['con gimnacio', 'con centro de fitness', 'con área de pesas', 'con gim'],
  'Tag is elevator': ['con asensor', 'con acensor'],
  'Tag is dishwasher': ['con lava vajillas', 'con lava trastes'],
  'Tag is heating': ['con piso radiante', 'losa radiante'],
  'Tag is air conditioning': ['con splits', 'con ac'],
  'Tag is fireplace': ['con hogar a gas', 'con estufa de leña', 'con estufa de pellets'],
  'Tag is yard': ['con yardas', 'con patio de atrás', 'con fondo amplio', 'con patio al fondo', 'con patio'],
  'Tag is storage': ['con almacén', 'con cuarto de trastes', 'con lugar de guardado'],
  'Tag is guest house': ['con casita', 'con vivienda para invitados'],
  'Tag is home office': ['con escritorio'],
  'Tag is wine cellar': ['con cava subterránea', 'con vinera'],
  'Tag is quiet': ['donde se pueda dormir en paz', 'cero ruido', 'lejos de la carretera', 'nada de vecinos ruidosos'],
  'Tag is fixer-upper': ['algo viejo que pueda arreglar yo mismo', 'para invertir y remodelar'],
  'Tag is new construction': ['de reciente construcción'],
  'Tag is renovated': ['llave en mano'],
  'Tag is furnished': ['con mobiliario', 'con muebles incluidos'],
  'Tag is open floor plan': ['con sala y cocina en un solo ambiente', 'living comedor y cocina integrados'],
  'Tag is ev charging': ['algo preparado para coche eléctrico'],
  'Tag is short-term rental': ['apto alquiler temporario'],
  'Tag is utilities included': ['facturas incluidas', 'que incluya internet'],
  'Tag is single story': ['que no haya escaleras'],
  'Tag not rv parking': ['no quiero lugar para casas rodantes'],
});

checkWordings('what is seen may stand behind what the view is like', {
  'Tag is ocean view': ['con vista espectacular al mar', 'vista parcial al mar', 'vistas a la playa'],
  'Tag is mountain view': ['vistas preciosas a la montaña', 'vistas a los Alpes'],
  'Tag is city view': ['vista nocturna de la ciudad', 'vista al horizonte de la ciudad', 'con vista a la urbe'],
  'Tag is water view': ['vista directa al lago'],
  'Tag is view': ['con vista', 'con vista abierta'],
  'PropertyType is Condominium; Tag is view': ['condo con vista'],
});

checkWordings('the front row is at the water, or at the golf course', {
  'Tag is waterfront': ['en primera línea', 'en primera línea de playa', 'frente a la bahía', 'frente de mar'],
  'Tag is golf course': ['en primera línea de golf'],
});

checkWordings('who needs a home without barriers is not refused, and "apto" is not always an apartment', {
  'Tag is accessible': [
    'adaptado a minusválidos',
    'apto movilidad reducida',
    'vivienda para personas con discapacidad',
  ],
  'PropertyType is Single Family Residence; Tag is accessible': ['casa adaptada'],
  'Tag not accessible': ['no quiero vivienda adaptada'],
  'PropertyType is Apartment': ['apto'],
  'PropertyType is Apartment; unexplained apto crédito': ['depto apto crédito'],
});

checkWordings('"sin comunidad cerrada" speaks of the gate, "sin comunidad" of its dues', {
  'Tag not gated': ['sin comunidad cerrada', 'no quiero comunidad cerrada', 'nada de comunidades privadas'],
  'HOAMonth is 0': ['sin gastos de comunidad', 'sin cuota de comunidad'],
});

checkWordings('the size of the ground is of land, whatever it is called', {
  'LotArea atLeast 500 Square Meters; PropertyType is Land': ['parcela de 500 m2', 'parcela de mínimo 500 m²'],
  'LotArea atLeast 500 Square Meters; PropertyType is Single Family Residence': ['casa con parcela de 500 m2'],
  'LotArea atLeast 900 Square Meters; LotArea atMost 1100 Square Meters; PropertyType is Land': [
    'terreno de más o menos 1000 m2',
  ],
});

checkWordings('what comes first is an order, not one home', {
  'order LotArea desc': [
    'con el terreno más grande primero',
    'ordena por tamaño del terreno, de mayor a menor',
    'por superficie del terreno descendente',
  ],
  'order HOAMonth asc': ['HOA más bajo primero', 'los de menor cuota HOA primero', 'primero los de expensas más bajas'],
  'order DaysOnMarket desc': ['los que llevan más tiempo en el mercado', 'los que más tiempo llevan publicados'],
  'order DaysOnMarket asc': ['los últimos publicados primero', 'lo último que salió al mercado primero'],
  'order YearBuilt asc': [
    'de más antiguo a más nuevo',
    'por año de construcción ascendente',
    'ordena por antigüedad, los más viejos primero',
  ],
  'order PricePerArea asc': ['los más baratos por metro cuadrado', 'el precio por m2 más bajo primero'],
  'order Price desc': ['ordenar por precio, el más alto primero'],
  'limit 1; order Price asc': ['la opción más barata'],
});

checkWordings('figures, days and people in everyday words', {
  'Bathrooms atLeast 2; Bedrooms atLeast 3': ['3 rec 2 baños'],
  'Price atLeast 300000; Price atMost 500000': ['de 300.000 a 500.000'],
  'BuildingArea atLeast 80 Square Meters; BuildingArea atMost 120 Square Meters': ['de 80 a 120 m2'],
  'YearBuilt atLeast 2000': ['edificado desde 2000'],
  'DaysOnMarket atMost 7': ['de la última semana'],
  'PropertyType is Manufactured Home': ['vivienda prefabricada'],
  'Tag is pool': ['quiero piscina porque hace mucho calor'],
});
