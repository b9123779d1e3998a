import { createTextCache } from '../../process/text-cache.ts';
import { BETWEEN_NAMES, isPlace, NAMES_REMEMBERED, spaceColumn } from './column-paths.ts';

/**
 * Words of names by what they say in full and in English, in the names of columns of all languages: short forms, and words of Spanish, French,
 * Portuguese, Italian, German and Dutch. A word that says several things by its place (`zona`, `estado`, `zimmer`) is left as it is.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  acres: 'ac acr acre acreage',
  addition: 'toev toevoeging huisnummertoevoeging huisletter zusatz hausnummerzusatz complemento',
  address:
    'addresses adr addr adresa gatuadress direccion domicilio adresse anschrift endereco morada indirizzo adres adress',
  approx: 'apx approximate environ',
  area: 'superficie surface flaeche flache superficies oppervlakte opp sup yta ytor',
  asking: 'ask demande demandee vraag kauf verkauf koop',
  availability:
    'disponibilidad disponibilidade disponibilite verfugbarkeit verfuegbarkeit disponibilita beschikbaarheid',
  bathrooms:
    'ba bas bath baths bathroom bth bths bthrms bathrms banos bano bagni bagno banheiros bain sdb banho bader badezimmer badkamers banyos banheiro badrum',
  bedrooms:
    'bed beds bedroom bd bds br brs bdrm bdrms bedrms bdrs dorm dorms dormitorios habitaciones hab habs recamaras ' +
    'chambres camere quartos slaapkamers schlafzimmer schlafraume dormitorio quarto sovrum soverom',
  building: 'bldg',
  built:
    'blt bld construida construido construidos construidas construccion constr construction construcao costruzione constructed bouw bau build byggd',
  category: 'categoria categorie kategorie kategori',
  city:
    'ciudad municipio ville commune cidade concelho comune citta ort stadt gemeinde plaats localidad localite poblacion town ' +
    'woonplaats poststed miasto cities comuna gemeente kommun postort stad',
  close: 'clos cls',
  code: 'cod codigo codice kode cd',
  community: 'comm',
  country: 'pais pays paese',
  current: 'curr cur',
  date: 'dt dte fecha datum',
  deposit: 'kaution fianza caucao caparra',
  description: 'desc descripcion descricao descrizione beschreibung omschrijving beskrivning texte',
  direction: 'dir',
  door: 'puerta',
  double: 'doble dobles doubles',
  floor: 'planta piso etage andar piano verdieping',
  frequency: 'freq',
  full: 'ful',
  garage: 'gar grg',
  half: 'hlf medio medios',
  heated: 'htd',
  house: 'haus hse huis hus domu porta',
  list: 'lst',
  listed: 'alta eingestellt',
  listing: 'lstg listg annuncio anuncio annonce inserat anzeige advert ad',
  living:
    'liv lvg livng wohn util utiles habitable habitables utile util habitavel calpestabile woon livable privativa',
  location: 'loc',
  lot: 'terreno terrain grundstuck grundstueck parcela perceel plot erf tomt',
  market: 'mkt',
  modified: 'mod',
  monthly: 'mensual mensuel mensuelle mensal mensile monatlich monatliche',
  name: 'nm nombre nome nom naam',
  neighborhood: 'neigh neighbourhood barrio bairro quartier quartiere ortsteil stadtteil wijk',
  number: 'num nbr nr nro numero nummer no nb n aantal anzahl qtd cant qty antal',
  office: 'ofc',
  original: 'orig',
  postal: 'cpostal postale postaux',
  previous: 'prev',
  price: 'pricing valor montant prc pr precio prix preco prezzo preis prijs pris utgangspris',
  offer: 'angebot offre oferta',
  property: 'prop inmo imovel inmueble immobile immo immobilie immobilien bien object objekt objeto woning',
  reference: 'ref refer referencia referenz riferimento rif referentie',
  remarks: 'rem rems rmks rmk remark observacao observacoes observaciones',
  rent: 'locacao alq alquiler renta arriendo loyer aluguel renda arrendamento canone affitto miete kaltmiete nettomiete warmmiete gesamtmiete huur huurprijs hyra',
  site: 'situs',
  size: 'sz groesse grosse',
  spaces: 'spc spcs',
  square: 'sq',
  state: 'states uf provincia provincie bundesland kanton canton',
  status: 'statuses stat sts situacion situacao estatus statut stato etat',
  street: 'str strasse calle rue rua straat via voie ulica vej logradouro gata',
  subdivision: 'sub subdiv subd',
  suffix: 'sfx suf suff',
  total: 'tot ttl',
  transaction: 'operacion operacao contratto finalidade finalidad negocio vermarktungsart vermarktung objetivo',
  type: 'types typ tipo tipologia tipologie art',
  year: 'yr ano anno annee jahr jaar',
  zip: 'zipcode postcode pincode plz cep postnummer postnr postleitzahl',
};

/** Words that say several at once, and are none that are run together of others here. */
const JOINED: Readonly<Record<string, string>> = {
  boarea: 'living area',
  boyta: 'living area',
  bthf: 'full bathrooms',
  bthh: 'half bathrooms',
  builtup: 'built up',
  byggar: 'year built',
  civico: 'house number',
  fb: 'full bathrooms',
  fba: 'full bathrooms',
  flra: 'floor area',
  hb: 'half bathrooms',
  hba: 'half bathrooms',
  lp: 'list price',
  sqft: 'square ft',
  tq: 'threequarter',
};

/** Words that say nothing beside the others. */
export const LITTLE: ReadonlySet<string> = new Set(
  'letto or de del du des di della do da dos of the in en la le el les salle salles casas rms rooms d l e et und y van'.split(
    ' ',
  ),
);
/** For whom a text is told, and nothing of what it is: `Web Remarks`, `content:encoded`. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  'web online internet marketing display summary encoded concat'.split(' '),
);
/** At the beginning of a name, or at its end: how its values were counted, and not of what; and that they are of the home. */
const COUNTED: ReadonlySet<string> = new Set(['number', 'total', 'approx', 'property']);

/** At the end of a name: what its values are measured in. */
const UNITS = new RegExp(
  `(?<=.)( in)?( square (ft|feet|foot|m)| (sqft|sf|ft|sqm|qm|mq|m2|u s|us|${Intl.supportedValuesOf('currency').join('|')}))$`,
  'i',
);

const IN_FULL: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(MEANINGS).flatMap(([meaning, words]) =>
    [meaning, ...words.split(' ')].map((word): [string, string[]] => [word, [meaning]]),
  ),
  ...Object.entries(JOINED).map(([word, meanings]): [string, string[]] => [word, meanings.split(' ')]),
]);

/** Whether a word says something in the names of columns. */
export const isColumnWord = (word: string): boolean => IN_FULL.has(word);

/** Shorter words are parts of others by chance, but for these. */
const SHORTEST_PART = 3;
const SHORT_PARTS = ['nr', 'no', 'id', 'yn', 'yr'];

/** Takes names apart into words, also those that are run together of words here and of `others`: `huisnummer`, `hideaddress`, `LISTNO`. */
export const createWordFinder = (others = ''): ((name: string) => readonly string[]) => {
  const words = [...IN_FULL.keys(), ...others.split(' ')].filter((word) => word.length >= SHORTEST_PART);
  const parts = [...words, ...SHORT_PARTS].sort((left, right) => right.length - left.length).join('|');
  const runTogether = new RegExp(`^(?:${parts})(?:s??(?:${parts}))+$`);
  const part = new RegExp(parts, 'g');
  const remember = createTextCache<readonly string[]>(NAMES_REMEMBERED);
  return (name) =>
    remember(name, () =>
      spaceColumn(name)
        .split(' ')
        .flatMap((word) => (!IN_FULL.has(word) && runTogether.test(word) ? (word.match(part) ?? []) : [word])),
    );
};
const wordsOf = createWordFinder();

/** The words of a name in full and in English, in their order: `Nb chambres` gives `number bedrooms`. */
export const inEnglish = (words: readonly string[]): string[] =>
  words.filter((word) => !LITTLE.has(word)).flatMap((word) => IN_FULL.get(word) ?? [word]);
export const wordsInFull = (name: string): readonly string[] => inEnglish(wordsOf(name));

/** The same without those that say how the values were counted: `Total # Full Baths` gives `full bathrooms`. */
export const withoutCounts = (words: readonly string[]): string[] => {
  const first = words.findIndex((word) => !COUNTED.has(word));
  const end = ['total', 'approx', 'property'].includes(words.at(-1) ?? '') ? -1 : words.length;
  return first < 0 ? [] : words.slice(first, end);
};

/** The same without words that only say for whom it is told. */
export const withoutQualifiers = (words: readonly string[]): string[] => words.filter((word) => !QUALIFIERS.has(word));

/** A code or a value of a place is nothing that stands there: `Land Value`, `Office Code`. */
const IS_OF_PLACE = /^(code|value)$/;
/** The same name as a path, where it begins with a word for a place: `addressLocality` is `address.locality`, `Total Building Area` `building.area`. */
export const placeInName = (name: string): string | null => {
  const own = name.split(BETWEEN_NAMES).at(-1) ?? '';
  const words = withoutCounts(spaceColumn(own.replace(/\([^)]*\)/g, ' ')).split(' '));
  const [first = '', ...others] = words;
  const last = others.join(' ');
  return last !== '' && isPlace(first) && !IS_OF_PLACE.test(last)
    ? `${name.slice(0, name.length - own.length)}${first}.${last}`
    : null;
};

/** The same without the unit at the end: `wohnflaeche_qm` gives `living area`. */
export const withoutUnit = (words: readonly string[]): string[] => words.join(' ').replace(UNITS, '').split(' ');

/** Names that say the same in another order have one key: `Living Area`, `Superficie habitable`. */
export const wordKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** So many columns share what says nothing of any of them, at least, and such a share of all: of `Pool Type` and `Pool Size` it says what they are. */
const LEAST_SHARED = 4;
const shareOfAll = (part: string): number => (/[.@]$/.test(part) ? 0.2 : 0.5);
/** An end that fewer have says what they are measured in, or of what: `garage_m2`, `bedroom_level`. */
const SHARE_OF_ENDS = 0.75;
const LONGEST_PART = 60;
const startsOf = (name: string): string[] =>
  [...name.slice(0, LONGEST_PART).matchAll(/[\p{L}\p{N}][._@ ]+(?=.*\p{L})/gu)].map(({ 0: { length }, index }) =>
    name.slice(0, index + length),
  );
const endsOf = (name: string): string[] =>
  [...name.matchAll(/(?<=[\p{L}\p{N}])_+(?=\p{L})/gu)].map(({ index }) => name.slice(index)).slice(-3);
/** The number of its field at the end of a name: `City_36`. */
const FIELD_NUMBER = /(?<=.)_\d+$/;
/** Takes them off, where nearly all names have one of their own: else they count what comes again. */
const withoutFieldNumbers = (names: readonly string[]): ((name: string) => string) => {
  const numbers = names.flatMap((name) => FIELD_NUMBER.exec(name)?.[0] ?? []);
  const without = (name: string): string => name.replace(FIELD_NUMBER, '');
  const most = names.length * SHARE_OF_ENDS;
  const areFields =
    numbers.length >= Math.max(LEAST_SHARED, most) &&
    new Set(numbers).size === numbers.length &&
    new Set(names.map(without)).size >= most;
  return areFields ? without : (name) => name;
};
/**
 * Takes off names what many of them begin with (`REAL_HOMES_property_`, `item.mainEntity.`) or end with (`_pb__c`), unless a word of it says what
 * they are about.
 */
export const withoutSharedParts = (all: readonly string[]): ((name: string) => string) => {
  const withoutNumber = withoutFieldNumbers(all);
  const names = all.map(withoutNumber);
  const whole = new Set(names.map(spaceColumn));
  const saysNothing = (word: string): boolean =>
    COUNTED.has(word) || !(IN_FULL.has(word) || isPlace(word) || IS_OF_PLACE.test(word));
  /** `without`: a name that lacks a part. */
  const shared = (
    partsOf: (name: string) => string[],
    without: (name: string, part: string) => string,
    shareOf: (part: string) => number,
  ): Set<string> => {
    const found = names.flatMap((name) => partsOf(name).map((part) => ({ part, name })));
    const owners = [...Map.groupBy(found, ({ part }) => part)];
    // Beside `city` and `zip` those of a builder are of something else: `builder.city`, `builder.zip`.
    const isAnother = (part: string, of: readonly { name: string }[]): boolean =>
      of.filter(({ name }) => whole.has(spaceColumn(without(name, part)))).length > 1;
    const parts = owners.filter(
      ([part, of]) =>
        of.length >= LEAST_SHARED &&
        of.length >= names.length * shareOf(part) &&
        spaceColumn(part).split(' ').every(saysNothing) &&
        !isAnother(part, of),
    );
    return new Set(parts.map(([part]) => part));
  };
  const starts = shared(startsOf, (name, part) => name.slice(part.length), shareOfAll);
  const ends = shared(
    endsOf,
    (name, part) => name.slice(0, -part.length),
    () => SHARE_OF_ENDS,
  );
  return (numbered) => {
    const name = withoutNumber(numbered);
    const bare = name.slice(startsOf(name).findLast((start) => starts.has(start))?.length ?? 0);
    return bare.slice(0, bare.length - (endsOf(bare).find((end) => ends.has(end))?.length ?? 0));
  };
};

const HOLDERS: ReadonlySet<string> = new Set(['name', 'code', 'label', 'text', 'note']);
/** The same without a word at its end that only says how the value is told: `City/Town Code` gives `city city`. */
export const withoutHolder = (words: readonly string[]): readonly string[] =>
  words.length > 1 && HOLDERS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
