import type { LanguageTables } from '../language-tables.ts';
import { spanishAsides } from './asides.ts';
import { spanishAsking } from './asking.ts';
import { spanishComparisons } from './comparisons.ts';
import { spanishEveryday } from './everyday.ts';
import { spanishTags } from './features.ts';
import { spanishFollowing } from './following.ts';
import { spanishNouns } from './nouns.ts';
import { spanishNumbers, spanishScales } from './numbers.ts';
import { spanishOrdering } from './ordering.ts';
import { spanishPlaces } from './places.ts';
import { spanishPlainWords } from './plain-words.ts';
import { spanishPolarity } from './polarity.ts';
import { spanishPriceRanges } from './price-ranges.ts';
import { spanishProtected } from './protected.ts';
import { spanishRemarks } from './remarks.ts';
import { spanishTalking } from './talking.ts';
import { spanishTownTales } from './town-tales.ts';
import { spanishUnits } from './units.ts';
import { spanishUntoldSums } from './untold-sums.ts';
import { spanishVerbs } from './verbs.ts';
import { spanishWhichHasMost } from './which-has-most.ts';

/** The Spanish of Spain, Mexico, Argentina, Colombia and of the USA. An "ambiente" is a room, the living room too. */
export const spanish: LanguageTables = {
  language: 'es',
  townTales: spanishTownTales,
  complaints: 'demasiado demasiada demasiados demasiadas muy sale salen carisimo carisima carisimos carisimas',
  joiners: 'con',
  pastDays: 'hoy; ayer; fin de semana; este mes; esta semana; este ano; recientemente; ultimamente',
  onMarket: 'disponible; disponibles; libre; libres',
  partsOfTown: 'barrio colonia barrios',
  offers: 'oferta oferto ofrezco',
  relatives: 'que donde',
  askingVerbs: 'es;es un;es una;son;esta;estan',
  buts: 'pero',
  negators: 'no nada nunca jamas ni ningun ninguna sin',
  percent: 'por ciento; porciento',
  withObject: /(?:ar|er|ir)l[oa]s?$/u,
  median: 'median',
  rents: 'alquiler; alquileres; renta; rentas; arriendo; arriendos',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  accepting:
    'acept; admit; permit; recib; dej; tolera; pueda; puedo; podamos; podemos; friendly; bienvenid; ok; prohib; restric; cobr; lleva; traer; donde',
  letters: 'áéíóúüñ',
  borrowed: 'e os da pelo',
  loans: 'backyard; country; culdesac',
  areaUnit: 'Square Meters',
  commonEndings: 'acion icion ucion cesion presion clusion pansion tension version miento aje ismo',
  notAsked: 'garaje para (dos|2|tres|3) (autos|coches|carros|vehículos); calor',
  articles: 'un; una; uno; un solo; una sola',
  shorthand:
    'que: q; por: x; porque: xq pq; para: pa pra; tambien: tb tmb tbn tambn; mucho: mxo; donde: dnd; quiero: kiero qiero; hasta: asta; necesito: nesecito nesesito; hablar: ablar; urge: urje; cuanto: kuanto; baratas: vratas varatas; baratos: vratos varatos',
  numbers: spanishNumbers,
  scales: spanishScales,
  streets: {
    endings: '',
    beginnings: `calle c/ cl avenida avda av avd paseo camino carretera ctra ronda travesía pasaje calzada bulevar boulevard
      callejón carrera cra kra transversal diagonal glorieta autopista circuito prolongación`,
    suffixes: '',
    afterNames: 'en de con para por que me nos se tiene es está cuánto cerca alquiler renta venta y o sigue',
    units: 'piso puerta depto dpto departamento apto apartamento interior int local bloque portal escalera',
    sides: 'izquierda izq izda izqda derecha der dcha dch centro ctro exterior ext interior int',
    directions: 'norte sur este oeste oriente poniente',
  },
  phrases: [
    spanishWhichHasMost,
    spanishPriceRanges,
    spanishComparisons,
    spanishUnits,
    spanishUntoldSums,
    spanishNouns,
    spanishPolarity,
    spanishPlaces,
    spanishOrdering,
    spanishAsking,
    spanishFollowing,
    spanishTalking,
    spanishAsides,
    spanishProtected,
    {
      'identifier.mls': `mls (número|num|#|id|no|); (número|num|nro|código|referencia|ref|ref.|no|id|clave) (de|del|) (mls|anuncio|referencia|propiedad|inmueble|listado|publicación) ; referencia; ref; ref.; anuncio (número|num|)`,
      'state.noHoa': `
        (sin|no|que no (tenga|tengan|pague|haya|cobre|cobren|incluya)|cero|0|libre de|evitar|no quiero (pagar|)|nada de|ni|sin pagar|sin tener que pagar|con cero) (pagar|) (una|la|el|ningún|ninguna|) (cuota|cuotas|gastos|gasto|pago|pagos|fee|fees|tarifa|tarifas|cobro|) (mensual|mensuales|) (de|del|de la|) (hoa|hoas|comunidad de propietarios|asociación|asociación de propietarios|asociación de vecinos|expensas|mantenimiento|administración|gastos de comunidad|comunidad|gastos comunes|cuota de mantenimiento|condominio mensual|cuotas de hoa); hoa (0|cero|gratis); (el|la|los|las|) (hoa|cuota|comunidad|mantenimiento|cuota de mantenimiento|cuota de hoa|gastos de comunidad|gastos comunes|expensas|administración) (mensual|) (tiene que ser|debe ser|que sea|sea|en|de|igual a|tienen que ser|deben ser|que sean) (de|igual a|) (cero|0|nula|nulos|gratis)`,
      'state.twoCars': '(garaje|garage|cochera)(s|) doble(s|)',
      'state.parking': `
        (con|tenga|tengan|tiene|incluya|incluye|que tenga|y|necesito|incluido|más|mas|dispone de|cuente con|de|) (un|una|plaza de|lugar de|cajón de|espacio de|puesto de|lugar|lugar para|espacio para|sitio para|su propio|propio|) (estacionamiento|parking|aparcamiento|parqueadero|parqueo|estacionar|aparcar|parquear|aparcar el coche|estacionar el carro|estacionar el auto) (propio|privado|incluido|techado|asignado|cubierto|); (dónde|donde) (aparcar|estacionar|parquear|dejar el coche|dejar el carro|dejar el auto) (el coche|el carro|el auto|mi coche|mi carro|mi auto|); (cajón|cajones|lugar|plaza) (de|) (estacionamiento|aparcamiento|parking); plaza de parking; con (una|un) (sola|solo|) (plaza|cajón|cochera) (ya|) (nos|me|) (val(e|dría)|bast(a|aría)|alcanza(ría|)|sirve|sobra|es suficiente); (un|) lugar para (el|mi|un) (coche|carro|auto)`,
      'money.for': 'por',
      'state.listedToday': `(publicad|anunciad|listad|subid|agregad|nuev|salid)(o|a|os|as) (hoy|desde ayer|de hoy|ayer|esta mañana|en las últimas 24 horas|el día de hoy); (anuncios|propiedades|novedades) de hoy; (que|) (salió|salieron|salgan|entró|entraron|llegó|llegaron|(ha|han) (salido|entrado|llegado)) (al mercado|a la venta|en venta|en renta|en alquiler|) hoy; (lo|) nuevo (de|) hoy; en las últimas 24 horas; (las|los|la|el) que (se|) (salió|salieron|entró|entraron|publicó|publicaron) (ayer|hoy)`,
      'state.listedThisWeek': `(publicad|anunciad|listad|subid|agregad|nuev|salid|añadid|puest)(o|a|os|as) (esta|en esta|en la última|la última|la semana pasada|durante la última|en venta esta|en el mercado esta|a la venta esta) (semana|) ; (recién|recientemente|acabad(o|a)s de|nuevamente) (publicad|anunciad|listad|subid|salid)(o|a|os|as) (al mercado|) ; recién (llegad|salid)(o|a)s (al mercado|); (anuncios|listados|publicaciones|propiedades|ofertas) (nuev(o|a)s|recientes|de esta semana|de la semana) (de|) (esta semana|); (nuev(o|a)s) (anuncios|listados|publicaciones|propiedades|en el mercado|ofertas|) (esta|de esta) semana; (qué|que) hay (de|) nuevo (esta semana|); novedades (de esta semana|de la semana|esta semana|); (lo|) nuevo (de|) esta semana; (que|) (se|) (salió|salieron|entró|entraron|llegó|llegaron|apareció|aparecieron|(ha|han|haya|hayan) (salido|entrado|llegado|aparecido|publicado|anunciado|subido|puesto)|publicó|publicaron|anunció|anunciaron|pusieron|subieron) (nuev(o|a|os|as)|) (al mercado|a la venta|en venta|en renta|en alquiler|) (esta semana|en la última semana|en la semana|en los últimos días); de esta semana; nuev(o|a)s en el mercado; (las|los|) (que|) acab(an|a|en|e) de (salir|entrar|llegar|publicar|publicarse|anunciar|anunciarse|aparecer|poner a la venta|ponerse a la venta|subir) (al mercado|a la venta|); de la última semana`,
      'state.listedThisMonth': `(publicad|anunciad|listad|subid|agregad|nuev|salid|añadid)(o|a|os|as) (este|en este|en el último|el último|el mes pasado|durante el último) (mes|) ; (anuncios|propiedades|novedades) (de|nuev(o|a)s de|) este mes; (que|) (salió|salieron|entró|entraron|llegó|llegaron|se publicaron|(ha|han) (salido|entrado|llegado)) (al mercado|a la venta|en venta|en renta|en alquiler|) (este|en el último) mes; del último mes`,
    },
    spanishPlainWords,
    spanishVerbs,
    spanishRemarks,
    spanishEveryday,
  ],
  tags: spanishTags,
};
