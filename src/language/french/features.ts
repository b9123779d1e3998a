import type { TagWords } from '../features/tag-words.ts';

export const frenchFeatures: TagWords = {
  smallWords: `le la les un une du et en que qui avec pour dans sur est sont au aux vous votre ce cette très par ou pas sans pièces chambres
    appartement maison cuisine salle bains proche situé située belle`,
  features: {
    pool: `piscine(s); piscine privée|privative|chauffée|intérieure|extérieure|individuelle`,
    'community pool': `piscine(s) commune|collective|partagée|communautaire; piscine de|dans la? résidence|copropriété; piscine de l'immeuble
      piscine des résidents|copropriétaires; résidence|copropriété avec piscine`,
    'hot tub': `jacuzzi(s); spa; balnéo; bain à remous|bulles; baignoire à remous|balnéo; bain nordique`,
    sauna: `sauna(s); hammam`,
    garage: `garage(s)|box; box fermé; garage double|fermé|individuel|privé|attenant|souterrain; place de? garage
      place dans le? garage|parking souterrain; parking souterrain; parking en sous-sol`,
    carport: `carport; abri(s) pour? voiture(s); auvent pour voiture`,
    'ev charging': `wallbox; borne(s)|prise|station|chargeur de? recharge|électrique|charge; recharge électrique
      recharge pour véhicule(s)|voiture électrique(s)?; prise pour voiture électrique`,
    'rv parking': `stationnement|place|emplacement|parking pour|de? camping-car|caravane|bateau`,
    balcony: `balcon(s); loggia(s)`,
    patio: `terrasse(s); patio(s); véranda; cour intérieure|privative`,
    deck: `deck; terrasse en bois; terrasse bois`,
    yard: `pelouse; gazon; jardin privatif|privé|clos|arboré; cour privative|privée; terrain arboré|clos|plat; grand jardin; espace vert privatif`,
    'fenced yard': `jardin|terrain clos|clôturé(e)|fermé; entièrement clos|clôturé(e); clos de murs; parcelle clôturée|close`,
    garden: `jardin(s); jardinet; potager; verger; serre; jardin clos|clôturé|privatif|privé|arboré|fermé; arbres fruitiers; carré|coin de verdure`,
    waterfront: `ponton; bord de mer|lac|rivière|l'eau|plage|rhône; au bord du|de l'? lac|eau|mer|rivière; pieds dans l'eau; front de mer|lac
      ponton privé; première ligne; en bordure du lac|rivière; au bord de la mer|plage|rivière`,
    'beach access': `accès direct|privé? à la plage; accès plage; plage privée; accès direct plage
      à deux|quelques|trois|cent pas|mètres de la plage; accès direct au lac|à l'eau`,
    'ocean view': `vue(s) mer|océan; vue(s) sur|de la|l'? mer|océan|méditerranée|atlantique; vue panoramique|imprenable|dégagée? mer
      vue imprenable sur la mer; face à la mer`,
    'water view': `vue(s) lac|rivière|fleuve|port|eau; vue(s) sur|du le|la|l'? lac|rivière|fleuve|port|rhône|seine|léman|eau|jet
      vue imprenable|dégagée|panoramique sur le lac|léman; passer les bateaux`,
    'mountain view': `vue(s) montagne(s)|alpes|salève|jura
      vue(s) sur le(s)|la|l'? montagne(s)|alpes|mont|salève|jura|pyrénées|mont-blanc|sommets|collines
      vue imprenable|dégagée|panoramique sur le(s) alpes|montagnes|mont-blanc|salève|jura; sommets enneigés; cimes enneigées`,
    'city view': `vue(s) ville; vue(s) sur la|toute|les? ville|toits|rade|skyline; vue urbaine; ville à vos pieds`,
    view: `vues; vue(s) dégagée(s)|imprenable|panoramique|exceptionnelle|magnifique|splendide|sur|superbe|sans
      belle|superbe|magnifique|splendide|jolie vue(s); avec vue; sans vis-à-vis`,
    gym: `fitness; gymnase; salle de sport|fitness|gym|musculation|remise; espace fitness`,
    elevator: `ascenseur(s)`,
    gated: `résidence|domaine|copropriété|propriété sécurisé(e)|fermé(e)|clôturée; portail électrique|automatique|sécurisé; accès sécurisé
      digicode et gardien; résidence close; résidence sécurisée|fermée avec`,
    doorman: `gardien(ne); concierge; conciergerie; portier; réception 24h; hôtesse d'accueil`,
    'tennis court': `tennis; court(s)|terrain de tennis|padel`,
    'golf course': `golf; parcours|terrain de golf; sur le golf; en bordure de golf`,
    accessible: `pmr; accessible|adapté(e)|aménagé|accès aux|pour|en|à personnes|fauteuil|handicapés|pmr|mobilité roulant|réduite?
      accessible en|au fauteuil roulant; accès|accessible pmr|handicapés; fauteuil roulant; de plain-pied sans marche; sans marche(s); rampe d'accès
      personnes à mobilité réduite`,
    fireplace: `cheminée(s); insert; poêle; âtre; poêle à bois|granulés|pellets; foyer ouvert`,
    'air conditioning': `climatisation; climatisé(e); climatisés; clim; a/c; air conditionné; climatisation réversible; air est? rafraîchi|refroidi
      rafraîchissement d'air; pompe à chaleur`,
    heating: `chauffage; radiateur(s); chaudière; chauffage central|collectif|individuel|au; plancher chauffant; chauffage au sol; pompe à chaleur
      poêle à granulés`,
    basement: `sous-sol(s); cave aménagée|voûtée`,
    attic: `grenier; combles; mansarde; combles aménagés|aménageables; grenier aménageable|aménagé`,
    laundry: `buanderie|lave-linge|sèche-linge|laverie|lingerie; machine à laver; colonne de lavage; lave linge; buanderie privée|privative
      lave-linge dans le logement`,
    dishwasher: `lave-vaisselle; lave vaisselle`,
    furnished: `meublé(e); meublés; semi-meublé; entièrement|partiellement|joliment meublé(e); avec meubles; posez|posez-y vos|votre valise(s)`,
    'hardwood floors': `parquet(s); parqueté; parquet massif|ancien|chêne|en|stratifié|point; plancher(s)|sol(s) en? bois|chêne; parquet au sol`,
    'walk-in closet': `dressing(s); penderie; walk-in closet; chambre avec dressing; garde-robe walk-in`,
    'open floor plan': `décloisonné(e); cuisine ouverte|américaine; ouverte sur le|la|un salon|séjour|salle|espace; espace ouvert; open space
      grand espace ouvert; séjour-cuisine ouvert; plan ouvert; aire ouverte; espace de vie? décloisonné|ouvert`,
    renovated: `
      (rénové|refait|réhabilité|restauré|modernisé)(e); rénovés; rénovées; refaits; remis(e)|refait(e)|refaits|refaites à neuf
      entièrement|récemment|totalement|complètement rénové(e)|refait(e); rénovation complète|récente|totale; cuisine neuve; sans travaux
      clé en main`,
    'new construction': `neuf; neuve; vefa; construction neuve|récente; nouvelle construction; programme neuf
      jamais habité(e); flambant neuf|neuve; état neuf; première occupation; sur plan
      nouvellement construit(e)`,
    'fixer-upper': `à rénover|restaurer|rafraîchir|réhabiliter|retaper|moderniser; travaux à prévoir|faire|réaliser; prévoir travaux
      nécessite|nécessitant|besoin des? travaux|rénovation|rafraîchissement; gros potentiel après travaux; à rafraichir; gros travaux
      tout est? à refaire|faire; pour bricoleur(s)`,
    'single story': `plain-pied; de plain-pied; de plain pied; plain pied; un seul niveau|étage; sur un seul niveau; tout sur un niveau|étage
      sans étage`,
    'guest house': `dépendance(s); maison|maisonnette|studio|dépendance|pavillon|appartement d'amis|invités|hôtes; studio indépendant
      studio pour invités; appartement indépendant; chambre d'amis indépendante`,
    'home office': `bureau(x); télétravail; bibliothèque; espace bureau|télétravail|de travail; coin bureau; bureau à domicile; pièce bureau`,
    pets: `pet-friendly; animaux acceptés|bienvenus|admis|autorisés|ok|oui; accepte|acceptons|autorise les? animaux
      animaux de compagnie acceptés|bienvenus|admis|autorisés; pet friendly`,
    dogs: `chiens acceptés|bienvenus|admis|autorisés|ok; chien accepté|admis; accepte les? chiens
      chiens et chats acceptés|bienvenus|admis|autorisés`,
    cats: `chats acceptés|bienvenus|admis|autorisés|ok; chat accepté|admis; accepte les? chats; chiens et chats acceptés|bienvenus|admis|autorisés
      chats uniquement|seulement`,
    solar: `photovoltaïque(s); solaire; panneau(x)|énergie|installation solaire(s)|photovoltaïque(s)`,
    storage: `cave(s); cellier; débarras; rangements; réduit; remise; galetas; cagibi; local|espace|pièce de? rangement(s)|stockage; local vélos`,
    'corner lot': `d'angle; parcelle|terrain|lot|maison d'angle|de coin; en|à l'? angle`,
    'cul-de-sac': `cul-de-sac; impasse; voie sans issue; rue sans issue; sans issue; fond d'impasse`,
    'utilities included': `cc; charges comprises|incluses; toutes charges comprises; tout compris; eau et électricité comprises|incluses
      eau|gaz|électricité|chauffage compris(e)|comprises|inclus(e)|incluses dans? le? loyer?; charges et chauffage compris`,
    'short-term rental': `airbnb; location(s)|bail|séjour(s)|contrat de|à? court(e)|saisonnière(s)|temporaire|mobilité|courts durée|terme?
      courte durée; au mois; location mensuelle; court terme`,
    'wine cellar': `cave à vin(s); cellier à vin`,
    bidet: `bidet(s); wc japonais; toilettes japonais(es); toilette japonaise`,
    quiet: `calme(s); tranquille; silencieux; silencieuse; paisible; au calme; on n'entend que; sans bruit|nuisance(s); à l'abri du bruit
      sans vis-à-vis ni bruit`,
    hoa: `charges de copropriété; charges mensuelles`,
    parking: `parking(s)|stationnement; place(s) de? parking(s)|stationnement|parc en? extérieure(s)|intérieure(s)|sous-sol?
      parking|stationnement privé|privatif|couvert|extérieur|extérieure|intérieur; emplacement(s) de? parking|stationnement; se garer`,
    'shared laundry': `buanderie|laverie|lave-linge|lingerie commun(e)|collectif|collective|partagé(e); buanderie|laverie de|dans l'immeuble
      buanderie|laverie de|dans|à la résidence`,
  },
  topics: {
    pets: `animal; animaux; animaux de compagnie`,
    dogs: `chien(s)`,
    cats: `chat(s)`,
    furnished: `meubles`,
    'utilities included': `charges`,
    accessible: `accessible`,
    view: `vue`,
    'rv parking': `camping-car; caravane`,
  },
  absences: {
    furnished: `non meublé(e); pas meublé(e); vide de meubles; loué vide; location|appartement|appart|logement|studio|maison vide`,
    dogs: `chats uniquement|seulement; uniquement|seulement les? chats`,
    cats: `chiens uniquement|seulement; uniquement|seulement les? chiens`,
    renovated: `à rénover|restaurer|moderniser; jamais rénové(e)|rénovés; tout est? à refaire; non rénové(e); dans son jus; état d'origine`,
    elevator: `sans ascenseur; escaliers uniquement|seulement; monte(z) à pied; accès par escalier(s)`,
    'single story': `duplex; triplex; deux|trois|2|3 étages|niveaux; à étage`,
    'fenced yard': `non clos|clôturé(e)`,
    'short-term rental': `longue durée uniquement|seulement; bail de? 3|trois|1|un an(s); location à l'année uniquement?; durée minimale|minimum
      à l'année`,
    'utilities included': `hors charges; charges en|non sus|comprises; charges non comprises|incluses; plus charges`,
    parking: `stationnement|parking dans|sur la rue|voirie uniquement|seulement?; stationnement uniquement|seulement dans la rue`,
  },
  ofEitherKind: `buanderie; laverie`,
  others: `déjà vue(s); l'a|l'ai|l'avons|les a|les ai vue(s)
    prévue; visite(s); vis-à-vis; table de billard; point de vue; en vue; à première vue; à vue; vue d'ensemble; en vue de; côté|sur cour
    jardin d'enfants; jardin botanique|public|anglais|luxembourg; neuf chambres|pièces|mètres; salle de bain(s); chambre froide
    bureau de poste|tabac|vente|change; notre bureau; bureaux à louer; immeuble de bureaux; garage automobile|mécanique|renault|peugeot
    sans tarder|attendre|doute|égal|frais|engagement|compromis; pas de souci(s)|frais; ne manquez pas; ne tardez pas; n'attendez pas; n'hésitez pas
    non seulement; il ne manque rien; ne manque de rien; plein air; en plein air; calme olympien; cour de récréation|cassation; cave coopérative
    charges faibles; parking(s) visiteur(s); place(s) visiteur(s); stationnement|parking visiteurs|public; lingerie fine
    stationnement|parking facile|aisé|gratuit dans la rue`,
  alsoMeant: { garden: 'yard' },
  cues: {
    negators: `pas; aucun(e); ni; non; jamais; ancien(ne); sauf; zéro; pas de|d; plus de|d; ne dispose|possède|comporte pas de|d?; dépourvu(e) de|d
      manque de|d; au lieu de|d; à l'exception de|d; n'a|n'y pas|a|ni pas? de|d?; n'est|n'accepte|ne pas; absence de|d`,
    withouts: `sans; hors; excepté`,
    refusals: `
      (interdit|interdite|refusé)(s); (aucun|condamné|supprimé)(e)
      non autorisé(s)|autorisée|admis|accepté(s)|compris(es)|inclus(es)|disponible|fourni
      pas autorisé(s)|admis|accepté(s)|compris(es)|inclus(es)|bienvenus|disponible
      ne sont|est pas autorisé(s)|admis|accepté(s)|compris(es)|inclus(es)|bienvenus?; a|est|été? été? transformé(e)|converti(e)|aménagé en
      hors service; en sus; en option payante`,
    maybes: `possible; éventuel(le); futur(e)
      possibilité(s)|potentiel|espace|place|projet|permis pour|de|d un(e)|créer|construire|installer|aménager|ajouter|réaliser? un(e)?
      option|idéal|prêt|pré-équipé|emplacement|autorisation pour|de|d un(e)|créer|construire|installer|aménager|ajouter|réaliser? un(e)?
      assez|suffisamment grand(e)|vaste|profond pour; peut|pourrait|pouvant|peuvent être|accueillir|recevoir|ajouter|installer|construire|aménager?
      si vous souhaitez|désirez`,
    maybesAfter: `possible(s); envisageable; potentiel; prochainement; aménageable; constructible; en option; en projet
      à créer|construire|aménager|installer`,
    nears: `entre; voisin(s); voisine; derrière; près|proche(s)|proximité|côté|voisin(e) de(s)|du|d?
      à # minutes|min|mètres|m|km|pas à? pied? de(s)|du|d?; minutes de(s)|du|d|à; à deux|quelques|cinq|dix pas|minutes|mètres de(s)|du|d
      en face de(s)|du|d; face à|au(x); accès facile|rapide à|au(x); à côté de(s)|du|d; le quartier offre|propose|dispose; entouré(e) de|d
      non loin de(s)|du|d`,
    nearsAfter: `proche(s); à proximité; tout proche; à côté; en face; à # minutes|min|mètres|m|pas; à deux pas; à quelques pas|minutes|mètres
      dans le quartier; aux alentours; à pied; dans les environs; du quartier; au coin de la rue`,
    shared: `résidence|copropriété|immeuble avec|offre|propose|comprend|dispose|dotée|doté d?; parties communes; équipements communs
      résidence sécurisée|fermée avec`,
    sharedAfter: `commun(s)|commune(s)|collectif|collective|partagé(s)|partagée(s); de|dans la résidence|copropriété; de|dans l'immeuble
      sur le toit; en commun; avec les autres? locataires|voisins|résidents`,
    affirmers: `accepte; acceptons; autorise; autorisons; admet; comprend; inclut; incluant; avec; oui`,
    affirmersAfter: `
      (accepté|autorisé|bienvenu|possible)(s); acceptée; admis; compris(es); inclus(es); oui; ok; négociable; à discuter|négocier|convenir`,
    turns: `mais; avec; a; est; sont; dispose; offre; comprend; possède; cependant; toutefois; également; aussi; seulement; où; qui; que; dont; puis
      bénéficie; propose`,
    and: `et; &; +; ainsi que`,
    or: `ou; ni`,
    sharedNext: `commun(s)|commune(s)|collectif|collective|partagé|partagée`,
    own: `le logement|lot dispose|offre|comprend; propre`,
    ownAfter: `privé(s)|privée(s)|privatif(s)|privative(s); dans le logement; dans l'appartement; à usage privatif`,
    articles: `un|une|le|la|les|l|de|d`,
  },
};
