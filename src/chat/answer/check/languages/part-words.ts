import type { Language } from '../../../understand/understanding.ts';
import { words } from './check-words.ts';

/**
 * Words that make an area another one than the home's: lower case, without accents, a blank for any blank. The tables are data
 * alone.
 */
export type PartWords = {
  /** What has an area of its own, which no field states. */
  parts: readonly string[];
  /** Between a home and the area of its ground: "*sits on* 5,000 sq ft". */
  on: readonly string[];
};

export const PART_WORDS: Readonly<Record<Language, PartWords>> = {
  en: {
    parts: words(
      'yard|yards|backyard|back yard|front yard|side yard|garden|gardens|lawn|courtyard|patio|deck|terrace|balcony|porch|rooftop|outdoor|outdoors|outside|garage|attic|loft|cellar|kitchen|living room|family room|dining room|suite|workshop|barn|shed|acreage|field|orchard|pasture|driveway',
    ),
    on: words('sits on|sit on|sitting on|set on|stands on|situated on|nestled on|located on|rests on|built on'),
  },
  es: {
    parts: words(
      'jardin|jardines|patio|terraza|terrazas|balcon|azotea|garaje|sotano|atico|cocina|salon|sala|huerto|huerta|finca|taller|trastero|exterior|exteriores',
    ),
    on: ['se asienta en', 'sobre'],
  },
  fr: {
    parts: words(
      'jardin|cour|terrasse|terrasses|balcon|garage|cave|combles|grenier|cuisine|salon|sejour|atelier|grange|verger|exterieur|exterieurs',
    ),
    on: ['sur'],
  },
  de: {
    parts: words(
      'garten|gartens|hof|innenhof|terrasse|dachterrasse|balkon|garage|keller|dachboden|kuche|wohnzimmer|werkstatt|scheune|wiese|aussenbereich|außenbereich',
    ),
    on: words('steht auf|liegt auf|auf'),
  },
  pt: {
    parts: words(
      'jardim|jardins|quintal|patio|terraco|varanda|sacada|garagem|porao|cave|sotao|cozinha|sala|pomar|horta|oficina|externa|exterior',
    ),
    on: ['assenta em', 'sobre'],
  },
  zh: {
    parts: words('花园|花園|院子|庭院|后院|後院|前院|草坪|露台|阳台|陽台|车库|車庫|地下室|阁楼|厨房|客厅'),
    on: ['坐落'],
  },
};
