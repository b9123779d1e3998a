import { words } from '../check-words.ts';
import type { NoneWords } from './none-words.ts';

export const FRENCH_NONE: NoneWords = {
  no: words("aucun|aucune|zero|pas de|pas trouve de|pas d'|plus de|pas la moindre"),
  homes: words(
    'maisons|maison|logements|logement|biens|bien|annonces|annonce|resultats|resultat|proprietes|propriete|offres|offre',
  ),
  nothing: words('rien|aucun|aucune'),
  found: words("avons|n'avons|trouve|il n'y a|il n'y en a|correspond|convient|conviennent|disponible"),
  around: words(
    "nous|n'avons|avons|n'en avons|je|n'ai|pas|ne|trouve|il|n'y|y|a|en|n'est|n'existe|pour|le moment|l'instant|actuellement|aujourd'hui|maintenant|qui|correspond|correspondant|corresponde|correspondent|votre|vos|recherche|demande|criteres|budget|vous|dans|de|du|des|la|le|les|l'|d'|au|aux|avec|et|ou|sous|moins|vente|vendre|louer|location|marche|notre|base|ici|mais|ce|que|cherchez|zone|ville",
  ),
  regrets: words('malheureusement|desole|desolee|je suis desole|je suis desolee|je regrette|helas'),
};
