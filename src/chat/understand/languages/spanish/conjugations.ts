/** The endings of regular verbs; `tú`, `vos`, `usted` and `vosotros` alike. */
const ENDINGS = {
  ar: 'o as a ás amos áis an ad á é aste ó asteis aron aba abas ábamos abais aban aré arás ará aremos aréis arán aría arías aríamos arían ar ando ado ada ados adas arme arte arse arnos arlo arla arlos arlas arle',
  er: 'o es e és emos éis en ed é í iste ió imos isteis ieron ía ías íamos íais ían eré erás erá eremos eréis erán ería erías eríamos erían er iendo ido ida idos idas erme erte erse ernos erlo erla erlos erlas erle',
  ir: 'o es e ís imos en id í iste ió isteis ieron ía ías íamos íais ían iré irás irá iremos iréis irán iría irías iríamos irían ir iendo ido ida idos idas irme irte irse irnos irlo irla irlos irlas irle',
} as const;
const SUBJUNCTIVE = {
  ar: 'e es emos éis en',
  er: 'a as amos áis an',
  ir: 'a as amos áis an',
} as const;
const PAST_SUBJUNCTIVE = {
  ar: 'ara aras áramos aran ase ases ásemos asen',
  er: 'iera ieras iéramos ieran iese ieses iésemos iesen',
  ir: 'iera ieras iéramos ieran iese ieses iésemos iesen',
} as const;

type Ending = keyof typeof ENDINGS;

/** "Buscar" is written with "qu" before an "e". */
const beforeE = (stem: string): string =>
  stem.replace(/(?:c|g|z)$/, (letter) => ({ c: 'qu', g: 'gu', z: 'c' })[letter] ?? letter);

const partsOf = (verb: string): { stem: string; soft: string; ending: Ending } => {
  const stem = verb.slice(0, -2);
  const ending = verb.slice(-2) as Ending;
  return { stem, soft: ending === 'ar' ? beforeE(stem) : stem, ending };
};

const slot = (stem: string, endings: string): string[] => endings.split(' ').map((ending) => stem + ending);

/** What is asked of somebody by a regular verb: "llame", "llamaran", "llamen". As alternatives of a phrase. */
export const asked = (verb: string): string => {
  const { stem, soft, ending } = partsOf(verb);
  return [
    ...slot(soft, SUBJUNCTIVE[ending]),
    ...slot(stem, PAST_SUBJUNCTIVE[ending]),
    ...slot(stem, { ar: 'a an as áis ad arán ará arían aría', er: 'e en es éis ed', ir: 'e en es ís id' }[ending]),
  ].join('|');
};

/** All forms of regular verbs, as alternatives of a phrase. */
export const formsOf = (verb: string): string => {
  const { stem, soft, ending } = partsOf(verb);
  const preterite = ending === 'ar' && soft !== stem ? [`${soft}é`] : [];
  return [
    ...slot(stem, ENDINGS[ending]),
    ...preterite,
    ...slot(soft, SUBJUNCTIVE[ending]),
    ...slot(stem, PAST_SUBJUNCTIVE[ending]),
  ].join('|');
};
