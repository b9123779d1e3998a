import type { Phrases } from '../language-tables.ts';

const ORIGIN =
  '(mexican|latin|hispan|american|gring|asiátic|chin|blanc|negr|árab|cuban|colombian|venezolan|argentin|salvadoreñ)(o|a|os|as|e|es)';
const SOMEONE = '(alguien|alguno|una persona|un agente|un asesor|una asesora|quien)';
const RENT = '(rent|alquil|arrend)';
const ZONE = '(zona|barrio|colonia|vecindario|área|parte|rumbo)';
const POLITE = '(puede|pueden|puedes|podría|podrían|podrías)';

/** What everyday messages say around the homes: who wants to think first, be called or be advised, and why somebody moves. */
export const spanishEveryday: Phrases = {
  'human.wanted': `
    (hay|habrá|tienen|tendrán|conoces a) ${SOMEONE} (de ustedes|) que (me|nos|) (pueda|pudiera|podría|quiera|puede|) (llam|marc|atend|ayud|habl|asesor|explic|orient|contact|contest)(ar|er|e|a|ara|iera|en)(me|nos|) (por teléfono|);
    (hay|habrá|tienen) ${SOMEONE} con quien (pueda|podamos|podría|poder|) (hablar|platicar|comunicarme|tratar|charlar); con quien (pueda|puedo|podría|podemos) (hablar|platicar|comunicarme); (contácteme|contáctenme|contáctame|contáctenos|contáctennos|contáctanos|contactarme|comuníquese conmigo|comuníquense conmigo|comunícate conmigo) (por favor|porfa|porfavor|cuanto antes|lo antes posible|); (me|nos) comunic(as|a|an|arías|aría|arían|ás) con ${SOMEONE}; (me|nos) comunic(as|a|an|arías|aría|arían|ás) (con|al) (un|una|el|la|algún|alguna) (asesor|asesora|agente|persona|humano|humana|ejecutivo|ejecutiva|representante|vendedor|vendedora|encargado|encargada|supervisor|gerente)`,
  'human.visit': `
    (me|nos) (la|lo|las|los) ${POLITE} (enseñar|mostrar); ${POLITE} (enseñar|mostrar)(mela|melo|melas|melos|nosla|noslo) ;
    (cuándo|cuando|qué día|que día) (me|nos) (la|lo) (enseñan|muestran|enseñarían|mostrarían|enseñas|muestras)`,
  'talk.farewell': `
    (déjame|dejame|déjeme|dejeme|déjenme|dejenme|deja|permíteme|permítame) (lo|la|) (pienso|platico|consulto|veo|checo|hablo|comento|pensarlo|pensarla|pensar|platicarlo|hablarlo|consultarlo|comentarlo|verlo|checarlo|revisarlo) (bien|tantito|un poco|un rato|) (con (mi|la|el|mis|nuestro) (esposo|esposa|marido|mujer|señora|viejo|vieja|pareja|novio|novia|mamá|papá|familia|papás|hijos|hija|hijo)|) (y (le|les|te|os) (digo|aviso|marco|escribo|confirmo)|);
    (tengo|tenemos|hay) que (pensarlo|platicarlo|hablarlo|consultarlo|pensármelo) (bien|con calma|); lo (pensaré|pensaremos|consultaré|platicaré|platicamos|hablamos|pensamos) (y|)`,
  'talk.agency': `
    (ustedes|) cobran (ustedes|) (algo|dinero|) (por|para) (ayud|asesor|busc|enseñ|mostr|acompañ|consult)(ar|arme|arnos|armela|oría|a); (dónde|donde|en dónde|en donde) (están|estáis|quedan|se ubican|se encuentran) (ubicad(o|a)s|) (ustedes|vosotros)`,
  'talk.knowledge': `
    (qué|que|cuál|cual|cuáles|cuales|en qué|en que) (${ZONE}(s|es|)|lugares|lado(s|)) (son|es|) (me|nos|) (recomiend|aconsej|sugier|convien|convend)(as|a|an|es|en|e|ría|arías|arían) (ustedes|usted|tú|más|) (para vivir|para comprar|para una familia|para invertir|) (tranquil(o|a|os|as)|a gusto|segur(o|a|os|as)|);
    (qué|que|cuáles|cuales|cuál|cual) ${ZONE}(s|es|) (es|son|sería|serían) (la|las|el|los|) (más|mejor|mejores|menos) (segur|tranquil|bonit|peligros|car|barat|)(o|a|os|as|) (para vivir|);
    (es|son|está|será|sería|parece) (una|un|) (buena|mala|buen|mal|bonita|bonito) (zona|barrio|colonia|vecindario|rumbo) (para (comprar|vivir|invertir|rentar|una familia|familias)|) (o (es|está|) (peligros|fe|insegur)(o|a)|); (es|está|será) (muy|) (peligros|insegur)(o|a) (la zona|ahí|allí|esa zona|el barrio|vivir ahí|esa colonia|el rumbo|);
    (ustedes|) (ayudan|ayudáis|apoyan|me ayudan|nos ayudan|me ayudas|me apoyan) (a|con|en|para) (conseguir|sacar|obtener|tramitar|lo del|lo de la|el|la|un|una|) (el|la|un|una|) (crédito|préstamo|hipoteca|financiamiento|financiación|mortgage|enganche); (lo del|qué onda con el|que onda con el|qué hay del|cómo va lo del|cómo funciona el) (crédito|préstamo|financiamiento); ayudan a conseguirl(o|a);
    (aceptan|trabajan con|manejan|agarran|toman|se puede con) (el|la|un|) (itin|daca|fha|usda|va loan|préstamo va|préstamos va|préstamo fha|matrícula consular); (qué|que) (es|son|significa) (un|una|unos|unas) (condo|condos|casa móvil|casas móviles|casa prefabricada|mobile home|adu|short sale|ph|penthouse|loft)`,
  'plain.stop': `
    (ya|) no (quiero|queremos|quisiera|quiere|quieren|pienso|pensamos|voy a|vamos a) (seguir|estar|) (pagando|pagar|tirando|tirar|gastando|gastar|rentando|alquilando|arrendando|regalando|regalar) (más|tanta|) (la|el|mi|dinero en|) (renta|alquiler|arriendo) (a (otro|otros|nadie|un casero)|);
    ya no (puede(n|)|puedo|podemos) (ni|) (con|subir|bajar|caminar|correr|manejar|andar|vivir|estar|seguir|trabajar|moverse|hacer) (las|los|la|el|) (escaleras|escalones|mucho|bien|sol(o|a|os|as)|); no (puede|puedo|pueden|debe|debo) (subir|bajar|usar|con) (las|los|) (escaleras|escalones); un segund(o|ito) ; en un segundo; dame un segund(o|ito);
    (extra|separad(o|a)|aparte|independiente|atrás|abajo|de atrás) (que pueda|para) ${RENT}(ar|arlo|arla|arlos) ; (conjunto(s|)|amenidades|amenities|zonas comunes|áreas comunes|zona social|salón social); (sin|no pidan|no piden|no pida|poco|mucho|tanto) (mucho|tanto|) depósito; de dueño a dueño; dueño a dueño; embargad(a|o)(s|)`,
  'protected.wish': `(puro|pura|puros|puras) (de|) ${ORIGIN}; (barrio|zona|colonia|vecindario|lugar|área|calle) (de|con|muy|bien|donde haya|) (puro|pura|puros|puras|gente|más|mucho|mucha|muchos|muchas|mayoría|) (de|) ${ORIGIN}`,
  'search.asks': `(quiero|queremos|quisiera|me gustaría|nos gustaría|puedo|podemos|necesito) ver(las|los) (todas|todos|)  (en (venta|renta|alquiler)|de (renta|venta))`,
  'relative.bigger': `(quiero|queremos|quisiera|me gustaría) ver(las|los|la|lo) más (grande|ampli|espacios)(s|o|a|os|as|)`,
  'relative.cheaper': `(quiero|queremos|quisiera|me gustaría) ver(las|los|la|lo) más (barat|económic)(o|a|os|as)`,
  'follow.with': `(quiero|queremos|quisiera|me gustaría|nos gustaría) ver(las|los) (pero|mejor|) (con|que tengan|que sean|que estén|que acepten)`,
  'follow.only': `(quiero|queremos|quisiera|me gustaría|nos gustaría) ver(las|los) (pero|mejor) (en|de)`,
  'follow.which': `(cuál|cual) (de (ellas|ellos|esas|esos|estas|estos|todas|todos)|) lleva`,
  'follow.among': `(cuál|cual) (de (ellas|ellos|esas|esos|estas|estos|todas|todos)|) lleva`,
  'compare.about': `(por|) (ahí|allí|ahi) (de|como) (los|unos|); como de (los|unos|); (que|) and(e|en|a|an) (más o menos|como|) (en|por|sobre) (los|unos)`,
  'after.about': `(para|) arriba (o|y|) (para|) abajo; (más|mas) (o|y) (menos|-)`,
  'order.by': `(orden|organiz|acomod|clasific)(a|ar|e|en)(me|nos|melas|melos|las|los|) (del|desde el|desde la) ; (acomod)(a|ar|ame|alas|alos|amelas|amelos|e)`,
  'sort.cheapest': `del más (barat|económic)(o|a|os|as) (primero|al más (car)(o|a|os|as)|a más caro|al (car)(o|a)|hacia arriba); de(l|) (menor|más bajo) (precio|) (al|hasta el) (mayor|más alto) (precio|); (orden|acomod|pon)(a|e|ame|alas|alos|amelas|amelos|las|los|melas|melos) (del|de) más (barat|económic)(o|a) (al|a) más car(o|a)`,
  'sort.dearest': `del más car(o|a|os|as) (primero|al más (barat|económic)(o|a|os|as)|a más barato); del (mayor|más alto) (precio|) al (menor|más bajo) (precio|)`,
  'ask.YearBuilt': `y (el|de qué|su) año (de(l|)|de la)`,
  'ask.Bedrooms': `y (las|los|sus|cuántas|cuántos) (habitaciones|recámaras|dormitorios|cuartos|alcobas) (de(l|)|de la|tiene); y (habitaciones|recámaras|dormitorios|cuartos|alcobas) (tiene|tienen|hay|son|?)`,
  'ask.Bathrooms': `y (los|sus|cuántos) baños (de(l|)|de la|tiene); y baños (tiene|tienen|hay|son|?)`,
  'ask.LotArea': `y el (terreno|lote) (de(l|)|de la)`,
  'talk.offTopic': `(a|) (cuánto|cuanto|cómo|como) (está|anda|amaneció|va|cotiza) el (dólar|euro|peso|yen|cambio|tipo de cambio); tipo de cambio`,
};
