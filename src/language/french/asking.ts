import type { PhrasesByKey } from '../language.ts';

const NOUN =
  '(maison|appartement|appart|bien|annonce|logement|condo|résultat|option|offre|propriété|villa|proposition|location)';
const THIS_ONE =
  '(celui-ci|celle-ci|celui-là|celle-là|ce bien|cette maison|cet appartement|cet appart|ce logement|ce condo)';
const IT = `(il|elle|ça|c'|ils|elles|${THIS_ONE}|le bien|la maison|l'appartement|le logement|le condo)`;
const THESE = `(ceux-ci|celles-ci|ceux-là|celles-là|eux|elles|ces ${NOUN}s|cette liste|la liste)`;
const AREA = '(m2|m²|mètre carré|pied carré|pi2)';
const DEAR = '(cher|chère|coûteux|coûteuse|onéreux|onéreuse|élevé)';
const DEARS = '(chers|chères|coûteux|coûteuses|élevés|élevées)';
/** "Celle la plus grande": as people write it it is no "celle-là". */
const ONES = 'celle|celui?';
const LARGE = '(grand|grande|vaste|spacieux|spacieuse)';
const LARGES = '(grands|grandes|vastes|spacieux|spacieuses)';
const NEW = '(récent|récente)';
const OLD = '(ancien|ancienne|vieux|vieille)';
const OLDS = '(anciens|anciennes|vieux|vieilles)';
const FEES = '(charges|frais de copro|frais de copropriété|charges de copropriété|frais de condo|frais)';
const TONGUE = '(anglais|espagnol|français|allemand|portugais|chinois)';
const ME = '(moi|nous|-moi|-nous)?';

/** What is asked of homes, how they are ordered and counted, and how those that were shown are pointed at. */
export const frenchAsking: PhrasesByKey = {
  'point.mine': 'mon; ma; mes; notre; actuel',
  'point.both': 'deux',
  'point.described':
    'celle|celui (de|du|à|au|en|avec|d|qui est (à|en|au|dans)|qui a); celles|ceux (avec|qui (ont|sont))',
  'point.ofThe': 'du; au',
  'point.the': 'celle|celui (de|du|à|au|en|avec|d|qui est (à|en|au|dans)|qui a)',
  'ask.Price': `
    combien; c'est|est|sont à combien; c'est combien; combien ${IT} coûte|coûtent|vaut|fait|est-ce|est; ${IT} (coute|vaut|est à|sont à) combien
    combien coûtent|coute|vaut|demande-t-on|demandez-vous; quel prix|loyer; dans les combien`,
  'ask.YearBuilt': `
    quel âge; de|en? quelle année; de|depuis? quand (a|est|fut)(-t-il|-t-elle|-il|-elle|) été? (construit|bâti)(e)
    dat(e|ent) de (quand|quelle année); de quand dat(e|ent); année de construction; construit(e) quand`,
  'ask.BuildingArea': `
    combien de ${AREA}; combien de (mètres carrés|pieds carrés|m2|mètres); fait quelle surface|taille|superficie; grand(e) comment`,
  'ask.Status': `
    (${IT}) est|sont|est-il|est-elle|est-ce? encore|toujours|déjà ((disponible|libre|à vendre|à louer|en vente|sur le marché|vendu)(s)|(vendue|
      loué|louée|pris|valable|là|d'actualité)(s))`,
  'ask.Address': `
    ou (est|se trouve|se trouvent|se situe|c'est|sont) (${IT}) situé|située|exactement?; c'est|est|situé|située ou exactement?
    (quelle est|c'est quoi)? l'|son|leur adresse exacte|complète|précise?; adresse de|du`,
  'ask.Images': `
    (montre|montrez|envoie|envoyez|voir|avez-vous|vous avez|t'as|y a) ${ME} (des|les|plus de|d'autres) photos|images; à quoi ça|il|elle ressemble
    photos`,
  'ask.unlisted': `
    loin; (le propriétaire|le vendeur) (baisserait|baisse|ferait un effort)
    pourquoi (c'est|elle est|il est|est-elle|est-il)? aussi|si
    à quel étage; combien d' étages; mensualité(s); (dispo|disponible|libre) (quand|à partir de quand|dès quand); à partir de quand; à quelle distance
    revendre; revente; négociable(s); marge de négociation
    accepte(z|nt|rait|raient|) une|des offre|offres|proposition
    durée du bail; bail minimum
    rendement locatif; revenu(s) locatif(s); rentabilité; est déjà? loué(e)`,
  'sum.offer': `
    accepte(nt|rait|raient|); prendrai(t|ent); baisserai(t|ent) à|de; peux|pouvons|puis offrir|proposer; et? si je|on propos(e|ais|ait)
    et? si je|on offr(e|ais|ait)`,
  'ask.home': `
    dis|dites|raconte|racontez m'en plus|davantage? sur?; (parl|dis|di|racont)(e|ez|s|tes) ${ME} (plus|en plus)? de|du|sur?
    en? savoir plus|davantage|tout sur?; plus|davantage d'|de infos|informations|détails|renseignements sur?
    des|quelques|les? infos|informations|renseignements sur?
    (c'est quoi|qu'est-ce que) (ce bien|cette maison|cet appartement|ça|celui-ci|celle-ci|le|la); (décri|présent)(s|vez|e|ez) ${ME}; fiche de|du|sur
    (me plaît|m'intéresse|m'intrigue) bien?; au sujet; détails de|sur|du`,
  'ask.has': `
    est-ce que|qu' (${IT}|les|le|la|l'|on)? (y a|y en a|a|ont|est|sont|possède|accepte|acceptent|dispose|comprend|inclut)?
    ${IT} a|ont|possède|accepte|acceptent|comprend|inclut; (a|ont|accepte|acceptent|possède)(-t-il|-t-elle|-ils|-elles)
    (il y a|y a|ya|y a-t-il|y a-tu); (puis-je|je peux|peut-on|on peut) venir|avoir|amener|emmener|prendre|emménager|vivre|garder avec?
    (les chiens|les chats|les animaux|l'eau|le chauffage|l'électricité) sont|est|sont-ils|sont-elles|est-il`,
  'ask.any': `
    (avez-vous|vous avez|auriez-vous|vous auriez|as-tu|t'as|tu as|t'aurais|disposez-vous|proposez-vous|vous proposez) pas? (quelque chose|qqch|
      un truc|quoi)?; (vous n'avez|tu n'as|n'avez-vous|n'auriez-vous|vous n'auriez|t'aurais|t'as|vous avez) pas (quelque chose)
    (y a-t-il|il y a|y a|ya|y a-tu|existe-t-il) (quelque chose|quoi); existe-t-il; qu'avez-vous; qu'est-ce (que vous avez|qu'il y a|qui|que je peux)
    ça existe; (il y en a|y en a|yen a|y en a-t-il|en auriez|en avez|en aurait) un|une|avec|qui?; quels biens`,
  'ask.open': `
    quel(le|s|les|); comment; quand; pourquoi; qui; combien; est|sont? de combien; fait combien; est-ce que|qu'?; qu'est-ce que|qui; c'est
    c'est|c quoi; c koi; (a|est|sont)-(t-il|t-elle|il|elle|ils|elles); y a-t-il; peut-on; puis-je; (pouvez|pourriez)-vous; lequel; laquelle`,
  'ask.change':
    '(a|ont|est)(-t-il|-t-elle|-elle|-il|-ils|) déjà|récemment? (baissé|augmenté|changé|diminué|bougé|évolué|monté)(s)',
  question:
    "quel(le|s|les|); comment; quand; pourquoi; qui; combien; est? de combien; c'est|c quoi; c koi; qu'est-ce que|qu'; quoi",
  'order.Price.asc': `
    ${ONES} le|la|les moins (${DEAR}|${DEARS}) possible?; moins ${DEARS}
    (du|de la|des) moins (${DEAR}|${DEARS}) (au|à la|aux) plus (${DEAR}|${DEARS})
    le|la|les plus (abordable|économique|avantageux|avantageuse)(s) possible?; plus (abordable|économique|avantageux|avantageuse)s
    meilleur marché|prix; (prix|loyer)(s) (le plus bas|les plus bas|croissant|croissants); bon marché; pas trop? cher(s)|chère(s)
    meilleure affaire`,
  'order.Price.desc': `
    ${ONES} le|la|les plus (${DEAR}|${DEARS}|luxueux|luxueuse); plus ${DEARS}
    (du|de la|des) plus (${DEAR}|${DEARS}) (au|à la|aux) moins (${DEAR}|${DEARS})
    (prix|loyer)(s) (décroissant|les plus élevés|le plus élevé)(s)`,
  'order.BuildingArea.asc': `${ONES} le|la|les plus petit|petite|petits|petites; surface croissante; du plus petit au plus grand`,
  'order.BuildingArea.desc': `
    plus ${LARGES}; ${ONES} le|la|les plus (${LARGE}|${LARGES}) surface|superficie?; (plus grande|plus grand) surface|superficie
    du plus grand au plus petit; par? surface décroissante`,
  'order.LotArea.asc': 'le|les|la? plus petit|petite terrain|parcelle',
  'order.LotArea.desc': 'le|les|la? plus grand|gros|grands|grande terrain|jardin|lot|parcelle|cour|terrains',
  'order.YearBuilt.asc': `le|la|les plus (${OLD}|${OLDS}); du plus ancien au plus récent`,
  'order.YearBuilt.desc': `
    le|la|les? plus récemment|récent|récente|récents|récentes (construit|bâti|construction)(e|s|es|)
    le|la|les plus neuf|neuve|neufs|neuves|moderne|modernes`,
  'order.DaysOnMarket.asc': `
    (dernière|nouvelle)s (annonces|inscriptions|offres|mises en ligne); derniers biens|ajouts
    le|la|les plus récent|récente|récents|récentes (annonce|annonces|sur le marché|en ligne)?; annonces les plus récentes
    du plus récent au plus ancien; par date`,
  'order.DaysOnMarket.desc': `
    depuis? le plus longtemps (sur le marché|en vente|en ligne)?; (annonces les|les)? plus vieilles|anciennes annonces
    annonces les plus anciennes`,
  'order.Bedrooms.desc': 'le plus de chambres|pièces; nombre de chambres décroissant',
  'order.Bathrooms.desc': 'le plus de (salles de bain|salles de bains|sdb)',
  'order.HOAMonth.asc': `
    ${FEES} les? (plus basses|moins élevées|plus bas|plus faibles|moins chères|moins élevés|croissantes); le? moins de ${FEES}
    plus basses|faibles charges`,
  'order.PricePerArea.asc': `
    le|la|les? (meilleur|plus bas|moins cher|moins chers|moins chères|plus avantageux|plus avantageuses) prix? au|du|par ${AREA}
    prix au|du|par ${AREA} (le plus bas|croissant); prix au|du|par ${AREA}, le plus bas d'abord`,
  'sort.by': `
    bon marché; pas trop? cher(s)|chère(s); le|la|les? moins|plus (${DEAR}|${DEARS}|abordable|abordables) possible
    (tri|class|ordonn|rang)(ez|er|ées|és|ée|é); selon|par; par ordre de?; d'abord; en premier|tête; commence(z) par; tri; ordre
    les moins|plus (${DEARS}|${LARGES}|récents|récentes|${OLDS}|petits|petites|abordables); (dernière|nouvelle)s annonces|inscriptions|offres
    les? (moins chers|moins chères|plus avantageux|plus avantageuses) au ${AREA}; du plus récent au plus ancien
    (du|de la|des) moins|plus (${DEAR}|${DEARS}) (au|à la|aux) moins|plus (${DEAR}|${DEARS}); prix (croissant|décroissant)(s)`,
  'sort.asc':
    'croissant(e|s|es|); ascendant; (du|de la) plus petit|bas|petite (au|à la) plus grand|haut|grande|élevé; le|les plus bas',
  'sort.desc': `
    décroissant(e|s|es|); descendant; (du|de la) plus grand|haut|grande|élevé (au|à la) plus petit|bas|petite; le|les plus élevé|élevés|hauts`,
  'figure.count': `
    combien|cb|nombre de|d'; combien|cb (vous en? avez|avez-vous|il y a|y a-t-il|y a|ya|t'as|as-tu|existe-t-il|reste-t-il|il reste) de|d'
    (y en a|yen a|ya|il y en a|vous en avez|t'en as) combien|cb
    combien|cb (vous en avez|en avez-vous|t'en as|il y en a|y en a-t-il|y en a|il en reste|en reste-t-il|en tout|au total)`,
  'figure.average':
    'moyen; moyenne(s) (des prix|des loyers)?; (prix|loyer)s moyens; en moyenne; médian(e|s|); ça va chercher dans les combien',
  'figure.lowest': `
    le|la? plus bas|basse; prix|loyer (minimum|minimal|plancher|de départ|le plus (bas|petit|faible)); (le plus bas|plus petit) prix|loyer
    à partir de combien`,
  'figure.highest': 'prix|loyer (le plus élevé|le plus haut|maximal); plus haut prix|loyer',
  'point.it': `
    il; elle; ${THIS_ONE}; ce terrain|studio|duplex|loft|dernier; cette villa|annonce|propriété|location|dernière|offre; cet immeuble|endroit
    le|du bien|logement; la propriété|résidence|copropriété; l'(annonce|immeuble); son; sa; ses`,
  'point.these': `
    ils; elles; (ceux|celles)-(ci|là); ces (${NOUN}s|terrains|deux|trois|derniers); tous|toutes les? deux|trois; les deux; leur(s); eux; chacun(e)`,
  'point.one': `un; une; ${NOUN}; celui; celle; terrain; studio; de la liste`,
  'point.number': 'numéro|n°|no|#|num|option|annonce numéro|no|n°?; la; le; du',
  'point.among': `
    laquelle|lequel a le|la|les|l; lequel|laquelle|lesquels|lesquelles|combien|certains|certaines|un|une? parmi|d'entre|entre|de ${THESE} là?
    lesquel(s|les); lequel|laquelle (a|est|accepte|possède|se trouve|dispose|offre|permet); seulement|que|uniquement|juste ceux|celles qui|avec
    (gard|montr|filtr)(e|ez|ons) moi? que|seulement? ceux|celles qui|avec?; laquelle|lequel des deux|trois|quatre`,
  'point.more': `
    (montr|donn|affich|envoi|envoy|propos)(e|ez) ${ME} (m'en|m en|en)? (plus|davantage|d'autres|encore|la suite|les autres|autre chose) (${NOUN}s)
    (t'as|avez-vous|vous avez|auriez-vous|vous auriez|t'aurais|as-tu) pas? (autre chose|d'autres) (${NOUN}s); d'autres (${NOUN}s|choix|idées)?
    la? (page suivante|suite|suivante); les? suivants|suivantes|autres; encore; autre chose; quoi|rien d'autre
    (y en a|yen a|il y en a|il en reste|en avez-vous|vous en avez) d'autres|encore|plus; (voir|plus de|plus d') (plus de) ${NOUN}s
    en voir|avoir|montrer|proposer plus|davantage|d'autres; continue(z); rien|aucun(e) ne me plaît; m en d'autres`,
  'point.alike': `
    (quelque chose|d'autres|${NOUN}s)? de? (similaire|semblable|comparable)(s); (du|dans le) même genre|style
    comme ça|ceux-ci|celles-ci|celui-ci|celle-ci|celui-là|celle-là; biens|maisons|apparts|appartements|autres|chose|genre|type comme le|la
    (dans le) même? genre|style|type que|de le|la`,
  'point.alikeNear': `
    (quelque chose de) (similaire|semblable|comparable)(s) (à proximité|dans le coin|dans le quartier|tout près|dans le même quartier|à côté)`,
  'point.same':
    'la? même chose|question pour|avec|mais?; et pour|celui-là|celle-là|celui-ci|celle-ci; pareil pour|avec|mais?; idem pour|avec?',
  'nth.1': 'premi(er|ère)(s); 1(er|re|ere)',
  'nth.2': 'deuxième; second(e); 2(e|eme|nd|nde)',
  'nth.3': 'troisième; 3(e|eme)',
  'nth.4': 'quatrième; 4(e|eme)',
  'nth.5': 'cinquième; 5(e|eme)',
  'nth.6': 'sixième; 6(e|eme)',
  'nth.7': 'septième; 7(e|ème)',
  'nth.8': 'huitième; 8(e|ème)',
  'nth.9': 'neuvième; 9(e|ème)',
  'nth.10': 'dixième; 10(e|ème)',
  'nth.middle': 'celle|celui du|au milieu',
  'nth.-1': 'derni(er|ère)',
  'nth.-2': 'avant-derni(er|ère)',
  'less.Price': `
    (quelque chose de|un peu)? moins (${DEAR}|${DEARS}); plus (abordable|économique|accessible)(s)
    (trop|un peu|bien trop|ben trop|un peu trop) (${DEAR}|${DEARS}|salé); hors|au-dessus de|du? mon|notre|nos|mes? budget|moyens
    explose|crève|dépasse le|mon|notre budget; pas dans mon|mes|notre|nos budget|moyens|prix; pas les moyens; prix|loyer (plus bas|moins élevé)
    baisse(z|r) le prix|budget; hors de prix`,
  'more.Price': `plus (${DEAR}|${DEARS}|luxueux|luxueuse|haut de gamme|cossu)`,
  'less.BuildingArea': `plus (petit|compact)(e|s|es|); trop ${LARGE}; moins de|d' surface|place|espace`,
  'more.BuildingArea': `
    plus (${LARGE}|${LARGES}); plus de|d' place|espace|surface|superficie; trop (petit|exigu|étroit|serré)(e|s|es|); pas assez ${LARGE}`,
  'less.LotArea': 'plus petit(e) terrain|jardin|parcelle; moins de terrain|jardin; terrain plus petit',
  'more.LotArea': `
    plus grand|grande|gros terrain|jardin|parcelle|cour; plus de terrain|jardin; terrain|jardin|cour|parcelle plus grand|grande|vaste`,
  'less.Bedrooms': 'moins|trop de chambres|pièces; une chambre|pièce de moins',
  'more.Bedrooms':
    'plus de chambres|pièces; une|1? chambre|pièce (de plus|supplémentaire|en plus); pas assez de chambres|pièces',
  'less.Bathrooms': 'moins de salles de bain|bains',
  'more.Bathrooms': 'plus de salles de bain|bains; salle de bain|bains (de plus|supplémentaire|en plus)',
  'less.YearBuilt': `plus (${OLD}|${OLDS}); plus de caractère|charme|cachet; trop (récent|moderne|neuf)(e)`,
  'more.YearBuilt': `plus (${NEW}|récents|récentes|moderne|modernes|neuf|neuve); trop ${OLD}`,
  compare: `
    compar(e|er|ez|ons|es|aison|atif) moi|nous|-moi? entre?; différence(s) entre?; écart(s) de|entre?; versus; vs
    lequel|laquelle (est|serait|vaut|des deux) est? le|la? (mieux|meilleur|meilleure|plus intéressant); côte à côte; par rapport à|au
    lequel|laquelle (choisir|prendre|me conseillez-vous); avantages et inconvénients; le pour et le contre`,
  'again.said': `
    (tradui|répèt|répét|redi|reformul|résum)(s|sez|e|ez|er|re|tes) ${ME} (ça|cela|tout|la réponse|la liste)? (en ${TONGUE})
    dis|dites|mets|mettez|explique|expliquez|fais|faites|écris ${ME} ça|cela|le? (autrement|plus simplement|plus court)
    dis|dites|mets|mettez|explique|expliquez|fais|faites|écris ${ME} ça|cela|le? (en bref|en ${TONGUE}|en tableau|dans un tableau)
    (dans|en|sous forme de) un? tableau; fais|faites|faire moi|-moi? un|une|le? tableau|résumé|récapitulatif|synthèse|récap; encore une fois
    plus court; en deux mots; pas compris`,
  'again.manner': `en ${TONGUE}; plus court|bref|simple|simplement; en bref|résumé|tableau; brièvement`,
};
