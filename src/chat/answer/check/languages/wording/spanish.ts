import { words } from '../check-words.ts';
import type { Wording } from './wording.ts';

export const SPANISH_WORDING: Wording = {
  no: words(
    'sin|no tiene|no hay|no paga|no se paga|no se pagan|no cuenta con|no incluye|no dispone de|no cobra|no requiere|ninguna|ningun|cero|tampoco tiene|carece de|libre de',
  ),
  parking: ['aparcamiento', 'parking', 'plaza de parking', 'plazas de parking'],
  fee: words('cuota|cuotas|tarifa|coste|costo|cargo|cargos'),
  zero: words('cero|nula|nulo|ninguna|ninguno|inexistente'),
  free: words('gratis|gratuita|gratuito'),
  hoaFree: [],
  elsewise: words(
    'indica|indicada|indicado|indican|menciona|mencionada|mencionado|mencionan|informacion|datos|dato|detalles|consta|constan|especifica|especificada|especificado|figura|aparece|conoce|sabe|se|problemas|problema|restricciones|normas|aumento|sorpresas|duda',
  ),
  wished: words('pidio|pediste|quiere|quieres|busca|buscas|si|prefiere|prefieres|desea|deseas|casas sin|viviendas sin'),
  offered: words('en venta|a la venta|en el mercado|en alquiler'),
  unsold: words(
    'no se ha vendido|no esta vendida|no esta vendido|sin vender|no vendida|no se ha alquilado|sin alquilar|no ha sido vendida',
  ),
  can: words('puede|puedes|podria|podrias|podra|podras|pueden|puede ser|podria ser|esta lista para'),
  buy: words(
    'comprar|comprarla|comprarlo|comprarse|comprada|comprado|adquirir|adquirirla|adquirirlo|alquilar|alquilarla|alquilarlo|alquilarse|suya|suyo|tuya|tuyo|hacer una oferta|quedarsela',
  ),
  cameBefore: words('salio|sale|estuvo|estaba|puso|puesta|lleva|llevaba|entro|dias|semanas|meses|tiempo|despues|antes'),
  sinceAfter: words('desde|durante|hace|hasta'),
  homes: words('casas|viviendas|propiedades|pisos|apartamentos|inmuebles|anuncios|opciones'),
  still: words('todavia|aun|sigue|actualmente|ahora'),
  yes: ['si'],
  notYes: ['si'],
  noInstead: 'No',
  when: {
    today: words('hoy|esta manana'),
    yesterday: words('ayer|anoche'),
    thisWeek: words('esta semana'),
    lastWeek: words('la semana pasada|hace una semana'),
    thisMonth: words('este mes'),
    lastMonth: words('el mes pasado|hace un mes'),
    thisYear: words('este ano'),
    lastYear: words('el ano pasado|hace un ano'),
  },
  brandNew: words(
    'a estrenar|totalmente nueva|totalmente nuevo|completamente nueva|completamente nuevo|recien construida|recien construido|obra nueva',
  ),
  homeNouns: words('casa|vivienda|propiedad|piso'),
  ratios: words('el doble de|el doble que|la mitad de|la mitad que|mitad de precio'),
  superlatives: {
    cheapest: words(
      'la mas barata|el mas barato|la mas economica|el mas economico|la de menor precio|la mas asequible',
    ),
    dearest: words('la mas cara|el mas caro|la de mayor precio'),
    largest: words('la mas grande|el mas grande|la mas amplia|el mas amplio|la mas espaciosa'),
    smallest: words('la mas pequena|el mas pequeno'),
    newest: words('la mas nueva|el mas nuevo|la mas reciente|la mas moderna'),
    oldest: words('la mas antigua|el mas antiguo|la mas vieja'),
  },
  notTheOne: words('una de|uno de|entre|segunda|segundo|tercera|tercero|no|casi|si|cual|que|dos|tres|quiere|busca'),
  ofAll: words(
    'casa|vivienda|opcion|propiedad|de todas|de todos|de estas|de estos|de las que hay|es|con diferencia|aqui',
  ),
};
