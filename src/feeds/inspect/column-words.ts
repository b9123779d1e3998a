import { spaceColumn } from './column-paths.ts';

/**
 * Words of names by what they say in full and in English, in the names of columns of all languages: short forms, and words of Spanish, French,
 * Portuguese, Italian, German and Dutch. A word that says several things by its place (`zona`, `estado`, `zimmer`) is left as it is.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  acres: 'ac acr acre acreage',
  address: 'addr adr direccion domicilio adresse anschrift endereco morada indirizzo adres',
  approx: 'apx approximate environ',
  area: 'superficie surface flaeche flache superficies oppervlakte',
  asking: 'ask',
  availability:
    'disponibilidad disponibilidade disponibilite verfugbarkeit verfuegbarkeit disponibilita beschikbaarheid',
  bathrooms:
    'ba bas bath baths bathroom bth bths bthrms bathrms banos bano bagni bagno banheiros bain sdb bader badezimmer badkamers',
  bedrooms:
    'bed beds bedroom bd bds br brs bdrm bdrms bedrms bdrs dorm dorms dormitorios habitaciones recamaras chambres camere quartos slaapkamers schlafzimmer schlafraume',
  building: 'bldg',
  built:
    'blt bld construida construido construidos construidas construccion constr construction construcao costruzione constructed bouw',
  city: 'ciudad municipio ville commune cidade concelho comune citta ort stadt gemeinde plaats localidad localite poblacion town',
  close: 'clos cls',
  code: 'cod codigo codice kode cd',
  community: 'comm',
  current: 'curr cur',
  date: 'dt dte fecha datum',
  deposit: 'kaution fianza caucao caparra',
  description: 'desc descripcion descricao descrizione beschreibung omschrijving',
  direction: 'dir',
  frequency: 'freq',
  full: 'ful',
  garage: 'gar grg',
  half: 'hlf medio medios',
  heated: 'htd',
  house: 'haus hse huis',
  list: 'lst',
  listed: 'alta eingestellt',
  listing: 'lstg listg annuncio anuncio annonce inserat',
  living: 'liv lvg util utiles habitable habitables utile util habitavel calpestabile woon livable',
  location: 'loc',
  lot: 'terreno terrain grundstuck grundstueck parcela perceel plot',
  market: 'mkt',
  modified: 'mod',
  monthly: 'mensual mensuel mensuelle mensal mensile monatlich monatliche',
  name: 'nm nombre nome nom',
  neighborhood: 'neigh neighbourhood barrio bairro quartier quartiere ortsteil stadtteil wijk',
  number: 'num nbr nr nro numero nummer no nb',
  office: 'ofc',
  original: 'orig',
  postal: 'cpostal postale postaux',
  previous: 'prev',
  price: 'pricing valor montant prc pr precio prix preco prezzo preis prijs',
  property: 'prop imovel inmueble immobile bien objekt woning',
  reference: 'ref refer referencia referenz riferimento rif referentie',
  remarks: 'rem rems rmks rmk remark',
  rent: 'locacao alquiler renta arriendo loyer aluguel renda arrendamento canone affitto miete kaltmiete nettomiete huur huurprijs',
  size: 'sz',
  spaces: 'spc spcs',
  square: 'sq',
  state: 'provincia provincie bundesland kanton canton',
  status: 'stat situacion situacao estatus statut stato etat',
  street: 'str strasse calle rue rua straat via',
  subdivision: 'sub subdiv subd',
  suffix: 'sfx suf suff',
  total: 'tot ttl',
  transaction: 'operacion operacao contratto finalidade finalidad negocio vermarktungsart vermarktung objetivo',
  type: 'typ tipo tipologia tipologie art',
  year: 'yr ano anno annee jahr',
};

/** Words that say several at once. */
const JOINED: Readonly<Record<string, string>> = {
  baujahr: 'year built',
  bouwjaar: 'year built',
  bthf: 'full bathrooms',
  bthh: 'half bathrooms',
  fb: 'full bathrooms',
  fba: 'full bathrooms',
  flra: 'floor area',
  grundstucksflache: 'lot area',
  grundstuecksflaeche: 'lot area',
  hausnr: 'house number',
  hausnummer: 'house number',
  hb: 'half bathrooms',
  hba: 'half bathrooms',
  huisnummer: 'house number',
  kaufpreis: 'price',
  lp: 'list price',
  objektart: 'property type',
  sqft: 'square ft',
  straatnaam: 'street name',
  tq: 'threequarter',
  vraagprijs: 'asking price',
  wohnflache: 'living area',
  wohnflaeche: 'living area',
  nutzflache: 'living area',
  woonoppervlakte: 'living area',
};

/** Words that say nothing beside the others. */
const LITTLE: ReadonlySet<string> = new Set(
  'de del du des di della do da dos of the in en la le el les salle salles rms rooms d l e et und y'.split(' '),
);
/** At the beginning of a name, or at its end: how its values were counted, and not of what. */
const COUNTED: ReadonlySet<string> = new Set(['number', 'total', 'approx']);

/** At the end of a name: what its values are measured in. */
const UNITS = /(?<=.)( in)?( square (ft|feet|foot|m)| (sqft|ft|sf|sqm|qm|mq|m2|usd|eur|gbp|cad))$/;

const IN_FULL: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(MEANINGS).flatMap(([meaning, words]) =>
    words.split(' ').map((word): [string, string[]] => [word, [meaning]]),
  ),
  ...Object.entries(JOINED).map(([word, meanings]): [string, string[]] => [word, meanings.split(' ')]),
]);

/** The words of a name in full and in English, in their order: `Nb chambres` gives `number bedrooms`. */
export const wordsInFull = (name: string): string[] =>
  spaceColumn(name)
    .split(' ')
    .filter((word) => !LITTLE.has(word))
    .flatMap((word) => IN_FULL.get(word) ?? [word]);

/** The same without those that say how the values were counted: `Total # Full Baths` gives `full bathrooms`. */
export const withoutCounts = (words: readonly string[]): string[] => {
  const first = words.findIndex((word) => !COUNTED.has(word));
  const end = words.at(-1) === 'total' || words.at(-1) === 'approx' ? -1 : words.length;
  return first < 0 ? [] : words.slice(first, end);
};

/** The same without the unit at the end: `wohnflaeche_qm` gives `living area`. */
export const withoutUnit = (words: readonly string[]): string[] => words.join(' ').replace(UNITS, '').split(' ');

/** Names that say the same in another order have one key: `Living Area`, `Superficie habitable`. */
export const wordKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');
