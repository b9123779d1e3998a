import type { Phrases } from '../language-tables.ts';

/** How letters begin and end, and what is said beside the homes: none of it asks for anything. */
export const spanishAsides: Phrases = {
  'talk.farewell': `
    (un|) (cordial|afectuoso) saludo; saludos (cordiales|atentos|afectuosos|y gracias|); atentamente; (un|) (fuerte|gran|) abrazo; cordialmente;
    (buen|feliz) (fin de semana|finde|día|domingo|jueves|viernes); (buena|feliz) (tarde|noche|semana) (a todos|)`,
  'talk.thanks': `
    (le|les|te|os|) (agradezco|agradecemos|agradecería|agradeceríamos|agradeceré|agradeceremos) (mucho|muchísimo|de antemano|) (su|tu|vuestra|la|cualquier|) (ayuda|atención|respuesta|tiempo|colaboración|amabilidad|paciencia|información);
    gracias (de antemano|por adelantado|anticipadas|por la paciencia|por la espera)`,
  'plain.stop': `
    (no hay|sin|ningún) problema; (en|por) lo demás; (somos|soy|estamos) flexibles;
    si no (es|le es|te es) (mucha|) molestia; si (es|fuera|eres) tan amable; (me|nos) (ayudas|ayuda|ayudan|ayudáis) ; (me|nos) (puedes|puede|podrías|podría|pueden|podrían) ayudar (con esto|con eso|);
    (no|sin) (tenemos|tengo|hay|llevamos|corre|) (mucha|ninguna|) prisa; espero (haberme explicado|que se entienda|que me entienda|que sirva|ser claro|ser clara);
    ya me (dices|dirás|dirá|cuentas|avisas|dice); perdón por (la|las|el) (demora|molestias|tardanza|retraso|molestia); soy nuev(o|a) en esto;
    (otro|uno|otra|bebé|un bebé|una niña|un niño|el segundo|el tercero|viene) en camino; (ya|) (tengo|tenemos|me dieron|nos dieron) (la hipoteca|el crédito|el préstamo|la preaprobación) (ya|) (aprobada|preaprobada|concedida|aprobado|preaprobado|concedido|);
    mi (agente|corredor|realtor) (está|estaba|me dijo|dice|dijo|se jubiló|no)`,
  'own.before': `
    (llevamos|llevo) (ya|) (años|muchos años|tiempo|mucho tiempo|meses|toda la vida) (rentando|alquilando|arrendando|de alquiler|en renta|de renta); (rentamos|alquilamos|arrendamos|rento|alquilo|arriendo) (desde|ahora|ahorita|actualmente|por ahora); (mi|nuestro|el) contrato (de renta|de alquiler|de arriendo|) (termina|vence|acaba|se acaba|se vence|caduca)`,
  'confirms.it': `
    verdad; ok; vale; existe (eso|algo así|una así|uno así|tal cosa); (eso|) (es|será|sería) (eso|) (posible|realista); (qué|que) (opina|opinas|opinan|le parece|te parece|dice|dices); (cómo|como) lo ve(s|n|); se puede; o pido (demasiado|mucho)`,
};
