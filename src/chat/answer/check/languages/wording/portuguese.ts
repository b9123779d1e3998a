import { words } from '../check-words.ts';
import type { Wording } from './wording.ts';

export const PORTUGUESE_WORDING: Wording = {
  no: words(
    'sem|nao tem|nao ha|nao paga|nao se paga|nao possui|nao inclui|nao conta com|nao cobra|nenhum|nenhuma|zero|isento de|isenta de|livre de',
  ),
  parking: ['estacionamento', 'garagem', 'lugar de garagem'],
  fee: words('taxa|taxas|custo|custos|tarifa'),
  zero: words('zero|nulo|nula|inexistente|isento'),
  free: words('gratis|gratuito|gratuita'),
  hoaFree: [],
  elsewise: words(
    'informa|informado|informada|informacao|informacoes|indica|indicado|indicada|menciona|mencionado|mencionada|consta|constam|especificado|especificada|detalhes|dados|sabe|sei|conhecido|conhecida|figura|problemas|problema|restricoes|regras|aumento|surpresas|duvida|fechado',
  ),
  wished: words('pediu|quer|queria|procura|deseja|se|prefere|voce busca|busca|casas sem|imoveis sem'),
  offered: words('a venda|no mercado|para alugar|para arrendar'),
  unsold: words(
    'nao foi vendida|nao foi vendido|nao esta vendida|nao vendida|por vender|nao foi alugada|nao foi alugado',
  ),
  can: words('pode|podes|poderia|podera|voce pode|pode ser|poderia ser|podem|esta pronta para'),
  buy: words(
    'comprar|compra-la|compra-lo|comprada|comprado|adquirir|adquiri-la|adquiri-lo|alugar|aluga-la|aluga-lo|arrendar|ser sua|ser seu|ser tua|fazer uma proposta|fazer uma oferta',
  ),
  cameBefore: words('entrou|esteve|estava|foi|ficou|colocada|colocado|dias|semanas|meses|tempo|depois|antes|ha'),
  sinceAfter: words('desde|durante|ha|ate'),
  homes: words('casas|imoveis|propriedades|apartamentos|anuncios|opcoes|moradias'),
  still: words('ainda|continua|atualmente|agora|segue'),
  yes: ['sim'],
  noInstead: 'Não',
  when: {
    today: words('hoje|esta manha'),
    yesterday: words('ontem'),
    thisWeek: words('esta semana'),
    lastWeek: words('na semana passada|semana passada|ha uma semana'),
    thisMonth: words('este mes'),
    lastMonth: words('no mes passado|mes passado|ha um mes'),
    thisYear: words('este ano'),
    lastYear: words('no ano passado|ano passado|ha um ano'),
  },
  brandNew: words(
    'novinha em folha|novinho em folha|nova em folha|novo em folha|totalmente nova|totalmente novo|recem-construida|recem-construido|recem construida',
  ),
  homeNouns: words('casa|moradia|propriedade|imovel'),
  ratios: words('o dobro do|o dobro da|o dobro de|metade do preco|metade do tamanho|a metade do|a metade da'),
  superlatives: {
    cheapest: words(
      'a mais barata|o mais barato|a mais economica|a de menor preco|a mais acessivel|o mais acessivel|a mais em conta',
    ),
    dearest: words('a mais cara|o mais caro|a de maior preco'),
    largest: words('a maior|o maior|a mais espacosa|o mais espacoso|a mais ampla'),
    smallest: words('a menor|o menor'),
    newest: words('a mais nova|o mais novo|a mais recente|o mais recente|a mais moderna'),
    oldest: words('a mais antiga|o mais antigo|a mais velha'),
  },
  notTheOne: words('uma das|um dos|entre|segunda|segundo|terceira|terceiro|nao|quase|se|qual|duas|dois|tres|procura'),
  ofAll: words('casa|moradia|imovel|opcao|de todas|de todos|destas|destes|delas|e|aqui|de longe|escolha'),
};
