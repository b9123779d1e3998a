/** About homes that have been sold, where nothing else matches what was asked, by language. */
export const SOLD_SENTENCES = {
  en: {
    good: [
      '[#1] has been sold.',
      'I found no homes that match.',
      'It is no longer for sale: [#1].',
      'Here are 2 homes.',
    ],
    wrong: [
      '[#1] is for sale at {1.price}!',
      '[#1] is still on the market.',
      '[#1] has not been sold yet.',
      'Yes, [#1] is still available for {1.price}.',
      'I found 2 homes that match.',
      'Great news, two homes match!',
    ],
  },
  es: {
    good: ['[#1] ya se vendió.', 'No he encontrado casas que coincidan.'],
    wrong: ['[#1] está en venta por {1.price}.', '[#1] aún no se ha vendido.', 'He encontrado 2 casas que coinciden.'],
  },
  fr: {
    good: ['[#1] a été vendue.', "Je n'ai trouvé aucun logement."],
    wrong: ['[#1] est à vendre pour {1.price}.', "[#1] n'est pas encore vendue.", "J'ai trouvé 2 logements."],
  },
  de: {
    good: ['[#1] wurde verkauft.', 'Ich habe keine Häuser gefunden.'],
    wrong: ['[#1] steht für {1.price} zum Verkauf.', '[#1] ist noch nicht verkauft.', 'Ich habe 2 Häuser gefunden.'],
  },
  pt: {
    good: ['[#1] foi vendida.', 'Não encontrei nenhum imóvel.'],
    wrong: ['[#1] está à venda por {1.price}.', '[#1] ainda não foi vendida.', 'Encontrei 2 casas.'],
  },
  zh: {
    good: ['[#1] 已售出。', '没有找到符合条件的房源。'],
    wrong: ['[#1] 正在出售，售价{1.price}。', '[#1] 还没卖出。', '我找到2套房源。'],
  },
} as const;
