import type { Phrases } from '../language-tables.ts';
import { formsOf } from './conjugations.ts';

/** Verbs that say nothing of a home by themselves, in all their forms, so that none of them is taken for a typing error. */
const REGULAR = `
  aceptar acostumbrar admirar agradar ahorrar alegrar andar anotar apreciar aprovechar averiguar avisar ayudar buscar
  cambiar cansar celebrar comentar compartir comprender completar confiar confirmar considerar consultar contestar cubrir
  cumplir deber decidir dedicar dejar desear disculpar disfrutar dudar durar elaborar entregar enviar escuchar
  estudiar evaluar existir explicar facilitar felicitar fijar firmar funcionar gastar gestionar heredar imaginar indicar
  informar instalar insistir intentar invitar jubilar juntar lamentar lograr llegar llenar llevar mandar marcar mejorar
  mirar mudar necesitar notar ocupar ocurrir parar participar pasar planear preguntar preocupar preparar presentar prestar
  quedar regresar remitir responder revisar saludar separar solicitar sufrir suponer tardar terminar tomar trabajar
  trasladar tratar unir usar utilizar vender viajar vivir`;

const IRREGULAR = `
  prefer(imos|ís|í|iste|ido|ía|íamos|ir|iría|iríamos); prefier(es|e|en|a|as|an); prefir(ió|ieron|amos|iendo|iera|iese)
  rueg(o|a|an|ue|uen); rog(amos|aría|aríamos|ué|ando); agradec(ería|eríamos|erles|erle|erte|emos|er|ido|ida); agradezc(a|o|amos)
  dispon(gan|ga|en|e|emos|ían|ía|er|drán|drían|iendo); dispus(ieran|iera|iesen); suger(ir|irme|encia|encias); sugier(an|en|e|es|o)
  ofrec(er|en|e|éis|iera|ieran|iesen|erme|ernos); ofrezc(an|a); cuénta(me|nos|nme); contar(me|nos); confies(o|a)
  quis(ieran|iese|iesen|e|imos|ieron); pud(iera|ieran|iesen|iese|ieron|imos|e); tuv(iera|ieran|iesen|iese|imos|ieron|iste)
  sup(e|ieron|imos|iera|ieran); hub(iese|iesen|ieran|ieron); pus(e|imos|ieron|iera|ieran|iesen); vin(e|imos|iera|ieran)
  est(uviera|uvieran|uviese|uviesen|uvimos|uvieron); fu(éramos|eran|esen|imos|eron|iste); íbamos; iban; veíamos; veían
  cre(í|ía|íamos|ímos|yendo|yó); le(er|o|í|yendo|ímos); o(í|ímos|yendo|ír|iga|igan); tra(er|igo|je|jimos|jeron)
  muev(o|a|e|en|an); encuentr(en|o|a|as|an); pierd(o|a|e|en|an); entiend(o|a|e|es|en|an); entend(emos|er|ido|í)
  jubilad(o|a|os|as); nac(í|ió|imos|er|ido|ida); crec(í|ió|er|imos|iendo|iera); durm(amos|iendo|iera); duerm(o|a|e|en|an)`;

const IDIOMS = `
  sí o sí; si o si; ahorita (mismo|); (sali(ó|eron)|sal(ga|gan|e|en)); mid(a|an|e|en|iera); baj(e|en|a|an|ara)
  sin (vender(se|la|lo|las|los|)|prisa(s|)|duda(s|)|falta|problema(s|)|compromiso|rodeos|más|querer|pena|miedo|ofender|exagerar|saber|parar|resultado(s|)|éxito|suerte|respuesta); (me|nos|) convien(e|en) (más|); recomend(ar|arme|ación); recomiend(a|as|an)
  (por qué|por que|porque|x q|porqué) (demonios|diablos|carajo|chingados|rayos|) (no|nunca|jamás) (me|nos|) (muestr|enseñ|mand|d|pas|sal|aparec|ofrec|envi|env|encuentr|envía)(a|an|as|e|en|n|es|s|o|ía|ían) (ningun(a|o)|las|los|)
  punto(s|) de vista; en vista de (que|); por lo visto; a (primera|simple) vista; hasta la vista; (prefer(imos|iría|iríamos)|prefier(o|e|en)|nos gusta|me gusta|nos atrae|buscamos) (más|mucho más|) (la|estar en la|vivir en la) costa
  fíje(se|nse); fíjate; fijate; imagíne(se|nse); imagínate; verá(s|n|); resulta (que|); digo; es decir; o sea (que|); osea; total (que|)
  la (mera|pura|) (verdad|neta); neta; la verdad (es que|); a decir verdad; sinceramente; honestamente; francamente; mira te cuento; te cuento (que|); le(s|) cuento (que|)
  (por|de) (qué|que|) (demonios|diablos|rayos); demonios; diablos; carajo(s|); coño; joder; jode(r|te); hostia(s|); ostras; caray; caramba; chingad(o|a|os|as|era); maldit(o|a) (sea|); pinche(s|); puta madre; cabr(ón|ones)
  en (cuanto a|relación con|relación a|caso de que|caso de|función de|régimen de|concepto de|materia de|lo posible|la medida de lo posible|lo que respecta a|lo que se refiere a|lo referente a|lo tocante a|base a|torno a)
  en (serio|verdad|fin|general|particular|principio|concreto|especial|efecto|efectivo|metálico|breve|cuestión|familia|pareja|conjunto|plan|cuenta|mente|vano|orden|paz|silencio|absoluto|resumen|definitiva|realidad|teoría|la práctica|este caso|ese caso|su caso|mi caso|nuestro caso|todo caso|cualquier caso|caso|su defecto|marcha|curso|buen estado|perfecto estado|buenas condiciones|condiciones|buen precio|familia numerosa|vías de|la actualidad|estos momentos|este momento|un futuro|el futuro|breve)
  (por|de) (adelantado|antemano|favor|cierto|supuesto|lo menos|lo visto|ejemplo|desgracia|suerte|fortuna|fin|si acaso|lo tanto|eso|ende); ante todo; sobre todo; antes que nada; para empezar; de momento; de una vez (por todas|); de plano; de verdad
  (estimad|distinguid|apreciad)(o|a|os|as) (señor|señora|señores|señoras|cliente|equipo|agente|amigo|amigos|sres|sr|sra|) ; muy (señor|señores) (mío|míos|nuestro|nuestros); a quien corresponda; (reciba|reciban|recibe) (un|mi|nuestro) (cordial|atento|respetuoso|afectuoso) saludo; (un|) cordial(es|) saludo(s|); atentamente; (le|les|lo|los) saluda (atentamente|) ; quedo a la espera (de|); a la espera de (su|una) (respuesta|contestación|noticia|noticias); sin otro particular; si son tan amables; si es tan amable; sería(n|) tan amable(s|) (de|); ten(ga|gan) la (bondad|amabilidad|gentileza) (de|); hág(an|a)me el favor (de|); con su permiso; de antemano`;

/** What somebody else has, or had: neither their home nor their town is looked for. */
const THEIRS = '(mi|mis|mí|tu|su|sus|un|una|el|la|los|nuestro|nuestra|nuestros|nuestras)';
const RELATIVES =
  '(herman|hij|abuel|tí|prim|suegr|cuñad|amig|vecin|jef|niet|novi|espos|compañer|sobrin)(o|a|os|as|e|es)|padres|papás|papá|mamá|madre|padre|marido|mujer|familia|pareja|viejos|abuelitos|yerno|nuera';

const COUNT =
  '(un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|muchos|unos|1|2|3|4|5|6|7|8|9|10|11|12|15|20)';
/** What somebody who buys for the first time asks to have explained, two of them beside each other. */
const TERM =
  '(enganche|depósito|anticipo|entrada|señal|fianza|aval|garantía|arras|hipoteca|préstamo|crédito|preaprobación|precalificación|escritura|título|inspección|avalúo|tasación|agente|corredor|notario|gestor|apr|tasa fija|tasa variable)';

export const spanishVerbs: Phrases = {
  'plain.stop': `
    ${REGULAR.trim()
      .split(/\s+/)
      .map((verb) => `(${formsOf(verb)})`)
      .join('; ')}
    ${IRREGULAR}
    ${IDIOMS}
    (la|el|una|un|en la|en el|como la|como el) (casa|piso|departamento|depa|depto|apartamento|chalet|terreno) (de|del) ${THEIRS} (${RELATIVES}); (por|para|con|y) (el|la|mi|nuestro|nuestra|su) (tráiler|traila|trailer|lancha|bote|barco|caravana); imprescindible(s|); indispensable(s|); innegociable(s|); (no es|) negociable(s|); obligatorio; (me|nos|) bast(a|an|aría|arían); (me|nos|) (conform|content)(o|amos|aría|aríamos) con; vimos; vi; vieron; viste(is|n|); dijer(a|an|as); digan; dij(e|imos|eron); pedir(le|les|te|); pid(o|e|en|imos|a|an|as); volver; vuelv(o|e|en|a|an); harté; me cansé; molestar(le|les|te|); casero; casera
    (todo|lo que sea|cualquier cosa|lo que quieras|de todo) (menos|excepto|salvo) (es|est)(o|a|e|os|as); (menos|excepto|salvo) es(o|os|as)`,
  'talk.offTopic': `(qué tal|cómo está|cómo es|cómo va a estar|cómo estará|cómo anda|qué) (el|) (clima|tiempo) (hace|hará|hoy|mañana|en|está|); (va a|irá a) (llover|nevar|hacer (calor|frío)); receta(s|) (de|para); (cuéntame|dime|contame) un (chiste|cuento)`,
  'talk.knowledge': `(qué|cuál es la|cuáles son las|explíqueme la|explícame la|me explica la|) diferencia(s|) (hay|existe|) (entre|de) (un|una|el|la|) ${TERM} (y|con|de) (un|una|el|la|) ${TERM}; en (qué|que) se diferencia(n|) (un|una|el|la|) ${TERM} (y|con|de) (un|una|el|la|) ${TERM}; (qué|que) (es|son|significa|quiere decir) (un|una|el|la|los|las|eso de|lo de|) (crédito|préstamo|seguro|impuesto|contrato|cláusula|apr|dti|ltv|pmi|earnest money|título|tasación|gravamen|escritura|depósito en garantía|puntos|refinanciamiento|refinanciar|short sale|foreclosure|remate|condominio|townhouse|dúplex|adu|mello roos|mello-roos|impuesto predial|property tax|inspección|avalúo) ; (cómo|como) (se|) (funciona|funcionan|calcula|calculan|saca|sacan|solicita|obtiene|tramita|negocia) (el|la|un|una|los|las|eso de|) (escrow|hipoteca|enganche|crédito|préstamo|cierre|inspección|avalúo|seguro|hoa|depósito|contrato|proceso)`,
  'own.before': `
    (mi|nuestra|nuestro|su) (casa|piso|departamento|depa|depto|apartamento|vivienda|hogar|casita|condo|condominio) (actual|de ahora|anterior|viej(a|o)|de siempre|de antes)
    (la|el) (casa|piso|departamento|depa|depto|apartamento|vivienda|casita|condo|condominio) (actual|anterior|en (que|la que|el que) (vivo|vivimos|estoy|estamos|rento|rentamos)|donde (vivo|vivimos|estoy|estamos|crecí|nací)|(que|) (tenemos|tengo|teníamos|tenía|rento|rentamos|alquilo|alquilamos|vendimos|vendí|estoy vendiendo|estamos vendiendo|ocupo|ocupamos|habito|habitamos) (ahora|actualmente|hoy|hoy en día|)) ; (acab(o|amos) de|ya|recién) (vend(er|í|imos)) (la|el|mi|nuestra|nuestro|una|un); (estoy|estamos) (vendiendo|rentando|alquilando) (mi|nuestra|nuestro|la|una|un|en); (vendí|vendimos|vendemos|vendo) (mi|nuestra|nuestro|la nuestra|el nuestro|la mía|el mío); (ahora|ahorita|actualmente|hoy|hoy en día|ya|de momento) (pago|pagamos|estoy pagando|estamos pagando); (estoy|estamos|ando|andamos) pagando; (llevo|llevamos) (ya|casi|como|más de|) ${COUNT} (año|mes)(s|es|) (ya|) (pagando|rentando|alquilando|arrendando|viviendo); (pago|pagamos) (ahora|ahorita|actualmente|hoy|hoy en día|ya); (ahora|actualmente|hoy|hoy en día|de momento) (tengo|tenemos|rento|rentamos|alquilo|alquilamos|ocupo|ocupamos) (una|un|en); (me mudo|nos mudamos|mudarnos|mudarme|salgo|salimos|venimos|vengo) de (una|un|nuestra|nuestro|mi)`,
  'own.end': `así que; asi que; por eso; por lo que; por lo tanto; entonces; ahora (queremos|quiero|buscamos|busco|necesito|necesitamos|que|sí|); esta vez; quer(emos|íamos); quier(o|emos|en|e); quisier(a|amos); busc(o|amos|ando); necesit(o|amos|a|an); (nos|me) gustaría; ocup(o|amos); prefer(imos|iría); prefiero; a (una|un) (más|casa|piso|nuev(a|o)|departamento|depa); a algo; por (una|un) (más|algo|nuev(a|o)|casa|piso); y (queremos|quiero|busco|buscamos|necesito|necesitamos|ahora)`,
  'place.from': `
    (${THEIRS} (${RELATIVES})|mi gente|mis papás|mis padres|mis suegros|él|ella|ellos) (y (mi|mis|su|sus) (${RELATIVES})|) (vive|viven|vivía|vivían|reside|residen|está|están|trabaja|trabajan|estudia|estudian|tiene casa|tienen casa|compró|compraron) (ahora|) (en|de|por|cerca de); (vivía|vivíamos|nací|crecí|crecimos|nacimos|estudié|trabajaba|trabajé|trabajamos|me crié|vendí|vendimos|vendemos|vendo) (en|por|cerca de) ; (dejamos|dejo|dejar|nos vamos de|me voy de|salir de|salimos de|salgo de|huyendo de|hart(o|a|os|as) de|cansad(o|a|os|as) de) (vivir en|) ; (nos|me) (transfieren|trasladan|mudan|cambian) (desde|de)`,
  'topic.noPrice': `(vend|vendi|vender)(í|imos|ió|ieron|iste|emos|o|e|en|er|ido|ida|ía|ían) (la|el|lo|mi|nuestra|nuestro|su) (nuestr(a|o)|casa|piso|departamento|depa|depto|apartamento|mí(a|o)|suy(a|o)|otr(a|o)|viej(a|o)|actual|que teníamos|que tenía|casita|) (anterior|vieja|viejo|actual|) (por|en|a); la (vend|compr)(í|imos|ió|ieron|amos|é|ó|aron) (por|en|a); (nos|me|le|les) (dieron|pagaron|ofrecieron|prestan|prestaron|aprobaron|da el banco|dan) (por (ella|él|la casa|el piso|la nuestra|el nuestro)|por|) ; (nuestra|mi|la|nuestro|el) (casa|piso|depa|departamento) (vale|cuesta|valía|costó|está valorad(a|o) en|se vendió (por|en)) ; (gan|ingres|percib|factur)(o|a|amos|an|imos|o yo) (entre (los dos|ambos)|juntos|al mes|) (como|unos|alrededor de|) ; (debo|debemos|me quedan|nos quedan) (de hipoteca|)`,
};
