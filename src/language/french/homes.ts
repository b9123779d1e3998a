import type { Phrases } from '../language.ts';

const NO = "(sans|pas de|pas d'|aucun|aucuns|aucune|zéro|ni|hors|sans aucun|sans aucune)";
const FEES = '(copropriété|copro|hoa|syndic|association|ppe)';
const OF = "(de|d'|des|du|) (la|l'|les|)";
const IN = '(à|au|aux|en|dans|sur)';
const LISTED =
  '(mis|mise|publié|publiée|ajouté|ajoutée|affiché|inscrit|paru|parue|arrivé|sorti|annonce|bien|nouveau|nouvelle|nouveauté)(s|es|x|)';
const ON = '(en ligne|en vente|sur le marché|à vendre|)';
const KIN = `(${[
  'mari|femme|épouse|fille|fils|mère|père|soeur|frère|compagnon|compagne|conjoint|conjointe|copain|copine|ami|amie|cousin|patron|ex|oncle',
  'tante|parents|enfants|famille|banque|école|bureau|boulot|travail|employeur|médecin|beau-frère|grands-parents',
].join('|')})`;
const LIVE = '(habit|travaill|boss|étudi|résid|log|enseign|lou)(e|es|ons|ent|ait|ais|ions)';
const STAY =
  '(vis|vit|vivons|vivent|est|sont|suis|sommes|a grandi|a acheté|ont acheté|a vécu|avons vécu|a une maison|a un appartement)';

/** Homes: their kinds, how they are offered, and where they lie. */
export const frenchHomes: Phrases = {
  'is.noHoa': `
    ${NO} (frais|charges) (mensuels|mensuelles|) (de|d'|) (${FEES}|gestion|condo|condos); ${NO} ${FEES}
    ${NO} (frais|charges) (mensuels|mensuelles|communs); sans charges; pas en copropriété; ni copropriété avec charges`,
  'is.twoCars': '(garage|box) double; double (garage|box)',
  'is.parking': `
    (avec |et |) (un |une |) (parking|stationnement) (privé|inclus|couvert|extérieur|intérieur|compris|sécurisé|réservé|fermé|)
    (avec |et |) (un |une |) (place de (parking|parc|stationnement)|emplacement de parking) (privé|inclus|couvert|extérieur|intérieur)
    (avec |et |) (un |une |) (place de (parking|parc|stationnement)|emplacement de parking) (compris|sécurisé|réservé|fermé|)
    (pour |où |) (me |se |nous |) garer (ma voiture|la voiture|notre voiture|); place pour (la|ma|une|notre) voiture`,
  'is.studio': `
    studio(s|) (meublés|); studette(s|); garçonnière(s|); (une|1) pièce; t(-| |)1; f(-| |)1; chambre de bonne; 1 1/2; un et demi
    appartement d'une pièce`,
  'is.today': `${LISTED} ${ON} (aujourd'hui|depuis hier|hier|ce matin|du jour|d'aujourd'hui|dans les dernières 24 heures); depuis hier`,
  'is.thisWeek': `
    ${LISTED} ${ON} (cette semaine|la semaine dernière|de la semaine|de cette semaine|depuis une semaine|récemment|ces derniers jours|depuis peu)
    (quoi de neuf|quoi de nouveau|rien de neuf|du nouveau|nouveautés|nouvelles annonces|nouvelles inscriptions) (cette semaine|de la semaine|)
    annonces récentes; (récemment|nouvellement|fraîchement) ${LISTED} ${ON}; nouveau(x|) sur le marché
    (vient|viennent) de (sortir|paraître|rentrer|arriver|tomber) ${ON}`,
  'is.thisMonth': `${LISTED} ${ON} (ce mois-ci|ce mois|le mois dernier|du mois|depuis un mois)`,
  'is.reduced': `
    (prix|loyer)(s|) (en baisse|baissé|réduit|revu à la baisse|cassé|diminué)(s|); (en |avec une |)baisse de prix; ont baissé (de prix|leur prix|)
    prix (a|ont) baissé; en promotion; bradé(e|s|); réduction de prix`,
  'is.newHome': `construit(e|s|es|) cette année`,
  'sale.rent': `
    à louer; louer; location(s|) (longue durée|annuelle|); lou(e|ent|erions|erais|ée|ées); bail; en loc; loyers; locataire; sous-louer
    en location
    loyer(s|) moyen(s|)`,
  'sale.buy': `
    à vendre; (en|à la) vente; vente(s|); achet(er|ez|ons|ent); achèt(e|erions|erais|erai); achetions; achat(s|); acquérir; acquisition
    (devenir|être) propriétaire(s|); primo-accédant(s|); racheter; accession à la propriété; acheteur(s|); prix d'achat`,
  'sale.either': `
    (acheter|achat|vente|à vendre) (ou|comme) (louer|location|à louer); (louer|location|à louer) (ou|comme) (acheter|achat|vente|à vendre)`,
  'status.Active': `
    (encore|toujours|) (disponible|libre)s; (ceux|celles) disponible; (encore|toujours) (en vente|à vendre|à louer)
    pas (encore |déjà |) (vendu|loué)(e|s|es|); (ceux|celles|biens|annonces) (disponibles|actifs|actives); non vendu(s|es|)
    rien de (déjà vendu|réservé); ceux qui sont encore disponibles`,
  'status.PreOnMarket': `
    (bientôt|prochainement) (mis|mise|mises|) ${ON}; (arriv|sort)(e|ent|eront) (bientôt|prochainement) ${ON}
    pas encore (en vente|sur le marché|en ligne); off(-| )market; avant-première; à venir`,
  'status.Sold': `
    (déjà |récemment |) vendu(s|e|es|) (récemment|l'an dernier|l'année dernière|le mois dernier|cette année|); (déjà |) trouvé preneur
    ventes (conclues|récentes|passées)`,
  'type.house': `
    (vraie |) maison(s|) (individuelle|unifamiliale|familiale|détachée|indépendante|non mitoyenne|non jumelée|isolée)(s|); maison(s|)
    pavillon(s|)
    baraque(s|); bicoque(s|); unifamiliale(s|); maisonnette(s|); demeure(s|)`,
  'type.apartment': `appartement(s|); appart(s|); appt(s|); apt(s|); apart(s|)`,
  'type.condominium': `condo(s|); condominium(s|); ppe; (appartement |appart |) en (ppe|copropriété); copropriété(s|)`,
  'type.townhouse': `maison(s|) (de|en) (ville|rangée|bande); maison(s|) (mitoyenne|contiguë|jumelée)(s|)`,
  'type.multiFamily': `
    immeuble(s|) (de rapport|de rendement|locatif|locatifs|à revenus|à revenu|de logements|multifamilial|à plusieurs logements)
    (plex|triplex|quadruplex|multiplex|multilogement); duplex (locatif|à revenus)(s|); immeuble à (deux|trois|quatre) logements
    (maison|propriété|bien)(s|) (multifamiliale|bifamiliale|à revenus|de rapport)(s|)`,
  'type.duplexFlat': 'duplex; souplex',
  'type.manufactured': `mobil(e|)(-| |)home(s|); maison(s|) (mobile|modulaire|préfabriquée|usinée)(s|); préfabriqué(s|); roulotte(s|)`,
  'type.land': `
    terrain(s|) (à bâtir|constructible|constructibles|nu|nus|vague|vide|vierge|à construire|)
    (parcelle|lot)(s|) (à bâtir|constructible|à construire|à vendre)`,
  'type.villa': 'villa(s|); manoir(s|); château(x|); hôtel particulier',
  'type.loft': 'loft(s|)',
  'type.penthouse': 'penthouse(s|); attique(s|)',
  'type.bungalow': 'bungalow(s|)',
  'type.cottage': 'chalet(s|); cabane(s|); cottage(s|)',
  'type.farm': 'ferme(s|); fermette(s|); corps de ferme; ranch(s|); mas; longère(s|)',
  'type.commercial': `
    (local|locaux) (commercial|commerciaux|professionnel); fonds de commerce; bureaux à (louer|vendre); entrepôt(s|); boutique(s|)`,
  'type.cooperative': 'coopérative(s|)',
  'home.any': `
    bien(s|) (immobilier|immobiliers|); logement(s|); propriété(s|); habitation(s|); chez(-| )(moi|nous|soi); (quelque|qque) chose; qqch; qqchose
    qch; truc(s|); toit; annonce(s|); immeuble(s|); de quoi; n'importe quoi; pied-à-terre; meublés`,
  'home.many': `
    (maison|appartement|appart|bien|logement|propriété|annonce|condo|villa|location)s
    (offre|studio|terrain|loft|immeuble|résultat|option|loyer|truc|meublé)s; celles; ceux`,
  'place.in': `
    ${IN}; dans (le|la|les|l'); (du|de|au) côté ${OF}; côté; sis à; au centre ${OF}
    (dans |) (le|la|du|au) (ville|quartier|secteur|commune|coin|centre|région|zone) ${OF}; (quartier|secteur|ville) (${OF}|)
    situ(é|ée|és|ées) (à|au|aux|en|dans|sur); (vivre|habiter|m'installer|nous installer|s'installer|emménager|me loger|n'importe où|partout) ${IN}
    au coeur ${OF}`,
  'place.weak': `
    de; d'; du; des; pour; vers; par exemple; essay(e|ez|ons); voir; plutôt; disons; peut-être; finalement; genre; sinon; ou; mets; mettez
    préf(ère|érons|érerais|érerions|èrerais)`,
  'place.near': `
    pas plus loin (que|de); (tout |) (près|proche|proches) ${OF}; (à |en |) proximité (immédiate |) ${OF}; à côté ${OF}
    pas (trop |très |) loin ${OF}; non loin ${OF}; aux (alentours|environs|abords) ${OF}; autour ${OF}
    dans (le coin|les parages|les environs) ${OF}
    à (deux|quelques|2|5|10|15|20|cinq|dix|quinze|vingt) (pas|minutes|min|mn|km|rues) (à pied |en voiture |) ${OF}; à deux pas ${OF}
    à quelques (pas|minutes|rues) (à pied |) ${OF}; en face ${OF}; voisin(e|) ${OF}; le long ${OF}; vers; jouxtant; à distance de marche ${OF}`,
  'place.on': `sur (la|le|les|l'|); rue; donnant sur (la|le|l'|)`,
  'place.outside': `mais pas (dedans|dans la ville|à l'intérieur|dans le centre|en ville)`,
  'place.from': `
    ${LIVE} (actuellement|encore|toujours|déjà|tous|aussi|) ${IN}; ${KIN} ${STAY} (actuellement|encore|né|née|basé|) ${IN}
    (je suis|nous sommes|on est|qui est) (actuellement |encore |né |née |nés |) ${IN}; (vécu|grandi|vis|vit|vivons|vivent) ${IN}; né(e|s|) à
    (viens|vient|venons|arrive|arrivons|débarque|déménage|déménageons|pars|partons) ${OF}; (venant|arrivant|originaire|originaires) ${OF}
    quitt(e|ons|er|ant) (la|le|); (fatigué|fatigués|marre|ras le bol) (de|d'); ${KIN} (est|se trouve|sera) (basée|situé|) ${IN}
    (poste|emploi|job|infirmière|prof|professeur|étudiante|étudiant|enseignante|enseignant|médecin) ${IN}; comme à`,
  'place.to': `
    (déménag|emménag|arriv|retourn|transfér)(e|er|ons|ée|é) (à|au|aux|en|sur|dans)
    (m'installer|muté|mutée|mutés|mute|envoie|viens|venons|reviens|rester|rejoins|vais|allons|partir) (à|au|aux|en|vers|sur|dans)
    pour (aller|vivre|habiter) ${IN}`,
  'place.there': `
    là(-| )bas; (dans |) (ce|le même|cette|la même) (quartier|secteur|ville|coin|zone|rue|commune|endroit); au même endroit
    (même|la même|le même) (quartier|secteur|ville|rue)`,
  'place.anywhere': `
    n'importe où; n'importe quel(le|) (quartier|coin|secteur|endroit|ville|zone)
    (peu importe|qu'importe|peu m'importe) (où|la ville|le quartier|le secteur|l'endroit|le lieu|la zone|l'emplacement); partout
    toutes les villes
    tous les quartiers; (dans |) toute la région; où que ce soit
    (la ville|le quartier|le secteur|l'endroit|le lieu|l'emplacement) (peu importe|importe peu|m'est égal)
    (la ville|le quartier|le secteur|l'endroit|le lieu|l'emplacement) (n'a pas d'importance|on s'en fiche|je m'en fiche|c'est égal)`,
  'place.noun': '(ville|quartier|secteur|coin|endroit|zone|rue|commune|région|lieu|emplacement)(s|)',
  'place.of': "de; d'; du; des",
  'place.wider': `
    (élargi|étend|agrandi)(s|ssez|r|re|ez|ssons) (la |) (zone|recherche|périmètre|rayon); (villes|communes) voisines
    (et |) (aux alentours|autour|dans les environs); un peu plus loin`,
  'place.kind': `
    parc; plage; lac; rivière; fleuve; baie; colline(s|); village; vallée; canyon; île; pointe; jetée; port; gare; aéroport; école; lycée; collège
    université; campus; hôpital; clinique; stade; zoo; musée; bibliothèque; golf; église; cathédrale; place; pont; tour; château; marché; jardin
    palais; théâtre; opéra; college; park; beach; lake; bay; hills; heights; valley; pier; mall; station; center; centre`,
};
