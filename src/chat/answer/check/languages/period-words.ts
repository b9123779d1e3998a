import type { Language } from '../../../understand/understanding.ts';
import { words } from './check-words.ts';

/** What a sum of money may be told for. `other` is any time whose months are not counted here. */
export type Period = 'month' | 'year' | 'halfYear' | 'quarter' | 'week' | 'day' | 'other';

/**
 * The words by which one language tells what time a sum is for: lower case, without accents, a blank for any blank. The tables
 * are data alone.
 */
export type PeriodWords = {
  /** Behind a sum: "$1,440 *a year*". */
  behind: Readonly<Record<Period, readonly string[]>>;
  /** Before one: "the *annual* dues are $1,440". */
  before: Readonly<Record<Period, readonly string[]>>;
  /** Right behind such words, they turn them into something else: "a year *ago*", "a quarter *acre*". */
  notBefore: readonly string[];
};

const ENGLISH: PeriodWords = {
  behind: {
    month: words('a month|per month|each month|every month|monthly|/month|/ month|/mo|/ mo'),
    year: words(
      'a year|per year|each year|every year|yearly|annually|per annum|p.a.|/year|/ year|/yr|/ yr|/annum|per yr|for the year|over the year|a calendar year|per calendar year',
    ),
    halfYear: words('semiannually|semi-annually|half-yearly|per half year|every half year'),
    quarter: words('a quarter|per quarter|each quarter|every quarter|quarterly|/quarter|/ quarter|/qtr|/ qtr|per qtr'),
    week: words('a week|per week|each week|every week|weekly|/week|/ week|/wk|/ wk|per wk|pw'),
    day: words(
      'a day|per day|each day|every day|daily|/day|/ day|a night|per night|each night|every night|nightly|/night|/ night',
    ),
    other: words(
      'biweekly|bi-weekly|bimonthly|bi-monthly|semimonthly|semi-monthly|biannually|fortnightly|a fortnight|per fortnight|twice a month|twice a year|twice yearly|twice monthly|every other week|every other month|every two weeks|every 2 weeks|every two months|every 2 months|every three months|every 3 months|every six months|every 6 months|every four weeks|every 4 weeks|per decade|per season|a season|per stay|per weekend|a weekend',
    ),
  },
  before: {
    month: ['monthly', 'per month'],
    year: words('annual|annually|annualized|yearly|per year'),
    halfYear: words('semiannual|semi-annual|half-yearly'),
    quarter: ['quarterly', 'per quarter'],
    week: ['weekly', 'per week'],
    day: words('daily|nightly|per night|per day'),
    other: words('biweekly|bi-weekly|bimonthly|bi-monthly|semi-monthly|fortnightly|biannual'),
  },
  notBefore: words(
    'ago|later|earlier|old|before|after|prior|from|acre|acres|of an acre|mile|hour|round|long|lease|term|into|early|late',
  ),
};

const SPANISH: PeriodWords = {
  behind: {
    month: words('al mes|por mes|cada mes|mensual|mensuales|mensualmente|/mes|/ mes'),
    year: words('al ano|por ano|cada ano|anual|anuales|anualmente|/ano|/ ano'),
    halfYear: words('al semestre|por semestre|cada semestre|semestral|semestrales|semestralmente|/semestre'),
    quarter: words('al trimestre|por trimestre|cada trimestre|trimestral|trimestrales|trimestralmente|/trimestre'),
    week: words('a la semana|por semana|cada semana|semanal|semanales|semanalmente|/semana|/ semana'),
    day: words('al dia|por dia|cada dia|diario|diarios|diaria|diarias|diariamente|/dia|por noche|cada noche|/noche'),
    other: words(
      'quincenal|quincenales|a la quincena|por quincena|bimestral|bimestrales|al bimestre|dos veces al ano|cada dos semanas|cada dos meses|cada tres meses|cada 3 meses|cada seis meses|cada 6 meses|por temporada',
    ),
  },
  before: {
    month: words('mensual|mensuales|al mes'),
    year: words('anual|anuales|al ano|por ano|cada ano'),
    halfYear: words('semestral|semestrales'),
    quarter: words('trimestral|trimestrales|al trimestre'),
    week: words('semanal|semanales|a la semana|por semana'),
    day: words('diario|diaria|por noche|al dia'),
    other: words('quincenal|quincenales|bimestral|bimestrales'),
  },
  notBefore: words('pasado|pasada|siguiente|anterior'),
};

const FRENCH: PeriodWords = {
  behind: {
    month: words('par mois|chaque mois|mensuel|mensuels|mensuelle|mensuelles|mensuellement|/mois|/ mois'),
    year: words(
      "par an|par annee|chaque annee|l'an|l'annee|annuel|annuels|annuelle|annuelles|annuellement|/an|/ an|/annee",
    ),
    halfYear: words('par semestre|chaque semestre|semestriel|semestriels|semestrielles|semestriellement|/semestre'),
    quarter: words(
      'par trimestre|chaque trimestre|le trimestre|trimestriel|trimestriels|trimestrielle|trimestrielles|trimestriellement|/trimestre',
    ),
    week: words('par semaine|chaque semaine|la semaine|hebdomadaire|hebdomadaires|/semaine|/ semaine'),
    day: words('par jour|chaque jour|quotidien|quotidiens|/jour|par nuit|la nuit|/nuit'),
    other: words(
      'par quinzaine|la quinzaine|bimestriel|bimestriels|deux fois par an|tous les deux mois|tous les trois mois|tous les 3 mois|tous les six mois|tous les 6 mois|toutes les deux semaines|par saison',
    ),
  },
  before: {
    month: words('mensuel|mensuels|mensuelle|mensuelles|par mois'),
    year: words('annuel|annuels|annuelle|annuelles|par an'),
    halfYear: words('semestriel|semestriels|semestrielles'),
    quarter: words('trimestriel|trimestriels|trimestrielle|trimestrielles|par trimestre'),
    week: words('hebdomadaire|hebdomadaires|par semaine'),
    day: words('quotidien|journalier|par nuit|par jour'),
    other: words('bimestriel|bimestriels|bimensuel'),
  },
  notBefore: words('derniere|dernier|passee|passe|prochaine|prochain|suivante|suivant|precedente'),
};

const GERMAN: PeriodWords = {
  behind: {
    month: words('pro monat|im monat|je monat|monatlich|monatliche|mtl.|/monat|/ monat'),
    year: words('pro jahr|im jahr|je jahr|jahrlich|jahrliche|per annum|p. a.|/jahr|/ jahr'),
    halfYear: words('pro halbjahr|im halbjahr|je halbjahr|halbjahrlich|/halbjahr'),
    quarter: words(
      'pro quartal|im quartal|je quartal|quartalsweise|vierteljahrlich|pro vierteljahr|im vierteljahr|/quartal|/ quartal',
    ),
    week: words('pro woche|in der woche|die woche|je woche|wochentlich|/woche|/ woche'),
    day: words('pro tag|am tag|je tag|taglich|/tag|/ tag|pro nacht|je nacht|die nacht|/nacht'),
    other: words(
      'zweimal im jahr|zweimonatlich|zweiwochentlich|alle zwei wochen|alle zwei monate|alle drei monate|alle 3 monate|alle sechs monate|alle 6 monate|pro saison',
    ),
  },
  before: {
    month: words('monatlich|monatliche|monatlichen|monatlicher|monatliches|pro monat|im monat|monatsmiete'),
    year: words(
      'jahrlich|jahrliche|jahrlichen|jahrlicher|jahrliches|pro jahr|jahresmiete|jahresbeitrag|jahreskosten|jahresgebuhr',
    ),
    halfYear: words('halbjahrlich|halbjahrliche|halbjahrlichen'),
    quarter: words('vierteljahrlich|vierteljahrliche|vierteljahrlichen|quartalsweise|pro quartal|im quartal'),
    week: words('wochentlich|wochentliche|wochentlichen|pro woche|wochenmiete'),
    day: words('taglich|tagliche|taglichen|pro tag|pro nacht|tagesmiete'),
    other: words('zweimonatlich|zweiwochentlich'),
  },
  notBefore: words('davor|danach|zuvor|spater'),
};

const PORTUGUESE: PeriodWords = {
  behind: {
    month: words('por mes|ao mes|cada mes|mensal|mensais|mensalmente|/mes|/ mes'),
    year: words('por ano|ao ano|cada ano|anual|anuais|anualmente|/ano|/ ano'),
    halfYear: words('por semestre|ao semestre|cada semestre|semestral|semestrais|semestralmente|/semestre'),
    quarter: words('por trimestre|ao trimestre|cada trimestre|trimestral|trimestrais|trimestralmente|/trimestre'),
    week: words('por semana|a semana|cada semana|semanal|semanais|semanalmente|/semana|/ semana'),
    day: words('por dia|ao dia|cada dia|diario|diarios|diaria|diarias|diariamente|/dia|por noite|cada noite|/noite'),
    other: words(
      'quinzenal|quinzenais|por quinzena|bimestral|bimestrais|duas vezes por ano|a cada duas semanas|a cada dois meses|a cada tres meses|a cada 3 meses|a cada seis meses|a cada 6 meses|por temporada',
    ),
  },
  before: {
    month: words('mensal|mensais|por mes|ao mes'),
    year: words('anual|anuais|por ano|ao ano'),
    halfYear: words('semestral|semestrais'),
    quarter: words('trimestral|trimestrais|por trimestre'),
    week: words('semanal|semanais|por semana'),
    day: words('diario|diaria|por noite|por dia'),
    other: words('quinzenal|quinzenais|bimestral|bimestrais'),
  },
  notBefore: words('passado|passada|seguinte|anterior'),
};

const CHINESE: PeriodWords = {
  behind: {
    month: words('每月|每个月|每個月|一个月|一個月|/月|/ 月|月租'),
    year: words('每年|一年|全年|/年|/ 年'),
    halfYear: words('每半年|半年|/半年'),
    quarter: words('每季度|每季|每个季度|一季度|一个季度|/季度|/季|/ 季'),
    week: words('每周|每週|每星期|每个星期|一周|一星期|一个星期|/周|/ 周|/星期'),
    day: words('每天|每日|每晚|一天|一晚|/天|/日|/晚'),
    other: words('每两周|每两个月|每三个月|每六个月|每旬'),
  },
  before: {
    month: words('每月|每个月|每個月|月租|月租金'),
    year: words('每年|全年|年费|年租|年租金|年度'),
    halfYear: words('每半年|半年'),
    quarter: words('每季度|每季|每个季度|季度|季付'),
    week: words('每周|每週|每星期|每个星期|周租|周租金'),
    day: words('每天|每日|每晚|日租|日租金'),
    other: words('每两周|每两个月|每三个月|每六个月'),
  },
  notBefore: words('前|以前|之前|后|後|内|內'),
};

export const PERIOD_WORDS: Readonly<Record<Language, PeriodWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  zh: CHINESE,
};
