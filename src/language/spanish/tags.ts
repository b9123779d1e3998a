const RV = '(rv|casa rodante|autocaravana|caravana|motorhome|lancha|bote|barco|remolque|tráiler|camper)';
const KEEP = '(guardar|almacenar|guardado|almacenamiento|triques|tiliches|bicis|bicicletas|cosas)';

/** What visitors call a feature beside the words of listings, by the feature's name. */
export const spanishTags: Readonly<Record<string, string>> = {
  pool: 'alberquita; piscinita; pisci; alberka; psicina; pool; donde nadar',
  'community pool': `
    alberca|piscina|pileta (común|compartida|comunitaria|comunal|de uso común|para (todos los|los)? (residentes|vecinos)|del (edificio|complejo|
      condominio|conjunto|residencial)|en (el|la) (comunidad|edificio|complejo|residencial))
    alberca|piscina|pileta compartida|comunitaria|común del edificio|condominio|complejo|conjunto|residencial; comunitaria`,
  'hot tub': 'yacusi; jacuzi; yacuzzi',
  sauna: 'cuarto|baño|sala de vapor',
  fireplace: 'estufa de leña|pellets; chimenea de leña|gas',
  'air conditioning': 'aire central|frío|acondicionado|acondisionado?; a.c.; ac; aire/acondicionado; aireacondicionado',
  heating: 'calefaccionad(o|a); piso|suelo|losa radiante; calentón; boiler',
  waterfront: `
    a|en la? (orilla(s)|pie|borde|ribera)(s) (del|de la|de) agua|mar|lago|río|playa|bahía|laguna
    pegad(a|o)|junto|frente|enfrente (a la|al|del|de la) agua|playa|mar|lago|río|bahía; primera línea (de (mar|playa)); en la playa`,
  'beach access': `
    acceso|bajada|salida|camino|entrada directa|directo|privado|privada? a la playa; playa privada
    (cerca|cerquita|cercan(a|o)(s)|próxim(a|o)(s)|no lejos|a pasos) (de la|a la|del|al) playa|mar|océano`,
  'ocean view': `
    con|una|la? vista(s) espectacular(es)|increíble(s)|linda|bonita|panorámica(s)? (al|del|sobre el) mar|océano|pacífico|atlántico|mediterráneo
    al mar|océano|pacífico; con? vista(s) oceánica(s); (ver|viendo|mirar|mirando|vea|ve|se vea|que mire|mire) el|al mar|océano|pacífico desde?
    con el mar enfrente`,
  'water view': `
    con? vista(s) (al|a la|del|sobre el) agua|lago|río|bahía|puerto|marina|laguna|tajo|isar
    (ver|viendo|mirar|mirando|vea|se vea|que mire|mire|dé) (el|al|la|a la) agua|lago|río|bahía|marina|puerto|tajo desde?`,
  'mountain view': `
    a (la montaña|las montañas|la sierra|los cerros)
    con? vista(s) (a las|a la|de|a los|al)? montaña|montañas|cerros|cerro|sierra|alpes|monte|colinas|cañón
    ver|viendo|mirar|mirando|vea las|la|los montañas|montaña|cerros|alpes`,
  'city view':
    'con? vista(s) (a la|de la|sobre la) ciudad; con? vista(s) urbana|urbanas|nocturna; ver|viendo la ciudad; skyline',
  view: `
    la vista; con|buena(s)|bonita(s)|linda(s)|gran? vistas panorámicas|bonitas|espectaculares|despejadas?
    con|buena|linda|bonita|una|hermosa vista panorámica|bonita|linda|padre|despejada?`,
  garage:
    'cochera|garaje|garage para|pa; cochera(s) techada|cerrada|eléctrica|doble?; garaje(s) cerrado|propio|privado?; garash; garagem',
  carport:
    'techad(ito|o)|techo|cubierta|cobertizo|tejado|marquesina para|pa el|mi|los|la|mis carro|coche|auto|carros|coches|autos|camioneta',
  'ev charging': `
    (cargador|carga|enchufe|punto de carga|toma|
      conexión)(es) para|de|pa un|mi|el? coche|carro|auto|vehículo|tesla|coches|autos|carros|vehículos eléctrico|eléctricos?
    cargar|cargo|cargue mi|el|un|nuestro tesla|coche|carro|auto|eléctrico|vehículo (eléctrico|en casa)?; cargador eléctrico|tesla|ev?; wallbox
    cargo|cargarlo|cargar en casa`,
  'rv parking': `
    espacio|lugar|sitio|estacionamiento|parking|donde|terreno para? estacionar|guardar|aparcar|meter|dejar|poner? la|el|mi|un|una|nuestra|nuestro? ${RV}
    guardar|estacionar|aparcar|meter la|el|mi|una|un|nuestra|nuestro (rv|casa rodante|autocaravana|caravana|motorhome|lancha|bote|remolque|camper)
    (lugar para|espacio para)? guardarl(o|a) en (casa|la propiedad); rv`,
  balcony: 'abalconad(o|a); terracita',
  patio: 'patiecito; pérgola',
  deck: 'tarima',
  yard: 'patio (trasero|grande|de atrás|amplio|delantero); yard(a|as|); yarda trasera|grande; backyard',
  'fenced yard': `
    patio|jardín|yarda|terreno completamente|totalmente? (cercad|bardead|vallad|cerrad|con cerca|con barda|enrejad)(o|a) (para (el|mi)? perro)
    (cercad|bardead|vallad)(o|a); barda alta? (alrededor (del|de la) (patio|casa)?|perimetral)?`,
  garden: 'jardin(es) propio|privado?; (ajardinad|arbolad)(a|o); jardinear',
  gym: 'gimnasio(s) (en casa); gimnacio',
  elevator: 'asensor; acensor',
  gated: `
    comunidad|urbanización|residencial|fraccionamiento|privada|condominio|barrio|conjunto|country|coto cerrad(a|o)|privad(a|o); country(s) club?
    en|un? coto; portón eléctrico; en privada; con vigilancia`,
  doorman: 'portero(s); conserje(s); recepción (24 horas); vigilante; encargado de edificio',
  'tennis court': '(cancha|pista)(s) de? tenis|pádel|paddle|pickleball; tenis; pádel',
  'golf course': '',
  accessible: `
    adaptad(o|a)
    accesible|adaptad(o|a)|apt(o|a) para|a|en|con (una|personas con)? (silla(s) de ruedas|movilidad reducida|discapacidad|discapacitados|
      minusválidos); (en|con|para|usa|anda en) una? silla de ruedas; rampa(s); andador; accesibilidad`,
  furnished: `
    ya|completamente|totalmente? (amueblad|amoblad|mueblad|equipad)(o|a|os|as); con muebles incluidos?; muebles incluidos; amobiliad(o|a); amoblar
    amueblar`,
  'hardwood floors': `
    piso|suelo|pisos|suelos de madera|duela|parquet|parqué|encino|roble|parket natural|maciza?; tarima flotante?; sin alfombra|moqueta
    nada de alfombra`,
  'walk-in closet': 'clóset|armario|ropero (vestidor|grande|caminable|walk in); (walk in|walkin) closet?; vestier',
  'open floor plan': `
    concepto|planta|espacio|plano|cocina|ambiente|distribución abiert(o|a)|american(o|a)|integrad(o|a)|diáfan(o|a); diáfan(o|a)
    cocina|sala abierta|integrada? (a la|al|con la|y) sala|salón|comedor|cocina (abiert(a|o)|integrad(a|o)|juntas|en un solo ambiente)
    sala|salón|living y cocina (juntos|en un solo ambiente|integrados|abiertos); en un solo ambiente`,
  renovated: `
    recién|totalmente|completamente|ya? (remodelad|renovad|reformad|rehabilitad|actualizad|restaurad|arreglad|modernizad)(o|a|os|as)
    remodelación|reforma|renovación reciente|integral|total|nueva`,
  'new construction': `
    obra|construcción|construcciones nueva(s); nuev(a|o|as|os) de construcción; de|a|para|por estren(o|ar)
    casa|casas|depa|departamento|departamentos|piso|pisos|condo|condos|apartamento|apartamentos totalmente|completamente? nuev(a|o|as|os)
    townhouse|townhouses nuev(o|a|os|as)
    de? construcción reciente; nuevecit(a|o|as|os); nuev(o|a) a estrenar; estrenar`,
  'fixer-upper': `
    que (arreglar|remodelar|reformar|reparar|renovar|componer)(la|lo|le|)
    para|a|por reformar|remodelar|renovar|arreglar|restaurar|rehabilitar|reparar|flipear|componer
    que? (necesite|necesiten|necesita|requiera|ocupe|le falte|pida|pidan) (algo de|una|alguna|unos)? (arreglo|arreglos|reforma|reformas|trabajo|
      remodelación|obra|reparaciones|cariño|renovación|arreglito|chamba|amor); fixer-upper; meterle mano
    hacer|haciendo reformas|reparaciones|remodelaciones|obras|arreglos`,
  'single story': `
    es|sea|esté? (de|en|todo en)? una|un|1|uno sola|solo|mismo|misma planta|piso|nivel
    (sin|nada de|nada con|no|evitar|odio las|que no tenga|no quiero|ya no puede subir|
      no puede subir) subir? (nada con) escaleras|escalones|escalera|gradas; planta única|baja; casa de un piso; un piso nada más`,
  laundry: `
    sin|no (tener que) compartir la? lavadora|lavandería; lavadora|lavandería|lavarropas (y secadora) (adentro|dentro|propia|en el depa)
    cuarto|área|zona|espacio|conexión|centro de|para lavado|lavandería|lavadora|lavar`,
  pets: `
    (acept|admit|permit|recib|dej|toler)(e|en|a|an) a|mis|mi? mascota|mascotas|animales|bichos; no cobren extra? por la|las? mascota(s)
    pet|pets|petfriendly|pet-friendly friendly?`,
  dogs: `
    perr(o|a|os|as|ito|ita|itos|itas|ota|ote|unos) grande|grandes|chico|chicos|pequeño|mediano?; pastor(es) alemán|alemanes|belga
    ((labrador|golden|chihuahua|pitbull|husky|beagle|bulldog|caniche|dóberman|rottweiler|salchicha|pug|mastín|schnauzer|cachorro|firulais|
      perrhijo|lomitos)(s|es|)|lomito(es|))`,
  cats: 'gat(o|a|os|as|ito|ita|itos|itas|uno); michi(s); felino(s)',
  solar:
    'panel|placa|paneles|placas|celdas solar(es); solar(es); luz|electricidad con paneles; panel(es) (en el techo); su propia luz',
  storage: `
    cuarto|bodega|espacio|lugar|sitio|armarios de|para|pa ${KEEP} mis|las? cosas|tablas|bicis|herramientas?
    bodeguita; baulera(s); cuarto útil`,
  'corner lot': 'en|de|hace esquina; esquiner(o|a)(s)',
  'cul-de-sac': 'call(e|es) (sin salida|cerrada|cerradas|privada|ciega); cerrada; callejón (sin salida)',
  'utilities included': `
    servicios|gastos|suministros|luz|agua|cuentas|facturas|utilities|todo|recibos|internet|wifi (y (agua|luz|gas|internet)) ya|todos? incluid(o|
      os|a|as); que? incluya|incluyan (la|el|los|todos los)? servicios|gastos|luz|agua|suministros incluidos? luz? (y gas)
    (en el precio) ya? entren|entre|vaya|vayan la luz y el agua; luz|agua y agua|luz|gas|internet (incluidos|incluidas|en el precio)`,
  'short-term rental': `
    en? renta|alquiler vacacional
    renta(s)|alquiler(es)|arriendo (de (cort(o|a|os|as)|días|temporada(s)|vacacional(es)|turístic(o|os)|temporal(es)|noches|temporada corta)|
      por (cort(o|a|os|as)|días|temporada(s)|vacacional(es)|turístic(o|os)|temporal(es)|noches|temporada corta)|a (cort(o|a|os|as)|días|
      temporada(s)|vacacional(es)|turístic(o|os)|temporal(es)|noches|temporada corta)|cort(o|a|os|as)|días|temporada(s)|vacacional(es)|turístic(o|
      os)|temporal(es)|noches|temporada corta) plazo|plazos|estancia|temporada|corta?; (air-bnb|airbnb)
    para|de? (rentar|alquilar)(la|lo|) por|en (días|airbnb|temporada(s)|noche(s)|corto plazo); por temporada corta?; vacacional`,
  'wine cellar': 'cava|bodega|cuarto de|para|pa los|mis|el|nuestros? vino(s)',
  bidet: 'bid(e|et)(s)',
  quiet: `
    zona|calle|barrio|lugar|algo|muy|área|colonia? (tranquil|silencios|callad|apacibl|calmad|quiet)(o|a|os|as|ito|ita|e)
    (sin|poco|nada de|no quiero|que no haya|no) (tanto|mucho|nada de)? ruido|ruidoso|ruidosa|bullicio|escándalo|ruidos|tráfico; donde no haya ruido
    paz y tranquilidad; tranqui`,
  'home office': `
    oficina|estudio|despacho|espacio|cuarto|habitación|lugar|escritorio|rincón (en casa|para (trabajar|teletrabajar|oficina|home office|
      la oficina|estudiar)) (desde casa|en casa)?; (home-office|homeoffice); trabajo|trabajar|trabajamos|trabaja|chambeo desde|en la|mi? casa
    teletrabaj(o|ar|amos|ando); con|y un? estudio; hago home office`,
  'guest house': `
    casita|casa|depa|departamento|estudio|anexo|suite|cuarto|unidad|vivienda|apartamento de|para|separad(a|
      o)|independiente|aparte|trasera|atrás los|mi|mis? huéspedes|invitados|visitas|suegra|suegros|mamá|papás; y|con una? casita; adu(s); anexo
    granny flat`,
  basement: '',
  attic: 'ático|desván|buhardilla|altillo|tapanco|entretecho',
  dishwasher: 'lava(vajillas|platos|trastes|loza|trastos|vajilla); máquina de|para lavar platos|trastes',
  'price reduced': 'precio rebajado|reducido',
};
