import type { Phrases } from '../language-tables.ts';

const KIND = '(depa|departamento|depto|piso|apartamento|condominio|condo|casa|townhouse|adosado|estudio)';
const TAKE_AWAY = '(quitar|sacar|olvidar|descartar|borrar|eliminar|obviar|ignorar|tachar)';
const TAKE_IT_AWAY = '(quitarl|sacarl|olvidarl|descartarl|borrarl|eliminarl|obviarl|ignorarl|tacharl)(o|a|os|as)';
const HAVE_NONE =
  'no (hay|tienen|tienes|tenés|tenéis|tendrás|tendrán|tendréis|tendrían|habrá|habría|quedan|queda|quedará|existe|existen|manejan)';
const ANY =
  '(ningún|ninguno|ninguna|alguno|alguna|algún|algo|nada|una|uno|otra|otro|casas|casa|pisos|piso|departamentos|opciones)';
const SEEN = '(vi|vimos|he visto|hemos visto|había visto|habíamos visto|conozco|conocemos|conocía|conocíamos)';
const THOSE = '(esas|esos|estas|estos|todas|todos)';

const COUNT =
  '(un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|varios|muchos|1|2|3|4|5|6|7|8|9|10|12|15|20)';
const JOB =
  '(enfermer|maestr|profesor|doctor|médic|cociner|meser|camarer|mecánic|ingenier|secretari|cajer|bomber|abogad|conserje|cuidador|limpiador)(o|a|os|as|es|)';

/** How visitors take up what was shown: reactions and reasons, what they take back, and questions whether there are any. */
export const spanishRemarks: Phrases = {
  'plain.stop': `
    u(f|ff|fff|y|yy|h); hm(m|mm|); um(m|mm|); ups; wow; guau; vaya; ándale; ándele; andale; híjole; hijole; no (mames|manches|inventes); jajaja(ja|); jejeje; ja ja; échale(n|) ganas; (vaya|qué|menudos) precios
    zillow; redfin; trulia; craigslist; realtor com; idealista; fotocasa; habitaclia; inmuebles24; vivanuncios; lamudi; facebook; instagram; marketplace
    (esto|) (es|son|sería|serían|seria) para (mí|mi|mis|nosotros|nosotras|nuestro|nuestra|nuestros|un|una|dos|tres|cuatro|invertir|vivir|rentarl(o|a)|alquilarl(o|a)); (es|sería|lo quiero|la quiero) (de|como|por|para) inversión
    (lo|la|los|las) (pienso|pensamos|quiero|queremos|voy a|vamos a|planeo|planeamos|pensamos en) (rentar|alquilar|arrendar|subarrendar) (en|por|como); lo que (quiero|queremos|busco) es
    (tengo|tenemos|traigo|traemos|llevo|llevamos) (ya|) (mis|nuestros|todos mis|todos nuestros) (propios|) muebles
    no (entiendo|entendemos|sé|sabemos|conozco|conocemos) (nada|mucho|bien|muy bien|casi nada) (de|del|sobre) (eso de|lo de|eso del|lo del|) (la|el|los|las|) (hoa|comunidad|mantenimiento|hipotecas|préstamos|créditos|impuestos)
    (aunque|no importa que|no importa si|da igual que|da igual si) (sea|sean|es|son|esté|estén|está|están|salga|salgan|quede|queden) (más|un poco más|algo más|un poquito más|un poco|) (viej|fe|chic|pequeñ|antigu|usad|anticuad|descuidad|sencill|nuev|car|chiquit)(a|o|as|os)
    en (un|una) ${KIND} (ya|así|) no (puedo|podemos|podría|podríamos|puede|pueden|podrían|se puede|se podría|quepo|cabemos|cabe|caben|cabríamos|me dejan|nos dejan|dejan|tengo espacio|tenemos espacio|hay espacio|tendría|tendríamos)
    (hice|hicimos|haciendo|echando|eché|echamos) (las|mis|nuestras|unas|) (cuentas|números); mil (cosas|veces|dudas|preguntas|problemas|historias|trastos|excusas); no (en|) tod(o|a|os|as); al final (de cuentas|); (tengo|tenemos|manejo|manejamos|traemos|traigo) (ya|solo|) (un|una|dos|tres|cuatro|2|3|4|varios) (coche|carro|auto|camioneta|moto|vehículo)(s|) (y (un|una|dos|2) (moto|camioneta|bici|bicicleta|scooter)(s|)|); (para|donde|y) (poner|meter|instalar|dejar|colocar|plantar) (una|un|mi|nuestra|nuestro) (traila|tráiler|trailer|casa móvil|mobile home|casa prefabricada|prefabricada|caravana); compa(s|); carnal(es|); vato(s|); mor(ra|rro)(s|); chav(o|a)(s|); chamb(a|as); puro; (me|nos|lo|la) (corrieron|corrió|despidieron|despidió|echaron) (de|del) (la|el|mi|) (chamba|trabajo|jale|empleo|depa|departamento|casa); (es|son|sería|me es|nos es) (indispensable|imprescindible|obligatori(o|a)|fundamental|básic(o|a)|necesari(o|a)|importante|clave|esencial|prioridad|lo más importante|lo principal|lo primero) (para mí|para nosotros|); no (sé|sabemos|estoy segur(o|a)|estamos segur(o|a)s|tengo claro|tenemos claro) (si|todavía si|aún si|bien si); ni (muy|tan|demasiado) (viej|nuev|grande|chic|pequeñ|car|barat|antigu|modern)(a|o|as|os|); puf(f|ff|); (ahí|allí|) no (se puede|hay donde|puedo|podemos|encuentro donde|hay quien) (aparcar|estacionar|parquear|estacione|aparque); (pero|y|) (si|cuando) (baja|bajan|baje|bajen|rebajan|rebajen) (el|de|los|algún|) precio(s|) (de (alguno|alguna|esa|ese|la|el)|); sin (crédito|historial|historial de crédito|aval|fiador|nómina|seguro social|papeles|enganche|comisión|comisiones|intermediarios)`,
  'type.land': `(terreno|lote|parcela|solar|predio)(s|es|) (donde|para|en el que|en la que) (poder|) (construir|edificar|levantar|hacer)(me|nos|) (ahí|) (la|una|mi|nuestra|mi propia|nuestra propia|) (casa|casita|vivienda|hogar)`,
  'follow.with': `
    (y|) ${HAVE_NONE} (ya|) (${ANY}|) (con|que tenga|que tengan|que sea|que sean|que esté|que estén|que acepte|que acepten|que admita|que admitan|que incluya)
    (las|los) (hay|tienes|tienen|tenéis|tenés|habrá|tendrás|tendrán) (con|sin|que tengan); no (las|los|la|lo) (hay|tienes|tienen|tenéis|tenés|habrá|tendrás|tendrán) (con|que tengan|que acepten); (a poco|) ni (uno|una) (solo|sola|) (con|que tenga|que acepte); (y|) (si|qué tal si|que tal si) (le|) (agregamos|agregas|sumamos|añadimos|ponemos|pedimos|incluimos|metemos) (que (tenga|tengan|acepte|acepten|admita|admitan|incluya|incluyan|sea|sean|esté|estén)|) (con|un|una|el|la|); (no|) (hay|tienes|tienen|tenés|tenéis|tendrás|tendrán|habrá) (alguna|alguno|algún|) (otra|otro|otras|otros) (con|que tenga|que tengan|que sea|que sean|que esté|que acepte|que acepten|que admita); (hay|tienes|tienen|habrá|quedan|existen) (much(a|o)s|poc(a|o)s|vari(a|o)s|tant(a|o)s) (con|que tengan)`,
  'negation.not': `(las|los) (hay|tienes|tienen|tenéis|tenés|habrá|tendrás|tendrán) sin; mejor sin; mejor que no (tenga|tengan|haya); (prefiero|preferimos|preferiría) sin; (prefiero|preferimos|preferiría) que no (la|lo|) (tenga|tengan|haya|hubiera|tuviera); que no (la|lo) (tenga|tengan|haya); no (la|lo|las|los) (quiero|queremos); si no (tiene|tienen|trae|traen|acepta|aceptan|admite|admiten|incluye|incluyen) (un|una|)`,
  'place.in': `(y|) ${HAVE_NONE} (ya|) ${ANY} (en|por); ¿ (y|) (ningun(o|a)|ni (uno|una)|nada) (en|por); (máximo|máxima|max|tope|límite) en`,
  'search.asks': `
    (y|) ${HAVE_NONE} (ya|) ${ANY} (en|por); ningun(o|a) ?; ${HAVE_NONE} (ya|) (ningun(o|a)|alguno|alguna|) ?
    lo que (sí|si|realmente|de verdad|más|) (quiero|queremos|busco|buscamos|necesito|necesitamos|ocupo|pido|me importa|nos importa|me interesa|nos interesa) es (que (tenga|tengan|haya|sea|esté)|) (un|una|); (hay|tienes|tienen|habrá) (algo|alguna|alguno|algunas|casas|pisos|) (ahí|allí|allá)`,
  'follow.only': `
    pensándolo mejor; mejor dicho; (mejor|prefiero) que no (tenga|tengan|haya)
    ((descart|quit|elimin|sac|borr)(ar|a|e|en|ame|enme|emos|as)|(quít|sác|bórr|elimín)(ame|enme|eme)) (a|) (todas|todos|) (las|los|aquellas|aquellos) que no (tengan|tienen|acepten|aceptan|admitan|admiten|incluyan|incluyen|sean|son|estén|están)
    (y|) (si|que tal si|qué tal si) (le|lo|nos|me|) (subimos|subo|subes|bajamos|bajo|bajas|llegamos|llego|estiramos|estiro|vamos|voy) (un poco|un poquito|) (a|hasta|como a); (ningun(o|a)|nada) que no (tenga|tengan|sea|sean|acepte|acepten|admita|admitan|esté|estén|incluya|incluyan) (un|una|)`,
  'compare.atMost': `que (baje|bajen|bajara) (a|hasta) (los|); (puedo|podemos|podría|podríamos|pudiera|pudiéramos|alcanzo a|alcanzamos a) (llegar|subir|estirarme|estirarnos|irme|irnos) (a|hasta) (los|); ${HAVE_NONE} ${ANY} (hasta|de hasta|que no pase(n|) de|de máximo) (los|); y hasta (los|)`,
  'drop.before':
    '(quitamos|quitas|quito|sacamos|sacas|borramos|tachamos|olvidamos|descartamos|dejamos fuera|nos olvidamos de|me olvido de) (el|la|lo|los|las|) (de|del|)',
  'drop.instead': `si no (hay|tienen|tienes|tenés|habrá|encuentras|encuentran|existen|quedan) (${ANY}|) (con|en) (un|una|)`,
  'drop.Bedrooms': `(no (me|nos|) (importan|interesan|preocupan)|(me|nos) dan igual) (las|los|cuántas|cuántos|) (recámaras|habitaciones|dormitorios|cuartos)`,
  'drop.Bathrooms': `(no (me|nos|) (importan|interesan|preocupan)|(me|nos) dan igual) (los|cuántos|) baños`,
  'indifferent.after': `
    (lo|la|los|las) (podemos|puedes|puede|pueden|podrías|podría|podrían|podéis|vamos a) (ya|) ${TAKE_AWAY}; (podemos|puedes|puede|pueden|podrías|podrían|mejor) ${TAKE_IT_AWAY}
    (lo|la|los|las) (quitas|quitamos|quito|sacas|sacamos|saco|borras|borramos|olvidamos|descartamos|tachamos|podemos dejar fuera|dejamos fuera|dejamos de lado); (quít|sác|olvíd|bórr|descárt|elimín|táchal|ignór)(al|el|enl)(o|a|os|as); (era|fue|es) (una|de|un|) (broma|mentira|error); (está|están) de más`,
  'indifferent.later': `(lo|la|los|las) (podemos|puedes|puede|pueden|podrías|podrían) (ya|) ${TAKE_AWAY}; (podemos|puedes|puede|pueden) ${TAKE_IT_AWAY}; (quít|sác|olvíd|bórr|descárt|elimín|ignór)(al|el|enl)(o|a|os|as); podemos (vivir|pasar) sin (ella|él|ello|eso)`,
  'negation.later': `ni loc(o|a); jamás; ni hablar; de ninguna manera; ni pensarlo; (así que|asi que|por eso|mejor) sin; mejor sin (ella|él|ellas|ellos|eso|); (mejor|prefiero|preferimos|preferiría) que no (la|lo|) (tenga|tengan|haya|hubiera|tuviera); que no (la|lo) (tenga|tengan|haya); prefiero sin (ella|él|eso|); preferimos sin (ella|él|eso|); no (la|lo|las|los) (quiero|queremos)`,
  'follow.more': `(y|alguna|) otr(a|o) ?; ${HAVE_NONE} (más|otr(a|o)s|otr(a|o)|nuev(a|o)s); (quiere|quieren|quisiera|quisieran|querría) ver (más|otr(a|o)s); (esa|ese|esta|este|eso|esto) (casa|piso|depa|departamento|) no (me|nos) (gusta|convence|interesa|late|cuadra|gustó|convenció) (nada|mucho|); (no|) (hay|tienes|tienen|tenés|tenéis|tendrás|tendrán|habrá) (alguna|alguno|algún|) (otra|otro|otras|otros) (con|que tenga|que tengan|que sea|que sean|que esté|que acepte|que acepten|que admita); no (,|) otr(a|o)(s|)`,
  'follow.weakMore': `otr(a|o); (ya|) (las|los) ${SEEN} (todas|todos|ya|); ya ${SEEN} ${THOSE} (esas|esos|las casas|); ${THOSE} ya (las|los|) ${SEEN}`,
  'relative.cheaper': `y más (barat|económic|baratit)(o|a|os|as); (si|ojalá) (costara|costase|valiera|saliera|fuera|costaran|valieran|fueran) (un poco|algo|un poquito|) (menos|más barat(a|o|as|os)); (es|está|sale|se me hace|me parece|se puso|anda) (muy|demasiado|bien|bastante|algo|re|súper|) (car(o|a)|carísim(o|a)); (bájale|bajale|bájenle|bájele|báje) (tantito|un poquito|un poco|algo|poquito|un pelín)`,
  'relative.bigger': `
    y más (grande|ampli|espacios)(s|o|a|os|as|); (pero|están|son|se ven|se me hacen|se nos hacen|todos|todas|ay) (muy|algo|medio|un poco|bien|bastante|) (chiquit|pequeñit|chiquitit|enan)(os|as); (chiquit|pequeñ|pequeñit|chic)(os|as) (todos|todas); (necesito|necesitamos|quiero|queremos|me falta|nos falta|hace falta|falta) (más|mucho más) espacio`,
  'relative.newer': `
    y más (nuev|modern)(o|a|os|as); (todas|todos|casi todas|casi todos|estas|estos|esas|esos) (son|están|se ven) (muy|demasiado|bien|bastante|algo|un poco|) (viej|antigu)(as|os); (que|) (sea|sean|fuera|fueran) (más|algo más|un poco más) (nuev|modern)(a|o|as|os)`,
  'human.visit': `(qué|que|cómo|como) (tengo que|tenemos que|hay que|debo|debemos|puedo|podemos|se|) (hacer|hago|hace|hacemos|) para (ir a|) (verl|visitarl|conocerl|recorrerl)(o|a|os|as); (hac|organiz|mand|concert|program|agend|envi|prepar)(er|ar)(me|nos|le|les|te|) (una|un) (videollamada|llamada|visita|cita|recorrido|tour|videorecorrido) (para|con|de|); (quiero|queremos|quisiera|necesito|me gustaría|nos gustaría) que (lo|la|los|las) (vea|vean|revise|revisen|mire|miren) (un|una|mi|el|la|nuestro|nuestra); hay (manera|forma|modo|chance|chanza|posibilidad) de (ir a|) (verl|visitarl|conocerl)(o|a|os|as); (puedo|podemos|podría|podríamos|se puede|se pueden|es posible|quiero|queremos|quisiera|nos gustaría|me gustaría) (ir a|) (verlos|verlas|visitarlos|visitarlas|conocerlos|conocerlas) (por dentro|en persona|); (cómo|como|cuándo|cuando|dónde|donde) (la|lo|las|los) (veo|vemos|visito|visitamos|conozco|podemos ver|puedo ver); (quiero|quisiera|queremos|necesito|puedo|podemos) (reservar|apartar|separar) (el|la) (primer|segund|tercer|cuart|quint|últim)(o|a); a (verlo|verla|visitarlo|visitarla|conocerlo|conocerla)`,
  'human.before': `(quiere|quieren|quisiera|quisieran|querría|querrían) (ir a|venir a|) (ver|conocer|visitar); (qué|cómo|como) (le|) (tengo que hacer|tenemos que hacer|hay que hacer|debo hacer|puedo hacer|hago|hacemos|se hace) para (ir a|) (ver|visitar|conocer)`,
  'human.wanted': `(siempre|otra vez|luego|después|y|nada más|nomás|todos|) (me|nos) (cancelan|cancelaron|han cancelado|cancelaban|quedan mal|quedaron mal|dejan esperando|dejaron esperando|dejan en visto|dejaron en visto|dan largas|dieron largas|traen a las vueltas); nadie (se presentó|llegó|apareció|vino|se presenta|llega|aparece|contesta|responde|atiende) (ayer|hoy|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)|) (a|para|) (la|mi|nuestra) (cita|visita); no (se presentó|llegó|apareció|vino) (nadie|el agente|la agente|el asesor|la asesora|ninguno); (llevo|llevamos) (ya|) (toda la|todo el|una|un|dos|tres|cuatro|varias|varios) (semana|día|mañana|tarde|mes|hora|rato)(s|es|) (llamando|marcando|escribiendo|intentando|tratando de|pidiendo); (con|a) quién (lo|la|le|les|me|) (negocio|hablo|marco|llamo|contacto|escribo|trato|veo|dirijo|comunico); (me|nos) (marcas|marca|marcan|llamas|llama|llaman|llamáis) (tú|ustedes|usted|mañana|hoy|luego|por favor|porfa|?); (te|les|le|os) (dejo|paso|doy|mando) (mi|el|nuestro) (número|teléfono|cel|celular|móvil|whatsapp)`,
  'talk.farewell':
    '(con|) (eso|esos|esas|estas|estos|esto) (ya|) (me|nos|) (basta|bastan|es suficiente|son suficientes|tengo suficiente|tenemos suficiente|alcanza)',
  'talk.offTopic': `(muéstra|enséña|escríbe|muestra|enseña|escribe|di|dí|da|dá|repite|repíte|revela|imprime|copia|pega|pása|pasa|cuénta|cuenta)(me|) (literalmente|ahora|aquí|) (todo|todas|) (tu|tus|el|las|los|la) (prompt|instrucciones|system prompt|reglas internas|mensaje de sistema|configuración|programación)
    (sé|eres|quieres ser|quisieras ser|te gustaría ser) mi novi(o|a); tienes novi(o|a); (hace|hará) (mucho|tanto|) (calor|frío|viento) (en|ahí|por ahí|allí|ahora|hoy|)`,
  'point.there': `(por|para|hacia) (allá|allí|ahí) (cerca|mismo|); cerca de (ella|él|ellos|ellas|allí|ahí|allá); (así|similar|parecid(o|a)|igual) (ahí|allí|allá); (hay|tienes|tienen|habrá) (algo|alguna|alguno|algunas|casas|pisos|) (ahí|allí|allá)`,
  'protected.wish': `(sin|nada de|libre de|evitar|lejos de|no quiero|donde no haya|que no haya|ni) (tantos|tantas|muchos|muchas|puros|puras|) (gringos|gringas|güeros|latinos|hispanos|asiáticos|americanos|africanos|orientales|sudamericanos|centroamericanos)
    (sin|nada de|no quiero|que no haya|donde no haya|ni) (gente|vecinos|parejas|matrimonios|familias) con (niños|hijos|bebés|críos|chamacos|nenes); (sin|que no haya|donde no haya|no quiero|no quiero que haya|que no vivan) (tantos|muchos|) (viejitos|viejitas|ancianitos|abuelitos|abuelos|adultos mayores|jubilados) (en el edificio|de vecinos|cerca|viviendo|al lado|)`,
  'ask.has': `(ni (uno|una)|ningun(o|a)) (de (ellos|ellas|esos|esas|estos|estas)|) (tiene|tienen|trae|acepta|aceptan|admite|admiten|incluye|viene con|cuenta con) (un|una|)`,
  'compare.lessThan': `${HAVE_NONE} (${ANY}|) (que (cueste|valga|salga|esté|sea|tenga|mida)(n|)|) (por|de|a|) (menos|debajo|abajo) (de|que) (los|)`,
  'compare.moreThan': `${HAVE_NONE} (${ANY}|) (que (tenga|mida|sea|esté)(n|)|) (de|) (más|arriba) (de|que) (los|)`,
  'relative.moreBedrooms': `(necesito|necesitamos|ocupo|ocupamos|falta|nos falta|me falta|hace falta|con|quiero|queremos) otr(a|o) (habitación|recámara|dormitorio|cuarto)`,
  'ask.HOAMonth': `(cuánto|cuanto|cuánta|cuanta|cuánto de|cuanto de) (hoa|comunidad|mantenimiento|expensas) (pagan|paga|se paga|pago|tiene|tienen|cobran|hay|)`,
  'point.second': `la dos`,
  'point.third': `la tres`,
  'point.fourth': `la cuatro`,
  'point.fifth': `la cinco`,
  'own.before': `(vendemos|vendimos|vendí|estamos vendiendo|estoy vendiendo) (un|una) (casa|piso|departamento|depa|apartamento|terreno|local|chalet|condo); (llevo|llevamos) (ya|casi|como|más de|) ${COUNT} (año|mes)(s|es|) (ya|) (de|en|como) (alquiler|renta|arriendo|inquilin(o|a|os|as)|renteros); (dejar|vender|dejando|dejamos|dejo|vendiendo|vender ya) (mi|nuestra|nuestro) (casa|piso|departamento|depa|depto|apartamento|chalet|condo|condominio|casona)`,
  'similar.to': `como`,
  'follow.asked': `(las|los|una|uno|unas|unos|alguna|alguno|algunas|algunos|otra|otro|casas|pisos|cualquiera) (que|donde) sí (tenga|tengan|tiene|tienen|acepte|acepten|acepta|aceptan|admita|admitan|permita|permitan|incluya|incluyan|haya|sea|sean|esté|estén|se pueda) (eso|uno|una|); (las|los|una|uno|unas|unos|alguna|alguno|algunas|algunos|otra|otro|cualquiera) que sí; (las|los|una|uno|alguna|alguno|algunas|algunos|otra|otro) que (la|lo|las|los) (tenga|tengan|acepte|acepten|admita|admitan|permita|permitan|incluya|incluyan|traiga|traigan); (cuál|cuáles|quiénes) sí (la|lo|las|los|) (tiene|tienen|incluye|incluyen|acepta|aceptan|admite|admiten|permite|permiten|trae|traen)`,
  'follow.askedNot': `(las|los|una|uno|unas|unos|alguna|alguno|algunas|algunos|otra|otro) que no (la|lo|las|los) (tenga|tengan|tiene|tienen|acepte|acepten|incluya|incluyan)`,
  'own.end': `y (mudarnos|mudarme|irnos|irme|cambiarnos|cambiarme|trasladarnos|trasladarme|comprar|comprarnos|comprarme|rentar|alquilar|buscar|bajar a|pasar a); y (por fin|finalmente|ya) (hemos|tenemos|tengo|juntamos|logramos|pudimos|podemos|puedo); (por|a) una (casa|casita); (por|a) un (piso|departamento|depa|depto|apartamento); (por|a) un (condo|condominio); (por|a) (un|una) (townhouse|adosado|adosada)`,
  'soft.after': `si (lo|la|los|las) (hubiera|hubiese|hay|tuviera|tuviese|tiene|tienen)`,
  'place.from': `(soy|somos|es|trabajo de|trabajo como|estoy de) ${JOB} (en|de) (el|la|un|una|) (hospital|escuela|colegio|clínica|universidad|restaurante|base|tienda|hotel|oficina|escuela primaria|primaria|secundaria|prepa|) (de|del|en|); (sin|) (moverme|movernos|desplazarme|desplazarnos) (de|desde); (llego|llegamos|vengo|venimos|vuelo|volamos|viajo|viajamos|vuelvo|volvemos) (el|este|la) (lunes|martes|miércoles|jueves|viernes|sábado|domingo|próxima semana|semana que viene|fin de semana|mes que viene|próximo mes) (de|desde)`,
  'ask.YearBuilt': `saber (el|su|de qué) año`,
  'ask.BuildingArea': `saber (los|sus|cuántos) metros; y (los|sus) metros (cuadrados|)`,
  'talk.knowledge': `(qué|que|cuánto|cuanto) (necesito|necesitamos|se necesita|hace falta|piden|me piden|hay que tener|tengo que tener|debo tener) para (un|una|el|la|pedir un|sacar un|sacar una|pedir una|que me den un|que me den una|calificar a un|calificar para un|calificar a|) (préstamo|crédito|hipoteca|mortgage|fha|preaprobación) (fha|va|usda|hipotecario|convencional|); (cuánto|cuanto) (es|sería|sale|dan de|hay que dar de|tengo que dar de|se da de|piden de) (el|la|de|) (down payment|enganche|entrada|pago inicial|down) (para|de|por|en)`,
  'type.house': `(por|a) una (casa|casita)`,
  'type.apartment': `(por|a) un (piso|departamento|depa|depto|apartamento)`,
  'type.condominium': `(por|a) un (condo|condominio)`,
  'type.townhouse': `(por|a) (un|una) (townhouse|adosado|adosada)`,
  'drop.swappedFor': `por una (casa|casita); por un (piso|departamento|depa|depto|apartamento); por un (condo|condominio); por (un|una) (townhouse|adosado|adosada); sino (con|en|que|)`,
  'negation.after': `ya no (,|.); ya no me (gusta|interesa|convence|late)`,
  // Told of a town that another one takes the place of: "Escondido *es carísimo*, ¿y El Cajon?"
  'lived.behind': `(es|está|sale|se me hace|me parece|se puso|anda) (muy|demasiado|bien|tan|bastante|algo|re|súper|) (car(o|a)|carísim(o|a)); (es|está|se me hace|me parece|es un|es una) (muy|demasiado|bien|tan|bastante|re|súper|) (peligros(o|a)|ruidos(o|a)|fe(o|a)|aburrid(o|a)|solitari(o|a)|turístic(o|a)|caluros(o|a)|horno|infierno|caos)`,
  'corrects.it': `digo; (ay|bueno|no|uy) no; no (espera|espere|esperen|espérate|perdón|perdona|mejor|digo|miento); perdón; perdona; perdone; miento; corrijo; (quise|quería|quiero) decir; mejor dicho; me equivoqué; o sea no; espera; espérate; mejor (en|con|de|)`,
  'after.atMost': `(máximo|máxima|max|tope|límite) en`,
  'relative.fewerBedrooms': `(le|) (quitas|quitamos|quito|quítale|quitale|bajas|bajamos|restas) (una|un) (recámara|habitación|cuarto|dormitorio)`,
  'point.lastTwo': `(las|los|de las|de los|entre las|entre los) (dos últim(a|o)s|últim(a|o)s dos|2 últim(a|o)s|últim(a|o)s 2)`,
  'talk.agency': `(quiero|queremos|quisiera|necesito|me gustaría|puedo|pueden|cómo) (poner|dar|ofrecer|anunciar|publicar|pongo) (mi|nuestra|nuestro) (casa|piso|propiedad|departamento|vivienda|apartamento|terreno|depa|condo) (en|a la|para) (renta|venta|alquiler)`,
  'topic.lot': 'terrenito; lotecito; terrenote',
  'link.but': `no (me|nos) (sirve|vale|interesa|convence)(n|) (nada|ningun(o|a)|) sin (un|una|)`,
  'topic.noPrice': `(a|hacia|sobre|a eso de|antes de|después de|desde) las`,
  'plain.filler': `(a|hacia|sobre|a eso de|antes de|después de|desde) las`,
  'follow.which': `(cuál|cual) de (los|las) (dos|tres|cuatro|cinco|2|3|4|5) (tiene|está|mide|sale|queda|trae)`,
  'plain.theMany': `(muéstra|muestra|enséña|enseña|da|dá|pása|pasa|mánda|manda|búsca|busca|quiero ver|ver|dime|lista|envía)(me|nos|) (las|los)`,
  'plain.wish': `section (8|ocho|eight); sección (8|ocho); foreclosure(s|); (en|de) remate; remate(s|) bancario(s|); short sale(s|); del banco`,
  'drop.swapped': `no (quise|quería|quiero|quisimos|queríamos) decir`,
};
