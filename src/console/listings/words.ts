import type { HistoryItem } from '../../listings/history-item.ts';
import type { ListItem } from '../../listings/list-item.ts';
import { figure, money, valueWords } from '../parts/home-words.ts';
import { capital } from '../parts/words.ts';

export type { HistoryItem, ListItem };

/** A field of List that is JSON text, or blank. */
const readList = <Item>(text: string): Item[] => (text === '' ? [] : (JSON.parse(text) as Item[]));

export const picturesOf = ({ Images }: Pick<ListItem, 'Images'>): string[] => readList(Images);

export const moreOf = ({ ExtensionColumn }: Pick<ListItem, 'ExtensionColumn'>): { Key: string; value: string }[] =>
  readList(ExtensionColumn);

export const priceOf = ({ Price, CurrencySymbol, SaleType }: ListItem): string => {
  const price = money(Price, CurrencySymbol);
  if (price === '') return 'Price not known';
  return SaleType === 'For Rent' ? `${price} a month` : price;
};

/** A status at the beginning of what is told. */
export const statusWords = (status: string): string => capital(valueWords('Status', status));

/** `2,500 Square Feet` with its unit as one says it. */
export const areaWords = (area: string): string => {
  const [, amount = '', unit = ''] = /^(\S+) ?(.*)$/.exec(area) ?? [];
  return `${figure(amount)} ${unit === 'Square Meters' ? 'm²' : unit === 'Square Feet' ? 'sq ft' : unit}`.trim();
};

/** What a home is called: its address, else its number. */
export const titleOf = ({ Address, City, State, ZIP, MLSNumber, ID }: ListItem): string => {
  const place = [City, [State, ZIP].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(', ');
  if (Address !== '') return [Address, place].filter((part) => part !== '').join(', ');
  return MLSNumber === ''
    ? `Home ${ID}${place === '' ? '' : ` in ${place}`}`
    : `${MLSNumber}${place === '' ? '' : `, ${place}`}`;
};

const counted = (text: string, one: string, many: string): string[] =>
  text === '' ? [] : [`${figure(text)} ${text === '1' ? one : many}`];

/** The few facts that tell one home from another. */
export const factsOf = ({ Bedrooms, Bathrooms, Area, PropertyType }: ListItem): string[] => [
  ...(Bedrooms === '0' ? ['Studio'] : counted(Bedrooms, 'bed', 'beds')),
  ...counted(Bathrooms, 'bath', 'baths'),
  ...(Area === '' ? [] : [areaWords(Area)]),
  ...(PropertyType === '' ? [] : [PropertyType]),
];
