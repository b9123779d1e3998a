import type { Phrases } from '../language-tables.ts';

/** Sums that have to do with a home and that no condition says: a bound of one is told as not understood. */
const SUMS = `(la |una |) (fianza|depósito|garantía|depósito de garantía) (de|es|); (la |una |) mensualidad(es|) (de|); (pago|cuota|letra)(s|) (mensual|mensuales|de hipoteca|de la hipoteca) (de|); (impuesto|impuestos) (predial|prediales|sobre la propiedad|) (de|); predial (de|)`;

/** That a fee is in the rent, which no condition says. */
const INCLUDED = `(la |) (hoa|cuota de hoa|cuotas de hoa|cuota de mantenimiento|gastos de comunidad) (está |esté |ya |) inclu(id|y)(a|o|as|os|endo)`;

export const spanishUntoldSums: Phrases = {
  'topic.noPrice': SUMS,
  'sum.untold': SUMS,
  'plain.wish': INCLUDED,
  'ask.HOAMonth': INCLUDED,
};
