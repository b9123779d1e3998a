import type { Language } from '../language.ts';
import { germanAsking } from './asking.ts';
import { germanHomes } from './homes.ts';
import { germanNumbers } from './numbers.ts';
import { germanPolarity } from './polarity.ts';
import { germanQuantities } from './quantities.ts';
import { germanTags } from './tags.ts';
import { germanTalk } from './talk.ts';
import { germanWords } from './words.ts';

/** The German of Germany, Austria and Switzerland. "Zimmer" count the living room too; only "Schlafzimmer" are bedrooms. */
export const german: Language = {
  code: 'de',
  numbers: germanNumbers,
  phrases: [germanQuantities, germanHomes, germanPolarity, germanAsking, germanTalk, germanWords],
  tags: germanTags,
  shorthand: `ist: isch is; nicht: nich nit nid nöd net ned; einen: nen; einem: nem; eine: ne ana a; einer: ner; kaufen: chaufe chaufä koafn;
    mieten: mietn; suche: suach sueche suech; suchen: sueched suached; was: wat wos; kostet: kost koscht; haben: ham; mir: mia; ich: i ick;
    auch: au aa; kein: ka koa koan; wohnung: wonig wohnig; etwas: öppis ebbes; haus: huus`,
  notAsked: `(renovierungs|sanierungs|modernisierungs)bedürftig(e|); maisonette; waschsalon; souterrain; waschküche; waschraum;
    (eingezäunt|umzäunt)(er|em|en) garten`,
  letters: 'äöüß',
  hasCompounds: true,
  hasCapitalNouns: true,
  areaUnit: 'Square Meters',
};
