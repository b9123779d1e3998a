import { foldName, squashWord } from '../../listings/fold.ts';
import type { Money } from '../../listings/listing.ts';
import { type Decimal, decimalToMoney, scaleDecimal } from './decimals.ts';

/** What a frequency is called: RESO FeeFrequency and the usual words of all languages, as they are compared. Further words go here. */
const WORDS = {
  month:
    'monthly month months calendarmonth pcm pm p/m mo mth monat monatlich mtl mois mensuel mensuelle mes mensual mensal 月 每月',
  year: 'annually annual annum pa p/a yearly year yr jahr jahrlich annuel annuelle anno ano anual an annee 年 每年',
  halfYear: 'semiannually semiannual halfyearly halbjahrlich semestre semestral semestriel',
  quarter: 'quarterly quarter pq quartal vierteljahrlich trimestre trimestral trimestriel 季度',
  twoMonths: 'bimonthly',
  halfMonth: 'semimonthly',
  twoWeeks: 'biweekly fortnightly fortnight',
  week: 'weekly week pw p/w wk woche wochentlich semaine hebdomadaire hebdo semana semanal semanalmente settimana settimanale 周 每周',
  day: 'daily day tag taglich jour journalier dia diario diaria 天 每天',
} as const;

/** Payments a month, as exact fractions. */
const PAYMENTS: Readonly<Record<Frequency, readonly [bigint, bigint]>> = {
  month: [1n, 1n],
  year: [1n, 12n],
  halfYear: [1n, 6n],
  quarter: [1n, 3n],
  twoMonths: [1n, 2n],
  halfMonth: [2n, 1n],
  twoWeeks: [26n, 12n],
  week: [52n, 12n],
  day: [365n, 12n],
};
export type Frequency = keyof typeof WORDS;
const MEANT = new Map(
  Object.entries(WORDS).flatMap(([frequency, words]) =>
    words.split(' ').map((word) => [word, frequency as Frequency] as const),
  ),
);

/** Each frequency by the word that says it alone. */
export const FREQUENCIES: readonly string[] = Object.keys(WORDS);

const squash = (text: string): string =>
  squashWord(foldName(text).replace(/^(?:\/|(?:per|pro|par|por|al|ao|im|a|an|each)\s|per(?=[a-z]))\s*/, ''));

/** What an amount is paid for where it is no amount of the whole home's. */
export const AREA_RATE = /sq|\bsf\b|\bpsf\b|acre|area|foot|feet|meter|metre|m\u00b2|m2/i;

/** How often something is paid by a text that says nothing else; null for others. */
export const frequencyOf = (text: string): Frequency | null => MEANT.get(squash(text)) ?? null;
export const isFrequency = (text: string): boolean => frequencyOf(text) !== null;

/** An amount that is paid so often, by the month; null for a frequency that is not regular. */
export const byTheMonth = (amount: Decimal, frequency: string): Money | null => {
  const told = frequencyOf(frequency);
  return told === null ? null : decimalToMoney(scaleDecimal(amount, ...PAYMENTS[told], 2));
};
