import type { Phrases } from '../language-tables.ts';

const MY = '(mon|ma|mes|notre|nos)';
const DWELLING =
  '(maison|appart|appartement|logement|condo|studio|villa|pavillon|immeuble|bien|chalet|duplex|loft|t1|t2|t3|t4|f2|f3|location|baraque|demeure|propriété)';
const NOW =
  '(actuellement|en ce moment|présentement|aujourd hui|pour l instant|pour le moment|à l heure actuelle|maintenant)';
const I = '(je|j|on|nous)';
const ALL = '(tous|ensemble|encore|toujours|déjà|à (2|3|4|5|6|deux|trois|quatre|cinq|six)|)';

/** What tells of the home that the visitor has, not of the one that is looked for. */
export const frenchOwnHome: Phrases = {
  'own.before': `
    ${MY} ${DWELLING} (actuel|actuelle|d avant|de maintenant|précédent|précédente); ${MY} (actuel|actuelle|ancien|ancienne|précédent|précédente) ${DWELLING}
    ${MY} loyer (actuel|actuelle|d aujourd hui|de maintenant|) (est|était|s élève|se monte|tourne|monte); ${MY} ${DWELLING} (est|était|sera|vient|fait|n a|coûte|devient)
    (le|la|l) ${DWELLING} (où|dans lequel|dans laquelle) ${I} (vis|vit|vivons|habite|habitons|suis|est|sommes|loge|logeons); (le|la|l) ${DWELLING} que ${I} (loue|louons|vends|vend|vendons|quitte|quittons|possède|possédons) ${NOW}
    ${I} (vends|vend|vendons|quitte|quittons|rends|rend|rendons|viens de vendre|vient de vendre|venons de vendre|viens de quitter|vient de quitter|venons de quitter) (aussi|déjà|bientôt|) ${MY}
    ${I} (ai|a|avons) (déjà|enfin|) (vendu|quitté|rendu) (${MY}|le|la|l|un|une)
    ${I} (loue|louons|occupe|occupons|possède|possédons) (déjà|${NOW}) (un|une|${MY}); ${NOW} ${I} (loue|louons|occupe|occupons|paie|paye|payons|possède|possédons|ai|a|avons|suis dans|est dans|sommes dans|vis dans|vit dans|vivons dans|habite dans|habitons dans) (un|une|${MY}|); ${I} (paie|paye|payons|loue|louons) ${NOW}
    ${I} (vis|vit|vivons|habite|habitons|loge|logeons|s entasse|nous entassons) ${ALL} (${NOW}|) dans (un|une|${MY})
    ${I} (suis|est|sommes|vis|vit|vivons|habite|habitons|loge|logeons) ${ALL} (${NOW}|) au (1er|premier|2e|2ème|deuxième|second|3e|3ème|troisième|4e|4ème|quatrième|5e|5ème|cinquième|6e|6ème|sixième|7e|7ème|dernier) (étage|)
    (vendre|la vente de|après avoir vendu|en vendant|quitter|rendre) ${MY}; ${I} (déménage|déménageons|pars|partons|sors|sort|sortons) (d|de) (un|une|${MY}); ${I} (ai|a|avons) (déjà|enfin|aussi|) (acheté|racheté|acquis) (un|une|des|${MY}|le|la|l)`,
  'own.mine': MY,
  'own.behind': '(est|a été|vient d être|vient de se|sera|va être|s est|est déjà|est enfin) (vendu|vendue|vendre)',
  'own.end': `
    pis; puis; et puis; donc; du coup; d où; c est pourquoi; c est pour ça; cette fois; contre (un|une|quelque chose); pour (un|une|quelque chose|acheter|louer|prendre|trouver|aller)
    ${I} (veux|veut|voulons|voudrais|voudrait|voudrions|cherche|cherchons|recherche|recherchons|souhaite|souhaitons|aimerais|aimerait|aimerions|ai besoin|a besoin|avons besoin); et ${I} (veux|veut|voulons|voudrais|voudrait|voudrions|cherche|cherchons|souhaite|souhaitons|aimerais|aimerait|aimerions|ai|a); (il|) (me|nous) (faut|faudrait); à la recherche; en recherche`,
};
