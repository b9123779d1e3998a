import type { Counted } from '../../../words/formats.ts';
import { capitalized, joinConditions, type Sentences } from './sentences.ts';

const homes = ({ text, isOne }: Counted, conditions: readonly string[], more = ''): string =>
  `${text} ${more}${isOne ? 'imóvel' : 'imóveis'}${joinConditions(conditions)}`;

const on = (day: string | null): string => (day === null ? 'O preço' : `Em ${day}, o preço`);

const descriptions = (first: Counted | null): string =>
  first === null ? 'nas descrições' : `nas primeiras ${first.text} descrições (são muitas para ler todas)`;

export const PORTUGUESE: Sentences = {
  hello: 'Olá!',
  abilities:
    'Posso procurar imóveis para você por local, preço, número de quartos, área ou características, ou ainda por endereço, número MLS ou link. O que você procura?',
  thanks: 'De nada! Se precisar de mais alguma coisa, é só perguntar.',
  farewell: 'Até logo e boa sorte na sua busca!',
  reply: 'Certo. Diga o que você procura e eu vejo o que temos.',
  human:
    'Sou um assistente automático e não posso cuidar disso, mas nossa equipe terá prazer em ajudar: entre em contato diretamente conosco.',
  about: (marks) => `Mencione, por favor, este imóvel: ${marks}.`,
  agency: (name) =>
    `${name === '' ? 'Sou o assistente automático deste site' : `Sou ${name}, um assistente automático`}. Conheço os imóveis anunciados aqui, mas não sei mais sobre a empresa.`,
  knowledge:
    'Só posso dizer o que consta nos nossos anúncios; para isso, fale com a nossa equipe ou com um especialista.',
  offTopic: 'Só posso ajudar com os imóveis anunciados aqui, por isso não tenho resposta para essa pergunta.',
  unread: (kind) =>
    `Não consigo ${kind === 'Audio' ? 'ouvir gravações' : kind === 'Video' ? 'ver vídeos' : 'ver imagens'}; diga-me por escrito o que deseja saber, por favor.`,
  refused:
    'Não escolho imóveis nem bairros de acordo com quem mora lá: origem, religião, sexo, família ou deficiência não influenciam o que mostro. Terei prazer em ajudar com tudo o que diz respeito ao próprio imóvel.',

  found: (count, conditions) => `Encontrei ${homes(count, conditions)}.`,
  foundMore: (count, conditions) => `Há mais ${homes(count, conditions)}.`,
  none: (conditions) => `Não encontrei nenhum imóvel${joinConditions(conditions)}.`,
  allShown: ({ text, count }) =>
    count === 1 ? 'Era o único: não há outro imóvel que corresponda.' : `Eram todos: você já viu os ${text}.`,
  hereIsOne: 'Aqui está:',
  hereAreAll: 'Aqui estão:',
  hereAreSome: ({ text, count }, order) => (count === 1 ? 'Aqui está um deles:' : `Aqui estão ${text} (${order}):`),
  first: (superlative) => `primeiro: ${superlative}`,
  newestFirst: 'primeiro os mais recentes',
  bestFirst: 'primeiro os mais adequados',
  closestFirst: 'primeiro os mais próximos do pedido',
  foremost: (superlative, count, conditions) =>
    `${capitalized(superlative)}${count.count === 1 ? '' : ` entre ${homes(count, conditions)}`}:`,
  apart: {
    SaleType: 'Comparo separadamente os imóveis à venda e os para alugar.',
    Currency: 'Comparo separadamente os preços em cada moeda.',
  },
  without: (given, { text, count }) => `Sem “${given}”, há ${count === 1 ? 'um' : text}.`,
  closest: (value) => `O que mais se aproxima: ${value}.`,
  notUnderstood: (words) => `Não entendi ${words} e por isso não levei em conta.`,
  wished: (wishes) => `Coloquei primeiro os imóveis ${wishes}.`,
  wishedInVain: (wishes) => `De nenhum deles consta que atenda ao seu desejo: ${wishes}.`,
  textHas: (words, { text, count }, first) =>
    `Também procurei ${descriptions(first)}: ${count === 1 ? 'uma menciona' : `${text} mencionam`} ${words}.`,
  textHasAtLeast: (words, { text, count }) =>
    `Também procurei nas descrições: pelo menos ${count === 1 ? 'uma menciona' : `${text} mencionam`} ${words}.`,
  textHasNot: (words, first) => `Também procurei ${descriptions(first)}, mas nenhuma menciona ${words}.`,

  noneIn: (towns) => `Nenhum deles fica em ${towns}.`,
  mostIn: (towns) => `Onde há mais é em ${towns}.`,

  nextOfList: 'Diga o que devo mudar, ou pergunte mais sobre qualquer um deles.',
  nextOfSome: 'Pergunte mais sobre qualquer um deles, ou diga qual gostaria de visitar.',
  nextOfHome: 'Pergunte o que mais quiser sobre ele, ou diga que gostaria de visitá-lo.',
  nextSearch: 'Diga o que procura, e eu vejo o que mais temos.',
  offerRelaxed: (given) => `Quer que eu procure sem “${given}”?`,
  offerMore: 'Quer ver mais?',
  offerMoreOrLess: 'Quer ver mais? Você também pode especificar o local, o preço, a área ou as características.',
  offerHuman: 'Gostaria de falar com alguém da nossa equipe?',

  noSuch: (conditions) => `Não tenho nenhum imóvel${joinConditions(conditions)}.`,
  whichHome: 'Não sei a que imóvel você se refere.',
  gone: {
    sold: (name, day) => `${name}: vendido${day === null ? '' : ` (${day})`}.`,
    rented: (name, day) => `${name}: alugado${day === null ? '' : ` (${day})`}.`,
    removed: (name, day) => `${name}: não está mais anunciado${day === null ? '' : ` (desde ${day})`}.`,
  },
  goneHome: 'O imóvel a que você se refere',
  othersToo: ({ text, count }) => (count === 1 ? 'Há mais um como este.' : `Há mais ${text} como estes.`),
  thisIsKnown: 'Isto é o que eu sei:',
  textSays: (word, quotes) => `Sobre ${word}, o anúncio diz: ${quotes}`,
  textIsSilent: (words) => `Não encontro nenhuma informação sobre ${words}.`,
  compared: 'Comparação:',
  difference: (value) => `diferença: ${value}`,

  aggregateOf: (label, count, conditions) => `${label} de ${homes(count, conditions)}:`,
  average: (value) => `média ${value}`,
  lowest: (value) => `mínimo ${value}`,
  highest: (value) => `máximo ${value}`,
  statedFor: (known, all) => `informado em ${known} de ${all}`,

  notStated: 'não informado',
  yes: 'sim',
  no: 'não',
  onRequest: 'sob consulta',
  seeLink: 'veja o link acima',
  priceNotStated: 'preço não informado',
  lastPrice: (money) => `último preço ${money}`,
  unconfirmed: (day) => `disponibilidade não confirmada desde ${day}`,
  since: (day) => `desde ${day}`,
  listedSince: (day, days) => `No mercado desde ${day} (${days}).`,
  firstPrice: (money) => `Preço inicial: ${money}.`,
  reduced: (day, from, to) => `${on(day)} baixou de ${from} para ${to}.`,
  raised: (day, from, to) => `${on(day)} subiu de ${from} para ${to}.`,
  backSince: (day) => `De volta ao mercado desde ${day}.`,
  noChange: 'nenhuma mudança de preço conhecida',

  quote: (text) => `“${text}”`,
  aside: (text) => ` (${text})`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  semicolon: '; ',
  gap: ' ',
  end: '.',
};
