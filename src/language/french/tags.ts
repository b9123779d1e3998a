const HAVE =
  '(mon|notre|nos|mes|un|une|petit|gros|grand|avec|les|des|accepte les|acceptent les|accepte|acceptent|autorise les|permet les)';
const ADMITTED = '(acceptés|admis|autorisés|bienvenus|ok|permis|tolérés|accepté|autorisé|toléré)';
const WATERS = '(lac|rivière|fleuve|port|seine|rhône|léman|baie|tage|rade|isar)';
const CLEAR = '(dégagée|imprenable|panoramique)?';

/** What visitors call a feature beside the words of listings, by its name there. */
export const frenchTags: Readonly<Record<string, string>> = {
  pool: 'piscine(s) (creusée|hors terre|chauffée)?; picine; nager chez moi|nous|soi',
  'hot tub': 'spa(s); jaccuzi; bain tourbillon|bouillonnant',
  fireplace: 'foyer(s) (au bois|au gaz)?; feu de bois|cheminée',
  'air conditioning': 'climatiseur; air climatisé; thermopompe; ac; climatisé(s|es)',
  'corner lot': 'angle',
  waterfront: `
    au|en? bord (du (lac|mer|eau|plage|rivière|océan)|de la (lac|mer|eau|plage|rivière|océan)|de l'(lac|mer|eau|plage|rivière|océan)|de (lac|mer|
      eau|plage|rivière|océan)|d'(lac|mer|eau|plage|rivière|océan)); face à l'eau; sur l'eau`,
  'beach access': `
    (à pied|à deux pas|à quelques pas|près|proche(s)|à proximité|pas loin|à côté) de la? plage|mer|l'océan; plage à pied`,
  'ocean view': `avec|une|la? vue(s) ${CLEAR} sur|de? la|l'|le? mer|océan|pacifique; voir|vois|voit (la mer|l'océan); donnant sur (la mer|l'océan)`,
  'water view': `avec|une|la? vue(s) ${CLEAR} sur? le|la|l'|un? (${WATERS}|eau|jet d'eau); voir|vois le|la ${WATERS}`,
  'mountain view': `
    avec|une|la? vue(s) ${CLEAR} sur? les|la|le? montagne|montagnes|alpes|salève|jura|collines|mont-blanc; voir les montagnes|alpes`,
  'city view': `avec|une|la? vue(s) ${CLEAR} sur? la|les|le? ville|toits|centre-ville|skyline`,
  view: `belle|jolie|superbe? vue ${CLEAR}`,
  garden:
    'jardin(s) arboré|fleuri?; petit jardin; jardiner; (faire pousser|cultiver) mes|des légumes|tomates; bout de jardin',
  yard: 'cour arrière|avant?; espace extérieur; grande cour',
  'fenced yard': `
    cour|jardin|terrain|extérieur bien|entièrement? clôturé|clôturée|clos|close|fermé|fermée (pour (le|mon|nos|mes) (chien|chiens)); clôturé(e)`,
  balcony: 'galerie',
  'ev charging': `
    borne(s) (de recharge|électrique|de charge)? pour ma|la|une|notre? (voiture électrique|voiture|tesla|auto|véhicule électrique|
      voitures électriques); borne(s) (de recharge|électrique|de charge)?
    recharger|charger|brancher ma|une|la|notre|mon (voiture électrique|tesla|voiture|auto|char)`,
  'rv parking':
    '(garer|stationner|ranger|place pour|parking pour) mon|notre|ma|un|une camping-car|bateau|caravane|vr|roulotte|remorque',
  gym: 'salle|espace|coin? de? gym|sport|muscu|musculation|entraînement',
  elevator: `ascenceur; assenseur; lift`,
  accessible: `
    accès (handicapé|fauteuil roulant|pmr); chaise roulante; mobilité réduite; accessible(s) (en fauteuil|en fauteuil roulant|aux handicapés)?
    adapté(e) (à un|au)? fauteuil`,
  'single story': `
    tout? (sur un|un)? seul|même niveau|étage; plein-pied; plain-pied(s); (sans|pas d'|plus d'|aucun) escalier(s); plus|pas monter les|d' escaliers`,
  'guest house': `
    maison|maisonnette|pavillon|appartement|studio|suite (d'les (amis|invités|hôtes)|d'nos (amis|invités|hôtes)|d'des (amis|invités|hôtes)|
      d'(amis|invités|hôtes)|des (les|nos|des)? (amis|invités|hôtes)|pour (les|nos|des)? (amis|invités|hôtes))
    logement|studio|appartement|maisonnette (indépendant|séparé|pour ma mère|pour mes parents|pour les parents|pour les invités)
    (bi|inter)(-)génération(nelle|nel|); appartement attenant`,
  'home office': `
    une|un? pièce|coin|espace|endroit|chambre pour|de? le|un? bureau|télétravail|télétravailler|travailler|bosser
    bureau (fermé|séparé|pour (télétravailler|le télétravail|travailler))?; télétravaill(e|er); travaill(e|er) de|à (la maison|chez moi)`,
  laundry:
    '(buanderie|laveuse|sécheuse|laveuse-sécheuse|laveuse et sécheuse|entrées laveuse-sécheuse|machine à laver|lave-linge|salle de lavage)',
  furnished: 'meublé(s|e|es|); avec des|les? meubles',
  'hardwood floors': 'plancher|planchers|sol de|en bois franc?; bois franc; (sans|pas de|aucune) moquette',
  'open floor plan': 'cuisine(s) (ouverte|américaine)(s); aire(s) ouverte(s); concept ouvert',
  renovated: `
    tout|entièrement|récemment? (rénov|retap|modernis|restaur)(é|ée|és|ées); prêt|prête à habiter|emménager; (sans|pas de|aucun) travaux
    clé(s) en main`,
  'fixer-upper': `
    à (rénover|retaper|restaurer|rafraîchir|réhabiliter|remettre en état|refaire|moderniser|remettre à neuf)
    (avec|des|gros|quelques|besoin de)? travaux (à prévoir|à faire)?; dans son jus; ruine(s); bricoleur`,
  'new construction': 'tout|flambant|du? (neuf|neuve)(s); jamais habité(e|s|)',
  storage:
    'rangement(s); espace|place|endroit pour|de? ranger|rangement|stocker mes|nos|des? affaires|vélos|outils|planches?; locker; cabanon',
  pets: `${HAVE} animal|animaux (de compagnie); animal|animaux (de compagnie) sont? ${ADMITTED}; animal de compagnie`,
  dogs: `
    ${HAVE} (chien|chienne|toutou|labrador|berger|bouledogue|caniche|golden|husky|chiot|beagle|teckel|yorkshire)(s)
    chien|chiens sont|sont-ils? ${ADMITTED}; labrador; chiot(s)`,
  cats: `${HAVE} (chat|chatte|chaton|minou|matou)(s); chat|chats sont|sont-ils? ${ADMITTED}; chaton(s)`,
  quiet: `
    au|du|très|bien? (calme|tranquille|paisible)(s); pas|peu|non? trop? (bruyant|bruyante|passante|de bruit); rue peu passante|fréquentée
    (loin|à l'écart) (du|de la|des) bruit|route|autoroute; tranquillité`,
  'utilities included': `
    les? charges|factures|eau|électricité|chauffage|gaz|internet|wifi|tout (sont|est)(-elle|-il|)(s)? (compris|inclus)(es|e|); chauffé et éclairé`,
  'short-term rental': `
    location|bail|louer? de|à|en? la? (courte durée|court terme|saisonnière|saisonnières|vacances) autorisée|permise?
    bien? destiné à la location saisonnière`,
};
