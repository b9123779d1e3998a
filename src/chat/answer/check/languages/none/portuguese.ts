import { words } from '../check-words.ts';
import type { NoneWords } from './none-words.ts';

export const PORTUGUESE_NONE: NoneWords = {
  no: words(
    'nenhum|nenhuma|zero|nao temos|nao ha|nao encontrei|nao encontramos|nao existem|nao existe|nao tenho|nao dispomos de|sem',
  ),
  homes: words(
    'casas|casa|imoveis|imovel|propriedades|propriedade|anuncios|anuncio|resultados|resultado|opcoes|opcao|moradias',
  ),
  nothing: words('nada|nenhum|nenhuma'),
  found: words(
    'temos|tenho|ha|encontrei|encontramos|encontrado|corresponde|serve|servem|se encaixa|se enquadra|atende|disponivel',
  ),
  around: words(
    'nao|nenhum|nenhuma|temos|tenho|ha|encontrei|encontramos|existe|existem|no momento|atualmente|agora|hoje|de momento|que|corresponda|correspondam|corresponde|correspondem|atenda|atendam|com|a|ao|aos|as|o|os|sua|seu|seus|suas|busca|pesquisa|criterios|pedido|orcamento|no|para|voce|em|na|no|de|da|do|e|ou|uma|um|abaixo|menos|por|venda|alugar|mercado|nossa|base|aqui|mas|procura|cidade|zona|regiao|encontrado',
  ),
  regrets: words('infelizmente|lamento|lamentavelmente|desculpe|sinto muito|lamentamos'),
};
