import type { Phrases } from '../language-tables.ts';

/** What visitors say, and the types that listings of France, Switzerland and Canada write. */
export const frenchNouns: Phrases = {
  'sale.rent': `location(s|) (saisonnière(s|)|de vacances|touristique(s|)|à la (semaine|journée|nuit)); (les|des|) loyers; louent; se loue(nt|); (le|les|) loyer(s|) (moyen|médian)(s|) (de|des|d|du|); (quel|quelle) est le loyer (le|) (plus bas|minimum|minimal|moins élevé|moins cher|plus élevé|plus haut|maximum|maximal|plus cher); (à|a|en|de|la|une|pour la|pour) (louer|location|locations|bail); lou(er|e|ons|é|ée|és|ées|eur|erai|erions); location(s|) (longue durée|à l année|); locatif; locative; locataire; (pas|non|ne veux pas) (acheter|achat); bail; sous(-| )(location|louer); mise en location`,
  'sale.buy': `(à|a|en|la) vend(re|u|ues|us); à (vendre|acheter|acquérir); (en|à la) vente; vente(s|); vendre; ach(eter|ète|ètes|etons|at|ats|eté|etée|eteur|eteuse|eteurs|èterai|eterions); acqu(érir|isition|éreur); (pas|non) (louer|de location|à louer|la location); accession (à la propriété|); devenir propriétaire(s|); premier achat; primo(-| )accédant(s|)`,
  'sale.either': `(à|) (louer|location|la location) (ou|et|/) (à|) (acheter|vendre|achat|vente|l achat|la vente); (à|) (acheter|vendre|achat|vente|l achat) (ou|et|/) (à|) (louer|location|la location)`,
  'type.house': `maison(s|) (individuelle(s|)|unifamiliale(s|)|familiale(s|)|détachée(s|)|isolée(s|)|indépendante(s|)|à étages|de famille|); maisonnette(s|); pavillon(s|); unifamiliale(s|); villa(s|) individuelle(s|); cottage détaché; maison(s|) neuve(s|); baraque(s|); bicoque(s|)`,
  'type.apartment': `appartement(s|); appart(s|); apparts; appt(s|); apt(s|); appar; app; apparte; apprtement(s|); apartement(s|); appartment(s|); apartment(s|); flat; rez(-| )de(-| )jardin; souplex; logement en immeuble`,
  'type.condominium': `condo(s|); condominium(s|); copropriété(s|) (divise|indivise|); appartement(s|) en (copropriété|ppe); ppe; condo divis; condos neufs; copro`,
  'type.townhouse': `maison(s|) (de|en) (ville|rangée|rangées|village); maison(s|) mitoyenne(s|); mitoyenne(s|); en rangée; townhouse(s|); maison(s|) (attenante|contiguë|accolée)(s|); villa(s|) (mitoyenne|contiguë)(s|)`,
  'type.multiFamily': `immeuble(s|) (de rapport|à revenus|à revenu|locatif|entier|); (tri|quadru|quintu|multi)(-|)plex; plex; multilogement(s|); multi(-|)famil(iale|le); maison multigénérationnelle; bigénération; intergénération; propriété à revenus; multifamilial`,
  'type.duplex': `duplex; maison(s|) (jumelée|jumelées|bifamiliale|bi-famille|jumelle); jumelé(e|s|es|); semi(-| )détaché(e|s|); bifamiliale; villa jumelle; villas jumelles`,
  'type.manufactured': `mobil(-| |)home(s|); maison(s|) (mobile|modulaire|préfabriquée|usinée)(s|); mini(-| |)maison(s|); tiny house(s|); roulotte`,
  'type.land': `terrain(s|) (à bâtir|constructible(s|)|vacant(s|)|nu(s|)|viabilisé(s|)|vague(s|)|à construire|agricole(s|)|plat(s|)|arboré(s|)|clos|clôturé(s|)|en pente|de construction|boisé(s|)|); parcelle(s|) (à bâtir|constructible(s|)|); lot(s|) (à bâtir|vacant|); terre(s|) (agricole|à vendre)(s|); lopin de terre`,
  'type.villa':
    'villa(s|); maison de maître; maison d architecte; hôtel particulier; manoir; château; gentilhommière; bastide',
  'type.loft': 'loft(s|); atelier d artiste',
  'type.penthouse': 'penthouse(s|); attique(s|); appartement en attique; dernier étage terrasse',
  'type.bungalow': 'bungalow(s|); échoppe; maison de plain(-| )pied',
  'type.cottage': `chalet(s|); cottage(s|); maison(s|) (de vacances|de campagne|secondaire); résidence secondaire; cabane; mazot; rustico; cabanon`,
  'type.farm': `ferme(s|); fermette(s|); corps de ferme; mas; longère(s|); corps de bâtiments; propriété (équestre|agricole); haras; domaine (agricole|viticole|équestre); grange`,
  'type.commercial': `local (commercial|professionnel|d activité); locaux (commerciaux|professionnels); commerce(s|); boutique(s|); fonds de commerce; bureaux à louer; espace (commercial|de bureau|de bureaux); entrepôt(s|); murs commerciaux; commercial; arcade commerciale; espaces de bureaux`,
  'type.cooperative': `coopérative(s|) (d habitation|); coop`,
  'home.any': `bien(s|) (immobilier(s|)|); logement(s|); propriété(s|); habitation(s|); immobilier; annonce(s|); offre(s|); chez moi; chez nous; chez-soi; toit; nid; demeure; résidence(s|) (principale|); quelque chose; truc; endroit (où vivre|pour vivre|à louer|); pied(-| )à(-| )terre; résultats; options; choix; inscription(s|); lieu de vie; un endroit; investissement (locatif|); bien de rapport; coup de coeur; première maison; propriétés; un lieu`,
  'many.homes': `(quels|quelles) (maisons|appartements|biens|logements|propriétés|annonces|terrains|condos); maisons; appartements; apparts; biens; logements; propriétés; annonces; offres; condos; terrains; villas; chalets; lofts; studios; résultats; options; pavillons; immeubles; duplex disponibles; inscriptions; copropriétés; locations; penthouses; bungalows; triplex`,
  'status.Active': `(encore|toujours|actuellement|présentement|immédiatement) (disponible|libre|en vente|sur le marché|à vendre|à louer|en location|actif|active)(s|); disponible(s|) (maintenant|immédiatement|de suite|tout de suite|actuellement); annonces actives; (pas|non) (encore|) vendu(e|s|es|); statut actif`,
  'status.PreOnMarket': `bientôt (disponible|sur le marché|en vente|en ligne|à vendre)(s|); (à venir|prochainement) (sur le marché|en vente|disponible|); coming soon; (en|) avant(-| )première; off(-| )market; pas encore (sur le marché|en vente|en ligne|publié); prochainement; futures annonces; pré(-|)commercialisation; lancement à venir`,
  'status.Sold': `(déjà|récemment|) vendu(e|s|es) (récemment|dernièrement|cette année|); (déjà|récemment|) trouvé (preneur|acquéreur|acheteur)(s|); ventes récentes; dernières ventes; (maisons|appartements|biens) vendus`,
};
