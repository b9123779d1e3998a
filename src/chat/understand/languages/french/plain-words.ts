import type { Phrases } from '../language-tables.ts';

const parted = (words: string): string => words.trim().replace(/\s+/g, ';');

/** `stop`: says nothing by itself. `filler`: may stand inside a stretch. `common`: an everyday word, no name and no typing error. */
export const frenchPlainWords: Phrases = {
  'plain.the': 'le; la; l',
  'plain.theMany': 'les',
  'plain.filler': `${parted(`un une des de d du le la les l avec pour par son sa ses mon ma mes notre nos votre vos est sont soit ait très assez bien
    grand grande grands grandes gros grosse petit petite petits petites vaste vastes spacieux spacieuse spacieuses beau belle beaux belles bel joli jolie jolis jolies bon bonne bons bonnes
    moderne modernes neuf neuve récent récente lumineux lumineuse lumineuses clair claire ensoleillé ensoleillée propre propres complet complète séparé séparée séparées privé privée privatif privative indépendant indépendante
    abordable abordables luxe luxueux luxueuse confortable confortables cosy charmant charmante calme pas total totale maximum minimum simple simples sympa correct correcte magnifique superbe
    disponible disponibles environ ou déjà vrai vraie vraies couvert couverte couvertes fermé fermée fermées extérieur extérieure intérieur intérieure double doubles type quelques plusieurs chaque ayant avoir qui
    possédant comprenant incluant comportant a ont possible quelque sorte genre même tout toute parking central centrale rénové immense énorme standard normal ordinaire idéal décent décente quand dont bas`)}; de la; de l; à la; à l; bien situé(e|); bien placé(e|); au moins; au total; en tout; bon état; en bon état; du type; un peu; de plus`,
  'plain.stop': `non (je|j) (voulais|veux|voulait) dire; tant que; du moment que; ${parted(`je j tu il elle on nous vous ils elles me m te t se s le la les l lui leur y en moi toi soi eux
    un une des de d du au aux à a ce c cet cette ces ça cela ceci celui celle ceux celles mon ma mes ton ta tes son sa ses notre nos votre vos leurs
    et ou mais donc or ni car que qu qui quoi dont où quand comme comment pourquoi si lorsque puisque parce pendant depuis avant après
    dans sur sous avec sans pour par vers chez entre contre dès jusque hors selon sauf
    suis es est sommes êtes sont étais était étions étaient été être sera serai serait serais seraient soit soient fus
    ai as avons avez ont avais avait avions avaient eu avoir aurai aura aurait aurais aurions auraient ait aient ayant
    fais fait faisons faites font faire fera ferait vais vas va allons allez vont aller irai ira peux peut pouvons pouvez peuvent pouvoir pourrais pourrait pourrions puis pu
    veux veut voulons voulez veulent vouloir voudrais voudrait voudrions voulais dois doit devons devez doivent devoir devrait devrais faut faudrait
    cherche cherches cherchons cherchez cherchent chercher recherche recherches recherchons rechercher recherché trouve trouver trouvez trouvé voir vois voit voyez vu regarder regarde
    dire dis dit dites savoir sais sait savez penser pense pensons penses crois croire aime aimons aimer aimerais aimerions souhaite souhaitons souhaiter préfère préférons espère espérons
    prendre prends prend prenez mettre mets met mettez venir viens vient donner donne donnez demander demande tenir tiens tient rester reste passer passe parler
    vivre vis vit vivons vivent habiter habite habitons déménager déménage déménageons déménagement installer installe emménager emménage travailler travaille travail bosse boulot job études étudie étudier
    coûte coûter coûtent dépenser payer paie gagner gagne gagnons
    ne n pas plus non oui jamais rien aucun aucune personne toujours encore déjà bientôt maintenant aujourd hui demain hier tard tôt souvent parfois quelquefois actuellement présentement récemment
    ici là bas haut dehors dedans ailleurs partout loin
    très trop assez peu beaucoup bien mal mieux moins tant tellement presque environ plutôt vraiment surtout seulement juste même aussi également ainsi alors ensuite enfin donc sinon cependant pourtant
    tout toute tous toutes autre autres chaque plusieurs quelque quelques certain certaine certains certaines tel telle quel quelle quels quelles lequel laquelle
    monsieur madame bonjour salut merci svp stp plaît
    homme femme mari épouse époux conjoint conjointe copain copine enfant enfants fils fille filles bébé parents mère père maman papa frère soeur ami amie amis amies famille couple gens adultes ados chéri fiancé grands-parents mamie papi
    seul seule seuls ensemble deux trois quatre
    jour jours semaine semaines mois an ans année années heure heures temps moment fois date week-end janvier février mars avril mai juin juillet août septembre octobre novembre décembre été hiver printemps automne lundi mardi mercredi jeudi vendredi samedi dimanche
    maison maisons appartement appartements appart logement logements bien biens propriété propriétés chose choses truc endroit endroits lieu lieux coin coins quartier quartiers ville villes secteur secteurs zone région région annonce annonces offre offres résultat résultats liste choix option options
    prix budget argent coût coûts
    beau belle joli jolie bon bonne grand grande petit petite neuf neuve nouveau nouvelle nouveaux nouvelles vieux vieille ancien ancienne cher chère pas-cher moderne idéal idéale parfait parfaite super génial top cool sympa agréable
    premier première dernier dernière prochain prochaine prochains
    intéressé intéressée intéresse intéressent intéressant besoin envie projet projets idée question questions réponse info infos information informations détail détails critère critères filtre demande condition conditions exigences préférence
    aider aide aidez aide-moi possible possibles disponible dispo urgent rapidement vite immédiatement prêt prête flexible
    étudiant étudiante étudiants retraité retraités retraitée professeur infirmière médecin enseignant célibataire marié mariée jeune jeunes divorcé divorcée
    voici texte remerciements anticipés anticipées
    vend vends vendez vendent louez baissent cachet
    finalement en-fait suffit suffirait suffirait suffiront avis existe existent
    fourchette plafond barre
    auriez aurions seriez serions
    raisonnable raisonnables élevé élevée élevés élevées faible faibles convenable notamment plusieurs chacun auprès autant lequel moyen moyenne
    obligeance indiquer conseillez conseiller conseilles recommandez recommander proposez proposer envoyez écrire écris écrit réponds répondez répondre attends attendre pense pensez
    aurait auraient seront serons devions pouviez pourraient voudraient aimerait adore adorons déteste comprendre comprends compris apprendre connaître connais connaissez
    global potentiel expat expats expatrié haut gamme meilleur meilleure meilleurs meilleures pire quelconque divers voisine soudain uniquement malgré parmi durant
    dispose disposons disposant cassé séparés
    pareil pareille disons bof idem mettons
    hésite hésité hésitons hésiter monte monter montait pousse pousser poussait poussais grimpe part parts
    qqch qqc qch montrer montre montrez contemporain contemporaine chaleureux chaleureuse cossu cossue intérieurs intérieures
    ah oh eh hé ben ouf hum hmm mdr lol ptdr pis grand-chose
    garde gardez gardons garder conserve conservez conserver maintenez irait iraient mêmes regardait regardions regardais regardons regarderait fai peine
    désolé désolée désolés pardon excusez excuse excuses déranger dérange embêter réfléchi réfléchis réfléchir réfléchit hérité gosse gosses bricoleur bricoleurs bricoleuse recharger fan reprend pourriez
    pressé pressée pressés discuté discuter préciser précise précision précisions mince verra verrai verrons cran poil trompé trompée trompés air ajustement suffisent changeons essayons essayer essaie essayez tentons tente tentez hasard classe classez classer trie triez trier
    etc ex par-exemple via hui ci genre niveau côté cas sorte façon manière type types nombre quantité
    jai cest jaimerais jcherche chuis ya ben bah hein euh bref voilà bon ouais ok okay hello hi bcp pr ds ac tt
    agence agent courtier marché immobilier
    the a for and of i my me looking want need please to with or is in`).replace(
    /-/g,
    ' ',
  )}; (au sujet|à propos) (de|du|des|d) (la|l|le|les|); en ce qui concerne; (par rapport|quant) (à|au|aux) (la|l|les|); (m|t|s|j|n) en; s il vous plaît; dans (un|l|cet|le|leur) (petit|bel|grand|) immeuble (récent|ancien|moderne|calme|bien tenu|bien entretenu|); adresse (mail|email|e-mail|courriel); changement de plan; (je|on) change d avis; quelqu un; on a; il a; elle a; (ça|cela) (donne|dit|fait) quoi; (c est|est|sont|) (indispensable|indispensables|essentiel|essentielle|primordial|primordiale|impérative|obligatoire|obligatoires|obligé|impératif|impérative|non négociable|un must|un impératif); budget serré; libre (de suite|tout de suite|immédiatement|rapidement); foyer (fiscal|de|d|monoparental); (du|fonder un|notre|mon) foyer; il y a; y a t il; y a; est-ce que; est ce que; est-ce qu; s il vous plaît; s il te plaît; par exemple; c est à dire; en fait; du coup; en ce moment; pour l instant; à peu près tout; à deux; à trois; à quatre; à nous deux; à long terme; à court terme; à l année; à partir du (1er|premier|15) ; à partir de (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre); en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|été|automne|hiver|famille|couple|général|particulier|priorité|tout|fait|effet|principe|français|anglais|urgence|vue|plus|couple|bref|premier|ligne|personne|revanche|tête|bon état|cours|colocation|question|retraite|solo); au (printemps|plus vite|plus tôt|moins|fait|cas où|final|pire|calme si possible|plus|minimum|total|mois de); au (début|courant|milieu) (de|du) (l année|mois|); dès que possible; pour (ma|notre|mes|mon) (famille|fille|fils|parents|mère|enfants|couple|femme|mari|retraite); pour nous; pour moi; pour y vivre; pour habiter; pour investir; pour une famille; pour un couple; (en|un|mon|notre|) (cdi|cdd|intérim|alternance|freelance); (en|de|la|l|) (californie|suisse|suisse romande|allemagne|bavière|chine|france|belgique|europe|floride|amérique|italie|espagne|afrique); (au|du|le) (portugal|canada|québec|sénégal|maroc|cameroun|congo|luxembourg|royaume-uni); (en|de|la|) (côte d ivoire|tunisie|algérie); (aux|des|les) (états-unis|usa|etats-unis|états unis); (à|de|pour|de la part de) l (onu|oms|omc|ue|unesco); (sur|côté) (cour|rue|jardin|mesure|place|demande|commande|pilotis); ras le bol (de|d|des|du); proprio(s|); (ou|et) (pas|pas trop|pas très|pas bien|juste|tout|) (loin|à côté|autour|dans les environs|dans les alentours|aux alentours|aux environs|alentours|environs|ses environs|ses alentours|dans le coin|à proximité|proche) (de là|du coin|); (au|jusqu au|tout au) (bout|fond|coeur|centre|coin|calme) (de|d|du|des); au (bout|fond|coeur); l année (prochaine|dernière|scolaire|passée); l an (prochain|dernier); pas cher; pas chère; pas chers; pas trop cher; à prix (raisonnable|abordable); bon marché; avec ma (femme|famille|copine|fille|mère|conjointe); avec mon (mari|copain|fils|père|conjoint); merci de; par hasard; (deux|trois|quatre|quelques|2|3|4) autres (critères|conditions|questions|choses|précisions); (tout|pour|) le reste (on verra|on verra bien|on verra après|on verra plus tard|je m en (fous|fiche|moque)|on s en (fout|fiche|moque)|(ça|) (m est|nous est) égal|peu importe|importe peu|n est pas important|c est pas grave|me va|nous va|tant pis); (faisant|) suite (à|au|aux) (votre|vos|notre|nos|mon|mes|ma|la|le|l|) (réponse|message|mail|annonce|échange|conversation|discussion|appel|visite|); (tout|) de suite; par la suite; (une|) autre chose (:|,); encore (une|deux|quelques|une petite|une dernière|quelques petites) (question|questions|chose|choses|fois|précision|précisions); (je|on|nous) (travaille|bosse|télétravaille|travaillons|bossons) (de|à|depuis) la maison; à mon avis; tout (compte fait|bien (réfléchi|pesé|considéré)); (réflexion|réflexions) faite(s|); après réflexion; à vrai dire; à propos; à savoir`,
  'plain.common': `à pied; (une|) chambre (au|en) (rez-de-chaussée|rez de chaussée|rdc|rez); cuisine (équipée|aménagée|séparée|américaine fermée); salle à manger; salle de (jeux|séjour); avec (un grand|grand|un|) terrain; chambre (parentale|d amis|de bonne); suite parentale; bonnes écoles; quartier (sûr|sécuritaire|familial|vivant|résidentiel|tranquille); rez-de-chaussée; rez de chaussée; dernier étage; (au|le|du|) (premier|1er|2e|2ème|3e|3ème|4e|4ème|5e|5ème|6e|6ème|deuxième|second|troisième|quatrième|cinquième|sixième|dernier) étage; sans vis-à-vis; frais (de notaire|d agence); ${parted(`rdc historique historiques commodité commodités bout écart bourre niveaux taille mesure domicile distance crédit retrait hauteur plein pleine hyper hypercentre populaire animé animée branché sympas chef patron frontalier frontalière diplomate ingénieur infirmier fonctionnaire prof route nationale services axe axes sentier sentiers vignes arrêt espaces campus neige bois béton sable resto restos bar bars ciné cinéma famille
    étage étages séjour salon salle cuisine entrée couloir escalier escaliers fenêtre fenêtres baignoire douche îlot moulures poutres pierre pierres brique colombages haussmannien haussmannienne traversant exposition exposé sud nord est ouest orientation
    caractère charme cachet travaux rénovation isolation dpe énergie gaz électricité fioul eau fibre internet wifi chauffage
    centre-ville centre ville village campagne mer plage lac rivière fleuve montagne forêt parc école écoles collège lycée université crèche garderie gare métro tram bus rer transport transports aéroport autoroute commerces magasins supermarché boulangerie restaurants hôpital médecin mairie église marché port
    rue avenue boulevard bruit bruyant voisins circulation soleil vue lumière calme sécurité sécurisé nature vert verdure arbres
    colocation coloc colocataire garant caution dossier bail loyer charges notaire banque crédit prêt impôts taxe taxes courtage commission copropriété syndic investissement rendement rentabilité
    voiture vélo vélos moto bateau cheval chevaux piano poussette fauteuil animal
    lettre téléphone portable mail email courriel message nom numéro contrat papier problème
    sous-sol grenier cellier abri chalet piste pistes ski golf`).replace(/-/g, ' ')}`,
};
