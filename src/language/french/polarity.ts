import type { PhrasesByKey } from '../language.ts';

const A = "(de|d'|du|des|la|le|les|l'|à|au|aux|en|dans|sur|avec)?";
const OF = "(de|du|des|d')? (la|l'|les|le)?";
const VERY = '(du tout|vraiment|très|si|forcément|trop|non plus|plus|absolument|spécialement|particulièrement)?';
const MATTERS = [
  '(grave|important|nécessaire|indispensable|obligatoire|essentiel|requis|utile|urgent|gênant)(e|s|es|le|les|)',
  "(primordial|prioritaire|un critère|une priorité|ma priorité|obligé|vital|rédhibitoire|un must|un souci|un problème|d'actualité)",
];
const NOT_MATTERS = MATTERS.map((one) => `pas ${VERY} ${one}; plus ${VERY} ${one}`).join('; ');
const NICE = `(${[
  'bien|génial|super|top|cool|parfait|idéal|mieux|chouette|sympa|agréable|un plus|un vrai plus|un bonus|apprécié|appréciable|appréciée|le top|le rêve',
  'un rêve|le fun|formidable|bienvenu|bienvenue|souhaitable|un gros plus|nickel|préférable',
].join('|')})`;
const BAN = '(évit|refus|détest|écart|élimin|suppri|bann)(e|er|ez|ons|mer|mez|ir)';
const OUT = '(oubli|enlev|enlèv|retir|vir|zapp|laiss)(e|ez|ons|er)';
const HOUSE = '(maison|appartement|appart|logement|studio|condo|villa)';

/** What is wanted, not wanted, not needed, only nice; what is told of something else. */
export const frenchPolarity: PhrasesByKey = {
  'not.without': 'sans; qui n a pas',
  'not.before': `
    qui (n'a|n ont) pas de|d'?; ne veux|veut|voulons|voudrais|cherche|cherchons pas de|d'? celles|ceux|du|des? avec?; pas|jamais|ni|rien ${A}
    pas trop? (près|proche|à côté|du côté) ${OF}; surtout|absolument pas ${A}; non; plus jamais ${A}; sans aucun|aucune?; aucun(e|s|); zéro
    hors|marre|peur|exempt ${OF}; surtout sans; pu de|d'
    veux|veut|voulons|voudrais|cherche|cherchons|souhaite|souhaitons|supporte|aime|aimons plus|pu|ni|rien|aucun|aucune (de|d'|entendre parler de)?
    ${BAN}; fui(s|t|r); fuyons; haïs; exclu(t|s|re|ons|ez) d'emblée?; allergique à|aux|au; dépourvu(e) de
    (inutile|pas la peine|évitez|évite|merci d'éviter|arrêtez|arrête|stop|épargnez-moi) de|d'? me|nous? proposer|montrer|envoyer|parler ${A}
    ne? me|nous? (montr|propos|envoy)(e|ez) (pas|plus|rien|plus rien) ${A}; fini(s|es|)
    c'est fini avec|pour|les|la|le|l'|de|des (les|la|le|l')?; ras le bol ${OF}
    hors de question que|qu'|de|d'? (vivre|habiter|il y ait)? ${A}; pas question que|qu'|de|d'? (il y ait|vivre)? ${A}; faites-moi grâce ${OF}
    à l'exclusion ${OF}; pas|aucune envie ${OF}; stop aux; très peu pour moi|nous; quitter; au lieu ${OF}`,
  'not.behind': `
    c'est fini; ne? compte(nt) pas; non|pas admis|acceptés|accepté|autorisés|autorisé|permis|souhaité; non merci; surtout pas; hors de question
    c'est|est? (exclu|éliminatoire|rédhibitoire|impossible|inenvisageable|niet)(e|s|es|); très peu pour moi|nous
    à éviter|exclure|bannir|proscrire; sans façon; excepté(e|s|)
    ne|n'? m'|nous|me? (intéresse|convient|plait|tente|dit)(nt) pas|plus (du tout|rien)?; n'en veux|veut|voulons pas|plus; en veux pas|plus
    ne? supporte|veux pas; no go; interdit(e|s|es|)`,
  'not.except': `
    tout|partout? (sauf|hormis|excepté|à part) ${A}; n'importe où (sauf|hormis|excepté|à part|ailleurs qu') ${A}; n'importe quoi sauf|hormis ${A}
    à l'exception ${OF}; (ailleurs|autre part) que|qu' ${A}; mais surtout? pas ${A}; en dehors ${OF}; exception faite ${OF}; ce? que je ne veux pas
    on exclut d'emblée`,
  'not.again': `plus jamais ça; jamais de la vie; jamais plus`,
  'not.both': `${BAN}; ni; que je ne veux pas; inutile de me proposer|montrer; faites-moi grâce ${OF}; on exclut d'emblée; exclu(s|t|ons|ez)`,
  'free.before': `
    ai|a|avons? pas|plus|nul vraiment|forcément|absolument? besoin (de|d'|du|que|qu'|ni de) (avoir|ce soit|il y ait|elle soit|il soit)?
    pas|plus|non forcément|nécessairement|obligatoirement; avec ou sans; (peu importe|importent|qu'importe|peu m'importe) (si|s'il y a)?
    (m'est|nous est) égal (si|s'il y a)?
    tien|tient|tiens|tenons pas|plus|ni absolument|particulièrement|spécialement|vraiment? à|au|aux (ce qu'il y ait|avoir)?
    (inutile|pas nécessaire) que|qu'|d'|de|si|s' (ce soit|il y ait|il soit|elle soit|avoir|il n'y a pas)?
    pas|plus indispensable|obligatoire|grave|obligé|obligée|obligés que|qu'|d'|de|si|s' (ce soit|il y ait|il soit|elle soit|avoir|il n'y a pas)?
    (pass|moqu|fich|contrefich)(e|erai|era|erait|ons) bien|volontiers? (de|d'|du|des|que ce soit|qu'il soit|qu'elle soit); tant pis pour|si
    ${OUT} tomber? (le critère|la condition)? ${OF}; même (sans|avec|s'il n'y a pas|s'il y a) ${A}; peut|peux|pourrait (très bien) se|me? passer ${OF}
    rien à faire|foutre ${OF}`,
  whichever: "n'importe quel(le)(s); tout(e)",
  'free.behind': `
    ${NOT_MATTERS}; non (nécessaire|indispensable|obligatoire)(s); (peu importe|peu m'importe|qu'importe|tant pis)
    (m'est|nous est|c'est|m'importe) complètement|totalement|bien? égal|égale|indifférent|peu; sans|aucune importance; pas|plus d'importance|besoin
    peut|peux|pouvons|pourra|pourrai|pourrait|va|vais|allons (bien|très bien)? (s'en|m'en|nous en) passer
    (s'en|m'en|nous en) (pass|fich|fout|fous|moqu|contrefich)(e|era|erai|erait|ons|) (bien|très bien)? (en fait)
    peut|peux|pouvons|pourra|pourrai (très bien|bien)? faire|vivre sans; fera|ferai|ferons sans; ${OUT} tomber|faire? ça?
    (optionnel|facultatif|secondaire|accessoire|superflu|inutile)(le|s|e|); n'en|en? ai|a|avons pas|plus vraiment? besoin; ou pas|non|sans
    n'y|y? tien|tiens|tient|tenons pas|plus; sert|servent plus? à rien; n'en veulent pas|plus; plus s'en occuper`,
  'free.needed': '(nécessaire|obligatoire|indispensable)(s); requis(e|es|); exigé(e|s|es|)',
  'soft.before': `
    (idéalement|de préférence|si possible|dans l'idéal|éventuellement|au mieux|en bonus|pourquoi pas|tant qu'à faire|à la limite|
      dans la mesure du possible|de préf) avec|si? ${A}; l'idéal serait ${A}
    (aimer|préférer|apprécier|adorer)(ais|ions|ait) bien|vraiment|beaucoup? (avoir|qu'il y ait)? ${A}
    (ce serait|serait|c'est|ça serait) ${NICE} (si|avec|d'avoir|qu'il y ait|s'il y avait|s'il y a|de|d'); un|gros? plus|bonus :|si|pour|serait
    rêve de|d'|serait; une préférence pour; plutôt avec; (encore mieux|tant mieux) (avec|si|s'il y a|s'il y avait)`,
  'soft.behind': `
    ce|ça? serait|seraient|sera|c'est|est (aussi|vraiment|quand même|encore)? ${NICE} (aussi|mais pas obligatoire|mais pas indispensable)?
    si possible; de préférence; idéalement; dans l'idéal; un plus; un|en bonus; souhaité(e|es); souhaitable; apprécié(e|s|es|); bienvenu(e|s|es|)
    me|nous plairait; mais pas obligatoire|indispensable|nécessaire`,
  'fine.before': `
    pas (contre|opposé à|opposés à|opposée à) un|une?; ok|d'accord|partant|prêt|ouvert|ouverts|prêts pour|à
    me|nous? dérange|gêne pas que|d'avoir|si?; accept(e|ons) aussi?; on peut aussi regarder|prendre|voir`,
  'fine.may': `peut|peuvent|pourrait (aussi|très bien|même)? être (un peu)?; pas grave (si c'est|si elle est|s'il est) (un peu)?`,
  'fine.behind': `
    ça|cela? (irait|ira|passerait|conviendrait|va|passe|marche|convient|me va|nous va|m'irait|fait l'affaire|ferait l'affaire|me convient) (aussi|
      également|très bien|bien|quand même)?; (c'est|est|serait|sont|ce serait) ok|bon|bien|correct|acceptable|possible aussi|également; c'est ok
    (dérange|gêne)(nt) pas; ferait aussi mon|notre bonheur`,
  'link.or': 'ou; ou bien|alors|encore|même|sinon; soit; et/ou; voire; /',
  'link.and': 'et; &; +; plus; ainsi que; et aussi|puis|également|même; puis; pis; en plus',
  'link.but': `
    mais; le reste; par contre|ailleurs; en revanche; cependant; toutefois; sinon; néanmoins; sauf|alors|tandis que; pourtant; pour le reste`,
  'link.of': "de; d'; du; des",
  'link.with': `
    avec; (dot|équip|mun)(é|ée|és|i|ie)|disposant|besoin ${OF}; comprenant; incluant; (ait|aient|ont|qui a|qui ont) bien|aussi?; possède(nt)
    me|nous? faut|faudrait|faudra absolument|aussi|vraiment|impérativement? (que ce soit|qu'il y ait)?; où|qui? il? y a; tiens|tient|tenons à|au|aux
    doit|devrait|doivent y? avoir|être|comporter; y compris; veux|veut|voulons|voudrais|voudrait|voudrions aussi|absolument? (avoir|qu'il y ait)?`,
  'link.so': `
    car; parce|vu|pendant|dès|pour que; parce|vu qu'; pcq; puisque; comme; donc; alors; du coup; quand; lorsque; si; étant donné; afin de|d'|que
    c'est trop|des|pourquoi; à cause ${OF}`,
  instead: `(plutôt (que|qu')|au lieu|à la place) (${OF}|${A}); (remplac|échang|chang)(e|ez|er) le|la|les|l'?`,
  correction: `
    enfin|euh|ah|oh|oups? (non pardon|pardon|non finalement|finalement non|non plutôt|non attends|attends non|non attendez|je voulais dire)
    enfin|euh|ah|oh|oups? (je veux dire|correction|oups|je me trompe|je me suis trompé|erreur)
    enfin|euh|ah|oh|oups? (enfin (plutôt|disons|mettons)|non en fait|désolé non|désolée non|non désolé|ou plutôt)
    enfin|euh|ah|oh|oups? (non non|je rectifie|euh non|ah non|enfin non|plutôt non)`,
  'aside.before': `
    avons|a|ai|avait|avais|avions déjà|longtemps? visité|vu|vendu|acheté|perdu|loué|vécu|habité|eu|possédé|quitté
    vien|viens|vient|venons de visiter|vendre|perdre|quitter|voir; mon|ma|notre ancien|actuel|précédent|premier|ancienne|actuelle ${HOUSE}
    ma|mon|notre|leur ${HOUSE} actuelle|actuel|est|n'a|n'est|avait; (habit|lou|log)(e|ons) actuellement|déjà|encore|toujours? dans|à|en?
    vend|vends|vendons|vendre|quitter|quitte|quittons ma|mon|notre|la (${HOUSE}|location|petit|grande)
    mon|ma|mes|nos|notre|le (voisin|voisine|voisins|soeur|frère|beau-frère|cousin|ami|amie|patron|collègue|oncle|tante|ex|proprio) (a|ont|avait|
      possède|du dessus|du dessous) acheté|vendu|loué?`,
  'aside.behind': `
    avant; auparavant; autrefois; quand|lorsque j'étais petit|petite|enfant; l'an dernier; l'année dernière; il y a longtemps; jusqu'ici
    jusqu'à présent; actuellement; en ce moment; pour l'instant; dans mon ancien|ancienne ${HOUSE}`,
  'aside.end': `
    veu(x|t); voulons; (voudr|aimer)(ais|ait|ions); (re)cherch(e|ons); souhait(e|ons|erais|erions); préfèr(e|erais); faut; faudrait; faudra
    donc; alors; du coup; maintenant; désormais; mais; trouvez-moi; montrez-moi; (vous avez|avez-vous|auriez-vous); besoin ${OF}
    (à la|en) recherche ${OF}; nous|moi c'est; quelque chose; pour acheter|louer|trouver`,
};
