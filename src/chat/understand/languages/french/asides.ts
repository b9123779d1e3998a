import type { Phrases } from '../language-tables.ts';

/** How letters begin and end, and what is said beside the homes: none of it asks for anything. */
export const frenchAsides: Phrases = {
  'talk.farewell': `
    (bien|très|) cordialement; (sincères|meilleures|cordiales|) salutations (distinguées|); (bien|) à vous ; (mes|nos|toutes mes|toutes nos) (meilleures|sincères|) (salutations|amitiés);
    (très|) (belle|bonne) (journée|soirée|fin de journée|semaine|fin de semaine) (à vous|à tous|à toi|); respectueusement; amicalement`,
  'talk.thanks': `
    (je|nous|) (vous|te) (en|) (remercie|remercions) (par avance|d avance|beaucoup|infiniment|vivement|) (de|pour|) (votre|ton|l|) (aide|réponse|attention|temps|patience|retour|accueil|compréhension|disponibilité|gentillesse|conseils);
    merci (beaucoup|) (pour|de) (votre|ton|vos|tes|la|les|ces|cette) (aide|patience|réponse|réponses|temps|retour|compréhension|infos|informations|attention|accueil);
    (avec|) (tous|) (mes|nos) remerciements`,
  'plain.stop': `
    (il|elle|ils|elles) (doit|doivent|devra|devront) être (accepté|autorisé|admis|toléré)(e|s|es|); pour le reste; (sommes|suis|est|reste|restons) (assez|plutôt|très|) (souple|souples|flexible|flexibles|ouvert|ouverts); souple(s|);
    si (ça|cela) ne (vous|te) (dérange|embête|ennuie) pas (trop|); (vous|tu) (pouvez|pourriez|peux|pourrais) (m|nous) aider; j espère (être|avoir été) (assez|) (clair|claire); (on|nous) (n est|ne sommes|est|sommes) pas pressé(s|e|es|);
    (rien ne|ça ne|ça) presse (pas|); désolé(e|) (pour|de) (le|la|ce) (retard|dérangement|réponse tardive); (une|) petite question; (dites|dis) (moi|nous) (tout|);
    (j|nous) (ai|avons) (déjà|) (l accord|le feu vert) de la banque; (mon|notre) (agent|courtier|agente) (est|était|m a dit|dit|pense|a pris sa retraite)`,
  'own.before': `
    (on|nous|je) (loue|louons|sommes locataires|suis locataire|est locataires) (depuis|actuellement|en ce moment|pour l instant|déjà); (mon|notre) bail (se termine|finit|prend fin|arrive à échéance|expire|s arrête); (j|on|nous|je) (habite|habitons|vis|vit|vivons|loge|logeons) (actuellement|en ce moment|pour le moment|pour l instant|) dans (un|une)`,
  'confirms.it': `
    (ça|cela) (donne|donnerait) quoi;
    n est-ce pas; n est ce pas; ok; d accord; hein; (ça|cela|est-ce que ça|est ce que ça) existe; (c est|est-ce|est ce|serait-ce) (possible|réaliste|faisable|jouable); (qu en|vous en|tu en) (pensez-vous|pensez vous|penses-tu|penses tu|pensez quoi|penses quoi|dites-vous|dites quoi); (ça|cela) (nous|me|) (suffit|suffira|suffirait) (amplement|largement|bien|)`,
  'topic.noPrice': '(né|née|nés) en; (sommes|suis|on est) (une|un|) famille de',
};
