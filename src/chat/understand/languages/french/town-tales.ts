import type { TownTales } from '../town-tales.ts';

const MY = '(mon|ma|notre|son|sa)';

export const frenchTownTales: TownTales = {
  past: `
    ${MY} (banque|banquier|banquière|avocat|avocate|notaire|comptable|courtier|courtière|médecin|dentiste|assurance) (est|se trouve|se situe) à @; (suis|est|sommes) né(e|s|es|) à @; originaire(s|) (de|d) @;
    (ami|amie|collègue|cousin|cousine) (de|d|qui habite|qui habite à|à) @ (m a|ma|nous a) (parlé de vous|recommandé votre|adressé|adressée)`,
  left: `
    ((avons|ai) vendu|(viens|venons) de vendre) (mon|notre|ma|l|le|la|un|une) … @; (mon|ma|notre) … (de|d|à) @ (est|a été) (déjà |enfin |) (vendu|vendue)`,
  ended: `
    (lappartement|l appartement|appartement|appart|maison) (de|d|à) @ (est|a été|sont) (déjà |enfin |) (vendu|vendue|vendus); bail (de|d|à) @ (se termine|finit|expire|prend fin)`,
  far: 'à (moins d |moins de |) (une|dune|1|deux|2|trois|3) heure(s|) (et demie |) (de route |de voiture |de train |) (de|d) @; heure et demie (de route |de voiture |de train |) (de|d) @',
  beside: `
    (en ai|en a|en avons|ai|a|avons|y en a) (marre|assez|ras le bol) (de|d) … @; fatigué(e|s|es|) (de|d) … @; (ne |) (supporte|supportons) plus … @; @ (c |)(cest|c est|est|devient|est devenu) (vraiment |beaucoup |bien |) (trop|hors de prix|invivable); ${MY} (bureau|travail|boulot|entreprise|boîte|école|employeur|job) (est|se trouve|reste|se situe) à @; (travaille|travaillons|bosse) (en télétravail |à distance |) pour une (boîte|entreprise|société|start-up) (de|d|à) @;
    (suis|est|sommes) diplômé(e|s|es|) (de|d) … @; (ami|amie|collègue|cousin|cousine) (de|d|qui habite|qui habite à|à) @ (m|ma|nous)`,
  visits: `
    (vais|allons|voyage|voyageons|me rends|nous rendons) ((souvent|régulièrement|beaucoup) à @|à @ (souvent|régulièrement|une fois|deux fois|trois fois|plusieurs fois|chaque|tous les|toutes les|pour le travail|pour le boulot|en déplacement)); en déplacement (professionnel |) à @; (voyage|voyages) (d |)(affaires|daffaires) à @`,
  arrives: `
    (part|pars|partons|va|vais|allons) (faire (ses|mes|des) études|étudier|travailler|vivre|commencer) ; (commence|commençons|débute|prends|entre|est admis|est admise|est muté|est mutée|muté|mutée)`,
  stays: `(travaill(e|ons|ent)|étudi(e|ons|ent)|boss(e|ons)) à @`,
  was: `(au début|au départ|avant|d abord|initialement) … (voul|cherch|pens|regard)(ais|ait|ions|aient) … @; (voul|cherch|pens|regard)(ais|ait|ions) … @ … (au début|au départ|avant)`,
  joins: `
    (dans|à) la même ville; (rejoins|rejoint|rejoignons|rejoindre|rejoindrai) ; (l|le|la|les) (rejoins|rejoint|rejoignons|rejoindre|suivre|suis|suit|suivons) ; (emménage|minstalle|installe|vivre|habiter) avec (lui|elle|eux); (près|proche) (de lui|d elle|delle|d eux|deux); (déménage|déménageons|pars|partons|vais|allons) (là-bas|là bas|y vivre)`,
  wishes: `
    (cherche|cherchons|recherche|recherchons|veux|veut|voulons|voudrais|voudrait|voudrions|souhaite|souhaitons|aimerais|aimerait|aimerions|me faut|nous faut|lui faut|besoin|acheter|louer)`,
  turns: 'maintenant; mais; donc; du coup; alors; et (maintenant|on|je|nous|j); direction; plutôt @',
};
