import type { LanguageCode } from './language-code.ts';

/**
 * Words about addresses and numbers of listings, folded (`readText`), parted by blanks. `avda=ave`: as what a word of a street is compared.
 */
type Words = {
  /** "14 Oak *St*". */
  endings?: string;
  /** "*Calle* Mayor 14". */
  beginnings?: string;
  /** "Leopold*straße* 14". */
  suffixes?: string;
  directions: string;
  /** "*Unit* B", "*Whg.* 3". */
  units: string;
  /** Behind the number of a floor: "1º *Dto*". */
  sides?: string;
  /** Inside names: "Rua *da* Prata". */
  joining?: string;
  /** "*Ref.* 12-B": what stands before a number of a listing; `weakLabels` stand before other numbers too. */
  labels: string;
  weakLabels: string;
  /** "MLS *number* 77", "*Nr.* 14". */
  numberWords: string;
  /** "*Under* 450000": a sum or a measure comes. */
  bounds: string;
  /** "3 *bedrooms*", "450 *mil*": what is counted before it. */
  counted: string;
  /** "*In* 92109", "*PLZ* 80331". */
  zips: string;
  /** Words of a question: where the visitor lives ends before them. */
  asks: string;
  /** What else is in no street's name. */
  stops: string;
  /** "*Vivo* en"; in English with the visitor before it. */
  own: string;
  /** "*My office* is on": both words. */
  ownWithI?: string;
  i?: string;
  mine: string;
  ownPlaces: string;
  and: string;
  or: string;
  to: string;
  is: string;
  price: string;
};

/** None of Chinese, which is written without blanks. */
const STREET_WORDS: Readonly<Record<Exclude<LanguageCode, 'zh'>, Words>> = {
  en: {
    endings: `street=st st avenue=ave av=ave ave boulevard=blvd blvd drive=dr dr lane=ln ln road=rd rd court=ct ct place=pl pl
      terrace=ter ter circle=cir cir parkway=pkwy pkwy highway=hwy hwy square=sq sq trail=trl trl way loop
      alley aly plaza plz row path crescent cres cove cv`,
    directions: `north=n south=s east=e west=w northeast=ne northwest=nw southeast=se southwest=sw n s e w ne nw se sw`,
    units: 'unit apt apartment suite ste no number',
    joining: 'of',
    labels: 'mls ml ref reference',
    weakLabels: 'listing code id property',
    numberWords: 'number num no nr id',
    bounds:
      'under below over above than most least max min maximum minimum around about approximately budget between from to',
    counted: `hour hours hr hrs minute minutes min mins mile miles block blocks km bed beds bedroom bedrooms br bd bath baths bathroom bathrooms ba
      home homes house houses condo condos room rooms k m thousand million dollars usd eur euro euros sq sqft square feet foot ft people adults
      kids days day week weeks month months year years acre acres percent story storey car cars units`,
    zips: 'in near around zip zipcode postal',
    asks: 'is are was has have had does do did can could would what which who when where how why want wants need needs looking',
    stops: `on with for and or tell me us show give it this that these those there still available listed built cost costs please vs
      versus but at by my your our i we you a an the rent buy sale sold sell since per more less tennis`,
    own: '',
    ownWithI: 'live living reside work working stay staying moving relocating renting rent own',
    i: 'i we im',
    mine: 'my our',
    ownPlaces: 'home house place apartment flat condo office work job address school',
    and: 'and',
    or: 'or',
    to: 'to',
    is: 'is',
    price: 'price',
  },
  es: {
    beginnings: `calle c/=calle cl=calle avenida=ave avda=ave av avd=ave paseo camino carretera ctra=carretera ronda travesia pasaje
      calzada bulevar boulevard callejon carrera cra=carrera kra=carrera transversal diagonal glorieta autopista circuito prolongacion`,
    directions: 'norte=n sur=s este oeste oriente poniente',
    units: 'piso puerta depto dpto departamento apto apartamento interior int local bloque portal escalera',
    sides: 'izquierda izq izda izqda derecha der dcha dch centro ctro exterior ext interior int',
    joining: 'de del la las los el y',
    labels: 'ref referencia cod',
    weakLabels: 'codigo anuncio ficha inmueble propiedad',
    numberWords: 'numero num no nro',
    bounds: 'hasta menos mas maximo minimo presupuesto entre desde',
    counted:
      'dormitorios dormitorio habitaciones habitacion habs hab recamaras recamara recs rec cuartos banos bano mil millones metros m2 minutos anos',
    zips: 'en cerca cp postal',
    asks: 'es esta estan son hay tiene quiero busco cuanto cuesta cuantos cuantas cual cuando donde',
    stops:
      'con sin por para me nos se sigue todavia disponible alquiler renta venta casa casas pisos alquilar comprar balcon alquila',
    own: 'vivo vivimos trabajo trabajamos resido',
    mine: 'mi nuestra nuestro',
    ownPlaces: 'casa oficina trabajo direccion piso apartamento',
    and: 'y',
    or: 'o',
    to: 'a',
    is: 'es',
    price: 'precio',
  },
  fr: {
    beginnings: `rue avenue boulevard bd=blvd chemin impasse allee rte=route route quai cours ruelle rang montee sentier faubourg esplanade`,
    directions: 'nord sud ouest',
    units: 'appartement appt apt bureau etage porte app',
    joining: 'du des le les l d aux',
    labels: 'ref reference mandat',
    weakLabels: 'annonce fiche dossier bien code',
    numberWords: 'numero no n',
    bounds: 'sous moins plus jusqu entre budget max maxi environ',
    counted: 'chambres chambre pieces piece mille millions metres m2 ans',
    zips: 'en a pres',
    asks: 'est sont cherche veux combien quel quelle quels quelles coute',
    stops: 'dans avec sans pour toujours encore disponible ou et pas prix loyer vendre louer sur il elle depuis',
    own: 'habite habitons habitait vit vis vecu travaille travaillons loge logeons reside',
    mine: 'mon ma notre',
    ownPlaces: 'maison bureau travail adresse appartement',
    and: 'et',
    or: 'ou',
    to: 'a',
    is: 'est',
    price: 'prix',
  },
  de: {
    suffixes: 'strasse str gasse weg allee platz ufer ring damm steig chaussee promenade',
    directions: 'nord sud ost west',
    joining: 'am im zum zur der den',
    units: 'top wohnung whg stiege tur etage',
    labels:
      'ref referenz objekt objektnr objektnummer objektid immobiliennummer kennung kennziffer anzeigennummer inseratnummer exposenummer',
    weakLabels: 'inserat expose anzeige immobilie',
    numberWords: 'nr nummer',
    bounds: 'bis unter uber ab maximal hochstens mindestens zwischen als',
    counted: 'zimmer schlafzimmer tausend millionen mio meter qm quadratmeter minuten jahre',
    zips: 'bei nahe um plz',
    asks: 'ist sind war hat haben suche will wie was wann welche welcher wo gibt kostet',
    stops: `im am an auf mit ohne fur und oder noch frei zu verfugbar die der das den dem ein eine einer zeig mir bitte seit mieten
      kaufen wohnungen hauser`,
    own: 'wohne wohnen lebe arbeite arbeiten',
    mine: 'mein meine meiner meinem unser unsere unserer',
    ownPlaces: 'haus buro arbeit adresse wohnung',
    and: 'und',
    or: 'oder',
    to: 'bis',
    is: 'ist',
    price: 'preis',
  },
  pt: {
    beginnings: `rua r=rua avenida=ave av travessa tv=travessa praca alameda estrada rodovia beco calcada praceta viela ladeira
      rotunda azinhaga caminho largo`,
    directions: 'leste oeste',
    units: 'apto apartamento ap andar bloco fracao',
    sides: 'direito dto dt dir esquerdo esq eq frente fte ft tras traseiras',
    joining: 'da do das dos e',
    labels: 'ref referencia cod',
    weakLabels: 'codigo anuncio ficha imovel',
    numberWords: 'numero num no n',
    bounds: 'ate menos mais maximo minimo orcamento entre desde',
    counted: 'quartos quarto assoalhadas suites suite banheiros banheiro mil milhoes metros m2 anos reais',
    zips: 'em perto cep',
    asks: 'tem estao sao procuro quero quanto quanta qual quando onde custa',
    stops: 'com sem ainda disponivel arrendar alugar venda na nas nos',
    own: 'moro moramos vivo trabalho trabalhamos',
    mine: 'meu minha nosso nossa',
    ownPlaces: 'casa escritorio trabalho morada endereco apartamento',
    and: 'e',
    or: 'ou',
    to: 'a ate',
    is: 'e',
    price: 'preco',
  },
};

type Part = keyof Words;
const { en: ENGLISH, ...OTHERS } = STREET_WORDS;
const ALL = Object.values(STREET_WORDS);
const written = (words: Words, part: Part): string[] => (words[part] ?? '').split(/\s+/).filter(Boolean);
const setOf = (...parts: readonly Part[]): ReadonlySet<string> =>
  new Set(ALL.flatMap((words) => parts.flatMap((part) => written(words, part).map((word) => word.replace(/=.*/, '')))));
const formsOf = (languages: readonly Words[], ...parts: readonly Part[]): ReadonlyMap<string, string> =>
  new Map(
    languages.flatMap((words) =>
      parts.flatMap((part) =>
        written(words, part).flatMap((word): [string, string][] => {
          const [said = '', form] = word.split('=');
          return form === undefined ? [] : [[said.replace('/', ''), form]];
        }),
      ),
    ),
  );

/** The short forms of English, in which addresses are stored: what is stored must be derived anew where these change. */
export const STORED_FORMS = formsOf([ENGLISH], 'endings', 'directions');
export const STORED_DIRECTIONS: readonly string[] = [...formsOf([ENGLISH], 'directions').values()];
export const STORED_UNITS: ReadonlySet<string> = new Set(written(ENGLISH, 'units'));
/** As what the words of other languages are compared, beside these. */
export const COMPARED_FORMS = formsOf(Object.values(OTHERS), 'beginnings', 'directions');

/** The words of all languages: a message about a street abroad mixes them. */
export const ENDINGS = setOf('endings');
export const BEGINNINGS = setOf('beginnings');
export const SUFFIXES = [...setOf('suffixes')];
export const DIRECTIONS = setOf('directions');
export const UNITS = setOf('units');
export const SIDES = setOf('sides');
export const JOINING = setOf('joining');
export const LABELS = setOf('labels');
export const WEAK_LABELS = setOf('weakLabels');
export const NUMBER_WORDS = setOf('numberWords');
export const BOUNDS = setOf('bounds');
export const COUNTED = setOf('counted');
export const ZIP_WORDS = setOf('zips');
export const ASKS = setOf('asks');
export const OWN = setOf('own');
export const ENGLISH_OWN = setOf('ownWithI');
export const I = setOf('i');
export const MINE = setOf('mine');
export const OWN_PLACES = setOf('ownPlaces');
export const AND_OR = setOf('and', 'or');
export const AND_TO = setOf('and', 'to');
export const IS = setOf('is');
export const PRICE = setOf('price');
/** What is in no street's name. */
export const STOPS = setOf('stops', 'asks', 'bounds', 'counted', 'zips', 'own', 'mine', 'labels');

/** Small words inside names, which are left out in a hurry: "Castelo (de) São Jorge". */
export const SMALL_WORDS: ReadonlySet<string> = new Set('de do da dos das del du des la las los'.split(' '));
/** What may stand between two words of a street's name. */
export const BETWEEN_WORDS = 'de da do dos das del du des'.split(' ').concat('de la', 'de los', 'de las');

const ARTICLES = new Set('the a an this that my same one on in of quiet'.split(' '));
/** "Rosenheimer", "Alte", "Langer": how a name begins whose second word is "Straße" or "Weg". */
export const BEGINS_STREET =
  /\p{L}{3}er$|^(?:alte|neue|lange|kurze|grosse|kleine|obere|untere|hohe|breite|schone)[nrs]?$/u;
const LEAST_STEM = 3;

/** The suffix of a word that is a street's name: "leopoldstrasse". */
export const suffixOf = (word: string): string | undefined =>
  SUFFIXES.find((suffix) => word.length >= suffix.length + LEAST_STEM && word.endsWith(suffix));

/** Whether words are the name of a street without a number: "Garnet Ave", "Calle Mayor", "Leopoldstrasse". */
export const isStreet = (row: readonly string[]): boolean => {
  const [first = ''] = row;
  const last = row.at(-1) ?? '';
  if (row.length === 1) return suffixOf(first) !== undefined;
  const isOfTwo = row.length === 2 && SUFFIXES.includes(last) && BEGINS_STREET.test(first);
  return (ENDINGS.has(last) && !ARTICLES.has(first)) || BEGINNINGS.has(first) || isOfTwo;
};
