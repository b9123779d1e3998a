import type { PhrasesByKey } from '../language.ts';

const PERSON = `(${[
  "humain|personne|agent|agente|courtier|courtière|conseiller|conseillère|quelqu'un|représentant|responsable|propriétaire|vendeur",
  'service client|gestionnaire|conseillers|agents|courtiers|chef|directeur|collègue|opérateur|monde',
].join('|')})`;
const HOME = '(maison|appartement|appart|condo|logement|bien|studio|villa|terrain|propriété|immeuble)';
const ME = '(moi|nous|me|-moi|-nous)?';
const MY = '(ma|mon|notre)';
const VISIT = '(visite|visites|rendez-vous|rendez vous|rdv|visite privée|appel|entretien|rencontre)';
const CALL =
  '(rappeler|rappelez|recontacter|recontactez|contacter|contactez|appeler|appelez|téléphoner|joindre|rappelle|appelle|contacte)';
const NATION = `(${[
  'étrangers|étrangères|immigrants|immigrés|arabes|noirs|blancs|musulmans|juifs|chrétiens|catholiques|africains|chinois|asiatiques|roms',
  'gitans|maghrébins|réfugiés|turcs|latinos|homosexuels|gays|migrants|mexicains',
].join('|')})`;
const NOTARY = `(${[
  'frais de notaire|notaire|compromis de vente|compromis|promesse de vente|état des lieux|préavis|droits de mutation|taxe de bienvenue',
  "taxe foncière|offre d'achat|viager|ptz|dpe|escrow|prêt hypothécaire|bail",
].join('|')})`;

const FOLKS =
  'femme|mari|copain|copine|conjoint|conjointe|compagnon|compagne|famille|fils|fille|enfant|mère|père|parent|soeur|frère|coloc|ami|amie|grand-mère';

/** Going on from before, wishes for a person, small talk, and words that say nothing by themselves. */
export const frenchTalk: PhrasesByKey = {
  'drop.before': `
    renonç(e|ons|er|ez) à|au|aux la|le|l'?
    (oubli|enlèv|retir|supprim|vir|zapp|annul|abandonn)(e|ez|er|ons) (le critère|la condition|le filtre|la limite)? de|du|des|d'|le|la|les|l'?
    laiss(e|ez|ons) tomber le|la|l'|les?; tant pis pour; plus|pas besoin de|d'|du; peu importe; sans (la limite|le critère|la condition) de|du|d'?`,
  'drop.Price': `
    tant pis pour le|la|les budget|prix|loyer
    (peu importe|n'importe quel) le? prix|budget|loyer; prix|budget|loyer (importe peu|n'est pas un problème|n'a pas d'importance|m'est égal)
    (sans|pas de) limite|plafond de prix|budget; budget illimité
    (ne vous inquiétez|ne t'inquiète|vous inquiétez|t'inquiète) pas pour le prix|budget|loyer; le? prix|budget|loyer ,? laissez|laisse tomber`,
  'drop.Bedrooms':
    "(peu importe|n'importe quel) le? nombre de chambres|pièces; nombre de chambres (peu importe|importe peu|m'est égal)",
  'drop.Bathrooms': "(peu importe|n'importe quel) le? nombre de salles de bain|bains",
  'drop.PropertyType': `
    (peu importe|n'importe quel) le? type|genre (de bien|de logement)?; tous|tout les? type(s) de biens|logements|bien|logement
    type de bien (peu importe|importe peu|m'est égal); pas? forcément|obligatoirement|nécessairement une maison`,
  'drop.YearBuilt': `
    pas|plus besoin|nécessaire|obligé que|d' (ce soit|elle soit|il soit|être)? (si|aussi|très) récent|récente|neuf|neuve|moderne
    (peu importe|n'importe) l'? année|âge (de construction)
    année|âge (de construction|de l'immeuble|de la maison)? (peu importe|importe peu|m'est égal|on s'en fiche|est sans importance|
      n'a pas d'importance)`,
  'go.reset': `
    (recommenc|réinitialis|repar|reprend)(e|ez|er|ons|s|t|tons) (tout|la recherche)? à|de|depuis? (zéro|le début)?; nouvelle|autre recherche
    (oubli|effac|annul|laiss)(e|ez|ons) (tout|tout ça|tout cela|ça|tomber tout|tomber tout ça|tous les critères|mes critères|ma recherche)
    rien à voir; chang(e|ement|eons) de sujet; nouvelle question; reset; tout autre chose`,
  'go.also': `
    aussi; également; en|de plus; (ajout|rajout)(e|ez|er|ons) aussi?; et|ou aussi|également; en outre; ferait aussi; ainsi que; inclu(s|re|ez)`,
  'go.only': `
    seulement; uniquement; plutôt; exclusivement; juste; finalement; en fait; maintenant; rien que; ou rien; préf(ère|érons|érerions|èrerais)
    suffi(t|ra|rait|ront|raient); ce serait mieux
    (ne (veux|voulons|veut|cherche|cherchons|souhaite)|n'(veux|voulons|veut|cherche|cherchons|souhaite)) que|qu'
    mets|mettez|remplace|change pour|en|par?`,
  'go.then': 'alors; bon; tant pis',
  'go.with':
    'et; avec; plus; me|nous? faut|faudrait|faudra; veu(x|t)|voulons|voudrais|voudrait; doit|devrait avoir|être; et puis; pis',
  'reply.yes': `
    oui (merci|bien sûr|stp|svp|volontiers|je veux bien|avec plaisir)?; ouais; ouep; yep; bien sûr|entendu; volontiers; avec plaisir; carrément
    absolument; certainement; tout à fait; je veux bien; pourquoi pas; (allez|vas)-y; exactement; c'est (tout à fait) ça`,
  'reply.weak': `
    ok; okay; d'accord; dac; parfait; très bien; entendu; super; génial; ça marche; c'est bon; bien; top; s'il vous|te plaît; svp; stp; nickel
    je vois; mouais; bof; dommage; allez`,
  'reply.no': `
    non (merci|pas vraiment|ça va|c'est bon)?; nan; nope; pas (vraiment|maintenant|du tout|pour l'instant|encore); ça ira|suffit; sans façon
    pas la peine; laisse|laissez tomber; jamais`,
  'human.want': `
    souhaite|souhaitons|voudrais|voudrions|aimerais|aimerions|veux|voulons une visite
    (parl|discut|jas|échang|caus|communiqu)(er|e|ez) directement? à|avec|au (un|une|le|la|l'un de vos|un de vos|votre|du)? vrai|vraie? ${PERSON}
    me|nous|m'|te|-moi|-nous|vous ${CALL}; ${CALL}-(moi|nous); faire|être? rappel(é|ée|er)
    m(ettre|ettez|ets|is|ise) moi|nous|me? en contact|relation; (passez|passe|donnez|trouvez)-moi votre|un|une|le ${PERSON}
    demand(er|ez) à (un|une|l'un de vos) ${PERSON}; ${PERSON} peut|pourrait|pourra|peut-il|pourrait-il? me|m'|nous? ${CALL}
    (organis|réserv|fix|programm|annul|report|cédul|planifi|bloqu|demand|propos)(er|e|ez|ons) ${ME} un|une|la|le? ${VISIT}
    prendre|prenons|avoir|obtenir|prévoir|prévoyez un|une|la|le? ${VISIT}
    (peut|peux|puis-je|pourrait|pourrais|pouvons|pourrions|possible de|quand|le|la|les) visiter
    (contact|appel|cont)(e|er|ez|ons)|joindre (le ${PERSON}|la ${PERSON}|l'${PERSON}|un ${PERSON}|une ${PERSON}|votre ${PERSON})
    laisser|donner|transmettre|envoyer mes|nos coordonnées; vos coordonnées; votre|ton numéro|téléphone|tel|email|e-mail|mail|courriel|whatsapp
    numéro|téléphone (de l'agent|du courtier)
    (le (visiter|voir)|la (visiter|voir)|les (visiter|voir)|l'(visiter|voir)|visiter|voir) (demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|
      vendredi|sur place|en vrai|ce week-end)
    (peut|peux|puis-je|pourrai(s|t)|pouvons|possible de|voudrai(s|t)|veux|aimerai(s|t)) aller|venir|passer? le|la voir|visiter
    (personne|aucun agent) ne|n'? daigne? me|m'|nous? a? répond|répondu|rappelé|rappelle|répondre; des incapables; me|nous plaindre
    mécontentement; inacceptable; scandaleux
    faire|déposer|soumettre|présenter une|mon|un offre|dossier|candidature; à qui (puis-je|dois-je|je peux|on peut) m'adresser|parler|écrire
    vrai|vraie humain|personne|agent|conseiller; mon numéro|téléphone|tel|portable|mail est; négocier`,
  'human.matter': `
    visit(e|es|er|ons); rendez(-vous|); agent(e|s|es|); conseill(er|ère); dossier; faire une offre; contre-offre; je propose
    inadmissible; réclamation; plainte; stage; alternance; gestion locative; candidat(er|ure|ures); vendre mon|ma|notre
    estimation; estimer; rappel(er|ez|é|le|)
    décaler; annuler; reporter; signer; personne ne|m'a; visio
    sans|aucune nouvelle(s); quelqu'un de vivant`,
  'human.tenancy': `
    clé(s); ma|notre caution; (récupérer|rendre|rendu) la caution; fuite(s); en panne; cassé(e); bouché(e); mon|notre bail; préavis
    état des lieux`,
  'human.person': `un|une? vrai|vraie? humain|personne|agent|agente|conseiller|conseillère|courtier|opérateur|représentant immobilier|réel|réelle?
    service client`,
  'human.visit': 'visiter; visitons; venir? le|la? voir; passer|venir|aller le|la? voir|visiter',
  'human.sell': `
    vous engagez; engagez-vous
    (vendre|vends|vendons|mettre en vente|faire estimer|estimer|évaluer|mettre en location) ${MY} ${HOME} actuel|actuelle?
    combien|que vaut|vaudrait ${MY} ${HOME}; estimation|évaluation|valeur gratuite? de ${MY} ${HOME}; gestion de ${MY} ${HOME}
    (je suis|nous sommes|on est) le|la? propriétaire(s) de|d'|du; gestion|gérance (locative|de (mes|nos|mon|ma|notre))?; en? gérance
    vous|tu recrutez|embauchez|recrutes; (recrutez|embauchez)-vous
    travailler|postuler|stage|candidature (chez vous|avec vous|dans votre agence|spontanée); mon|un cv; offres d'emploi
    mettre ${MY} ${HOME} en; combien je|on pourrais|pourrait|peux|peut tirer|demander|avoir de|pour ${MY}`,
  need: `
    (cherch|recherch)(e|ons|ent) à|actuellement?; veu(x|t|lent)|voul(ons|ais|ait|ions)|voudr(ais|ait|ions)
    souhait(e|ons|ent|erais|erions|erait) trouver?
    désir(e|ons); aimer(ais|ions|ait) bien|trouver?; me|nous? faut|faudrait|faudra absolument?; (à la|en) recherche de|d'|du; besoin de|d'|du
    songeons à; envie de|d'; (trouv|dénich)(e|ez)-(moi|nous); trouver; que ce soit; intéressé(e|s|) par; indispensable; obligatoire
    préf(ère|érons|érerais|érerions)`,
  search: '(cherch|affich|propos|filtr|list|montr)(er|ez|es); recherche(s); voir; disponible(s); regarder; quels sont',
  show: `
    (montr|donn|affich|envoi|envoy|propos|list|trouv)(e|ez) moi|nous|-moi|-nous? tous|toutes? les|des|le|la|un|une?; faites|fais voir
    voir (les|des|tous les|toutes les)`,
  'talk.greeting': `
    bonjour (madame|monsieur|à tous|mesdames|messieurs|à nouveau)?; bonsoir; salut; allo; coucou; hello; hi; hey; slt; bsr; yo; cc; bon matin
    enchanté(e); rebonjour; comment? (ça va|allez-vous|vas-tu); la forme; (il y a|y a) quelqu'un; madame|monsieur|mesdames|messieurs`,
  'talk.thanks': `
    merci (beaucoup|bien|à vous|à toi|infiniment|mille fois|pour tout|pour votre aide|pour ton aide|pour l'info|d'avance|encore)? (d'avance|
      pour votre aide)?; un grand merci; remerci(e|ons|ements) d'avance?; (c'est|très|vous êtes) très? gentil|sympa|utile|aimable; bravo; thx
    mercii`,
  'talk.farewell': `
    au revoir; à (bientôt|plus|plus tard|demain|la prochaine|tantôt)
    bonne (journée|soirée|nuit|fin de journée|continuation|fin de semaine) (à vous); bye; ciao; tchao; adieu; bon week-end
    (ce sera|c'est) tout (pour aujourd'hui|merci)?; cordialement; d'agréer? mes|nos? salutations distinguées?`,
  'talk.agency': `
    (t'es|tu es|vous êtes|c'est) qui|quoi|où toi|vous?; vous? gérez|couvrez|vendez|louez vous|-vous? aussi? des|les|sur; combien de commission
    qui|que (es-tu|êtes-vous|pouvez-vous faire|sais-tu faire|peux-tu faire)
    (tu es|t'es|vous êtes|es-tu|êtes-vous|parle à) un|une (robot|bot|humain|ia|vraie personne|machine|chatbot)
    vos|tes (horaires|heures d'ouverture|tarifs|honoraires|frais d'agence|services|bureaux|avis); horaires d'ouverture?
    (êtes-vous|vous êtes) (ouvert|fermé)(s); votre|ton agence|commission|bureau|site|entreprise|société|nom
    ou (êtes-vous|est votre agence|sont vos bureaux); combien prenez-vous|facturez-vous
    (parlez-vous|vous parlez|tu parles) (anglais|français|espagnol|allemand|portugais|chinois|quelles langues)
    comment (tu t'appelles|vous appelez-vous); (travaillez-vous|vous travaillez|vous occupez-vous) avec|sur|de
    (comment|en quoi) pouvez-vous|peux-tu m'aider`,
  'talk.knowledge': `
    (c'est comment|comment c'est|comment est-ce|ça fait quoi) (de|la)? vivre|vie
    (fait-il|est-ce qu'il fait) bon (de|d')? vivre|habiter; il fait bon vivre
    prêt|crédit|emprunt|taux (immobilier|hypothécaire|d'intérêt|fixe|variable|hypothécaires)(s); hypothèque(s); les|un|le|des|l'? ${NOTARY}
    capacité|plan (d'emprunt|de financement); mise de fonds minimum|minimale; marché immobilier; bon moment pour acheter|louer|vendre
    prix|taux vont(-ils) baisser|monter|augmenter; (acheter ou louer|louer ou acheter)
    comment acheter|obtenir|négocier|calculer|financer une|un|le|mon?; quels documents|papiers|justificatifs; rentabilité locative?
    permis|titre de séjour|travail|construire; (visa|green card|passeport) (pour (acheter|louer|vivre)); apport faut-il|minimum; plus-value
    en plusieurs fois; fiscalité; cote de crédit; combien puis-je|peut-on emprunter
    (quelle|de combien)? (serait|est) la mensualité; quelle mensualité|mensualités; combien par mois si
    (un|les|des)? étranger|étrangers (peut|peuvent)(-il|-ils|) acheter; (faut-il|ai-je besoin d'|il faut) un? avocat`,
  'talk.offTopic': `
    quel temps; va|fait|fera -t-il|il? beau|chaud|froid|pleuvoir; météo; pleut; il neige; (recette|blague|poème|chanson|élection)(s)
    foot|football|match|hockey|rugby; président; mes|mon devoirs|mémoire|dissertation|exposé
    (écri|rédig)(s|vez|e|ez) moi|-moi? un|une histoire|lettre|code|cv|rédaction|email|essai; python; javascript; bitcoin; crypto
    capitale de|du; (ignor|oubli)(e|ez) toutes? tes|vos|les consignes|instructions|règles; prompt système?; tes|vos consignes|instructions
    clé api; quelle heure est-il; horoscope; (restaurant|resto|hôtel|vol|billet d'avion) à|pour|vers|près|sympa; sens de la vie; je t'aime
    mot de passe`,
  'talk.general': `
    en général; normalement; d'habitude; généralement; c'est|c quoi; c koi; qu'est-ce qu'(un|une); comment ça? (marche|fonctionne|se passe)
    pourquoi; expliquez-moi; explique-moi; différence entre; ça marche comment; comment`,
  'protected.group': `
    ${NATION}; (sans|trop d'|beaucoup d'|peu d') ${NATION}; quartier|immeuble|rue|voisinage|résidence sans enfants|familles|vieux|jeunes
    gens|familles|voisins|personnes|population|communauté ((blanc|noir|arabe|musulman|juif|chrétien|catholique)(s|es|)|(asiatique|étranger|
      étrangère|musulmane|chrétienne|blanche|juive)(s|es|)); français de souche; de souche|couleur; (ethnie|race|religion)(s); origine ethnique
    cas sociaux; racaille(s); que|uniquement|seulement des blancs|français|adultes|chrétiens`,
  'protected.kind': `
    blanc(he); (noir|musulman|chinois)(e); arabe; jui(f|ve); chrétien(ne); catholique; asiatique; étranger; étrangère; ethnique; hispanique
    africain; gay; maghrébin`,
  'protected.people':
    'gens; familles; voisins; voisinage; quartier; communauté; population; habitants; enfants; personnes; immeuble; résidents',
  'protected.wish': 'où|avec surtout|seulement? des blancs|français|chrétiens|musulmans|juifs; des gens comme nous|moi',
  'protected.self': '(je suis|nous sommes|on est|étant|mari est|femme est|en tant que|couple|famille) un|une|tous?',
  filler: `
    de loin
    marre|assez|fatigué|fatigués (de payer? (un|des|les)? loyer(s)|d'payer (un|des|les)? loyer(s)|d'un loyer(s)|d'des loyer(s)|d'les loyer(s)|
       d'loyer(s)|des payer? (un|des|les)? loyer(s)|du payer? (un|des|les)? loyer(s)); payer|jeter un|des|le|les loyer(s)
    c'est très|vraiment? pour|important|indispensable|obligatoire|essentiel|nécessaire|impératif|possible|mieux d'avoir|que|qu'|si|de|d'?
    avec|pour ma|mon|mes|nos|notre petite? ${FOLKS}(s)
    pas trop|très|si (grand|petit|vieux|vieille|ancien|récent|moderne|loin|haut)(e|ne|s|es|nes|); pas mal de|d'?; +|plus les? charges
    chambre(s) d'ami(s); fai; dire; dites; parlez; frais d'agence inclus|compris
    (raisonnable|a|autre|belle|bon|bonne|celle|chose|disponible|elle|il|leur|possible|quelque|si|truc|va)(s); nous|me suit
    le? montant de|des|du|d'; budget serré|limité|modeste|confortable|illimité; (que ce soit|soit|être) permis|possible
    pour un|une|des? étudiant(e|s|es|); prix|loyer|budget (négociable|à (débattre|discuter)) (ou (non|pas)); tout ce qui est à|au|en|dans?
    un|le|au|du|aucun|meilleur moyen de|d'?; taille|gamme|superficie moyenne; l'un ou l'autre; peu importe lequel|laquelle
    mariés|mariée|ensemble|locataires depuis; absolument; actuellement; agréable; ah; ai; aient; aille; aimerais; ainsi; ait; aller; allez
    allons; alors; après; assez; au; aujourd'hui; aurait; auriez; auriez-vous; aussi; autant; aux; avant; avec; avez; avez-vous; avis; avoir
    avons; ayant; bah; beau; beaucoup; beaux; bel; ben; besoin; bien; bientôt; bonjour; bref; budget; (c|d|l|m|s|t|tout)(e|es|); c'est; car
    ce serait; ceci; cela; celui; (certain|charmant|clair|correct|idéal|j|joli|n|parfait|qu|seul|situé|un|vrai)(e); cet; cette; ceux; chaque
    charges (en sus|non comprises); cherche; chez; chouette; comme; confortable; contre; cool; cordialement; crois; ct; d'abord; dans; dc
    de préférence|suite; depuis; deux; devez; devons; devrait; devraient; dis; disons; dites; dites-moi; dois; doit; doivent; donc; donne
    donnez; dont; du; durant; déjà; eh; en; en fait; encore; enfin; ensemble; ensuite; entre; environ; es; espère; est; est-il; et; eu; euh
    eux; existe; existent; faire; fais; fait(es); faudrait; faut; ferait; fin; finalement; font; forcément; genre; grand(e|s|es|); génial
    habiter; hein; hors; hors charges; ici; idée; impératif; impérativement; indispensable; jai; jc; jusque; juste; libre; loger; lol
    lors; lorsque; lui; lumineux; lumineuse; là; là là; ma; madame; maintenant; marre; max; maximum; mdr; merci; merci d'avance; mets; mettre
    mieux; min; minimum; mme; moderne; moi; moins; mon; monsieur; montant; montre; montrez; moyen; mr; même; nickel; nos; notamment; notre
    nous; nouveau; nouvelle; nécessaire; obligé; obligatoire; oh; ok; on; ont; or; oui; où; par; parmi; pcq; pendant; pense; penser
    petit(e|s|es|); peu; peut; peut-être; peux; pis; plaît; plus; plusieurs; plutôt; pour; pourrait; pourrais; pourriez; pourriez-vous; pouvez
    pouvez-vous; pouvons; pouvoir; pratique; prends; prendre; presque; prix; propre; puis; qqch; quand; quant; qui; quoi; rapidement
    recherche; regarde; regarder; reste(nt); s'il te|vous plaît; sa; salut; sans doute|problème; sauf; savez-vous; savoir; selon; sera; serait
    seraient; serait-il; si possible; simple; simplement; soient; soit; sommes; son; sont; sorte; souhaite; sous; spacieux; spacieuse; stp
    style; suffi(t|ra|rait|ront|raient); suis; suite; super; sur; surtout; svp; sympa; ta; tant; tel; telle; tkt; toi; ton; top; total
    toujours; tous; trop; trouver; très; tsé; tu; type; vais; vers; veuillez; veut; veux; vite; vivre; voici; voilà; voir; vont; vos; votre
    voudrais; voudrait; voulons; vouloir; vous; vraiment; y; y compris; ya; yen; à travers; ça; étaient; était; été; éventuellement; êtes
    être`,
  common: `
    allemand; anglais; espagnol; suffisent; militaire
    (refusée|collègue|commerce|condition|conseil|détail|expatrié|garant|homme|magasin|nuit|porte|problème|projet|question|restaurant|
      transport)(s); décroch(é|er); termin(er|é|ée); direction; (re)parlé; reparl(er|ons); vers(er|é|ée); contemporain(e|s|es|); tapis; vitres
    compote; accepter; action; ado; aimer; anniversaire; apporter; apprendre; après-midi; argent; attendre; automne; avenir
    (avocat|boss|content|divorcé|familial|fiancé|français|prochain|séparé)(e); besoins; bicyclette; bouger; bras; but; café; campagne; carte
    chance; chaude; colocation; commerçant; comprendre; compte; confort; connaître; cours(es); crèche; cuisiner; célibataire; devant; dormir
    dos; droit; droite; décider; déjeuner; déménagement; dépense; dîner; employé; entretenir; entrée; essayer; facilement; film; force; fumeur
    fumeuse; genou; genoux; hiver; horaire; immobilière; immédiat; immédiatement; information; intéressante; investir; investisseur; jeu
    jumeaux; laide; lits; mairie; maman; maman solo; mamie; manger; manque; mariage; marié(e|s|); maternelle; message; midi; moche; ménage
    nettoyer; non négociable; nounou; occasion; opération; ordinateur; oubli(é|ais|er); tram(way); métro; trolley; papa; papi; papy; partager
    partenaire; partie; pavillonnaire; pays; personnelle; pharmacie; primaire; printemps; précis; préparer; principal; période; randonnée
    remercier; rencontrer; renseignement; retard; retour; retraitée; rez-de-chaussée; riche; rouge; rural; réflexion; résidentiel; saison
    santé; solo; souvent; spécial; suivant; surf; surveiller; sécurité; sérieux; sûre; tenir; tondre; triste; tôt; urgence; voyage; vélo; âgés
    écoles; écouter; épicerie; époux`,
};
