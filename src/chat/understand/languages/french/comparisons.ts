import type { Phrases } from '../language-tables.ts';

export const frenchComparisons: Phrases = {
  'compare.atMost': `(ça|cela) (coince|bloque|se complique|devient difficile|devient compliqué|devient impossible|devient trop cher) (au delà|au-delà|au dessus|au-dessus) (de|des|du|d); 
    jusqu (à|a|au|aux) (un maximum de|environ|); jusqua; au (plus|maximum|max|max.); (maximum|max|max.|maxi) (de|:|); pas (plus|au dessus|au-dessus|au delà|au-delà) (de|d|que); (ne|n|) (dépasse|dépassant|dépassent|dépasser|dépasserait|dépasseraient|dépassera|excédant|excède|excédent|excéderait|excèderait|excéderaient) pas; (ne|n|) (doit|doivent|devra|devrait|devraient|saurait|peut|pourra) pas (dépasser|excéder) (les|); sans aller au(-| )delà (de|des); (je|on|nous) (ne|n|) (veux|veut|voulons|souhaite|souhaitons|voudrais|voudrait|peux|peut|pouvons|pourrai|pourra|compte|comptons) pas (dépasser|excéder|(mettre|payer|dépenser|investir|monter à) plus (de|que|cher que)|aller (plus haut que|au delà de|au-delà de|au dessus de|au-dessus de)|monter (au dessus|au-dessus|plus haut) (de|que)) (les|); (hors de question|pas question|interdit|impossible) (de|d) (dépasser|excéder|(payer|mettre|dépenser|débourser|investir|monter à|aller à) plus (de|d|que)|(aller|monter) (au delà|au-delà|au dessus|au-dessus|plus haut) (de|d|des|du|que)) (les|); (ne|) pas (dépasser|dépassant|excéder|excédant) (les|); sans (dépasser|excéder) (les|)
    (budget|prix|plafond|limite) (max|maximum|maxi|maximal|limite|plafonné) (de|à|est de|:|est|d|); (budget|plafond|limite|maximum|enveloppe) (de|à|est de|est|:|d|jusqu à|autour de max); (on|je|nous) (redescend|redescends|redescendons|descend|se limite|me limite|s arrête|m arrête|plafonne|bloque|se fixe|me fixe|nous limitons) (à|a); (on peut|je peux|nous pouvons|prêt à|prête à|prêts à) (aller|monter|mettre|payer|dépenser|investir) (jusqu|) (à|au|) ; <=; =<; ≤; dans la limite de; à hauteur de; dans les limites de; (rien|pas) au(-| )dessus (de|du|des|d); pas plus cher (que|de); (plafonné|limité|bloqué)(e|s|es|) (à|a)`,
  'compare.lessThan': `dessous (de|des|d); (à|de|pour|) moins (de|d|que|cher que|chère que); (en|au) (dessous|deçà) (de|des); en(-| )dessous (de|des|); au-dessous de; sous (la barre des|la barre de|les|); inférieur(e|s|es|) (à|a|aux); <; plus (petit|petite|bas|basse) que`,
  'compare.atLeast': `
    au (moins|minimum|min|mini); (minimum|min|min.|mini) (de|:|); à partir (de|du|d); dès; un minimum (de|d); pas moins (de|que); pas (en|au) dessous (de|d|des|du); (non|surtout|nan) (,|) (rien|pas) à moins (de|d|que); >=; =>; ≥; (de|) minimum; d au moins; supérieur(e|s|) ou égal(e|) à; allant de; à compter de`,
  'compare.moreThan': `à plus (de|d); dessus (de|des|d); voir plus (de|d); (franchir|dépasser|passer|crever) (la barre|le plafond|le seuil) (des|de|du|d); plus (de|d|que|grand que|grande que|grands que|cher que|chère que); (au|en) (dessus|delà) (de|des|du|d); au-dessus (de|des|du|d); au-delà (de|des|du|d); supérieur(e|s|es|) (à|a|aux); >; dépassant (les|); excédant; (qui|) dépasse(nt|) (les|)`,
  'compare.exactly': `exactement; pile; précisément; juste; seulement; uniquement; strictement; =; pas plus pas moins`,
  'compare.about': `environ; à peu près; autour (de|des|du|d) (les|); aux (alentours|environs) (de|des); vers (les|); près de; approximativement; aprox; approx; approx.; env; env.; dans les; aux environs; ~; ±; circa; grosso modo; à plus ou moins; plus ou moins; quelque; de l ordre de; avoisinant (les|); tournant autour de; autour; un budget (autour|d environ) (de|); à environ`,
  'compare.before': `avant (l année|l an|); antérieur(e|s|es|) (à|a); d avant; (construit(e|s|es|)|bâti(e|s|)) avant (l an|l année|); pas après; (pas|non|rien de|rien) (plus récent|plus récente) (que|de)`,
  'compare.after': `après (l année|l an|); postérieur(e|s|es|) (à|a); d après; (construit(e|s|es|)|bâti(e|s|)) après (l an|l année|); (à|a) partir de`,
  'compare.since': `depuis (l année|l an|); (construit(e|s|es|)|bâti(e|s|)) (à partir de|depuis|dès) (l an|l année|); (à partir|) (de|) l année; pas avant`,
  'compare.newerThan': `plus (récent|récente|neuf|neuve|jeune|récents|récentes) que; (pas|rien de|rien) plus (vieux|vieille|ancien|ancienne|vieilles|anciens|anciennes) (que|de); (moins vieux|moins vieille|moins ancien|moins ancienne) (que|de)`,
  'compare.olderThan': `plus (vieux|vieille|ancien|ancienne|vieilles|anciens|anciennes|âgé) que`,
  'compare.within': `(dans|durant|pendant|au cours|lors|depuis|sur) (les|des|de la|la|le|du) (derni(er|ère|ers|ères)) ; (les|la|le|des|du) (derni(er|ère|ers|ères)); (depuis|il y a) (moins de|au plus|maximum|au maximum) ; en moins de; derni(ers|ères); (ces|les) derni(ers|ères)`,
  'after.atMost': `(on|je|nous) (ne|) (suis|suit|suivons|suivra|suivrai) (plus|pas); ça (coince|bloque); ou moins; et moins; (au|) (maximum|max|max.|maxi|plus); grand (maximum|max|maxi); pas un (sou|centime|franc|euro|dollar|rond|kopeck) de plus; tout compris maximum; de budget (max|maximum|); de plafond; (est|c est) (mon|notre) (maximum|max|budget|limite|plafond); pas plus; pas davantage; ou en dessous; à tout casser`,
  'after.atLeast': `(+|plus); ou (plus|davantage); et (plus|au-dessus|au dessus); (au|) (minimum|min|min.|mini|moins); voire plus; ou supérieur`,
  'after.about': `environ; à peu près; approximativement; ou à peu près; plus ou moins; env; env.; approx; ou presque; à la louche`,
  'after.exactly': `exactement; pile; précisément; tout rond; pas plus pas moins; seulement; uniquement`,
  'after.half': `et demi(e|)`,
  'after.newer': `(ou|et) (plus récent|plus récente|plus récents|après|plus neuf|postérieur)`,
  'after.older': `(ou|et) (plus ancien|plus ancienne|plus vieux|avant|plus vieille)`,
  'range.open': `(compris|comprise|situé|prix|budget|quelque part|) entre (les|); (de|du) (prix|budget) (de|entre); (allant|variant) de; dans une fourchette (de|d|entre)`,
  'range.to': `à; a; -; ~; jusqu à; ou; →; voire; ou bien; ou même; ou peut-être; à environ; et jusqu à`,
  'range.slash': '/',
  'range.and': 'et (les|); &',
  'band.low': '(dans le|le|) (bas|début) (des|de la)',
  'band.mid': '(dans le|le|au|) milieu (des|de la)',
  'band.high': '(dans le|le|) (haut|fin) (des|de la)',
};
