import type { Phrases } from '../language-tables.ts';

const ONE =
  '(casa|piso|apartamento|departamento|depa|depto|propiedad|vivienda|opción|opcion|opciones|condominio|inmueble|anuncio|de ellas|de ellos|de la lista|de esas|de esos|de todas|)';
const THING =
  '(casa|piso|apartamento|departamento|depa|depto|propiedad|vivienda|inmueble|anuncio|condo|condominio|lugar|chalet|terreno)';
const THINGS =
  '(casas|pisos|apartamentos|departamentos|depas|deptos|propiedades|viviendas|inmuebles|anuncios|condominios|condos|opciones|chalets|terrenos)';
const THAN =
  'que (ese|esa|eso|este|esta|esto|esos|esas|estos|estas|el anterior|la anterior|los anteriores|las anteriores|el primero|la primera|el segundo|la segunda|el tercero|la tercera|el cuarto|la cuarta|el quinto|la quinta|el último|la última|aquél|aquella)';
const HAVE =
  '(muéstrame|enséñame|mándame|dame|quiero ver|ver|búscame|muestra|enseña|hay|tiene|tienen|tienes|tenés|tenéis|habrá|no hay|no tienes|no tienen|existe|quiero|busco|prefiero|me das|)';
const SOME = '(algo|alguna|alguno|algunas|algunos|otra|otro|otras|otros|un poco|mucho|un poquito|)';
const ORDINALS = (masculine: string): string => `(la|el|esa|ese|lo|a la|del|al) ${masculine}${ONE}`;

export const spanishFollowing: Phrases = {
  'superlative.lowest': 'más baj(o|a); mínimo',
  'superlative.highest': 'más alt(o|a); máximo',
  'point.focus': `
    (est|es)(a|e|o) (mism(a|o)|de aquí|de ahí|última|último|) ; (est|es)(a|e) ${THING} ; aquell(a|o); aquel; (la|el) (mism(a|o)|que (me|nos|) (mostraste|enseñaste|dijiste|mandaste|pasaste|mencionaste|recomendaste)); la de arriba; el de arriba; est(e|a) (última|último); ésta; éste; ésa; ése; su; ell(a|o); ahí; allí`,
  'point.all': `
    (est|es|aquell)(as|os); ést(as|os); és(as|os); (est|es)(as|os) ${THINGS}; (est|es)(as|os) (dos|tres|cuatro|cinco|últimas|últimos); (las|los) (dos|tres|cuatro|cinco) (que me (mostraste|enseñaste|diste)|opciones|propiedades); (las|los) (dos) ; tod(as|os) (ellas|ellos|estas|estos|esas|esos|); ambas; ambos; ellas; ellos; cada (una|uno); (las|los) que (me|nos|) (mostraste|enseñaste|mandaste|pasaste|diste|mencionaste); (cualquiera|alguna|alguno|ninguna|ninguno) de (las|los) (dos|tres)`,
  'point.one': `(la|el|esa|ese|aquella|aquel) (de|que|del|con|en|que está en|que tiene|que está|que es de|que cuesta|que queda en|cerca de); (la|el) ${THING} (que está|que tiene|que cuesta|que queda|que me mostraste (en|de|con))`,
  'point.first': `${ORDINALS('(primer(a|o|)|1(a|o|º|ª|era|er|ro|ra)) ')}; primer(a|o); (número|opción|opcion|la|anuncio) (uno|1) ; la número uno`,
  'point.second': `${ORDINALS('(segund(a|o)|2(a|o|º|ª|da|do)) ')}; segund(a|o) ${THING}; (número|opción|opcion) dos; la segunda; segunda opción`,
  'point.third': `${ORDINALS('(tercer(a|o|)|3(a|o|º|ª|era|er|ro|ra)) ')}; tercer(a|) ${THING}; (número|opción|opcion) tres; tercera opción`,
  'point.fourth': `${ORDINALS('(cuart(a|o)|4(a|o|º|ª|ta|to)) ')}; cuarta opción; (número|opción|opcion) cuatro; la cuarta`,
  'point.fifth': `${ORDINALS('(quint(a|o)|5(a|o|º|ª|ta|to)) ')}; quinta opción; (número|opción|opcion) cinco`,
  'point.sixth': `${ORDINALS('(sext(a|o)|6(a|o|º|ª|ta|to)) ')}; (número|opción|opcion) seis`,
  'point.seventh': `${ORDINALS('(séptim(a|o)|7(a|o|º|ª|ma|mo)) ')}; (número|opción|opcion) siete`,
  'point.eighth': `${ORDINALS('(octav(a|o)|8(a|o|º|ª|va|vo)) ')}; (número|opción|opcion) ocho`,
  'point.firstTwo': `(los|las|de los|de las|entre los|entre las|a los|a las) (dos primer(o|a)s|primer(o|a)s dos|2 primer(o|a)s|primer(o|a)s 2); (cuál|cual) (de|entre) (los|las) (dos primer(o|a)s|primer(o|a)s dos|2 primer(o|a)s) (tiene|es|está|sale|queda|)`,
  'point.firstThree': `(los|las|de los|de las|entre los|entre las|a los|a las) (tres primer(o|a)s|primer(o|a)s tres|3 primer(o|a)s|primer(o|a)s 3); (cuál|cual) (de|entre) (los|las) (tres primer(o|a)s|primer(o|a)s tres) (tiene|es|está|sale|queda|)`,
  'point.last': `(la|el|esa|ese|del|al) últim(a|o) ${ONE}; (la|el|esa|ese|del) final ${ONE}; últim(a|o) (opción|de la lista|casa|piso|propiedad)`,
  'point.penultimate': `(la|el|esa|ese|de la|del|a la|al|) penúltim(a|o) ${ONE}`,
  'point.thirdLast': `(la|el|de la|del|a la|al|) antepenúltim(a|o) ${ONE}`,
  'point.number': `#; número; num; nro; n°; nº; opción; opcion; (la|el|del|de la) (número|opción|n°|#|nº); números; opciones; la opción número; las opciones; anuncio número; nr`,
  'ordinal.first': 'primer(a|o|)',
  'ordinal.second': 'segund(a|o)',
  'ordinal.third': 'tercer(a|o|)',
  'ordinal.fourth': 'cuart(a|o)',
  'ordinal.fifth': 'quint(a|o)',
  'ordinal.sixth': 'sext(a|o)',
  'ordinal.seventh': 'séptim(a|o)',
  'ordinal.eighth': 'octav(a|o)',
  'ordinal.last': 'últim(a|o)',
  'follow.keeps': `(pero|solo|sólo|y|) (deja|deje|deja me|dejen|mantén|mantenga|mantengan|mantener|conserva|conserve|conservando|manteniendo|respeta|respetando) (el|la|los|las|mi|en|) (mismo|misma|); (menos|salvo|excepto) (el|la|los|las); (en|) (el|la) (mismo|misma)`,
  'follow.reset': `
    (empec|comenc|comienc|empiec|reinici|recomenc|reempec)(emos|a|ar|e|amos|emos) (de nuevo|de cero|otra vez|desde cero|nuevamente|desde el principio|la búsqueda|todo|una nueva búsqueda|); (empezar|comenzar|volver a empezar|volvamos a empezar|vuelve a empezar|arranquemos|arrancar) (de nuevo|de cero|otra vez|desde cero|); (de|desde) cero; (nueva|otra) búsqueda; búsqueda nueva; (olvida|olvídate de|olvidate de|borra|olvidemos|olvide|olvidá|elimina|limpia|quita|descarta|cancela|resetea) (todo|todo eso|todo lo anterior|lo anterior|todos los filtros|los filtros|mi búsqueda|la búsqueda|lo que dije|todo lo que dije|eso|todo esto|esa búsqueda|los criterios|todos los criterios); reiniciar; reinicia; resetear; borrón y cuenta nueva; (cambiemos|cambio) de (tema|búsqueda); desde el principio`,
  'follow.more': `ver (más|mas) de; (no (me|nos) (gust|convenc|interes|cuadr|lat)(a|ó|e|ió|aron|en|an)|(no|tampoco) (quiero|queremos)) ningun(a|o) (de (estas|estos|esas|esos|las|los|ellas|ellos)|); ningun(a|o) (de (estas|estos|esas|esos|ellas|ellos)|) (me|nos) (gust|convenc|interes|sirv|cuadr)(a|ó|e|ió); 
    
    (muéstra|muestra|enséña|enseña|da|dá|mánda|manda|pása|pasa|hay|tienes|tienen|tenés|tenéis|quiero ver|quisiera ver|ver|me muestras|me enseñas|me das|búsca|pon|puedo ver|puedes mostrarme|queremos ver|me gustaría ver|deja ver|carga|mostrá|muéstre|enséñe)(me|nos|) (algo|alguna|algún|algunos|algunas|unos|unas|) (más|mas|otr(o|a)s|otr(o|a)|otr(o|a)s más|más opciones|otras opciones|más casas|otras casas|más propiedades|otras propiedades|más pisos|otros pisos|más departamentos|otros departamentos|más apartamentos|otros apartamentos|más resultados|más anuncios|más como (estas|estos|esas|esos)|otra opción|otra cosa|algo diferente|otras diferentes|diferentes|distint(o|a)s|las demás|los demás|el resto|las siguientes|los siguientes|otra casa|otro piso|las otras|los otros)
    (más|mas) (opciones|casas|pisos|propiedades|resultados|anuncios|departamentos|apartamentos|viviendas|por favor|como estas|como esas|como estos|como esos|porfa|alternativas|inmuebles); otr(as|os) (opciones|casas|pisos|propiedades|departamentos|apartamentos|viviendas|resultados|anuncios|más|alternativas); otr(a|o) (opción|casa|piso|propiedad|departamento|más|apartamento); siguiente(s|) (página|); (las|los|la|el) siguiente(s|); próxim(a|o)s; (qué|que) (más|otras|otros|otra) (hay|tienes|tienen|tenés|tenéis|casas|opciones|pisos|propiedades|cosas) (hay|tienes|tienen|); (alguna|alguno|algún) (más|otr(a|o)); (algo|alguna|alguno|no hay nada|no tienes nada|no tienen nada) mejor; algo otro; y otr(as|os); sigue (mostrando|); continúa; continua; seguir viendo; (el resto|los demás|las demás); otras; otros; ver más; hay más; diferentes; distintas; distintos`,
  'follow.weakMore': 'más (por favor|porfa|); (hay|tienes|tienen|) algo más',
  'follow.also': `(ampl(ías|iamos|ien|íe)|extiend(es|a|an)|extendemos|abr(es|imos|e)) (la búsqueda|el radio|) (a|hasta); (inclu(ye|ya|yan|ir|í|yeme)|añad(e|a|an|ir|í|eme)|agreg(a|á|ar|ame|ue|uen)|sum(a|á|ar|ame|e|en)|met(e|é|er|eme|an)|échale|pon(le|me|)|consider(a|á|ar|e)) también (en|a|); también (inclu(ye|ya|yan|ir|í|yeme)|añad(e|a|ir|í)|agreg(a|á|ar|ue)|sum(a|á|ar|e)|met(e|é|er)|ponle|pon|consider(a|á|ar|e)) (en|a|); que (también|además) (tenga|tengan|sea|sean|acepte|acepten|admita|admitan|permita|permitan|incluya|incluyan|esté|estén|haya|cuente con|cuenten con) (con|un|una|); también (en|con|de|quiero|incluye|muéstrame|busca|podría ser en|me interesa|que|); además; agrega(r|le|me|); añade(le|me|); añadir; suma(le|r|); incluye; incluir; incluyendo; inclu(i|í)(r|da)(me|); o también; y también (en|); y que (además|también); amplía (la búsqueda|) (a|); ampliar (la búsqueda|) (a|); extiende (la búsqueda|) (a|); tambien (en|con|); y (además|encima)`,
  'follow.only': `
    (cambi|baj|sub|aument|reduc|ampl|estir|pon|dej|ajust)(ale|arle|arlo|alo|elo|ele|emos|amos|arme|irlo|irle|emosle) (un poco|poquito|un poquito|) (a|hasta|en|como a); (súb|báj|estír|aument|ampl|cámbi|déj|ajúst)(ele|ale|elo|alo|enlo) (un poco|un poquito|) (a|hasta|en|como a); pón(le|lo|ga|gan)(le|lo|) (en|a|como|); (sub|baj|aument)(e|a|amos|emos|ir|ar) (a|hasta|en) ;
    nada más; solo; sólo; solamente; únicamente; en (vez|lugar) de eso; mejor (en|que|busca|con|); más bien; cambia(lo|la|r|) (a|por|); (que|) sea(n|); ahora (en|con|de|); entonces; en cambio; en realidad; pensándolo bien; prefiero (en|)`,
  // The subjunctive of what is to be: "que la alberca *sea* propia", "que se *vea* el mar".
  'follow.requires': `sea(n|); tenga(n|); haya(n|); venga(n|); traiga(n|); pueda(n|); vea(n|); quepa(n|); incluya(n|); acepte(n|); admita(n|); permita(n|); reciba(n|); cuente(n|); quede(n|); lleve(n|); salga(n|); dejen; estén; den; llegue(n|); sirva(n|); mida(n|); huela(n|); haga(n|); necesite(n|); posea(n|); goce(n|); ofrezca(n|); disponga(n|); cumpla(n|)`,
  'follow.which': `(cuál|cual) (de (ellas|ellos|esas|esos|estas|estos|todas|todos)|) (tiene|está|mide|sale|queda|trae|cuenta con)`,
  'follow.among': `
    (cuál|cual) (de (ellas|ellos|esas|esos|estas|estos|todas|todos)|) (tiene|está|mide|sale|queda|trae|cuenta con);
    (cuál|cual|cuáles|cuales|cuántas|cuántos|cuantas|cuantos) (de ellas|de ellos|de esas|de esos|) no (tiene|tienen|es|son|está|están|acepta|aceptan|incluye|incluyen|pagan|cobran|admiten|permiten) (un|una|)
    (cuál|cuáles|cual|cuales|alguna|alguno|algunas|algunos|cuántas|cuántos|cuantas|cuantos|qué|una|uno) (de|entre) (estas|estos|esas|esos|ellas|ellos|las anteriores|los anteriores|las que me mostraste|los que me mostraste|la lista|esta lista|las opciones|los resultados|los tres|las tres|los cinco|las cinco|todas|todos|las dos|los dos|esas casas|estas casas|esas propiedades|las que me enseñaste|aquellas) (casas|propiedades|opciones|pisos|) (tiene|tienen|es|son|está|están|acepta|aceptan|) (un|una|); (de|entre) (estas|estos|esas|esos|ellas|ellos|las anteriores|los anteriores|las que me mostraste|los que me mostraste|las que me enseñaste|los que me enseñaste|esas opciones|estas opciones|estas casas|esas casas|los resultados|esa lista|esta lista) (opciones|casas|propiedades|) ; (cuál|cuáles|cual|cuales|alguna|alguno|algunas|algunos) (de ellas|de ellos|) (tiene|tienen|es|son|está|están|acepta|aceptan|cuenta|cuentan|incluye|incluyen|permite|permiten|admite|admiten|viene|vienen|queda|quedan) ; filtra(las|los) (por|) ; (quédate con|déjame) (las|los) que (tengan|tienen|sean|estén|acepten|)`,
  'relative.cheaper': `
    ${HAVE} ${SOME} (más|mas|menos|todavía más|aún más|un poco más|un poquito más) (barat(o|a)(s|)|económic(o|a)(s|)|accesible(s|)|asequible(s|)|cómod(o|a)(s|) de precio|baj(o|a)(s|) de precio|baratit(o|a)(s|)|car(o|a)(s|)) (${THAN}|)
    más (barat|económic|baratit)(o|a|os|as); más (accesible|asequible)(s|); menos car(o|a|os|as); (de|con|) (menor|menos) precio; (demasiad|muy|mucho|es)(o|a|os|as|) (es|) (car)(o|a|os|as); (qué|que) car(o|a|os|as) (todo|están|está|son|es|estan|); (está|están) (bien|bastante|algo|) car(o|a|os|as); (baj|báj)(a|e|en|ale|ele|enle|ame|eme|enme|ar|arle) (un poco|un poquito|tantito|) (el|al|de|los|a los) precio(s|); (me|nos|se) (sale|salen|resulta|parece|pasa|va|pasan|queda) (muy|demasiado|un poco|de presupuesto|de precio|del presupuesto) (car(o|a|os|as)|de presupuesto|); fuera de (mi|nuestro) presupuesto; (es|son|está|están) (muy|demasiado|un poco|algo) car(o|a)(s|); (es|son|está|están) carísim(o|a|os|as); baja(r|) (el|de) precio; no (me|nos) alcanza; no tan car(o|a|os|as); carísim(o|a)(s|); (un poco|algo) car(o|a)(s|); que cueste(n|) menos; más baratito; (sube|pasa|excede) (de mi|mi) presupuesto; por menos; algo menos; más bajo de precio`,
  'relative.dearer': `${HAVE} ${SOME} más car(o|a|os|as) (${THAN}|); más (lujos|exclusiv|costos)(o|a|os|as) (${THAN}|); (de|con|) más (categoría|nivel|lujo); de mayor precio; más nivel; algo mejor aunque (sea|cueste) más (caro|)`,
  'relative.bigger': `
    ${HAVE} ${SOME} más (grande|ampli|espacios|grandecit|grandote)(s|o|a|os|as|) (${THAN}|); (con|) más (espacio|metros|superficie|m2|metros cuadrados|lugar|amplitud) (${THAN}|); (es|son|está|están|se me hace|se me hacen|) (demasiad|muy|un poco|algo)(o|a|os|as|) (es|son|) (pequeñ|chic|chiquit|reducid)(o|a|os|as); de mayor (tamaño|superficie); no (es|son) (lo|) (suficientemente|bastante) (grande|ampli)(s|o|a|); pequeñísim(o|a); se (queda|quedan) (pequeñ|chic)(o|a|os|as)`,
  'relative.smaller': `${HAVE} ${SOME} más (pequeñ|chic|chiquit|compact|reducid)(o|a|os|as) (${THAN}|); (es|son|) (demasiado|muy) grande(s|); de menor (tamaño|superficie); con menos (metros|espacio)`,
  'relative.newer': `${HAVE} ${SOME} más (nuev|modern)(o|a|os|as) (${THAN}|); ${HAVE} ${SOME} menos (viej|antigu)(o|a|os|as) (${THAN}|); (construcción|) más reciente(s|) (${THAN}|); (es|son|) (demasiado|muy) (viej|antigu)(o|a|os|as)`,
  'relative.older': `${HAVE} ${SOME} más (antigu|viej|clásic)(o|a|os|as) (${THAN}|); (es|son|) demasiado (nuev|modern)(o|a|os|as)`,
  'relative.moreBedrooms': `(con|) más (habitaciones|recámaras|dormitorios|cuartos|alcobas) (${THAN}|); (con|) (una|otra|un|otro) (habitación|recámara|dormitorio|cuarto|alcoba) (más|extra|adicional); (habitación|recámara|dormitorio|cuarto) (extra|adicional|más); (pocas|pocos|faltan) (habitaciones|recámaras|dormitorios|cuartos)`,
  'relative.fewerBedrooms': `(con|) menos (habitaciones|recámaras|dormitorios|cuartos) (${THAN}|); demasiad(as|os) (habitaciones|recámaras|dormitorios|cuartos); (una|un) (habitación|recámara|dormitorio|cuarto) menos`,
  'relative.moreBathrooms': `(con|) más baños (${THAN}|); (con|) (un|otro) baño (más|extra|adicional)`,
  'relative.biggerLot': `(con|) (un|una|) (terreno|jardín|patio|lote|parcela) más (grande|ampli(o|a)) (${THAN}|); con más (terreno|jardín|patio|lote|parcela|tierra) (${THAN}|); (mayor|más) (terreno|parcela|lote) (${THAN}|)`,
  'relative.smallerLot': `(con|) (terreno|jardín|patio|lote|parcela) más (pequeñ|chic)(o|a) (${THAN}|); con menos (terreno|jardín|patio|lote|parcela|tierra)`,
  'reply.yes': `sí (por favor|porfa|porfavor|claro|quiero|gracias|dale|me interesa|adelante|muéstrame|está bien|porfis|obvio|); si (por favor|porfa|porfavor|claro|gracias|dale|me interesa|adelante|muéstrame|está bien|porfis|); claro (que sí|que si|); por supuesto; dale; adelante; desde luego; órale; orale; venga; eso (mismo|es|quiero); me parece (bien|perfecto|genial); buena idea; obvio; simón; hágale; sip; sipi; ajá; hazlo; me encantaría; estaría (bien|genial|perfecto); por qué no; como no; cómo no; efectivamente; claro por favor; yes; sisi; yep`,
  'reply.weakYes': `por favor; porfa(s|); porfis; porfavor; va que va; ok; okay; okey; oki; vale; perfecto; correcto; exacto; eso; está bien; genial; excelente; bueno; de acuerdo; listo; seguro; sale; va; bien; así es`,
  'reply.no': `no (gracias|por ahora|por el momento|todavía|hace falta|me interesa|quiero|es necesario|está bien así|de momento|mejor no|para nada|importa|); nop; nel; nope; mejor no; para nada; ahora no; todavía no; en absoluto; de ninguna manera; así está bien; déjalo (así|); dejalo; no te preocupes; quizás (luego|después|más tarde); negativo; paso; tampoco; luego tal vez`,
  'compares.it': `(cuál|cual) (de|entre) (los|las) ((dos|tres) primer(o|a)s|primer(o|a)s (dos|tres)) (tiene|es|está|sale|queda|); compar(a|ar|ame|alas|alos|arlas|arlos|ación|emos|o|ando|ativa|amelas|amelos|é|an|ad(o|a)s); cómpar(ame|alas|alos|amelas|amelos|enlas); (qué|que|cuál es la|cual es la|hay) diferencia(s|) (hay|existe|) (entre|) ; diferencia(s|) entre; versus; vs; vs.; (cuál|cual) (de|entre) (las|los) (dos|tres) (es|tiene|conviene|) ; (cuál|cual) (es|sería|me conviene|conviene|está) (más|mejor|) (conveniente|grande|barat(a|o)|nuev(a|o)|mejor|cara|caro|económic(a|o)) (la (primera|segunda)|el (primero|segundo)|) (o); frente a frente; lado a lado; contra`,
};
