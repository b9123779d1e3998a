import type { TownTales } from '../town-tales.ts';

const MY = '(mi|nuestro|nuestra|su)';

export const spanishTownTales: TownTales = {
  past: `
    ${MY} (banco|prestamista|abogado|abogada|contador|contadora|gestor|gestora|notario|médico|dentista|seguro) (está|es|queda|lo tengo) (en|de) @; (nací|nacimos) en @; soy (originario|originaria|natural) de @;
    (amigo|amiga|conocido|colega|primo|prima) (de|que vive en) @ (me|nos) (los recomendó|recomendó con ustedes|habló de (ustedes|vosotros))`,
  left: `
    (vend(í|imos)|acab(o|amos) de vender|(hemos|he) vendido) (el|la|mi|nuestro|nuestra|un|una) ((piso|departamento|depa|casa|apartamento|condo|depto) |) (que teníamos |) (de|en) @; (mi|nuestro|nuestra) (piso|departamento|depa|casa|apartamento|condo) (de|en) @ (ya |) (está|se|fue|quedó) (vendido|vendida|vendió)`,
  ended: `
    (piso|departamento|depa|casa|apartamento|condo) (de|en) @ (ya |) (está|se|fue|quedó) (ya |) (vendido|vendida|vendió); (contrato) (de|en) @ (se |) (acaba|acabó|termina|vence|venció); se (acaba|acabó|termina|vence|venció) (el|mi|nuestro) contrato … @`,
  far: 'a (menos de |como |) (una|1|dos|2|tres|3|media) hora(s|) (y media |) (de coche |de carro |en coche |en carro |manejando |de camino |) (de|desde) @; hora y media (de|desde) @',
  beside: `
    (hart|cansad|aburrid)(o|a|os|as) (ya |) de … @; (ya |) no (aguanto|aguantamos|soporto|soportamos) … @; @ (es|está|se ha vuelto|se volvió|se puso|nos sale|me sale|me parece) (ya |) (demasiado|muy|carísimo|carísima|imposible|tan); ${MY} (oficina|trabajo|empresa|despacho|escuela|empleo|jefe|colegio) (está|es|queda|sigue) (en|por) @; (trabaj(o|amos|a)) (en remoto |a distancia |desde casa |) para (una|un) (empresa|compañía|firma|despacho|startup) (de|en) @;
    (me gradué|nos graduamos|me licencié|me titulé) en @; estudié … en @; (amigo|amiga|conocido|colega|primo|prima) (de|que vive en) @ (me|nos)`,
  visits: `
    (viajo|viajamos|voy|vamos|vuelo|volamos) (mucho|a menudo|seguido|seguidito|con frecuencia|cada|todos|una vez|dos veces|varias veces) … @; (viajo|viajamos|voy|vamos|vuelo|volamos) a @ (por trabajo|a menudo|con frecuencia|cada|todos|una vez|dos veces|varias veces|mucho|seguido); (viaje|viajes) de negocios a @; luna de miel en @`,
  arrives: `
    (va|van|voy|vamos) a (estudiar|trabajar|vivir|empezar|entrar|hacer) ; (empieza|empiezo|empezamos|empiezan|entra|estudiará|trabajará|trabajaré); (me|nos|le|les) (trasladan|destinan|transfieren|mandan|dieron|salió|ofrecieron)`,
  stays: `(trabaj(o|a|amos|an)|estudi(o|a|amos|an)) en @`,
  was: `(al principio|antes|primero|originalmente|inicialmente) … (quer|busc|pens|mir)(ía|íamos|aba|ábamos|é|amos) … @; (quer|busc|pens|mir)(ía|íamos|aba|ábamos) … @ … (al principio|antes)`,
  joins: `
    (en|a) la misma (ciudad|localidad|población|zona)( que|); me (voy|mudo|iré|marcho) con (él|ella|ellos|ellas); nos (vamos|mudamos|iremos) (con (él|ella|ellos)|(para |) (allá|allí)); me (voy|mudo|iré) (para |) (allá|allí); (reunirme|juntarme|estar|vivir) con (él|ella|ellos); (cerca de|junto a) (él|ella|ellos|ellas); mudar(me|nos) (allá|allí)`,
  wishes: `
    (quiero|queremos|quisiera|quisiéramos|busco|buscamos|buscando|necesito|necesitamos|necesita|necesitan|me gustaría|nos gustaría|preferimos|prefiero|comprar|rentar|alquilar)`,
  turns:
    'y ahora; ahora; pero; así que; por eso; entonces; mejor @; en cambio; y (quiero|queremos|busco|buscamos|necesito|necesita|nos|me)',
};
