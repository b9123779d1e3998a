import type { PhrasesByKey } from '../language.ts';

const PERSON = `(persona|humano|humana|agente|asesor|asesora|alguien|corredor|corredora|representante|ejecutivo|comercial|encargado|encargada|gerente|vendedor|
  vendedora|dueño|dueña|propietario|casero|ser humano|persona real|realtor|broker|colega|compañero|supervisor|agentes|asesores)`;
const HOME =
  '(casa|piso|depa|departamento|depto|apartamento|condo|condominio|propiedad|vivienda|inmueble|terreno|lote|chalet|unidad)';
const VISIT = '(visita|cita|recorrido|tour|visitas|llamada|videollamada|reunión)';

/** Going on from before, wishes for a person, small talk, people, and words that say nothing by themselves. */
export const spanishTalk: PhrasesByKey = {
  'drop.before': `
    (olvidate|olvidá|olvidemos|olvide|olvídense|quitá|quitemos|quitamos|quite|quitale|quitar|sácale|sacá|sacamos|elimina|borrá|deja|dejemos|
      cancela|descarta|ignora|suelta) de? (lo de|lo del|el requisito de|la condición de|lo|el filtro de)? el|la|los|las?
    ya? no (necesito|necesitamos|ocupo|ocupamos|quiero|queremos|busco|hace falta) (el|la|los|las|lo de|lo del)
    (y si) (le|les|lo)? sin|quito|quitamos|quitando (lo de) el|la|los|las`,
  'drop.Price': `
    el? precio|presupuesto|dinero ya? (no (me|nos)? (importa|es problema|es un problema|es obstáculo|es limitante|preocupa)|(me|nos)? da igual|
      es lo de menos); sin límite|tope|límites (de (precio|presupuesto|dinero))
    (cualquier|sin importar el|no importa el|no me importa el|olvida el|olvídate del|quita el|quítale el) (límite de|tope de|
      rango de)? precio|presupuesto|tope|límite; cueste lo que cueste; presupuesto ilimitado|abierto
    por el precio|presupuesto|dinero no te|se preocupes|preocupe|preocupen; no te|se preocupes|preocupe|preocupen por el precio|presupuesto|dinero`,
  'drop.Bedrooms': `
    (cualquier (número|cantidad) de|no importan las|no importa cuántas|no importa el número de|olvida las|
      da igual las) recámaras|habitaciones|dormitorios|cuartos
    (las|los|el número de)? recámaras|habitaciones|dormitorios ya? (no me? (importan|importa)|me dan igual|dan igual|da igual)`,
  'drop.Bathrooms': `
    la? cantidad de baños me? (da igual|no importa); (cualquier (número|cantidad) de|no importan los) baños
    los? baños ya? (no me? importan|me dan igual|dan igual)`,
  'drop.PropertyType': `
    (cualquier|no importa el|me da igual el|todo) tipo|clase (de (propiedad|vivienda|casa|inmueble))
    el? tipo (de (propiedad|vivienda|casa|inmueble)) (no me? importa|da igual|me da igual)
    no tiene|tienen que ser un|una? casa|depa|departamento|condo|condominio|piso|apartamento; todos los tipos`,
  'drop.YearBuilt': `
    no (hace falta|es necesario|tiene|necesito) que? (sea|ser) (tan|muy) nuev(o|a)|reciente|moderno|moderna
    el? año (de construcción) ya? (no me? importa|da igual|me da igual); (cualquier|no importa el) año
    la? antigüedad ya? (no me? importa|me da igual|da igual)`,
  'go.reset': `
    (empecemos|empezar|empieza|empezamos|volvamos a empezar|comencemos|arranquemos|vuelve a empezar|comenzar|partamos) de|desde? (nuevo|cero|
      otra vez)
    nueva|otra búsqueda
    (olvidate de|olvidá|borrá|borre|cancela|ignora|descarta|olvide|elimina|quita|limpia) de? todo|todos|todas (eso|esto|lo anterior|lo que dije|
      lo demás|lo de antes|los filtros)?
    (borra|olvidá|olvídate de|olvide) (lo anterior|lo que te dije|lo de antes|la búsqueda|eso|los filtros); cambio de planes|tema|idea
    mejor? (algo|otra cosa) totalmente|completamente diferente|distinto|distinta; reinicia(r); reset; cambiamos de planes|idea
    cambié de planes|idea|opinión`,
  'go.also': `
    también; además; y (también|además|tal vez|quizás); agrega(r|le|me|); añade; añadir; incluye; incluir; incluyendo; suma(le); así como; aparte
    o (también|tal vez|incluso); ambos; ambas; igualmente; de paso`,
  'go.only': `
    sólo; solamente; únicamente; nomás; nada más; exclusivamente; limita(lo|la|r|) a; que? tiene|tienen que ser; cambia(lo|la|) a|por
    mejor (en|de|un|una|que sea|con)?; que sea sólo; puro(s); pura(s); específicamente; ponle; en específico`,
  'go.then': 'entonces; pues; ni modo',
  'go.with': `
    y; con; más; y que tenga|sea|esté|tengan; que tenga|sea|esté|tengan; también? necesito|ocupo|quiero|queremos|necesitamos; ah|oh y; y con`,
  'reply.yes': `
    sí
    (claro|claro que sí|por supuesto|desde luego|adelante|dale|va|orale|sale|venga|simón|hecho|perfecto sí|sí por favor|sí porfa|sip|sii|siii|
      exacto|correcto|efectivamente|así es|por favor sí|hazlo|de acuerdo|me parece bien|cómo no|obvio|afirmativo|está bien|me encantaría|desde ya|
      vale sí|sí gracias|eso mismo)`,
  'reply.weak': `
    ok; okay; oki; vale; bueno; bien; perfecto; genial; excelente; listo; entendido; ya; aja; mmm; super; muy bien; buenísimo; bárbaro; chido; padre
    de lujo; por favor; porfa; ah; entiendo; ya veo`,
  'reply.no': `
    no gracias; no; nop; nel; para nada; (todavía|aún|por ahora|ahorita|por el momento|mejor) no; no? (ya no|dejalo|déjelo); nada más gracias
    así está bien; negativo`,
  'human.want': `
    deseo|deseamos|gustaría|quisiera|quisiéramos|quiero|queremos|necesito una visita
    (quiero|queremos|quisiera|quisiéramos|puedo|podemos|podría|podríamos|me gustaría|nos gustaría|cuándo puedo|cuándo podemos|se puede|
      es posible|necesito|ir a) (ir a|pasar a)? (ver|visitar|conocer)(la|lo)
    la|lo|las|los puedo|podemos|podría|podríamos|quiero|queremos (ir a) ver|visitar|conocer
    me|nos la|lo|las|los podría|podrían|puede|pueden|puedes|enseñan|muestran enseñar|mostrar?
    (ver|visitar|conocer)(la|lo|las|los|) (en persona|por dentro|personalmente|físicamente)
    (enseñar|mostrar)(mela|melo|la|lo) mañana|hoy|el|este
    (hablar|platicar|charlar|comunicar|comunicarme|contactar|contactarme|conectar|hable|chatear|comuníca|comunícame|comuníqueme|pásame|pasame|
      pásenme|páseme|transfiéreme|reunirme|conversar|ponme|póngame|ponerme en contacto|conéctame|pasas|pasa|pasan|comunicas|comunica|comunican|
      conectas|tratar|poner en contacto|atienda|atender|contáctame) directamente? con|a el|la|un|una|algún|alguna|su? ${PERSON}
    que? me|nos? (llame|llamen|llamara|llamaran|llames|marque|marquen|contacte|contacten|contactara|atienda|atiendan|escriba|escriban|hable|
      hablen|devuelvan la llamada|regresen la llamada|llamas|llaman|marcan|contactas|contactan|llamar|
      contactar) un|una|el? agente|asesor|asesora|alguien|humano|persona|comercial|encargado?
    (llamame|llamenme|llámeme|márcame|márquenme|contáctenme|contáctame|escríbanme|háblenme)
    me|nos puede|pueden|podría|podrían|puedes (llamar|marcar|contactar|atender|hablar por teléfono|
      devolver la llamada) un|una? agente|asesor|asesora|alguien|persona|humano?
    me? puede|pueden|podría atender|ayudar un|una|algún ${PERSON}
    quiero|necesito|prefiero|quisiera|busco|deseo a? un|una|algún (${PERSON}|agente inmobiliario|asesor humano)
    hay? (alguien|alguna persona|algún agente|algún asesor) (que|con quien|ahí|disponible|
      real) me|nos? pueda|atienda|ayude|llame|puede|ayudar|atender|hablar?
    (agendar|agenda|agendame|agendarme|concertar|programar|prográmame|reservar|pedir|coordinar|sacar|hacer|solicitar|apartar|quiero|necesito|
      tener|quisiera|arreglar|pactar) una|otra|la|un? ${VISIT}
    (su|el|un|tu|cuál es el|cuál es su|pásame el|dame el|me das el|me pasas el|me pasan el|
      me dan el) (número de) telefono|celular|whatsapp|correo|email|contacto|número (del agente|de la agente|del asesor|del dueño|de contacto|
      de la agencia|de alguien|de teléfono|de ustedes)?
    como los|las|lo|te|me? contacto|contactar|llamo|comunico; (mi|mi número de) teléfono|celular|número|cel|correo|whatsapp es
    (reclamo|reclamación|demanda|mal servicio|molest(o|a) con|inconforme|trato recibido|tomadura de pelo)
    (nadie|ningún agente|ninguno) me|nos? ha? contesta|contestó|llamó|contestado|llamado|responde|atiende|devuelve|atendió|respondió|marcó
    (hacer|presentar|meter|mandar|enviar|quiero hacer) una? oferta|contraoferta|solicitud|propuesta; regatear|negociar el? precio?
    atención (personal|al cliente|humana); por teléfono|whatsapp mejor; dejen|deja|paren de llamar|llamarme|escribirme|mandarme
    no quiero (hablar con) un? robot`,
  'human.matter': `
    (cita|visita)(s); visitar; (agente|asesor|asesora)(s); agendar; reagendar; reprogramar; solicitud(es); aplicar; postular(me|); (contra|)oferta
    hacer una oferta; ofrezco; firmar el? contrato; queja(s); quejarme; pésim(o|a); currículum; pasantía; prácticas; administran
    administrar; pensando|queremos|pensamos vender; vale mi casa; a conocer el|la|los|las; ir a ver(la|lo|); reservar(lo|la|); no contesta(n)
    nadie me|nos; videollamada; me|nos atendió; cómo hago para
    me quejo; groser(o|a)`,
  'human.tenancy': `
    llave(s); (devuel|devolv)(to|ver|vieron|ven|ución) el|mi|del? depósito|fianza; mi depósito|fianza; gotera(s); fuga de agua; descompuso
    descompuest(o|a); averiad(o|a); rompió; tapado; (mi|renovar el) contrato`,
  'human.person': `un|una? humano|persona|agente|asesor|asesora|representante|operador|operadora|corredor|corredora real|humano|humana|inmobiliario?
    atención|servicio al cliente`,
  'human.visit': `
    (quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|necesito) (ir a ver|pasar a ver|visitar|conocer|recorrer)
    (puedo|podemos|podría|podríamos|cuándo puedo|cuándo podemos|se puede|es posible) (ir a|pasar a)? ver|visitar|conocer|recorrer
    me|nos enseñan|muestran`,
  'human.sell': `
    (poner|pongo|publicar|publico|anunciar|listar|valuar|tasar|valúen|tasación de|avalúo de|valoración de|administrar|
      administran) mi|nuestra|nuestro propia|propio? ${HOME}
    (vender|vendo|vendemos|vendan|poner en venta|poner a la venta|rentar mi|ayudan a vender|deshacerme de) (mi|nuestra|nuestro|la mía|
      la nuestra) propia|propio? ${HOME}
    (cuanto|en cuánto) (vale|valdrá|valdría|cuesta|podría vender|puedo vender|vendería|me dan por|me darían por|puedo pedir por|
      puedo sacar por) mi|nuestra|nuestro ${HOME}
    la|lo (queremos|quiero|quisiera|quisiéramos|pienso|pensamos|vamos a|voy a|necesitamos|necesito|tenemos que|tengo que) (vender|
      poner en (venta|renta))
    (venderla|venderlo|ponerla en venta)
    (quiero|queremos|quisiera|necesito|pienso|me ayudan a|pueden ayudarme a|cómo) (vender|poner en renta|valuar|
      tasar) mi|nuestra|nuestro|la|una|el|un ${HOME}
    estan|andan (contratando|buscando (agentes|personal))
    busco|tienen|hay|quiero trabajo|empleo|vacantes de|con|en (ustedes|agente|su (empresa|agencia|inmobiliaria)); mandar|enviar mi cv|curriculum
    trabajar con ustedes; mis inquilinos; quiero|queremos (rentar|alquilar|poner en renta) mi|nuestra|nuestro ${HOME}`,
  need: `
    yo|nosotros? ya|también|sólo|me|nos? (quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|ocupo|ocupamos|busco|buscamos|deseo|deseamos|
      requiero|requerimos|preciso|precisamos|me gustaría|nos gustaría|
      me urge|ando buscando|estoy buscando|estoy viendo|me interesa|me interesan|nos interesan|pretendo|pienso|
      pensamos|quería|queríamos|buscaba|agradecería); buscando; busca; necesita; requiere; debe(n) de? tener|ser|estar; tiene(n) que tener|ser|estar
    en busca de; interesad(o|a); quiere|quieren|buscan|necesitan; se busca; me anda interesando; tenemos pensado; ayúdame a encontrar|buscar`,
  search: `
    sigue buscando; buscar; busca; buscame; busque; busquen; encontrar; encuentra; encuéntrame; encontrame; búsqueda; lista(do); filtra(r); ver
    mírame; mira; mirar; conseguir; consígueme`,
  show: `
    (muéstranos|muestra(me|)|mostranos|ensenanos|mandanos|mánda(me|)|pásanos|(da|pon|lístame)(me|nos|)|dinos|dí(me|)|buscanos|búsca(me|)|
      lista(nos|)|envíanos|envia(me|)|mostrá(me|)|enseñá(me|)|pasá(me|)|dale(me|nos| )) (por favor|solo)?
    muéstrenme; muéstreme; enséñenme; enséñeme; mándenme; pásenme; denme; deme; a|dejame|quiero|queremos|quisiera|puedo ver
    me muestras|muestra|muestran|enseñas|enseña|enseñan|mandas|mandan|das|pasas|pasan|pones; ver`,
  'talk.greeting': `
    hola(a|aa|s|); holi(s); ola; buen(os|as|) dia|días|tardes|noches|tarde|noche?; qué tal|onda|hubo|hay|pasó|más; quiubo; saludos
    estimad(o|a|os|as) señor|señores|señora|todos|equipo?; muy? señor|señores mío|míos?; distinguid(o|os|a) señor|señores?; hey; hello; hi; alo
    ¿buen día; mucho gusto; ey; oye; oiga; disculp(a|e|en); perdone la molestia; buenass`,
  'talk.thanks': `
    muchas|muchísimas|mil? gracias|grax|grcs|grs|graciass (por (todo|la ayuda|su ayuda|tu ayuda|la información|su tiempo)|igual)?
    se|te|le|les? agradezco|agradece|agradecemos|agradecería|agradecid(o|a) (mucho|de antemano)?; muy? amable; que (amable|buena onda)
    eres (un crack|lo máximo|genial|muy amable|la mejor); de gran ayuda; me ayudaste mucho; buen trabajo|servicio`,
  'talk.farewell': `
    adios; chao; chau; bye; hasta (luego|pronto|mañana|la próxima|la vista); nos vemos
    que (tengas|tenga|tengan|pases|pase|estés|esté|te vaya) un|una? buen|buena|bien|bonito|lindo|excelente (día|tarde|noche|fin de semana|fin)
    cuídate; cuídese; reciban? un? (cordial saludo|saludo cordial|saludo|abrazo); cordialmente; atentamente; quedo|quedamos atent(o|a|os|as)
    eso|es es? todo (por (ahora|hoy)|gracias)?; ok? (dejame|déjeme|lo voy a) pensar|pensarlo|consultarlo|platicarlo|hablarlo con?
    luego te? escribo|digo|regreso; lo pienso|pensaré`,
  'talk.agency': `
    quien|que (eres|es usted|sos|son ustedes|eres tú)
    (eres|sos|es usted|estoy hablando con|hablo con|es esto) un|una? (robot|bot|humano|persona|persona real|ia|máquina|inteligencia artificial|
      chatbot|real)
    cómo te llamas; (cuál es) tu nombre; en? qué puedes|podés|puede|pueden|sabes hacer|ayudar|ayudarme; cómo me? puedes|puede|pueden ayudar
    (su|el|sus|tu|cuál es su|qué|los) horario(s) (de (atención|oficina|trabajo))
    a? qué hora abren|cierran|abre|cierra|atienden su|la|las? oficina|oficinas?
    están|abren|atienden|trabajan abiertos? (hoy|mañana|los (sábados|domingos|fines de semana)|el (sábado|domingo)|en fin de semana)
    donde (están|tienen|queda|se ubican|está) (ustedes|ubicados|sus oficinas|su oficina|la oficina|oficinas|oficina|la agencia)
    ustedes? cuánto? cobran|cobra (comisión|por (ayudarme|sus servicios|el servicio|la búsqueda)|ustedes)?; su|la|sus|tu|de comision(es)
    (hablan|habla|hablas|atienden en) español|inglés|chino|francés
    ustedes|son|tienen son? (confiables|licencia|una agencia|oficina en|una inmobiliaria|certificados|sitio web|página web)
    cuánto tiempo llevan (ustedes|en el negocio|trabajando)
    ustedes? ayudan|asesoran|ofrecen|manejan|dan|tramitan (con|a conseguir|
      a conseguirlo)? el|la? crédito|créditos|hipoteca|hipotecas|financiamiento|trámite|trámites|conseguirlo|servicios
    sobre (ustedes|la empresa|su empresa|la agencia); quién los respalda|creó; guardan|usan|comparten mis datos; política de privacidad
    es gratis (esto|el servicio)?; cobran por; qué zonas|áreas|idiomas|ciudades cubren|manejan|hablan|atienden`,
  'talk.knowledge': `
    (cómo|qué tal|qué onda) (es|se) (vivir|vive|la vida)
    crédito|préstamo|tasa|tasas|cálculo (hipotecari(o|a|as)|de interés|de hipoteca|fha|va|infonavit|itin); la|una|mi? hipoteca(s)
    tasa(s) (de interés); interés; intereses; gastos|costos|costes de cierre|escrituración|notaría|notario|compra; escrituras; escritura; escrow
    enganche; sección 8; pagar? (a|en) plazos|cuotas|mensualidades
    cuanto (necesito|se necesita|debo|tengo que|hay que|puedo|me) dar|ahorrar|ganar|tener|prestan|pagar|presta|pedir? (de enganche|de entrada|
      de impuestos|para comprar|ahorrado|ahorrar|prestado|el banco|de ingresos|prestar|gastar)?
    puntaje|historial|score|reporte (crediticio|de crédito)?; avalúo|inspección|tasación (de la casa)
    seguro|impuesto|impuestos (de (la casa|hogar|vivienda|título|propiedad)|predial|a la propiedad|sobre la propiedad)?; predial; plusvalía
    ganancias de capital; refinanciar; preaprobacion; precalificacion; pre-aprobación
    es? buen momento|tiempo para comprar|vender|rentar|invertir|alquilar; mercado|burbuja (inmobiliari(o|a)|de la vivienda)
    (van a|irán a|crees que|subirán|bajarán|cuándo van a) subir|bajar|suban|bajen|los? los? (precios|las casas|las tasas|de precio)
    rentar|alquilar|comprar o comprar|rentar|alquilar (qué|es mejor|conviene)?
    (conviene|me conviene|vale la pena|es mejor|es recomendable) más? comprar|rentar|alquilar|esperar|invertir|vender
    cuáles|que papeles|documentos|requisitos|trámites|pasos (necesito|piden|se necesitan|hay|son|hacen falta|se piden|me piden)?
    que (es|son|significa|quiere decir) un|una|el|la|los? (hoa|escrow|hipoteca|condominio|townhouse|short sale|foreclosure|contingencia|título|
      cierre|dúplex|avalúo|enganche|mls|earnest money|preaprobación|plusvalía|predial|fha|crédito|aval|multifamiliar|adu|casita)
    (cuál es la|que) diferencia hay? entre|de un|una|el|la|comprar|rentar|condo|condominio|casa|piso|depa
    como se? (compra|comprar|funciona|funcionan|negocio|negociar|calcula|calcular|puedo comprar|hago para comprar|solicito|solicitar|saco|
      es el proceso|sé si|invertir|desalojo) (una casa|un|una|el|la|los|las|para|de compra)?
    derechos del|de inquilino(s); contrato|ley|leyes de arrendamiento|alquiler|renta|arrendatario; desalojo; desahucio
    cuanto (tarda|demora|tiempo tarda|tiempo toma|cuesta al año|cuesta mantener|se gasta) en? (cerrar|el cierre|el proceso|comprar|mantener|
      la compra|el trámite)?
    con|sin (papeles|documentos|itin|visa|seguro social) (puedo|se puede) comprar|rentar?; puedo comprar (siendo|sin|si soy)
    consejos|ayuda|programas|subsidios para (comprar|compradores|primeros compradores|primera casa); cómo está|anda|va|ven|ves el mercado
    rentabilidad; retorno de inversión; es? una? (buena zona|peligros|segur)(a|o) para|la|o|esa?
    que zona|zonas|barrio|barrios|colonias me? (recomiendas|recomienda|recomiendan|es mejor|son mejores|son seguras)
    cuánto (sería|es|queda|pagaría) (la mensualidad|al mes|de mensualidad) si; la mensualidad si
    (los|un|siendo)? extranjero|extranjeros puede|pueden|puedo comprar; puede|pueden un|los? extranjero|extranjeros comprar
    (necesito|necesita|se necesita|hace falta) un? abogado|notario`,
  'talk.offTopic': `
    (cómo está el|que|el) clima|tiempo hace|hoy|mañana|hará|en; (va a|lloverá|está) llover|lloviendo|lloverá
    llueve; nieva; hace mucho? frío|calor; receta(s) de|para?
    (chiste|poema|película)(s); canción; canciones; futbol; partido de|del; béisbol
    quien (ganó|gana|es el presidente|es el alcalde|va ganando); presidente; elecciones; tarea de?; ensayo de|sobre
    escribe|escríbeme|hazme|haz|escribime|redacta un|una poema|cuento|canción|ensayo|carta|código|correo|programa
    código en|de python|javascript|java; python; acciones de; bolsa de valores; bitcoin; cripto; capital de(l)
    traduce (hola|esta|la palabra|esto al)
    restaurante|restaurantes|tacos|pizza|café|bar|bares|hotel|hoteles|vuelo|vuelos|taquería bueno|buenos|recomendado|cerca|en|para|a|que|más
    recomiendas|recomiéndame|conoces|recomienda un|una|algún restaurante|hotel|bar|café|taquería
    resérvame|reserva|pide un|una? hotel|vuelo|mesa|uber|taxi|pizza; cuéntame|dime|contame un chiste|cuento; sentido de la vida; te amo|quiero
    cásate conmigo; tus|las instrucciones (ocultas|anteriores|previas|del sistema)?
    ignora|olvida todas? las|tus instrucciones anteriores|previas?; system prompt; cuánto es dos|2 más|por|+ dos|2; qué hora|día es hoy?
    horóscopo; lotería; dieta; consejo médico`,
  'talk.general': `
    (qué|cuál es la) diferencia hay? entre un|una|comprar|rentar|el|la?; cuánto cuesta (al año) mantener?; cómo se hace para?
    que zona|zonas|barrio|barrios me? recomiendas|recomiendan; normalmente; usualmente; por lo general; generalmente; en general
    qué es un|una|el|la?; qué son|significa; cómo funciona(n); por qué; explíca(me); (qué|cuál es la) diferencia; suele(n); se suele
    qué diferencia hay`,
  'protected.group': `
    (gente|personas|familias|vecinos|vecindario|barrio|zona|colonia|comunidad|puros|puras|puro|pura|inquilinos|solo|sólo|mayoría|barrio de|
      zona de|gente de|parejas|matrimonios) de|mayoritariamente|mayormente|puro|pura|solo? (blanc|negr|latin|hispan|mexican|asiátic|chin|árabe|
      musulman|judí|cristian|católic|gay|extranjer|inmigrante|hind|american|gring|rus|moren|evangélic|indi|coreana|europe|heterosexual|jóven|
      viej|african|indígen|homosexual)(o|a|os|as|es|s|ú|úes|)
    (negr|blanc|latin|hispan|chin|musulman|judi|judí|cristian|católic|gitan|moren|hindu|gring|hombre|mujere)(os|as|es|s) sólo|solamente|únicamente
    (sin|nada de|no haya|no vivan)? inmigrantes|negros|extranjeros|latinos|mexicanos|musulmanes|gitanos|chinos|blancos|árabes; migrantes; refugiados
    musulman(es|as); judíos; homosexuales; gays; lesbianas; ilegales; indocumentados; minorías; etnia(s); raza(s); religión
    gente|personas (de color|como (yo|nosotros)|de mi (raza|religión|país)|con (discapacidad|hijos|niños)|de (otra|otras) (raza|razas|religión))
    (no haya|sin|no vivan|libre de|lejos de|no acepten) (gente con|familias con)? niños|niñas|familias|chiquillos (alrededor|cerca|vecinos|
      en el edificio|gritando)?; solo adultos|hombres|mujeres; africanos; hispanos; gringos; demograf(ía|ia)`,
  'protected.kind': `
    (blanc|negr|latin|mexican|asiátic|chin|judí|cristian|católic|extranjer|religios)(o|a|os|as); árabe(s); musulm(án|ana|anes); gay; ruso(s)
    étnic(o|a)`,
  'protected.people':
    'gente; personas; familias; vecinos; vecindario; barrio; zona; comunidad; mayoría; colonia; inquilinos; niños; población',
  'protected.wish': `
    dónde solo|no? viva|vivan|haya|hay mayormente|puros|puras|pura|mucha|muchos|solo? gente? (blanc|negr|latin|hispan|chin|cristian|musulman|
      judí|mexican|asiátic)(o|a|os|as|es); gente bien|decente nada más`,
  'protected.self': 'soy|somos|como|siendo|tengo|tenemos|con|dos|mis|nuestros un|una|unos|muy?; es',
  filler: `
    (indocumentad|hermos|precios|limpi|perfect|enter|sencill|chid)(o|a); k; doy; damos; flexible; dices; cont(ar|arme); mecánico
    no manejo|conduzco|sólo|solamente
    lista para mudarse; dije; le bajo|subo|bajamos|subimos a; me basta|alcanza|conformo con?; (con eso) basta con?
    menos|excepto|salvo eso|ese|esa; sí que; la; los; las; lo; un; una; unos; unas; uno; al; del; en; a; y; e; o; u; con; sin; por; para; qué
    me; te; nos; le; les; os; su; sus; mis; tus; (nuestr|bonit|lind|ampli|espacios|luminos|cómod|nuev|propi|mism|otr)(o|a|os|as); yo; tú; vos
    usted; ustedes; nosotros; ella; él; ellos; ellas; mí; ti; es; son; sea; sean; ser; era; fue; están; estén; estar; estoy; estamos; soy
    somos; hay; haya; haber; ha; han; he; hemos; tiene; tienen; tenga; tengan; tener; tengo; tenemos; este; esta; esto; ese; esa; eso; esos
    esas; estos; estas; aquel; aquella; muy; más; menos; mucho; mucha; muchos; muchas; poco; poca; un poco; bastante; demasiado; tan; tanto
    también; tampoco; ya; aún; todavía; ahora; ahorita; hoy; luego; pronto; siempre; nunca; aquí; acá; ahí; allí; allá; así; bien; mal; bueno
    buena; buen; buenos; buenas; mejor; mejores; peor; gran; grande; grandes; chico; chica; chiquito; chiquita; pequeño; pequeña; acogedor(a)
    ideal; decente; algún; alguna; alguno; algunos; algunas; algo; todo; toda; todos; todas; cada; cualquier; cualquiera; nada; nadie; alguien
    sólo; solamente; casi; quizá; quizás; tal vez; tal; cómo; cuando; donde; sí; no; ni; pero; pues; entonces; además; aunque; porque
    por favor|ejemplo|acá|ahí; porfa; porfavor; porfis; plis; gracias; hola; buenos días; oye; oiga; mira; mire; verás; fíjese; fíjate
    bueno pues; la verdad; en realidad; realmente; básicamente; honestamente; actualmente; directamente; principalmente; especialmente; tipo
    o sea; es decir; digamos; eh; ah; oh; mmm; xd; pues sí; de hecho; quiero; queremos; quisiera; busco; buscamos; necesito
    necesitamos; ocupo; puedo; puede; puedes; pueden; podemos; podría; podrías; podrían; poder; hacer; hace; hago; haga; ver; vea; veo; ir
    voy; va; vamos; van; vaya; dar; da; dan; dame; dé; decir; dice; digo; dime; sé; saber; sabe; creo; pienso; espero; parece; gusta; gustaría
    encanta; vivir; viva; vivo; mudarme; casa; vivienda; propiedad; dentro; fuera; cosa; cosas; lugar; manera; forma; parte; vez; veces; señor
    señora; señores; disponible; disponibles; ok; vale; dale; che; wey; güey; compa; amigo; carnal; pa; entre; hasta; desde; sobre; según
    durante; queda; quede; quedan; salga; sale; total; mínimo; máximo; real; verdad; plan; rollo; urgente; urge; necesario; posible; seguro
    segura; sr; sra; pone; pon; ponga; ponme; traiga; trae; lleva; lleve; sería; tendría; tendrán; pueda; puedan; simple; súper; bien bonito
    padre; bacán; guapo`,
  common: `
    inglés; manejar; esperando; gener(a|en|ar)
    (colombian|venezolan|argentin|peruan|cuban|español|ecuatorian|bolivian|dominican|chilen)(o|a|os|as|); o no ?
    (lo que sea|todo|cualquier cosa) menos eso|esos|esas|esa|ese; entrenar; zillow; redfin; trulia; idealista; instagram; facebook; genere
    segunda mano; presente; acabamos; amabilidad; batería; subiéramos; jubilarnos; desearíamos; abogado; abuel(o|a|os); aburrido; acabo
    acostumbrado; actividad; afuera; alegre; alumno; ama; ancho; aniversario; anoche; apoyo; aprender; apunto; árbol; arena; arte; artista
    asunto; autobús; avisar; azul; bici; bicicleta; boda; bosque; bus; caballo; caballos; caer; calidad; caminar; camión; carne; carpintero
    carrera; casado; casarme; caso; cena; ciego; cielo; cierto; cine; cobrar; cocinar; comer; comida; comienzo; conductor; contador; contento
    contestar; contigo; control; correr; cortar; costumbre; creer; cruzar; cuerpo; cuidado; cuidar; culpa; cumpleaños; cuñado; curso; daño
    deber; débil; decidir; dedico; dentista; derecho; desayuno; descansar; descanso; desear; despacio; despertar; detrás; dibujo; dientes
    difícil; director; diseño; divorciado; divorcio; doctor; doctora; dolor; dormir; dulce; dura; duro; educación; elegir; embarazada
    embarazo; enfermera; enfermero; enfermo; enojado; enorme; entender; época; escribir; escritor; escuchar; estado; estrella; estudiante
    examen; éxito; explicar; fácil; fama; famoso; feliz; feo; fiesta; fiestas; final; físico; flor; flores; fresco; fuego; fuerte; fumar
    futuro; gasto; gobierno; golpe; gordo; gris; gritar; grupo; guerra; guía; hambre; hielo; hombre; idioma; ingeniero; ingeniera; ingenieria
    inteligente; invierno; izquierda; jardinero; jubilado; jubilados; juego; jugar; juguete; leer; lengua; lento; letra; libro; libros
    limpiar; llave; llenar; lleno; llevar; llorar; lluvia; maestra; maestro; marido; matrimonio; médica; mejorar; mensaje; mente; miembro
    militar; ministro; mitad; molestar; moto; mover; mudanza; muerte; mujer; mundo; música; músico; nacer; nacional; naturaleza; navidad
    niet(o|a|os); nieve; niñera; norte; nota; noticia; nube; nuera; objetivo; obrero; oeste; oír; ojo; ojos; olor; operación; orden; oscuro
    otoño; pájaro; pan; papel; par; parar; pared; paredes; pareja; pariente; pasear; paseo; perder; permiso; pesado; pesos; piedra; pintar
    pintor; piano; planear; pobre; policía; popular; preferir; preguntar; preocupado; primavera; principio; prisa; problemas; profesor
    profesora; programador; prometida; prometido; proyecto; puert(o|a|as); quedar; quincena; rápido; rato; razón; recibir; recoger; recordar
    recuerdo; regalo; reír; relación; remoto; respeto; responder; respuesta; revista; rico; rojo; ropa; roto; salud; sangre; sentir; serio
    situación; sobrina; sobrino; sol; soldado; soltero; soltera; sonido; sucio; suerte; suficiente; sur; surfear; techos; temprano; terminar
    tienda; tiendas; tocar; tomar; tradicional; tranquilamente; transporte; triste; tutor; único; vacaciones; venir; ventanas; verano; vestido
    viajar; viaje; viejito; viento; viuda; viudo; voz; vuelta; zapato; fiador; carne asada; parrilla; parrillada; asados; cercanía; vibra
    (céntric|rústic|mediterráne|contemporáne|iluminad|ventilad)(o|a); techos altos; cubículo; recién casados; primeriza; costeña; costero
    colonial; minimalista; estrenada; orientación; exterior; fachada; ladrillo; teja; mármol; granito; alacena; cuna; piscinero; quincho
    domótica; alarma; cámaras; helipuerto; huésped; rumi; empleado; empleada; cocinero; mesero; chofer; camionero; albañil; plomero
    electricista; veterano; marino; naval; ejército; beca; maestría; doctorado; semestre; kínder; guardería; pediatra; veterinario; psicóloga
    arquitecta; arquitecto; diseñadora; contadora; freelance; autónomo; emprendedor; indefinido; discreto; nocturno; turno; turnos; señorita
    chaval; chavales; gemelos; mellizos; adolescente; adolescentes`,
};
