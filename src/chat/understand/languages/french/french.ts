import type { LanguageTables } from '../language-tables.ts';
import { frenchAsides } from './asides.ts';
import { frenchAsking } from './asking.ts';
import { frenchComparisons } from './comparisons.ts';
import { frenchFollowing } from './following.ts';
import { frenchNouns } from './nouns.ts';
import { frenchNumbers, frenchScales } from './numbers.ts';
import { frenchOrdering } from './ordering.ts';
import { frenchOwnHome } from './own-home.ts';
import { frenchPlaces } from './places.ts';
import { frenchPlainWords } from './plain-words.ts';
import { frenchPolarity } from './polarity.ts';
import { frenchPriceRanges } from './price-ranges.ts';
import { frenchProtected } from './protected.ts';
import { frenchTalking } from './talking.ts';
import { frenchUnits } from './units.ts';
import { frenchWhichHasMost } from './which-has-most.ts';

/**
 * The French of France, Switzerland and Canada, written without apostrophes: they part words here. "Pièces", T3 and F3 count
 * the living room too; only "chambres" are bedrooms.
 */
export const french: LanguageTables = {
  language: 'fr',
  complaints: 'trop',
  pastDays: 'hier; ce mois; cette semaine; cette annee; recemment',
  partsOfTown: 'quartier quartiers',
  offers: 'offre',
  relatives: 'qui ayant',
  buts: 'mais',
  negators: 'ne n pas rien jamais aucun aucune',
  letters: 'àâæçéèêëîïôœùûüÿ',
  elisions: 'l d j y qu n s m t c jusqu lorsqu puisqu quelqu aujourd presqu',
  areaUnit: 'Square Meters',
  notAsked:
    'hors charges; plus charges; charges en sus; charges non comprises; charges non incluses; charges en plus; charges à part; charges exclues',
  groupsByBlank: true,
  shortensMillions: true,
  towns:
    'genève lisbonne londres bruxelles barcelone bâle francfort vienne varsovie pékin venise anvers gand copenhague édimbourg athènes moscou alger luxembourg',
  joiners: 'avec sans',
  articles: 'un; une; un seul; une seule; une unique',
  shorthand: 'avec: av avc; pour: pr; beaucoup: bcp; toujours: tjrs tjs',
  verbEndings: 'er ir dre tre ire',
  participleEndings: 'é ée és ées',
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
    frenchWhichHasMost,
    frenchPriceRanges,
    frenchComparisons,
    frenchUnits,
    frenchNouns,
    frenchOwnHome,
    frenchPolarity,
    frenchPlaces,
    frenchOrdering,
    frenchAsking,
    frenchFollowing,
    frenchTalking,
    frenchAsides,
    frenchProtected,
    {
      'identifier.mls': `(mls|centris) (numéro|no|n°|#|); (numéro|no|n°) (mls|centris|d inscription|d annonce|de référence); (référence|réf|ref|ref.|réf.) (n°|no|:|); annonce (numéro|n°|no)`,
    },
    frenchPlainWords,
  ],
  tags: {
    'short-term rental':
      '(la|une|des|les|en|à la|) location(s|) (saisonnière(s|)|de vacances|touristique(s|)|à la (semaine|nuit)|meublée de tourisme|type airbnb|airbnb); airbnb',
    gym: '(salle|coin|espace|pièce) (de gym|d entraînement|d exercice|d exercices|de musculation|de fitness); centre de conditionnement; gym',
    'ev charging':
      '(une|) (borne|prise|chargeur|station) (de recharge|de charge|électrique|) (pour|) (ma|une|la|mon|un|notre|) (voiture électrique|auto électrique|véhicule électrique|char électrique|tesla|voitures électriques); (recharger|charger|brancher) (ma|une|la|mon|notre) (voiture électrique|auto électrique|véhicule électrique|voiture|auto|tesla|char)',
    renovated:
      'rénové(e|s|es|); refait(e|) à neuf; remis(e|) à neuf; clé(s|) en main; prêt(e|) à (habiter|emménager); sans travaux; (surtout|) (pas|aucun) de (gros|) travaux; (éviter|évitez|évite|éviterais) (les|des|de|tous les|) (gros|) travaux; modernisé(e|); au goût du jour; en parfait état',
    'fixer-upper':
      '(à|) (rénover|retaper|restaurer|rafraîchir|réhabiliter|moderniser); avec (des|) travaux (à prévoir|); besoin (de|d) (travaux|amour|rénovation|rénovations); travaux à (faire|prévoir); ruine(s|); (à l état de|en|tombant en|tombe en) ruine(s|)',
    'new construction':
      '(programme|construction|logement|immeuble|maison|appartement|condo|)(s|) neu(f|fs|ve|ves); (dans|) le neuf; (dans|en|que|uniquement|seulement|plutôt|exclusivement|) du neuf; en neuf; construction(s|) neuve(s|); jamais habité(e|); nouvelle(s|) construction(s|); vefa; sur plan',
    'beach access':
      '(près|proche|à côté|pas loin|à proximité|à deux pas|à quelques pas|au bord) (de la|des|de) plage(s|); accès (direct|) (à la|) plage; (à pied|) de la plage; à la plage à pied',
    waterfront:
      'bord (de|du) (mer|lac|l eau|rivière|fleuve); (au|en) bord (de|du|de la|de l) (mer|lac|eau|rivière|fleuve); front de (mer|lac|l eau); les pieds dans l eau; riverain(e|); sur le bord de l eau; bord de l eau; bord d eau',
    'ocean view':
      'vue(s|) (panoramique|imprenable|) (sur la|sur l|de la|) (mer|océan); vue (mer|océan); (avec|) vue (sur|) (la|l|) (mer|océan|atlantique|méditerranée); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur la|sur l|de la|de l) (mer|océan|atlantique|méditerranée|pacifique); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (la mer|l océan|le large)',
    'water view':
      '(avec|) vue (panoramique|imprenable|) (sur le|sur la|sur l|) (lac|léman|fleuve|rivière|eau|port|rhône|seine|saint laurent|tage|baie); face (au|à la|à l) (lac|fleuve|rivière|port|eau|baie); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur le|sur la|sur l|du|de la) (lac|léman|fleuve|rivière|eau|port|rhône|seine|saint laurent|tage|baie); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (le|la|l) (lac|léman|fleuve|rivière|eau|port|rhône|tage|baie)',
    'mountain view':
      '(avec|) vue (panoramique|imprenable|) (sur les|sur la|sur le|) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève|mont royal); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur les|sur la|sur le|des) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève|collines); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (les|la|le) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève)',
    'city view':
      '(avec|) vue (panoramique|imprenable|) sur (la ville|les toits|le centre-ville|paris|lyon|genève|montréal); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur|de) (la ville|les toits|le centre-ville); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (la ville|les toits)',
    view: '(avec|) (belle|jolie|superbe|) vue (dégagée|imprenable|panoramique|); sans vis-à-vis',
    dogs: '(mon|ma|mes|notre|nos|le|les|) (chien|chiens|chienne) (est|sont|soit|soient|serait|seraient) (le|la|les|) (bienvenu|bienvenue|bienvenus|accepté|acceptés|toléré|tolérés|autorisé|autorisés); (un|mon|notre|) (labrador|golden retriever|berger allemand|berger australien|malinois|caniche|chihuahua|bouledogue|teckel|beagle|husky|yorkshire|toutou|chiot)(s|); (avec|j ai|jai|nous avons|on a|ai|avons) (un|une|mon|ma|deux|2|notre|des|trois) (petit|gros|grand|) (chien|chiens|chienne|labrador|chiot|bouledogue|golden); (mon|notre|mes|nos) (chien|chiens|chienne|chiot); (chien|chiens) (accepté|acceptés|autorisé|autorisés|admis|permis|ok|bienvenus); (accepte|acceptant|acceptent|autorise|qui acceptent|qui accepte) (les|) chiens; chien(s|); mes deux chiens',
    cats: '(mon|ma|mes|notre|nos|le|les|) chat(s|) (est|sont|soit|soient|serait|seraient) (le|la|les|) (bienvenu|bienvenue|bienvenus|accepté|acceptés|toléré|tolérés|autorisé|autorisés); (un|mon|notre|) (matou|minou|chaton)(s|); (avec|j ai|jai|nous avons|on a|ai|avons) (un|une|mon|ma|deux|2|notre|des|trois) (petit|gros|) (chat|chats|chatte|chaton); (mon|notre|mes|nos) (chat|chats|chatte); (chat|chats) (accepté|acceptés|autorisé|autorisés|admis|permis|ok|bienvenus); (accepte|acceptant|acceptent|autorise) (les|) chats; chat(s|)',
    pets: 'animaux (de compagnie|) (acceptés|autorisés|admis|permis|ok|bienvenus|); (accepte|acceptant|acceptent|autorise|autorisent|qui acceptent|qui accepte|où) (les|) animaux (sont acceptés|); (un|) animal (de compagnie|accepté|)',
    'community pool':
      '(avec|) piscine (commune|partagée|collective|communautaire|(de|dans) (la résidence|l immeuble|la copropriété|le complexe)|de copropriété|en copropriété); (avec|) piscine (intérieure|extérieure|chauffée|) (commune|partagée|collective|communautaire)',
    'hot tub': 'bain(s|) (tourbillon|à remous|nordique)(s|)',
    carport: 'abri(s|) (auto|voiture|d auto|de voiture|pour voiture|pour la voiture)(s|)',
    'rv parking':
      '(stationnement|place|emplacement|parking) (pour|de) (un|mon|notre|) (vr|camping-car|caravane|roulotte|véhicule récréatif)',
    'fenced yard':
      '(grand|grande|petit|petite|beau|belle|) (cour|terrain|jardin) (arrière|avant|) (entièrement|bien|) (clôturé|fermé|clos)(e|); clôture(s|); clôturé(e|)',
    'hardwood floors': 'plancher(s|) (de|en) bois (franc|massif|dur|); bois (franc|massif)',
    'guest house':
      '(annexe|dépendance|logement|pavillon) (indépendant|séparé)(e|); (maisonnette|pavillon|annexe|studio) (d|pour|pour les|pour nos|pour mes|pour des) (invités|amis|visiteurs); maison (d invités|d amis|pour les invités)',
    'open floor plan':
      '(séjour|salon|espace) (ouvert|décloisonné); cuisine(s|) (ouverte|américaine)(s|) (sur (le|un|la) (salon|séjour|pièce de vie)|)',
    gated:
      '(quartier|résidence|communauté|lotissement|ensemble) (fermé|fermée|clos|close|sécurisé|sécurisée|avec portail)',
    'corner lot': '(terrain|lot|parcelle|maison|) en (coin|angle) (de rue|); (terrain|lot|parcelle|maison) d angle',
    fireplace:
      'foyer (au|à|électrique|ouvert|fermé|extérieur|) (bois|gaz|granules|); foyers; âtre; insert; poêle à (bois|granulés|pellets); cheminée(s|)',
    pool: '(avec|) piscine (creusée|hors terre|privée|chauffée|); piscines',
    'home office':
      'bureau (à la maison|à domicile|pour télétravail|); (un|une|) (petit|petite|) (coin|espace|pièce) (bureau|télétravail|de travail|de bureau|pour travailler|pour bureau|pour le télétravail|à usage de bureau|pour faire (un|mon) bureau); télétravail(ler|); (travailler|bosser|télétravailler|travaille|bosse) (de|à|depuis) (la maison|maison|domicile|chez (moi|nous))',
    quiet:
      'calme(s|); tranquille(s|); paisible(s|); (au|quartier|rue|secteur|endroit|coin) (calme|tranquille|paisible); sans bruit; silencieu(x|se)',
    'air conditioning': 'clim; climatisé(e|); climatisation; air climatisé; (avec|) l air climatisé; thermopompe; a/c',
    laundry:
      '(entrée|entrées) (laveuse|laveuse-sécheuse|laveuse sécheuse); laveuse (et|) (sécheuse|); salle de lavage; lave-linge; buanderie',
    storage: 'locker; rangement(s|); espace de rangement; cave',
    yard: 'cour (arrière|avant|privée|); grande cour; gazon',
    'utilities included':
      'avec (les|) charges (dedans|comprises|incluses|inclues|); (chauffage|électricité|eau chaude|charges) (et|) (électricité|eau|chauffage|) (inclus|incluses|compris|comprises|inclues|inclue); tout inclus; toutes charges comprises; charges comprises; chauffé éclairé; (les|) charges (sont|soient|seraient|sont-elles|sont elles) (déjà|bien|) (comprises|incluses|inclues|dedans)',
    'single story':
      '(maison(s|)|villa(s|)|appartement(s|)|logement(s|)|pavillon(s|)|) (entièrement|tout|) (de|) plain(-| )pied; (surtout|) (pas|ni|sans|aucun) (de|d|) ((maison|maisons) (à|avec) (un|des|) (étage|étages|escalier|escaliers)|escalier|escaliers|étage|étages) (à monter|); (rien|pas|jamais|surtout rien|surtout pas|ni) (avec|à) (des|de|d|un|) (escalier|escaliers|marches|étage|étages) (à monter|); sur un (seul|) (niveau|étage); sans (étage|escalier|escaliers)',
    accessible:
      '(accessible|adapté|adaptée) (aux|en|pour|à un|pour un|à|) (fauteuil roulant|fauteuil|handicapés|pmr|mobilité réduite|personnes à mobilité réduite|fauteuils roulants); pmr; fauteuil roulant; chaise roulante; (accessible|adapté|adaptée) (aux|en|pour|à une|pour une|à|) chaise(s|) roulante(s|)',
    'price reduced':
      '(la|) plus (forte|grosse|grande|importante) (baisse|réduction) (de|du) prix; (dont|où) (le|les) prix (a|ont) (récemment|) (baissé|diminué|été (baissé|réduit|revu à la baisse)(s|)); prix (a|ont) (récemment|) (baissé|diminué); prix revu(s|) à la baisse; prix (baissé|réduit|en baisse)(s|); baissés; en baisse; baisse de prix; (prix|avec une) (réduction|baisse); prix (réduits|en baisse|baissés)',
    garage:
      'box (fermé|); garage (fermé|attenant|); parking souterrain; garage(s|) (double(s|)|2 places|deux places|2 voitures|deux voitures|(pour|de) (2|deux) (voitures|autos|véhicules|places|chars)); double garage; (un|avec|) garage à (2|deux) (places|voitures)',
    furnished: 'meublé(e|s|es|); semi-meublé(e|); avec meubles',
  },
};
