import { words } from '../check-words.ts';
import type { Wording } from './wording.ts';

export const FRENCH_WORDING: Wording = {
  no: words("pas de|pas d'|aucun|aucune|sans|sans aucun|sans aucune|zero|plus de|exempt de|exempte de"),
  parking: ['parking', 'stationnement', 'place de stationnement', 'place de garage'],
  fee: words('frais|cout|couts|tarif|payant'),
  zero: words('zero|nul|nulle|nuls|nulles|inexistant|inexistants|inexistante|inexistantes'),
  free: words('gratuit|gratuite|gratuits|gratuites'),
  hoaFree: [],
  elsewise: words(
    'indique|indiquee|indiques|indiquees|mention|mentionne|mentionnee|mentionnes|mentionnees|information|informations|precise|precisee|precises|precisees|precision|detail|details|connu|connue|connus|connues|sait|donnee|donnees|renseigne|renseignee|probleme|problemes|restriction|restrictions|souci|soucis|surprise|surprises|doute|figure|figurent',
  ),
  wished: words('vous cherchez|vous voulez|vous souhaitez|vous avez demande|tu cherches|tu veux|si|souhaite|demande'),
  offered: words('a vendre|en vente|sur le marche|a louer|en location'),
  unsold: words(
    'pas vendu|pas vendue|pas encore vendu|pas encore vendue|pas encore ete vendu|pas encore ete vendue|pas ete vendu|pas ete vendue|invendu|invendue|pas louee|pas loue|pas encore loue|pas encore louee',
  ),
  can: words(
    'vous pouvez|vous pourriez|vous pourrez|tu peux|tu pourrais|on peut|peut|peut etre|pourrait|pourrait etre',
  ),
  buy: words(
    "acheter|l'acheter|achete|achetee|acquerir|l'acquerir|louer|la louer|le louer|louee|a vous|la votre|le votre|faire une offre",
  ),
  cameBefore: words('etait|ete|arrive|arrivee|mis|mise|resta|reste|jours|semaines|mois|apres|avant|temps'),
  sinceAfter: words('depuis|pendant|il y a'),
  homes: words('maisons|logements|biens|appartements|annonces|proprietes|options'),
  still: words('toujours|encore|actuellement|bien'),
  yes: ['oui'],
  noInstead: 'Non',
  when: {
    today: words("aujourd'hui|ce matin"),
    yesterday: words('hier'),
    thisWeek: words('cette semaine'),
    lastWeek: words('la semaine derniere|il y a une semaine'),
    thisMonth: words('ce mois-ci'),
    lastMonth: words('le mois dernier|il y a un mois'),
    thisYear: words('cette annee'),
    lastYear: words("l'annee derniere|l'an dernier|il y a un an"),
  },
  brandNew: words('toute neuve|tout neuf|flambant neuve|flambant neuf|construction neuve|nouvellement construite'),
  homeNouns: words('maison|logement|bien'),
  ratios: words('le double de|le double du|la moitie de|la moitie du|a moitie prix'),
  superlatives: {
    cheapest: words(
      'le moins cher|la moins chere|la plus abordable|le plus abordable|le meilleur marche|la plus economique',
    ),
    dearest: words('le plus cher|la plus chere|le plus onereux'),
    largest: words('la plus grande|le plus grand|la plus spacieuse|le plus spacieux|la plus vaste|le plus vaste'),
    smallest: words('la plus petite|le plus petit'),
    newest: words('la plus recente|le plus recent|la plus neuve|la plus moderne'),
    oldest: words('la plus ancienne|le plus ancien|la plus vieille'),
  },
  notTheOne: words(
    "l'un|l'une|un des|une des|parmi|deuxieme|second|seconde|troisieme|pas|presque|si|quel|quelle|deux|trois|cherchez",
  ),
  ofAll: words('maison|bien|logement|option|de tous|de toutes|de ces|est|ici|de loin|du lot|choix'),
};
