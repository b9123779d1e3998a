import type { Api } from '../api.ts';
import type { HistoryItem, ListItem } from './words.ts';

type HomeList = { List: ListItem[]; VirtualCount: number };

/** Which homes to list: all where a filter is blank. */
export type HomeFilter = { CityName: string; SaleType: string; MLSNumber: string };

export const PAGE_SIZE = 24;
/** The history of a home is read whole: a change a day for years. */
const MOST_CHANGES = 1_000;

const given = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

export const findHomes = (api: Api, SerialNumber: string, filter: HomeFilter, PageNumber: number): Promise<HomeList> =>
  api.call('/chat/Chatbot/RealEstateFind', { SerialNumber, ...given(filter), PageNumber, PageSize: PAGE_SIZE });

/** The homes of these IDs that are displayed, in their order. */
export const homesOf = async (api: Api, SerialNumber: string, IDs: readonly number[]): Promise<ListItem[]> => {
  if (IDs.length === 0) return [];
  const { List } = await api.call<HomeList>('/chat/Chatbot/RealEstateFind', { SerialNumber, IDs, PageSize: 100 });
  return IDs.flatMap((id) => List.filter(({ ID }) => ID === id));
};

/** What happened to a home, newest first. */
export const historyOf = async (api: Api, SerialNumber: string, ID: number): Promise<HistoryItem[]> => {
  const key = { SerialNumber, Key: String(ID), KeyType: 'InternalID', PageSize: MOST_CHANGES };
  return (await api.call<{ List: HistoryItem[] }>('/chat/Chatbot/RealEstateHistory', key)).List;
};
