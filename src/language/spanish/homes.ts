import type { PhrasesByKey } from '../language.ts';

/** Homes: their kinds, how they are offered, and where they lie. */
export const spanishHomes: PhrasesByKey = {
  'is.noHoa': `
    (sin|nada de|cero|odio|evitar|no quiero|que no tenga|no tenga|que no pague|que no haya|que no cobren|no quiero pagar|no tienen|no tiene|
      ni) pagar|ninguna|la|el|las|los|una? (hoa|hoas|h.o.a.|cuota|cuotas|cuota de hoa|cuota de mantenimiento|expensas|gastos de comunidad)
    hoa cero|0|gratis|no`,
  'is.twoCars': 'garaje|cochera|garage doble',
  'is.parking': `
    con|tenga|tengan|haya? estacionamiento|aparcamiento|parking|parqueo|parqueadero|estacionar|aparcar propio|privado|incluido|asignado|techado?
    un? lugar|plaza|cajón|espacio|puesto|sitio|lugarcito de|para|donde|pa (estacionamiento|estacionar|aparcamiento|aparcar|parking|estacionarme|
      el carro|el coche|el auto); estacionamiento|parking|aparcamiento|parqueo|parqueadero para|pa
    dónde estacionar|aparcar|dejar|guardar|estacionarme|meter el|mi|la? carro|coche|auto|camioneta?; estacionamiento(s)`,
  'is.studio': '(estudio|monoambiente|studio|apartaestudio)(s); estudito; aparta-estudio',
  'is.listed': `
    (publicad|anunciad|listad|subid|agregad|puest|añadid)(a|o|as|os) (a la venta|en venta|en el mercado|al mercado)?
    (entrad|salid|llegad)(a|o|as|os)
    ((sal|sub)(ió|ieron)|(lleg|entr|agreg)(ó|aron)|public(ó|aron|an)|(añadi|apareci)(ó|eron)|pusieron) (al mercado|
      a la venta)?; lo nuevo; qué|algo hay? de? nuevo; novedades; nuev(as|os); qué|algo ha? salió`,
  'when.day': 'hoy mismo?; de|desde? ayer (a hoy); esta mañana|tarde; 24|veinticuatro horas|hrs',
  'when.week': `
    en|de? la? esta|última|pasada semana; en|de? la semana pasada?; estos|últimos días; este fin de semana
    desde el lunes|martes|miércoles|jueves|viernes|sábado|domingo; últimamente; hace (poco|unos días|pocos días); recientemente`,
  'when.month': 'en|de? el? este|último|pasado mes; mes pasado; últimas (semanas|cuatro semanas)',
  'is.new': `
    recién (publicad|listad|anunciad|salid|subid|llegad|puest|entrad)(a|o|as|os) (a la venta|en venta|al mercado|en el mercado)?; novedades
    de (la última|esta) semana; recientemente publicado|publicadas|salido|llegado
    recién salieron|salió|llegaron|llegó|entraron|publicaron (al mercado|a la venta|en venta)?; anuncios nuevos; nuevos anuncios
    (qué hay|algo) de? nuevo; acaban de salir|publicar|entrar|subir|llegar`,
  'is.reduced': `
    con? precio(s)? (rebajad|reducid)(a|o|as|os) (de precio)
    que|le|les? hayan|han|haya|ha? (baj|rebaj|reduc)(ado|ido|ó|aron|ió|ieron|ando) de|el|su|los precio(s); bajadas de precio; en oferta
    con rebaja|descuento; rebajas (de precio); de remate; le bajaron (el precio)`,
  'sale.rent': `
    (en|de|para|por|la|una|pa|a la) renta|alquiler|arriendo|rentar|alquilar|arrendar|rentarla|alquilarlo; renta(s); alquiler(es); arriendo(s)
    rent(ar|arla|arlo|ando|o|amos|aría|en|arme); alquil(ar|arlo|arla|ando|o|amos|en|arme|ado|ada|e); arrend(ar|arla|amos|o)
    se (renta|alquila|arrienda)(n); en régimen de alquiler; renta|alquiler mensual`,
  'sale.buy': `
    que se venda(n); (en|a la|de|para la) venta|compra; para (comprar|la venta|compra)
    compr(ar|arla|arlo|arme|arnos|o|amos|e|ando|aría|aríamos|emos|a); se vende(n); en propiedad; adquirir; adquirirla; comprador(a|es|); venta(s)
    hacernos|hacerme de una?; ser propietario|propietaria|propietarios|dueño|dueña`,
  'sale.either': `
    renta|rentar|alquiler|alquilar|arriendo|venta|compra|comprar o|u|y renta|rentar|alquiler|alquilar|arriendo|venta|compra|comprar
    en renta|venta|alquiler o en? renta|venta|alquiler`,
  'status.Active': `
    anuncios|propiedades|solo|solamente|casas|las|los? activ(a|o|as|os)
    que? sigan|siga|estén|esté|siguen (disponible|a la venta|en venta|libre|activa|activo)(s)
    que? no se? hayan|haya|estén|esté sido? vendido|vendida|vendidas|vendidos|rentado|alquilado todavía|aún?; sin|no vender|vendidas|contrato
    todavía (disponibles|en venta); nada vendido; disponible|disponibles ya|ahora|ahorita|actualmente`,
  'status.Taken': '(que|q ya? está|están)? bajo|en contrato; (que|q ya? está|están)? (reservad|apartad)(o|a|os|as)',
  'status.PreOnMarket': `
    próxim(o|a|os|as) a salir (al mercado|a la venta)?; próximamente
    (pronto|por salir|está por salir|a punto de salir|saldrán) (a la venta|al mercado|en el mercado|en venta)?; (pre-mercado|premercado)
    aún|todavía no (están|está|hayan|salen|han salido|salgan) salido? (a la venta|al mercado|en el mercado|en venta|publicadas)
    antes de que salga|salgan al mercado; coming soon; próximos lanzamientos`,
  'status.Sold': `
    que|ya? (se (hayan|han)?) ya? vendido|vendió|vendieron|vendieran|vendidas|vendidos|vendida ya|recientemente|últimamente?
    ventas recientes|cerradas|pasadas|anteriores; cerradas; por cuánto se vendieron|vendió`,
  'type.house': `
    la? cas(a|as|itas|ona|otas) (sola|solas|independiente|independientes|unifamiliar|unifamiliares|familiar|familiares|individual|individuales|
      particular|de verdad|normal)?; chal(et|é|ets|és) individual|independiente?; unifamiliar(es); vivienda unifamiliar
    casa|casas aislada|nueva|nuevas; caza; ksa; casita; single family; hotelito`,
  'type.apartment': `
    (apartament|departament)(o|os|ito); dep(a|as|to|tos|tos.|to.|artamento); dpto(s|.|); apto(s|.|); piso(s); pisito(s); depita
    (depa|departamento|apartamento|piso)(s) nuevo(s); apartamentos turísticos; deptito; apts`,
  'type.condominium': `
    condominio(s); condo(s); condominios residenciales
    condo(s) nuevo(s)`,
  'type.townhouse': `
    casa(s)|chalet(s)|vivienda(s)? adosad(a|o|as|os)|pareada(s); (town-house(s)|townhouse(s)); townhome(s); casa|casas en hilera|serie|fila
    tonjaus; townhouse(s) nuev(o|a)(s)`,
  'type.multiFamily': `
    (multi-familiar(es)|multifamiliar(es))
    edificio(s)|casa(s)|propiedad(es)|vivienda(s) (multi familiar(es)|multifamiliar(es)|(de|con) (varios|varias|dos|tres|cuatro|2|3|4) (departamentos|
      apartamentos|unidades|viviendas)|de departamentos)
    (tri|cua|fur)(plex|druplex); fourplex; multifamily; varias|dos|tres|cuatro unidades (en una|para rentar)`,
  'type.duplex': 'duplex; casas dúplex; bifamiliar(es)',
  'type.manufactured': `
    casa(s) mobil(es); casa|casas|hogar|vivienda|viviendas móviles|movil|prefabricada|prefabricadas|modular|modulares|manufacturada|manufacturadas
    prefabricad(a|as); trailer(s); traila(s); casa de remolque; mobile home(s); móviles; parque|parques de (casas móviles|tráileres|trailas)`,
  'type.land': `
    terren(o|os|ito) (baldío|baldíos|vacío|para construir|urbanizable)?; lote(s) (baldío|vacío|para construir|urbanizado)?
    parcela|parcelas (para construir|edificable|urbanizable|vacía)?; predio(s); baldío(s); tierra|terrenos para construir|edificar; donde construir
    para|donde (construir|edificar|hacer|levantar)(me|nos|) la|una|mi|nuestra propia? casa`,
  'type.villa': 'villa(s); mansi(ón|ones); quinta(s); palacete',
  'type.loft': 'loft(s)',
  'type.penthouse': '(pent-house(s)|penthouse(s)); ático|áticos (de lujo); sobreático; ph',
  'type.bungalow': 'bungal(o|ow)(s)',
  'type.cottage': 'cabaña(s); casa de campo',
  'type.farm': '(rancho|granja|hacienda)(s); finca rústica; casa rural; cortijo',
  'type.commercial': `
    local|locales|espacio|inmueble|edificio|propiedad comercial(es); local; locales; oficina|oficinas (comercial|en renta|en alquiler|en venta)
    nave|bodega industrial; consultorio`,
  'type.cooperative': 'cooperativa(s); co(-)op(s)',
  part: `
    (cocina|despensa|lavadero|vestíbulo|pasillo|trastero|bodega|cobertizo|establo|caballeriza|cuadra|nave|biblioteca|porche|galería|techo|
      salita)(s); salón; salones; (comedor|taller|corral)(es); sala(s) de? (estar|juegos)?; galpón; galpones`,
  'home.any': `
    propiedad; vivienda; inmueble; hogar; anuncio; unidad(es); residencia(s); finca(s); lugar; lugarcito; sitio; algo; lo que sea; opción; techo
    alojamiento; dónde vivir; bienes raíces; propiedades; viviendas; inmuebles; listados; opciones; anuncios; nido; hospedaje; cosa
    algun(a|o|as|os); un hogar; inmobiliaria; ofertas; vivir`,
  'home.many': `
    casas; casitas; departamentos; deptos; depas; dptos; apartamentos; aptos; pisos; condominios; condos; propiedades; viviendas; inmuebles
    opciones; anuncios; resultados; terrenos; lotes; chalets; chalés; townhouses; adosados; unidades; rentas; multifamiliares; estudios
    monoambientes; lofts; fincas; unas; unos; varias; varios`,
  'region.county': 'condado; condado de',
  'place.in': `
    (y|o|ahora|pero|mejor|también|(ubicad|situad)(a|o|as|os)|acá|ahí|allá|allí|sea|sean|esté|estén) en; o|ahí|allá por
    en el|la|los|las? (ciudad|zona|área|barrio|colonia|centro|corazón|región|municipio|pueblo|parte|lado|rumbo|
      rumbos) de|del? la? ciudad? de?; en; dentro de|del; por la zona del?; la? zona|ciudad|área|colonia de|del
    por|x el|la|los? rumbo|rumbos|zona|lado? de?; (viv|mud)(ir|ar|arme|irme|arnos|irnos) en|a; en? todo (el condado de); para el|la|los lado de
    en|por cualquier parte de; rumbo a; hacia; código postal; en el código postal; en el cp|zip; en el`,
  'place.weak': `
    para; de; del; a; o sea; quizá(s); tal vez; como; qué tal en?; prueba en|con?; checa; intenta; y; también; por; dígase; mejor; vía; desde`,
  'place.near': `
    (cerca|cerquita|(cercan|próxim|pegad|junt)(a|o|as|os)|aledaños|contigu(a|o)|vecin(a|o)|
      colindante) a|al|de|del|con la|las|los|el|mi|mis?; cerca; al lado de|del la|los?; a|en los? alrededores de|del la?
    alrededor|rodead(a|o)|vecindad de; a unos|pocos|unas? pasos|minutos|cuadras|metros? caminando? de la|el?; a|no? lejos de|del la?
    no muy|tan lejos de|del la?; a? (distancia caminable|corta distancia) de|del la?; (a un) paso|pasito de; camina(ndo|ble) a|de|al|del la?
    frente a|al la?; por ahí|allí de|por; enfrente|inmediaciones de(l); (en las) cercanías de|del; a (menos de|no más de|máximo) unos?
    bien comunicado|conectado con; camino a; de camino a`,
  'place.on': 'sobre la|el?; en|por la; en el; a lo largo de; en la? calle|avenida|av|ave|blvd|boulevard',
  'place.from': `
    soy|somos|es|son|vengo|venimos|viene|llego|llegamos|llegué|originario|originarios de|desde|del
    me|nos|se (mudo|mudamos|mudé|cambio|cambiamos|muda|voy|vamos|fuimos|regresamos|regreso|salimos|salgo|mudaré|traslada|trasladan|transfiere|
      transfieren|manda|mandan) (la empresa|el trabajo)? de|desde
    (vivo|vivimos|vive|viven|vivía|vivíamos|trabajo|trabajamos|trabaja|trabajan|rento|rentamos|alquilo|alquilamos|estudiamos|estudia|estudian|
      nací|crecí|crecimos|estoy|estamos|está|tengo|tenemos|radico|radicamos|resido|residimos|
      manejo) ahorita|actualmente|ahora|hoy|todavía|aún? (la casa|una casa|casa|trabajo|el trabajo|la oficina|mi familia|familia)? en|a|hasta
    mi|mis|nuestra|nuestro|nuestros|su|la|el (hermana|hermano|mamá|madre|papá|padre|papás|padres|hija|hijo|hijos|suegra|suegros|prima|primo|tía|
      tío|amiga|amigo|jefe|jefa|novia|novio|esposa|esposo|abuela|abuelos|familia|vecina|cuñada|nieta|nietos|trabajo|oficina|empresa|universidad|
      escuela|base|iglesia|consultorio|gimnasio|médico|banco) vive|viven|está|están|trabaja|trabajan|renta|queda|es|son|estudia|tiene|compró en|de|a
    trabajo|empleo|chamba|oficina|entrevista|vacante|curro|puesto nuevo? en; viajo|viajamos|manejo|manejamos|voy|vamos diario? a|hasta
    para|pa una|la|mi empresa|compañía de|en; el tráfico de|en|a; me llamo|dicen
    vendimos|vendí|vendo|vendemos (el piso|la casa|la nuestra|mi casa|el depa) de|en`,
  'place.work': 'trabajo; trabajamos; trabaja; trabajan; trabajar; empleo; chamba; curro; oficina; puesto',
  'place.gone': `
    perdí; dejé; dejo; renuncié; antes; ya no; odio; jubilé`,
  'place.others': 'hermano; hermana; hijo; hija; amigo; amiga; primo; prima; papá; mamá; padres; agente; banco; jefe',
  'place.study': 'estudio; estudia; estudian; estudiar; universidad',
  landlord: 'caser(o|a); arrendador; dueñ(o|a)',
  'place.to': `
    me|nos|se|la|lo (mudo|mudamos|muda|mudan|voy|vamos|cambio|cambiamos|cambia|traslado|traslada|trasladamos|transfieren|transfirieron|transfiere|
      trasladan|trasladaron|manda|mandan|mandaron|mudaré|mudaremos|muevo|movemos) (la empresa|el trabajo)? a|para|hacia
    (mudar|mudarme|mudarnos|irme|irnos|cambiar|cambiarme|trasladarme|trasladarnos|pasarnos|pasarme|regresar|volver) a|para|en
    quedarme|quedarnos|quedemos|ser|estar|vivir en; tiene que ser en`,
  'place.there': `
    ahí; allí; allá; por ahí|allí|allá
    en|de|por (esa|la misma|ese|esta|este) zona|área|ciudad|barrio|colonia|lugar|rumbo|calle|vecindario|parte|pueblo|rumbos (que ellos)
    la|el? mism(a|o) ciudad|zona|barrio|colonia|calle|rumbo`,
  'place.anywhere': `
    en? (cualquier|todos los|cualesquier) parte|lugar|zona|lado|ciudad|barrio|colonia|área|sitio|partes|zonas|ciudades|barrios (sirve|me sirve|
      me da igual|vale|de la ciudad)?; en? dónde sea|fuera|haya|quieras; por todos lados
    no? me|nos? (importa|da igual) en? (la zona|dónde|la ciudad|qué (zona|ciudad|barrio|colonia))
    en todo el condado; en todas partes
    otras|otros (ciudades|zonas|barrios|colonias|lugares) también? (están|estarían|me|nos)? (bien|sirven|valen|sirve)`,
  'place.noun':
    'la|el? (ciudad|pueblo|zona|área|barrio|colonia|ubicación|lugar|calle|código postal|condado|vecindario)(s|es|)',
  'place.wider': `
    (ampli|expand|extiend|abr|agrand|ensanch)(á|e|ar|amos|emos|ir|imos|iendo|en|alo) (la|el|un poco la|
      un poco el)? búsqueda|zona|área|radio|rango`,
  'place.kind': `
    parque; playa; lago; río; bahía; colina(s); valle; cañón; isla; muelle; plaza; estadio; colegio; universidad; campus; escuela(s); instituto
    primaria; secundaria; preparatoria; prepa; hospital; clínica; aeropuerto; base; estación; zoológico; museo; centro; biblioteca
    campo|club de golf; iglesia; puerto; marina; malecón; mercado; metro; tren; tranvía; trolley; autopista; carretera; torre; supermercado
    centro? comercial; beach; park; condado; catedral; mezquita; sinagoga; parada`,
};
