import type { Language } from '../language.ts';
import { portugueseAsking } from './asking.ts';
import { portugueseHomes } from './homes.ts';
import { portugueseNumbers } from './numbers.ts';
import { portuguesePolarity } from './polarity.ts';
import { portugueseQuantities } from './quantities.ts';
import { portugueseTags } from './tags.ts';
import { portugueseTalk } from './talk.ts';
import { portugueseWords } from './words.ts';

export const portuguese: Language = {
  code: 'pt',
  numbers: portugueseNumbers,
  phrases: [
    portugueseQuantities,
    portugueseHomes,
    portuguesePolarity,
    portugueseAsking,
    portugueseTalk,
    portugueseWords,
  ],
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
