import { words } from '../check-words.ts';
import type { NoneWords } from './none-words.ts';

export const SPANISH_NONE: NoneWords = {
  no: words(
    'ninguna|ningun|ninguno|cero|no tenemos|no hay|no encontre|no encontramos|no he encontrado|no hemos encontrado|no existen|no disponemos de|no contamos con|no tengo|sin',
  ),
  homes: words(
    'casas|casa|viviendas|vivienda|propiedades|propiedad|inmuebles|inmueble|anuncios|anuncio|resultados|resultado|opciones|opcion|hogares|listados',
  ),
  nothing: words('nada|ninguna|ninguno'),
  found: words(
    'tenemos|tengo|hay|encontre|encontramos|encontrado|coincide|coinciden|corresponde|encaja|encajan|se ajusta|se ajustan|cumple|cumplen|sirve|disponible',
  ),
  around: words(
    'no|ninguna|ningun|tenemos|tengo|hay|encontre|encontramos|he encontrado|hemos encontrado|existe|existen|actualmente|ahora|ahora mismo|en este momento|por el momento|hoy|que|coincida|coincidan|coincide|coinciden|cumpla|cumplan|cumple|corresponda|correspondan|con|su|sus|tu|tus|busqueda|criterios|solicitud|presupuesto|para|usted|ti|en|de|del|la|el|las|los|una|un|y|o|a|lo|pide|busca|buscas|por|debajo|menos|zona|ciudad|venta|alquiler|mercado|nuestra|base|datos|aqui|pero|me|temo',
  ),
  regrets: words('lamentablemente|desafortunadamente|lo siento|lo sentimos|por desgracia|desgraciadamente'),
};
