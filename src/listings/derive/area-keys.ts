import { createTextCache } from '../../process/text-cache.ts';
import { foldText } from '../fold.ts';

/** Feeds have a few keys for all their homes. */
const MOST_KEYS = 500;

/** Keys of pairs whose value is where the home lies. */
const AREA_WORDS = [
  'neighbou?rhood|subdivision|community|complex|development|building|area|mls area|district',
  'barrio|colonia|urbanizacion|fraccionamiento|zona|bairro|freguesia|condominio|quartier|residence',
  'stadtteil|ortsteil|viertel|bezirk|stadtbezirk|小区|社区|板块|商圈|区域|街道',
].join('|');
const AREA_KEYS = new RegExp(`^(${AREA_WORDS})( name| major|名|名称)?$`);

const knownKeys = createTextCache<boolean>(MOST_KEYS);

/** Whether a pair of this key says which area a home lies in. */
export const isAreaKey = (key: string): boolean =>
  knownKeys(key, () => AREA_KEYS.test(foldText(key.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2'))));
