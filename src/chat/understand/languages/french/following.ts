import type { Phrases } from '../language-tables.ts';

const KINDS =
  'maison|appartement|appart|bien|logement|annonce|propriété|condo|option|villa|terrain|offre|studio|pavillon';
const MANY =
  'maisons|appartements|apparts|biens|logements|annonces|propriétés|condos|options|villas|terrains|offres|résultats|studios|choix';
const THAN =
  '(que|de) (ça|cela|celui-ci|celle-ci|celui-là|celle-là|celui ci|celle ci|celui là|celle là|ceux-ci|celles-ci|le premier|la première|le deuxième|la deuxième|le dernier|la dernière|ceux là|celles là)';
const SOME =
  '((quelque chose|quelquechose|qqch|qqc|qch|qq chose) (de|d|)|y a pas|il y a pas|il n y a pas|y a rien de|il n y a rien de|t as pas|t as rien de|tu n as pas|vous n avez pas|vous avez pas|vous n avez rien de|vous avez rien de|n avez-vous pas|n avez vous pas|n y a-t-il pas|n y a t il pas|un peu|un truc|une option|y a t il|avez-vous|avez vous|as tu|il y a|t as|vous avez|auriez-vous|auriez vous|du|des|beaucoup|encore|rien de|)';
const ORDINAL = (one: string): string =>
  `(le|la|l|du|de la|au|à la|ce|cette) ${one} (${KINDS}|de la liste|d entre eux|d entre elles|) (ci-dessus|); ${one} (maison|appartement|bien|annonce|option|logement)`;

export const frenchFollowing: Phrases = {
  'superlative.lowest': 'plus (bas|basse|faible); minimum',
  'superlative.highest': 'plus (haut|haute|élevé|élevée); maximum',
  'point.place': 'là-bas; là bas',
  'point.focus': `
    (ce|cet|cette) (${KINDS}|dernier|dernière|endroit|adresse|immeuble) (-ci|-là|là|ci|); celui(-| )(ci|là); celle(-| )(ci|là); (le|la) même; ça; cela; ceci; il; elle; lui; là(-| )bas; (le|la) (${KINDS}) (ci dessus|que vous m avez montré|que tu m as montré|en question)`,
  'point.all': `ceux(-| )(ci|là); celles(-| )(ci|là); ces (${MANY}|deux|trois|quatre|cinq|derniers|dernières) ; (ces|tous les|toutes les) (deux|trois|quatre|cinq) (${MANY}|); (ils|elles|eux); tous (ceux-là|ceux-ci|ceux là|); toutes (celles-là|celles-ci|celles là|); chacun(e|); (l|) un(e|) (d eux|d entre eux|d elles|d entre elles|des deux)`,
  'point.one': `(celui|celle) (à|de|du|au|dans|en|avec|qui|sur|d|des|près|qu)`,
  'point.first': `${ORDINAL('(premier|première|1er|1ère|1ere)')}; (numéro|option|n°|no|annonce) un`,
  'point.second': `${ORDINAL('(deuxième|second|seconde|2ème|2eme|2e|2nd|2nde)')}; (numéro|option|n°|no|annonce) deux`,
  'point.third': `${ORDINAL('(troisième|3ème|3eme|3e)')}; (numéro|option|n°|no|annonce) trois`,
  'point.fourth': `${ORDINAL('(quatrième|4ème|4eme|4e)')}; (numéro|option|n°|no) quatre`,
  'point.fifth': `${ORDINAL('(cinquième|5ème|5eme|5e)')}; (numéro|option|n°|no) cinq`,
  'point.sixth': ORDINAL('(sixième|6ème|6eme|6e)'),
  'point.seventh': ORDINAL('(septième|7ème|7eme|7e)'),
  'point.eighth': ORDINAL('(huitième|8ème|8eme|8e)'),
  'point.ninth': ORDINAL('(neuvième|9ème|9eme)'),
  'point.tenth': ORDINAL('(dixième|10ème|10eme)'),
  'point.eleventh': ORDINAL('(onzième|11ème|11eme)'),
  'point.twelfth': ORDINAL('(douzième|12ème|12eme)'),
  'point.firstTwo':
    '(lequel|laquelle|lesquels|lesquelles|) (les|des|aux|ces) ((deux|2) (premiers|premières)|(premiers|premières) deux)',
  'point.firstThree':
    '(lequel|laquelle|lesquels|lesquelles|) (les|des|aux|ces) ((trois|3) (premiers|premières)|(premiers|premières) trois)',
  'point.lastTwo': '(les|des|aux|ces) ((deux|2) (derniers|dernières)|(derniers|dernières) deux)',
  'point.last': `${ORDINAL('(dernier|dernière)')}`,
  'ordinal.first': 'premier; première; 1er; 1ère; 1re',
  'ordinal.second': 'deuxième; second; seconde; 2e; 2ème',
  'ordinal.third': 'troisième; 3e; 3ème',
  'ordinal.fourth': 'quatrième',
  'ordinal.fifth': 'cinquième',
  'ordinal.ninth': 'neuvième',
  'ordinal.tenth': 'dixième',
  'ordinal.eleventh': 'onzième',
  'ordinal.twelfth': 'douzième',
  'ordinal.last': 'dernier; dernière',
  'point.number': `(de|dans) la; dans le; du; #; numéro; n°; no; no.; nº; num; (le|la|du|l|de l) (numéro|option|n°|no|annonce numéro); option; options; numéros; annonce numéro`,
  'follow.keeps': `(mais|et|) (garde|gardez|gardons|en gardant|conserve|conservez|conservons|on garde|je garde) (le|la|les|l|dans|) (même|); (sauf|hormis|à part) (le|la|les|l); (dans|) (le|la) même`,
  'follow.reset': `
    (on|je|) (recommence|recommencez|recommencer|recommençons|redémarrer|réinitialise|réinitialiser|réinitialisez) (à|de|depuis|tout|la recherche|une nouvelle recherche|tout à|) (zéro|le début|recherche|); (on|je|) (repars|repart|repartons|repartir|reprendre|reprends|reprend|reprenons|reprenez) (tout|la recherche|une nouvelle recherche|) (à|de|depuis) (zéro|le début); (on|je|) (repars|repart|repartons|repartir) sur (autre chose|une autre base|de nouvelles bases); (on|je|) (reprends|reprend|reprenons|reprendre|reprenez) tout; (nouvelle|autre) recherche; (oublie|oubliez|oublions|efface|effacez|annule|annulez|laisse|laissez) (tout|tout ça|tout cela|ça|cela|ce que j ai dit|tomber tout|la recherche|tous les filtres|tous les critères|mes critères|tous mes critères|mes filtres|ma recherche|mes demandes|mes conditions); (enlève|enlevez|supprime|retire) tous les (filtres|critères); (à|de) zéro; (on|je|) (retour|retourne|retournons|revenons|revient|reviens) à la case départ; rien à voir; (changement|changeons|on change) de sujet; (autre|nouvelle) question; question suivante; depuis le début; repartons de zéro; reset`,
  'follow.more': `(vous en avez|vous avez|t as|tu as|t en as|vous auriez|auriez vous|auriez-vous|avez vous|avez-vous) d autres; (lui|elle|celui-là|celle-là|celui-ci|celle-ci) non plus; (non|) rien de (tout ça|tout cela|tout ce que vous (montrez|proposez|avez montré)) (ne (me|nous) (plaît|convient|va)|); voir plus (de|d);
    (aucun|aucune|rien) (de ceux-là|de celles-là|de ceux ci|de celles ci|des (deux|trois|quatre|cinq|premiers|premières)|parmi (ceux-là|celles-là)|là dedans|dans tout ça|dans le lot|dans la liste) (ne|n|) (me|m|nous|) (plaît|plait|convient|va|tente|correspond|intéresse|dit|branche|emballe|parle) (rien|vraiment|trop|);
    (montre|montrez|donne|donnez|affiche|affichez|voir|envoie|envoyez|propose|proposez|as tu|avez-vous|avez vous|y a t il|y en a t il|je veux|j aimerais|je voudrais|peux-tu m|peux tu m|vous en avez|t en as|il y en a) (m en|en|moi|nous|moi en|nous en|voir|) (plus|davantage|d autres|d autre|encore|quelques autres|la suite|quelques-uns de plus|les autres) (${MANY}|de (${MANY})|); d autre(s|) (${MANY}|propositions|possibilités|); plus (de|d) (${MANY}|propositions|possibilités|photos de maisons); (la|) (page suivante|suite|suivante|suivant|suivants|suivantes); les (cinq|) (suivants|suivantes|autres); encore (${MANY}|un|une|des|du|d autres|deux|trois|quatre|cinq|six|2|3|4|5|6|10|quelques-uns|quelques-unes|quelques uns); (j en veux|on en veut|vous en avez|t en as|y en a|en avez-vous|montrez m en|montre m en) encore; autre chose; (quoi|rien|qu est-ce que vous avez|qu avez-vous|vous avez quoi|t as quoi|tu as quoi|il y a quoi|y a quoi|vous auriez quoi) d autre; (montrer|proposer|afficher|envoyer|donner|voir|avoir) (en|) (plus|davantage|d autres|(deux|trois|quatre|cinq|six|dix|2|3|4|5|6|10) (autres|de plus)|quelques (autres|uns de plus)); (deux|trois|quatre|cinq|six|dix|2|3|4|5|6|10) autres; un(e|) autre; (je|j|on|nous) (ne|n|) (aime|aimons) (aucun|aucune|pas|pas trop|pas vraiment) (de|d|) (celles-là|ceux-là|celles-ci|ceux-ci|celles là|ceux là|ces maisons|ces appartements|ces biens|ces annonces|tout ça|ça); (aucun|aucune|rien) (d entre eux|d entre elles|de tout ça|là-dedans|) (ne|n|) (me|m|nous|) (plaît|convient|va|tente|correspond|plait|intéresse); (ça|elles|ils) (ne|) (me|nous) (plaît|plaisent|conviennent|convient|plait) (pas|pas trop|pas vraiment|guère); c est tout ce (que vous avez|que t as|que tu as|qu il y a|qu il reste); (continue|continuez|continuons); (je|on|nous) (ne|n|) (suis|est|sommes) (pas|pas du tout|pas vraiment) intéressé(e|s|es) (par|) (ceux-là|celles-là|ceux-ci|celles-ci|ça|tout ça|ces (biens|maisons|appartements|annonces|condos|offres)); davantage; en voir plus; voir plus; plus d options`,
  'follow.weakMore': '(oui|ok|allez|et|) encore (svp|stp|s il vous plaît|s il te plaît|)',
  'follow.asked': `
    (seulement|que|uniquement|) (ceux|celles|celui|celle|un|une|des|les|d autres|quelque chose) (${MANY}|${KINDS}|) qui (en|l|les|y en) (ont|a|auraient|aurait|aient|ait) (un|une|)
    (seulement|que|uniquement|) (ceux|celles|un|une) où (il|) y en (a|ait|aurait) (un|une|); (seulement|que|uniquement|) (ceux|celles|un|une) qui (les|le|l|) (acceptent|accepte|permettent|permet|autorisent)
    (il|) (m|nous) en (faut|faudrait) (absolument|vraiment|impérativement|quand même|) (un|une); (j|on|nous) en (veux|veut|voulons|voudrais|voudrait|voudrions) (absolument|vraiment|quand même|) (un|une); (j|on|nous) en (ai|a|avons) (absolument|vraiment|) besoin`,
  'follow.askedNot': `
    (seulement|que|uniquement|) (ceux|celles|celui|celle|un|une|des|les|d autres|quelque chose) (${MANY}|${KINDS}|) qui (n|) (en|l|les|y en) (ont|a|auraient|aient|ait) pas
    (j|on|nous) (n|) en (veux|veut|voulons) (pas|surtout pas)`,
  'follow.also': `(accepte|acceptons|prends|prendrais|considère) aussi (les|des|un|une|); (ça|cela) (va|irait|passe|convient|me va|m irait|marche) aussi; (irait|conviendrait) aussi; aussi (à|en|dans|avec|); également (à|en|dans|); (ajoute|rajoute)(z|r|) (aussi|); et aussi (à|en|dans|); en plus (de|); inclu(s|ez|re) (aussi|); ou aussi (à|); élargi(s|r|ssez) (la recherche|) (à|); ainsi que (à|)`,
  'follow.only': `(et|) pas plutôt; (non|nan) (je|on|nous|) (veux|veut|voulons|cherche|cherchons|voudrais|préfère|préfèrerais|préférons|) (plutôt|finalement|en fait|mais plutôt|mais finalement|plutôt pour|un|une|des|en|à|au|aux|dans) ; seulement; uniquement; plutôt; à la place; change(z|r|) (pour|en|le|la) ; finalement; en fait; maintenant; juste; (mets|mettez) (plutôt|); exclusivement; alors plutôt`,
  'follow.among': `
    (lequel|laquelle|lesquels|lesquelles|combien|certains|certaines|un|une|aucun|aucune|quelqu un) (parmi|d entre|de|des) (ceux-ci|celles-ci|ceux-là|celles-là|ces biens|ces maisons|ces appartements|ces annonces|ces logements|eux|elles|la liste|cette liste|ces résultats|trois|ceux là|celles là|deux|ces options|cinq) ; (lequel|laquelle|lesquels|lesquelles) (a|ont|est|sont|accepte|acceptent|possède|possèdent|coûte|se trouve|se trouvent|dispose|disposent|offre|offrent|permet|permettent) ; (parmi|entre) (ceux-ci|celles-ci|ceux-là|celles-là|ces biens|ces maisons|ces appartements|ces annonces|eux|elles|ces résultats|ceux là|celles là|la liste); (y en a t il|y en a-t-il|il y en a|est-ce qu il y en a|est ce qu il y en a) (un|une|certains|) (qui|avec) ; (lequel|laquelle|lesquels|lesquelles); seulement (ceux|celles) (qui|avec)`,
  'relative.cheaper': `
    ${SOME} (moins (cher|chère|chers|chères|coûteux|coûteuse|onéreux)|plus (abordable|économique|accessible)(s|)|meilleur marché) (${THAN}|); ${SOME} moins (cher|chère|chers|chères); (trop|un peu|beaucoup trop|bien trop|un peu trop|c est trop) (cher|chère|chers|chères|coûteux); (c est|bien|) (hors|au-dessus|au dessus) (de|du|) (mon|notre|nos|) budget; (explose|crève|dépasse|dépassent) (le|mon|notre) budget; (pas|plus) dans (mon|mes|notre|nos) (budget|moyens|prix|cordes); (au dessus|au-dessus) de (mes|nos) moyens; (j ai|on a|nous avons) pas les moyens; (trop|bien trop) (élevé|salé|onéreux|cher pour moi|cher pour nous); (dépasse|dépassent) (mon|notre) budget; (à|avec|un) (prix|loyer) (plus bas|moins élevé|inférieur); baisse(r|z|) le (prix|budget)`,
  'relative.dearer': `${SOME} plus (cher|chère|chers|chères|luxueux|luxueuse|haut de gamme|cossu) (${THAN}|)`,
  'relative.bigger': `
    (je|on|nous|j) (veux|veut|voulons|voudrais|voudrait|voudrions|cherche|cherchons|aimerais|aimerait|préfère|préférerais) plus (grand|vaste|spacieu)(e|s|es|x|se|ses|); (je|on|nous|j) (veux|veut|voulons|voudrais|voudrait|voudrions|cherche|cherchons|aimerais|aimerait) plus (de|d) (place|espace|surface|m2|superficie);
    ${SOME} plus (grand|vaste|spacieu)(e|s|es|x|se|ses|) (${THAN}|); (avec|) plus (de|d) (place|espace|surface|m2|superficie) (${THAN}|); (trop|un peu|c est trop|un peu trop|beaucoup trop) (petit|exigu|étroit|serré)(e|s|es|); pas assez grand(e|s|es|)`,
  'relative.smaller': `${SOME} plus (petit|compact)(e|s|es|) (${THAN}|); (trop|un peu trop|beaucoup trop|c est trop) (grand|vaste)(e|s|es|); avec moins de (surface|place|espace)`,
  'relative.newer': `${SOME} plus (récent|moderne|neu)(e|s|es|f|ve|ves|fs|) (${THAN}|); trop (vieux|vieille|ancien|ancienne|vieilles|anciens)`,
  'relative.older': `${SOME} plus (ancien|vieux|vieille)(ne|s|nes|) (${THAN}|); plus de (caractère|charme); trop (récent|moderne|neuf)(e|)`,
  'relative.moreBedrooms': `(je|on|nous|j|) (veux|veut|voulons|voudrais|voudrait|voudrions|cherche|cherchons|aimerais|aimerait|souhaite|souhaitons) plus (de|d) (chambres|pièces) (${THAN}|); (avec|) plus (de|d) (chambres|pièces) (${THAN}|); (avec|) (une|1) (chambre|pièce) (de plus|supplémentaire|en plus|additionnelle); pas assez de (chambres|pièces); chambre (de plus|supplémentaire|en plus|additionnelle)`,
  'relative.fewerBedrooms': `(avec|) moins de (chambres|pièces) (${THAN}|); trop de (chambres|pièces); une (chambre|pièce) de moins`,
  'relative.moreBathrooms': `(avec|) plus de salles de (bain|bains); une salle de (bain|bains) de plus`,
  'relative.biggerLot': `(avec|) (un|une|) plus (grand|grande|gros) (terrain|jardin|parcelle|cour) (${THAN}|); avec plus de (terrain|jardin) (${THAN}|); plus de terrain (${THAN}|); (avec|) (un|une) (terrain|jardin|cour|parcelle) plus (grand|grande|vaste) (${THAN}|); un (jardin|terrain) plus (grand|vaste) (${THAN}|)`,
  'relative.smallerLot': `(avec|) (un|une|) plus petit(e|) (terrain|jardin|parcelle|cour); moins de (terrain|jardin); un (jardin|terrain) plus petit`,
  'reply.yes': `oui; ouais; ouep; yep; oui (merci|bien sûr|stp|svp|s il te plaît|s il vous plaît|volontiers|je veux bien|avec plaisir|montre|montrez|allez-y|vas-y|ça me va); bien sûr; volontiers; avec plaisir; carrément; absolument; certainement; tout à fait; je veux bien; pourquoi pas; allez-y; vas-y; allez y; vas y; bien entendu; mais oui; allons y; montrez-moi ça`,
  'reply.weakYes': `ok; okay; d accord; dac; parfait; très bien; entendu; exact; exactement; super; génial; ça marche; c est bon; s il vous plaît; s il te plaît; svp; stp; correct; bien; c est parti; go; top`,
  'reply.no': `non; nan; nope; non merci; pas vraiment; pas maintenant; pas pour l instant; pas pour le moment; plus tard; peut-être plus tard; ça ira; c est bon merci; sans façon; pas la peine; pas intéressé(e|); (laisse|laissez) tomber (ça|); non pas du tout; pas du tout; jamais; non ça va; pas encore; (non|nan|non merci|nan merci|merci|stop) (,|) (ça|cela) (me|nous|) suffit (merci|comme ça|); (ça|cela) (me|nous|) suffit (merci|comme ça); (on|) s arrête là; (non|) c est bon; (non|) ça va aller`,
  'compares.it': `(je|on|tu|vous|nous|) (prends|prend|choisis|choisit|choisir|prendre|préfères|préférez|choisirais|choisiriez|recommandez|conseillez) (lequel|laquelle); (lequel|laquelle) (choisir|prendre|choisiriez-vous|me conseillez-vous|vaut mieux|vaut le mieux); compar(er|e|ez|aison|ons|atif|é|ée|és|ées); (comparé|comparée) à; (quelle est la|quelles sont les|la|les) différence(s|) (entre|); différence(s|) entre; versus; vs; vs.; (lequel|laquelle) (est|serait) (le|la|) (mieux|meilleur|meilleure); (lequel|laquelle) des deux (est|serait) (le|la|) (mieux|meilleur|meilleure|plus grand|plus grande|moins cher|moins chère|plus récent|plus récente|plus cher|plus chère|plus calme|plus proche); côte à côte; par rapport (à|au)`,
  'again.asked': `(traduis|traduisez|traduire|traduises) (moi|nous|) (ça|cela|ceci|le|la|les|tout|la réponse|la liste) ((en|vers l) (anglais|espagnol|français|allemand|portugais|chinois|mandarin|italien)|); (répète|répétez|répéter|redis|redites|redire|reformule|reformulez|reformuler) (moi|nous|) (ça|cela|le|la|les|la réponse); (dis|dites|dire|écris|écrivez|mets|mettez|réponds|répondez|explique|expliquez) (moi|nous|) (ça|cela|le|la|les|) (encore une fois|autrement|en (anglais|espagnol|français|allemand|portugais|chinois|mandarin|italien)); (résume|résumez|résumer|raccourcis|raccourcissez|raccourcir) (moi|nous|) (ça|cela|le|la|les|ces (maisons|biens|annonces)|la réponse) ((dans|en|par) (un|une|) (e-mail|email|mail|courriel|message|tableau|liste)|); un (petit|court|) résumé (de|d) (ça|cela|ces (maisons|biens|annonces)|celles-ci|ceux-ci); (mets|mettez|mettre|fais|faites|faire|écris|écrivez|rédige|rédigez|présente|présentez|affiche|affichez) (moi|nous|) (ça|cela|le|la|les|) (dans|en|sous forme de|sous forme d|comme|) (un|une|) (petit|petite|) (tableau|liste|résumé|e-mail|email|mail|courriel|message) (de|avec|pour|sur|) (ça|cela|ma (femme|famille)|mon mari|); fais plus court; faites plus court`,
  'again.manner': `traduis; traduisez; traduire; répète; répétez; répéter; résume; résumez; résumer; en (anglais|espagnol|français|allemand|portugais|chinois|mandarin|italien); plus (court|courte|bref|brève|concis|concise|long|simple|succinct); (en|sous forme de|sous forme d|comme|dans) (un|une|) (tableau|liste|résumé|e-mail|email); en (bref|résumé|deux mots|d autres termes); brièvement; encore une fois; une version (courte|plus courte)`,
};
