import type { Phrases } from '../language-tables.ts';

/** Sums that have to do with a home and that no condition says: a bound of one is told as not understood. */
const SUMS = `(a |o |) (caução|depósito|depósito caução|depósito de garantia) (de|é|); (a |) (prestação|prestações|parcela|parcelas|mensalidade|mensalidades) (mensal|mensais|) (do|da|de|) (banco|crédito|financiamento|casa|); (iptu|imi) (de|); imposto(s|) (de|)`;

/** That a fee is in the rent, which no condition says. */
const INCLUDED = `(o |com |com o |) (hoa|condomínio|taxa de condomínio) (já |) inclu(so|ído|ida)`;

export const portugueseUntoldSums: Phrases = {
  'topic.noPrice': SUMS,
  'sum.untold': SUMS,
  'plain.wish': INCLUDED,
  'ask.HOAMonth': INCLUDED,
};
