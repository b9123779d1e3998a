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
    avoir; avons; ayant; bah; beau; beaucoup; beaux; bel; belle(s|); ben; besoin; bien; bientôt; bon(s|); bonjour; bonne(s|); bref; budget; c(e|es|)
    c'est; car; ce serait; ceci; cela; celle(s|); celui; certain(e|); cest; cet; cette; ceux; chaque; charges (en sus|non comprises); charmant(e|)
    cherche; chez; chose(s|); chouette; clair(e|); comme; confortable; contre; cool; cordialement; correct(e|); crois; ct; d(e|es|); d'abord; dans
    dc; de préférence; de suite; depuis; deux; devez; devons; devrait; devraient; dis; disons; disponible(s|); dites; dites-moi; dois; doit; doivent
    donc; donne; donnez; dont; du; durant; dès; déjà; eh; elle(s|); en; en fait; encore; enfin; ensemble; ensuite; entre; environ; es; espère; est
    est-il; et; eu; euh; eux; existe; existent; faire; fais; fait(es|); faudrait; faut; ferait; fin; finalement; font; forcément; genre
    grand(e|s|es|); génial; habiter; haha; hein; hors; hors charges; ici; idéal(e|); idée; il(s|); impératif; impérativement; indispensable; j(e|)
    jai; jc; joli(e|); jusque; juste; l(e|es|); la; leur(s|); libre; loger; lol; lors; lorsque; lui; lumineux; lumineuse; là; là là; m(e|es|); ma
    madame; maintenant; marre; max; maximum; mdr; merci; merci d'avance; mets; mettre; mieux; min; minimum; mme; moderne; moi; moins; mon; monsieur
    montant; montre; montrez; moyen; mr; même; n(e|); nickel; nos; notamment; notre; nous; nouveau; nouvelle; nécessaire; obligé; obligatoire; oh
    ok; on; ont; or; ou; oui; où; par; parfait(e|); parmi; pcq; pendant; pense; penser; petit(e|s|es|); peu; peut; peut-être; peux; pis; plaît; plus
    plusieurs; plutôt; possible(s|); pour; pourrait; pourrais; pourriez; pourriez-vous; pouvez; pouvez-vous; pouvons; pouvoir; pratique; prends
    prendre; presque; prix; propre; puis; qqch; qu(e|); quand; quant; quelque(s|); qui; quoi; rapidement; recherche; regarde; regarder; reste(nt|)
    s(e|es|); s'il te plaît; s'il vous plaît; sa; salut; sans doute; sans problème; sauf; savez-vous; savoir; selon; sera; serait; seraient
    serait-il; seul(e|); si(s|); si possible; simple; simplement; situé(e|); soient; soit; sommes; son; sont; sorte; souhaite; sous; spacieux
    spacieuse; stp; style; suffi(t|ra|rait|ront|raient); suis; suite; super; sur; surtout; svp; sympa; t(e|es|); ta; tant; tel; telle; tkt; toi; ton
    top; total; toujours; tous; tout(e|es|); trop; trouver; truc(s|); très; tsé; tu; type; un(e|); va(s|); vais; vers; veuillez; veut; veux; vite
    vivre; voici; voilà; voir; vont; vos; votre; voudrais; voudrait; voulons; vouloir; vous; vrai(e|); vraiment; y; y compris; ya; yen; à; à travers
    ça; étaient; était; été; éventuellement; êtes; être`,
  'common.it': `
    sort; sortent; sorti(e|es|s|);
    rez-de-jardin; suffisent; militaire; refusée(s|); décroch(é|er); termin(e|er|é|ée); direction; (re|)parlé; reparl(er|ons); vers(er|é|ée); mal
    potentiel; contemporain(e|s|es|); tapis; vitres; balles; compote; accepter; accord; action; ado; agence; agent; aide; aider; aimer; allemand
    amie(s|); ancienne; anglais; anniversaire; appel; appeler; apporter; apprendre; après-midi; argent; arriver; arrivée; arrêter; attendre; auto
    automne; avenir; avocat(e|); banque; bas; basse; bateau; beau-frère; belle-mère; besoins; bicyclette; blanc; boss(e|); bosser; bouger; boulot
    boîte; bras; bruit; bureau; bus; but; bâtiment; cachet; café; campagne; caractère; carte; cas; chance; changement; chaton; chaud; chaude; chef
    cher; choisir; chère; coeur; collègue(s|); colocation; commerce(s|); commerçant; compagne; compagnon; compris; comprendre; compte; condition(s|)
    confort; conjoint; conjointe; connaître; conseil(s|); construire; contact; content(e|); contrat; copain; copine; coucher; cours(es|); court(e|)
    critère(s|); crèche; cuisine; cuisiner; célibataire; demain; demande; demander; devant; dimanche; divorcé(e|); dormir; dos; dossier; doute
    droit; droite; eau; début; décider; déjeuner; déménager; déménagement; dépense; désolé(e|); détail(s|); dîner; emploi; employé; employeur
    enseignant(e|); entretien; entretenir; entrée; envie; envoyer; escalier(s|); espace; espagnol; essayer; expatrié(s|); fac(e|); facilement
    familial(e|); fatigué; fauteuil; femme; fiancé(e|); fiche; film; fond; force; frais; français(e|); frère(s|); fumeur; fumeuse; garant(s|); genou
    genoux; gentil; grand-mère; grand-père; grands-parents; grave; général; gêne; habitude; haut; haute; hier; hiver; homme(s|); horaire; hôtel
    idées; immobilier; immobilière; immédiat; immédiatement; important; infirmier; infirmière; information; installer; internet; intéressant
    intéressante; investir; investisseur; jeu; jeudi; jeune(s|); journée; jumeaux; laide; lits; local; loin; long; longtemps; lundi; luxueux
    luxueuse; magasin(s|); mairie; maman; maman solo; mamie; manger; manque; marches; mardi; mari; mariage; marié(e|s|); maternelle; matin
    meilleur(e|); mer; message; meubles; midi; milieu; moche; moment; monde; montagne; monter; mutation; muté; mère; médecin; ménage; nettoyer
    nombre; non négociable; nounou; nouvelles; nuit(s|); occasion; octobre; occuper; oncle; opération; ordinateur; oubli(é|ais|er); ouvert(e|)
    tram(way|); métro; trolley; papa; papi; papy; papiers; parent(s|); parler; partager; partenaire; partie; partir; passer; patron; pavillonnaire
    payer; pays; perdre; permis; personnel; personnelle; pharmacie; porte(s|); primaire; printemps; problème(s|); prochain(e|); prochainement
    charmant; prof; professeur(e|); professionnel; projet(s|); propriétaire; précis; préparer; présent; principal; prête; père; période
    question(s|); raisonnable; randonnée; rejoindre; remercier; rencontrer; rendez-vous; renseignement; rentrée; responsable; restaurant(s|); rester
    retard; retour; retraitée; rez-de-chaussée; riche; rouge; route; rural; récent(e|); réflexion; région; réponse; répondre; résidence; résidentiel
    rêve; saison; salle; salon; samedi; santé; service(s|); soeur(s|); soir; soirée; solo; sortie; souvent; spécial; stage; suivant; surf
    surveiller; sécurité; sécurisé; séjour; séparé(e|); sérieux; sûre; tante; temps; tenir; tondre; tout-petit; transport(s|); travail; travailler
    travaux; triste; téléphone; tôt; urgent; urgence; utile; vendeur; vie; vieille; vieux; vin; voiture; voyage; vélo; week-end; âgés; écoles
    économique; écouter; écrire; égal; épicerie; épouse; époux; état; études; étudiante`,
};
