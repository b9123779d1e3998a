import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import openapiTS from 'openapi-typescript';
import { withHttp } from './with-http.ts';

const PROJECT = join(import.meta.dirname, '../..');
const COMPILER = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'esnext', '--allowImportingTsExtensions'];

/** What a developer would write over the generated types; what is wrong in it has to be found by the compiler. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

export const priceOf = async (baseUrl: string, keys: Record<string, string>, SerialNumber: string): Promise<string> => {
  const client = createClient<paths>({ baseUrl, headers: keys });
  const { data } = await client.POST('/chat/Chatbot/RealEstateList', { body: { SerialNumber, PageSize: 1 } });
  if (!data?.Success) throw new Error(data?.Message ?? 'no answer');
  const [home] = data.Data.List;
  const price: string = home?.Price ?? '';
  // @ts-expect-error a number of rooms is a text in List
  const rooms: number = home?.Bedrooms ?? '';
  return price + String(rooms);
};

export const createHome = async (
  baseUrl: string,
  keys: Record<string, string>,
  body: components['schemas']['ChatbotRealEstateCreateRequest'],
): Promise<number> => {
  const client = createClient<paths>({ baseUrl, headers: keys });
  const params = { header: { 'Idempotency-Key': 'home-1' } };
  const { data } = await client.POST('/chat/Chatbot/RealEstateCreate', { params, body });
  if (!data?.Success) throw new Error(data?.Message ?? 'no answer');
  return data.Data;
};

export const textOf = (part: components['schemas']['ChatClientAskPart']): string => {
  if ('content' in part) return part.content;
  if ('Answer' in part) return part.Answer;
  return part.Message;
};

// @ts-expect-error there is no such path
createClient<paths>({}).POST('/chat/Chatbot/Nothing', {}).catch(() => {});
// @ts-expect-error a serial number is a text
createClient<paths>({ baseUrl: 'http://127.0.0.1:1' }).POST('/chat/Chatbot/Get', { body: { serialNumber: 1 } }).catch(() => {});
`;

const HOME = {
  ...{ MLSNumber: 'M1', Url: '', SaleType: 'for_sale', Status: 'Active', PropertyType: 'House', CurrencySymbol: '$' },
  ...{ SalePrice: 500000, Bedrooms: 3, Bathrooms: 2, YearBuilt: 1987, DaysOnMarket: 1, LotArea: 6500 },
  ...{ BuildingArea: 1640, AreaUnit: 'Square Feet', ParkingSpots: 2 },
};

test(
  'a client whose types are generated of the OpenAPI document compiles, finds what is wrong, and works with the service',
  withHttp(async (t, http) => {
    const folder = await mkdtemp(join(tmpdir(), 'listingd-client-'));
    t.teardown(() => rm(folder, { recursive: true }));
    await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    const document = JSON.parse((await http.send('/openapi.json', {}, {}, { method: 'GET' })).text);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'api.ts'), await openapiTS(document));
    await writeFile(join(folder, 'client.ts'), CLIENT);
    const compiler = join(PROJECT, 'node_modules/.bin/tsc');
    const said = await promisify(execFile)(compiler, [...COMPILER, 'client.ts'], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
    t.is(said, '');

    const client = await import(join(folder, 'client.ts'));
    const home = { SerialNumber: http.chatbot, ...HOME };
    const id = await client.createHome(http.url, http.secret, home);
    t.is(await client.createHome(http.url, http.secret, home), id, 'by its key it is made once');
    t.is(await client.priceOf(http.url, http.session, http.chatbot), '500000.003');
    await t.throwsAsync(client.priceOf(http.url, http.session, 'none'), { message: /no chatbot/ });
    t.is(client.textOf({ content: 'Hello' }), 'Hello');
  }),
);
