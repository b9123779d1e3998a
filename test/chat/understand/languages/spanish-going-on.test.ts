import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkReadings, type Rows } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const CONDO = 'PropertyType is Condominium';
const tag = (name: string): Constraint => ({ Field: 'Tag', Operator: 'is', Value: [name], Words: '' });
const named = (Field: 'City' | 'PropertyType', name: string): Constraint =>
  ({ Field, Operator: 'is', Value: [name], Words: name }) as Constraint;

const check = (what: string, rows: Rows, before: Before = {}): void =>
  checkReadings(what, rows, { language: 'es', ...before });
const shown = { hasShown: true, talksOfSeveral: true } as const;

check(
  'another home that has something is looked for, among those that were shown only where it is said so',
  {
    '¿y alguno amueblado?': ['Tag is furnished'],
    'y algo restaurado?': ['Tag is renovated'],
    'de esos que admitan gatos': ['Tag is cats'],
    'de esas con chimenea': ['Tag is fireplace'],
    '¿y alguna de esas amueblada?': ['Tag is furnished', 'points at focus', 'among shown'],
    'de las que me acabas de mostrar, las que tengan sauna': ['Tag is sauna', 'among shown'],
    '¿los tienes con sauna o no?': ['Tag is sauna'],
    'que desde el balcón se vea el río': ['Tag is balcony', 'Tag is water view'],
    'mi perrita viene conmigo, es una chihuahua': ['Tag is dogs'],
  },
  shown,
);

check(
  'what is swapped or given up in a pronoun is wanted no more',
  {
    'la chimenea cámbiamela por sauna': ['Tag is sauna', 'with or without fireplace'],
    'en lugar del hogar a leña, un sauna': ['Tag is sauna', 'with or without fireplace'],
    '¿y si en vez de la chimenea tuviera sauna?': ['Tag is sauna', 'with or without fireplace'],
    'la chimenea da mucho trabajo, olvídala y busca con sauna': ['Tag is sauna', 'with or without fireplace'],
    'la chimenea es carísima': ['Tag is fireplace'],
    'también sin chimenea': ['adds', 'with or without fireplace'],
    'prefiero sauna a chimenea': ['Tag is sauna', 'with or without fireplace'],
    'sin chimenea tampoco es un drama': ['with or without fireplace'],
    'si no tiene chimenea tampoco importa': ['with or without fireplace'],
    'sin chimenea también nos sirve': ['adds', 'with or without fireplace'],
  },
  { ...shown, constraints: [tag('fireplace')] },
);

check(
  'what a home is nothing without is wanted, and those that lack it are not',
  {
    'mi marido dice que sin sauna no firmamos': ['Tag is sauna'],
    'si no trae sauna no me convence': ['Tag is sauna'],
    'elimina las que no acepten perros': ['Tag is dogs'],
    'no me muestres las que tengan chimenea': ['Tag not fireplace'],
    'saca las que cobren HOA': ['HOAMonth is 0'],
    'no hace falta sauna, con un techito para el coche me arreglo': ['Tag is carport', 'with or without sauna'],
  },
  shown,
);

check(
  'verbs of everyday life are no typing errors for others that refuse something',
  {
    'para descansar con sauna': ['Tag is sauna'],
    'quiero desconectar, con sauna': ['Tag is sauna'],
    'despertarme con vistas al lago': ['Tag is water view'],
    'para jubilarnos, con sauna': ['Tag is sauna'],
    'para retirarnos, con sauna': ['Tag is sauna'],
    'evitar sauna': ['Tag not sauna'],
  },
  shown,
);

check(
  'of several places some are added, some left out, and the town is kept where only a part is',
  {
    'en cualquier zona salvo La Jolla': ['Near not La Jolla', 'any Near', 'any Street', 'any ZIP'],
    'en cualquier ciudad salvo El Cajon': ['City not El Cajon', 'any City', 'any Near', 'any Street', 'any ZIP'],
    'ni San Diego ni El Cajon, Oceanside': ['City not San Diego/El Cajon', 'City is Oceanside'],
    'ni San Diego, ni El Cajon, ni Oceanside': ['City not San Diego/El Cajon/Oceanside'],
    'no solo en San Diego, también en Oceanside': ['City is San Diego/Oceanside', 'adds'],
    'no solo condos': [CONDO, 'adds'],
    'da igual San Diego u Oceanside': ['City is San Diego/Oceanside'],
    'La Jolla no porque queda lejos': ['Near not La Jolla'],
    'no en La Jolla': ['Near not La Jolla'],
    'La Jolla tiene demasiado tráfico, mira en Hillcrest': ['Near is Hillcrest', 'without Near La Jolla'],
    'nos han cambiado de oficina, ahora en Oceanside': ['City is Oceanside'],
  },
  {
    ...shown,
    constraints: [named('City', 'San Diego'), { ...tag(''), Field: 'Near', Value: ['La Jolla'] } as Constraint],
  },
);

check(
  'a number goes on with the one of before beside a complaint or a comparison, and a denied one is no place in the list',
  {
    'algo más amplio, de 120': ['BuildingArea atLeast 120 Square Meters'],
    'tres quiero, no 2': ['Bedrooms atLeast 3'],
    'de cuatro para arriba': ['Bedrooms atLeast 4'],
    'de cuatro o más': ['Bedrooms atLeast 4'],
    '650 es demasiado, 580': ['Price atMost 580000'],
    '720 sería nuestro tope': ['Price atMost 720000'],
    'no nos alcanza para más de 600': ['Price atMost 600000'],
    'no llegamos a 650, pon 610': ['Price atMost 610000'],
    'ahora tenemos un millón': ['Price atMost 1000000'],
    'ya no hay tope de precio': ['any Price'],
  },
  {
    ...shown,
    constraints: [
      { Field: 'Price', Operator: 'atMost', Value: 650_000, Words: '650 mil' },
      { Field: 'Bedrooms', Operator: 'atLeast', Value: 2, Words: '2 recámaras' },
      { Field: 'BuildingArea', Operator: 'atLeast', Value: 90, AreaUnit: 'Square Meters', Words: '90 m2' },
    ],
  },
);

check(
  'who has looked at a home asks for others, or goes on with the search',
  {
    'no nos convence': ['more'],
    'no me llama, otra': ['more'],
    'y los demás?': ['more'],
    '¿no tienes ninguno más?': ['more'],
    'sigan buscando': ['more'],
    'seguimos buscando, hasta 900 mil': ['Price atMost 900000'],
    'no me convence, quiero un condo': [CONDO],
    'se nos van de presupuesto': ['less Price'],
    'mi suegra se viene con nosotros, una casa': [HOUSE],
  },
  { hasShown: true },
);
