import type { LanguageTables } from '../language-tables.ts';
import { frenchAsking } from './asking.ts';
import { frenchComparisons } from './comparisons.ts';
import { frenchFollowing } from './following.ts';
import { frenchNouns } from './nouns.ts';
import { frenchNumbers, frenchScales } from './numbers.ts';
import { frenchOrdering } from './ordering.ts';
import { frenchPlaces } from './places.ts';
import { frenchPlainWords } from './plain-words.ts';
import { frenchPolarity } from './polarity.ts';
import { frenchProtected } from './protected.ts';
import { frenchTalking } from './talking.ts';
import { frenchUnits } from './units.ts';

/**
 * The French of France, Switzerland and Canada, written without apostrophes: they part words here. "Pièces", T3 and F3 count
 * the living room too; only "chambres" are bedrooms.
 */
export const french: LanguageTables = {
  language: 'fr',
  relatives: 'qui ayant',
  negators: 'ne n pas rien jamais aucun aucune',
  letters: 'àâæçéèêëîïôœùûüÿ',
  elisions: 'l d j y qu n s m t c jusqu lorsqu puisqu quelqu aujourd presqu',
  areaUnit: 'Square Meters',
  groupsByBlank: true,
  shortensMillions: true,
  towns:
    'lisbonne londres bruxelles barcelone bâle francfort vienne varsovie pékin venise anvers gand copenhague édimbourg athènes moscou alger luxembourg',
  joiners: 'avec sans',
  articles: 'un; une; un seul; une seule; une unique',
  shorthand: 'avec: av avc; pour: pr; beaucoup: bcp; toujours: tjrs tjs',
  verbEndings: 'er ir dre tre ire',
  borrowed: `the for and of i my me looking want need please to with or is in sqft ft ha acre acres coming soon off market open house tour hi hey hello
    bye thanks thx ok okay top cool super go reset home flat apartment apartments townhouse townhouses tiny system prompt python javascript email mail site`,
  numbers: frenchNumbers,
  scales: frenchScales,
  streets: {
    endings: '',
    beginnings: `rue avenue boulevard bd chemin impasse allée allee rte quai cours ruelle
      rang montée sentier faubourg esplanade`,
    suffixes: '',
    units: 'appartement appt apt bureau étage porte app',
    afterNames: 'à a en est dans avec pour coute toujours encore disponible',
    directions: 'nord sud ouest',
  },
  phrases: [
    frenchComparisons,
    frenchUnits,
    frenchNouns,
    frenchPolarity,
    frenchPlaces,
    frenchOrdering,
    frenchAsking,
    frenchFollowing,
    frenchTalking,
    frenchProtected,
    {
      'identifier.mls': `(mls|centris) (numéro|no|n°|#|); (numéro|no|n°) (mls|centris|d inscription|d annonce|de référence); (référence|réf|ref|ref.|réf.) (n°|no|:|); annonce (numéro|n°|no)`,
    },
    frenchPlainWords,
  ],
  tags: {
    renovated:
      'rénové(e|s|es|); refait(e|) à neuf; remis(e|) à neuf; clé(s|) en main; prêt(e|) à (habiter|emménager); sans travaux; (pas|aucun) de travaux; modernisé(e|); au goût du jour; en parfait état',
    'fixer-upper':
      '(à|) (rénover|retaper|restaurer|rafraîchir|réhabiliter|moderniser); avec (des|) travaux (à prévoir|); besoin (de|d) (travaux|amour|rénovation|rénovations); travaux à (faire|prévoir)',
    'new construction':
      '(programme|construction|logement|immeuble|maison|appartement|condo|)(s|) neu(f|fs|ve|ves); dans le neuf; du neuf; construction(s|) neuve(s|); jamais habité(e|); nouvelle(s|) construction(s|); vefa; sur plan',
    'beach access':
      '(près|proche|à côté|pas loin|à proximité|à deux pas|à quelques pas|au bord) (de la|des|de) plage(s|); accès (direct|) (à la|) plage; (à pied|) de la plage; à la plage à pied',
    waterfront:
      'bord (de|du) (mer|lac|l eau|rivière|fleuve); (au|en) bord (de|du|de la|de l) (mer|lac|eau|rivière|fleuve|plage); front de (mer|lac|l eau); les pieds dans l eau; riverain(e|); sur le bord de l eau; bord de l eau; bord d eau',
    'ocean view':
      'vue(s|) (panoramique|imprenable|) (sur la|sur l|de la|) (mer|océan); vue (mer|océan); (avec|) vue (sur|) (la|l|) (mer|océan|atlantique|méditerranée)',
    'water view':
      '(avec|) vue (panoramique|imprenable|) (sur le|sur la|sur l|) (lac|léman|fleuve|rivière|eau|port|rhône|seine|saint laurent)',
    'mountain view':
      '(avec|) vue (panoramique|imprenable|) (sur les|sur la|sur le|) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève|mont royal)',
    'city view':
      '(avec|) vue (panoramique|imprenable|) sur (la ville|les toits|le centre-ville|paris|lyon|genève|montréal)',
    view: '(avec|) (belle|jolie|superbe|) vue (dégagée|imprenable|panoramique|); sans vis-à-vis',
    dogs: '(un|mon|notre|) (labrador|golden retriever|berger allemand|berger australien|malinois|caniche|chihuahua|bouledogue|teckel|beagle|husky|yorkshire|toutou|chiot)(s|); (avec|j ai|jai|nous avons|on a|ai|avons) (un|une|mon|ma|deux|2|notre|des|trois) (petit|gros|grand|) (chien|chiens|chienne|labrador|chiot|bouledogue|golden); (mon|notre|mes|nos) (chien|chiens|chienne|chiot); (chien|chiens) (accepté|acceptés|autorisé|autorisés|admis|permis|ok|bienvenus); (accepte|acceptant|acceptent|autorise|qui acceptent|qui accepte) (les|) chiens; chien(s|); mes deux chiens',
    cats: '(un|mon|notre|) (matou|minou|chaton)(s|); (avec|j ai|jai|nous avons|on a|ai|avons) (un|une|mon|ma|deux|2|notre|des|trois) (petit|gros|) (chat|chats|chatte|chaton); (mon|notre|mes|nos) (chat|chats|chatte); (chat|chats) (accepté|acceptés|autorisé|autorisés|admis|permis|ok|bienvenus); (accepte|acceptant|acceptent|autorise) (les|) chats; chat(s|)',
    pets: 'animaux (de compagnie|) (acceptés|autorisés|admis|permis|ok|bienvenus|); (accepte|acceptant|acceptent|autorise|autorisent|qui acceptent|qui accepte|où) (les|) animaux (sont acceptés|); (un|) animal (de compagnie|accepté|)',
    'community pool':
      '(avec|) piscine (commune|partagée|collective|communautaire|de la résidence|de l immeuble|de copropriété|en copropriété)',
    'hot tub': 'bain(s|) (tourbillon|à remous|nordique)(s|)',
    carport: 'abri(s|) (auto|voiture|d auto|de voiture|pour voiture|pour la voiture)(s|)',
    'rv parking':
      '(stationnement|place|emplacement|parking) (pour|de) (un|mon|notre|) (vr|camping-car|caravane|roulotte|véhicule récréatif)',
    'fenced yard': '(cour|terrain) (arrière|avant|) (clôturé|fermé|clos)(e|)',
    'guest house': '(annexe|dépendance|logement|pavillon) (indépendant|séparé)(e|)',
    'open floor plan': '(séjour|salon|espace) (ouvert|décloisonné)',
    gated:
      '(quartier|résidence|communauté|lotissement|ensemble) (fermé|fermée|clos|close|sécurisé|sécurisée|avec portail)',
    'corner lot': '(terrain|lot|parcelle|maison|) en (coin|angle) (de rue|); (terrain|lot|parcelle|maison) d angle',
    fireplace:
      'foyer (au|à|électrique|ouvert|fermé|extérieur|) (bois|gaz|granules|); foyers; âtre; insert; poêle à (bois|granulés|pellets)',
    pool: '(avec|) piscine (creusée|hors terre|privée|chauffée|); piscines',
    'home office':
      'bureau (à la maison|à domicile|pour télétravail|); (un|une|) (petit|petite|) (coin|espace|pièce) (bureau|télétravail|de travail|de bureau|pour travailler|pour bureau|pour le télétravail|à usage de bureau|pour faire (un|mon) bureau); télétravail(ler|); travailler (de|à) (la|) (maison|domicile|chez moi)',
    quiet:
      'calme(s|); tranquille(s|); paisible(s|); (au|quartier|rue|secteur|endroit|coin) (calme|tranquille|paisible); sans bruit; silencieu(x|se)',
    'air conditioning': 'clim; climatisé(e|); climatisation; air climatisé; (avec|) l air climatisé; thermopompe; a/c',
    laundry:
      '(entrée|entrées) (laveuse|laveuse-sécheuse|laveuse sécheuse); laveuse (et|) (sécheuse|); salle de lavage; lave-linge; buanderie',
    storage: 'locker; rangement(s|); espace de rangement; cave',
    yard: 'cour (arrière|avant|privée|); grande cour; gazon',
    'utilities included':
      '(chauffage|électricité|eau chaude|charges) (et|) (électricité|eau|chauffage|) (inclus|incluses|compris|comprises|inclues|inclue); tout inclus; toutes charges comprises; charges comprises; chauffé éclairé',
    'single story':
      '(maison(s|)|villa(s|)|appartement(s|)|logement(s|)|pavillon(s|)|) (entièrement|tout|) (de|) plain(-| )pied; sur un (seul|) (niveau|étage); sans (étage|escalier|escaliers)',
    accessible:
      '(accessible|adapté|adaptée) (aux|en|pour|à un|pour un|à|) (fauteuil roulant|fauteuil|handicapés|pmr|mobilité réduite|personnes à mobilité réduite|fauteuils roulants); pmr; fauteuil roulant',
    'price reduced':
      '(prix|) (baissé|réduit|en baisse)(s|); baisse de prix; (prix|avec une) (réduction|baisse); prix (réduits|en baisse|baissés)',
    garage: 'box (fermé|); garage (double|fermé|attenant|); parking souterrain',
    furnished: 'meublé(e|s|es|); semi-meublé(e|); avec meubles',
  },
};
