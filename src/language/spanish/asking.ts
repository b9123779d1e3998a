import type { PhrasesByKey } from '../language.ts';

const HOMES = `(casas|departamentos|deptos|depas|apartamentos|pisos|condominios|condos|propiedades|viviendas|inmuebles|opciones|anuncios|terrenos|chalets|
  resultados|alternativas|ofertas)`;
const HOME =
  '(casa|propiedad|vivienda|depa|departamento|depto|apartamento|piso|condo|condominio|inmueble|anuncio|opción|terreno|chalet|lugar|finca|estudio)';
const OF_THEM = `de (esas|esos|estas|estos|ellas|ellos|los de arriba|las de arriba|las que me (mostraste|enseñaste|diste|mandaste|pasaste)|los que me (mostraste|
  enseñaste|diste|mandaste|pasaste)|las anteriores|los anteriores|esa lista|la lista|las mostradas|los mostrados|las que salieron|
  los que salieron|las (dos|tres|cuatro|cinco)|los (dos|tres|cuatro|cinco))`;
const THE = '(el|la|los|las|lo)';
const AT = 'que?';
const SEE = `(muéstrame|muestrame|muéstrenme|muestra|mostrame|muéstreme|enséñame|ensename|enséñeme|enséñenme|mándame|mandame|dame|deme|dime|pásame|pasame|
  ponme|quiero ver|quiero|a ver|puedo ver|tienes|tienen|tiene|hay|habrá|ver|busca|búscame|dónde hay|me muestras|me enseñas|me muestran|me das|
  me pasas|necesito|queremos ver)`;

/** What is asked of homes, how they are ordered and counted, and how those that were shown are pointed at. */
export const spanishAsking: PhrasesByKey = {
  'point.mine': 'mi; mis; nuestra; nuestro; actual',
  'point.both': 'dos',
  'point.described': 'la|el (que (esta|queda) en?|de|del|que tiene|en); las|los (que tienen|que tengan|que están|con)',
  'point.ofThe': 'del; al; la; el',
  'point.the': 'la|el (que (esta|queda) en?|de|del|que tiene|en)',
  'ask.Price': `
    cuanto (es|son|sería|pagan|pago|se paga) de
    en|a? cuanto (es lo que) (cuesta|cuestan|vale|valen|piden|sale|salen|es|está|están|sería|se pide|quieren|cobran|pide|tiene|tienen) (por|
      de (renta|alquiler)|en)? la|los|las|ella|él|esa|ese|este?
    cuánto (por|pagan|paga|se paga|pagaría|cobran) (de renta|de alquiler)? por|de? esa|ese|ella?; cual es el|su precio|costo de|del?; qué precio
    precio (de la|del|de|por); cual es la renta; cuánta renta`,
  'ask.YearBuilt': `
    en|de? qué|cuál año (es|(se|la|lo|fue)? (construyó|hizo|edificó|levantó|hicieron|construyeron|hecha|construida)|data)? la|el?
    año de construcción; qué tan (viej|antigu|nuev)(o|a|os|as) es|son?`,
  'ask.BuildingArea': `
    cuantos (metros|pies|mts|metros cuadrados|pies cuadrados|sqft|m²) cuadrados? (tiene|mide|son|es|tienen|miden|de construcción)?
    cuanto mide(n); el|su tamaño; qué tan grande(s) es|son?`,
  'ask.Status': `
    (sigue|siguen|esta|estan|continúa|todavía está) aún|todavía? (disponible|disponibles|en venta|libre|libres|a la venta|activa|activo|
      en el mercado|vigente|en renta|apartada|reservada|vendida|vendido)
    ya? se vendió|rentó|alquiló|ocupó|vendieron; aún|todavía disponible|está|existe|sigue; disponible(s)`,
  'ask.Address': 'donde|adónde esta|queda|quedan|es|están exactamente|ubicada|ubicado|situada|situado? la|el|esa|ese?',
  'ask.Images': `
    (muéstrame|enséñame|mándame|pásame|tienes|tienen|tiene|hay|ver|envíame|quiero ver|más|remitirme|
      enviarme) más|las|unas|algunas? fotos|fotografías|imágenes|fotitos de|del?; fotos`,
  'ask.unlisted': `
    (cuánto|cuanto) se (hace|tarda|hacen); (le|me|nos) baja|bajan|rebaja|rebajan un poco|algo?
    por qué (es|está|son|están)? tan
    en (qué|que|q) (piso|planta) (está|queda|es)?; cuota mensual; mensualidad(es); cuándo (está|queda|se) (disponible|libre|desocupa)
    cuántas plantas tiene; cuántos niveles tiene; a qué distancia (está|queda)?; qué tan lejos (está|queda)?; revender; reventa; negociable(s)
    acepta(n|rían|ría|) ofertas; acepta(n|rían|ría|) una oferta
    plazo|duración (mínim(o|a))? del|de contrato|alquiler|renta; plazo mínimo; contrato mínimo
    me? da|daría|deja|dejaría más|cuánto? de renta|alquiler
    rentabilidad; ingresos por alquiler|renta; está|están (rentad|alquilad)(a|o|as|os)`,
  'sum.offer':
    'acepta(n|ría|rían|); baja(n|ría|rían) a|hasta; puedo|podría|podemos ofrecer; y? si ofrezco|ofrecemos|ofreciera; deja(n|ría|rían|) en',
  'ask.home': `
    más? información|info|detalles|datos|características|especificaciones (sobre|de|del|por favor|porfa)?
    dame|quiero|deme|pásame|mándame|envíame|necesito|quisiera más|los|la? detalles|información|info|datos|características|ficha sobre|de|del|completa?
    (me interesa|me gusta|me gustó|me late) mucho?; que (tal|onda con|hay de|hay con); saber más de|sobre?
    hablame|cuentame|platícame|contame|dime más|todo|algo? acerca? de|sobre; qué sabes de|sobre; a ver la|el; cómo es; ver la ficha de|del`,
  'ask.has': `
    (tiene|tienen|trae|traen|incluye|incluyen|acepta|aceptan|admite|admiten|permite|permiten|cuenta|cuentan|hay|dejan|viene|vienen|dispone|
      disponen|lleva|se puede|se aceptan|se admiten|ofrece|da) con|de|tener? un|una|unos|unas|el|la|los|las|algún|alguna?
    es|está|son|están muy|un|una?; le? (bajó|bajaron|ha bajado|han bajado) de|el precio; incluye(n) servicios|gastos|luz|agua|todo|muebles
    es de un|una solo|sola? piso|planta|nivel; (hay que|se|tengo que) pagar|paga; cuántos; cuántas; cuánto; cuánta`,
  'ask.any': `
    no hay|tienen|tiene|tendrán|habrá ninguna|ninguno|alguna|alguno|algo|una|uno|nada (con|que tenga)?
    (hay|habra|tienen|tienes|tiene|tenés|tendrán|tendrían|tendrá|disponen de|manejan|ofrecen|existe|existen|conocen|no tienen|
      no hay) disponible|ustedes|usted? algo|alguna|alguno|algún|algunas|algunos|cosas|una|uno|unas|unos|propiedades|opciones
    qué (hay|tienen|tienes|tiene|tenés|ofrecen|manejan|habrá|encuentro|me alcanza|consigo) (por ahí); algo; alguna; algún; alguno; algunos
    algunas; tienes; tenés; tendrán; tendrías; habrá; los|las hay; lo que haya|hay|tengan|tengas`,
  'ask.open': `
    cuál; cuáles; cuánto; cuánta; cuántos; cuántas; cómo; cuándo; dónde; quién; quiénes; por|para|de|en|y qué; qué tal|tan|incluye; a|de cuánto
    tiene; tienen; hay; es; son; está; están; puedo; podemos; podría; podrías; puedes; puede; pueden; acepta; aceptan; admite; admiten; permite
    permiten; incluye; sigue; siguen; trae; traen; se puede; queda; lleva; cuesta; vale; fue; era; existe; acaso; sabes; sabe`,
  question: 'qué; cuál; cuáles; cuánto; cuántos; cuántas; cómo; cuándo; dónde; por qué; quién',
  'order.Price.asc': `
    ${THE} ${AT} mas (barat|económic|asequible|accesible)(o|a|os|as|s|); mas (barat|económic)(o|a|os|as)
    de|del? la|lo? más|menor? barat(o|a|os|as)|bajo|económic(o|a)|menor a(l) la|lo? más|mayor? car(o|a|os|as)|alto|mayor precio?
    precio (ascendente|de menor a mayor|más bajo primero|más bajo); menor precio primero; barat(o|a|os|as|ito|ita|itas); economic(o|a|os|as)
    a buen precio; asequible(s); accesible de precio; de menor precio; por precio (de menor a mayor|ascendente)?`,
  'order.Price.desc': `
    ${THE} ${AT} mas (car|costos|lujos|exclusiv)(o|a|os|as)
    de|del? la|lo? más|mayor? car(o|a|os|as)|alto|mayor a(l) la|lo? más|menor? barat(o|a|os|as)|económic(o|a)|bajo|menor precio?
    mas car(o|a|os|as) (primero|que (tengan|tienen|haya|hay|tenga|tengas))?; más lujos(o|a|os|as); por precio (de mayor a menor|descendente)`,
  'order.BuildingArea.asc': `${THE} ${AT} mas (chic|pequeñ|chiquit|compact)(o|a|os|as); por tamaño (de menor a mayor|ascendente)`,
  'order.BuildingArea.desc': `
    por tamaño|superficie (de mayor a menor|descendente)?; más grandes que tengan|tienen|haya|hay|tenga|tengas
    ${THE} ${AT} mas (grande|amplia|amplio|espacios(o|a)|grandota)(s); mas grandes|ampli(a|o)s|espacios(a|o)s`,
  'order.LotArea.asc': 'con? el? terreno|lote más chico|pequeño',
  'order.LotArea.desc':
    'con? el|de? más|mayor? terreno|lote|jardín|patio|parcela más (grande|amplio)(s); lote|terreno de mayor a menor',
  'order.YearBuilt.asc': `${THE} ${AT} mas (viej|antigu)(o|a|os|as); de? más? (viej|antigu)(o|a|os|as) a más? (nuev|modern|reciente)(o|a|os|as|s|)`,
  'order.YearBuilt.desc': `(${THE} ${AT}) mas (nuev|modern)(o|a|os|as); por año|antigüedad`,
  'order.DaysOnMarket.asc': `
    ${THE} ${AT} mas|último|últimos|últimas|última? (recientes|reciente|recién publicad(a|o|as|os)) primero|publicad(a|o|as|os)?
    lo|los|las|la|el último|últimos|últimas|última (que (salió|publicaron|entró|subieron|llegó|salieron)|publicad(o|a|os|as)|anuncios); por fecha
    más? (nuev(a|o)|reciente|recién publicad(a|o))s primero; anuncios|publicaciones? más recientes primero?
    primero las|los|lo más? (recién publicad(a|o)(s)|nuev(a|o)(s)|reciente(s))`,
  'order.DaysOnMarket.desc': `
    (${THE}) que? más|mayor tiempo|días lleva|llevan|tiene|tienen? (en el mercado|publicad(a|o|as|os)|a la venta|en venta|anunciad(a|o))?
    ${THE} ${AT} lleva|llevan|lleve más tiempo|días (en el mercado|publicad(a|o|as|os)|a la venta|en venta|anunciad(a|o))?`,
  'order.Bedrooms.desc': 'con? más recámaras|habitaciones|dormitorios|cuartos tiene?',
  'order.Bathrooms.desc': 'con? (más|mayor número de|mayor cantidad de) baños (de todas|de todos|tiene)?',
  'order.HOAMonth.asc': `
    con|el|la|los|las|de? (menor|menos|más baj(o|a))? (hoa|cuota|cuotas|gastos de comunidad|cuota de hoa|comunidad|expensas|
      mantenimiento) más|de? ((baj|barat)(o|a|os|as)|menor a mayor); menor|menos (hoa|cuota|gastos de comunidad|expensas|mantenimiento)`,
  'order.HOAMonth.desc': 'mayor hoa|cuota',
  'order.PricePerArea.asc': `
    ${THE} ${AT} mas (barat|económic)(o|a|os|as) por|el|x (metro|metro cuadrado|m²|pie|pie cuadrado|pie²)
    (mejor|menor|más bajo|por)? precio|costo|valor por|del|x (metro|metro cuadrado|m²|pie|pie cuadrado|pie²) (más bajo|más barato|menor|primero|
      ascendente|de menor a mayor|del más bajo al más alto)?`,
  'order.PricePerArea.desc':
    'mayor|por? precio|costo por|del (metro|m2|metro cuadrado|pie|pie cuadrado) (más alto|más caro|de mayor a menor)',
  'sort.by': `
    barat(o|a|os|as|ito|ita|itas); economic(o|a|os|as)
    los|las? mas (barat|car|económic|nuev|modern|chic)(os|as)|grandes; de? la|lo? más? (car|barat)(o|a) a(l) la|lo? más? (car|barat)(o|a)
    los|las mas (barat|económic)(os|as) por (metro|metro cuadrado|m²|pie|pie cuadrado)
    (orden(á|ad|e|en|ar|ado|ados|ada|adas|ame|amelas|amelos|alas|alos|enme|arlas|arlos)|ordéneme|acomod(a|ame|alas|alos)|(organiz|clasific)(a|
      ame|alas)|list(a|ar|ame)|ranking) las|los|todo|esas|estas? por|según|de|del?
    primero|arriba las|los|la|lo|el?
    por precio|tamaño|superficie|antigüedad|fecha|año (de menor a mayor|de mayor a menor|ascendente|descendente)?
    más? (nuev(a|o)|reciente)s primero; de? más? menor|mayor|bajo|alto a(l) más? mayor|menor|alto|bajo precio?
    por precio|costo|valor por|del|x (metro|metro cuadrado|m²|pie|pie cuadrado|pie²) (de menor a mayor|ascendente|de mayor a menor|primero)?`,
  'sort.asc': `
    ascendente(mente); de|del? la|lo? más? menor|bajo|baja|barato|barata|chico|pequeño a(l) la|lo? más? mayor|alto|alta|caro|cara|grande
    más baj(o|a|os|as) primero; del más bajo`,
  'sort.desc': `
    descendente(mente); de|del? la|lo? más? mayor|alto|alta|caro|cara|grande a(l) la|lo? más? menor|bajo|baja|barato|barata|chico|pequeño
    más alt(o|a|os|as)|grandes primero`,
  'figure.count': `
    cuant(os|as) hay|tienen|son|tienes|tenés|existen|quedan?; número|total|cantidad total? de; qué tantas; conteo`,
  'figure.average': `
    (el|al|cuál es el)? precio|costo|valor|tamaño|hoa|cuota|superficie promedio|medio|mediano|media|típico de|del|por?; en|de? promedio
    la? cuota promedio|media|típica; medi(a|o|ana) de; el? promedio de|del (precio|precios|la renta)?; cuánto cuestan|valen en promedio`,
  'figure.lowest': `
    y? el|la más bajo|baja; (cuál es) el? precio|costo|valor (más bajo|mínimo|más barato|menor) (que se pide|que hay)?
    (desde|a partir de)? cuánto empiezan|arrancan|hay|comienzan|están; el menor precio`,
  'figure.highest': `
    y? el|la más alto|alta; (cuál es) el? precio|costo|valor (más alto|máximo|más caro|mayor) (que se pide|que hay)?
    la? renta|cuota (máxima|más cara); el mayor precio`,
  'point.it': `
    la propiedad|vivienda|misma; esa; ese; éste; aquella; aquel; ella; eso; del|el mismo; de la misma; aquí; allí dentro; sus; su; esta|esa última
    este último; la|el casa|departamento|depa|condo|apartamento|piso|townhouse tiene|acepta|permite|incluye|sigue|viene|cuenta`,
  'point.these': `
    esas; esos; estas; estos; ellas; ellos; aquellas; aquellos; ambas; ambos
    entre|de? las|los dos|tres (?|,|tienen|son|están|aceptan|permiten|siguen|incluyen|cuentan|cuestan|valen|juntas|juntos|de arriba)
    esas|esos|estas|estos dos|tres|cuatro|cinco; cada una|uno; la lista; todas ellas; todos ellos`,
  'point.one':
    'opción; anuncio; resultado; que (me|mostraste|enseñaste|salió)(mostraste|enseñaste|diste|mandaste|pasaste|)',
  'point.number': 'el|la|número|num|nro|opción|casa|propiedad|anuncio|resultado|# número|num|nro|opción|#|no?',
  'point.among': `
    cual tiene el|la|los|las; cuáles; cual|quién de las|los dos|tres
    (cual|cuales|cuántas|cuántos|alguna|alguno|algunas|solo|solamente|muéstrame|enséñame|dime|una|uno|cualquiera|las|los|la|el|entre|todas|
      ninguna|ninguno|y) todas|todos? ${OF_THEM}
    cual|cuales (de todas|de todos)? (tiene|tienen|trae|traen|acepta|aceptan|admite|admiten|permite|permiten|incluye|incluyen|está|están|es|son|
      no|queda|quedan|cuentan|cuenta|hay|sería|serían|vienen|sí|llevan)
    alguna|alguno|algunas|algunos tiene|tienen|trae|acepta|acepten|incluye|está|es|con|que
    filtrá|filtrame sólo|solamente? las|los|esas|esos? que|con?; deja|dejame sólo|solamente? las|los|esas|esos que|con?`,
  'point.more': `
    ${SEE} algunas|unas|unos? (otras|otros|otra|otro|más|mas|algo más|alguno más|distintas|diferentes) (${HOMES}|${HOME}|cosas|cosa)?
    otras|otros|mas (${HOMES}|por favor|porfa|así|cosas); qué más|otras hay|tienes|tienen|tenés?
    sigue|síguele|siga|continúa|siguiente|siguientes|próximas|próximos página|mostrando|cinco|opciones?; otr(a|o|as|os) opción|más?; los|las demás
    más; ya las|los vi|conozco esas|esos|todas|todos?; no me gustó|gustaron ninguna|ninguno`,
  'point.alike': 'parecid(a|o|as|os); similar(es); comparables; por el estilo',
  'point.alikeNear': `
    algo|otra|otro|otras|otros|casas|propiedades|opciones? parecid(a|o|as|os)|similar(es) (por ahí|cerca|por la zona|en la misma? zona|
      en el mismo barrio|por el rumbo|cerca de ahí|en esa zona)`,
  'point.same': 'y (la|el|las|los|en|para|de|del|con|la de|si|qué tal)',
  'nth.1': 'la|el 1; top; primer(o|a|os|as|); 1(er|ra|ero|era|ro)',
  'nth.2': 'la|el 2; segund(o|a|os|as); 2(do|da)',
  'nth.3': 'la|el 3; tercer(o|a|os|as|); 3(er|ra|ero|era|ro)',
  'nth.4': 'la|el 4; cuart(o|a) opción?; la cuarta; el cuarto; 4(to|ta)',
  'nth.5': 'la|el 5; quint(o|a) opción?; 5(to|ta)',
  'nth.6': 'la|el 6; sext(o|a)',
  'nth.7': 'la|el 7; septim(o|a)',
  'nth.8': 'la|el 8; octav(o|a)',
  'nth.9': 'la|el 9; noven(o|a)',
  'nth.10': 'la|el 10; décim(o|a)',
  'nth.middle': 'la|el (de en medio|del medio|de en el medio)',
  'nth.-1': 'últim(o|a) (de la lista|de todas)?',
  'nth.-2': 'penúltim(o|a)',
  'less.Price': `
    mas (barat|económic)(o|a|os|as|ito|ita|itas) (que (esa|ese|esas|eso|esos|esta)); menos (car|costos)(o|a|os|as); mas (asequible|accesible)(s)
    mas bajo|baja|bajos de precio; de|a|con? precio más bajo
    (muy|demasiado|tan|bien|carísim|un poco|algo|medio) (car|cost)(o|a|os|as|osa|oso) (para mí|para mi)?; carísim(o|a|os|as)
    se|me|nos sale|salen|pasa|pasan|va|van de(l) mi|nuestro? presupuesto|precio
    está|están|es|son|sale|salen (muy|bien|algo|un poco|demasiado)? car(o|a|os|as); fuera|arriba de(l) mi|nuestro? presupuesto
    por menos dinero|lana|plata|precio?; no me alcanza; bájale al precio`,
  'more.Price': `
    mas (car|lujos|exclusiv)(o|a|os|as) (que (esa|ese|esas|eso)); de (mayor (precio|nivel|categoría)|más nivel); algo mejor; gama más alta`,
  'less.BuildingArea':
    'mas (chic|pequeñ|compact|chiquit)(o|a|os|as) (que (esa|ese|esas|eso)); muy|demasiado|tan grande(s); menos metros|espacio',
  'more.BuildingArea': `
    mas (grande|ampli(o|a)|espacios(o|a)|grandecit(o|a))(s) (que (esa|ese|esas|eso))
    (más|de más) (espacio|metros|superficie|metros cuadrados|pies cuadrados)
    (muy|demasiado|está|están|tan|algo|un poco|bien) muy? (chic|pequeñ|chiquit|justit|apretad)(o|a|os|as)`,
  'less.LotArea': 'terreno|lote|jardín más chico|pequeño; menos terreno|lote',
  'more.LotArea':
    'con|de? más|mayor terreno|lote|jardín|patio|parcela|tierra; con? un? terreno|lote|jardín|patio más grande|amplio',
  'less.Bedrooms': 'con? menos recámaras|habitaciones|dormitorios|cuartos; una recámara|habitación menos',
  'more.Bedrooms': `
    con? más recámaras|habitaciones|dormitorios|cuartos; otra|una recámara|habitación más|extra|adicional
    otro|un dormitorio|cuarto más|extra|adicional; otra recámara|habitación`,
  'less.Bathrooms': 'con? menos baños; un baño menos',
  'more.Bathrooms': 'con? más baños; otro|un|1 baño más|extra|adicional',
  'less.YearBuilt': 'mas (viej|antigu)(o|a|os|as) (que (esa|ese|esas|eso)); con más historia|carácter|encanto',
  'more.YearBuilt': `
    mas (nuev|modern|reciente)(o|a|os|as|s|) (que (esa|ese|esas|eso)); muy|demasiado|tan (viej|antigu)(o|a|os|as); de construcción más reciente`,
  compare: `
    compar(á|ame|alas|alos|ar|arme|arlas|arlos|ación|ativa|ando|enme|adas|ados|e|emos) a|la|el|las|los|con|entre? (las dos|los dos|esas dos)?
    compara(melas|melos|); diferencias entre; lado a lado; frente a frente; versus; vs; cara a cara
    cual|quién (de (las|los) (dos|tres) primer(as|os)?|de las dos|de los dos|de (las|los) dos primeros) (conviene|(es|sale|sería|vale) la|el? mejor)
    pon(me|las|los) (lado a lado|juntas|juntos); cual me? (conviene|(es|sale|está|queda) mejor)`,
  'again.said': `
    pon|ponlo|ponla|ponlos|ponlas|mételas|hazme|dame eso|todo? en? una tabla|lista; tradúce(melo|lo|me)
    repite|repíteme|repetime|repita|repetí|dilo|dímelo|dime (eso|lo|lo último|por favor|de nuevo|todo)?; de nuevo (por favor); cómo dices
    puedes|puede|podrías? repetir(lo)`,
  'again.manner': `
    en (español|inglés|francés|alemán|portugués|chino|palabras (sencillas|simples)|cristiano|pocas palabras|corto|resumen|detalle) (por favor|
      porfa)?`,
};
