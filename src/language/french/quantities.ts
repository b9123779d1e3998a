import type { PhrasesByKey } from '../language.ts';

const SPEND = '(dépasser|excéder|dépenser|mettre|payer|aller|monter|débourser|coûter)';
const OVER = "(plus|davantage|au-delà|au-dessus)? (de|d'|des|que)?";
const OF = "(de|du|des|d')? (la|l'|les)?";
const OF_OR_ARE = "(de|d'|est de|sont de|est|sont|:)?";
const FEES = '(copropriété|copro|ppe|condo|condos|gestion|syndic|association|hoa)';
const AREA = '(m2|m²|mètre carré|mètre|pied carré|pi2)';
const LISTED = '(mis|mise|publié|publiée|inscrit|affiché|affichée|annoncé|ajouté|paru|parue)(s|es|)';
const HOW_MANY = '((combien|cb) (y a-t-il|il y a|y a|a-t-elle|a-t-il)? (de|d)|nombre (de|d))';

/** Numbers: how they are compared, what they count, money, and what they are of. */
export const frenchQuantities: PhrasesByKey = {
  'after.half': 'et demi|demie',
  'after.since': "ou plus récent(e|es|s|)|tard; ou|et après; à aujourd'hui; et plus récent",
  'cmp.most': `
    maximum de|d'|à?; max de|d'|:?; au grand? max|maximum; tout? au plus; jusqu'à; jusqu'aux; pas plus (de|d'|que|haut que|cher que|grand que)
    pas au-(dessus|delà) ${OF}; sans dépasser; dans la limite ${OF}; plafond|limite ${OF_OR_ARE}; plafonné à
    ne|n'? (dépasse|excède|dépasserait|excéderait)(nt) pas; ne? dépasser(ons|ai|a|ont) pas; pas ${SPEND} ${OVER}
    pas que (ça|ce|le loyer|le prix) (dépasse|excède|coûte|mange|monte|soit à|aille) ${OVER}; pas les moyens de ${SPEND} ${OVER}
    hors de question de ${SPEND} ${OVER}; pas question de ${SPEND} ${OVER}
    peux|peut|pouvons|pourrais|pourrait|pourrions aller|monter|mettre|payer|grimper|dépenser jusqu'à|jusqu'aux|à?
    (mont|grimp|pouss|pass)(er|e|ez|ons) (le budget) à|jusqu'à|jusqu'aux; dispos(e|ons) ${OF}
    hypothèque|prêt|crédit|emprunt? (pré(approuvé|autorisé|accordé)(s|e|es|)|pré-(approuvé|autorisé|accordé)es|pré (approuvé|autorisé|
      accordé)(s|e|)|(approuvé|autorisé|accordé)(s|e|es|)) pour|à|jusqu'à
    <=; ≤; je|on|nous place|plaçons|mets|met|mettons (au plus|au maximum)?; mais (pas plus de|moins de|maximum|max)`,
  'cmp.less': `
    moins de|d'|que|qu'; à moins de|d'; (en|au)-dessous ${OF}; en? sous (la barre ${OF}|les|la)?; en bas|deçà ${OF}; inférieur(s|e|es|) à|aux; <`,
  'cmp.before':
    "avant (l'an|l'année|les années)?; d'avant (les années); antérieur(s|e|es|) à|aux; plus (ancien|vieux|vieil)(ne|le|s|nes|les|) que",
  'cmp.after': `
    après (l'an|l'année|les années)?; d'après (les années); postérieur(s|e|es|) à|aux; plus (récent|jeune)(e|s|es|) que; ultérieur(e|s|) à`,
  'cmp.since': `
    depuis l'année?; pas|rien|jamais de? construit|construite|bâti? avant; pas plus ancien|ancienne|vieux|vieille que
    pas|non antérieur(s|e|es|) à`,
  'cmp.least': `
    au moins; au minimum de?; minimum de|d'?; min|plancher de?; pas moins de|d'|que; à partir|compter ${OF}; >=; ≥; au bas mot
    rien (en dessous|sous|au-dessous) ${OF}; prix plancher`,
  'cmp.more': `
    plus de|d'|que|qu'; plus (grand|vaste|spacieux|cher|récent)(e|s|es|) que|qu'; à plus de|d'; (au|en)-(dessus|delà) ${OF}
    supérieur(s|e|es|) à|aux; >; (dépass|excéd)(ant|e|ent) les?`,
  'cmp.exact': `exactement; précisément; pile; juste; seulement; uniquement; =`,
  'cmp.about': `
    environ; pas loin ${OF}; à peu près; autour ${OF}; aux alentours|environs ${OF}; dans les; vers; approximativement; plus ou moins; grosso modo
    de l'ordre ${OF}; presque; près de|d'; disons; mettons; à environ; d'environ; genre; ~; dans les environs ${OF}`,
  'cmp.newer':
    "de? moins de|d'; pas plus (de|d'|vieux (de|que)|vieille (de|que)|ancien (de|que)|ancienne (de|que)); au plus; maximum; max",
  'cmp.older': "de? plus de|d'; au moins; il y a plus de|d'",
  'after.most': `
    (au|tout au|grand|gros)? maximum|max|max.; tout? au plus; au grand maximum; ou|et (moins|en dessous|inférieur); à tout casser
    pas davantage|au-delà|au-dessus; c'est|est|c'? vraiment? mon|notre|le (max|maximum|plafond|budget|bout du monde|grand maximum)
    de budget max|maximum?; à ne pas dépasser; comme|en plafond|limite; budget (est de|de|d')?`,
  'after.least': `
    au? minimum; min; min.; tout? au moins; ou|et (plus|davantage|au-dessus|au-delà|mieux|plus récent|plus tard|après); +; ou +; au bas mot
    minimal(e|es|)`,
  'after.about': `
    ou|et (environs|alentours|à peu près|des poussières|des brouettes); environ; à? peu près; plus ou moins; à (quelque chose|peu de chose) près
    approximativement; par là; dans ces eaux-là`,
  'after.exact': `exactement; pile; précisément; pas plus pas moins; ni plus ni moins`,
  'range.open': `entre; compris(e|es|)|situé(e|es|) entre; (fourchette|qui va|allant|va) ${OF}`,
  'range.to':
    "à; -; jusqu'à; /; ou; voire; et (jusqu'à|pas plus de|maximum|max|au plus|moins de); mais (pas plus de|moins de|max|maximum)",
  'band.low': 'début des|de',
  'band.mid': 'milieu des|de',
  'band.high': 'fin des|de',
  'unit.bed': `
    (vraie|grande|belle|petite|bonne)(s) chambre(s); chambre(s) (à coucher|d'enfants)?; ch; ch.; chs; chb; chbs; chbr(e|s|); cac; c.a.c.
    chambrettes; (piaule|chamber|chmabre)(s)`,
  'unit.bath': `
    salle(s) de|d' bain|bains|eau|douche|eaux complète|complètes?; sdb; sdbs; sdd; sde; s.d.b.; wc; w.c.; toilette(s); cabinet(s) de toilette
    bains`,
  'unit.room': 'pièce(s) principales|habitables?; pce; pces; pcs; p; p.',
  'prefix.decade': '(les|des|aux|dans les)? années',
  'prefix.room': 't; f; type; p',
  'unit.sqft': 'pied(s) carré(s)|2; pieds; pi; pi 2|ca; p2; pc; sqft; sq ft; ft2',
  'unit.sqm': `
    m 2|carré(s); mètre(s) carré(s)|2?; mq; (m²|mètres carrés) (habitables|carrez|au sol|de surface|de surface habitable|d'habitable)`,
  'unit.acre': "d'? acre(s)",
  'unit.hectare': "d'? hectare(s); ha",
  'unit.car': `
    (place|emplacement|espace|case)(s) de|du|d'|pour? parking|parkings|parc|stationnement|voiture|voitures|auto|autos|véhicules; parkings
    stationnements; emplacements; places (couvertes|pour se garer)?; voitures; autos; véhicules; chars; parking; stationnement`,
  'unit.garage': 'garages; place(s) (de|dans le|au) garage; box; voitures (au|en|dans le) garage',
  'unit.day': 'de|derniers? jour(s); j',
  'unit.week': 'de|dernières? semaine(s)',
  'unit.month': 'de|derniers? mois',
  'unit.year': 'an(s); année(s)',
  'unit.home': `
    (maison|appartement|appart|bien|annonce|logement|location|propriété|résultat)s
    (option|condo|offre|villa|exemple|suggestion|proposition|pavillon|loyer|truc)s; terrains; studios; d'entre eux|elles; choix`,
  'unit.distance': `
    km; kms; (kilomètre|arrêt|station)(s); minute(s) (à pied|en voiture|en train|en bus|de marche|de route)?; min; mn; mins
    heure(s) (de route|de train)? ${OF}; h; m|mètres (du|de la|de l'|des); à deux pas ${OF}`,
  'unit.none': `
    mes|nos|des|les|vos meubles; à la maison; ai|a|avons|ont déjà? vendu|acheté|loué|visité
    (personne|adulte|enfant|gamin|bébé|colocataire|coloc|locataire|famille|chien|chat|fille|garçon|étudiant|ami|étage|kilo)(s); animaux; fils
    ados; pour-cent; pourcent; %; niveaux; ème|e étage; fois; étoiles; points; kg; cm; vélos; générations; janvier; février; mars; avril; mai
    juin; juillet; août; septembre; octobre; novembre; décembre; h|heures du matin|soir; arrondissement; ans et
    mois (de caution|d'avance|de garantie); jours par semaine`,
  'per.month': `
    par|/|le|chaque|p|au mois|ms|m.; mensuel(le|s|les|); mensuellement; cc; hc; c.c.; h.c.
    (charges comprises|hors charges|toutes charges comprises) par mois; de|d' loyer (mensuel|par mois)?`,
  'per.week': 'par|/|la|chaque semaine; hebdomadaire(s)',
  'per.year': "par|/|l'|chaque an|année; annuel(le|s|les|); annuellement",
  'per.person': 'chacun(e); par personne|tête',
  'per.area': `par|/|le|du|au ${AREA}`,
  'money.$': '$; us$; usd; cad; $ ca|cad; cad$; ca$; de? dollar(s) canadiens|américains|us?; piastre(s); piasse(s)',
  'money.€': "€; eur; d'? euro(s)",
  'money.£': '£; gbp; livre(s) sterling?',
  'money.¥': '¥; yuan(s); rmb',
  'money.CHF': 'chf; fr.; frs; de? franc(s) suisse(s)?; balles suisses',
  'money.R$': 'r$; brl; réaux; reais',
  'money.any': `.-; .--; balles; boules`,
  'sum.for': 'pour; à',
  'sum.other': `
    revenu(s) locatif(s); (remise|rabais|ristourne) de|d'?
    (gagn|touch)(e|ons|ais|ait) environ?; (revenu|salaire|paie|paye|pension|retraite)(s) mensuel|annuel|net|nets|brut? ${OF_OR_ARE}
    (apport|mise de fonds|épargne|économies|caution|dépôt|prêt|crédit) (personnel|de garantie|de crédit visée)? ${OF_OR_ARE}
    (emprunt|hypothèque|mensualité|taxe foncière) (personnel|de garantie|de crédit visée)? ${OF_OR_ARE}
    (frais de notaire|honoraires|héritage|dettes|impôts) (personnel|de garantie|de crédit visée)? ${OF_OR_ARE}; pay(ons|ais|ait); paie actuellement
    vend|vends|vendons ma|notre|mon maison|appartement|appart|condo|logement; mon|notre loyer actuel? est ${OF_OR_ARE}; d'apport; de côté
    d'économies`,
  'sum.raises':
    '(augment|mont|relev|étir)(e|er|ez|ons) (le budget|mon budget|notre budget|le prix)? de; (ajout|rajout)(e|er|ez|ons) encore',
  'sum.lowers':
    '(baiss|diminu)(e|er|ez|ons) (le budget|mon budget|notre budget|le prix)? de; rédui(s|re|sez) (le budget|mon budget|le prix)? de',
  'topic.Price': `
    prix (de vente|d'achat|demandé|total|maximum|max|plafond)? ${OF_OR_ARE}
    budget total|maximum|max? (est de|est|de|d'|s'élève à|tourne autour de)?; enveloppe de|d'?; coût(s); tarif(s); montant; dépenser
    coût(e|ent|ant|erait); fourchette de prix`,
  'topic.Rent': `loyer(s) (mensuel|cc|hc|hors charges|maximum|max)? ${OF_OR_ARE}; prix de location`,
  'topic.HOAMonth': `
    les|des|la? charge|charges|frais mensuels|mensuelles? de|d'|du? ${FEES} (mensuels|mensuelles|par mois)?; les|des? charges mensuelles|communes?
    copro; copro max|maximum|de|à|sous|jusqu'à; frais mensuels|communs|d'entretien; hoa; les|des frais`,
  'topic.BuildingArea': `
    surface(s) habitable|totale|utile|minimum|minimale? de|d'|est?; superficie habitable|totale|minimum? de|d'|est?; taille; métrage
    espace (habitable|de vie); dimension(s); grandeur; grand comment`,
  'topic.LotArea': `
    (grand|vaste|avec|sur|avec un|sur un|avec du|beau|gros) terrain de|d'?; parcelle de|d'?
    surface|superficie|taille|grandeur (du|de la|de) terrain|parcelle|jardin|lot; le|du|son|leur|quel terrain fait|a|mesure? combien?
    de|d'|en terrain; lot de`,
  'topic.YearBuilt': `
    (construi|bât)(t|te|ts|tes|i|ie|is|ies) (en|dans les)?; année de? construction; dat(e|ent|ant) (de|des|du|de l'année) années?
    construction (de|en|des|date de)?; (des|les|de l') années|année; époque; âge (de la maison|de l'immeuble|du bâtiment|du bien|de l'appartement)?
    l'année`,
  'topic.DaysOnMarket': `
    sur (le marché|le site) depuis?; en ligne depuis; ${LISTED} (en vente|en ligne|sur le marché)? (depuis|il y a); mises|mis en ligne
    (traîne|stagne)(nt) (sur le marché) depuis?; (à vendre|à louer|en vente) depuis
    depuis (combien de temps|quand) ((il|elle|c') est|est(-il|-elle|-ce))? (en vente|à vendre|à louer|sur le marché|en ligne)?`,
  'topic.ParkingSpots': `${HOW_MANY} places|place de parking|stationnement|parc; où se|me garer; combien de stationnements|voitures`,
  'topic.Bedrooms': `${HOW_MANY} chambres|pièces|cac`,
  'topic.Bathrooms': `${HOW_MANY} (salles de bains|salles de bain|salle de bain|sdb|toilettes|wc)`,
  'topic.ZIP': 'code(s) postal|postaux; cp; npa; zip code?',
  'topic.DepositFee': 'la|une? caution; dépôt de garantie; garantie (de loyer|locative)?; cautionnement',
  'topic.UnitAreaPrice': `prix au|du|par ${AREA}; au|le ${AREA}`,
  'topic.EstimatePrice': 'estimation (de prix); valeur (estimée|marchande|du marché|vénale); prix estimé',
  'topic.Status': `
    encore|toujours (disponible|libre|à vendre|à louer|en vente|sur le marché|d'actualité|là|valable)(s); disponibilité; disponible(s)
    sous compromis|offre; réservé(e|s|es|); statut; libre(s)`,
  'topic.PropertyType': 'type|genre de bien|logement|maison|propriété',
  'topic.SaleType': '(à louer ou à vendre|à vendre ou à louer|location ou vente|vente ou location)',
  'topic.Address': 'adresse(s) exacte|complète|précise?; quelle rue; localisation exacte',
  'topic.City': 'quelle ville|commune',
  'topic.Location': 'quel quartier|secteur|coin; le quartier',
  'topic.Url': "lien(s) (de l'annonce); url; page web",
  'topic.MLSNumber': "numéro|no|n° (mls|de l'annonce|d'inscription|centris); (référence|réf)(s); mls",
  'topic.Images': "photo(s); image(s); de quoi il|elle|ça a l'air; galerie",
  'topic.Tours': `
    visite(s) (virtuelle|virtuelles|3d|en ligne|vidéo); vidéo(s); plan(s) (de l'appartement|de la maison|d'étage)?; portes ouvertes; visite libre`,
  'topic.Description':
    'descriptif; description complète?; (plus de|davantage de|les) détails|précisions|renseignements; caractéristiques',
  'topic.ListOfficeName': `
    qui|quel|quelle est? l'|le|la? agence|courtier|courtière|agent|agente (qui vend|inscripteur|s'en occupe)?; qui le|la|les vend|loue|propose`,
  'topic.PriceHistory': `
    historique|évolution de|du|des prix; (le prix|son prix) a(-t-il) déjà? baissé|changé|bougé|diminué; (baisse|changement)(s) de prix`,
};
