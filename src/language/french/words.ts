import type { Phrases } from '../language.ts';

const FOLKS =
  'femme|mari|copain|copine|conjoint|conjointe|compagnon|compagne|famille|fils|fille|enfant|mère|père|parent|soeur|frère|coloc|ami|amie|grand-mère';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const frenchWords: Phrases = {
  'filler.it': `
    (marre|assez|fatigué|fatigués) (de |d'|des |du )(payer |)(un |des |les |)loyer(s|); (payer|jeter) (un|des|le|les) loyer(s|)
    c'est (très |vraiment |) (pour|important|indispensable|obligatoire|essentiel|nécessaire|impératif|possible|mieux) (d'avoir|que|qu'|si|de|d'|)
    (avec|pour) (ma|mon|mes|nos|notre) (petite |) (${FOLKS})(s|)
    pas (trop|très|si) (grand|petit|vieux|vieille|ancien|récent|moderne|loin|haut)(e|ne|s|es|nes|); pas mal (de|d'|); (\\+|plus) (les |)charges
    chambre(s|) d'ami(s|); fai; frais d'agence (inclus|compris); raisonnable(s|); (nous|me) suit; (le |) montant (de|des|du|d')
    budget (serré|limité|modeste|confortable|illimité); (que ce soit|soit|être) (permis|possible); pour (un |une |des |) étudiant(e|s|es|)
    (prix|loyer|budget) (négociable|à (débattre|discuter)) (ou (non|pas)|); tout ce qui est (à|au|en|dans|)
    (un|le|au|du|aucun|meilleur) moyen (de|d'|); (taille|gamme|superficie) moyenne; l'un ou l'autre; peu importe (lequel|laquelle)
    (pour |)(construire|bâtir) (ma|notre|une|sa|la|leur|) (petite |future |propre|) (maison|villa) (de (retraite|vacances)|familiale|)
    (mariés|mariée|ensemble|locataires) depuis; a(s|); absolument; actuellement; agréable; ah; ai; aient; aille; aimerais; ainsi; ait; aller; allez
    allons; alors; après; assez; au; aujourd'hui; aurait; auriez; auriez-vous; aussi; autant; autre(s|); aux; avant; avec; avez; avez-vous; avis
    avoir; avons; ayant; bah; beau; beaucoup; beaux; bel; belle(s|); ben; besoin; bien; bientôt; bon(s|); bonjour; bonne(s|); bref; budget
    c(e|es|); c'est; car; ce serait; ceci; cela; celle(s|); celui; certain(e|); cest; cet; cette; ceux; chaque; charges (en sus|non comprises)
    charmant(e|); cherche; chez; chose(s|); chouette; clair(e|); comme; confortable; contre; cool; cordialement; correct(e|); crois; ct; d(e|es|)
    d'abord; dans; dc; de préférence; de suite; depuis; deux; devez; devons; devrait; devraient; dis; disons; disponible(s|); dites; dites-moi
    dois; doit; doivent; donc; donne; donnez; dont; du; durant; déjà; eh; elle(s|); en; en fait; encore; enfin; ensemble; ensuite; entre; environ
    es; espère; est; est-il; et; eu; euh; eux; existe; existent; faire; fais; fait(es|); faudrait; faut; ferait; fin; finalement; font; forcément
    genre; grand(e|s|es|); génial; habiter; haha; hein; hors; hors charges; ici; idéal(e|); idée; il(s|); impératif; impérativement; indispensable
    j(e|); jai; jc; joli(e|); jusque; juste; l(e|es|); leur(s|); libre; loger; lol; lors; lorsque; lui; lumineux; lumineuse; là; là là; m(e|es|)
    ma; madame; maintenant; marre; max; maximum; mdr; merci; merci d'avance; mets; mettre; mieux; min; minimum; mme; moderne; moi; moins; mon
    monsieur; montant; montre; montrez; moyen; mr; même; n(e|); nickel; nos; notamment; notre; nous; nouveau; nouvelle; nécessaire; obligé
    obligatoire; oh; ok; on; ont; or; oui; où; par; parfait(e|); parmi; pcq; pendant; pense; penser; petit(e|s|es|); peu; peut; peut-être; peux
    pis; plaît; plus; plusieurs; plutôt; possible(s|); pour; pourrait; pourrais; pourriez; pourriez-vous; pouvez; pouvez-vous; pouvons; pouvoir
    pratique; prends; prendre; presque; prix; propre; puis; qqch; qu(e|); quand; quant; quelque(s|); qui; quoi; rapidement; recherche; regarde
    regarder; reste(nt|); s(e|es|); s'il te plaît; s'il vous plaît; sa; salut; sans doute; sans problème; sauf; savez-vous; savoir; selon; sera
    serait; seraient; serait-il; seul(e|); si(s|); si possible; simple; simplement; situé(e|); soient; soit; sommes; son; sont; sorte; souhaite
    sous; spacieux; spacieuse; stp; style; suffi(t|ra|rait|ront|raient); suis; suite; super; sur; surtout; svp; sympa; t(e|es|); ta; tant; tel
    telle; tkt; toi; ton; top; total; toujours; tous; tout(e|es|); trop; trouver; truc(s|); très; tsé; tu; type; un(e|); va(s|); vais; vers
    veuillez; veut; veux; vite; vivre; voici; voilà; voir; vont; vos; votre; voudrais; voudrait; voulons; vouloir; vous; vrai(e|); vraiment; y
    y compris; ya; yen; à travers; ça; étaient; était; été; éventuellement; êtes; être`,
  'common.it': `
    allemand; anglais; espagnol
    rez-de-jardin; suffisent; militaire; refusée(s|); décroch(é|er); termin(e|er|é|ée); direction; (re|)parlé; reparl(er|ons); vers(er|é|ée)
    contemporain(e|s|es|); tapis; vitres; compote; accepter; action; ado; aimer; anniversaire; apporter; apprendre; après-midi; argent; attendre
    automne; avenir; avocat(e|); besoins; bicyclette; boss(e|); bouger; bras; but; café; campagne; carte; chance; chaude; collègue(s|); colocation
    commerce(s|); commerçant; comprendre; compte; condition(s|); confort; connaître; conseil(s|); content(e|); cours(es|); crèche; cuisiner
    célibataire; devant; divorcé(e|); dormir; dos; droit; droite; décider; déjeuner; déménagement; dépense; détail(s|); dîner; employé; entretenir
    entrée; essayer; expatrié(s|); facilement; familial(e|); fiancé(e|); film; force; français(e|); fumeur; fumeuse; garant(s|); genou; genoux
    hiver; homme(s|); horaire; immobilière; immédiat; immédiatement; information; intéressante; investir; investisseur; jeu; jumeaux; laide; lits
    magasin(s|); mairie; maman; maman solo; mamie; manger; manque; mariage; marié(e|s|); maternelle; message; midi; moche; ménage; nettoyer
    non négociable; nounou; nuit(s|); occasion; opération; ordinateur; oubli(é|ais|er); tram(way|); métro; trolley; papa; papi; papy; partager
    partenaire; partie; pavillonnaire; pays; personnelle; pharmacie; porte(s|); primaire; printemps; problème(s|); prochain(e|); projet(s|)
    précis; préparer; principal; période; question(s|); randonnée; remercier; rencontrer; renseignement; restaurant(s|); retard; retour; retraitée
    rez-de-chaussée; riche; rouge; rural; réflexion; résidentiel; saison; santé; solo; souvent; spécial; suivant; surf; surveiller; sécurité
    séparé(e|); sérieux; sûre; tenir; tondre; transport(s|); triste; tôt; urgence; voyage; vélo; âgés; écoles; écouter; épicerie; époux`,
};
