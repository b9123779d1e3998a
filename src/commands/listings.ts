import { SetupError } from '../errors.ts';
import type { HistoryItem } from '../listings/history-item.ts';
import type { ListItem } from '../listings/list-item.ts';
import { KEY_TYPES, type KeyType, SALE_TYPES, type SaleType } from '../listings/listing.ts';
import type { Services } from '../services.ts';
import { chatbotFor } from './chatbots.ts';
import { describeExplanation, describeReasons } from './describe-explanation.ts';
import { clip, labelled, minute, plain, table, wrap } from './lay-out.ts';
import { type CommandContext, withServices } from './with-services.ts';

const oneOf = <Value extends string>(option: string, values: readonly Value[], value: string): Value => {
  const known = values.find((one) => one === value);
  if (known === undefined) throw new SetupError(`${option} must be one of ${values.join(', ')}, not ${value}`);
  return known;
};

const keyTypeOf = (value: string): KeyType => oneOf('--key-type', KEY_TYPES, value);

const PAGE_SIZE = 20;
const HEAD = ['Listing', 'Price', 'Beds', 'Baths', 'Area', 'City', 'Address'];
const UNITS: Readonly<Record<string, string>> = { 'Square Feet': 'ft²', 'Square Meters': 'm²' };

const priceOf = ({ CurrencySymbol, Price }: ListItem): string =>
  Price === '' ? '' : `${CurrencySymbol}${Price.replace(/\.00$/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** Where it stands is said of a home that is not simply for sale. */
const rowOf = ({ SaleType, Status, ...item }: ListItem): string[] => {
  const standing = [SaleType === 'For Sale' ? '' : SaleType.toLowerCase(), Status === 'Active' ? '' : Status];
  const area = item.Area.replace(/ (Square \w+)$/, (whole, unit) => ` ${UNITS[unit] ?? whole}`);
  return [
    ...[item.MLSNumber || `ID ${item.ID}`, priceOf({ SaleType, Status, ...item }), item.Bedrooms, item.Bathrooms, area],
    ...[item.City, [item.Address, ...standing].filter(Boolean).join(', ')],
  ];
};

const describeListings = (items: readonly ListItem[], width: number): string[] =>
  table(
    items.map((item) => rowOf(item).map(plain)),
    HEAD,
    width,
  );

type FindOptions = { chatbot?: string; city?: string; saleType?: string; mlsNumber?: string; page: string };

/** Homes by the filters of the API's list. */
const findByFilters = async (
  { listings }: Services,
  chatbotId: number,
  { city, saleType, mlsNumber, page }: FindOptions,
  { answer, print, terminal }: CommandContext,
): Promise<void> => {
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new SetupError(`--page must be a number from 1 on, not ${page}`);
  const SaleType: SaleType | undefined =
    saleType === undefined ? undefined : oneOf('--sale-type', SALE_TYPES, saleType);
  const number = Number(page);
  const filter = { CityName: city, SaleType, MLSNumber: mlsNumber, PageNumber: number, PageSize: PAGE_SIZE };
  const found = await listings.list(chatbotId, filter);
  answer(found);
  for (const line of found.List.length === 0 ? [] : describeListings(found.List, terminal.width)) print(line);
  const pages = Math.ceil(found.VirtualCount / PAGE_SIZE);
  const more =
    pages > 1 ? `, page ${number} of ${pages}${number < pages ? `: --page ${number + 1} shows more` : ''}` : '';
  print(`${found.VirtualCount} ${found.VirtualCount === 1 ? 'home' : 'homes'}${more}`);
};

/** Homes as the chat would find them, and why it would. */
const findByQuestion = async (
  { chat, listings }: Services,
  { id: chatbotId, settings }: Awaited<ReturnType<typeof chatbotFor>>,
  content: string,
  { answer, print, terminal }: CommandContext,
): Promise<void> => {
  const { Prompt: _, Tokens: __, ...explanation } = await chat.explainFirst({ chatbotId, settings, content });
  const List = await listings.byIds(
    chatbotId,
    explanation.Rows.map(({ ID }) => ID),
  );
  answer({ ...explanation, List });
  for (const line of describeExplanation(explanation, terminal)) print(line);
  const heading = explanation.Relaxed === undefined ? [] : ['None fits all of it. What comes closest:'];
  const homes = List.length === 0 ? [] : ['', ...heading, ...describeListings(List, terminal.width)];
  for (const line of homes) print(line);
  for (const line of describeReasons(explanation, terminal.width)) print(line);
};

/** `listingd listing find [QUESTION]`: homes by a question as the chat understands it, else by filters. */
export const listingFindCommand = (
  context: CommandContext,
  question: readonly string[],
  options: FindOptions,
): Promise<number> =>
  withServices(context, async (services) => {
    const content = question.join(' ').trim();
    const filters = [options.city, options.saleType, options.mlsNumber].filter((value) => value !== undefined);
    if (content !== '' && filters.length > 0) {
      throw new SetupError('A question and filters do not go together: say it all in the question');
    }
    const chatbot = await chatbotFor(services, options.chatbot);
    if (content === '') await findByFilters(services, chatbot.id, options, context);
    else await findByQuestion(services, chatbot, content, context);
    return 0;
  });

const LAST_CHANGES = 10;

const LONGEST_VALUE = 60;

const shownValue = (value: unknown): string =>
  clip(typeof value === 'object' && value !== null ? JSON.stringify(value) : plain(value), LONGEST_VALUE);

const changeOf = ({ Kind, By, Feed, RunID, Reason, Changes }: HistoryItem): string => {
  const who = By === 'Feed' ? `feed ${Feed}${RunID === null ? '' : `, run ${RunID}`}` : By;
  // Of a new home all is new, and stands above.
  const changes = Kind === 'create' ? [] : Changes;
  const what = changes.map(({ Field, From, To }) => `${Field} ${shownValue(From)} → ${shownValue(To)}`).join(', ');
  return plain(`${Kind} by ${who}${Reason === '' ? '' : ` (${Reason})`}${what === '' ? '' : `: ${what}`}`);
};

/** `listingd listing show KEY`: all that a home says, and its last changes. */
export const listingShowCommand = (
  context: CommandContext,
  key: string,
  options: { chatbot?: string; keyType: string },
): Promise<number> =>
  withServices(context, async (services) => {
    const named = { Key: key, KeyType: keyTypeOf(options.keyType) };
    const { id } = await chatbotFor(services, options.chatbot);
    const listing = await services.listings.show(id, named);
    const page = { PageNumber: 1, PageSize: LAST_CHANGES };
    const history = await services.listings.history(id, { Key: String(listing.ID), KeyType: 'InternalID', ...page });
    context.answer({ ...listing, History: history });
    const { width, paint } = context.terminal;
    const { Shown, ...fields } = listing;
    const told = Object.entries(fields).filter(([, value]) => value !== '' && value !== 0);
    for (const [name, value] of told) for (const line of labelled(name, plain(value), width, 17)) context.print(line);
    if (!Shown) context.print(paint('yellow', 'It is not on display: it left it, as its last change says'));
    context.print('');
    context.print(
      `Changes, newest first${history.VirtualCount > LAST_CHANGES ? ` (${LAST_CHANGES} of ${history.VirtualCount})` : ''}`,
    );
    for (const change of history.List) {
      for (const line of wrap(changeOf(change), width, 18, `${minute(change.ChangedAt)} `)) context.print(line);
    }
    return 0;
  });

/** `listingd listing restore SERIAL_NUMBER KEY`: shows a removed listing again and lifts the API's veto. */
export const listingRestoreCommand = (
  context: CommandContext,
  serialNumber: string,
  key: string,
  options: { keyType: string },
): Promise<number> => {
  const keyType = keyTypeOf(options.keyType);
  return withServices(context, async (services) => {
    const chatbot = await chatbotFor(services, serialNumber);
    const id = await services.listings.restore(chatbot.id, { Key: key, KeyType: keyType });
    context.answer({ ID: id });
    context.print(`Listing ${id} is shown again`);
    return 0;
  });
};
