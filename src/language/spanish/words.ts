import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const spanishWords: Phrases = {
  'filler.it': `
    indocumentad(o|a); k; doy; damos; flexible; mecánico; no (manejo|conduzco); lista para mudarse; dije; le (bajo|subo|bajamos|subimos) a
    me (basta|alcanza|conformo) (con|); (con eso |) basta (con|)
    no (solo|sólo|solamente); (menos|excepto|salvo) (eso|ese|esa); sí que; el; la; los; las; lo; un; una; unos; unas; uno; al; del; de; en; a; y
    e; o; u; con; sin; por; para; que; qué; se; me; te; nos; le; les; os; su; sus; mi; mis; tu; tus; nuestr(o|a|os|as); yo; tú; vos; usted
    ustedes; nosotros; ella; él; ellos; ellas; mí; ti; es; son; sea; sean; ser; era; fue; está; están; esté; estén; estar; estoy; estamos; soy
    somos; hay; haya; haber; ha; han; he; hemos; tiene; tienen; tenga; tengan; tener; tengo; tenemos; este; esta; esto; ese; esa; eso; esos
    esas; estos; estas; aquel; aquella; muy; más; menos; mucho; mucha; muchos; muchas; poco; poca; un poco; bastante; demasiado; tan; tanto
    también; tampoco; ya; aún; todavía; ahora; ahorita; hoy; luego; pronto; siempre; nunca; aquí; acá; ahí; allí; allá; así; bien; mal; bueno
    buena; buen; buenos; buenas; mejor; mejores; peor; gran; grande; grandes; chico; chica; chiquito; chiquita; pequeño; pequeña
    bonit(o|a|os|as); lind(o|a|os|as); hermos(o|a); ampli(o|a|os|as); espacios(o|a|os|as); luminos(o|a|os|as); precios(o|a); acogedor(a|)
    cómod(o|a|os|as); limpi(o|a); nuev(o|a|os|as); perfect(o|a); ideal; decente; propi(o|a|os|as); mism(o|a|os|as); otr(o|a|os|as); algún
    alguna; alguno; algunos; algunas; algo; todo; toda; todos; todas; cada; cualquier; cualquiera; nada; nadie; alguien; solo; sólo; solamente
    casi; quizá; quizás; tal vez; tal; como; cómo; cuando; donde; si; sí; no; ni; pero; pues; entonces; además; aunque; porque; por favor; porfa
    porfavor; porfis; plis; gracias; hola; buenos días; oye; oiga; mira; mire; verás; fíjese; fíjate; bueno pues; la verdad; en realidad
    realmente; básicamente; honestamente; actualmente; directamente; principalmente; especialmente; tipo; o sea; es decir; por ejemplo; digamos
    eh; ah; oh; mmm; jaja; jeje; xd; pues sí; de hecho; quiero; queremos; quisiera; busco; buscamos; necesito; necesitamos; ocupo; puedo; puede
    puedes; pueden; podemos; podría; podrías; podrían; poder; hacer; hace; hago; haga; ver; vea; veo; ir; voy; va; vamos; van; vaya; dar; da
    dan; dame; dé; decir; dice; digo; dime; sé; saber; sabe; creo; pienso; espero; parece; gusta; gustaría; encanta; vivir; viva; vivo; mudarme
    casa; vivienda; propiedad; dentro; fuera; cosa; cosas; lugar; manera; forma; parte; vez; veces; señor; señora; señores; disponible
    disponibles; ok; vale; dale; che; wey; güey; compa; amigo; carnal; pa; entre; hasta; desde; sobre; según; durante; queda; quede; quedan
    salga; sale; total; mínimo; máximo; real; entera; entero; enter(o|a); verdad; plan; rollo; urgente; urge; necesario; posible; seguro; segura
    sr; sra; por acá; por ahí; pone; pon; ponga; ponme; traiga; trae; lleva; lleve; sería; tendría; tendrán; pueda; puedan; simple; sencill(o|a)
    super; súper; bien bonito; chid(o|a); padre; bacán; guapo`,
  'common.it': `
    pastor; manejar; maneja; esperando; gener(a|en|ar)
    (colombian|venezolan|argentin|peruan|cuban|español|ecuatorian|bolivian|dominican|chilen)(o|a|os|as|); o no ?
    (lo que sea|todo|cualquier cosa) menos (eso|esos|esas|esa|ese); (jueguen|estén) tranquilos; entrenar; (que|porque|pues|yo|todavía) estudio
    zillow; redfin; trulia; idealista; internet; instagram; facebook; genere; mano; segunda mano; presentar; presente; acabamos; amabilidad; batería
    llegar; subiéramos; jubilarnos; desearíamos; abajo; abierto; abogado; abril; abuel(o|a|os); aburrido; acabo; aceptar; acerca; acostumbrado
    actividad; acuerdo; adelante; adentro; admiten; adulto; adultos; aeropuerto; afuera; agosto; agua; ahorrar; ahorros; aire; alegre; alto; alta
    alumno; ama; amigos; amiga; amor; ancho; andar; animal; animales; aniversario; anoche; anual; anuncio; apoyo; aprender; apunto; árbol; arena
    arreglar; arriba; arte; artista; asunto; atención; atrás; auto; autobús; autopista; avenida; avisar; ayuda; ayudar; azul; bajar; bajo; banco
    bar; barato; barco; barrio; base; bebé; bici; bicicleta; blanco; boda; bosque; bus; caballo; caballos; cabeza; caer; café; calidad; caliente
    calle; calor; cama; cambiar; cambio; caminar; camino; camión; campo; cansado; cantidad; cara; cargo; cariño; carne; caro; carpintero; carrera
    carretera; carro; carta; casado; casarme; caso; celular; cena; centro; cerca; cerrado; cerrar; césped; chamba; ciego; cielo; cierto; cine
    ciudad; clase; clima; cobrar; coche; cocina; cocinar; colegio; color; comedor; comer; comida; comienzo; compañía; completo; comprador; común
    conductor; conmigo; conocer; conseguir; consejo; construir; contador; contento; contestar; contigo; contra; control; corazón; correo; correr
    cortar; corto; costa; costumbre; creer; cruzar; cuadra; cuarenta; cuarto; cuenta; cuento; cuerpo; cuidado; cuidar; culpa; cumpleaños; cuñada
    cuñado; curso; daño; deber; débil; decidir; dedico; dejar; delante; dentista; derecho; desayuno; descansar; descanso; desear; despacio
    despertar; después; detalle; detrás; día; días; diario; dibujo; diciembre; dientes; difícil; dinero; director; disculpa; diseño; distancia
    distinto; divorciado; divorcio; doctor; doctora; dolor; domingo; dormir; dueño; dulce; dura; duro; edad; edificio; educación; ejemplo; ejercicio
    elegir; embarazada; embarazo; empezar; empleo; empresa; encontrar; enero; enfermera; enfermero; enfermo; enfrente; enojado; enorme; enseñar
    entender; entrada; entrar; época; equipo; error; escaleras; escribir; escritor; escuchar; escuela; escuelas; espacio; español; esperar; esposa
    esposo; esquina; estación; estado; estilo; estrella; estudiante; estudiantes; estudiar; estufa; examen; excelente; éxito; experiencia; explicar
    fácil; falta; fama; familia; familiar; famoso; febrero; fecha; feliz; feo; fiesta; fiestas; fin; final; físico; flor; flores; fondo; fresco
    frío; fuego; fuerte; fumar; futuro; ganar; gastar; gasto; gastos; gente; gobierno; golpe; gordo; gratis; gris; gritar; grupo; guerra; guía
    gusto; habla; hablar; hacia; hambre; hecho; herman(o|a|os); hielo; hij(o|a|os); historia; hogar; hombre; hora; horario; horas; hospital; idea
    idioma; iglesia; igual; imagen; importante; impuesto; información; ingeniero; ingeniera; ingenier(ía|ia); inglés; inquilino; inteligente
    interés; interior; inversión; invertir; invierno; invitados; isla; izquierda; jardinero; jefe; joven; jóvenes; jubilado; jubilados; juego
    jueves; jugar; juguete; julio; junio; juntos; justo; lado; lago; lana; largo; larga; lejos; leer; lengua; lento; letra; levantar; ley; libre
    libro; libros; limpiar; línea; listo; llamar; llave; llenar; lleno; llevar; llorar; llover; lluvia; loco; loca; lunes; luz; madera; madre
    maestra; maestro; maleta; mamá; mañana; mantener; mantenimiento; máquina; mar; marido; martes; marzo; mascota; matrimonio; mayo; mayor; mayores
    media; médico; médica; medio; mejorar; menor; mensaje; mente; mercado; mes; meses; mesa; meter; metro; miedo; miembro; mientras; miércoles
    militar; ministro; minuto; minutos; mirar; mitad; moderno; moderna; modo; molestar; momento; montaña; moto; mover; mudanza; mudar; mueble
    muebles; muerte; mujer; mundo; museo; música; músico; nacer; nacional; natural; naturaleza; navidad; negocio; negro; nena; nene; niet(o|a|os)
    nieve; niñ(o|a|os|as); niñera; nivel; noche; noches; nombre; norte; nota; noticia; novia; novio; noviembre; nube; nuera; número; objetivo; obra
    obrero; océano; octubre; oeste; oferta; oficina; oír; ojo; ojos; olor; olvidar; operación; opinión; orden; oscuro; otoño; padres; pagar; página
    pago; país; pájaro; palabra; pan; papá; papás; papel; papeles; par; parar; pared; paredes; pareja; pariente; parque; parques; partido; pasado
    pasar; pasear; paseo; paso; pasos; paz; pedir; película; peligro; peligroso; pelo; pensar; pensión; perder; perdón; permiso; persona; personal
    personas; pesado; peso; pesos; pie; piedra; pies; pintar; pintor; piano; planear; planes; planta; plata; playa; plaza; pobre; policía; poner
    popular; precio; preferir; pregunta; preguntar; preguntas; preocupado; préstamo; presupuesto; prima; primavera; primo; principio; prisa; privada
    privado; problema; problemas; profesor; profesora; programa; programador; prometida; prometido; proyecto; prueba; pueblo; puert(o|a|as); puesto
    punto; quedar; quincena; radio; rápido; rato; razón; recibir; recién; recoger; recordar; recuerdo; reforma; regalo; región; regresar; reír
    relación; remoto; respeto; responder; respuesta; restaurante; reunión; revista; rico; río; rojo; ropa; roto; ruido; ruidoso; sábado; sacar; sala
    salir; salud; saludo; sangre; secundaria; segundo; seguir; semana; semanas; sentir; septiembre; serio; servicio; servicios; silla; sistema
    sitio; situación; sobrina; sobrino; social; sol; sola; soldado; soltero; soltera; sonido; subir; sucio; sueldo; suelo; sueño; suerte; suficiente
    sur; surfear; tamaño; tarde; tardes; tarea; taxi; techo; techos; teléfono; temporada; temprano; terminar; terreno; tía; tiempo; tienda; tiendas
    tierra; tío; tocar; tomar; trabajar; trabajo; tradicional; tráfico; traer; tranquilamente; transporte; tratar; tren; triste; tutor; último
    única; único; universidad; usar; uso; vacaciones; vacío; valor; varios; varias; vecin(o|a|os); vehículo; vendedor; venir; ventana; ventanas
    verano; verde; vestido; viajar; viaje; vida; vieja; viejo; viejito; viernes; viento; vino; visita; visitar; viuda; viudo; voz; vuelo; vuelta
    zapato; zona; contrato; requisitos; aval; fiador; depósito; comisión; crédito; carne asada; parrilla; parrillada; asados; cercanía; ambiente
    vibra; céntric(o|a); techos altos; sótano; escalera; cubículo; mudamos; conviene; recién casados; primera; primeriza; costeña; costero
    rústic(o|a); colonial; mediterráne(o|a); contemporáne(o|a); minimalista; lujos(o|a); lujo; industrial; histórico; estrenada; iluminad(o|a)
    ventilad(o|a); orientación; exterior; fachada; ladrillo; teja; mármol; granito; alacena; cuna; piscinero; quincho; domótica; alarma; cámaras
    helipuerto; huésped; huéspedes; roomie; roomies; rumi; empleado; empleada; cocinero; mesero; chofer; camionero; albañil; plomero; electricista
    veterano; marina; marino; naval; ejército; beca; maestría; doctorado; semestre; prepa; kínder; guardería; primaria; pediatra; veterinario
    psicóloga; arquitecta; arquitecto; diseñadora; contadora; freelance; autónomo; emprendedor; temporal; indefinido; discreto; nocturno; turno
    turnos; señorita; chaval; chavales; gemelos; mellizos; adolescente; adolescentes; recámara`,
};
