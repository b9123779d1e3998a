import type { LanguageTables } from '../language-tables.ts';
import { spanishAsides } from './asides.ts';
import { spanishAsking } from './asking.ts';
import { spanishComparisons } from './comparisons.ts';
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
import { spanishUnits } from './units.ts';
import { spanishVerbs } from './verbs.ts';
import { spanishWhichHasMost } from './which-has-most.ts';

/** The Spanish of Spain, Mexico, Argentina, Colombia and of the USA. An "ambiente" is a room, the living room too. */
export const spanish: LanguageTables = {
  language: 'es',
  complaints: 'demasiado',
  pastDays: 'hoy; ayer; fin de semana; este mes; esta semana; este ano; recientemente; ultimamente',
  partsOfTown: 'barrio colonia barrios',
  offers: 'oferta oferto ofrezco',
  relatives: 'que',
  askingVerbs: 'es;es un;es una;son;esta;estan',
  negators: 'no nada nunca jamas ni ningun ninguna sin',
  letters: 'áéíóúüñ',
  borrowed: 'e os da pelo',
  areaUnit: 'Square Meters',
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
      'state.listedToday': `(publicad|anunciad|listad|subid|agregad|nuev|salid)(o|a|os|as) (hoy|desde ayer|de hoy|ayer|esta mañana|en las últimas 24 horas|el día de hoy); (anuncios|propiedades|novedades) de hoy; (que|) (salió|salieron|salgan|entró|entraron|llegó|llegaron|(ha|han) (salido|entrado|llegado)) (al mercado|a la venta|en venta|en renta|en alquiler|) hoy; (lo|) nuevo (de|) hoy; en las últimas 24 horas`,
      'state.listedThisWeek': `(publicad|anunciad|listad|subid|agregad|nuev|salid|añadid|puest)(o|a|os|as) (esta|en esta|en la última|la última|la semana pasada|durante la última|en venta esta|en el mercado esta|a la venta esta) (semana|) ; (recién|recientemente|acabad(o|a)s de|nuevamente) (publicad|anunciad|listad|subid|salid)(o|a|os|as) (al mercado|) ; recién (llegad|salid)(o|a)s (al mercado|); (anuncios|listados|publicaciones|propiedades|ofertas) (nuev(o|a)s|recientes|de esta semana|de la semana) (de|) (esta semana|); (nuev(o|a)s) (anuncios|listados|publicaciones|propiedades|en el mercado|ofertas|) (esta|de esta) semana; (qué|que) hay (de|) nuevo (esta semana|); novedades (de esta semana|de la semana|esta semana|); (lo|) nuevo (de|) esta semana; (que|) (se|) (salió|salieron|entró|entraron|llegó|llegaron|apareció|aparecieron|(ha|han|haya|hayan) (salido|entrado|llegado|aparecido|publicado|anunciado|subido|puesto)|publicó|publicaron|anunció|anunciaron|pusieron|subieron) (nuev(o|a|os|as)|) (al mercado|a la venta|en venta|en renta|en alquiler|) (esta semana|en la última semana|en la semana|en los últimos días); de esta semana; nuev(o|a)s en el mercado`,
      'state.listedThisMonth': `(publicad|anunciad|listad|subid|agregad|nuev|salid|añadid)(o|a|os|as) (este|en este|en el último|el último|el mes pasado|durante el último) (mes|) ; (anuncios|propiedades|novedades) (de|nuev(o|a)s de|) este mes; (que|) (salió|salieron|entró|entraron|llegó|llegaron|se publicaron|(ha|han) (salido|entrado|llegado)) (al mercado|a la venta|en venta|en renta|en alquiler|) (este|en el último) mes`,
    },
    spanishPlainWords,
    spanishVerbs,
    spanishRemarks,
  ],
  tags: {
    garage: '(garaje|garage|cochera)(s|) doble(s|); cochera(s|) (techad|cubiert|cerrad)(a|as)',
    carport: 'tejabán; tejaban; (coche|carro|auto) (bajo techo|techado)',
    'community pool': `(que|) (el|la) (conjunto|edificio|condominio|urbanización|residencial|complejo|fraccionamiento|privada|comunidad) (tenga|tiene|cuente con|traiga) (una|) (alberca|piscina|pileta)(s|)`,
    'air conditioning': 'frío(-| |/)calor; (aire|bomba|split) frío(-| |/)calor; frío y calor',
    heating: 'calefa',
    patio: 'terracita(s|)',
    gated:
      '(en|) (un|una|el|) (fraccionamiento|residencial|coto|condominio|privada|urbanización|conjunto) con (caseta|seguridad|vigilancia|acceso controlado|portón); (en|dentro de) (una|) privada; en (un|) country',
    storage: `bodeguita(s|); (cuarto|cuartito|lugar|espacio|sitio|algo) (de|para|donde) (guardar|meter|dejar|) (los|las|mis|mi|nuestras|) (trebejos|tiliches|triques|chunches|cachivaches|trastos|chácharas|bártulos)`,
    'price reduced':
      '(la|las|) (mayor|mayores) (bajada|bajadas|baja|rebaja|rebajas|reducción|caída) (de precio|); caída de precio; rebajad(o|a)(s|) (de precio|); (con|) (precio|precios) (rebajad|reducid)(o|os); que (ha|han|hayan|haya|) (bajado|bajaron|bajó|bajaran) (de|el|su) precio; (con|) (rebaja|rebajas|bajada de precio|baja de precio|reducción de precio) ; (bajaron|han bajado|rebajaron|han rebajado|bajó|ha bajado) de precio; (bajas|rebajas|bajadas|reducciones) de precio; (cuyo|cuyos) precio(s|) (ha|han|se|) (bajado|bajó|bajaron|redujo|rebajado|reducido); (se|) (ha|han|) (abaratado|abarataron|abarató); (precio|precios) (más|) a la baja',
    'short-term rental': `(de|) (renta|alquiler|arriendo) (cort|temporal)(a|o|); (para|que se pueda) (alquil|arrend|rent)(ar|arla|arlo) por noche(s|); por (días|noches|temporadas|temporada); (alquil|arrend|rent)(ar|o|amos|arla|arlo) (por|) (días|noches|temporada|temporadas|corta temporada|corto plazo|poco tiempo); (para|poner|ponerl(o|a) en|ponerl(o|a) de|subirl(o|a) a|usarl(o|a) (de|como|en|para)|tenerl(o|a) (de|en|como)) (airbnb|vrbo); (que|donde) (se|me|nos|) (pueda(n|)|puedo|podamos|permita(n|)|deje(n|)|sirva(n|)|para|poder) (alquil|arrend|rent)(ar|arla|arlo|arlas|arlos|arse) (por|en|como|vía|) (airbnb|booking|vrbo|(días|día|noches|noche|semanas|temporada|temporadas|fines de semana) (tipo|en|por|como|vía|estilo|) (airbnb|booking|vrbo|)|vacacional|(alquiler|renta|vivienda|piso|casa) (vacacional|turístic(o|a)))`,
    renovated: `list(o|a)(s|) para (meterse|meternos|meterme|entrar ya); que no haya que (meterle|hacerle) nada; list(o|a)(s|) para (entrar|entrar a vivir|mudarse|habitar|vivir|estrenar); para entrar a vivir; remodelad(o|a|os|as|ita); reformad(o|a|os|as); renovad(o|a|os|as); actualizad(o|a)(s|); recién (pintad(o|a)|arreglad(o|a)|reformad(o|a)|remodelad(o|a)); en perfecto estado; refaccionad(o|a); reciclad(o|a) a nuevo`,
    'fixer-upper': `que (reformar|remodelar|arreglar|rehabilitar|hacer (obras|reformas|arreglos|remodelaciones)|meterle mano) (la|lo|nada|mucho|) ; (que|) (necesit(e|en|a|an)|requier(e|a|an|en)|con|urge(n|)|ocup(e|a|an|en)) (una|un|unos|mucha|mucho|muchos|algo de|alguna|) (manita de gato|mano|manita|arreglo(s|)|reparaci(ón|ones)|remodelación|reforma(s|)|obra(s|)|rehabilitación|trabajo|cariño|amor) ; (casa|piso|depa|propiedad|cosa|vivienda|inmueble)(s|es|) (vieja(s|)|) (para|por|a) (arreglar|remodelar|reformar|rehabilitar|renovar|reparar); para (rehacer|tirar y hacer); hecha (un|) (desastre|pedazos); (para|a|por) (reformar|remodelar|renovar|arreglar|rehabilitar|refaccionar|reciclar|restaurar); (necesite|que necesite|que necesiten|necesita|con necesidad de) (reforma|reformas|arreglos|arreglo|remodelación|obra|trabajo|refacción|reparaciones); (que|) (haya|hay) que (reformar|arreglar|remodelar)(la|lo|); para meterle mano`,
    'new construction': `que sea(n|) (tod(o|a)|) (nuev|nuevecit)(o|a|os|as); (casa|depa|departamento|piso|apartamento|condo)(s|) nuevecit(a|o)s; nuevecit(a|o)(s|); flamante(s|); casa(s|) nueva(s|); (departamento|piso|apartamento|depa|depto)(s|) nuevo(s|); (de|) obra nueva; a estrenar; para estrenar; de estreno; recién construid(o|a|os|as); (de|) nueva construcción; construcción nueva; nuev(o|a|os|as) a estrenar; (sin|) estrenar; nunca habitad(o|a); recién hech(o|a); en pozo; sobre plano; preventa; de paquete`,
    pool: 'pool(s|); alberquita(s|); piscinita(s|); piletita(s|)',
    solar: 'solar panels; panels solares; celda(s|) solar(es|); paneles (fotovoltaicos|)',
    'utilities included':
      '(con|) todo (incluido|pagado); (con|) (los|todos los|) (biles|billes|bills|recibos) (de (luz|agua|gas)|) (incluid|pagad)(o|a)s; (que|) (incluya|incluyan|incluye|incluyen) (el|la) (agua|luz|gas|calefacción); (que|) (con|incluya|incluyan|incluye|incluyen|incluyendo|incluid(o|a|os|as)) (el|la|) (agua|luz|gas|internet|wifi) (y|e) (el|la|) (agua|luz|gas|internet|wifi) (incluid(o|a|os|as)|)',
    'beach access': `a (una|dos|tres|cuatro|cinco|seis|diez|pocas|pocos|unas|unos|1|2|3|4|5|6|10|15|20) (cuadra|calle|minuto|min|paso|metro)(s|) (a pie|caminando|andando|) (de|del) (la playa|mar); (minuto|min|cuadra|metro|paso|km|kilómetro)(s|) (a pie|caminando|andando|) (de|del|a) (la playa|mar); (cerca|cerquita) (de la|a la|del) (playa|mar); (a pasos|a unos pasos|a un paso|a pocas cuadras|a una cuadra|a pocos minutos|a pocos metros|a minutos|a un minuto|caminando|a poca distancia|al lado) (de|a) la playa; junto (al mar|a la playa); (en|de) la playa; en primera línea (de playa|de mar|); (acceso|salida) (directo|directa|) a la playa; a pie de playa; casa de playa; playera; para ir caminando a la playa; (que|) se (pueda|puede) (ir|llegar|bajar|caminar) (andando|caminando|a pie|en bici|) (a|hasta) la playa; (ir|llegar|bajar|caminar|irse|irme|irnos) (andando|caminando|a pie|en bici|) (a|hasta) la playa`,
    waterfront: `frente (al mar|a la playa|al lago|al río|al agua); primera línea (de mar|de playa|); a orillas del (mar|lago|río); sobre (el mar|la playa)`,
    'ocean view': `(que|donde|) se (vea|vean|mire|alcance a ver|pueda ver) (el|) (mar|océano); (al|hacia el) (mar|océano|ocean|pacífico|mediterráneo|atlántico); vista(s|) (mar|océano|pacífico); con (vista|vistas) (panorámica(s|)|directa(s|)|parcial(es|)|) (al|hacia el|del) (mar|océano|pacífico|mediterráneo|atlántico|caribe|cantábrico)`,
    view: `(buena|bonita|linda|bella|hermosa|espectacular|gran|)(s|) vista(s|) (bonita|linda|panorámica|espectacular|despejada|abierta|bella|hermosa|increíble|) (s|) ; vistas`,
    'open floor plan': `que la cocina (esté|este|sea|quede) (abierta|integrada) (a la sala|al comedor|al salón|)`,
    'guest house': `(departamentito|depita|apartamentito|cuartito|estudio|cuarto|unidad|cabaña) (de atrás|atrás|trasera|al fondo|en el patio); (casita|casa|cuarto|cuartito|recámara|habitación|dormitorio|departamento|departamentito|apartamento|depa|estudio|anexo|unidad|espacio|lugar|suite) (aparte|independiente|separad(o|a)|anex(o|a)|) (de|para) (la|el|mi|los|mis|las|) (suegr(a|o|os)|invitad(o|os|as)|huésped(es|)|visita(s|)|padres|papás|abuel(a|o|os)|hijo(s|)|familia política); casita (aparte|independiente|separada|de atrás|atrás|trasera|anexa|en el patio|al fondo); (un|) (adu|granny flat); unidad (accesoria|anexa)`,
    'corner lot': `(que sea|que esté|que este|esté|este|sea|que haga) (en|de) (una|la|) esquina; casa(s|) (de|en) esquina; casa(s|) esquiner(a|as); (lote|terreno|parcela) (de|en) esquina; esquiner(a|o)(s|); (hace|haga|hacen) esquina; (en|de) (una|) esquina; esquina`,
    'rv parking': `(estacionar|parquear|aparcar|guardar|meter|dejar|lugar para|espacio para|cabe|quepa) (mi|un|una|el|nuestro|la|nuestra) (rv|autocaravana|caravana|motorhome|casa rodante|remolque|traila|tráiler|trailer|lancha|bote|camper|barco); (que|donde|dónde|) (le|me|nos|) (quepa|quepan|cabe|entre|pueda (meter|guardar|estacionar|parquear|dejar|tener)) (la|mi|una|el|un|nuestra|nuestro) (rv|autocaravana|caravana|motorhome|casa rodante|remolque|traila|tráiler|trailer|lancha|bote|camper|barco); (con|y|tenga|que tenga|incluya|más|) (un|) (lugar|espacio|sitio|donde|dónde|cupo|patio|entrada|estacionamiento|cochera|garaje|parking|aparcamiento) (para|de) (estacionar|aparcar|parquear|guardar|meter|poner|dejar|) (la|el|una|un|mi|nuestra|nuestro|su|) (rv|erre ve|r.v.|casa rodante|casa móvil|autocaravana|caravana|motorhome|camper|tráiler|trailer|traila|remolque|bote|lancha|barco|rulot|roulotte|furgoneta camper|motor home); (donde|dónde) (estacionar|aparcar|parquear|guardar|meter|poner|dejar|quepa) (la|el|una|un|mi|nuestra|nuestro|) (rv|casa rodante|autocaravana|caravana|motorhome|camper|tráiler|trailer|traila|remolque|bote|lancha|barco)`,
    'mountain view': `(que|donde|) se (vea|vean|miren|alcancen a ver|puedan ver) (las|los|el|la) (montaña|sierra|cerro|volcán|colina|cordillera)(s|es|); (a|hacia) (las|la|los|el) (montaña|sierra|cerro|volcán|colina|ande|cordillera)(s|es|); (con|) vista(s|) (panorámica(s|)|) (a|de|hacia|) (las|la|los|el|) (montaña|sierra|cerro|volcán|volcan|colina|ande|cordillera)(s|es|)`,
    'city view': `(que|donde|) se (vea|vean|miren) (las luces|la ciudad|toda la ciudad|el skyline) (de la ciudad|); (con|) vista(s|) (panorámica(s|)|) (a|de|hacia|sobre|) (la|toda la|) ciudad; con (vista|vistas) al (centro|skyline)`,
    'water view': `(con|) vista(s|) (panorámica(s|)|) (al|a la|hacia el|) (lago|río|agua|bahía|marina|puerto|laguna|ría)`,
    dogs: `(a|) (mi|un|una|nuestro|mis|nuestros) (labrador|golden|chihuahua|pitbull|husky|bulldog|bóxer|boxer|poodle|caniche|schnauzer|beagle|pug|rottweiler|dóberman|yorkshire|salchicha|pastor alemán|galgo|lomito)(es|s|) (grande|chico|) ; (que|) no (le|les|me|nos|) (pongan|ponga|ponen) (peros|trabas|pegas|problema(s|)) (con|a|por) (los|mis|mi|el|) (perro|perrito)(s|); para que (no|) (se|) (me|nos|) (salga|salgan|escape|escapen|vaya|vayan|corra|corran|ande|anden) (suelt(o|a)s|) (el|la|los|las|mi|mis|nuestros) (perr|perrit|cachorr)(o|a|os|as); (que|donde) (acepten|acepte|admitan|admita|permitan|permita|dejen tener|reciban|se permitan|se acepten|se admitan) (perros|perro|a mi perro|mi perro|a mis perros|mis perros|perritos|mi perrito); (tengo|tenemos|con|traigo|voy con|y) (un|una|mi|mis|nuestro|nuestra|dos|tres|2|3|1|el|) (perr(o|a|os|as)|perrit(o|a|os|as)|cachorr(o|a|os)|perro grande|perro chico|golden|labrador|labradores|pastor alemán|pitbull|bulldog|chihuahua|husky) (grande(s|)|pequeñ(o|a)(s|)|chic(o|a)(s|)|median(o|a)(s|)|); (mi|mis|nuestro|nuestros) (perr(o|a|os|as)|perrit(o|a|os|as)|cachorr(o|a|os)); (mis|nuestr(o|a)s) (dos|tres|cuatro|2|3|4) (perr|perrit|cachorr)(o|a)s; perros (ok|permitidos|bienvenidos|sí); apto (para|) perros; dog friendly; (para|) (perros|perritos)`,
    cats: `(que|) no (le|les|me|nos|) (pongan|ponga|ponen) (peros|trabas|pegas|problema(s|)) (con|a|por) (los|mis|mi|el|) (gato|gatito)(s|); (que|donde) (acepten|acepte|admitan|admita|permitan|permita|dejen tener|se permitan) (gatos|gato|a mi gato|mi gato|a mis gatos|gatitos|a mi gatit(o|a)|a mi gata|mi gata|mi gatita|michis|a mi michi|mi michi); michi(s|); (tengo|tenemos|con|traigo|voy con|y) (un|una|mi|mis|nuestro|nuestra|dos|tres|2|3|1|) (gat(o|a|os|as)|gatit(o|a|os|as)|michi); (mis|nuestr(o|a)s) (dos|tres|cuatro|2|3|4) (gat|gatit)(o|a)s; (mi|mis|nuestro|nuestros) (gat(o|a|os|as)|gatit(o|a|os|as)|michis|michi); gatos (ok|permitidos|bienvenidos); (para|) gatos`,
    pets: `(que|) no (le|les|me|nos|) (pongan|ponga|ponen) (peros|trabas|pegas|problema(s|)) (con|a|por) (las|los|mis|mi|) (mascotas|mascota|animales); (que|donde|) (acepten|acepte|acepta|aceptan|admitan|admita|admite|admiten|permitan|permita|permite|permiten|dejen tener|se permitan|se acepten|se admitan|reciban) (mascotas|animales|mi mascota|mascota|a mi mascota|animalitos); apto (para|) mascota(s|); (con|tengo|tenemos) (una|mi|mis|) mascota(s|); pet(-| |)friendly; petfriendly; mascotas (permitidas|bienvenidas|ok|sí); (para|) mascotas`,
    'single story': `sin segundo piso; que no tenga(n|) (que subir|) (escaleras|escalones); todo (en|a) (la|una|) (planta baja|pie de calle|ras de(l|) (suelo|piso)); (de|en) una (sola|) planta; (de|en|) (una|1) sola planta; (de|) un solo (nivel|piso); (casa|chalet|vivienda) de un (nivel|piso); todo en (una|la misma) planta; sin escaleras`,
    'home office': `(un|una|) (cuarto|cuartito|espacio|espacito|rincón|lugar|recámara|habitación) (para|donde) (hacer|poner|montar|tener|) (mi|la|una|un|) (oficina|despacho|home office|estudio|oficinita) (en casa|); (con|y|tenga|más) (un|una|) (estudio|despacho|oficina|cuarto para oficina|espacio para oficina|espacio de trabajo|espacio para trabajar) (en casa|para trabajar|); (espacio|lugar|cuarto|habitación|sitio) (para|de) (trabajar|teletrabajar|teletrabajo|oficina|home office|trabajo) (desde casa|en casa|); home office; (trabajo|trabajar|trabajamos|teletrabajo|teletrabajar) (desde|en) casa; teletrabajo; teletrabajar`,
    attic: '(con|y|y con|tenga|o|o con) (un|) ático; buhardilla; desván; altillo',
    furnished: 'amoblar; amueblar',
    accessible: `(una|) rampa(s|) (de acceso|) (para (silla(s|) de ruedas|la silla)|); (usa|uso|usamos|con|en|anda en|anda con|camina con|se mueve en|se mueve con) (andador|andadera|muletas|bastón|silla de ruedas|silla); andador; andadera; silla de ruedas; movilidad reducida; (problemas|dificultad|dificultades) de movilidad`,
    'ev charging': `cargador(es|); cargar (en|desde) (casa|la casa|mi casa|el garaje|la cochera); (cargar|enchufar|conectar)(lo|la) ; (cargar|enchufar|recargar) (mi|el|la|un|nuestro|) (tesla|coche|carro|auto|vehículo|ev) ; (cargador(es|)|cargar|carga|enchufe|toma|punto de carga|estación de carga|conexión) (para|de|del|) (cargar|) (mi|el|la|un|una|nuestro|su|) (tesla|ev|eléctrico|híbrido|(coche|carro|auto|vehículo)(s|) (eléctrico|híbrido|enchufable)(s|)); punto(s|) de (carga|recarga); estación de carga; wallbox`,
    yard: 'zacate; grama; patiecito; patiecillo; patio(s|) para que (jueguen|corran); (con|tenga|y|un|buen|gran|) (un|) patio (grande|trasero|amplio|); patio; (con|tenga|y|un|buen|gran|) (un|) jardín trasero; antejardín; patio delantero; yarda; yarda (grande|)',
    garden:
      'jardín; jardines; jardincito; huerto; (con|tenga|y|un|buen|gran|) (un|) jardín (muy|bien|) (grande|amplio|privado|espacioso|enorme)',
    'fenced yard': `que (el|la|todo el) (patio|jardín|terreno|yarda) (esté|este|sea|quede) (bien|todo|) (cercad|bardead|vallad|cerrad|enrejad)(o|a); (que (esté|este|sea)|) bardead(o|a)(s|); (que (esté|este)|totalmente|toda|completamente|bien) (cercad|vallad|enrejad)(o|a)(s|); cercad(o|a)(s|); (con|tenga|y|un|buen|gran|) (un|) (patio|jardín|yarda|terreno|parcela)(s|) (trasero|delantero|grande|amplio|privado|totalmente|completamente|todo|) (cercad|bardead|vallad|cerrad|enrejad|amurallad|delimitad)(o|a|os|as); (con|y|que tenga|tenga) (barda|valla|reja|cerco) (perimetral|alrededor|) ; (con|que tenga|tenga) (una|) cerca (perimetral|alrededor|blanca|de madera|de alambre|) ; cerca perimetral; cercad(o|a) para (el|mi|los|mis) perr(o|a|os)`,
    quiet:
      '(zona|calle|barrio|lugar|área|colonia) (tranquil(o|a)|silencios(o|a)|calmad(o|a)|sin ruido); tranquil(o|a)(s|); tranquilit(o|a)(s|); silencios(o|a)(s|); callad(o|a)(s|); apacible(s|); (sin|con poco|donde no haya|que no haya|lejos del|alejad(o|a) del) (ruido(s|)|bulla|bullicio|escándalo|relajo|barullo|alboroto|tráfico) (de la calle|); paz y tranquilidad; tranquilidad; que no (sea|haya) (ruidos(o|a)|ruido)',
  },
};
