import type { Language } from '../language.ts';
import type { NumberWords } from '../text/numbers.ts';
import { spellingsOf } from '../text/phrase-notation.ts';
import { germanAsking } from './asking.ts';
import { germanHomes } from './homes.ts';
import { germanPolarity } from './polarity.ts';
import { germanQuantities } from './quantities.ts';
import { germanTags } from './tags.ts';
import { germanTalk } from './talk.ts';

const UNITS = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

type Row = readonly (readonly [string, number])[];
const units: Row = UNITS.map((word, index) => [word, index + 1]);
const teens: Row = TEENS.map((word, index) => [word, index + 10]);
const tens: Row = TENS.map((word, index) => [word, 20 + 10 * index]);
const joined: Row = tens.flatMap(([ten, value]) =>
  units.map(([unit, one]) => [`${unit}und${ten}`, value + one] as const),
);
const upToHundred: Row = [...units, ...teens, ...tens, ...joined];

/** What stands behind "hundert": round numbers, which prices and areas are. */
const rests: Row = [['', 0], ['zehn', 10], ...tens, ['fünf', 5], ['fünfundzwanzig', 25], ['fünfundsiebzig', 75]];
const hundreds: Row = [...units, ...teens, ['', 1] as const].flatMap(([word, value]) =>
  rests.map(([rest, more]) => [`${word}hundert${rest}`, value * 100 + more] as const),
);
const thousands: Row = [...upToHundred, ...hundreds].map(([word, value]) => [`${word}tausend`, value * 1_000]);
const withHundreds: Row = [...units, ...teens, ['', 1] as const].flatMap(([word, value]) =>
  units.map(([hundred, more]) => [`${word}tausend${hundred}hundert`, value * 1_000 + more * 100] as const),
);
const halves: Row = [...units, ...teens].map(([word, value]) => [`${word}einhalb`, value + 0.5]);
const halfThousands: Row = [...halves, ['anderthalb', 1.5] as const].map(([word, value]) => [
  `${word}tausend`,
  value * 1_000,
]);

const OTHERS: Row = [
  ['null', 0],
  ['eins', 1],
  ['zwo', 2],
  ['zwoa', 2],
  ['zweien', 2],
  ['zweier', 2],
  ['dreien', 3],
  ['anderthalb', 1.5],
  ['halbe', 0.5],
  ['halben', 0.5],
  ['halber', 0.5],
  ['halbes', 0.5],
  ['dreiviertel', 0.75],
  ['viertelmillion', 250_000],
  ['dreiviertelmillion', 750_000],
  ['dutzend', 12],
];

const valuesOf = (row: Row): Record<string, number> =>
  Object.fromEntries(row.flatMap(([word, value]) => spellingsOf(word).map((spelling) => [spelling, value])));

const germanNumbers: NumberWords = {
  values: {
    ...valuesOf(
      [...upToHundred, ...hundreds, ...thousands, ...withHundreds, ...halves, ...halfThousands, ...OTHERS].filter(
        ([word]) => !/^(?:hundert|tausend)$/.test(word),
      ),
    ),
  },
  scales: {
    hundert: 100,
    tausend: 1_000,
    tausender: 1_000,
    tsd: 1_000,
    k: 1_000,
    t: 1_000,
    teur: 1_000,
    mille: 1_000,
    mio: 1e6,
    mios: 1e6,
    mill: 1e6,
    million: 1e6,
    millionen: 1e6,
    riesen: 1_000,
    m: 1e6,
  },
  decades: {
    ...valuesOf(
      tens.flatMap(([word, value]) =>
        ['er', 'ern', 'erjahre', 'erjahren'].map((ending) => [`${word}${ending}`, value] as const),
      ),
    ),
  },
  articles: 'ein eine einen einem einer',
  point: 'komma',
  plurals: 's er ern',
  parts: { 'und ein halbes': 0.5, 'und ein halber': 0.5, 'ein halb': 0.5, einhalb: 0.5, 'und ein viertel': 0.25 },
  groupsByBlank: true,
  writesDays: true,
};

/** The German of Germany, Austria and Switzerland. "Zimmer" count the living room too; only "Schlafzimmer" are bedrooms. */
export const german: Language = {
  code: 'de',
  numbers: germanNumbers,
  phrases: [germanQuantities, germanHomes, germanPolarity, germanAsking, germanTalk],
  tags: germanTags,
  shorthand: `ist: isch is; nicht: nich nit nid nöd net ned; einen: nen; einem: nem; eine: ne ana a; einer: ner; kaufen: chaufe chaufä koafn;
    mieten: mietn; suche: suach sueche suech; suchen: sueched suached; was: wat wos; kostet: kost koscht; haben: ham; mir: mia; ich: i ick;
    zweite günstigste: zweitgünstigste zweitgünstigsten zweitbilligste zweitbilligsten; zweite teuerste: zweitteuerste zweitteuersten;
    zweite größte: zweitgrößte zweitgrößten; auch: au aa; kein: ka koa koan; wohnung: wonig wohnig; etwas: öppis ebbes; haus: huus`,
  notAsked: `(renovierungs|sanierungs|modernisierungs)bedürftig(e|); maisonette; waschsalon; souterrain; waschküche; waschraum;
    (eingezäunt|umzäunt)(er|em|en) garten`,
  letters: 'äöüß',
  hasCompounds: true,
  hasCapitalNouns: true,
  areaUnit: 'Square Meters',
};
