import type { PhrasesByKey } from '../language.ts';

const BIG = '(grandes|amplias|amplios|completas|completos|buenas|buenos|de verdad|de buen tamaño|separadas|dobles)';

/** Numbers: how they are compared, what they count, money, and what they are of. */
export const spanishQuantities: PhrasesByKey = {
  'after.half': 'y medio|media',
  'after.since':
    'o más nuev(a|o|as|os)|reciente(s)|moderna(s); en adelante; para aca|adelante; hacia acá; o posterior(es)',
  'cmp.most': `
    como|un|de|con? máximo de|es|sería|será? de?; máx.|max de?; a lo más|sumo|mucho; cuando|como mucho; no más allá de
    no me quiero|puedo|quisiera pasar de?; hasta los|las|un|unos?; tope de|es? de?; con|un|de? tope de|en|es los?
    no más|mayor|superior|arriba de|a|que
    que? no se|me? (pase|pasen|pasa|supere|superen|exceda|excedan|sobrepase|suba|salga|rebase|cueste|cuesten|vaya|llegue) (de|a|los|las|más de|
      arriba de)? los|las?; sin pasar|pasarme|pasarnos|pasarse|exceder|superar|rebasar de|los? los?; nada de? más|arriba|superior|mayor de|a|que
    no quiero|queremos|puedo|podemos|pienso pagar|gastar|gastarme|pasar|pasarme|pasarnos|ir|irme|subir (de|más de|arriba de) los?
    ni? un peso|euro|dólar|centavo más de; (mi|nuestro|el|con un)? límite (es|de|está en|sería)? de?
    tengo|tenemos|juntamos|junté (hasta|un presupuesto de|para gastar)
    puedo|podemos|podría|podríamos|quiero|queremos|pienso pagar|gastar|gastarme|invertir|llegar|estirar|estirarme|estirarnos|subir (hasta|a|unos|
      como mucho)? los?; me alcanza hasta|para? para?; me|nos? estiro|estiramos|llego|llegamos|alcanza|da hasta|a|para? los?
    súbele|sube|súbelo|subilo|subí|suba|subamos|subir|aumenta|ponle el|mi? presupuesto|precio|tope|máximo|límite? a|hasta; no me alcanza para más de
    inferior o igual a; igual o menor a|que|de; menos o igual
    ya? tengo|tenemos la|una? carta (de crédito)? (del banco)? por|de|hasta
    (pre)(aprobad(o|a|os|as)|aprobación|calificad(o|os)|aprobó|aprobaron) por|para|hasta|de?; me|nos prest(a|an|aron) hasta?; <=; dentro de los?`,
  'cmp.less': `
    por|de|a? menos de|que los|las?; por? debajo de|del los|las?; abajo de los|las?; por? bajo los?; inferior(es) a los|las?
    menor(es) a|de|que los|las?; más bajo|baja|bajos|bajas que; <; que baje|bajen de`,
  'cmp.before': 'de? antes de|del año|los|las|el?; anterior(es) a|al año|los? de?; previo(s)|previa(s) a; hasta el año',
  'cmp.after': `
    de? después de|del año|los|las|el?; posterior(es) a|al año|los? de?; del|de año? (para acá|en adelante)
    más nuevo|nueva|nuevos|nuevas|reciente|recientes que|de el|la|los?; pasado el`,
  'cmp.since': `
    desde el|la|los? año?; a partir de|del año|los?
    que? no|nada|ni sea|sean? construid(o|a)|hech(o|a)|de? (antes|anterior|anteriores|más antigua|más antiguo) a|al|que|de|del año|los?`,
  'cmp.least': `
    con|por|de? lo|al menos de|un?; como|de|un|con? mínimo de|es?; mínima de; mín.|min de?; no menos de|que
    que? no (baje|bajen|sea menos) de|a|que los|las?; desde los|unos?; a partir de los|unos?; superior o igual a; igual o mayor|superior a|que
    nada de? (menos|menor|abajo|por debajo) de|que|a; >=; de los? más|menos para|hacia arriba de; tamaño|superficie|metraje mínim(o|a) de?
    ocupo|necesito|necesitamos|ocupamos (mínimo|por lo menos); cuando menos; siquiera; mínimo mínimo`,
  'cmp.more': `
    más de|que los|las?; por? encima|arriba de|del los|las?; superior(es) a|al los|las?; mayor(es) a|de|que los|las?
    más grande|grandes|caro|cara|caros|alto|alta que; >; que pase|pasen|supere|superen de|los? los?; más allá de`,
  'cmp.exact':
    'exactamente; exacto; exactos; justo; justos; precisamente; sólo; solamente; únicamente; nada más; =; ni más ni menos',
  'cmp.about': `
    de? aproximadamente; aprox(.); alrededor de|del los|las|unos|unas?; cerca de|del los|las|unos?; más o menos de? unos|unas|por?
    como unos|unas|de|a|por?; unos; unas; por? ahí|allí|allá de|por los|las?; rondando los|las?
    que? ronde|ronda|rondan|ronden|ande|anda|anden|andan por|en|sobre|los? los|las|unos?; en torno a los|las?; cosa de; sobre los|unos|unas?
    por? a eso de; tirando a; casi; hacia los; ~; cerca a los; entorno a los?; andar|estar|estamos|ando|andamos por|en|sobre los; a unos`,
  'cmp.newer': `
    de? menos de|que; que? no tenga|tengan|sea|sean|pase|pasen (más|de más|mayor|más (viej|antigu)(o|a|os|as)) de|que|a
    no más vieja|viejo|antigua|antiguo de|que; que? con|tenga|tengan menos de; como máximo|mucho; máximo; hasta; en|de los últimos
    más nueva|nuevo que`,
  'cmp.older': 'que? tenga|tengan más de; más de|que; de? más vieja|viejo|antigua|antiguo que',
  'after.most': `
    como|de|máximo|tope? máximo; máx(.); o|y menos; para|hacia abajo; o más? barato|barata|baratos|baratas|chico|bajo|inferior|menor
    como|cuando mucho; a lo más|sumo|mucho; de|como? tope; es|sería|son? mi|nuestro|el tope|máximo|límite|presupuesto
    y ni un|una peso|euro|dólar|centavo más; es lo más|máximo que puedo|podemos|tengo; no más; y no más; máximo|tope de precio|presupuesto
    como límite; límite; es todo lo que tengo; cash; de contado; en efectivo
    para gastar|invertir; (mi|un|nuestro|el|con un)? presupuesto (es|sería|de|es de)?`,
  'after.least': `
    o|y|a más; para|pa acá; para|pa|hacia|o arriba; en|hacia|para adelante; como|de? mínimo; mín(.); por lo menos; al|cuando menos; +; plus
    o (mayor|mayores|superior|más grande|más grandes|más nuevo|más nuevas|posterior); pa delante`,
  'after.about': '(más o menos|aproximadamente|aprox|aprox.|por ahí|arriba o abajo|y algo|y pico)',
  'after.exact': 'exactas; exactos; exactamente; justas; justos; ni más ni menos; nada más; nomás; solamente; en punto',
  'after.before': 'para|hacia atrás; o (antes|anterior|más antigua)',
  'range.open': `
    entre unos?; de? entre los|las?; (en un|con un)? rango de|entre los?; que? vaya|vayan|oscile|oscilen|esté|estén|cueste|cuesten entre|de los?
    desde|de los?`,
  'range.to': 'a; -; hasta; u; a|hasta los; y hasta|máximo; y|pero no más de; /; ó',
  'band.low': 'bajo(s); principios de los?; a principios de los?; poco? más de',
  'band.mid': 'mediados de los?; medio de los',
  'band.high': 'finales|fines de los?',
  'unit.bed': `
    recamara(s)|habitaci(ón|ones)|dormitorio(s)|cuarto(s) (${BIG}); (alcoba|pieza|bedroom)(s); rec(.|s|); hab(s|.|); dorm(s|.|is|); rcms
    habitacione; camas; dormitorio|recámara o más; d; h; cuartitos`,
  'unit.bath': `
    (cuartos de) baño(s) completo|completos|enteros|propios|grandes?; (wc|aseo|sanitario|excusado)(s); servicio(s) sanitarios; bañitos
    toilettes; ba`,
  'unit.room': 'ambiente(s); amb(s|.|); espacios',
  'unit.sqft': 'pie(s) cuadrado|cuadrados|cuadrada|cuad.|cuad|2?; ft²; sqft; sq ft; p2',
  'unit.sqm': `
    metro(s) cuadrado|cuadrados|cuad|2? (construidos|útiles|habitables|de construcción)?; mts cuadrados?; mt(s)2
    m2 (construidos|útiles|habitables|de construcción)?; m`,
  'unit.acre': 'acre(s) (de (terreno|tierra|lote))',
  'unit.hectare': 'hectarea(s); ha(s)',
  'unit.car': `
    (lugar|plaza|cajón|espacio|puesto|sitio|cupo|lugarcito)(es|s|) de|para|pa (estacionar|estacionamiento|parking|aparcamiento|parqueo|
      parquear|aparcar|cochera|auto|autos|coche|coches|carro|carros|el coche); cajones (de estacionamiento); estacionamientos; parqueos
    parqueaderos; aparcamientos; parkings; (plaza|coche|carro|auto|vehículo|camioneta)(s); trocas`,
  'unit.garage': `
    (plaza|lugar|espacio|puesto)(s|es|) (de|en|en el) garaje|garage|cochera; cocheras; garajes; garages
    coches|carros|autos|vehículos en|de la|el? cochera|garaje|garage`,
  'unit.day': 'día(s) (en el mercado|publicad(a|o|as|os)|anunciad(a|o)|a la venta|en venta)?',
  'unit.week': 'semana(s) (en el mercado|publicad(a|o|as|os)|anunciad(a|o)|a la venta|en venta)?',
  'unit.month': 'mes(es) (en el mercado|publicad(a|o|as|os)|anunciad(a|o)|a la venta|en venta)?',
  'unit.year': 'año(s); década(s)',
  'unit.home': `
    casas; casitas; departamentos; deptos; depas; dptos; apartamentos; aptos; pisos; condominios; condos; propiedades; viviendas; inmuebles
    opciones; anuncios; resultados; terrenos; lotes; chalets; chalés; townhouses; adosados; ejemplos; alternativas; fincas
    más baratas|baratos|caras|caros|recientes|nuevas|nuevos|grandes|económicos|económicas; de ellas|ellos`,
  'unit.distance': `
    minuto(s) (andando|caminando|manejando|en tren)?; min(s) andando|caminando?; (km|kilómetro|milla|cuadra|hora|hr)(s); manzanas; calles de
    metros de|del|a la|el|los|las playa|mar|metro|centro|parque|escuela|estación`,
  'unit.none': `
    (persona|adulto|niño|niña|nene|nena|hijo|hija|chamaco|chico|bebé|familia|perro|perrito|perra|gato|gatito|gata|mascota|amigo|amiga|
      inquilino|roomie|cosa|pregunta)(s); hermanos; estudiantes; de familia|nosotros|ellos|ellas; por ciento; %
    % de enganche|entrada|descuento; plantas; niveles; veces; vez; puntos; estrellas; kilos; kg; trastos; de la tarde|mañana|noche; am; pm
    generaciones; adultos mayores; bicis; bicicletas; motos; pies de altura; llaves; trabajos; sueldos; plazas libres
    años de casados|contrato|trabajo|experiencia; años (cumplidos|y medio)
    enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre de|del 2025|2026|2027|2028; altas horas
    primer|segundo|tercer|cuarto|quinto|sexto|último|qué piso; casa|club club|house; con o sin muebles; cocina equipada|amueblada|integral
    en uno; idiomas; más hijos|niños; mascotitas`,
  'prefix.decade':
    'construid(a|o|as|os) en los años; (los|de los|en los|entre los|desde los)? años; década (de los|del|de)',
  'per.month': '(al|por|cada|x|el|/|a la|de) mes|mensualidad; mensual(es|mente|); mes',
  'per.week': '(a la|por|cada|x|/|la) semana; semanal(es|mente|)',
  'per.year': 'al|por|cada|x|/|el año; anual(es|mente|); brutos|netos',
  'per.person': 'cada un(o|a); cada quien; por persona|cabeza; c/u',
  'per.area': 'el|por|al|/|x|cada (metro|metro cuadrado|m²|pie|pie cuadrado|pie²|sqft|acre|mt2)',
  'money.$': '$; us$; u$s; u$d; usd; de? dólar(es) americanos?; dls; dlls; dlrs; verdes; dolaritos',
  'money.€': '€; eur; de? euro(s); pavos; euritos',
  'money.£': '£; gbp; libras esterlinas?',
  'money.¥': '¥; rmb; cny; de? yuan(es); renminbi; yenes',
  'money.CHF': 'chf; de? franco(s) suizos?',
  'money.R$': 'r$; brl; de? reales',
  'sum.for': 'por; a; @',
  'sum.other': `
    ingresos por alquiler|renta
    (gano|ganamos|ganar|ganando|cobro|cobramos|ingreso|ingresos|ingresamos|sueldo|salario|nómina|pensión|aguinaldo|percibo|percibimos|facturo|
      hago|hacemos) de|unos|como|son|es|mensual|mensuales? de|unos?
    ahorro|ahorros|ahorrado|ahorrados|ahorrada|enganche|entrada|inicial|anticipo|herencia|heredé de?
    debo|debemos|deuda|préstamo|crédito|hipoteca de|son|es? unos?
    vendí|vendimos|vendo|vendemos|compré|compramos|vendió|vendieron (la nuestra|mi casa)? en|por; en lugar|vez de
    de|para (enganche|entrada|el enganche|inicial|anticipo|ahorros); de ahorro`,
  'sum.raises': 'otros|unos más; auméntalo; auméntale; súbelo; súbele',
  'sum.lowers': `
    baja|bajar|bajo|bájale|reduce|reducir|recorta|quita|quítale|disminuye el|mi|nuestro|al|le? presupuesto|precio|tope|límite|máximo? en|otros|unos`,
  'topic.Price': `
    (el|un|mi|su|del|con un|con)? (precio|costo|coste|valor)(s|es|) (de venta|total)?
    (mi|un|nuestro|el|con un)? presupuesto|budget total? (es|sería|de|es de)? de?; que? cueste|cuesten|valga|valgan|costara; cuesta(n); pagar
    gastar; vale(n); piden; rango de precios; tengo para gastar?; invertir; inversión de`,
  'topic.Rent': 'cual es la renta; la|el|cuya|de renta|alquiler|arriendo mensual? (de|es|que no|máxima|máximo|hasta)',
  'topic.HOAMonth': `
    el|la|las|los? hoa|h.o.a.|hoas|cuota|cuotas de|del? (hoa|mantenimiento|comunidad|condominio|condominal|administración|asociación|vecinos|
      la comunidad)? mensual|mensuales?; los? gastos (comunes|de comunidad|de mantenimiento|comunitarios|del condominio)
    de hoa|mantenimiento|comunidad|expensas|cuota cuánto (es|pagan|se paga|sería|cobran)?; expensas; de? comunidad; de|el? mantenimiento
    administración mensual; expensa`,
  'topic.BuildingArea': `
    la? superficie|área|metraje|tamaño|medidas|construcción (construida|habitable|útil|interior|total|de construcción)?; metros construidos
    los? metros cuadrados? de|tiene|mide; pies cuadrados; dimensiones; tamaño (de la casa|del piso)?`,
  'topic.LotArea': `
    qué tan grande es el lote|terreno; con|de|en|sobre|su|y un|el|su? terreno|lote|parcela|predio de|mínimo|propio? de?; lote|patio de
    (cuánto mide|cuánto es) el lote|terreno; cuánt(o|a) terreno|lote|tierra tiene
    tamaño|superficie|área|metros de|del terreno|lote|parcela|solar|predio`,
  'topic.YearBuilt': `
    que? se? ((construid|hech|edificad)(a|o|as|os)|levantad(a|o)|construyó|construyeron|construyera) (en|por|alrededor de|
      a)? (el año|los años|el|los)?; año de construcción|edificación; (del|de los) año|años; (históric|antigu|viej)(a|o|as|os) de|del
    de|la? antigüedad de|máxima?; sea|sean del|de año?`,
  'topic.DaysOnMarket': `
    que? lleve|lleven|lleva|llevan (publicada|publicadas|publicado|en el mercado|a la venta|en venta|anunciada|más tiempo)?; en el? mercado
    (día|semana|mes)(s|es|) (en el mercado|publicad(a|o|as|os)|anunciad(a|o)|a la venta|en venta)
    tiempo (en el mercado|publicada|publicado|en venta|anunciada|anunciado|a la venta)
    hace|desde? cuánto|cuándo tiempo? (está|lleva|llevan|tiene|están|salió|la publicaron|la pusieron|se publicó|fue publicada) (publicada|
      publicado|en venta|a la venta|en el mercado|anunciada|anunciado)?`,
  'topic.ParkingSpots': `
    estacionamiento|parking|aparcamiento|parqueo|parqueadero|cochera|garaje|garage para|pa; cuántos coches|carros|autos caben|entran
    lugares|plazas|cajones|espacios|puestos|cuántos de|para (estacionamiento|estacionar|aparcamiento|parking|garaje|cochera|parqueo|coches|carros|
      autos|aparcar|el coche); parqueadero`,
  'topic.Bedrooms': '(cuántas|cuántos|cantidad de) habitaciones|recámaras|dormitorios|cuartos|alcobas|piezas|hab|habs',
  'topic.Bathrooms': 'y baños; (cuántos|cuántas|cantidad de) baños|wc|aseos',
  'topic.ZIP': 'codigo|cód|c|zona postal|p|cp; cp; c.p.; zip code?; zipcode',
  'topic.DepositFee': `
    qué depósito piden|pide?; (mucho|cuánto|cuánto es el|cuánto de) depósito; el|la|de? depósito|fianza|garantía (de alquiler|inicial)?
    entrar a vivir cuánto`,
  'topic.UnitAreaPrice': `
    (cuánto (sale|cuesta|vale|es|está)? el?|precio|costo|coste|valor) por|el|del (metro|metro cuadrado|m²|pie|pie cuadrado|pie²|sqft|mt2)`,
  'topic.EstimatePrice': 'tasación|avalúo|valuación|zestimate',
  'topic.Status': `
    (sigue|siguen|todavía está|está|están|todavía|aún|estará) (disponible|disponibles|en venta|libre|libres|a la venta|activa|activo|activas|
      vigente|en el mercado); disponible(s) aún|todavía?; (cuál es el) estatus|status; bajo|en contrato; disponibilidad; apartad(a|o)
    reservad(a|o)`,
  'topic.PropertyType': 'tipo de propiedad',
  'topic.SaleType': 'en? venta|renta|alquiler o en? renta|venta|alquiler',
  'topic.Address':
    'la|su? ubicación|dirección exacta|completa?; domicilio; donde está|queda|es exactamente|ubicada|ubicado|situada|situado?',
  'topic.City': 'en? qué|cuál ciudad|pueblo|municipio está|es|queda?',
  'topic.Location': 'en qué colonia|zona|barrio|parte|calle está|queda; donde está|queda|están|quedan ubicada|ubicado?',
  'topic.Url': 'link(s); enlace(s); url; página web?; sitio web; ficha',
  'topic.MLSNumber': 'mls',
  'topic.Images':
    'las|sus? (foto|imagen|fotografía|fotito)(s|es|); fotos|fotografías de|del la|el?; cómo se ve(n); cómo es por dentro; galería',
  'topic.Tours': '(tour|recorrido)(s) virtual(es); vídeo(s); open house(s); casa abierta; puertas abiertas; plano(s)',
  'topic.Description': 'más|los? detalles|información|info|datos|características completos|completa?; pormenores',
  'topic.ListOfficeName':
    'quien la|lo? vende|anuncia|publica|lleva|ofrece|renta|tiene|comercializa|maneja|listó; inmobiliaria',
  'topic.PriceHistory':
    'ha|han|le? bajado|subido|cambiado|rebajado|reducido|bajó|bajaron|subió|cambió de|el|su? precio; cambios de precio; historial de precios',
};
