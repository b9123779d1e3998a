import type { Phrases } from '../language-tables.ts';

const OF = '(de la|de l|de|du|des|d|à la|à l|au|aux|la|le|l|)';

export const frenchPlaces: Phrases = {
  'place.in': `
    à; a; en; au; aux; dans (le|la|l|les|) (secteur|quartier|ville|région|coin|zone|centre|commune|canton|périphérie|banlieue|village|) (de|du|d|des|) (la|l|); (situé|située|situés|situées|localisé|basé|quelque part|habiter|vivre|déménager|m installer|nous installer|s installer|installer|emménager) (à|en|dans|au|sur) (le|la|l|); (la|) (région|ville|commune|centre|banlieue|périphérie|agglomération) (de|d|du) ; sur; région (de|d|du|); intra-muros; le grand`,
  'place.weak': `de; d; du; des; pour; vers; sur; (et|) (qu en est-il|qu en est il|quid|qu est-ce que vous avez|qu avez vous) (de|d|à); (secteur|quartier|coin|côté|ville|commune) (de|d|du|des|); par; (depuis|hors) de; depuis; plutôt`,
  'place.near': `
    (tout|très|assez|situé|située|pas trop|) (près|proche|proches|pas loin|non loin|à proximité|à côté|aux alentours|aux abords|aux environs|autour|en face|au bord|à deux pas|à quelques pas|dans les environs|dans les alentours|à distance de marche|à portée|le long|à la sortie|à l entrée|voisin|voisine|à quelques minutes|à la porte|au pied|dans le coin) ${OF}; proximité ${OF}; proche(s|) ${OF}; pas loin ${OF}; (minute|min|mn|km|kilomètre|mètre|m|pas|kms|mètres|minutes|mins|kilomètres|station|stations)(s|) (à pied|en voiture|à vélo|en métro|en train|en tram|en bus|en transport|de marche|de route|de trajet|) (de|du|d|des|jusqu à|jusqu au) (la|l|); entre; donnant sur ${OF}; accessible à pied ${OF}; bien desservi par; desservi par`,
  'place.on': `sur (la|le|l|); dans la; le long (de|du)`,
  'place.kind': `
    parc; plage; lac; école; écoles; université; fac; collège; lycée; cégep; gare; hôpital; clinique; chu; aéroport; métro; tram; tramway; bus; autobus; rer; arrêt; station (de métro|); stade; zoo; port; place; cathédrale; marché; centre-ville; centre ville; centre; vieille ville; vieux port; vieux-port; rivière; fleuve; forêt; montagne; centre commercial; centre d achat; supermarché; musée; théâtre; pont; quai; quais; plateau; mont; campus; crèche; garderie; primaire; autoroute; transports; transports en commun; commerces; pharmacie; église; mer; bord de mer; pistes; quartier; piste cyclable; golf; mairie; bibliothèque; jardin botanique; boulangerie; ski; cathédrale; rocade; périphérique; onu; epfl`,
  'place.joins': 'de; du; de la; de l; d; des',
  'plain.indefinite': `un; une; des; de bonnes; bonnes; bonne; bon; d une; d un; quelques; toutes; tous`,
  'place.anywhere': `
    (n importe où|n importe quelle ville|n importe quel quartier|partout|où que ce soit|peu importe (où|la ville|le quartier|le secteur|l endroit|la localisation|le lieu)|toutes les villes|tous les quartiers|dans n importe quelle ville|tous secteurs|tout secteur); (la|le|l) (ville|quartier|secteur|localisation|lieu|emplacement|endroit) (m est|nous est|n a pas d importance|importe peu|m importe peu|est égal|n est pas important|n est pas importante|m est égale) (égal|égale|)`,
  'drop.before': `(enlève|enlevez|retire|retirez|oublie|oubliez|supprime|supprimez|laisse tomber|laissez tomber|ignore|ignorez|annule|annulez|ôte|enlever|retirer|on oublie|efface|effacez) (le|la|l|les|) (critère|filtre|condition|contrainte|) (de|du|de la|d|des|) (la|le|l|les|)`,
  'drop.after': `(critère|filtre|condition) (à enlever|à retirer|en moins); (peut|peuvent) (sauter|être retiré|être enlevé)`,
  'drop.Price': `
    (n importe quel|tout|tous|peu importe le|qu importe le|quel que soit le|sans tenir compte du|peu importe les) (prix|budget|coût|loyer); (le|) (prix|budget|coût|argent|loyer) (n est pas|n a pas|n est plus|n a plus|ne compte plus|ne compte pas|n importe plus|importe|m importe|est|m est|n a aucune|ne compte|n est) (un problème|important|d importance|peu|pas|égal|flexible|ouvert|illimité|importance|limité|sans importance); (sans|pas de|aucune) (limite|plafond|budget) (de|) (prix|budget|fixe|); budget (illimité|ouvert|flexible|libre); (filtre|limite|critère|plafond) (de|du) (prix|budget)`,
  'drop.Bedrooms': `(n importe quel|peu importe le|quel que soit le) nombre (de|d) (chambres|pièces); (le|) nombre de (chambres|pièces) (m est égal|importe peu|n est pas important|n a pas d importance|est flexible|m importe peu); (filtre|critère) (de|des) (chambres|pièces)`,
  'drop.Bathrooms': `(n importe quel|peu importe le|quel que soit le) nombre de salles de (bain|bains); (le|) nombre de salles de (bain|bains) (m est égal|importe peu|n est pas important|n a pas d importance)`,
  'drop.PropertyType': `(n importe quel|tout|tous|peu importe le|quel que soit le) (type|types|genre) (de|d) (bien|biens|logement|propriété|habitation|maison); (le|) type de (bien|logement|propriété) (m est égal|importe peu|n est pas important|n a pas d importance); maison ou (appartement|appart|condo) (peu importe|m est égal); (peu importe si c est|peu importe) (une|) maison ou (un|) (appartement|appart|condo)`,
};
