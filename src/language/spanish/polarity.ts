import type { PhrasesByKey } from '../language.ts';

const A = '(un|una|unos|unas|ningún|ninguna|el|la|los|las)?';
const NEED = `(necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|exijo|hace falta|es necesario|necesita|preciso|precisamos|urge|me urge|es forzoso|
  es indispensable|es imprescindible|es obligatorio)`;
const WANT = `(quiero|queremos|quisiera|quisiéramos|me gusta|nos gusta|me gustan|nos gustan|me gustaría|soporto|soportamos|aguanto|busco|buscamos|me interesa|
  me interesan|nos interesa|deseo|me muestres|me muestren|me enseñes|me enseñen|me mandes|me manden|puedo|podemos|acepto)`;

/** What is wanted, not wanted, not needed, only nice; what is told of something else. */
export const spanishPolarity: PhrasesByKey = {
  'not.without': 'sin; que no tenga|tengan',
  'not.before': `
    no; sin ${A}; ni (un|una|de|en|con|el|la|los|las|siquiera|loca|loco|de broma con); ni
    nada (de|con|en|que tenga|que tengan|que sea|que esté|cerca de|por) ${A}
    no ${WANT} nada? que? ver|tener|vivir|estar|pagar|subir|usar|con|en|de|tenga|sea|esté? (con|en|cerca de)? ${A}
    que? no (tenga|tengan|sea|sean|esté|estén|haya|incluya|lleve|traiga|traigan|me muestres|permitan|acepten|admitan|quede|queden|dé|
      den) nada? (de|en|con|cerca de|por|muy cerca de)? ${A}
    (odio|odiamos|detesto|detestamos|evito|evitar|evita|evitemos|evitando|evite|descarta|descarte|descarten|descartar|descartasen|descartamos|
      excluye|excluir|excluya|excluyendo|elimina|elimine|saca|saque) los|las? que? (tengan|tenga|sean|sea|estén en)? ${A}
    lejos|apartad(a|o)|alejad(a|o) de|del ${A}; fuera|libre(s)|carente de
    no me|nos? muestres|enseñes|mandes|muestren|enseñen|manden|pongas|pongan|des|den (más|nada de|nada con|nada en|los|las)? ${A}
    (hart|cansad|alérgic|asustad)(a|o|os|as) de|a los|las|la|el?; soy alérgic(a|o) a los|las?
    me dan|da miedo|alergia|vértigo|pánico los|las|la|el?; le tengo|tiene|tenemos miedo|alergia|pavor a los|las|la|el?
    ya? no quiero|queremos|necesito más; jamás; nunca más? en|con?; tampoco (quiero|queremos|me gusta)? en|con?
    no me sirve|sirven|late|convence|convencen nada? (con|en|de|que tenga)? ${A}
    no puedo|puede|podemos|pueden ya? (subir|usar|vivir en|vivir con|tener|con|con la) ${A}; ya no puedo|puede subir|con|usar ${A}
    prefiero (que no tenga|que no sea|que no|no tener|sin) ${A}`,
  'not.behind': `
    no,; no porque|que; no puedo|podemos|sé|sabemos|concibo|sabría vivir
    (no gracias|es un peligro|da mucho trabajo|jamás|mejor no|mejor que no|ni de broma|ni loca|(descartad|excluid)(a|o|os|as)|no quiero|
      no me sirve|no nos sirve|tampoco|me da miedo)`,
  'not.except': `
    (excepto|menos|salvo|exceptuando|quitando|descontando|que no sea|que no sean|que no esté|excluyendo) (en|de|los de|el|la|un|una|las|los)? en?
    (todo|todos|cualquiera|lo que sea|cualquier cosa|cualquier zona|todas) menos en|el|la|un|una|los|las?
    que no esté|estén|sea|sean|quede|queden en|por|de?; pero no en|por|de? el|la|un|una?; no en|por|de; ni en; solo que no sea|esté? en?`,
  'not.again': 'nunca|jamás (más|de nuevo); (no quiero|ya no) más de eso|verlo|pasar; y nunca más',
  'not.both': 'ni? (odio|odiamos|detesto|detestamos|cansad(a|o|os) de|hart(a|o|os|as) de|sin|nada de|que no tenga|ni)',
  'free.before': `
    ya no importa|importan (lo de|lo del)? el|la|los|las?
    ya no (quiero|queremos|quisiera|me gusta|me gustan|me interesa|me interesan|nos interesa) nada? (en|con|de)? ${A}
    no me|nos? es? (importa|importan|importaría|preocupa|hace falta) si|que|mucho|tanto? no? (tiene|tenga|hay|haya|está|tienen|lo de|esté|es|
      sea)? ${A}; ya? no ${NEED} que? tenga|haya|tener|sea? ${A}; me vale si|que|el|la tiene|tenga|hay? ${A}
    me|nos? da|dan|vale|es (igual|lo mismo|indiferente) (si|lo de|lo del|el|la|los|las|un|una|que) (tiene|hay|tenga|es|está|no tiene)? ${A}
    sin necesidad|preferencia de|por|en (que tenga) ${A}; olvidate|olvidá|olvidemos|olvide|olvídense|olvidar de? (lo de|lo del)? ${A}
    ya? no busco|pido|pedimos|exigimos ${A}; con|tenga o sin un|una?; independientemente de|del (si tiene|que tenga)? ${A}; sea con o sin un|una?
    ya? no tiene (que|por qué) tener|ser|estar|haber ${A}; no (es|hace falta|hay) necesario|obligatorio (que tenga|tener|que haya)? ${A}
    cualquier cantidad de; puede no? tener o no ${A}; puedo vivir|estar sin ${A}; aunque|aunq no tenga|haya|sea ${A}; si|que no? tenga o no ${A}
    aunque|incluso (con|tenga) ${A}; podemos prescindir de? ${A}; puedo prescindir de ${A}`,
  whichever: 'cualquier(a)',
  'free.behind': `
    o no; (así que|entonces)? eso|ese|esa|esto|lo ya no (hace falta|es necesario|importa|va)
    ya? me|nos? da|dan|vale|es|son (igual|lo mismo|indiferente|indiferentes|equis)
    ya? no me|nos? (importa|importan|preocupa|hace falta|es necesaria|es tan importante|necesito|cuenta) tanto|ya|mucho?
    es|son? opcional|opcionales|prescindible|negociable|secundario|secundaria|irrelevante; es? lo de menos
    lo|la|los|las podemos|puedes|puede quitar; ya? no la|lo|los|las quiero|queremos|necesito; aunque si no tiene no importa; está(n) imposible(s)
    tiene|tienen|hay (demasiad|much)(o|a|os|as) turistas|gente|tráfico; olvíd(alo|ala|alos|alas|ate); no pasa nada si no; me? sobra(n)
    si no hay|tiene (no importa|da igual); ya? no es (necesario|necesaria|requisito|importante|un requisito|indispensable)
    tampoco es necesario|indispensable|necesaria|importante; no es|será (obligatori|imprescindibl|necesari)(o|a|e)`,
  'soft.if': '(si|y si|siempre que) (además|también)? tiene|tienen|hay|tenga',
  'soft.before': `
    de? preferencia|preferentemente|preferiblemente|idealmente (con|que tenga|que sea|en|cerca de)? ${A}
    preferiría|preferiríamos|prefiero|preferimos (que tenga|que sea|con|algo con|tener)? ${A}
    ojala que? tenga|tuviera|con|haya|hubiera|fuera|sea|esté? ${A}
    (si|y si|mejor si) (es posible|se puede|además|también)? con|tiene|tuviera|tuviese|hay|hubiera|hubiese|que|tenga|fuera? ${A}
    me|nos gustaría|encantaria mucho? (que (tenga|tuviera|tuviese|haya|hubiera|fuera)|con|tener)? ${A}
    lo ideal sería|es (que tenga|que tuviera|con|tener)? ${A}; sueño|soñamos|soñando|soñaba con ${A}
    (si se puede|si es posible) (con|que tenga)? ${A}; bonus|plus|extra si|sería|por tiene|hay? ${A}
    seria|estaría|vendría|quedaría un|muy|super? (plus|bonus|ideal|genial|perfecto|bien|padre|chido|bueno|lindo|bonito|buenísimo|excelente|
      chévere|increíble) que|si|el|la|un|una|tener|con tenga|tuviera|tuviese|hubiera|haya? ${A}; (mejor|y mejor) si|con tiene|es|hay? ${A}
    quizás con? ${A}; tal vez con? ${A}; igual (con|que tenga) ${A}`,
  'soft.behind': `
    es|seria|serían|estaría|estarían|vendría|vendrían|quedaría|caería|viene|son también? un|muy|súper? (plus|ideal|genial|bonus|perfecto|perfecta|
      fantástico|lindo|lindísimo|bueno|bien|padre|chido|bárbaro|estupendo|excelente|increíble|bonito|buenísimo|mejor|deseable|maravilloso|
      bienvenido|bienvenida|bienvenidos) pero?; si es|se|fuera? (posible|puede|pudiera|hay|se puede|tienen|tiene|hubiera); de? preferencia
    preferiblemente; preferentemente; a? poder ser; pero|aunque? no es|son obligatorio|indispensable|imprescindible|forzoso|requisito|excluyente
    ojalá; como plus|extra|bonus; me|nos gustaría|encantaría; deseable(s); si se da; no excluyente; estaría chévere; molaría`,
  'fine.before': `
    no (me opongo|estoy en contra|estamos en contra) a|de un|una?; también puede|podría|pueden ser|estar
    (también? (me|nos) (sirve|sirven|vale|valen|acomoda|acomodaría)|acepto|aceptamos|aceptaría|aceptaríamos|puede ser|considero|consideraría|
      consideraríamos|puede (ser|estar)? en) (con|que sea|que tenga)? un|una|el|la?`,
  'fine.may': `puede|pueden|podría|podrían (también|incluso)? ser|estar (un poco|algo|un poquito)?; no (importa|pasa nada) si es|son (un poco|algo)?`,
  'fine.behind': `
    también? me|nos|está|estaría|estarían|sería sirve|sirven|vale|valen|acomoda|acomodan|bien|funciona|aceptable también|igual?
    también puede|pueden|podría|podrían ser|servir|valer; nos? sirve|vale|sirven también; también sirve|vale|sirven|valen
    también? (me arreglo igual?|nos arreglamos|nos apañamos|le entro); está(n) ok|bien|permitid(o|a); no pasa nada`,
  'link.or':
    'u; ó; o bien|también|incluso|hasta|quizás|por|un|una|de|con|que|sino; o si no; y/o; o tal vez; o en el|la?; /; ya|bien sea',
  'link.and': 'y; e; &; además; así como; junto con; y también|además|un|una|el|la|de|por; más; y con un|una?',
  'link.but':
    'pero; aunque; sin embargo; sólo que; sino; mas; eso|pero sí; lo que sí; en cambio; por lo demás; ahora bien; por otro lado',
  'link.of': 'de; del',
  'link.with': `
    con (un|una|unos|unas|su propia|su|buen|buena|algo de|algún|alguna)?
    y|o|pero? que? sí? (tenga|tengan|tuviera|tuviese|incluya|incluyan|traiga|traigan|cuente|cuenten|ofrezca|disponga|dispongan|permita|permitan|
      acepte|acepten|admita|admitan|lleve|haya|venga|vengan|posea|reciban|reciba|dejen|deje|se pueda) también|con|de|tener? ${A}
    y? que sea|sean|esté|estén|quede|fuera de|con?; dónde (acepten|permitan|admitan|haya|tenga|tengan|pueda|podamos|se pueda|dejen) tener? ${A}
    tiene|tienen|debe|deben|ha que|de? tener|ser|estar|incluir|haber|aceptar|permitir ${A}; incluyendo|incluye ${A}
    necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|quiero|queremos|preciso|precisamos (que (tenga|haya|acepten|permitan|incluya|sea)|
      tener|una con|algo con)? ${A}; uno|una|algo|alguna|alguno|unos|unas (que (tenga|tengan)|con) ${A}; c; sí o sí con?
    no puedo|podemos|concibo|concebimos|sabemos|sé (vivir|estar|un baño|una casa)? sin ${A}; sí (a|al|a la|con); forzosamente con?; a fuerza(s) con?
    indispensable|imprescindible (que tenga|con)? ${A}`,
  'link.so': `
    porque; ya|puesto|así|dado|hasta|como|pa|para|es que; pues; por eso; por lo que|tanto; debido a; cuando; mientras; dónde; si; quien; cuyo; cuya
    para cuando; de modo que; que luego`,
  instead: `
    (no dije|en (lugar|vez) de|cambiá|cambie|cambiar|cambiemos|sustituye|reemplaza|reemplace|cambiame) de|tener? el|la|los|las|un|una?`,
  correction: `
    no|ay|uy|oh|ah|perdón|perdona|bueno|mmm|espera|no,? (digo|quise decir|quiero decir|corrijo|corrección|perdón|perdona|perdone|disculpa|
      disculpe|no mejor|mejor no|rectifico|espera|espérate|ups|pensándolo bien|sorry|miento|me equivoqué|error mío|más bien|no) ,|...? (mejor|
      que sean|que sea|son|eran|no)? de?`,
  'aside.before': `
    llevo; llevamos; ya? no quiero seguir? pagar|pagando|rentando|alquilando; tengo mis; me cambiaron de
    ya|actualmente|ahora|ahorita|hoy|antes|todavía|aún? (tengo|tenemos|tenía|teníamos|tuve|tuvimos|vendí|vendimos|vendemos|vendo|compré|compramos|
      rentaba|rentábamos|alquilaba|vivía|vivíamos|viví|vivimos|vivo|estoy|estamos|crecí|crecimos|vi|vimos|visité|visitamos|perdí|perdimos|renté|
      rentamos|dejamos|dejo) en|de|con|ya? (un|una|el|la|mi|nuestra|nuestro|la nuestra|los|las|unos|unas|varias|dos)
    mi|nuestra|nuestro|su|la|el (casa|piso|depa|departamento|condo|apartamento|renta|alquiler|propiedad|vivienda|estudio|condominio|casero|casera|
      vecino|edificio|ciudad|barrio) (actual|de ahora|anterior|vieja|viejo|pasada|pasado|de antes|antigua|que tenemos|que tengo|de mis (abuelos|
      papás|padres)|era|tenía); mi casa es|tiene|está
    mi|mis|nuestra|nuestro|nuestros|su|sus (casero|casera|vecino|vecina|vecinos|roomie|papás|papá|mamá|padres|hermana|hermano|amigo|amiga|amigos|
      jefe|prima|primo|hija|hijo|hijos|esposa|esposo|abuela|abuelos|suegra|suegros|cuñada|tía|tío) ya? (tiene|tienen|compró|compraron|vive|viven|
      renta|rentan|dice|dicen|dijo|trabaja|trabajan|quiere|vendió|vendieron|era|es|son|tenía); en|para el|la|mi trabajo|chamba|curro
    la|el mía|nuestra|mío|nuestro actual|es|tiene|era; igual|como|parecida|parecido a|que? la|el|las|los de mi|mis|nuestros
    trabajo|trabajamos|trabaja de|como|para|desde|en`,
  'aside.behind': 'antes|ahorita',
  'aside.end': `
    (y|así que|pero)? ahora|hoy|ahorita|ya? nosotros? (quiero|queremos|quisiera|quisiéramos|busco|buscamos|buscando|ando buscando|estoy buscando|
      necesito|necesitamos|ocupo|ocupamos|me gustaría|nos gustaría|preferimos|prefiero|me interesa|deseo|me urge|hay|tienen|tendrán|tienes|
      muéstrame|enséñame|quieren|busca|necesita); así|ya que; asi q; por eso; ahora; entonces; algo; alguna; alguno; y me|lo; pero; esta vez; o sea
    en busca|búsqueda de; dónde; qué; cuáles`,
};
