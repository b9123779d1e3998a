import type { FoundListing } from '../../../src/chat/retrieve/found.ts';
import type { Language } from '../../../src/chat/understand/understanding.ts';
import { daysOnMarket } from '../../../src/listings/days-on-market.ts';

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-BR',
  zh: 'zh-CN',
};
const WORDS: Readonly<Record<Language, string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  es: ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'],
  fr: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'],
  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'],
  zh: ['零', '一', '两', '三', '四', '五', '六', '七'],
};
const FEET: Readonly<Record<Language, string>> = {
  en: 'sq ft',
  es: 'pies cuadrados',
  fr: 'pieds carrés',
  de: 'Quadratfuß',
  pt: 'pés quadrados',
  zh: '平方英尺',
};
const METERS: Readonly<Record<Language, string>> = { en: 'm²', es: 'm²', fr: 'm²', de: 'm²', pt: 'm²', zh: '平方米' };
const DOLLARS: Readonly<Record<Language, string>> = { en: '$', es: '$', fr: '$', de: '$', pt: 'US$', zh: '美元' };
const EUROS: Readonly<Record<Language, string>> = { en: '€', es: '€', fr: '€', de: '€', pt: '€', zh: '欧元' };

/** 549,900 as one says it: $550K, 550 mil €, 550 000 €, 0,55 Mio. €, 55万美元. */
const rounded = (price: number, language: Language, isEuro: boolean): string => {
  const sign = (isEuro ? EUROS : DOLLARS)[language];
  const thousands = Math.round(price / 1_000);
  const written = new Intl.NumberFormat(LOCALES[language], { useGrouping: false }).format(
    language === 'de'
      ? Math.round(price / 10_000) / 100
      : language === 'zh'
        ? Math.round(price / 1_000) / 10
        : thousands,
  );
  if (language === 'en') return `${sign}${thousands}K`;
  if (language === 'fr') return `${written} k${sign}`;
  if (language === 'de') return `${written} Mio. ${sign}`;
  return language === 'zh' ? `${written}万${sign}` : `${written} mil ${sign}`;
};

/** The values of a home that a sentence can name, written as its language writes them. */
const slots = (home: FoundListing, language: Language, now: Date) => {
  const { values } = home;
  const isEuro = values.CurrencySymbol === '€';
  const price = Number(values.SalePrice);
  const number = (value: number): string => new Intl.NumberFormat(LOCALES[language]).format(value);
  const money = (value: number): string =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency: isEuro ? 'EUR' : 'USD',
      maximumFractionDigits: 0,
    }).format(value);
  const area = (value: number): string =>
    `${number(value)} ${(values.AreaUnit === 'Square Meters' ? METERS : FEET)[language]}`.replace(/ (?=平)/, '');
  const word = (value: number): string => WORDS[language][value] ?? String(value);
  const beds = values.Bedrooms ?? 0;
  const baths = values.Bathrooms ?? 0;
  const building = values.BuildingArea ?? 0;
  const lot = values.LotArea ?? 0;
  const year = values.YearBuilt ?? 0;
  const hoa = Number(values.HOAMonth);
  const days = daysOnMarket(values, now.toISOString().slice(0, 10)) ?? 0;
  const before = Number(values.PreviousListPrice ?? values.SalePrice);
  return {
    price: money(price),
    rounded: rounded(price, language, isEuro),
    before: money(before),
    beds: number(beds),
    bedsWord: word(beds),
    baths: number(baths),
    area: area(building),
    lot: area(lot),
    year: String(year),
    hoa: money(hoa),
    parking: number(values.ParkingSpots ?? 0),
    days: number(days),
    areaUnit: (values.AreaUnit === 'Square Meters' ? METERS : FEET)[language],
    perArea: money(Math.round(price / building)),
    address: values.Address ?? '',
    zip: values.ZIP ?? '',
    mls: values.MLSNumber ?? '',
    rent: money(Number(values.RentPrice)),
    deposit: money(Number(values.DepositFee)),
    wrongRent: money(Number(values.RentPrice) - 300),
    wrongPrice: money(price + 15_000),
    wrongRounded: rounded(price - 60_000, language, isEuro),
    wrongBeds: number(beds + 2),
    wrongBedsWord: word(beds + 1),
    wrongBaths: number(baths + 1),
    wrongArea: area(Math.round(building * 1.1)),
    wrongLot: area(Math.round(lot * 1.3)),
    wrongYear: String(year + 7),
    wrongHoa: money(hoa + 45),
    wrongParking: number((values.ParkingSpots ?? 0) + 4),
    wrongDays: number(days + 13),
    wrongPerArea: money(Math.round((price / building) * 1.2)),
    wrongMls: `${values.MLSNumber?.slice(0, -2)}9951`,
  };
};

/** `[#1] costs {1.price}` of these homes. */
export const writeSentence = (
  template: string,
  homes: readonly FoundListing[],
  language: Language,
  now: Date,
): string =>
  template.replace(/\{(\d)\.(\w+)\}/g, (slot, row: string, name: string) => {
    const home = homes[Number(row) - 1];
    const written =
      home === undefined ? undefined : Object.entries(slots(home, language, now)).find(([key]) => key === name);
    if (written === undefined) throw new Error(`No such slot: ${slot}`);
    return written[1];
  });
