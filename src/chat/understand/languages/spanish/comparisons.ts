import type { Phrases } from '../language-tables.ts';

const SHALL_NOT =
  '(que|mejor que|) (no|sin) (se|me|nos|) (pase|pasen|supere|superen|exceda|excedan|sobrepase|rebase|rebasen|suba|suban|pasar|exceder|superar|rebasar|pasarse|llegue a|llegar a|sobrepasar|pasarme|pasarnos|pasara|excediera|superara|excediese|superase) (más|mayor|por encima|arriba|) (de|a|) (los|las|)';
const NO_MORE =
  '(que|mejor que|) (no|sin) (me|nos|) (sea|sean|cueste|cuesten|valga|valgan|salga|salgan|pague|paguen|pagar|cobren|tenga|tengan|mida|midan|costara|valiera|fuera) (más|mayor|mayores|por encima|arriba|superior|superiores) (de|a|que) (los|las|)';

export const spanishComparisons: Phrases = {
  'compare.atMost': `
    hasta (los|las|un|unos|un máximo de|un total de|); (como|a lo|cuando|al) (máximo|mucho|sumo|más|maximo) (de|); no (más|mas) (de|que) (los|las|); ${SHALL_NOT}; ${NO_MORE}
    (máximo|máxima|máximos|max|max.|máx|tope|límite|limite|techo) (de|es|:|son|en|a|=|) (los|las|unos|); (un|una|el|con|con un|mi|nuestro|por un) (máximo|tope|límite|presupuesto máximo|presupuesto tope) (de|es|son|es de|sería|sería de) (los|unos|)
    no (mayor|mayores|superior|superiores|arriba|encima) (a|de|que) (los|); (por|) no más de; nada (de|) (más|arriba|por encima) de; (no|sin) (puedo|podemos|quiero|queremos|podría|pienso|quisiera) (pagar|gastar|pasar|pasarme|superar|pasarnos|gastarme|exceder|ir) (más|) (de|por encima de|arriba de|) (los|)
    (presupuesto|precio|costo|valor) (máximo|tope|límite) (de|es|:|es de|) (los|); (pagar|gastar|invertir|llegar|gastarme|pago|gasto|estirarme|estirar) (hasta|máximo|a lo máximo|como máximo) (los|); <=; =<; ≤; a no más de; igual o menor (a|que); puedo llegar (a|hasta) (los|); de ahí para abajo; dentro de los; (ya|) no (me|nos|) (alcanza|alcanzaría|da|daría|dan|llega|llegan|llego|llegamos|damos|doy|estiro|puedo ir|podemos ir) (el presupuesto|el sueldo|el dinero|la plata|la lana|el bolsillo|la economía|) (para|a|pa|como para|) (pagar|gastar|) (mucho|) más de (los|)`,
  'compare.lessThan': `
    (por|a|de|con|) menos (de|que) (los|las|); (por|) (debajo|abajo) de (los|las|); (menor|menores|inferior|inferiores) (a|de|que) (los|); bajo (los|); under; below; <; que (cueste|cuesten|valga|valgan|sea|sean|esté|estén|salga|tenga|tengan) (menos|por debajo|menor|abajo) (de|a|que) (los|); más (barato|barata|baratos|baratas|económico|económica|bajo|baja) que (los|); más (chico|chica|pequeño|pequeña) que; ni llegue a; no (llego|llegamos|alcanzo|alcanzamos) (a|para) (los|)`,
  'compare.atLeast': `
    (al|por lo|cuando|como) (menos|poco|mínimo|minimo) (de|); (mínimo|mínima|mínimos|min|min.|mín) (de|es|:|son|); (un|una|con un) mínimo de; no menos (de|que); (no|nunca) (menor|menores|inferior) (a|de|que); (a partir|arriba o igual) (de|) (los|); desde (los|las|); de al menos; que tenga (al|por lo) menos; >=; =>; ≥; igual o (mayor|superior) (a|que); nada (por debajo|debajo|menor|de menos) (de|a); que no (baje|bajen) de; partiendo de; no (menos|abajo) de`,
  'compare.moreThan': `ver (más|mas) de; (de|) (más|mas) (de|que) (los|); (por|) (encima|arriba) de (los|); (mayor|mayores|superior|superiores) (a|de|que) (los|); >; que (pase|pasen|supere|superen|exceda) (de|) (los|); más (caro|cara|caros|caras) que (los|); más (grande|ampli(o|a)|espacios(o|a))(s|) que (los|); (pase|pasen|supere|superen) (de|) (los|); que tenga (más|mas) de`,
  'compare.exactly': `exactamente; exactos; justo; justamente; solo; sólo; solamente; únicamente; precisamente; estrictamente; ni más ni menos (de|que); =; nomás`,
  'compare.about': `
    con cerca de (los|las|unos|unas|); ronde(n|); rondando; (alrededor|cerca|en torno|cosa|aproximadamente|aprox|aprox.|aproximado|más o menos|mas o menos) (de|a|) (los|las|unos|unas|); unos; unas; sobre (los|las|unos|); como (unos|unas|); (rondando|ronde|ronden|rondan|ronda|por) los; (por|) ahí de (los|); a eso de (los|); ~; ±; circa; ca.; tipo; por el (orden|rango) de (los|); que (ronde|ronden) (los|); rondando (los|); rondar (los|); más o menos (por|en|) (los|unos|); de (más|mas) o menos (de|) (los|las|unos|unas|)`,
  'compare.before': `(de|) antes de (los años|la década de (los|)); antes (de|del) (año|el|); (anterior|anteriores|previo|previos|previa) (a|al) (año|); (construid(a|o|as|os)|hech(a|o|as|os)) antes (de|del) (año|)`,
  'compare.after': `(después|despues|luego) de (los años|la década de (los|)); (después|despues|luego) (de|del) (año|el|); (posterior|posteriores) (a|al) (año|); (construid(a|o|as|os)|hech(a|o|as|os)) (después|despues|luego) (de|del) (año|)`,
  'compare.since': `(desde|a partir de) (los años|la década de (los|)); desde (el|año|el año); a partir (del|del año|de el); (construid(a|o|as|os)|hech(a|o|as|os)) (desde|a partir) (de|del|el|) (el|) (año|); no (anterior|anteriores|antes) (a|al|de|del) (año|); (edificad|levantad|terminad|reconstruid)(a|o|as|os) (desde|a partir) (de|del|el|) (el|) (año|)`,
  'compare.newerThan': `más (nuev(o|a)(s|)|recient(e|es)|modern(o|a)(s|)) que; no más (viej(a|o)(s|)|antigu(a|o)(s|)) que`,
  'compare.olderThan': `más (viej(a|o)(s|)|antigu(a|o)(s|)) que`,
  'compare.within': `(en|durante|dentro de|de|) (los|las) (últim(o|a)s|pasad(o|a)s); últim(o|a)s; (desde|) hace (menos de|máximo|como máximo|no más de); en menos de; en (el|la) (último|última)`,
  'compare.ago': `hace (como|unos|unas|apenas|ya|) ; hace solo`,
  'after.atMost': `o (menos|menor|más barat(o|a)(s|)|inferior|por debajo|abajo); y menos; (como|a lo|al|de) (máximo|mucho|sumo|maximo|tope|más); (máximo|máximos|máxima|max|max.|máx|tope|límite); (para|hacia) abajo; de (presupuesto|límite) (máximo|); es (mi|el|nuestro) (máximo|tope|límite|presupuesto|max) (máximo|); (máximo|tope) total; y (nada|no) más; (es|son|sería|serían|seria|ya es|ya sería) (ya|como|) (mi|el|nuestro|lo|) (máximo|tope|límite|presupuesto|techo|max|máximo que puedo|máximo que podemos|más que puedo|más que podemos|que puedo pagar|que podemos pagar) (total|absoluto|)`,
  'after.atLeast': `(+|plus); o (más|mas|mayor|superior|por encima|arriba); y (más|mas); en adelante; (para|hacia) arriba; (como|al|por lo) (mínimo|menos|minimo|poco); (mínimo|mínima|mínimos|min|min.|mín)`,
  'after.about': `(más|mas) o menos; (aprox|aprox.|aproximadamente|aproximados|aproximado|aproximadas); o (así|por ahí|algo así|parecido|cerca); y algo; por (ahí|allí|ahi)`,
  'after.exactly': `exact(o|a)s; exactamente; just(o|a)s; (y|) ni uno más; ni más ni menos; nada más; solamente; nomás; únicamente`,
  'after.half': `y (medio|media); 1/2 y`,
  'after.newer': `(o|y) (más nuev(o|a)(s|)|posterior(es|)|más recient(e|es)|después); en adelante; para acá; a la fecha`,
  'after.older': `(o|y) (más viej(a|o)(s|)|más antigu(a|o)(s|)|anterior(es|)|antes); (hacia|para) atrás`,
  'range.open': `(de|) entre (los|las|unos|); desde (los|las|); (precio|precios|rango|presupuesto|alquiler|renta) (de|) entre (los|); en un rango de; rango de`,
  'range.to': `a; al; hasta (los|las|); -; ~; →; o; u; a unos; o (hasta|quizás|tal vez|a lo mejor); y hasta; a los`,
  'band.low': `(a|en|de|) (principios|comienzos|inicios) de; (parte|zona) baja de; bajos`,
  'band.mid': `(a|en|de|) mediados de; mitad de; (alrededor de la|la) mitad de`,
  'band.high': `(a|en|de|) (finales|fines) de; (parte|zona) alta de; altos`,
  'range.slash': '/',
  'range.and': `y (los|las|unos|); e; &`,
};
