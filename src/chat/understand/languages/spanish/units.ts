import type { Phrases } from '../language-tables.ts';

export const spanishUnits: Phrases = {
  'unit.bedroom': `habitaci(ón|ones|ónes|on); hab(s|itac|); hab.; habs.; habitacione; habitasiones; abitaciones; dormitorio(s|); dorm(s|); dorm.; dor; dormis; recámara(s|); recamaritas; rec(s|); rec.; recam; alcoba(s|); cuarto(s|); cuartito(s|); cama(s|); pieza(s|); (cuarto|habitación|habitaciones|cuartos|recámaras) (de|para) dormir; ctos; cto; hb; rcm; bdr`,
  'unit.room': `ambiente(s|); amb; amb.; ambs`,
  'unit.bathroom': `baño(s|); baño(s|) complet(o|os); aseo(s|); wc; sanitario(s|); lavabo(s|); servicios sanitarios; bañ; bño(s|); medio(s|) baño(s|); baños y aseo(s|)`,
  'unit.studio': `estudio(s|); monoambiente(s|); mono(-| )ambiente(s|); mono; (un|1) ambiente; aparta(-| |)estudio(s|); (apartamento|departamento|piso|depa|apto) (tipo|) estudio; departamento estudio; sin (dormitorios|habitaciones|recámaras|dormitorio separado)`,
  'unit.squareFeet': `pies (cuadrados|2|); pie(s|) cuadrado(s|); pies2; p2; sqft; ft2; pc`,
  'unit.squareMeters': `m2; mts2; mt2; mtrs2; m 2; mts; mt; mtrs; mtros; m; metro(s|) (cuadrado(s|)|2|útiles|construidos|habitables|cubiertos|totales|); metros2; m cuadrados; mts (cuadrados|2|); (m2|metros|mts|metros cuadrados|m|mts2) (construidos|útiles|habitables|cubiertos|totales) (de|); (m2|metros|mts|metros cuadrados|mts2|m) de; mt cuadrados; metritos`,
  'unit.acre': `acre(s|) (de|)`,
  'unit.hectare': `hectárea(s|) (de|); ha; has; hect`,
  'unit.car': `
    (coche|auto|carro|vehículo|automóvil)(s|); automóviles; (plaza|lugar|espacio|cajon|cajón|puesto|spot)(es|s|) (de|para) (garaje|garage|parking|parqueo|estacionamiento|aparcamiento|parqueadero|cochera|coche|carro|auto|coches|autos|carros|estacionar|aparcar|vehículo|vehículos); cajones; plazas; estacionamiento(s|); parqueadero(s|); parqueo(s|); aparcamiento(s|); cochera(s|); garaje(s|); garage(s|); parking(s|); parkings; (garaje|garage|cochera|estacionamiento|cocheras) para (coche|auto|carro)s`,
  'unit.hour': 'hora(s|); hs; hrs; h',
  'unit.day': 'día(s|)',
  'unit.week': 'semana(s|)',
  'unit.month': 'mes(es|)',
  'unit.year': 'año(s|)',
  'unit.yearOld':
    '(año|anio)(s|) de (antigüedad|antiguo|construid(a|o|as|os)|construcción|edad|viej(a|o|as|os)|hech(a|o)|uso); años de antiguedad; anios',
  'unit.home': `(casa|apartamento|departamento|depa|depto|dpto|propiedad|vivienda|inmueble|anuncio|listado|resultado|opción|opcion|chalet|condominio|condo|lugar|alternativa|ejemplo|sugerencia|oferta|terreno|local|villa|estudio|dúplex|ático|loft|finca)(s|es|); propiedades; opciones; de ellas; de ellos; casitas`,
  'unit.none': `
    persona(s|); adulto(s|); niñ(o|a)(s|); hij(o|a)(s|); bebé(s|); nen(e|a)(s|); chic(o|a)s; perr(o|a)(s|); perrit(o|a)(s|); gat(o|a)(s|); gatit(o|a)s; mascota(s|); inquilinos; familia(s|); familiares; compañer(o|a)(s|); roommates; estudiantes; amig(o|a)s; integrantes; miembros; ocupantes; huéspedes; hermanos; abuelos; padres; adolescentes
    km; kms; kilómetro(s|); milla(s|); cuadra(s|); calle(s|); minuto(s|); min; mins; minutitos; segundos; segundo; pasos; centímetros; cm; metros de (altura|alto|frente|fondo|ancho|largo)
    por ciento; porciento; %; % de (enganche|entrada|descuento|interés); planta(s|); piso(s|) (de altura|de alto|); nivel(es|); niveles; plantas de altura; veces; pm; am; hs de; estrellas; puntos; metros a pie; de la (tarde|mañana|noche); de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre); enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre`,
  'per.month': `(al|por|a el|cada|/|x|el) (mes|mensual|mess); mensual(es|); mensualmente; mens; mensualidad; mensuales de (renta|alquiler); pm; p/m; al mes de (alquiler|renta|arriendo); de (alquiler|renta|arriendo) (al mes|mensual(es|)|por mes)`,
  'per.other': `(al|por|cada|/|a la|el) (año|semana|noche|día|hora|persona|m2|metro|metro cuadrado|pie cuadrado|quincena); anual(es|); anualmente; semanal(es|); quincenal(es|); diario(s|); por noche; (de|en|como) (ingreso|ingresos|sueldo|salario|ahorros|ahorro|entrada|enganche|anticipo|inicial|cuota inicial|hipoteca|préstamo|crédito|efectivo|señal|pie|fianza|depósito|adelanto|nómina|pensión) (anual|anuales|mensual|mensuales|brutos|netos|al año|al mes|) ; ahorrad(o|os|as|a); de ahorro`,
  'currency.$': `$; usd; us$; u$s; u$d; u$; dólar(es|); dolares; dls; dlls; dlrs; mxn; mx$; pesos (mexicanos|colombianos|argentinos|chilenos|); pesos; peso; varos; baros; morlacos; cop; ars; clp; m.n.; verdes; bucks; dolars; dólares americanos`,
  'currency.€': '€; eur; euro(s|); euritos; pavos; leuros; auros',
  'currency.£': '£; gbp; libra(s|) (esterlinas|)',
  'currency.¥': '¥; yuan(es|); rmb; yen(es|)',
  'currency.CHF': 'chf; franco(s|) (suizos|)',
  'currency.R$': 'r$; brl; real; reales',
  'topic.price': `precio(s|) (de venta|de lista|total|final|); presupuesto (total|); costo(s|); coste(s|); valor; (mi|nuestro|el|un) (presupuesto|límite|tope|máximo) (es|es de|de|); gastar(me|nos|); pagar; invertir; (que|) (cueste|cuesten|cuesta|cuestan|valga|valgan|vale|valen); plata; dinero; lana; money; rango de precio(s|); monto; importe; por un (precio|valor|monto) de; pago; gastarme; budget; desembolsar; (tengo|tenemos|dispongo de|disponemos de|cuento con|contamos con) (un presupuesto de|un presupuesto|como presupuesto|)`,
  'topic.rent': `(alquiler|renta|arriendo|mensualidad|canon) (mensual|de|)`,
  'topic.hoa': `
    (cuota(s|)|gasto(s|)|pago(s|)|tarifa(s|)|costo(s|)|coste(s|)|fee|fees) (mensual(es|)|) (de|del|de la|) (hoa|comunidad|mantenimiento|condominio|asociación|administración|asociación de propietarios|asociación de vecinos|comunitarios|comunitaria|comunes|comuneros|dueños); hoa(s|) (mensual|fee|fees|); comunidad (de propietarios|); expensas; administración; mantenimiento (mensual|); asociación de (propietarios|vecinos|dueños|colonos|residentes); cuota(s|) mensual(es|); gastos comunes; la comunidad; comunidad mensual`,
  'topic.area': `superficie (construida|útil|habitable|cubierta|total|mínima|); (metros|m2|metros cuadrados) (construidos|totales|útiles); tamaño; área (construida|útil|habitable|de construcción|total|); construcción; metraje; (metros|mts) de construcción; medida(s|); construidos; cubiertos; útiles; dimensiones; sup`,
  'topic.lot': `terreno; lote; parcela; solar; predio; (superficie|área|tamaño|metros|m2|extensión) (de|del|de la|de el) (terreno|lote|parcela|predio|finca|solar); (terreno|lote|parcela) (total|propio|mínimo); jardín de; patio de; tierra; tierras; finca de`,
  'topic.built': `
    (construid(a|o|as|os)|hech(a|o|as|os)|edificad(a|o|as|os)|levantad(a|o|as|os)|construyeron|construyó|terminad(a|o|as|os)) (en|por|durante|desde|el|alrededor de|) (el|) (año|); año (de|) (construcción|) (de|:|es|); año(s|) de construcción; construcción (del|de|en) (el|) (año|); del (año|); antigüedad (de|máxima|menor|mayor|no mayor|) (de|a|); que sea(n|) del (año|); de los años; los años; antiguedad; edad`,
  'topic.days': `
    (en|dentro de) el (mercado|portal|sitio); (publicad|anunciad|listad|subid|ofertad|agregad|añadid|ingresad)(a|o|as|os) (en|durante|desde|desde hace|por|); (que|) (lleva|llevan|lleven|lleve|llevando|tenga|tengan) (ya|más|) (publicad(a|o|as|os)|anunciad(a|o|as|os)|en venta|en el mercado|en alquiler|en renta|listad(a|o|as|os)|) ; tiempo en (el mercado|venta); días (en|de) (el|) (mercado|publicación|publicado|publicada); (salió|salieron|salido|salidas|entraron|entró) (al|en el) (mercado|); puest(a|o|as|os) (en|a la) venta; en venta (desde|hace) (hace|); nuev(a|o|as|os) (en el mercado|)`,
  'topic.parking': `parking; estacionamiento; cochera; garaje; garage; parqueo; parqueadero; aparcamiento; lugares (de|para) (estacionamiento|estacionar)`,
  'topic.bedrooms': `(habitacion|dormitorio|recamara|cuarto|alcoba)(es|s); habitaciones; (número|cantidad) de (habitaciones|dormitorios|recámaras|cuartos|alcobas)`,
  'topic.bathrooms': `baños; (número|cantidad) de baños; aseos`,
  'topic.zip': `código(s|) postal(es|); codigo postal; cp; c.p.; c p; zip (code|); zipcode; zonas postales; código zip`,
  'topic.noPrice': `
    (ingreso(s|)|sueldo|salario|nómina|pensión|paga|entradas) (mensual(es|)|anual(es|)|familiar(es|)|brut(o|os)|net(o|os)|conjunto(s|)|) (de|es|es de|son|son de|aproximado|); (gano|ganamos|gana|ganan|cobro|cobramos|cobra|ingreso|ingresamos|percibo|me pagan|nos pagan|facturo) (unos|como|alrededor de|cerca de|); (ahorro(s|)|ahorrad(o|os)|ahorramos|ahorré|tengo ahorrado|tengo ahorrados|tenemos ahorrados|ahorrando|guardados) (de|unos|); (enganche|entrada|anticipo|inicial|cuota inicial|señal|pie|adelanto|pago inicial|down payment|down|abono) (de|del|es|); (hipoteca|préstamo|crédito|financiamiento|mortgage) (de|por|preaprobado|pre aprobado|aprobado|preaprobada|del|máximo|hasta|) (por|de|); preaprobad(o|a|os) (por|de|hasta|); pre(-|)aprobad(o|a) (por|de|); (depósito|fianza|aval|garantía) (de|) ; dar de (entrada|enganche|inicial); puntaje de crédito (de|); score (de|); crédito infonavit (de|por|); infonavit (de|por|); impuesto(s|) (de|); predial (de|); (mi|nuestro) (número|teléfono|celular|móvil|cel|whatsapp|tel) (es|:|es el|); (teléfono|telefono|celular|móvil|cel|tel|whatsapp|wasap|tel.) (:|es|); (llámame|llamame|llámenme|llamenme|márcame|márquenme|llamarme|escríbeme|contáctame|contáctenme|me pueden llamar|me puede llamar|que me llamen|me llaman|llamar|marcar) (al|en el|a); tengo (una|) edad de; interés (de|del|); tasa (de|del) (interés|); herencia (de|); comisión (de|del); euríbor; gastos de (cierre|notaría); seguro de`,
};
