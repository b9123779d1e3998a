import type { Language } from '../language.ts';
import type { NumberWords } from '../text/numbers.ts';
import { portugueseAsking } from './asking.ts';
import { portugueseHomes } from './homes.ts';
import { portuguesePolarity } from './polarity.ts';
import { portugueseQuantities } from './quantities.ts';
import { portugueseTags } from './tags.ts';
import { portugueseTalk } from './talk.ts';

const rows = (words: string, from: number, step: number): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

const portugueseNumbers: NumberWords = {
  values: {
    ...Object.fromEntries([
      ...rows(
        'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
        0,
        1,
      ),
      ...rows('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
      ...rows('duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos', 200, 100),
      ...rows('duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas', 200, 100),
    ]),
    uma: 1,
    duas: 2,
    quatorze: 14,
    dezesseis: 16,
    dezessete: 17,
    dezenove: 19,
    cinqüenta: 50,
    cento: 100,
    meio: 0.5,
    meia: 0.5,
  },
  scales: {
    mil: 1_000,
    k: 1_000,
    milhar: 1_000,
    milhares: 1_000,
    milhao: 1e6,
    milhoes: 1e6,
    milh: 1e6,
    mi: 1e6,
    mm: 1e6,
    m: 1e6,
  },
  links: 'e',
  fractionLinks: 'de',
  parts: { 'e meio': 0.5, 'e meia': 0.5, 'e um quarto': 0.25 },
};

export const portuguese: Language = {
  code: 'pt',
  numbers: portugueseNumbers,
  phrases: [portugueseQuantities, portugueseHomes, portuguesePolarity, portugueseAsking, portugueseTalk],
  tags: portugueseTags,
  shorthand: `
    que: q; qualquer: qq qlqr; para: p pra; com: c; nao: n naum; de: d; voce: vc ce; voces: vcs; tambem: tb tbm tmb; porque: pq;
    quando: qd qdo; quanto: qto; hoje: hj; beleza: blz; mesmo: msm; depois: dps; apartamento: apto ape ap apt; quartos: qts qtos;
    dormitorios: dorms dorm dts; banheiros: banh bwc; quero: qro; muito: mt mto; obrigado: obg`,
  notAsked: `
    lavandaria; lavanderia; jardim (privado|privativo|grande); térreo; moradia térrea; casa térrea; com vista; sobrado; duplex; triplex;
    (casa|moradia|apartamento) nov(o|a); (por|para|a) (remodelar|recuperar|renovar|reformar|restaurar); precisa de (remodelação|reforma|tudo)`,
  areaUnit: 'Square Meters',
  letters: 'ãõáéíóúâêôàç',
};
