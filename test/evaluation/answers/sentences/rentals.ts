/** About homes for rent, by language. */
export const RENTAL_SENTENCES = {
  en: {
    good: [
      '[#1] rents for {1.rent} a month with a deposit of {1.deposit}.',
      '[#2]: {2.rent}/mo, deposit {2.deposit}, {2.beds} bd, {2.baths} ba',
      'The monthly rent of [#1] is {1.rent}.',
    ],
    wrong: ['[#1] rents for {1.wrongRent} a month.', 'The deposit of [#2] is {2.rent}.', '[#1]: {2.rent}/mo'],
  },
  es: {
    good: [
      '[#1] tiene un alquiler de {1.rent} al mes y una fianza de {1.deposit}.',
      '[#2]: {2.rent} al mes, {2.beds} habitaciones.',
    ],
    wrong: [
      '[#1] se alquila por {1.wrongRent} al mes.',
      'La fianza de [#2] es de {2.rent}.',
      '[#1] cuesta {2.rent} al mes.',
    ],
  },
  fr: {
    good: [
      'Le loyer de [#1] est de {1.rent} par mois, avec un dépôt de garantie de {1.deposit}.',
      '[#2] : {2.rent} par mois, {2.beds} chambres.',
    ],
    wrong: [
      'Le loyer de [#1] est de {1.wrongRent} par mois.',
      'Le dépôt de garantie de [#2] est de {2.rent}.',
      '[#1] coûte {2.rent} par mois.',
    ],
  },
  de: {
    good: [
      '[#1] kostet {1.rent} Miete im Monat, die Kaution beträgt {1.deposit}.',
      '[#2]: {2.rent} pro Monat, {2.beds} Zimmer.',
    ],
    wrong: [
      '[#1] kostet {1.wrongRent} im Monat.',
      'Die Kaution von [#2] beträgt {2.rent}.',
      '[#1] kostet {2.rent} Miete.',
    ],
  },
  pt: {
    good: [
      'O aluguel de [#1] é de {1.rent} por mês, com caução de {1.deposit}.',
      '[#2]: {2.rent} por mês, {2.beds} quartos.',
    ],
    wrong: [
      'O aluguel de [#1] é de {1.wrongRent} por mês.',
      'A caução de [#2] é de {2.rent}.',
      '[#1] custa {2.rent} por mês.',
    ],
  },
  zh: {
    good: ['[#1] 月租{1.rent}，押金{1.deposit}。', '[#2]：每月{2.rent}，{2.beds}间卧室。'],
    wrong: ['[#1] 月租{1.wrongRent}。', '[#2] 的押金是{2.rent}。', '[#1] 每月{2.rent}。'],
  },
} as const;
