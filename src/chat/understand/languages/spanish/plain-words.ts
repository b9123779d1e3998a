import type { Phrases } from '../language-tables.ts';

const parted = (words: string): string => words.trim().replace(/\s+/g, ';');

/** `stop`: says nothing by itself. `filler`: may stand inside a stretch. `common`: an everyday word, no name and no typing error. */
export const spanishPlainWords: Phrases = {
  'plain.the': 'el; la; lo',
  'plain.theMany': 'los; las; de los; de las',
  'plain.indefinite': 'un; una; unos; unas; algún; alguna; buen; buena; buenos; buenas',
  'plain.filler': `(requisito|filtro|condición|límite|criterio|restricción) (de|del|de la|de que tenga); ${parted(`un una unos unas el la los las lo de del al a con por para su sus mi mis nuestro nuestra tu tus es son sea sean esté estén está están
    tenga tengan tiene tienen tener haya hay muy bastante bien grande grandes gran amplio amplia amplios amplias espacioso espaciosa pequeño pequeña pequeños pequeñas chico chica
    bonito bonita bonitos bonitas lindo linda lindos lindas buen bueno buena buenos buenas hermoso hermosa moderno moderna modernos modernas nuevo nueva nuevos nuevas luminoso luminosa
    luminosos luminosas completo completa completos completas propio propia propios propias privado privada independiente independientes doble dobles individual individuales
    principal exterior exteriores interior interiores económico económica económicos económicas barato barata baratos baratas accesible asequible lujo lujoso lujosa cómodo cómoda acogedor acogedora
    total totales más máximo mínimo tipo que cualquier algún alguna algo solo sólo cada entero entera mínimos techado techada cubierto cubierta cubiertos techados
    limpio limpia céntrico céntrica céntricos ubicado ubicada situado situada disponible disponibles real reales habitable preferiblemente como ser incluya incluyan incluido
    sencillo sencilla padre chulo chula precioso preciosa decente normal mediano mediana gigante enorme super súper único única cuadrados
    calle ciudad zona área barrio ahí todo toda todos todas`)}; de los; de las; a la; que sea; que sean; un poco; por lo; al menos; por lo menos; en total; o más; buena ubicación`,
  'plain.stop': `${parted(`yo me mi conmigo tú te ti contigo usted ustedes vos vosotros vosotras él ella ellos ellas nos nosotros nosotras os se sí si le les lo la los las el un una unos unas
    mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras mío mía suyo suya
    de del a al en con por para sin sobre entre hasta desde hacia según durante mediante contra tras ante bajo
    y e o u ni que qué cual cuál cuáles cuales quien quién quienes cuyo cuya como cómo cuando cuándo donde dónde adonde cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas
    pero sino aunque porque pues entonces además también tambien tampoco así asi aquí aqui acá allí allá ahí ahi ya aún aun todavía siempre nunca jamás
    no muy mucho mucha muchos muchas poco poca pocos pocas más mas menos tan tanto tanta tantos tantas bastante demasiado demasiada casi apenas solo sólo solamente nomás
    todo toda todos todas otro otra otros otras mismo misma mismos mismas cada cualquier cualquiera alguno alguna algunos algunas algún ningún ninguno ninguna nada nadie alguien algo varios varias demás ambos ambas
    este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
    ser soy eres es somos son sois era eras éramos eran fue fui fueron sea seas sean seamos sería serían siendo sido fuera fuese
    estar estoy estás está estamos estáis están estaba estaban estuvo esté estés estén estaría estando estado
    haber he has ha hemos han había habían hay haya hayan habría habrá hubo hubiera
    tener tengo tienes tiene tenemos tienen tenéis tenés tenía tenían tenga tengas tengan tengamos tendría tendrían tendrá tuviera tuvieran teniendo tenido
    hacer hago haces hace hacemos hacen haga hagan hizo hicieron haría haciendo hecho hazme
    poder puedo puedes puede podemos pueden podéis podés podría podrías podrían podríamos pueda puedas puedan pudiera pudo
    querer quiero quieres quiere queremos quieren queréis querés quería queríamos quisiera quisiéramos quisieras querría quiera quieran queriendo
    ir voy vas va vamos van vaya vayan iba iría ido yendo venir vengo vienes viene venimos vienen venga vengan viniendo
    ver veo ves ve vemos ven vea vean viendo visto vería viera mirar miro mira miramos mirando mirá miren
    decir digo dices dice decimos dicen diga digan dijo dijiste dime dígame decime diciendo dicho
    dar doy das da damos dan dé den dio dame deme denme danos dando dado daría
    buscar busco buscas busca buscamos buscan buscando busque busquen buscaba buscábamos buscado búsqueda
    necesitar necesito necesitas necesita necesitamos necesitan necesitaría necesitando ocupo ocupamos ocupa requiero requerimos preciso
    gustar gusta gustan gustaría gustarían gustó encanta encantan encantaría interesa interesan interesaría interesado interesada interesados
    mostrar muéstrame muestrame muestra muestre muestren mostrame enseñar enséñame enseñame enseña enséñenme mándame mandame manda envíame enviame envía pásame pasame pasa ponme
    encontrar encuentro encuentras encuentra encontramos encuentran encuentre encuéntrame encontrarme conseguir consigo consigue conseguirme hallar
    vivir vivo vives vive vivimos viven viva vivamos vivan viviendo mudar mudo mudarme mudarnos mudamos mudando mudanza trasladar traslado instalarnos instalarme
    pensar pienso piensas piensa pensamos pensando creo crees cree creemos parece parecen parecería considero considerando considerar
    saber sé sabes sabe sabemos saben sepa conocer conozco conoces conocen
    llegar llego llega llegamos llegue seguir sigo sigue seguimos sigan dejar dejo deja dejan quedar queda quedan quede queden quedaría
    usar uso usa usamos servir sirve sirva servirían funciona funcione poner pongo pone ponen ponga tomar tomo toma empezar empiezo empieza comenzar terminar
    trabajar trabajo trabaja trabajamos trabajan trabajando estudiar estudio estudia estudiamos estudiando
    ayudar ayuda ayúdame ayudame ayudas ayudarme ayudan ayude esperar espero esperamos tratar trato
    preguntar pregunta preguntas pregunto responder respuesta duda dudas consulta consultas
    cuesta cuestan costar cueste cuesten vale valen valer valga gastar gasto pagar pago pagamos pagaría paga pague
    comprar compra compro compramos comprando vender vendo venta alquilar alquiler alquilo rentar renta rento arrendar
    casa casas piso pisos departamento departamentos apartamento apartamentos propiedad propiedades vivienda viviendas inmueble inmuebles hogar lugar lugares sitio sitios cosa cosas
    zona zonas área áreas barrio barrios ciudad ciudades pueblo colonia colonias vecindario sector región parte partes lado lados ubicación rumbo rumbos
    precio precios presupuesto dinero plata lana costo costos euros dólares pesos opción opciones lista listado anuncio anuncios resultado resultados oferta ofertas
    hoy mañana ahora pronto luego después despues antes tarde temprano ayer mes meses semana semanas año años día días hora horas momento tiempo vez veces rato
    favor porfa porfavor porfis pls plis gracias hola buenas buenos bueno ok okey vale dale oye oiga mire disculpa disculpe perdón perdona sorry saludos che güey wey
    bien mal mejor peor igual buen buena gran grande grandes pequeño pequeña chico chica chiquito chiquita bonito bonita lindo linda hermoso hermosa nuevo nueva nuevos nuevas viejo vieja
    moderno moderna ideal perfecto perfecta excelente cómodo cómoda acogedor acogedora decente agradable normal genial increíble barato barata baratos baratas caro cara caros caras económico económica económicos económicas
    lujo lujoso lujosa amplio amplia amplios espacioso espaciosa luminoso luminosa exterior interior céntrico céntrica limpio limpia familiar
    tipo tipos clase forma manera estilo modo número cantidad total máximo mínimo rango
    familia familias esposo esposa marido mujer hijo hija hijos hijas niño niña niños niñas bebé novio novia pareja papá mamá padre madre padres abuelo abuela abuelos hermano hermana hermanos amigo amiga amigos primo prima suegra suegros
    persona personas gente señor señora roommate compañero compañera compañeros matrimonio
    dos tres cuatro cinco seis primer primera primero segundo segunda tercer último última últimos últimas próximo próxima siguiente
    aproximadamente alrededor cerca cercano cercana lejos dentro fuera arriba abajo adelante atrás afuera adentro junto juntos
    quizás quizá tal acaso seguramente probablemente posiblemente realmente básicamente simplemente actualmente inmediatamente directamente específicamente especialmente sobretodo preferentemente obviamente principalmente
    puede pueda posible importa importante necesario necesaria disponible disponibles listo lista urgente urge
    inmobiliaria agencia agente agentes asesor corredor broker bienes raíces mercado
    cuenta cuenten cuente incluya incluyan incluye incluyen incluido contar dispone disponga ofrezca ofrecer ofrecen permita permitan acepta acepte acepten aceptan admita admitan admiten traiga
    eh ah oh uy pues ay este mmm jaja jeje xfa xfavor x q k d tb tmb pa pal pq xq bn dnd ke
    i the a an for in with and or of to my me looking want need
    teléfono información info datos detalles características requisitos condiciones criterios preferencia preferencias filtro filtros
    sobre todo inclusive incluso excepto además aparte demás etc etcétera ejemplo
    vamos mira fíjate claro cierto verdad realidad ojalá ganas idea ideas plan planes suerte
    mudarse mudarte vivirá jubilado jubilada jubilados estudiante estudiantes maestra maestro enfermera médico ingeniero trabajadora soltero soltera casado casada casados joven jóvenes
    doy pido acabo acabamos recién pronto queramos llevo llevamos lleva`)}; a ver; por favor; de favor; es que; lo que; la verdad; de verdad; en serio; o sea; es decir; por ejemplo; tal vez; a lo mejor; de momento; por ahora; por el momento; en este momento; en general; en especial; en particular; en concreto; en mente; en familia; en pareja; en realidad; en principio; en cuanto a; en cuanto; en efectivo; al contado; a crédito; con crédito; con hipoteca; en persona; en línea; en orden; en condiciones; en buenas condiciones; en buen estado; en seguida; en español; en inglés; en total; en fin; en caso de; en lo posible; para mí; para nosotros; para mi familia; para vivir; para mudarme; para mudarnos; para invertir; de inversión; para mis hijos; para mi pareja y para mí; para toda la familia; a mi nombre; lo antes posible; cuanto antes; a corto plazo; a largo plazo; largo plazo; un poco; un poquito; más que nada; más bien; sobre todo; al menos; por lo menos; por supuesto; de acuerdo; desde luego; hay que; tengo que; tenemos que; tiene que; tienen que; debe; deben; debería; somos una familia de; somos; mi esposa y yo; mi esposo y yo; mi pareja y yo; yo y mi novia; mi novia y yo; mi marido y yo; me llamo; mi nombre es; soy; quise decir; quería decir; me (refiero|refería) a; perdón; sube; súbele; súbelo; baja; bájale; bájalo; aumenta; con (más|mas|todo) detalle(s|); más a fondo; a detalle; a fondo; para entrar; de entrada; qué bien; con todo; de todo; así como; tal como; por casualidad; me mudo; nos mudamos; por trabajo; por estudios; cambio de trabajo; primera vez; por primera vez; de preferencia; en internet; por internet; en su página; en su web; en la web; al lado; de aquí; por aquí; por ahí; por acá; por allá; en casa; a casa; mi casa; nuestra casa; esta semana; este mes; este año; fin de semana`,
  'plain.common':
    parted(`abierto abogado abrir aceptar acceso acera acero acuerdo adecuado adelantar adulto aeropuerto afectar agosto agradable agregar agua aire alegre alguien alma almacén almuerzo alto alta altura ambiente amor ancho andar ángulo
    animal animales antiguo antigua anuncio aparecer aparte apellido aplicar apoyo aprender aprobado aprobar árbol árboles archivo arena armario arquitecto arreglar arte artículo asiento asunto ataque atención atender auto autobús avenida aviso ayudar azul azúcar
    balance banco bancos bar barra barrera base bastante batería beber belleza biblioteca bicicleta blanco boda bolsa bonita borde bosque brazo broma bueno burro caballo cabeza cadena caer café caja cajón calidad caliente callado calor calma cama cambiar cambio camino camión camisa campo canal cancha canción cansado capacidad capital cara carácter caridad carne carrera carretera carta cartera casado caso castillo causa cena centro cerámica cercanía cerdo cerrado cerrar cielo ciencia cierre cierto cine cinta cita ciudadano claro clase clásico cliente clima clínica cobrar cocina cocinar coche cochera colegio color comedor comenzar comer comercio comida comienzo compañía compartir completo
    común comunidad conducir conectar confianza confirmar congreso conjunto consejo construcción construir consulta contacto contar contento contestar continuar contrato control conversación corazón correo correr correcto cortar corte corto crecer crédito crema criar crisis cruz cruzar cuadro cuarta cuchara cuello cuerpo cuidado cuidar culpa cultura cumplir curso
    daño deber decidir decisión dedo dejar delante demanda dentista departamento depender deporte derecho derecha desarrollo desayuno descanso describir desear deseo despacio despertar destino detalle detrás deuda diario dibujo diciembre dientes diferencia diferente difícil dirección director disco diseño distancia distinto doble doctor documento dolor domicilio domingo dormir ducha dueño dulce dueña
    edad edificio educación efecto ejercicio elegante elegir embarazada emergencia emoción empleo empleada empresa encanto encima energía enero enfermo enorme enseñar entender entrada entrar entregar entrega época equipo error escalera escaleras escoger escribir escritorio escuela escuelas espacio espacial espejo espera esquina estación estadio establecer estrella estrecho estufa etapa euro evento evitar exacto examen excelente exigir éxito experiencia explicar exterior extra extranjero
    fábrica fácil facilidad fachada falta familia famoso febrero fecha feliz feria fiesta fijo fila final financiar financiamiento fino firma firmar físico flexible flor flores fondo forma foto frente fresco frío frontera fruta fuego fuerte fuerza fumar función futuro ganar garantía gas gasolina general gobierno golpe gozar gracia grado gratis grave gripa gris grupo guardar guardería guerra guía gusto
    habitable hablar hambre helado herramienta hielo hierba historia histórico hombre hombro hora horno horario hospital hotel hueso huevo humedad humo idioma iglesia igualdad imagen impuesto incendio independiente industria iniciar inicio inquilino instalar interés internet invierno invitar isla izquierda
    jabón jardinero jefe joven juego jugar jueves julio junio juntar justicia kilómetro lámpara largo larga lavar leche leer legal lengua lento letra levantar ley libre libro licencia limpio limpieza línea líquido llamar llave llaves llenar lleno llevar lluvia local loco lograr luego lugar luna lunes luz
    madera maestro magia maleta mandar manejar mano mantener mañana máquina mar marca marco martes marzo material mayor mayores mayo mayoría mecánico medida medio medicina mejorar memoria mensaje mente mercado mes mesa metal método metro mezcla miedo miembro miércoles militar mineral minuto mirada mitad modelo molestar moneda montaña monto morir motivo moto mover movimiento muebles muerte mueble mujer mundo muro museo música
    nacer nación natural naturaleza navidad necesidad negocio negro nevera nieve nivel noche nombre norte nota noticia noviembre nube número nunca obra obtener océano octubre ocupado oficial oficio oír ojo olor olvidar operar opinión orden oreja organizar orgullo oriente original orilla oro oscuro oscuridad otoño
    página país pájaro palabra palacio pan panel pantalla papel paquete par parada pared paredes pariente parque parqueo particular partido pasado pasaje pasar paseo paso patio pausa paz pedido pedir película peligro pelo pena pensión pequeño perder perfil periódico permiso permitir perro pesado pesar peso pesca piel pierna pieza pintar pintura pista placa planta plástico plato playa plaza plazo población pobre poder policía política polvo ponerse popular portal posición práctico pregunta premio prensa preparar presente presión préstamo primavera principio prisa privado problema proceso producto profesor programa progreso prometer promoción pronto propio proteger proyecto prueba público puerta puerto punto puro quedarse queja quemar queso quitar
    rápido rápida raro razón razonable real recibir recibo reciente recordar recurso red reducir regalo región registro regla regresar reja relación reloj remoto rendir reparar repetir reserva residencia resolver respeto responsable restaurante restaurantes resto retirar retiro reunión revisar rico riesgo río ritmo robar roca rojo romper ropa rosa rueda ruido ruta rutina sábado sabor sacar sala salario salida salir salón salud salvar sangre seco secreto secundaria seguridad seguro segura sentar sentido sentir señal septiembre serie serio servicio servicios siglo significado silencio silla símbolo simple sistema situación sociedad sol soldado solicitud sombra sonido sonrisa soñar subir sucio sueldo suelo sueño suerte sufrir superior supermercado sur tabla taller tamaño tanque tarea tarifa tarjeta taxi té teatro techo techos técnico tela teléfono televisión tema temperatura temporada tender tercero terminar terraza terreno tesoro texto tienda tiendas tierra tinta tío tirar título tocar tono torre trabajo tradición traer tráfico traje tranquilo transporte tren triste turista
    universidad urbano urgente usuario útil vacaciones vacío valle valor variado vecino vecinos vecina vehículo vela velocidad vender ventana ventanal ventanas ventilador verano verdad verde vestido viaje viajar vida vidrio viento viernes vieja vigilancia vino violencia visión visita vista vitrina viudo viuda volar volver voz vuelo vuelta yerno zapato escolar escolares guarderías autopista carreteras tranvía cercanías renfe metrobús cercana tranquila soleado soleada orientación vitrocerámica persianas trámites papeles cédula visa residente militar veterano jubilación abuelita empezando definitivamente necesariamente recientemente finalmente normalmente`),
};
