import type { Cues } from '../tag-words.ts';

export const frenchCues: Cues = {
  negators: `
    pas de|d, pas, aucun|aucune, ni, non, jamais, plus de|d, ne dispose|possède|comporte pas de|d?, dépourvu|dépourvue de|d, manque de|d, au lieu de|d, à l'exception de|d,
    n'a|n'y pas|a|ni pas? de|d?, n'est|n'accepte|ne pas, ancien|ancienne, sauf, zéro, absence de|d`,
  withouts: `sans, hors, excepté`,
  refusals: `
    non autorisé|autorisés|autorisée|admis|acceptés|accepté|compris|comprises|incluses|inclus|disponible|fourni, pas autorisé|autorisés|admis|acceptés|accepté|compris|comprises|incluses|inclus|bienvenus|disponible,
    ne sont|est pas autorisé|autorisés|admis|acceptés|accepté|compris|comprises|incluses|inclus|bienvenus?, interdit|interdits|interdite|interdites|refusé|refusés, a|est|été? été? transformé|transformée|converti|convertie|aménagé en, aucun|aucune,
    hors service, condamné|condamnée, en sus, supprimé|supprimée, en option payante`,
  maybes: `
    possibilité|possibilités|potentiel|espace|place|projet|permis|option|idéal|prêt|pré-équipé|emplacement|autorisation pour|de|d|pour une|un|créer|construire|installer|aménager|ajouter|réaliser? une|un?,
    assez|suffisamment grand|grande|vaste|profond pour,
    peut|pourrait|pouvant|peuvent être|accueillir|recevoir|ajouter|installer|construire|aménager?, possible|éventuel|éventuelle|futur|future, si vous souhaitez|désirez`,
  maybesAfter: `possible|possibles, en option, en projet, envisageable, à créer|construire|aménager|installer, potentiel, prochainement, aménageable, constructible`,
  nears: `
    près|proche|proches|proximité|côté|voisin|voisine de|du|des|d?, à # minutes|min|mètres|m|km|pas à? pied? de|du|des|d?, minutes de|du|des|d|à, à deux|quelques|cinq|dix pas|minutes|mètres de|du|des|d,
    en face de|du|des|d, face à|au|aux, entre, accès facile|rapide à|au|aux, à côté de|du|des|d, voisins|voisine|voisin, le quartier offre|propose|dispose, entouré|entourée de|d, non loin de|du|des|d, derrière`,
  nearsAfter: `à proximité, proche|proches, tout proche, à côté, en face, à # minutes|min|mètres|m|pas, à deux pas, à quelques pas|minutes|mètres, dans le quartier, aux alentours, à pied, dans les environs, du quartier, au coin de la rue`,
  shared: `commun|commune|communs|communes|collectif|collective|partagé|partagée, résidence|copropriété|immeuble avec|offre|propose|comprend|dispose|dotée|doté d?, parties communes, équipements communs`,
  sharedAfter: `commun|commune|communs|communes|collectif|collective|partagé|partagée, de|dans la résidence|copropriété, de|dans l'immeuble, sur le toit, de l'immeuble, en commun`,
  affirmers: `accepte|acceptons|autorise|autorisons|admet, comprend|inclut|incluant, avec, oui`,
  affirmersAfter: `accepté|acceptés|acceptée|autorisé|autorisés|admis|bienvenu|bienvenus|compris|comprises|inclus|incluses|oui|possible|possibles|ok|négociable, à discuter|négocier|convenir`,
  turns: `mais|avec|a|est|sont|dispose|offre|comprend|possède|cependant|toutefois|également|aussi|seulement|où|qui|que|dont|puis|bénéficie|propose`,
  and: `et, &, +, ainsi que`,
  or: `ou, ni`,
};
