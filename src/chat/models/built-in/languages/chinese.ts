import type { Counted } from '../../../words/formats.ts';
import type { Sentences } from './sentences.ts';

const homes = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '房源' : `${conditions.join('、')}的房源`;

const descriptions = (first: Counted | null): string =>
  first === null ? '房源描述' : `前${first.text}套房源的描述（房源太多，未全部查看）`;

export const CHINESE: Sentences = {
  hello: '您好！',
  abilities:
    '我可以按地区、价格、卧室数、面积或配套为您查找房源，也可以按地址、MLS编号或链接查询。请问您想找什么样的房子？',
  thanks: '不客气！如果还有其他问题，请随时提问。',
  farewell: '再见，祝您早日找到满意的房子！',
  reply: '好的。请告诉我您想找什么样的房子，我来查一查。',
  human: '我是自动助手，无法直接为您安排，但我们的团队很乐意帮忙：请直接与我们联系。',
  about: (marks) => `联系时请说明这套房源：${marks}。`,
  agency: (name) =>
    `${name === '' ? '我是本网站的自动助手' : `我是${name}，一个自动助手`}。我了解这里的房源，但不了解公司本身的更多信息。`,
  knowledge: '我只能告诉您房源信息中写明的内容；这个问题请咨询我们的团队或专业人士。',
  offTopic: '我只能解答与这里的房源有关的问题，所以无法回答这个问题。',
  unread: (kind) =>
    `我无法${kind === 'Audio' ? '听录音' : kind === 'Video' ? '看视频' : '看图片'}，请用文字告诉我您想了解什么。`,
  refused:
    '我不会根据住在那里的是什么人来挑选房源或地段：族裔、宗教、性别、家庭状况或残障都不会影响我展示的内容。凡是与房屋本身有关的问题，我都很乐意帮忙。',

  found: ({ text }, conditions) => `找到${text}套${homes(conditions)}。`,
  foundMore: ({ text }, conditions) => `还有${text}套${homes(conditions)}。`,
  none: (conditions) => `没有找到${homes(conditions)}。`,
  allShown: ({ text, count }) =>
    count === 1 ? '只有这一套，没有其他符合条件的房源了。' : `全部${text}套都已经给您看过了。`,
  hereIsOne: '如下：',
  hereAreAll: '如下：',
  hereAreSome: ({ text }, order) => `以下是其中${text}套（${order}）：`,
  first: (superlative) => `${superlative}的在前`,
  newestFirst: '最新的在前',
  bestFirst: '最符合的在前',
  closestFirst: '最接近的在前',
  foremost: (superlative, { text, count }, conditions) =>
    count === 1 ? `${superlative}的房源：` : `${text}套${homes(conditions)}中${superlative}的：`,
  apart: {
    SaleType: '出售和出租的房源分开比较。',
    Currency: '不同货币的价格分开比较。',
  },
  without: (given, { text }) => `如果不限“${given}”，有${text}套。`,
  closest: (value) => `最接近的是：${value}。`,
  notUnderstood: (words) => `我没有理解${words}，所以没有将其考虑在内。`,
  wished: (wishes) => `符合您愿望（${wishes}）的房源排在前面。`,
  wishedInVain: (wishes) => `其中没有写明符合您愿望（${wishes}）的房源。`,
  textHas: (words, { text }, first) => `我还查找了${descriptions(first)}：有${text}套提到${words}。`,
  textHasAtLeast: (words, { text }) => `我还查找了房源描述：至少有${text}套提到${words}。`,
  textHasNot: (words, first) => `我还查找了${descriptions(first)}，但没有一套提到${words}。`,

  noneIn: (towns) => `其中没有位于${towns}的。`,
  mostIn: (towns) => `房源最多的城市是${towns}。`,

  nextOfList: '您可以告诉我要改什么条件，也可以继续问其中任何一套。',
  nextOfSome: '您可以继续问其中任何一套，或告诉我想看哪一套。',
  nextOfHome: '您可以继续问这套房源的情况，或告诉我您想看房。',
  nextSearch: '请告诉我您想找什么，我再看看还有哪些房源。',
  offerRelaxed: (given) => `要我不限“${given}”再找吗？`,
  offerMore: '您想看更多吗？',
  offerMoreOrLess: '您想看更多吗？您也可以再具体说明地区、价格、面积或配套。',
  offerHuman: '您想和我们团队的人员联系吗？',

  noSuch: (conditions) => `没有${homes(conditions)}。`,
  whichHome: '我不确定您指的是哪套房源。',
  gone: {
    sold: (name, day) => `${name}已售出${day === null ? '' : `（${day}）`}。`,
    rented: (name, day) => `${name}已租出${day === null ? '' : `（${day}）`}。`,
    removed: (name, day) => `${name}已下架${day === null ? '' : `（${day}起）`}。`,
  },
  goneHome: '您所指的房源',
  othersToo: ({ text }) => `还有${text}套同样的房源。`,
  thisIsKnown: '我所知道的信息如下：',
  textSays: (word, quotes) => `关于${word}，房源信息写道：${quotes}`,
  textIsSilent: (words) => `没有找到关于${words}的说明。`,
  compared: '对比：',
  difference: (value) => `相差${value}`,

  aggregateOf: (label, { text }, conditions) => `${text}套${homes(conditions)}的${label}：`,
  average: (value) => `平均${value}`,
  lowest: (value) => `最低${value}`,
  highest: (value) => `最高${value}`,
  statedFor: (known, all) => `${all}套中有${known}套注明`,

  notStated: '未注明',
  yes: '有',
  no: '没有',
  onRequest: '请咨询',
  seeLink: '见上方链接',
  priceNotStated: '价格未注明',
  lastPrice: (money) => `最后价格${money}`,
  unconfirmed: (day) => `自${day}起未确认是否仍在挂牌`,
  since: (day) => `自${day}`,
  listedSince: (day, days) => `自${day}上市（${days}）。`,
  firstPrice: (money) => `最初价格：${money}。`,
  reduced: (day, from, to) => `${day ?? ''}价格从${from}降至${to}。`,
  raised: (day, from, to) => `${day ?? ''}价格从${from}涨至${to}。`,
  backSince: (day) => `自${day}重新上市。`,
  noChange: '没有已知的价格变动',

  quote: (text) => `“${text}”`,
  aside: (text) => `（${text}）`,
  labelled: (label, value) => `${label}：${value}`,
  comma: '，',
  semicolon: '；',
  gap: '',
  end: '。',
};
