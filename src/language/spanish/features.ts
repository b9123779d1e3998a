import type { TagWords } from '../features/tag-words.ts';

export const spanishFeatures: TagWords = {
  smallWords: `el la los las un una unos unas del y con en que es su al muy más está este esta tiene hay cuenta sin como pero recámaras habitaciones
    dormitorios baños departamento vivienda ubicado excelente amplia amplio`,
  features: {
    pool: `piscina(s)|alberca(s)|pileta(s)|chapoteadero; piscina|alberca|pileta privada|propia|climatizada|particular|techada`,
    'community pool': `piscina(s)|alberca(s)|pileta comunitaria(s)|comunal|compartida|común|residencial
      piscina|alberca|pileta para|de los? residentes|vecinos|propietarios
      piscina|alberca|pileta de|en|del el|la? comunidad|urbanización|condominio|edificio|fraccionamiento|residencial|complejo|conjunto|coto|privada`,
    'hot tub': `jacuzzi(s); hidromasaje; yacuzi; spa; bañera de hidromasaje; tina caliente; tina de hidromasaje; hot tub`,
    sauna: `sauna(s); baño de vapor; baño turco`,
    garage: `garaje(s)|garage(s)|cochera(s); plaza(s) de? garaje; cochera techada|eléctrica|doble|cubierta|propia
      estacionamiento|parking subterráneo; parking|garaje cerrado`,
    carport: `marquesina; carport; estacionamiento|cochera|cajón techado|techada|cubierto|cubierta
      cobertizo techado? para el|su|tu? auto(s)|coche(s)|carro(s); techo para autos|coches`,
    'ev charging': `electrolinera; cargador(es)|carga|toma|punto|estación para|de|eléctrico coche(s)|auto(s)|carro|vehículo(s)|carga eléctrico(s)?
      cargador eléctrico|tesla|ev; punto|estación de recarga|carga`,
    'rv parking': `estacionamiento|espacio|lugar|aparcamiento para? estacionar|aparcar|guardar? tu|su|un(a)? rv|autocaravana|caravana|lancha
      estacionamiento|espacio|lugar|aparcamiento para? estacionar|aparcar|guardar? tu|su|un(a)? bote|motorhome|remolque
      estacionamiento|espacio|lugar|aparcamiento para? estacionar|aparcar|guardar? tu|su|una? casa rodante; estacionamiento de rv|caravanas`,
    balcony: `balcón; balcones; balconcito; mirador privado; balcón corrido`,
    patio: `patio(s)|terraza(s)|porche; patio interior; azotea privada; solárium; roof garden`,
    deck: `deck; terraza de madera; plataforma de madera; tarima de madera; cubierta de madera`,
    yard: `traspatio; césped; pasto; patio trasero|grande|delantero; jardín trasero|delantero|amplio|grande|privado; área verde privada`,
    'fenced yard': `jardín|patio|terreno cercado|bardeado|vallado|cerrado; patio trasero cercado|bardeado|vallado|cerrado
      totalmente|completamente bardeado|bardeada|cercado|vallado; jardín amurallado`,
    garden: `jardín; jardines; jardincito; huerto; huerta; invernadero
      jardín trasero|delantero|amplio|grande|privado|cercado|bardeado|vallado|cerrado|propio; árboles frutales; jardín con árboles`,
    waterfront: `frente al mar|lago|río|playa|agua; a pie de playa; primera línea de playa|mar; en primera línea; sobre la playa
      a orillas del mar|lago|río; orilla del mar|lago|río; muelle privado|propio; frente de playa; a la orilla del mar`,
    'beach access': `acceso directo|privado|peatonal? a la playa; acceso a playa; bajada a la playa; a pasos de la playa; a unos pasos de la playa
      a pie de playa; club de playa; salida a la playa`,
    'ocean view': `vista(s) al|hacia|del el? mar|océano|oceano|pacífico|mediterráneo|atlántico; vista(s) panorámica(s) al mar|océano; vista marina
      se ve el mar; con el mar de|al fondo|frente; pacífico|mar|océano desde su|tu|la ventana|sala|terraza|cama`,
    'water view': `vista(s) al lago|río|agua|puerto|marina; vista(s) a la bahía|laguna|marina|ría; vista a la presa`,
    'mountain view': `vista(s) a|de|hacia la(s)|los|el montaña(s)|sierra|cerro(s)|volcanes|volcán|cordillera|andes|colinas|pirineos
      vista(s) al cerro|volcán|monte; vista panorámica a las montañas`,
    'city view': `vista(s) a|de|hacia|sobre la? ciudad; vista(s) al centro|skyline; vista panorámica a|de la ciudad; vista urbana
      luces de la ciudad; ciudad a sus|tus pies`,
    view: `vistas; vista(s) panorámica(s)|increíble(s)|espectacular(es)|hermosa(s)|despejada(s)|preciosa|bonita
      vista(s) impresionante|excelente|al|a|hacia|privilegiada
      hermosa|bella|bonita|excelente|increíble|espectacular|gran|buena|maravillosa|preciosa vista; una vista; con vista`,
    gym: `gimnasio(s); gym; área de ejercicio; sala de ejercicios|pesas|máquinas|fitness; gimnasio equipado`,
    elevator: `elevador(es); ascensor(es)`,
    gated: `privada con|de caseta|acceso|seguridad; coto cerrado|privado; fraccionamiento privado|cerrado; acceso controlado; caseta de vigilancia
      urbanización cerrada|privada; comunidad cerrada|privada; condominio cerrado; barrio cerrado; calle cerrada con seguridad; recinto cerrado
      conjunto cerrado|privado`,
    doorman: `portero; conserje; conserjería; portería; recepcionista; concierge; recepción 24 horas|hs; vigilante en el? lobby|la? entrada
      servicio de conserjería|portería; portero 24`,
    'tennis court': `cancha(s)|pista(s) de tenis|pádel|paddle; cancha|pista tenis`,
    'golf course': `campo|club|cancha de golf; primera línea de golf; frente al golf; en el golf; green de golf; hoyo # del golf?`,
    accessible: `accesible|adaptado|adaptada para|en|con? silla(s)|personas|minusválidos de|con? ruedas|discapacidad|movilidad? reducida?
      apto|apta para|en|con? silla(s)|personas|minusválidos|discapacitados de|con? ruedas|discapacidad|movilidad? reducida?; rampa de acceso|para
      sin barreras arquitectónicas?; sin escalones; baño adaptado|accesible; acceso para silla(s) de ruedas; acceso sin escalones
      elevador para discapacitados`,
    fireplace: `chimenea(s); salamandra; leñero; estufa de leña; hogar a leña`,
    'air conditioning': `a/c; climatizado; climatizada; climatización; minisplit(s); split(s); refrigeración; aerotermia; a/a
      aire(s) acondicionado(s); aire central; mini split(s); aire frío|calor; bomba de calor; clima central; clima en recámaras`,
    heating: `calefacción; calefactor(es); radiador(es); caldera; aerotermia; suelo radiante; losa radiante; bomba de calor; boiler central
      calefacción central|individual`,
    basement: `sótano(s); sotano; semisótano; subsuelo; cava subterránea`,
    attic: `desván|altillo|buhardilla|entretecho|tapanco`,
    laundry: `lavandería|lavadora(s)|secadora(s)|lavadero|lavarropas|lavasecadora
      cuarto|área|zona|centro de lavado|lavar|lavandería propia|propio|independiente?; lavadora y|/ secadora
      lavadora|lavandería propia|privada|dentro; lavandería|lavadora en la|el vivienda|unidad|apartamento|departamento`,
    dishwasher: `lavavajillas; lavatrastes; lavaloza; lavaplatos automático?`,
    furnished: `amueblado(s); amueblada; amobiliado; amoblado; amoblada; semiamueblado; semiamueblada
      completamente|totalmente|semi amueblado|amueblada; con muebles; mobiliario incluido; traiga|trae(r) solo? su|tu|la maleta
      equipado y amueblado`,
    'hardwood floors': `parquet; duela; piso(s)|suelo(s) de madera|duela|parquet|roble|parqué; piso laminado de madera
      suelos|pisos de madera maciza; tarima flotante|maciza; madera en los? pisos?`,
    'walk-in closet': `vestidor(es); walk-in closet; closet vestidor; clóset vestidor; armario vestidor; walking closet`,
    'open floor plan': `sala-comedor-cocina; concepto|planta|espacio|plano|cocina abierto|abierta; cocina americana; cocina integrada
      cocina abierta a|al|hacia la? sala|salón|comedor; espacios abiertos|integrados; sala y comedor integrados; open concept`,
    renovated: `renovado(s); renovada; remodelado(s); remodelada; reformado; reformada; rehabilitado; rehabilitada; restaurado; restaurada
      modernizado; modernizada
      recién|totalmente|completamente|recientemente renovado|renovada|remodelado|remodelada|reformado|reformada|actualizado|actualizada
      reforma integral; remodelación reciente|total; cocina|baños nueva|nuevos|renovada|renovados|remodelada|remodelados; para entrar a vivir
      listo para habitar|mudarse`,
    'new construction': `estrena; pre-venta; preventa; obra nueva; a estrenar; para estrenar; por estrenar; de estreno; recién construido|construida
      nueva construcción; casa|departamento|piso|edificio|desarrollo nueva|nuevo; construcción nueva; en preventa; recién terminada|terminado
      sin estrenar`,
    'fixer-upper': `a|para reformar; para remodelar|renovar|restaurar|rehabilitar
      necesita(n)|requiere(n) reforma(s)|remodelación|reparaciones|trabajo|arreglos|mantenimiento|actualización|renovación|cariño; a restaurar
      oportunidad para inversionistas|inversores; a rehabilitar; por remodelar; con potencial de remodelación; para actualizar; para arreglar
      hay que cambiarlo|renovarlo|arreglarlo|hacerlo todo; sin reformar|renovar|remodelar; ideal para remodelar|reformar`,
    'single story': `una|1 sola? planta|nivel|piso; de un|1 solo? piso|nivel; un|1 solo nivel|piso; planta única
      todo en un(a)|1 solo|sola? nivel|piso|planta; planta baja única; en una planta; sin escaleras; casa de un nivel; de una planta`,
    'guest house': `casita; casa|casita|suite|cabaña|departamento|apartamento|estudio de|para huéspedes|invitados|visitas
      casita|estudio|departamento|apartamento independiente; anexo para|de invitados|huéspedes; bungalow independiente`,
    'home office': `oficina; estudio; despacho; biblioteca; teletrabajo; oficina en casa; cuarto de estudio
      espacio para oficina|trabajar|teletrabajo|home; home office; trabajar desde casa`,
    pets: `petfriendly; pet-friendly; mascotas permitidas|bienvenidas|aceptadas|ok|sí|si; se permiten|aceptan|admiten mascotas|animales
      acepta|acepto|aceptamos|permite mascotas|animales; pet friendly; apto mascotas; admite mascotas`,
    dogs: `se permiten|aceptan|admiten perros; perros permitidos|bienvenidos|aceptados|sí|ok; acepta|permite perros
      perros y gatos bienvenidos|permitidos|aceptados; se aceptan perros y gatos; solo|sólo perros; se admiten perros y gatos
      parque|área para perros`,
    cats: `se permiten|aceptan|admiten gatos; gatos permitidos|bienvenidos|aceptados|sí|ok; acepta|permite gatos
      perros y gatos bienvenidos|permitidos|aceptados; se aceptan perros y gatos; solo|sólo gatos; se admiten perros y gatos`,
    solar: `fotovoltaico(s); fotovoltaica(s); solar; panel(es)|placas|energía|sistema solar(es); calentador solar`,
    storage: `bodega(s); trastero(s); almacenamiento; baulera; depósito; cuarto de guardado|almacenamiento|triques; espacio para guardar`,
    'corner lot': `esquinera; en|de esquina; lote|terreno|casa en|de? esquina|esquinero|esquinera`,
    'cul-de-sac': `cul-de-sac; retorno; calle cerrada; calle sin salida; en cerrada; en una cerrada; privada sin salida; callejón sin salida`,
    'utilities included': `servicios|gastos|suministros|luz|agua incluido(s)|incluida; incluye servicios|gastos|suministros|todos|agua|luz
      incluye luz y agua; todo incluido; gastos de luz y agua incluidos; con servicios incluidos; agua y luz incluidas|incluidos
      con gastos incluidos`,
    'short-term rental': `airbnb; renta(s)|alquiler(es)|estancia(s)|contrato corto(s)|corta(s) plazo(s)|estancia|temporada
      alquiler|renta vacacional|turístico|temporal|temporario; alquiler|renta por|de temporada|días; corto plazo permitido; licencia turística
      renta diaria; corta estancia; por temporada; contratos mensuales|temporales; uso vacacional`,
    'wine cellar': `cava(s); vinoteca; bodega de vino(s); cava de vinos; cava climatizada`,
    bidet: `bidet(s); bidé; inodoro japonés`,
    quiet: `tranquilo(s); tranquila; silencioso; silenciosa; tranquilidad; apacible; grillos; muy tranquila; calle tranquila; zona tranquila
      sin ruido(s); lejos del ruido|bullicio; solo|sólo se oye(n)|escucha(n)`,
    hoa: `hoa; expensas; cuota(s)|gastos de mantenimiento|comunidad|administración; cuota mensual`,
    parking: `estacionamiento(s)|parking|aparcamiento(s)|parqueadero(s)|parqueo(s)|cajón|cajones
      plaza(s)|lugar(es)|cajón|cajones|espacio(s) de|para parking|estacionamiento|aparcamiento; estacionar
      lugar(es)|espacio(s) para # autos|coches|carros; estacionamiento|parqueadero privado|propio|cubierto|techado|asignado`,
    'shared laundry': `lavandería|lavadero(s) comunitaria|comunal|compartida|común|comunitario|compartido
      cuarto|área|sala|zona de lavado|lavandería|lavar común|comunitaria|compartida|compartido; sala de lavado; lavadoras de monedas
      lavandería|lavadero|lavadoras en|del el? edificio|condominio|complejo|sótano|planta-baja; lavadora(s) compartida(s)|comunitaria(s)`,
  },
  topics: {
    pets: `mascota(s); animal(es)`,
    dogs: `perro(s); perrito(s); ladran; ladren`,
    cats: `gato(s); gatito(s); maúllan; maúllen`,
    heating: `calor`,
    furnished: `mueble(s)`,
    'utilities included': `servicios; gastos; suministros`,
    accessible: `accesible; silla de ruedas`,
    'air conditioning': `aire; clima`,
    quiet: `silencio`,
    'golf course': `golf`,
    'rv parking': `autocaravana; caravana; casa rodante`,
    'short-term rental': `corto plazo`,
  },
  absences: {
    furnished: `desamueblado; desamueblada; vacío; sin amueblar; no amueblado|amueblada; sin muebles`,
    elevator: `por escaleras; solo escaleras; sin elevador|ascensor`,
    dogs: `solo|sólo|únicamente gatos`,
    cats: `solo|sólo|únicamente perros`,
    renovated: `sin reformar; sin remodelar; sin renovar; a|para reformar; para remodelar; para renovar`,
    'single story': `dúplex; tríplex; dos|tres|2|3 plantas|pisos|niveles`,
    'fenced yard': `sin cerca|barda|vallar`,
    garage: `sólo|solo estacionamiento en la? calle`,
    'short-term rental': `solo|sólo|únicamente largo plazo; larga estancia|temporada`,
    'utilities included': `más servicios|gastos|suministros; servicios|gastos|suministros aparte|no incluidos`,
    hoa: `sin cuota(s)|gastos de? mantenimiento|comunidad|administración; sin hoa`,
    parking: `estacionamiento|estacionarse|parking|aparcamiento|aparcar solo|sólo|únicamente en la calle
      solo|sólo estacionamiento|aparcamiento en la calle`,
  },
  ofEitherKind: `lavandería; lavadero; cuarto de lavado`,
  others: `billar; visita(s); mesa de billar|pool; bolsa de trabajo; vista previa; punto de vista; a la vista; a primera vista; en vista de
    con vistas a; ciudad jardín; jardín de niños|infantes|infancia; jardín botánico; jardines botánicos; terraza de cafés; perro(s) caliente
    comida para perros; gastos de envío|escrituración; venta de garage|garaje; garaje mecánico; oficina de correos|ventas|turismo|renta
    oficinas de ventas; nuestra(s) oficina(s); horario de oficina; llame a la oficina; edificio(s) de oficinas; aire libre; al aire libre
    aire puro|fresco; carrito de golf; no dude; no dudes; no te lo? pierdas; no se lo? pierda; no pierda; no pierdas; no espere(s); no solo; no sólo
    no solamente; no busque(s) más; no encontrará(s); no tiene nada que envidiar; no falta nada; sin duda; sin lugar a dudas; sin igual
    sin compromiso; sin problema(s); sin comisión|comisiones; sin intermediarios; sin aval; no hace falta; sin obstáculos; sin preocupaciones
    gimnasio cerebral; tanque elevador; obra de arte; gas natural; estacionamiento|parking|aparcamiento|cajones de|para visitas|visitantes
    estacionamiento|aparcamiento público|en la calle; en la vía pública`,
  cues: {
    negators: `no; ni; nunca; tampoco; ningún; ninguna; ninguno; falta(n); excepto; cero; salvo; antiguo; antigua
      no se permite(n)|acepta(n)|admite(n); no es(tá)|son|están permitido(s)|permitida(s)|aceptado(s); carece(n) de; en vez|lugar de; libre de
      ausencia de`,
    withouts: `sin; sin contar con`,
    refusals: `prohibido(s); prohibida(s); ninguno; ninguna; clausurado; clausurada; no permitido(s)|permitida(s)
      no se permite(n)|acepta(n)|admite(n); no incluido(s)|incluida(s)|disponible(s)|aceptado(s)|aceptada(s)|funciona
      no es(tá)|son|están permitido(s)|permitida(s)|incluido(s)|incluida(s)|aceptadas|aceptados|bienvenidas|bienvenidos
      se? convertido|convertida|transformado|transformada|convirtió|transformó en|a; fuera de servicio; se vende|alquila|renta aparte
      opcional con costo`,
    maybes: `posible; futura; futuro; eventual; espacio|lugar|sitio|área|terreno|preparación|preparado|preparada para|de un(a)|tu|su? futura|futuro?
      potencial|posibilidad|opción|ideal|listo|lista|permiso(s)|proyecto para|de un(a)|tu|su? futura|futuro?
      espacio|lugar|posibilidad|potencial|opción para|de construir|hacer|poner|agregar|instalar|añadir|ampliar
      se puede(s)|podría(s)|pueden agregar|construir|hacer|poner|instalar|añadir|convertir; si desea|quiere|necesita
      perfecto|perfecta para construir|instalar|poner`,
    maybesAfter: `opcional(es); posible; potencial; próximamente; en proyecto; por construir|instalar; en construcción; a futuro
      se puede agregar|instalar`,
    nears: `entre; vecino(s); vecina; cerca(no)|cercana(s)|cercanos de(l)|a|al; junto a|al
      a # minutos|cuadras|calles|pasos|metros|min|km|m de(l)|a|al?
      a pocos|pocas|un(os)|una(s)|dos|tres|cinco|diez|media minuto(s)|cuadra(s)|calles|pasos|metros de(l)|a|al?; a pasos de(l); minutos de(l)|a|al
      minutos a pie|caminando de(l)|a|al; frente a|al; próximo|próxima a|al; al lado de(l); a la vuelta de(l); rodeado|rodeada de
      la zona tiene|ofrece|cuenta con?; zona con; fácil acceso a|al; acceso rápido a|al; detrás de(l)`,
    nearsAfter: `cerca(no); cercana(s); cercanos; enfrente; en la zona|colonia|ciudad; a la vuelta|esquina; a la vuelta de la esquina
      a pocos|pocas|unos|una(s)|dos|tres|cinco minutos|cuadra(s)|pasos|metros|calles; a # minutos|cuadras|calles|pasos|metros|min|m; a pie; al lado
      en las? cercanías|inmediaciones|alrededores; de la zona`,
    shared: `comunidad|urbanización|condominio|complejo|edificio|fraccionamiento|residencial|coto|conjunto|privada con|tiene|ofrece|incluye
      comunidad|urbanización|condominio|complejo|edificio|fraccionamiento|residencial|conjunto cuenta|dispone con|de
      urbanización|condominio|fraccionamiento|conjunto cerrado|privado|cerrada con; áreas|zonas comunes; amenidades; casa club; las amenidades`,
    sharedAfter: `comunitario(s)|comunitaria(s)|comunal(es)|compartido(s)|compartida(s)|común|comunes; de la comunidad|urbanización
      del edificio|condominio|complejo|fraccionamiento|conjunto|residencial; en el edificio|condominio|complejo|fraccionamiento
      en la urbanización|comunidad|azotea; en áreas comunes; para|de los residentes|vecinos|condóminos; de uso común`,
    affirmers: `
      (permite|acepta|admite|incluye)(n); aceptamos; permitimos; incluido(s); con; sí; se permite(n)|acepta(n)|admite(n)`,
    affirmersAfter: `
      (permitido|permitida|bienvenido|bienvenida|aceptado|aceptada|incluido|incluida)(s); sí; si; ok; posible; negociable; consultar
      a consultar|convenir|tratar`,
    turns: `pero; con; tiene(n); cuenta(n); es(tá); son; están; dispone; ofrece; incluye; aunque; además; hay; también; solo; sólo; donde; que
      propio; propia`,
    and: `y; e; &; +; así como`,
    or: `o; u; ni`,
    sharedNext: `comunitario(s)|comunitaria(s)|comunal(es)|compartido(s)|compartida(s)`,
    own: `la unidad|vivienda tiene|cuenta|dispone; privado|privada`,
    ownAfter: `propio(s)|propia(s)|privado(s)|privada(s)|privativo|privativa; en la vivienda|unidad; en el apartamento|departamento|piso
      de uso exclusivo`,
    articles: `un|una|el|la|los|las`,
  },
};
