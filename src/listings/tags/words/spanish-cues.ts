import type { Cues } from '../tag-words.ts';

export const spanishCues: Cues = {
  negators: `
    no se permite|permiten|acepta|aceptan|admite|admiten, no es|son|está|están permitido|permitida|permitidos|permitidas|aceptado|aceptados,
    no, ni, nunca, tampoco, ningún|ninguna|ninguno, carece|carecen de, falta|faltan, en vez|lugar de, libre de,
    excepto, cero, salvo, ausencia de, antiguo|antigua`,
  withouts: `sin, sin contar con`,
  refusals: `
    no permitido|permitida|permitidos|permitidas, no se permite|permiten|acepta|aceptan|admite|admiten,
    no incluido|incluida|incluidos|incluidas|disponible|disponibles|aceptado|aceptados|aceptada|aceptadas|funciona,
    no es|son|está|están permitido|permitida|permitidos|permitidas|incluido|incluida|incluidos|incluidas|aceptadas|aceptados|bienvenidas|bienvenidos,
    prohibido|prohibida|prohibidos|prohibidas, se? convertido|convertida|transformado|transformada|convirtió|transformó en|a,
    ninguno|ninguna, fuera de servicio, clausurado|clausurada, se vende|alquila|renta aparte, opcional con costo`,
  maybes: `
    espacio|lugar|sitio|área|terreno|preparación|preparado|preparada|potencial|posibilidad|opción|ideal|listo|lista|permiso|permisos|proyecto para|de una|un|tu|su? futura|futuro?,
    espacio|lugar|posibilidad|potencial|opción para|de construir|hacer|poner|agregar|instalar|añadir|ampliar,
    se puede|puede|podría|podrías|puedes|pueden agregar|construir|hacer|poner|instalar|añadir|convertir,
    posible|futura|futuro|eventual, si desea|quiere|necesita, perfecto|perfecta para construir|instalar|poner`,
  maybesAfter: `
    opcional|opcionales, posible, en proyecto, potencial, por construir|instalar, en construcción, próximamente,
    a futuro, se puede agregar|instalar`,
  nears: `
    cerca|cercano|cercana|cercanos|cercanas de|del|a|al, junto a|al, a # minutos|cuadras|calles|pasos|metros|min|km|m de|del|a|al?,
    a pocos|pocas|unos|unas|dos|tres|cinco|diez|una|un|media minutos|cuadras|calles|pasos|metros|cuadra|minuto de|del|a|al?,
    a pasos de|del, minutos de|del|a|al, minutos a pie|caminando de|del|a|al, frente a|al, próximo|próxima a|al,
    al lado de|del, a la vuelta de|del, rodeado|rodeada de, entre, vecino|vecina|vecinos, la zona tiene|ofrece|cuenta con?,
    zona con, fácil acceso a|al, acceso rápido a|al, detrás de|del`,
  nearsAfter: `
    cerca|cercano|cercana|cercanos|cercanas, en la zona|colonia|ciudad, a la vuelta|esquina,
    a la vuelta de la esquina, a pocos|pocas|unos|unas|dos|tres|cinco|una minutos|cuadras|pasos|metros|calles|cuadra,
    a # minutos|cuadras|calles|pasos|metros|min|m, a pie, al lado, enfrente, en las? cercanías|inmediaciones|alrededores,
    de la zona`,
  shared: `
    comunitario|comunitaria|comunitarios|comunitarias|comunal|comunales|compartido|compartida,
    comunidad|urbanización|condominio|complejo|edificio|fraccionamiento|residencial|coto con|tiene|ofrece|incluye,
    comunidad|urbanización|condominio|complejo|edificio|fraccionamiento|residencial|coto cuenta|dispone con|de,
    áreas|zonas comunes, amenidades, casa club, el edificio|condominio|fraccionamiento cuenta|tiene|ofrece con?`,
  sharedAfter: `
    comunitario|comunitaria|comunitarios|comunitarias|comunal|comunales|compartido|compartida|común,
    de la comunidad|urbanización, del edificio|condominio|complejo|fraccionamiento,
    en el edificio|condominio|complejo|fraccionamiento, en la urbanización|comunidad|azotea, en áreas comunes`,
  affirmers: `
    se permite|permiten|acepta|aceptan|admite|admiten, permite|permiten|acepta|aceptan|admite|admiten|aceptamos|permitimos,
    incluye|incluyen|incluido|incluidos, con, sí`,
  affirmersAfter: `
    permitido|permitida|permitidos|permitidas|bienvenido|bienvenida|bienvenidos|bienvenidas|aceptado|aceptada|aceptados|aceptadas,
    incluido|incluida|incluidos|incluidas|sí|si|ok|posible|negociable|consultar, a consultar|convenir|tratar`,
  turns: `
    pero|con|tiene|tienen|cuenta|cuentan|es|son|está|están|dispone|ofrece|incluye|aunque|además|hay|también|solo|sólo|donde|que|propio|propia`,
  and: `y, e, &, +, así como`,
  or: `o, u, ni`,
};
