import { type Api, Failure } from '../api.ts';
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

/** A home, and whether it is on display. */
export type ShownHome = ListItem & { Shown: boolean };

/** By what people call a home: its MLS number, its web page or its ID, also where it has left the display. */
export const openHome = async (api: Api, SerialNumber: string, Key: string): Promise<ShownHome> => {
  const types = Key.includes('/') ? ['Url'] : /^\d+$/.test(Key) ? ['MLSNumber', 'InternalID'] : ['MLSNumber'];
  for (const KeyType of types) {
    try {
      return await api.call<ShownHome>('/chat/Chatbot/RealEstateShow', { SerialNumber, Key, KeyType });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 404) throw error;
    }
  }
  throw new Failure(404, `This chatbot has and had no home that is called “${Key}”.`);
};

/** The home of an ID. */
export const homeOf = (api: Api, SerialNumber: string, ID: number): Promise<ShownHome> =>
  api.call('/chat/Chatbot/RealEstateShow', { SerialNumber, Key: String(ID), KeyType: 'InternalID' });

/** What happened to a home, newest first. */
export const historyOf = async (api: Api, SerialNumber: string, ID: number): Promise<HistoryItem[]> => {
  const key = { SerialNumber, Key: String(ID), KeyType: 'InternalID', PageSize: MOST_CHANGES };
  return (await api.call<{ List: HistoryItem[] }>('/chat/Chatbot/RealEstateHistory', key)).List;
};
