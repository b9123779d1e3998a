import type { PhrasesByKey } from '../language.ts';

const NO = "(sans|pas de|pas d'|aucun|aucuns|aucune|zéro|ni|hors|sans aucun|sans aucune)";
const FEES = '(copropriété|copro|hoa|syndic|association|ppe)';
const OF = "(de|d'|des|du)? (la|l'|les)?";
const IN = '(à|au|aux|en|dans|sur)';
const ON = '(en ligne|en vente|sur le marché|à vendre)?';
const KIN = `(${[
  'mari|femme|épouse|fille|fils|mère|père|soeur|frère|compagnon|compagne|conjoint|conjointe|copain|copine|ami|amie|cousin|patron|ex|oncle',
  'tante|parents|enfants|famille|banque|école|bureau|boulot|travail|employeur|médecin|beau-frère|grands-parents',
].join('|')})`;
const VEHICLE =
  '(la|ma|mon|le|un|une|notre|nos|mes|les|2|deux) (voiture|auto|char|camion|véhicule|moto|scooter|pick-up|bagnole)(s)';
const LIVE = '(habit|travaill|boss|étudi|résid|log|enseign|lou)(e|es|ons|ent|ait|ais|ions)';
const STAY =
  '(vis|vit|vivons|vivent|est|sont|suis|sommes|a grandi|a acheté|ont acheté|a vécu|avons vécu|a une maison|a un appartement)';

/** Homes: their kinds, how they are offered, and where they lie. */
export const frenchHomes: PhrasesByKey = {
  'is.noHoa': `
    ${NO} frais|charges mensuels|mensuelles? de|d'? (${FEES}|gestion|condo|condos); ${NO} ${FEES}; ${NO} frais|charges mensuels|mensuelles|communs
    sans charges; pas en copropriété; ni copropriété avec charges`,
  'is.twoCars': 'garage|box double; double garage|box',
  'is.parking': `
    avec|et? un|une? (parking|stationnement|place de (parking|parc|stationnement)|
      emplacement de parking) privé|inclus|couvert|extérieur|intérieur|compris|sécurisé|réservé|fermé?; pour|où? me|se|nous? garer (${VEHICLE})
    place|endroit|espace (pour (garer|mettre)?|où (garer|mettre)) ${VEHICLE}`,
  'is.studio': `
    studio(s) meublés|vide?; studette(s); garçonnière(s); une|1 pièce; (t-1|t1); (f-1|f1); chambre de bonne; 1 1/2; un et demi
    appartement d'une pièce`,
  'is.listed': `
    (mis|publié|ajouté|affiché|inscrit|paru|apparu|arrivé|sorti|rentré|posté|listé|tombé|annoncé)(e|s|es|) ${ON}; nouveau(x|té|tés); nouvelle(s)
    (quoi|rien|quelque chose) de neuf|nouveau; du nouveau; derniers|dernières ajouts|arrivages|entrées
    vient|viennent (tout juste|juste)? (de (sortir|paraître|rentrer|arriver|tomber|apparaître|être (mis|mise|mises|publié|publiés))|d'(sortir|
      paraître|rentrer|arriver|tomber|apparaître|être (mis|mise|mises|publié|publiés))) ${ON}`,
  'when.day': `
    aujourd'hui; hier soir?; ce matin|soir|jour; du jour; d'aujourd'hui; depuis (hier|ce matin); cette nuit
    dans|depuis|ces|les? les? 24|48 dernières heures|h; dernières 24|48 heures|h`,
  'when.week': `
    (cette|de la|de cette|en) semaine; de? la? semaine dernière|passée; ces|les|des (derniers|quelques|quelques derniers) jours
    depuis une|1 semaine; les|ces|des? 7|sept derniers jours; (ce|du|depuis ce|depuis le) week-end
    depuis lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche`,
  'when.month': `
    (ce|de ce|du) mois(-ci); le|du? mois dernier|passé; depuis un|1 mois; ces|les|des? 30|trente derniers jours
    ces|les|des (dernières|4 dernières|quatre dernières|2 dernières|deux dernières|trois dernières) semaines`,
  'is.new': `
    (quoi de neuf|quoi de nouveau|rien de neuf|du nouveau|nouveautés|nouvelles (annonces|inscriptions|offres)|annonces récentes)
    (récemment|nouvellement|fraîchement|tout juste) (mis|mise|publié|ajouté|affiché|inscrit|arrivé|sorti|paru)(e|s|es|) ${ON}
    (mis|mise|publié|ajouté|affiché|inscrit|arrivé|sorti|paru)(e|s|es|) ${ON} (récemment|depuis peu|il y a peu); nouveau(x) sur le marché
    vient|viennent de sortir|paraître|rentrer|arriver|tomber ${ON}`,
  'is.reduced': `
    (prix|loyer)(s) (en baisse|baissé|réduit|revu à la baisse|cassé|diminué)(s); (en|avec une)? baisse de prix; ont baissé (de prix|leur prix)?
    dont? le|les|leur|son? prix (a|ont|vient de|viennent de)? été|d'être? (baiss|rédui|diminu|revu à la baisse)(é|er|t|ts|re|s|); en promotion
    bradé(e|s|); réduction de prix`,
  'sale.rent': `
    à louer; louer; location(s) (longue durée|annuelle|vide)?; lou(e|ent|erions|erais|ée|ées); bail; en loc|location; loyers; locataire
    sous-louer`,
  'sale.buy': `
    à vendre; (en|à la) vente; (vente|achat|primo-accédant|acheteur)(s); achet(er|ez|ons|ent); achèt(e|erions|erais|erai); achetions; acquérir
    acquisition; devenir|être propriétaire(s); racheter; accession à la propriété; prix d'achat
    (quitter|sortir de|arrêter|en finir avec) la location`,
  'sale.either': `
    (acheter|achat|vente|à vendre) ou|comme (louer|location|à louer); (louer|location|à louer) ou|comme (acheter|achat|vente|à vendre)`,
  'status.Active': `
    encore|toujours? (disponible|libre)s; ceux|celles disponible; encore|toujours (en vente|à vendre|à louer); pas encore? (vendu|loué)(e|s|es|)
    ceux|celles|biens|annonces disponibles|actifs|actives; non vendu(s|es|)
    aucun|rien|pas|sans de? (bien|maison|annonce|appartement|logement|)(s) déjà? (vendu|réservé|loué|sous compromis|sous offre)(e|s|es|)
    ceux qui sont encore disponibles`,
  'status.Taken': 'sous compromis|offre; déjà? réservé(e|s|es|)',
  'status.PreOnMarket': `
    bientôt|prochainement mis|mise|mises? ${ON}; (arriv|sort)(e|ent|eront|ira|iront|) bientôt|prochainement ${ON}
    pas encore (en vente|sur le marché|en ligne); off-market; avant-première; à venir`,
  'status.Sold': `
    déjà|récemment? vendu(s|e|es|) (récemment|l'an dernier|l'année dernière|le mois dernier|cette année)?; déjà? trouvé preneur
    ventes conclues|récentes|passées`,
  'type.house': `
    vraie? maison(s) (individuelle|unifamiliale|familiale|détachée|indépendante|non mitoyenne|non jumelée|isolée)(s)
    (maison|pavillon|baraque|bicoque|unifamiliale|maisonnette|demeure)(s)`,
  'type.apartment': 'appartement(s)|appart(s) vide?; (appt|apt|apart)(s)',
  'type.condominium': '(condo|condominium|copropriété)(s); ppe; appartement|appart? en ppe|copropriété',
  'type.townhouse':
    'maison(s) de|en ville|rangée|bande; maison(s) (mitoyenne|contiguë|jumelée)(s); (jumelé|semi-détaché)(e|s|es|)',
  'type.multiFamily': `
    immeuble(s) (de rapport|de rendement|locatif|locatifs|à revenus|à revenu|de logements|multifamilial|à plusieurs logements)
    plex|triplex|quadruplex|multiplex|multilogement; duplex (locatif|à revenus)(s)
    immeuble|maison à|avec|de deux|trois|quatre|plusieurs|2|3|4 logements|appartements|unités
    (maison|propriété|bien)(s) (multifamiliale|bifamiliale|à revenus|de rapport)(s)`,
  'type.duplexFlat': 'duplex; souplex',
  'type.manufactured':
    '(mobil(e)-home(s)|mobil(e)home(s)); maison(s) (mobile|modulaire|préfabriquée|usinée)(s); préfabriqué(s); roulotte(s)',
  'type.land': `
    terrain(s) (à bâtir|constructible|constructibles|nu|nus|vague|vide|vierge|à construire)?
    (parcelle|lot)(s) (à bâtir|constructible|à construire|à vendre)`,
  'type.villa': 'villa(s); manoir(s); château(x); hôtel particulier',
  'type.loft': 'loft(s)',
  'type.penthouse': 'penthouse(s); attique(s)',
  'type.bungalow': 'bungalow(s)',
  'type.cottage': '(chalet|cabane|cottage)(s)',
  'type.farm': '(ferme|fermette|ranch|longère)(s); corps de ferme; mas',
  'type.commercial':
    'local|locaux commercial|commerciaux|professionnel; fonds de commerce; bureaux à louer|vendre; entrepôt(s); boutique(s)',
  'type.cooperative': 'coopérative(s)',
  part: `
    (cuisine|salon|séjour|entrée|couloir|atelier|buanderie|cellier|bibliothèque|grange|écurie|hangar|véranda|dépendance|pré|remise|plafond)(s)
    salle(s) à manger|de jeux; box(es); appentis`,
  'home.any': `
    bien(s) immobilier|immobiliers?; (logement|propriété|habitation|truc|annonce|immeuble)(s); chez-(moi|nous|soi); quelque|qque chose; qqch
    qqchose; qch; toit; de|n'importe quoi; pied-à-terre; meublés`,
  'home.many': `
    (maison|appartement|appart|bien|logement|propriété|annonce|condo|villa|location)s
    (offre|studio|terrain|loft|immeuble|résultat|option|loyer|truc|meublé)s; celles; ceux`,
  'region.county': 'comté; comté de',
  'place.in': `
    ${IN}; dans le|la|les|l'; du|de|au côté ${OF}; côté; sis à; dans? le|la|du|au ville|quartier|secteur|commune|coin|centre|région|zone ${OF}
    quartier|secteur|ville (${OF}); situ(é|ée|és|ées) à|au|aux|en|dans|sur
    (vivre|habiter|m'installer|nous installer|s'installer|emménager|me loger|n'importe où|partout) ${IN}; au coeur ${OF}`,
  'place.weak': `
    de; d'; du; des; pour; vers; par exemple; essay(e|ez|ons); voir; plutôt; disons; peut-être; finalement; genre; sinon; ou; mets; mettez
    préf(ère|érons|érerions|èrerais)`,
  'place.near': `
    pas plus loin que|de; tout? près|proche|proches ${OF}; à|en? proximité immédiate? ${OF}; à côté ${OF}; pas trop|très? loin ${OF}; non loin ${OF}
    aux alentours|environs|abords ${OF}; autour|voisin(e) ${OF}; dans (le coin|les parages|les environs) ${OF}
    à deux|quelques|2|5|10|15|20|cinq|dix|quinze|vingt pas|minutes|min|mn|km|rues (à pied|en voiture)? ${OF}; en face ${OF}; le long ${OF}; vers
    jouxtant; à distance de marche ${OF}`,
  'place.on': "sur la|le|les|l'?; rue; donnant sur la|le|l'?",
  'place.from': `
    habit(e|ent|ons); ${LIVE} (actuellement|encore|toujours|déjà|tous|tous les deux|aussi)? ${IN}
    ${KIN} ${STAY} actuellement|encore|né|née|basé? ${IN}; (je suis|nous sommes|on est|qui est) actuellement|encore|né|née|nés? ${IN}
    vécu|grandi|vis|vit|vivons|vivent|scolarisé(e|s|es|) ${IN}; né(e|s|)|comme à
    (viens|vient|venons|arrive|arrivons|débarque|déménage|déménageons|pars|partons|venant|arrivant|originaire|originaires) ${OF}
    quitt(e|ons|er|ant) la|le?; va|vont|aller (à l'école|à l'université|à la fac|au lycée|au collège) ${IN}
    mon|ma|notre|son|leur bail|loyer|appart|appartement|logement|studio|maison|coloc|location actuel|actuelle? ${IN}
    (pens|regard|vis|envisage|hésit|song)(ait|ions|ais) à|sur|vers|en|au?; (fatigué|fatigués|marre|ras le bol) de|d'
    ${KIN} (est|se trouve|sera) basée|situé? ${IN}
    (poste|emploi|job|cours|stage|études|formation|infirmi(er|ère)|prof|professeur(e)|(étudi|enseign)ant(e)|médecin|ingénieur(e)|interne|
      cherche(ur|use)|embauché(e)|engagé(e)|inscrit(e)|(basé|stationné)(e|s|)|boîte|CDI|CDD) (de nuit) ${IN}`,
  'place.work':
    'travaille; travaillons; travaillent; travailler; travail; boulot; emploi; poste; bureau; job; embauchée; embauché',
  'place.gone': `
    perdu; quitté; quitte; avant; plus; démissionné; retraite`,
  'place.others': 'frère; soeur; fils; fille; ami; amie; parents; agent; banque; patron',
  'place.study': "étudie; étudient; étudier; études; à l'école|la fac|l'université",
  landlord: 'propriétaire; proprio; bailleur',
  'place.to': `
    (déménag|emménag|arriv|retourn|transfér)(er|ons|ée|é) à|au|aux|en|sur|dans
    m'installer|mutée|mutés|mute|envoie|viens|venons|reviens|rester|rejoins|vais|allons|partir à|au|aux|en|vers|sur|dans
    pour aller|vivre|habiter ${IN}`,
  'place.there': `
    là-bas; dans? (ce|le même|cette|la même) quartier|secteur|ville|coin|zone|rue|commune|endroit; au même endroit
    (même|la même|le même) quartier|secteur|ville|rue; (près|proche|à côté|autour) (d'elle|d'eux|de lui|d'elles|de là|du même endroit)
    y (retourn|reven|rest|habit|viv|achet|lou|emménag|déménag)(er|ir|re); dans le coin|secteur|quartier|voisinage
    le|la|les|l' rejoin(s|t|dre|drai|dra|drons|gnons)`,
  'place.anywhere': `
    n'importe où; n'importe quel(le) quartier|coin|secteur|endroit|ville|zone
    (peu importe|qu'importe|peu m'importe) (où|la ville|le quartier|le secteur|l'endroit|le lieu|la zone|l'emplacement); partout; toutes les villes
    tous les quartiers; dans? toute la région; où que ce soit
    (la ville|le quartier|le secteur|l'endroit|le lieu|l'emplacement) (peu importe|importe peu|m'est égal|n'a pas d'importance|on s'en fiche|
      je m'en fiche|c'est égal)
    d'autres (villes|quartiers|secteurs|communes) (me|nous)? (vont|conviennent|iraient|aussi|sont possibles)`,
  'place.noun': '(ville|quartier|secteur|coin|endroit|zone|rue|commune|région|lieu|emplacement)(s)',
  'place.wider': `
    (élargi|étend|agrandi)(s|ssez|r|re|ez|ssons) la? zone|recherche|périmètre|rayon; villes|communes voisines
    et? (aux alentours|autour|dans les environs); un peu plus loin`,
  'place.kind': `
    parc; plage; lac; rivière; fleuve; baie; colline(s); village; vallée; canyon; île; pointe; jetée; port; gare; aéroport; école; lycée; université
    campus; hôpital; clinique; stade; zoo; musée; bibliothèque; golf; église; cathédrale; place; pont; tour; château; marché; jardin; palais
    théâtre; opéra; college; park; beach; lake; bay; hills; heights; valley; pier; mall; station; center; centre`,
};
