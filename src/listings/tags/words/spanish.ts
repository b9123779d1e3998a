import type { TagWords } from '../tag-words.ts';
import { spanishCues } from './spanish-cues.ts';
import { spanishFeatures } from './spanish-features.ts';

export const spanish: TagWords = {
  smallWords:
    'el la los las un una unos unas del y con en que es su al muy más está este esta tiene hay cuenta sin como pero recámaras habitaciones dormitorios baños departamento vivienda ubicado excelente amplia amplio',
  features: spanishFeatures,
  topics: {
    pets: `mascota|mascotas, animal|animales`,
    dogs: `perro|perros, perrito|perritos, ladran|ladren`,
    cats: `gato|gatos, gatito|gatitos, maúllan|maúllen`,
    heating: `calor`,
    furnished: `mueble|muebles`,
    'utilities included': `servicios, gastos, suministros`,
    accessible: `silla de ruedas, accesible`,
    'air conditioning': `aire, clima`,
    quiet: `silencio`,
    'golf course': `golf`,
    'rv parking': `casa rodante, autocaravana, caravana`,
    'short-term rental': `corto plazo`,
  },
  absences: {
    furnished: `sin amueblar, no amueblado|amueblada, sin muebles, desamueblado|desamueblada, vacío`,
    elevator: `por escaleras, solo escaleras, sin elevador|ascensor`,
    dogs: `solo|sólo|únicamente gatos`,
    cats: `solo|sólo|únicamente perros`,
    renovated: `sin reformar, sin remodelar, sin renovar, a|para reformar, para remodelar, para renovar`,
    'single story': `dos|tres|2|3 plantas|pisos|niveles, dúplex, tríplex`,
    'fenced yard': `sin cerca|barda|vallar`,
    garage: `sólo|solo estacionamiento en la? calle`,
    'short-term rental': `solo|sólo|únicamente largo plazo, larga estancia|temporada`,
    'utilities included': `más servicios|gastos|suministros, servicios|gastos|suministros aparte|no incluidos, gastos no incluidos`,
    hoa: `sin cuota|cuotas|gastos de? mantenimiento|comunidad|administración, sin hoa`,
  },
  others: `
    mesa de billar|pool, billar, bolsa de trabajo, vista previa, punto de vista, a la vista, a primera vista, en vista de, con vistas a,
    visita|visitas, ciudad jardín, jardín de niños|infantes|infancia, jardín botánico, jardines botánicos, terraza de cafés,
    perro|perros caliente, comida para perros, gastos de envío|escrituración, venta de garage|garaje, garaje mecánico,
    oficina de correos|ventas|turismo|renta, oficinas de ventas, nuestra|nuestras oficina|oficinas, horario de oficina,
    llame a la oficina, edificio|edificios de oficinas, aire libre, al aire libre, aire puro|fresco, carrito de golf,
    no dude, no dudes, no te lo? pierdas, no se lo? pierda, no pierda, no pierdas, no espere|esperes, no solo, no sólo, no solamente,
    no busque|busques más, no encontrará|encontrarás, no tiene nada que envidiar, no falta nada, sin duda, sin lugar a dudas,
    sin igual, sin compromiso, sin problema|problemas, sin comisión|comisiones, sin intermediarios, sin aval, no hace falta,
    sin obstáculos, sin preocupaciones, gimnasio cerebral, tanque elevador, obra de arte, gas natural`,
  cues: spanishCues,
};
