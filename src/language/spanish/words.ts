import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const spanishWords: Phrases = {
  'filler.it': `
    indocumentad(o|a); k; doy; damos; flexible; mecánico; no (manejo|conduzco); lista para mudarse; dije; le (bajo|subo|bajamos|subimos) a
    me (basta|alcanza|conformo) (con|); (con eso |) basta (con|); no (solo|sólo|solamente); (menos|excepto|salvo) (eso|ese|esa); sí que; la; los
    las; lo; un; una; unos; unas; uno; al; del; en; a; y; e; o; u; con; sin; por; para; qué; me; te; nos; le; les; os; su; sus; mis; tus
    nuestr(o|a|os|as); yo; tú; vos; usted; ustedes; nosotros; ella; él; ellos; ellas; mí; ti; es; son; sea; sean; ser; era; fue; están; estén
    estar; estoy; estamos; soy; somos; hay; haya; haber; ha; han; he; hemos; tiene; tienen; tenga; tengan; tener; tengo; tenemos; este; esta; esto
    ese; esa; eso; esos; esas; estos; estas; aquel; aquella; muy; más; menos; mucho; mucha; muchos; muchas; poco; poca; un poco; bastante
    demasiado; tan; tanto; también; tampoco; ya; aún; todavía; ahora; ahorita; hoy; luego; pronto; siempre; nunca; aquí; acá; ahí; allí; allá; así
    bien; mal; bueno; buena; buen; buenos; buenas; mejor; mejores; peor; gran; grande; grandes; chico; chica; chiquito; chiquita; pequeño; pequeña
    bonit(o|a|os|as); lind(o|a|os|as); hermos(o|a); ampli(o|a|os|as); espacios(o|a|os|as); luminos(o|a|os|as); precios(o|a); acogedor(a|)
    cómod(o|a|os|as); limpi(o|a); nuev(o|a|os|as); perfect(o|a); ideal; decente; propi(o|a|os|as); mism(o|a|os|as); otr(o|a|os|as); algún; alguna
    alguno; algunos; algunas; algo; todo; toda; todos; todas; cada; cualquier; cualquiera; nada; nadie; alguien; sólo; solamente; casi; quizá
    quizás; tal vez; tal; cómo; cuando; donde; sí; no; ni; pero; pues; entonces; además; aunque; porque; por favor; porfa; porfavor; porfis; plis
    gracias; hola; buenos días; oye; oiga; mira; mire; verás; fíjese; fíjate; bueno pues; la verdad; en realidad; realmente; básicamente
    honestamente; actualmente; directamente; principalmente; especialmente; tipo; o sea; es decir; por ejemplo; digamos; eh; ah; oh; mmm; jaja
    jeje; xd; pues sí; de hecho; quiero; queremos; quisiera; busco; buscamos; necesito; necesitamos; ocupo; puedo; puede; puedes; pueden; podemos
    podría; podrías; podrían; poder; hacer; hace; hago; haga; ver; vea; veo; ir; voy; va; vamos; van; vaya; dar; da; dan; dame; dé; decir; dice
    digo; dime; sé; saber; sabe; creo; pienso; espero; parece; gusta; gustaría; encanta; vivir; viva; vivo; mudarme; casa; vivienda; propiedad
    dentro; fuera; cosa; cosas; lugar; manera; forma; parte; vez; veces; señor; señora; señores; disponible; disponibles; ok; vale; dale; che; wey
    güey; compa; amigo; carnal; pa; entre; hasta; desde; sobre; según; durante; queda; quede; quedan; salga; sale; total; mínimo; máximo; real
    enter(o|a); verdad; plan; rollo; urgente; urge; necesario; posible; seguro; segura; sr; sra; por acá; por ahí; pone; pon; ponga; ponme; traiga
    trae; lleva; lleve; sería; tendría; tendrán; pueda; puedan; simple; sencill(o|a); súper; bien bonito; chid(o|a); padre; bacán; guapo`,
  'common.it': `
    inglés
    manejar; esperando; gener(a|en|ar); (colombian|venezolan|argentin|peruan|cuban|español|ecuatorian|bolivian|dominican|chilen)(o|a|os|as|)
    o no ?; (lo que sea|todo|cualquier cosa) menos (eso|esos|esas|esa|ese); (jueguen|estén) tranquilos; entrenar
    (que|porque|pues|yo|todavía) estudio; zillow; redfin; trulia; idealista; instagram; facebook; genere; segunda mano; presente; acabamos
    amabilidad; batería; subiéramos; jubilarnos; desearíamos; abogado; abuel(o|a|os); aburrido; acabo; acostumbrado; actividad; afuera; alegre
    alumno; ama; ancho; aniversario; anoche; apoyo; aprender; apunto; árbol; arena; arte; artista; asunto; autobús; avisar; azul; bici; bicicleta
    boda; bosque; bus; caballo; caballos; caer; calidad; caminar; camión; carne; carpintero; carrera; casado; casarme; caso; cena; ciego; cielo
    cierto; cine; cobrar; cocinar; comer; comida; comienzo; conductor; contador; contento; contestar; contigo; control; correr; cortar; costumbre
    creer; cruzar; cuerpo; cuidado; cuidar; culpa; cumpleaños; cuñado; curso; daño; deber; débil; decidir; dedico; dentista; derecho; desayuno
    descansar; descanso; desear; despacio; despertar; detrás; dibujo; dientes; difícil; director; diseño; divorciado; divorcio; doctor; doctora
    dolor; dormir; dulce; dura; duro; educación; elegir; embarazada; embarazo; enfermera; enfermero; enfermo; enojado; enorme; entender; época
    escribir; escritor; escuchar; estado; estrella; estudiante; examen; éxito; explicar; fácil; fama; famoso; feliz; feo; fiesta; fiestas; final
    físico; flor; flores; fresco; fuego; fuerte; fumar; futuro; gasto; gobierno; golpe; gordo; gris; gritar; grupo; guerra; guía; hambre; hielo
    hombre; idioma; ingeniero; ingeniera; ingenier(ía|ia); inteligente; invierno; izquierda; jardinero; jubilado; jubilados; juego; jugar; juguete
    leer; lengua; lento; letra; libro; libros; limpiar; llave; llenar; lleno; llevar; llorar; lluvia; maestra; maestro; marido; matrimonio; médica
    mejorar; mensaje; mente; miembro; militar; ministro; mitad; molestar; moto; mover; mudanza; muerte; mujer; mundo; música; músico; nacer
    nacional; naturaleza; navidad; niet(o|a|os); nieve; niñera; norte; nota; noticia; nube; nuera; objetivo; obrero; oeste; oír; ojo; ojos; olor
    operación; orden; oscuro; otoño; pájaro; pan; papel; par; parar; pared; paredes; pareja; pariente; pasear; paseo; perder; permiso; pesado
    pesos; piedra; pintar; pintor; piano; planear; pobre; policía; popular; preferir; preguntar; preocupado; primavera; principio; prisa
    problemas; profesor; profesora; programador; prometida; prometido; proyecto; puert(o|a|as); quedar; quincena; rápido; rato; razón; recibir
    recoger; recordar; recuerdo; regalo; reír; relación; remoto; respeto; responder; respuesta; revista; rico; rojo; ropa; roto; salud; sangre
    sentir; serio; situación; sobrina; sobrino; sol; soldado; soltero; soltera; sonido; sucio; suerte; suficiente; sur; surfear; techos; temprano
    terminar; tienda; tiendas; tocar; tomar; tradicional; tranquilamente; transporte; triste; tutor; único; vacaciones; venir; ventanas; verano
    vestido; viajar; viaje; viejito; viento; viuda; viudo; voz; vuelta; zapato; fiador; carne asada; parrilla; parrillada; asados; cercanía; vibra
    céntric(o|a); techos altos; cubículo; recién casados; primeriza; costeña; costero; rústic(o|a); colonial; mediterráne(o|a); contemporáne(o|a)
    minimalista; estrenada; iluminad(o|a); ventilad(o|a); orientación; exterior; fachada; ladrillo; teja; mármol; granito; alacena; cuna
    piscinero; quincho; domótica; alarma; cámaras; helipuerto; huésped; rumi; empleado; empleada; cocinero; mesero; chofer; camionero; albañil
    plomero; electricista; veterano; marino; naval; ejército; beca; maestría; doctorado; semestre; kínder; guardería; pediatra; veterinario
    psicóloga; arquitecta; arquitecto; diseñadora; contadora; freelance; autónomo; emprendedor; indefinido; discreto; nocturno; turno; turnos
    señorita; chaval; chavales; gemelos; mellizos; adolescente; adolescentes`,
};
