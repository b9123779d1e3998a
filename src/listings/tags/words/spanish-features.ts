import type { PhrasesByTag } from '../tag-words.ts';

const outside: PhrasesByTag = {
  pool: `
    piscina|piscinas, alberca|albercas, pileta|piletas, piscina|alberca|pileta privada|propia|climatizada|particular|techada|grande,
    piscina de agua salada, chapoteadero, nadar|nadando en casa`,
  'community pool': `
    piscina|alberca|pileta comunitaria|comunal|compartida|común|comunitarias, piscina|alberca de la? comunidad|urbanización,
    piscina|alberca en|del el? condominio|edificio|fraccionamiento|residencial|complejo,
    urbanización|residencial|condominio|comunidad con piscina|alberca`,
  'hot tub': `jacuzzi|jacuzzis, bañera de hidromasaje, hidromasaje, tina caliente, tina de hidromasaje, yacuzi, spa, hot tub`,
  sauna: `sauna|saunas, baño de vapor, baño turco`,
  garage: `
    garaje|garajes, garage|garages, cochera|cocheras, plaza|plazas de? garaje, cochera techada|eléctrica|doble|cubierta,
    garaje para dos|2|tres|3 autos|coches|carros|vehículos, estacionamiento|parking subterráneo, parking cerrado, garaje cerrado`,
  carport: `estacionamiento|cochera|cajón techado|techada|cubierto|cubierta, cobertizo techado? para el|su|tu? auto|autos|coche|coches|carro|carros, marquesina, techo para autos|coches, carport`,
  'ev charging': `
    cargador|cargadores|carga|toma|punto|estación para|de|eléctrico coche|auto|carro|vehículo|vehículos|coches|autos|carga eléctrico|eléctricos?,
    cargador eléctrico|tesla|ev, punto|estación de recarga|carga, carga para vehículo|vehículos eléctrico|eléctricos, electrolinera`,
  'rv parking': `
    estacionamiento|espacio|lugar|aparcamiento para? estacionar|aparcar|guardar? tu|su|una|un? rv|autocaravana|caravana|lancha|bote|motorhome|remolque,
    estacionamiento|espacio|lugar|aparcamiento para? estacionar|aparcar|guardar? tu|su|una? casa rodante,
    estacionamiento de rv|caravanas`,
  balcony: `balcón|balcones, balconcito, mirador privado, balcón corrido`,
  patio: `patio|patios, terraza|terrazas, porche, patio interior, azotea privada, solárium, roof garden`,
  deck: `deck, terraza de madera, plataforma de madera, tarima de madera, cubierta de madera`,
  yard: `
    patio trasero|grande|delantero, jardín trasero|delantero|amplio|grande|privado, traspatio, césped, pasto, área verde privada`,
  'fenced yard': `
    jardín|patio|terreno cercado|bardeado|vallado|cerrado, patio trasero cercado|bardeado|vallado|cerrado, totalmente|completamente bardeado|bardeada|cercado|vallado,
    terreno vallado|bardeado|cercado, jardín amurallado`,
  garden: `jardín|jardines, jardín trasero|delantero|amplio|grande|privado|cercado|bardeado|vallado|cerrado|propio, jardincito, huerto, huerta, árboles frutales, jardín con árboles, invernadero`,
  waterfront: `
    frente|frente al mar|lago|río|playa|agua, a pie de playa, primera línea de playa|mar, en primera línea, sobre la playa, a orillas del mar|lago|río,
    orilla del mar|lago|río, muelle privado|propio, frente de playa, a la orilla del mar`,
  'beach access': `
    acceso|acceso directo|privado|peatonal? a la playa, acceso a playa, acceso directo a la playa, acceso privado a la playa,
    bajada a la playa, a pasos de la playa, a unos pasos de la playa, a pie de playa, club de playa, salida a la playa`,
  'ocean view': `
    vista|vistas al|hacia|del el? mar|océano|oceano|pacífico|mediterráneo|atlántico, vista|vistas panorámica|panorámicas al mar|océano,
    vista marina, se ve el mar, con el mar de|al fondo|frente, pacífico|mar|océano desde su|tu|la ventana|sala|terraza|cama`,
  'water view': `vista|vistas al lago|río|agua|puerto|marina, vista|vistas a la bahía|laguna|marina|ría, vista a la presa`,
  'mountain view': `
    vista|vistas a|de|hacia las|la|los|el montaña|montañas|sierra|cerro|cerros|volcanes|volcán|cordillera|andes|colinas|pirineos,
    vista|vistas al cerro|volcán|monte, vista panorámica a las montañas`,
  'city view': `
    vista|vistas a|de|hacia|sobre la? ciudad, vista|vistas al centro|skyline, vista panorámica a|de la ciudad, vista urbana, luces de la ciudad, ciudad a sus|tus pies`,
  view: `
    vistas, vista|vistas panorámica|panorámicas|increíble|increíbles|espectacular|espectaculares|hermosa|hermosas|despejada|despejadas|preciosa|bonita|impresionante|excelente|al|a|hacia|privilegiada,
    hermosa|bella|bonita|excelente|increíble|espectacular|gran|buena|maravillosa|preciosa vista, una vista, con vista`,
  gym: `gimnasio|gimnasios, gym, área de ejercicio, sala de ejercicios|pesas|máquinas|fitness, gimnasio equipado`,
  elevator: `elevador|elevadores, ascensor|ascensores`,
  gated: `
    privada con|de caseta|acceso|seguridad, coto cerrado|privado, fraccionamiento privado|cerrado, acceso controlado, caseta de vigilancia, urbanización cerrada|privada,
    comunidad cerrada|privada, condominio cerrado, barrio cerrado, calle cerrada con seguridad, recinto cerrado, conjunto cerrado|privado`,
  doorman: `portero|conserje|conserjería|portería, recepción 24 horas|hs, recepcionista, concierge, vigilante en el? lobby|la? entrada, servicio de conserjería|portería, portero 24`,
  'tennis court': `cancha|canchas|pista|pistas de tenis|pádel|paddle, cancha|pista tenis`,
  'golf course': `campo|club|cancha de golf, primera línea de golf, frente al golf, en el golf, green de golf, hoyo # del golf?`,
  accessible: `
    accesible|adaptado|adaptada|apto|apta para|en|con? silla|sillas|personas|minusválidos|discapacitados de|con? ruedas|discapacidad|movilidad? reducida?,
    rampa de acceso|para, sin barreras arquitectónicas?, sin escalones, sin barreras, baño adaptado|accesible, acceso para silla|sillas de ruedas, acceso sin escalones, elevador para discapacitados`,
};

const inside: PhrasesByTag = {
  fireplace: `chimenea|chimeneas, estufa de leña, hogar a leña, salamandra, leñero`,
  'air conditioning': `
    aire|aires acondicionado|acondicionados, a/c, aire central, climatizado|climatizada, climatización, minisplit|minisplits, mini split|splits, split|splits,
    aire frío|calor, refrigeración, bomba de calor, aerotermia, a/a, clima central, clima en recámaras`,
  heating: `calefacción, calefactor|calefactores, radiador|radiadores, suelo radiante, losa radiante, bomba de calor, boiler central, caldera, aerotermia, calefacción central|individual`,
  basement: `sótano|sotano|sótanos, semisótano, subsuelo, cava subterránea`,
  attic: `ático|desván|altillo|buhardilla|entretecho, tapanco`,
  laundry: `
    lavandería, lavadora|lavadoras, secadora|secadoras, cuarto|área|zona|centro de lavado|lavar|lavandería, lavadero, lavarropas, lavasecadora, lavadora y secadora`,
  dishwasher: `lavavajillas, lavaplatos automático?, lavaplatos, lavatrastes, lavaloza`,
  furnished: `amueblado|amueblada|amueblados|amobiliado|amoblado|amoblada, completamente|totalmente|semi amueblado|amueblada, con muebles, semiamueblado|semiamueblada, mobiliario incluido, traiga|trae|traer solo? su|tu|la maleta, equipado y amueblado`,
  'hardwood floors': `
    piso|pisos|suelo|suelos de madera|duela|parquet|roble|parqué, parquet, duela, piso laminado de madera, suelos|pisos de madera|madera maciza, tarima flotante|maciza, madera en los? pisos?`,
  'walk-in closet': `vestidor|vestidores, walk-in closet, closet vestidor, clóset vestidor, armario vestidor, walking closet`,
  'open floor plan': `
    concepto|planta|espacio|plano|cocina abierto|abierta, cocina americana, cocina integrada, cocina abierta a|al|hacia la? sala|salón|comedor, espacios abiertos|integrados, sala y comedor integrados, sala-comedor-cocina, open concept`,
  renovated: `
    renovado|renovada|renovados|remodelado|remodelada|remodelados|reformado|reformada|rehabilitado|rehabilitada|restaurado|restaurada|modernizado|modernizada,
    recién|totalmente|completamente|recientemente renovado|renovada|remodelado|remodelada|reformado|reformada|actualizado|actualizada, reforma integral, remodelación reciente|total, cocina|baños nueva|nuevos|renovada|renovados|remodelada|remodelados, para entrar a vivir, listo para habitar|mudarse`,
  'new construction': `
    obra nueva, a estrenar, para estrenar, por estrenar, de estreno, estrena, recién construido|construida, nueva construcción, casa|departamento|piso|edificio|desarrollo nueva|nuevo, construcción nueva, pre-venta, preventa, en preventa, recién terminada|terminado, sin estrenar`,
  'fixer-upper': `
    a|para reformar, para remodelar|renovar|restaurar|rehabilitar, necesita|requiere|requieren|necesitan reforma|reformas|remodelación|reparaciones|trabajo|arreglos|mantenimiento|actualización|renovación|cariño, a restaurar, oportunidad para inversionistas|inversores, a rehabilitar, por remodelar, con potencial de remodelación, para actualizar, para arreglar, hay que cambiarlo|renovarlo|arreglarlo|hacerlo todo, sin reformar|renovar|remodelar, ideal para remodelar|reformar`,
  'single story': `
    una|1 sola? planta|nivel|piso, de un|1 solo? piso|nivel, un|1 solo nivel|piso, planta única, todo en un|una|1 solo|sola? nivel|piso|planta, planta baja única, en una planta, sin escaleras, casa de un nivel, de una planta`,
  'guest house': `
    casa|casita|suite|cabaña|departamento|apartamento|estudio de|para huéspedes|invitados|visitas, casita, casita|estudio|departamento|apartamento independiente, casa de invitados, anexo para|de invitados|huéspedes, bungalow independiente`,
  'home office': `
    oficina|estudio|despacho, oficina en casa, cuarto de estudio, espacio para oficina|trabajar|teletrabajo|home, home office, biblioteca, trabajar desde casa, teletrabajo`,
};

const terms: PhrasesByTag = {
  pets: `
    mascotas permitidas|bienvenidas|aceptadas|ok|sí|si, se permiten|aceptan|admiten mascotas|animales, acepta|acepto|aceptamos|permite mascotas|animales, pet friendly, petfriendly, pet-friendly, apto mascotas, admite mascotas`,
  dogs: `
    se permiten|aceptan|admiten perros, perros permitidos|bienvenidos|aceptados|sí|ok, acepta|permite perros, perros y gatos bienvenidos|permitidos|aceptados, se aceptan perros y gatos, solo|sólo perros, se admiten perros y gatos, parque|área para perros`,
  cats: `
    se permiten|aceptan|admiten gatos, gatos permitidos|bienvenidos|aceptados|sí|ok, acepta|permite gatos, perros y gatos bienvenidos|permitidos|aceptados, se aceptan perros y gatos, solo|sólo gatos, se admiten perros y gatos`,
  solar: `paneles|placas|panel|energía|sistema solares|solar, fotovoltaico|fotovoltaica|fotovoltaicos|fotovoltaicas, solar, calentador solar`,
  storage: `bodega|bodegas, trastero|trasteros, almacenamiento, cuarto de guardado|almacenamiento|triques, baulera, depósito, espacio para guardar`,
  'corner lot': `en|de esquina, lote|terreno|casa en|de? esquina|esquinero|esquinera, terreno esquinero, esquinera`,
  'cul-de-sac': `cul-de-sac, calle cerrada, calle sin salida, en cerrada, en una cerrada, privada sin salida, retorno, callejón sin salida`,
  'utilities included': `
    servicios|gastos|suministros|luz|agua incluido|incluidos|incluida, incluye servicios|gastos|suministros|todos|agua|luz, incluye luz y agua, servicios incluidos, todo incluido, gastos de luz y agua incluidos, con servicios incluidos, agua y luz incluidas|incluidos, con gastos incluidos`,
  'short-term rental': `
    renta|alquiler|estancia|estancias|contrato|rentas|alquileres corto|corta|cortas|cortos plazo|estancia|temporada|plazos, alquiler|renta vacacional|turístico|temporal|temporario, alquiler|renta por|de temporada|días, airbnb, corto plazo permitido, licencia turística, renta diaria, corta estancia, por temporada, contratos mensuales|temporales, uso vacacional`,
  'wine cellar': `cava|cavas, bodega de vinos|vino, cava de vinos, vinoteca, cava climatizada`,
  bidet: `bidet|bidé|bidets, inodoro japonés`,
  quiet: `tranquilo|tranquila|tranquilos, silencioso|silenciosa, muy tranquila, calle tranquila, zona tranquila, sin ruido|ruidos, lejos del ruido|bullicio, tranquilidad, apacible, solo|sólo se oye|oyen|escucha|escuchan, grillos`,
  hoa: `hoa, cuota|cuotas|gastos de mantenimiento|comunidad|administración, expensas, cuota mensual`,
};

export const spanishFeatures: PhrasesByTag = { ...outside, ...inside, ...terms };
