import { LANGUAGES, type Language } from '../understand/understanding.ts';

/**
 * The words by which an answer is read, one object a language. Each entry is a part of a regular expression, matched whole (not
 * inside of a longer word; of Chinese anywhere), in small and capital letters, in all languages at once.
 */
type CheckWords = {
  /** What stands right behind a number and counts or measures. */
  beds: string;
  baths: string;
  feet: string;
  meters: string;
  /** What an area is of; `otherArea` is neither the home's nor the lot's. */
  lot: string;
  otherArea: string;
  built: string;
  hoa: string;
  /** Headings of tables beside the words above. */
  price: string;
  area: string;
  year: string;
  /** "3 baths and a half": the number is not all of it. */
  half: string;
  month: string;
  /** Of money: no price and no monthly fee. */
  otherPeriod: string;
  /** In the clause of a figure: a bound, a comparison, a condition, a hedge, a past value. */
  doubt: string;
  /** In the sentence of a sum of money: it is no price. */
  notPrice: string;
  /** What is counted of what was found, by which words, and by which as a whole; `part`: it is another count. */
  homes: string;
  found: string;
  total: string;
  part: string;
  average: string;
  lowest: string;
  highest: string;
  /** Says who lives somewhere; `refuses`: says that nothing is said of it. */
  residents: string;
  refuses: string;
  abbreviations: string;
};
export type CheckWord = keyof CheckWords;

const EN_GROUP =
  '(?:young |working |mostly |retired )*(?:famil(?:y|ies)|professionals|couples|singles|retirees|seniors|elderly|immigrants|christians?|jewish|jews|muslims?|catholics?|hindus?|mormons?|hispanics?|latin[oa]s?|asians?|blacks?|whites?|african[- ]americans?|chinese|koreans?|indians?|mexicans?|gays?|lgbtq?\\+?)(?: people| residents| famil(?:y|ies))?';

const WORDS: Readonly<Record<Language, CheckWords>> = {
  en: {
    beds: 'bed(?:room)?s?|bds?|brs?|bdrms?',
    baths: 'bath(?:room)?s?|ba|bths?',
    feet: 'sq\\.?[ -]?(?:ft|feet|foot)|sqft|square[ -](?:feet|foot)|sf|ft²|ft2',
    meters: 'sq\\.? ?m|sqm|square[ -]met(?:er|re)s?|m²|m2|㎡',
    lot: 'lots?|land|plot|parcel|grounds',
    otherArea:
      'garages?|decks?|patio|balcon(?:y|ies)|terrace|basement|yard|garden|kitchen|office|guest|adu|cottage|casita|storage|roof(?:top)?|porch|attic|loft|floors?|levels?|suite|bonus|workshop|shop|barn|pool|parking|rooms?|upstairs|downstairs|unfinished|retail',
    built: 'built(?! ?-?in [a-z])(?:[ -]in)?|year built|construct(?:ed|ion)(?: in)?|dat(?:es|ing) (?:from|back to)',
    hoa: "hoa|hoas|homeowners['’]? association|association (?:fees?|dues)|condo fees?|dues",
    price: 'price|list price|asking(?: price)?|rent',
    area: 'sq\\.?[ -]?(?:ft|feet)|sqft|square (?:feet|footage)|living (?:area|space)|size|area',
    year: 'year|year built|built',
    half: 'half|halves|full|partial|three-quarter|powder|¾',
    month: '(?:per|a|each|every) month|monthly|/ ?mo(?:nth)?',
    otherPeriod: '(?:per|a|each|every|/) ?(?:year|yr|week|wk|day|night)|annual(?:ly)?|yearly|weekly|nightly|one-time',
    doubt:
      "at least|at most|minimum|maximum|min|max|up to|under(?! contract)|over|above|below|beyond|within|less|more|fewer|(?:larg|bigg|small|high|low|cheap|new|old|great)er|extra|additional|another|plus|from|between|than|versus|vs|compared?|differen(?:t|ce)|if|unless|whether|would|wouldn['’]t|could|might|may|should|\\p{L}+['’](?:d|ll)|about|around|roughly|approximately|approx|nearly|almost|some|circa|give or take|estimated?|average|median|typical(?:ly)?|usual(?:ly)?|generally|often|similar|original(?:ly)?|previous(?:ly)?|formerly|before|after|until|was(?! (?:re)?built)|were(?! built)|used to|down|reduced|reduction|dropped|cut|lowered|raised|increased?|sold|paid|bought|purchased|asked|want(?:ed|s)?|wish(?:ed)?|looking|need(?:ed|s)?|search|budget|criteria|each|total|combined|both|or|not|\\p{L}+n['’]t|without|instead|rather|add(?:ed|ing|ition)?|convert(?:ed|ible)?|potential(?:ly)?|possibl[ey]|expan(?:d|ded|sion)|renovated|remodel(?:l)?ed|updated|neighbou?r(?:s|ing)?|nearby|building|upstairs|downstairs|guest|adu|cottage|lower|upper|main|currently used|septic|permit(?:ted)?|zon(?:ed|ing)|records?|recorded|county|complex|block|street|neighbou?rhood|area|basement|in-law|other|latter|former|same|whereas|second|will|ris(?:es?|ing)|grow\\p{L}*|next year",
    notPrice:
      "offer\\p{L}*|bid\\p{L}*|negotiat\\p{L}*|counter\\p{L}*|loans?|mortgages?|borrow\\p{L}*|financ\\p{L}*|lend\\p{L}*|down|deposits?|escrow|earnest|tax|taxes|insurance|closing|budget\\p{L}*|afford\\p{L}*|sav(?:e|ings?|ed)|income|earn|estimat\\p{L}*|est\\.|zestimate|valued|market value|worth|apprais\\p{L}*|assess\\p{L}*|commissions?|fees?|credits?|rebate|concessions?|pay|paying|payments?|paid|principal|interest|piti|pmi|percent|per cent|would|could|might|if|suppose|assum\\p{L}*|\\p{L}+['’]d|renovat\\p{L}*|repairs?|upgrades?|compar\\p{L}*|median|average|comps|sold|neighbou?r\\p{L}*|similar|limit|maximum|discount|invest\\p{L}*|profit|return|flip|utilities|warranty|bonus|appreciat\\p{L}*|equity|rents? (?:for|out)|rental income|cash|zillow|redfin|aim|target|start|open (?:at|with|around|near)|settle|accept|takes?(?! a look)|ceiling|walk away|clos(?:e|es|ed) (?:at|for)|reserves?|transfer|move-in|up ?front|(?:first|last) month|need\\p{L}*|total\\p{L}*|sum|comes? to|adds? up|works out|half|split|double|twice|times|stretch|county",
    homes:
      'homes?|houses?|condos?|condominiums?|townhouses?|townhomes?|apartments?|listings?|properties|property|rentals?|results?|matches',
    found: "found|there (?:are|is|were)|there['’]s|here (?:are|is)|we have|i have|match(?:es|ed|ing)?|i['’]ve got",
    total: 'in total|altogether|in all|overall|a total of',
    part: 'of (?:those|these|them|which|the)|another|other|others|more|additional|remaining|left|earlier|before|previous(?:ly)?|last|ago|first|building|complex|community|development|subdivision|associations?|streets?|street|block|if|would|could|without|relax\\p{L}*|wider|broad\\p{L}*|nearby|elsewhere|outside|instead|per|every|sold|would|tour\\p{L}*|view(?:ings?|ed)|visit\\p{L}*|typical(?:ly)?|usual(?:ly)?|average|including|plus|only show|week|month|year|today|new|day|days',
    average: 'average|mean|avg',
    lowest: 'lowest|cheapest|least expensive|minimum',
    highest: 'highest|most expensive|priciest|maximum',
    residents: `(?:mostly|mainly|largely|predominantly|primarily|full of|lots of|home to(?: many)?|popular (?:with|among)|attracts?(?: many)?|many) ${EN_GROUP}|${EN_GROUP} (?:who )?(?:live|reside) (?:here|there|nearby|in (?:the|this|that))|(?:christian|jewish|muslim|catholic|hindu|mormon|hispanic|latino|asian|black|white|african[- ]american|chinese|korean|indian|mexican|gay|lgbtq?) (?:neighbou?rhood|community|area|enclave|population|district)|(?:residents|neighbou?rs|people (?:who live )?(?:here|there)) are ${EN_GROUP}`,
    refuses:
      "not|no|never|can['’]?t|cannot|unable|won['’]t|\\p{L}+n['’]t|fair housing|decline|avoid|whether|law|discriminat\\p{L}*",
    abbreviations:
      'sq|ft|approx|st|ave|av|no|nos|blvd|dr|rd|ln|ct|pl|apt|ste|hwy|bldg|bd|ba|br|e\\.g|i\\.e|vs|mr|mrs|ms|p\\.m|a\\.m|min|max|incl|etc|est|u\\.s|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|llc|co',
  },
  es: {
    beds: 'habitaci(?:[óo]n|ones)|dormitorios?|rec[áa]maras?|alcobas?|cuartos?(?! de ba)',
    baths: '(?:cuartos? de )?ba[ñn]os?',
    feet: 'pies? cuadrados?|pies?²|pies2|ft²',
    meters: 'metros? cuadrados?|mts?2|m²|m2',
    lot: 'terrenos?|lotes?|parcelas?|solar',
    otherArea: 'garaje|cochera|balc[óo]n|terraza|s[óo]tano|patio|jard[íi]n|cocina|piscina|planta|casita|trastero',
    built: 'construid[oa]s?(?: en)?|construcci[óo]n|edificad[oa](?: en)?|a[ñn]o(?: de construcci[óo]n)?',
    hoa: 'hoa|cuota(?: de (?:hoa|la asociaci[óo]n|mantenimiento|comunidad))?|gastos de comunidad|comunidad|mantenimiento',
    price: 'precio|alquiler|renta',
    area: 'superficie|metros|pies|tama[ñn]o|[áa]rea',
    year: 'a[ñn]o',
    half: 'medios?|aseos?|complet[oa]s?',
    month: '(?:al|por) mes|mensual(?:es)?|/ ?mes',
    otherPeriod: '(?:al|por) (?:a[ñn]o|d[íi]a)|anual(?:es)?|por semana|/ ?a[ñn]o',
    doubt:
      'al menos|m[íi]nimo|m[áa]ximo|hasta|menos|m[áa]s|mayor|menor|desde|entre|frente a|comparad[oa]|diferencia|ser[íi]an?|podr[íi]as?|unos|unas|aproximadamente|aprox|casi|cerca de|alrededor|sobre|estimad[oa]|promedio|media|normalmente|suelen?|similar(?:es)?|original(?:mente)?|antes|anterior(?:mente)?|era|costaba|baj[óo]|rebajad[oa]|reducid[oa]|subi[óo]|vendid[oa]|buscas?|quer[íi]as|quieres|presupuesto|cada|total|ambos|ambas|no|sin|adicional(?:es)?|otr[oa]s?|extra|ampliad[oa]|reformad[oa]|renovad[oa]',
    notPrice:
      'ofert\\p{L}*|ofrec\\p{L}*|negoci\\p{L}*|pr[ée]stamos?|hipotec\\p{L}*|financ\\p{L}*|entrada|enganche|dep[óo]sitos?|fianza|impuestos?|seguros?|cierre|presupuesto|ahorr\\p{L}*|ingresos|estim\\p{L}*|valorad\\p{L}*|tasad\\p{L}*|comisi[óo]n|honorarios|tarifas?|pag(?:o|os|ar|as|ar[íi]as)|inter[ée]s|por ciento|ser[íi]an?|podr[íi]as?|si|reform\\p{L}*|reparaci\\p{L}*|compar\\p{L}*|promedio|media|vendi\\p{L}*|similares|l[íi]mite|descuento|unos|propuest\\p{L}*|propon\\p{L}*|necesit\\p{L}*|total',
    homes:
      'casas?|viviendas?|propiedades|propiedad|inmuebles?|pisos?|apartamentos?|departamentos?|condominios?|anuncios?|resultados?|alquileres',
    found: 'encontr[ée]|encontramos|hay|tenemos|tengo|he encontrado|coinciden?|aqu[íi] (?:tienes|est[áa]n)',
    total: 'en total',
    part: 'de (?:ell[oa]s|esas|esos|estas|estos|las|los)|otr[oa]s?|m[áa]s|restantes?|quedan?|antes|[úu]ltim[oa]s?|primer[oa]s?|edificio|urbanizaci[óo]n|comunidad|calle|si|sin|cerca|semana|mes|a[ñn]o|hoy|vendid[oa]s|d[íi]as?',
    average: 'promedio|precio medio|media',
    lowest: 'm[áa]s (?:barat[oa]|baj[oa]|econ[óo]mic[oa])|m[íi]nimo',
    highest: 'm[áa]s (?:car[oa]|alt[oa])|m[áa]ximo',
    residents:
      '(?:mayor[íi]a|sobre todo|principalmente|muchas|muchos|llen[oa] de|viven) (?:de |son )?(?:familias|j[óo]venes|profesionales|jubilados|parejas|cristianos|jud[íi]os|musulmanes|cat[óo]licos|latinos|hispanos|inmigrantes|blancos|negros|asi[áa]ticos)|(?:barrio|zona|comunidad|vecindario) (?:cristian[oa]|jud[íi][oa]|musulm[áa]na?|cat[óo]lic[oa]|latin[oa]|hispan[oa]|asi[áa]tic[oa]|blanc[oa]|negr[oa])',
    refuses: 'no|nunca|tampoco|ni|ley|discrimin\\p{L}*',
    abbreviations: 'sr|sra|av|avda|dpto|aprox|n[úu]m|p[áa]g|ej|ee|uu',
  },
  fr: {
    beds: 'chambres?',
    baths: "salles? de bains?|salles? d['’]eau|sdb",
    feet: 'pieds? carrés?|pi²|pi2',
    meters: 'mètres? carrés?|m²|m2',
    lot: 'terrain|parcelle',
    otherArea: 'garage|balcon|terrasse|sous-sol|cave|jardin|cuisine|piscine|étage|loggia|dépendance',
    built: 'construite?s?(?: en)?|construction|bâtie?(?: en)?|année(?: de construction)?|datant de|date de',
    hoa: 'hoa|charges(?: de copropriété)?|copropriété',
    price: 'prix|loyer',
    area: 'surface|superficie|taille',
    year: 'année',
    half: "demi-?\\p{L}*|wc|d['’]appoint|toilettes|complètes?",
    month: 'par mois|mensuel(?:le)?s?|/ ?mois',
    otherPeriod: 'par an|annuel(?:le)?s?|par (?:semaine|jour|nuit)|/ ?an|trimestre|trimestriel(?:le)?s?',
    doubt:
      "au moins|minimum|maximum|jusqu['’]à|moins|plus|supérieur|inférieur|à partir|dès|entre|contre|comparé|différence|si|serait|pourrait|pourriez|environ|près de|presque|autour|quelque|estimée?|moyenne?|généralement|souvent|similaires?|initialement|avant|auparavant|ancien(?:ne)?|était|baissé|réduite?|augmenté|vendue?|cherch\\p{L}*|voul\\p{L}*|souhait\\p{L}*|budget|chacun|chaque|total|ou|pas|sans|supplémentaires?|autres?|rénovée?|agrandie?",
    notPrice:
      'offr\\p{L}*|négoci\\p{L}*|prêts?|emprunt\\p{L}*|hypoth\\p{L}*|financ\\p{L}*|apport|acompte|dépôts?|caution|taxes?|impôts?|assurances?|notaire|frais|budget|épargn\\p{L}*|revenus?|estim\\p{L}*|évalu\\p{L}*|commission|honoraires|pay\\p{L}*|mensualités?|intérêts?|pour cent|serait|pourr\\p{L}*|si|travaux|rénov\\p{L}*|compar\\p{L}*|moyenne?|médian|vendu\\p{L}*|similaires|limite|remise|environ|propos\\p{L}*|vis(?:er|ez)|faut|total',
    homes: 'maisons?|appartements?|biens?|logements?|annonces?|résultats?|propriétés?|locations?|condos?',
    found: "trouvé|il y a|nous avons|j['’]ai|correspond(?:ent|ant)?|voici",
    total: 'au total|en tout',
    part: "parmi|dont|autres?|de plus|supplémentaires?|restants?|restent?|avant|derniers?|premi(?:er|ère)s?|immeuble|résidence|copropriété|rue|si|sans|proximité|semaine|mois|aujourd['’]hui|vendu(?:e)?s?|jours?",
    average: 'moyenne?|en moyenne',
    lowest: 'moins ch(?:er|ère)|plus bas(?:se)?|minimum',
    highest: 'plus ch(?:er|ère)|plus (?:haute?|élevée?)|maximum',
    residents:
      '(?:surtout|principalement|majoritairement|beaucoup de|nombreu(?:x|ses)|habité par) (?:des |de )?(?:familles|jeunes|couples|retraités|chrétiens|juifs|musulmans|catholiques|immigrés|blancs|noirs|asiatiques)|(?:quartier|communauté|zone) (?:chrétien(?:ne)?|jui(?:f|ve)|musulmane?|catholique|asiatique|blanc(?:he)?|noire?)',
    refuses: "ne|pas|jamais|loi|discrimin\\p{L}*|n['’]\\p{L}+",
    abbreviations: 'env|av|bd|m|mm|mme|ex|p|env',
  },
  de: {
    beds: 'Schlafzimmern?|SZ',
    baths: 'Badezimmern?|Bäder|Bädern|Bad',
    feet: 'Quadratfuß',
    meters: 'Quadratmetern?|qm|m²|m2',
    lot: 'Grundst\\p{L}*',
    otherArea: 'Garage|Balkon|Terrasse|Keller|Garten|Küche|Pool|Etage|Nutzfläche|Dachboden|Einliegerwohnung',
    built: 'Baujahr|gebaut|erbaut|errichtet|aus dem Jahr',
    hoa: 'HOA(?:-\\p{L}+)?|Hausgeld|Nebenkosten',
    price: '(?:Kauf)?preis|Miete|Kaltmiete',
    area: '(?:Wohn)?fläche|Größe',
    year: 'Jahr',
    half: 'halbes?|Gäste-?\\p{L}*|WC|Dusch\\p{L}*',
    month: '(?:im|pro) Monat|monatlich\\p{L}*|/ ?Monat',
    otherPeriod: '(?:im|pro) (?:Jahr|Woche|Tag|Nacht|Quartal)|jährlich|/ ?Jahr',
    doubt:
      'mindestens|höchstens|maximal|minimal|bis|unter|über|weniger|mehr|größer|kleiner|höher|niedriger|ab|zwischen|als|gegenüber|verglichen|Unterschied|Differenz|wenn|falls|würden?|wäre|könnten?|könntest|etwa|ungefähr|rund|circa|ca|fast|knapp|geschätzt\\p{L}*|Durchschnitt\\p{L}*|durchschnittlich|meist|üblich\\p{L}*|ähnlich\\p{L}*|ursprünglich\\p{L}*|zuvor|vorher|früher|war|gesenkt|reduziert|gefallen|erhöht|verkauft|such\\p{L}*|wollten|möchten|Budget|jeweils|insgesamt|oder|nicht|kein\\p{L}*|ohne|zusätzlich\\p{L}*|weitere\\p{L}*|renoviert|saniert|ausgebaut|umgebaut',
    notPrice:
      'Angebot|biet\\p{L}*|gebot\\p{L}*|anbieten|verhandel\\p{L}*|Kredit\\p{L}*|Darlehen\\p{L}*|Hypothek\\p{L}*|finanz\\p{L}*|Anzahlung|Eigenkapital|Kaution|Steuer\\p{L}*|Grunderwerb\\p{L}*|Versicherung\\p{L}*|Nebenkosten|Notar\\p{L}*|Makler\\p{L}*|Budget|leisten|Erspar\\p{L}*|Einkommen|schätz\\p{L}*|geschätz\\p{L}*|Provision|Gebühr\\p{L}*|zahl\\p{L}*|Rate|Zinsen|Prozent|würd\\p{L}*|wäre\\p{L}*|könnt\\p{L}*|wenn|falls|Renovierung|Sanierung|Reparatur\\p{L}*|vergl\\p{L}*|Durchschnitt\\p{L}*|verkauft|ähnlich\\p{L}*|Limit|Rabatt|vorschl\\p{L}*|brauch\\p{L}*|gesamt\\p{L}*|insgesamt',
    homes:
      'Häuser|Haus|Wohnungen|Wohnung|Immobilien|Immobilie|Objekte|Angebote|Inserate|Treffer|Ergebnisse|Eigentumswohnungen|Mietwohnungen|Reihenhäuser',
    found: 'gefunden|fand|gibt es|es gibt|wir haben|ich habe|passen|passende|hier sind',
    total: 'insgesamt|zusammen|alles in allem',
    part: 'davon|andere\\p{L}*|weitere\\p{L}*|übrig\\p{L}*|mehr|vorher|vorhin|letzte\\p{L}*|erste\\p{L}*|Gebäude|Anlage|Straße|wenn|falls|ohne|Nähe|Woche|Monat|Jahr|heute|verkauft|Tage\\p{L}*',
    average: 'Durchschnitt|Durchschnitts\\p{L}+|durchschnittlich\\p{L}*|im Schnitt',
    lowest: 'günstigste\\p{L}*|billigste\\p{L}*|niedrigste\\p{L}*',
    highest: 'teuerste\\p{L}*|höchste\\p{L}*',
    residents:
      '(?:vor allem|hauptsächlich|überwiegend|meist|viele) (?:junge )?(?:Familien|Berufstätige|Rentner|Senioren|Paare|Christen|Juden|Muslime|Katholiken|Einwanderer|Weiße|Schwarze|Asiaten)|(?:christliche|jüdische|muslimische|katholische|asiatische|weiße|schwarze)\\p{L}* (?:Viertel|Gegend|Nachbarschaft|Gemeinde|Wohngegend)',
    refuses: 'nicht|kein\\p{L}*|nie|Gesetz|diskriminier\\p{L}*|ob',
    abbreviations: 'ca|nr|mio|mrd|tsd|zi|z\\.b|u\\.a|bzw|d\\.h|inkl|zzgl|str|evtl',
  },
  pt: {
    beds: 'quartos?|dormitórios?|dorms?',
    baths: 'banheiros?|casas? de banho',
    feet: 'pés quadrados|pés²',
    meters: 'metros? quadrados?|m²|m2',
    lot: 'terreno|lote',
    otherArea: 'garagem|varanda|sacada|terraço|porão|quintal|jardim|cozinha|piscina|andar|edícula',
    built: 'construíd[oa]s?(?: em)?|construção|ano(?: de construção)?',
    hoa: 'hoa|condomínio|taxa (?:de condomínio|condominial|do hoa)',
    price: 'preço|aluguel|renda',
    area: 'área|tamanho|metragem',
    year: 'ano',
    half: 'mei[oa]|lavabos?|complet[oa]s?',
    month: '(?:por|ao) mês|mensa(?:l|is)|/ ?mês',
    otherPeriod: '(?:por|ao) (?:ano|dia)|anua(?:l|is)|por semana|/ ?ano',
    doubt:
      'pelo menos|mínimo|máximo|até|menos|mais|maior|menor|a partir|desde|entre|comparad[oa]|diferença|se você|seria|poderia|cerca|aproximadamente|aprox|quase|em torno|uns|umas|estimad[oa]|médi[oa]|geralmente|normalmente|costuma|semelhantes?|originalmente|antes|anterior(?:mente)?|era|custava|baixou|reduzid[oa]|caiu|subiu|vendid[oa]|procura\\p{L}*|queria|quer|orçamento|cada|total|ambos|ambas|ou|não|sem|adiciona(?:l|is)|outr[oa]s?|reformad[oa]|ampliad[oa]',
    notPrice:
      'ofert\\p{L}*|oferec\\p{L}*|propost\\p{L}*|negoci\\p{L}*|empréstimos?|hipotec\\p{L}*|financ\\p{L}*|entrada|sinal|depósitos?|caução|impostos?|seguros?|fechamento|orçamento|poup\\p{L}*|economi\\p{L}*|estim\\p{L}*|avaliad\\p{L}*|comissão|taxas?|pag\\p{L}*|juros|parcelas?|prestaç\\p{L}*|por cento|seria\\p{L}*|poderia\\p{L}*|se você|reforma\\p{L}*|repar\\p{L}*|compar\\p{L}*|médi[oa]|vendid\\p{L}*|semelhantes|limite|desconto|propor|precis\\p{L}*|total',
    homes: 'casas?|imóveis|imóvel|apartamentos?|propriedades|propriedade|anúncios?|resultados?|condomínios',
    found: 'encontrei|encontramos|há|temos|tenho|existem|correspondem|aqui estão',
    total: 'no total|ao todo',
    part: 'd(?:estes|estas|esses|essas|eles|elas|os|as)|outr[oa]s?|mais|restantes?|restam|antes|últim[oa]s?|primeir[oa]s?|prédio|condomínio|rua|sem|perto|semana|mês|ano|hoje|vendid[oa]s|dias?',
    average: 'média|médio|em média',
    lowest: 'mais (?:barat[oa]|baix[oa])|menor|mínimo',
    highest: 'mais (?:car[oa]|alt[oa])|maior|máximo',
    residents:
      '(?:maioria|principalmente|muit[oa]s|chei[oa] de|sobretudo) (?:de |são )?(?:famílias|jovens|profissionais|aposentados|casais|cristãos|judeus|muçulmanos|católicos|imigrantes|brancos|negros|asiáticos)|(?:bairro|zona|comunidade|vizinhança) (?:cristã|cristão|judai?c?[oa]|judeu|muçulman[oa]|católic[oa]|asiátic[oa]|branc[oa]|negr[oa])',
    refuses: 'não|nunca|nem|lei|discrimin\\p{L}*',
    abbreviations: 'sr|sra|av|aprox|r|ex|apto|núm',
  },
  zh: {
    beds: '[间个]?卧室|[间个]?睡房|卧|居室|室(?=[\\d一二两三]*厅)|房(?=[\\d一二两三]*[厅卫])',
    baths: '[间个]?(?:浴室|卫生间|洗手间)|卫(?!星)',
    feet: '平方英尺|平方呎|平方尺|平尺',
    meters: '平方米|平米|平方公尺',
    lot: '占地|地块|土地|地皮',
    otherArea: '车库|阳台|露台|地下室|花园|院子|厨房|泳池|楼层|储藏',
    built: '建于|建成于|建造于|建成|年建|建造|建筑年份',
    hoa: 'HOA|物业费|管理费|业主协会',
    price: '价格|售价|租金|总价',
    area: '面积|大小',
    year: '年份|建造年份',
    half: '半|客卫',
    month: '每月|/ ?月|一个月|月租|个月',
    otherPeriod: '每年|/ ?年|一年|每周|每天|每晚',
    doubt:
      '至少|最多|最少|不超过|不低于|以上|以下|以内|以外|之间|多|少|大于|小于|高于|低于|比|相比|相差|差|如果|若|可能|可以|大约|约|左右|近|将近|估|平均|通常|一般|类似|原价|原来|之前|曾|降|涨|已售|预算|要求|想要|每套|或|不|没|无|另|额外|翻新|改建|扩建',
    notPrice:
      '出价|报价|还价|谈|贷款|按揭|首付|定金|押金|税|保险|过户|预算|存款|收入|估|评估|佣金|费|付|月供|利息|利率|百分|如果|假设|可能|可以|翻新|装修|维修|相比|平均|成交|类似|上限|折|优惠|建议|砍|需要',
    homes: '套|处(?=房|住|公)|[个条间](?=房源|公寓|住宅|别墅)|栋|房源',
    found: '找到|共有|有|为您|符合',
    total: '一共|总共|共有|合计',
    part: '其中|另|其他|更多|还有|剩|之前|最近|前|小区|社区|楼|如果|附近|周|月|今天|售出|已售|每|新',
    average: '平均|均价',
    lowest: '最低|最便宜',
    highest: '最高|最贵',
    residents:
      '(?:主要|大多|大部分|多数)(?:是|为|住着|居住着?)?(?:年轻)?(?:家庭|白领|专业人士|退休|老人|华人|白人|黑人|亚裔|拉丁裔|基督徒|穆斯林|犹太人|移民)|(?:华人|白人|黑人|亚裔|基督教|穆斯林|犹太)(?:社区|居民区|区)',
    refuses: '不|无法|没|法律|歧视',
    abbreviations: '',
  },
};

/** The words of all languages as one regular expression to be put into another. */
export const wordsOf = (name: CheckWord): string => {
  const latin = LANGUAGES.filter((language) => language !== 'zh')
    .map((language) => WORDS[language][name])
    .join('|');
  return `(?:(?<!\\p{L})(?:${latin})(?!\\p{L})${WORDS.zh[name] === '' ? '' : `|${WORDS.zh[name]}`})`;
};
