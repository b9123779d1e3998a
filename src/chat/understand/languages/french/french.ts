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
import { frenchTownTales } from './town-tales.ts';
import { frenchUnits } from './units.ts';
import { frenchUntoldSums } from './untold-sums.ts';
import { frenchWhichHasMost } from './which-has-most.ts';

/**
 * The French of France, Switzerland and Canada, written without apostrophes: they part words here. "Pièces", T3 and F3 count
 * the living room too; only "chambres" are bedrooms.
 */
export const french: LanguageTables = {
  language: 'fr',
  townTales: frenchTownTales,
  complaints: 'trop',
  pastDays: 'hier; ce mois; cette semaine; cette annee; recemment',
  onMarket: 'disponible; disponibles; libre; libres',
  partsOfTown: 'quartier quartiers',
  offers: 'offre',
  relatives: 'qui ayant',
  buts: 'mais',
  negators: 'ne n pas rien jamais aucun aucune',
  percent: 'pour cent; pourcent',
  withObject: /^l(?:a|e|es) \p{L}+(?:er|re|ir)$/u,
  median: 'median',
  rents: 'loyer; loyers',
  kitchenTowns: `Genève; Geneva; Genf; Plainpalais; Pâquis; Les Pâquis; Eaux-Vives; Les Eaux-Vives; Servette; La Servette; Champel;
    Carouge; Lancy; Vernier; Meyrin; Onex; Thônex; Versoix; Jonction; La Jonction; Charmilles; Les Charmilles; Petit-Saconnex;
    Grand-Saconnex; Saint-Jean; Acacias; Les Acacias; Florissant; Malagnou; Vieille-Ville; Cologny; Chêne-Bougeries`,
  months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  accepting:
    'accept; admi; autoris; permi; toler; bienvenu; ok; interdi; peut; puisse; pouvoir; pouvons; peux; friendly; ou je; ou on; ou notre; ou mon; doit; doivent; faut que',
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
  shorthand: 'avec: av avc; pour: pr; combien: cb cmb; beaucoup: bcp; toujours: tjrs tjs',
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
    frenchUntoldSums,
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
      'court(s|) séjour(s|); (louer|sous(-| )louer|mettre|proposer|exploiter) (sur|en|via|avec|comme) airbnb; (la|une|des|les|en|à la|) location(s|) (saisonnière(s|)|de vacances|touristique(s|)|à la (semaine|nuit)|meublée de tourisme|type airbnb|airbnb); airbnb',
    gym: 'salle(s|) de (sport|sports|gym|fitness|musculation); salle de (muscu|crossfit); (local|coin|espace|pièce|salle) (fitness|sport|muscu|gym); (une|) pièce (de sport|pour (faire (du|mon|le) |le |mon |)(sport|fitness|gym|muscu)); (m entraîner|s entraîner|nous entraîner|faire (du|mon) sport|faire de la muscu) (sur place|dans l immeuble|dans la résidence|à la maison|chez moi|chez nous); (salle|coin|espace|pièce) (de gym|d entraînement|d exercice|d exercices|de musculation|de fitness); centre de conditionnement; gym',
    'ev charging':
      '(une|ma|notre) (voiture électrique|tesla|auto électrique) à (recharger|charger); (point|points) de (recharge|charge); recharge (de|des|pour|) (ve|véhicule électrique|véhicules électriques|voiture électrique|voitures électriques); prise green(-| )up; prise green up; borne(s|) (pour|de|) ve; (il (me|nous|) faut|faut|avec|voudrais|besoin d) une borne; (une|) (borne|prise|chargeur|station) (de recharge|de charge|électrique|) (pour|) (ma|une|la|mon|un|notre|) (voiture électrique|auto électrique|véhicule électrique|char électrique|tesla|voitures électriques); (recharger|charger|brancher) (ma|une|la|mon|notre) (voiture électrique|auto électrique|véhicule électrique|voiture|auto|tesla|char)',
    renovated:
      'refaites; retapé(e|s|es|); rafraîchi(e|s|es|); (je|on|nous|) (ne|n|) (veux|veut|voulons|souhaite|souhaitons|compte|envisage) (pas|aucun|plus|surtout pas) (faire|avoir|engager|entreprendre|) (à faire|) (de|d|des|les|) (gros|) travaux; rénové(e|s|es|); refait(e|) à neuf; remis(e|) à neuf; clé(s|) en main; prêt(e|) à (habiter|emménager); sans travaux; (surtout|) (pas|aucun) de (gros|) travaux; (éviter|évitez|évite|éviterais) (les|des|de|tous les|) (gros|) travaux; modernisé(e|); au goût du jour; en parfait état',
    'fixer-upper':
      '(beaucoup|pas mal) de travaux (à prévoir|à faire|); à remettre (entièrement|complètement|) (en état|au goût du jour|à neuf|au propre|aux normes); (tout|) à refaire (entièrement|complètement|à neuf|); dans (son|leur) jus; (à|) (rénover|retaper|restaurer|rafraîchir|réhabiliter|moderniser); avec (des|) travaux (à prévoir|); besoin (de|d) (travaux|amour|rénovation|rénovations); travaux à (faire|prévoir); ruine(s|); (à l état de|en|tombant en|tombe en) ruine(s|)',
    'new construction':
      'programme(s|) immobilier(s|) neuf(s|); (appart|appt|villa|pavillon|résidence)(s|) neu(f|fs|ve|ves); (quelque chose|truc|endroit|achat|acheter|achète|achetons|investir|bien|biens|local) (de|dans le|en|) neuf(s|); refaire du neuf; (programme|construction|logement|immeuble|maison|appartement|condo|)(s|) neu(f|fs|ve|ves); (dans|) le neuf; (dans|en|que|uniquement|seulement|plutôt|exclusivement|) du neuf; en neuf; construction(s|) neuve(s|); jamais habité(e|); nouvelle(s|) construction(s|); vefa; sur plan',
    'beach access':
      '(la|) plage (accessible|) à pied; (la|) plage à (deux|2|3|trois|5|cinq|dix|10|quelques|cent|100) (pas|minutes|minutes à pied|min à pied|mn à pied|mètres); (descente|chemin|sentier|escalier) (directe|direct|privé|privée|) (à|vers|sur|jusqu à) la plage; accès (privatif|privé|facile|immédiat|piéton|rapide) (direct|) (à la|) plage; à pied (à|jusqu à) la plage; (près|proche|à côté|pas loin|à proximité|à deux pas|à quelques pas|au bord) (de la|des|de) plage(s|); accès (direct|) (à la|) plage; (à pied|) de la plage; à la plage à pied',
    waterfront:
      'pied(s|) dans l eau; (donnant|donne|donnent) (directement|) sur la plage; front (d eau|d océan|de lac|de plage|de rivière); (en|) bordure (de|du|d) (mer|lac|rivière|plage|eau|océan|fleuve); en bordure de (la mer|l eau|l océan|la plage); bord (d|de l) océan; (au|en) bord (d|de l) océan; directement sur (l eau|le lac|la mer|l océan); première ligne (de mer|de plage|face à la mer); bord (de|du) (mer|lac|l eau|rivière|fleuve); (au|en) bord (de|du|de la|de l) (mer|lac|eau|rivière|fleuve); front de (mer|lac|l eau); les pieds dans l eau; riverain(e|); sur le bord de l eau; bord de l eau; bord d eau',
    'ocean view':
      'face à (la mer|l océan|l atlantique|la méditerranée); (belle|superbe|magnifique|jolie|splendide|grande) vue(s|) (mer|océan); vue(s|) (imprenable|dégagée|directe|) sur (le|l) (pacifique|atlantique); vue pacifique; ((je|on|nous|j|) (veux|veut|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|souhaite|voulons|souhaitons) (pouvoir|)|) (voir|apercevoir|contempler) (la mer|l océan|le pacifique|l atlantique|la méditerranée); panorama (sur la mer|sur l océan|mer|océan); vue(s|) (panoramique|imprenable|) (sur la|sur l|de la|) (mer|océan); vue (mer|océan); (avec|) vue (sur|) (la|l|) (mer|océan|atlantique|méditerranée); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur la|sur l|de la|de l) (mer|océan|atlantique|méditerranée|pacifique); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (la mer|l océan|le large)',
    'water view':
      '(belle|superbe|magnifique|jolie|splendide|grande) vue(s|) (lac|léman|rivière|fleuve|port|baie); vue(s|) (imprenable|dégagée|directe|) (sur (la|le|les|un|une) |)(lagune|marina|étang|canal|canaux|bassin|plan d eau|cours d eau|bateaux); ((je|on|nous|j|) (veux|veut|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|souhaite|voulons|souhaitons) (pouvoir|)|) (voir|apercevoir|contempler) (le lac|le léman|la rivière|le fleuve|la baie|la lagune|les bateaux); panorama (sur le|) (lac|léman); (avec|) vue (panoramique|imprenable|) (sur le|sur la|sur l|) (lac|léman|fleuve|rivière|eau|port|rhône|seine|saint laurent|tage|baie); face (au|à la|à l) (lac|fleuve|rivière|port|eau|baie); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur le|sur la|sur l|du|de la) (lac|léman|fleuve|rivière|eau|port|rhône|seine|saint laurent|tage|baie); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (le|la|l) (lac|léman|fleuve|rivière|eau|port|rhône|tage|baie)',
    'mountain view':
      '(belle|superbe|magnifique|jolie|splendide|grande) vue(s|) (montagne|montagnes|alpes|salève|jura); (voir|apercevoir|contempler) (les|la) (montagne|montagnes|alpes|sommets); panorama (sur (les|la) |)(montagne|montagnes|alpes|sommets); (avec|) vue (panoramique|imprenable|) (sur les|sur la|sur le|) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève|mont royal); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur les|sur la|sur le|des) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève|collines); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (les|la|le) (montagne|montagnes|alpes|pyrénées|jura|mont-blanc|salève)',
    'city view':
      'voir (les lumières|les toits) (de|sur) (la|) ville; panorama (sur|de) la ville; vue(s|) (sur (la|les) |)(cité|lumières de la ville); (avec|) vue (panoramique|imprenable|) sur (la ville|les toits|le centre-ville|paris|lyon|genève|montréal); (avec|) (une|la|) (belle|superbe|magnifique|jolie|splendide|) vue(s|) (panoramique|imprenable|dégagée|magnifique|superbe|directe|plongeante|spectaculaire|partielle) (sur|de) (la ville|les toits|le centre-ville); (donnant|qui donne|qui donnent|donne|donnent) (directement|) sur (la ville|les toits)',
    view: '(un|) (beau|joli|superbe|magnifique|) panorama; (avec|) (belle|jolie|superbe|) vue (dégagée|imprenable|panoramique|); sans vis-à-vis',
    dogs: '(chien|chiens|chienne) (bienvenu|bienvenue|bienvenus|toléré|tolérés|autorisé|accepté); (mon|ma|mes|notre|nos|le|les|) (chien|chiens|chienne) (est|sont|soit|soient|serait|seraient) (le|la|les|) (bienvenu|bienvenue|bienvenus|accepté|acceptés|toléré|tolérés|autorisé|autorisés); (un|mon|notre|) (labrador|golden retriever|berger allemand|berger australien|malinois|caniche|chihuahua|bouledogue|teckel|beagle|husky|yorkshire|toutou|chiot)(s|); (avec|j ai|jai|nous avons|on a|ai|avons) (un|une|mon|ma|deux|2|notre|des|trois) (petit|gros|grand|) (chien|chiens|chienne|labrador|chiot|bouledogue|golden); (mon|notre|mes|nos) (chien|chiens|chienne|chiot); (chien|chiens) (accepté|acceptés|autorisé|autorisés|admis|permis|ok|bienvenus); (accepte|acceptant|acceptent|autorise|qui acceptent|qui accepte) (les|) chiens; chien(s|); mes deux chiens',
    cats: '(chat|chats|chatte) (bienvenu|bienvenue|bienvenus|toléré|tolérés|autorisé|accepté); (mon|ma|mes|notre|nos|le|les|) chat(s|) (est|sont|soit|soient|serait|seraient) (le|la|les|) (bienvenu|bienvenue|bienvenus|accepté|acceptés|toléré|tolérés|autorisé|autorisés); (un|mon|notre|) (matou|minou|chaton)(s|); (avec|j ai|jai|nous avons|on a|ai|avons) (un|une|mon|ma|deux|2|notre|des|trois) (petit|gros|) (chat|chats|chatte|chaton); (mon|notre|mes|nos) (chat|chats|chatte); (chat|chats) (accepté|acceptés|autorisé|autorisés|admis|permis|ok|bienvenus); (accepte|acceptant|acceptent|autorise) (les|) chats; chat(s|)',
    pets: 'nac (acceptés|autorisés|ok|); animaux (tolérés|possibles); animaux (de compagnie|) (acceptés|autorisés|admis|permis|ok|bienvenus|); (accepte|acceptant|acceptent|autorise|autorisent|qui acceptent|qui accepte|où) (les|) animaux (sont acceptés|); (un|) animal (de compagnie|accepté|)',
    'community pool':
      'piscine (pour|accessible à|ouverte à|partagée par) (tous|) les (résidents|copropriétaires|habitants|locataires); piscine (pour tous|à partager|des résidents|de la copro|dans la copro); (avec|) piscine (commune|partagée|collective|communautaire|(de|dans) (la résidence|l immeuble|la copropriété|le complexe)|de copropriété|en copropriété); (avec|) piscine (intérieure|extérieure|chauffée|) (commune|partagée|collective|communautaire)',
    'hot tub':
      'jaccuzi; jacuzi; jaccuzzi; jacousi; jakuzi; bain(s|) (bouillonnant|à bulles|à jets)(s|); baignoire(s|) (à jets|bouillonnante|hydromassante|d hydromassage|à bulles); whirlpool; bain(s|) (tourbillon|à remous|nordique)(s|)',
    carport:
      'auvent(s|) (pour|à) (la|ma|une|notre|les|) voiture(s|); abri(s|) (à|pour ma|pour une|pour notre|pour les) (voiture|auto)(s|); abri(s|) (auto|voiture|d auto|de voiture|pour voiture|pour la voiture)(s|)',
    'rv parking':
      '(de la place|place|un endroit|endroit|) (pour|où) (garer|stationner|parquer|mettre|ranger) (un|une|mon|ma|le|la|notre|) (camping(-| )car|caravane|roulotte|vr|van aménagé|fourgon aménagé); (stationnement|place|emplacement|parking)(s|) (camping(-| )car|caravane|roulotte|vr|motorhome); (stationnement|place|emplacement|parking) (pour|de) (un|mon|notre|) (vr|camping-car|caravane|roulotte|véhicule récréatif)',
    'fenced yard':
      '(jardin|terrain|cour) (grillagé|muré)(e|); (clôture|grillage|mur|palissade|barrière) autour (du|de la|d un|d une|de) (jardin|cour|terrain); (grand|grande|petit|petite|beau|belle|) (cour|terrain|jardin) (arrière|avant|) (entièrement|bien|) (clôturé|fermé|clos)(e|); clôture(s|); clôturé(e|)',
    'hardwood floors': 'plancher(s|) (de|en) bois (franc|massif|dur|); bois (franc|massif)',
    'guest house':
      'annexe(s|) habitable(s|); logement(s|) d appoint; (logement|appartement|studio) (indépendant|séparé) pour (ma|mon|mes|nos|la|les) (belle(-| )mère|beaux(-| )parents|mère|père|parents|invités|amis|ado|fils|fille); (annexe|dépendance|logement|pavillon) (indépendant|séparé)(e|); (maisonnette|pavillon|annexe|studio) (d|pour|pour les|pour nos|pour mes|pour des) (invités|amis|visiteurs); maison (d invités|d amis|pour les invités)',
    'open floor plan':
      'cuisine (us|à l américaine); (grande|) pièce(s|) (de vie|à vivre|principale) ouverte(s|); (concept|plan) (ouvert|décloisonné); open(-| )space; (séjour|salon|espace) (ouvert|décloisonné); cuisine(s|) (ouverte|américaine)(s|) (sur (le|un|la) (salon|séjour|pièce de vie)|)',
    gated:
      'domaine (privé|) (sécurisé|fermé|clos); avec (un|) portail (électrique|automatique|sécurisé|fermé|); résidence(s|) privée(s|) (et|) (fermée|sécurisée|close)(s|); (quartier|résidence|domaine|ensemble|lotissement) (sécurisé|sécurisée|clos|close) et (fermé|fermée|sécurisé|sécurisée|surveillé|surveillée); (quartier|résidence|communauté|lotissement|ensemble) (fermé|fermée|clos|close|sécurisé|sécurisée|avec portail)',
    'corner lot':
      'avec (un|) (grand|) (terrain|lot) (d angle|de coin|en coin|en angle); (terrain|lot|parcelle|maison|) en (coin|angle) (de rue|); (terrain|lot|parcelle|maison) d angle',
    fireplace:
      '(au|) coin (du|) feu; insert à (bois|granulés|gaz); feu(x|) de (bois|cheminée); foyer (au|à|électrique|ouvert|fermé|extérieur|) (bois|gaz|granules|); foyers; âtre; insert; poêle à (bois|granulés|pellets); cheminée(s|)',
    pool: 'piscine(s|) (à débordement|hors(-| )sol|naturelle|intérieure|extérieure|privative|individuelle|au sel)(s|); (un|) bassin (privé|privatif|) (pour nager|de nage|de natation|de baignade); couloir(s|) de nage; (nager|me baigner|se baigner) (chez (moi|nous|soi)|dans (mon|notre) jardin); pisc; pisc. (privée|commune|chauffée|); (avec|) piscine (creusée|hors terre|privée|chauffée|); piscines',
    'home office':
      '(un|) coin pour (bosser|travailler|télétravailler) (à la maison|chez moi|chez nous|); bureau (à la maison|à domicile|pour télétravail|); (un|une|) (petit|petite|) (coin|espace|pièce) (bureau|télétravail|de travail|de bureau|pour travailler|pour bureau|pour le télétravail|à usage de bureau|pour faire (un|mon) bureau); télétravail(ler|); (travailler|bosser|télétravailler|travaille|bosse) (de|à|depuis) (la maison|maison|domicile|chez (moi|nous))',
    quiet:
      '(pas|sans|aucun) (de|) voisin(s|) bruyant(s|); (pas|peu|non|jamais|guère) (trop|très|du tout|) bruyant(e|s|es|); rue(s|) (peu|pas) (trop|) (passante|fréquentée|circulée)(s|); (loin|à l abri|à l écart|éloigné|protégé) (du|de tout) bruit; (pas|sans|aucun|peu) (de|d|) bruit(s|) (de la|des|du|de|) (route|rue|voisins|voisinage|circulation|trafic|voiture|voitures|); (bien|) isolé(e|) (phoniquement|acoustiquement|du bruit|contre le bruit); insonorisé(e|s|es|); tranquilité; tranquillité; (bonne|) isolation (phonique|acoustique); calme(s|); tranquille(s|); paisible(s|); (au|quartier|rue|secteur|endroit|coin) (calme|tranquille|paisible); sans bruit; silencieu(x|se)',
    'air conditioning':
      'climatiseur(s|); climatisé(es|s); rafraîchissement d air; clim; climatisé(e|); climatisation; air climatisé; (avec|) l air climatisé; thermopompe; a/c',
    laundry:
      '(local|chambre|coin|pièce) (à|pour la|de|) lessive; lessiverie; machine(s|) à (laver|linge) (le linge|); (entrée|entrées) (laveuse|laveuse-sécheuse|laveuse sécheuse); laveuse (et|) (sécheuse|); salle de lavage; lave-linge; buanderie',
    storage:
      '(une|) pièce(s|) de (rangement|stockage); (beaucoup|plein|pas mal) de (placards|rangements); placards (intégrés|encastrés); (de la place|place|un endroit|endroit|assez de place|) (pour|où) (stocker|ranger|entreposer|mettre) (mes|nos|ses|des|les|toutes mes|) (affaires|cartons|vélos|outils|skis|valises); box de (stockage|rangement); local (à|pour) vélos; locker; rangement(s|); espace de rangement; cave',
    yard: 'courette(s|); cour (arrière|avant|privée|); grande cour; gazon',
    'utilities included':
      '(eau|eau chaude|électricité|chauffage|internet|wifi) (et (eau|électricité|chauffage|internet|eau chaude)|) (compris|comprise|comprises|inclus|incluse|incluses); loyer (toutes|) charges (comprises|incluses); factures (comprises|incluses); loyer cc; avec (les|) charges (dedans|comprises|incluses|inclues|); (chauffage|électricité|eau chaude|charges) (et|) (électricité|eau|chauffage|) (inclus|incluses|compris|comprises|inclues|inclue); tout inclus; toutes charges comprises; charges comprises; chauffé éclairé; (les|) charges (sont|soient|seraient|sont-elles|sont elles) (déjà|bien|) (comprises|incluses|inclues|dedans)',
    'single story':
      '(de|) (plein|plain)(-| )pied; tout (au|sur le) même niveau; (tout|) sur le même (niveau|étage); (maison(s|)|villa(s|)|appartement(s|)|logement(s|)|pavillon(s|)|) (entièrement|tout|) (de|) plain(-| )pied; (surtout|) (pas|ni|sans|aucun) (de|d|) ((maison|maisons) (à|avec) (un|des|) (étage|étages|escalier|escaliers)|escalier|escaliers|étage|étages) (à monter|); (rien|pas|jamais|surtout rien|surtout pas|ni) (avec|à) (des|de|d|un|) (escalier|escaliers|marches|étage|étages) (à monter|); sur un (seul|) (niveau|étage); sans (étage|escalier|escaliers)',
    accessible:
      'accès (aux|pour|) (handicapé|handicapés|handicap|personnes handicapées); (adapté|adaptée|accessible|aménagé|aménagée) (à un|au|aux|à mon|pour un|pour) (handicap|handicapé|handicapés|personnes handicapées|personne handicapée); aux normes (handicapés|handicapé|handicap|pmr|d accessibilité); (une|avec|) rampe d accès; sans barrière(s|) (architecturale|architecturales|); sans (aucune|) marche(s|); (accessible|adapté|adaptée) (aux|en|pour|à un|pour un|à|) (fauteuil roulant|fauteuil|handicapés|pmr|mobilité réduite|personnes à mobilité réduite|fauteuils roulants); pmr; fauteuil roulant; chaise roulante; (accessible|adapté|adaptée) (aux|en|pour|à une|pour une|à|) chaise(s|) roulante(s|)',
    'price reduced':
      '(la|) plus (forte|grosse|grande|importante) (baisse|réduction) (de|du) prix; (dont|où) (le|les) prix (a|ont) (récemment|) (baissé|diminué|été (baissé|réduit|revu à la baisse)(s|)); prix (a|ont) (récemment|) (baissé|diminué); prix revu(s|) à la baisse; prix (baissé|réduit|en baisse)(s|); baissés; en baisse; baisse de prix; (prix|avec une) (réduction|baisse); prix (réduits|en baisse|baissés)',
    garage:
      'box (privé|individuel|auto|voiture|sécurisé); box (pour|à) (ma|la|une|notre) (voiture|auto|moto); box (fermé|); garage (fermé|attenant|); parking souterrain; garage(s|) (double(s|)|2 places|deux places|2 voitures|deux voitures|(pour|de) (2|deux) (voitures|autos|véhicules|places|chars)); double garage; (un|avec|) garage à (2|deux) (places|voitures)',
    furnished:
      'avec (du|le|tout le|son|) mobilier (inclus|compris|fourni|complet|); (le|) mobilier (est|) (inclus|compris|fourni); meublé(e|s|es|); semi-meublé(e|); avec meubles',
    sauna: 'cabine(s|) (de|) sauna',
    basement:
      'soussol(s|); sous(-| )sol(s|) (fini|aménagé|complet|total|semi-fini|semi fini|non fini|habitable|aménageable)(s|)',
    balcony: 'balc',
    patio: 'terasse(s|); terrase(s|); térasse(s|)',
    deck: 'terrasse(s|) (en|de) (teck|ipé|composite|bois exotique|lames de bois); terrasse(s|) (sur pilotis|sur pilotis en bois|en bois sur pilotis); plateforme (en|de) bois',
    garden:
      '(grand|petit|beau|joli|) jardin(s|) (privatif|privé|arboré|paysager|fleuri|d agrément|à moi|à nous|)(s|); espace vert (privatif|privé|à moi|à nous|rien qu à nous); (planter|cultiver|faire pousser|faire) (mes|des|nos|quelques|un) (tomates|légumes|fleurs|salades|potager); jardin potager',
    elevator:
      'ascenceur(s|); assenceur(s|); ascensseur(s|); acenseur(s|); asenseur(s|); asc; asc.; immeuble(s|) (avec|à|équipé d|doté d|muni d|qui a|disposant d|desservi par) (un|) (ascenseur|ascenceur)',
    dishwasher: 'machine(s|) à (laver la|laver les|) vaisselle(s|); lave(-| )vaiselle; lave(-| )vaisselles',
    'walk-in closet':
      '(une|) (pièce|chambre|espace|coin) dressing; penderie (walk-in|séparée); garde(-| )robe (walk-in|séparée); dressings',
    solar: 'pv (sur (le|) toit|en toiture|sur la toiture); panneaux pv',
    doorman:
      'gardiennage; (immeuble|résidence|) gardienné(e|s|es|); immeuble(s|) (avec|gardé par|surveillé par|qui a) (un|une|) (gardien|gardienne|concierge|portier)',
    'golf course': '(domaine|resort|résidence) (golfique|de golf|avec golf)',
    'wine cellar':
      'cave(s|) (pour|à) (le|mes|mon|du|nos|les|) (vin|vins|bouteilles); caveau(x|) (à|pour le|) vin(s|); cave (viticole|climatisée pour le vin)',
    heating: '(bien|) chauffé(e|) l hiver; bien chauffé(e|s|)',
  },
};
