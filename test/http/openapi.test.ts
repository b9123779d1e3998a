import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import test from 'ava';
import openapiTS from 'openapi-typescript';
import type { ExplainedConstraint, Explanation } from '../../src/chat/explanation.ts';
import { type FeedData, previewData, runData } from '../../src/feeds/feed-data.ts';
import type { InspectionData } from '../../src/feeds/inspect/inspection-data.ts';
import { createRoutes } from '../../src/http/routes.ts';
import { toCreationItem } from '../../src/listings/history-item.ts';
import { toListItem } from '../../src/listings/list-item.ts';
import { blankValues } from '../../src/listings/merge-input.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

type Document = {
  openapi: string;
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
};

const FEED: FeedData = {
  Feed: 'north',
  SerialNumbers: ['0'.repeat(32)],
  Mode: null,
  State: 'Broken',
  IsUploaded: false,
  LastRun: null,
  NextRun: '2026-11-21T08:15:00.000Z',
  ...{ HeldRun: 7, HoldsOthers: true, PausedBy: null },
  Message: 'north.json: preset must be one of listing, redfin, reso',
};
const RUN = runData(
  {
    ...{ id: 7, feedId: 1, feed: 'north', state: 'Held', startedBy: 'api', queuedAt: new Date(0), startedAt: null },
    ...{
      finishedAt: null,
      file: null,
      fileName: null,
      host: null,
      dryRun: false,
      approved: false,
      rows: 3,
      bytesRead: 0,
      bytesTotal: 0,
    },
    ...{ phase: null, message: null, token: 1, undoOf: null },
  },
  [
    {
      ...{ runId: 7, serialNumber: '0'.repeat(32), state: 'Held', message: null, created: 1, updated: 1, unchanged: 1 },
      ...{ removedByRow: 0, removedByAbsence: 0, rejected: 0, ignored: 0, heldRemovals: 9, matchedRows: 3 },
    },
  ],
);
const PREVIEW = previewData({
  serialNumber: '0'.repeat(32),
  preview: {
    ...{ holds: 'Removals', guard: '9 of 10 listings would go', updated: 2, revived: 1, rejected: 0 },
    created: { count: 1, examples: [{ mlsNumber: null, address: '1 Oak St', price: '500000.00' }] },
    changed: [
      {
        ...{ field: 'Bedrooms', count: 1 },
        examples: [
          { id: 1, mlsNumber: 'M1', from: 3, to: null },
          { id: 2, mlsNumber: null, from: null, to: 'cut…' },
        ],
      },
    ],
    removed: {
      ...{ byRow: 0, byAbsence: 9, held: 9, handedOver: 1 },
      examples: [{ id: 3, mlsNumber: 'M3', address: null, reason: 'absence' }],
    },
  },
});
const INSPECTION: InspectionData & { Folder: string } = {
  Folder: 'feeds',
  ...{ Name: 'homes.csv', Format: 'a table', Rows: 1, MoreRows: true, Notes: ['x'], Preset: null },
  Columns: [{ Name: 'City', Filled: 1, Private: false, Samples: ['Bern'] }],
  Fields: [{ Field: 'City', Columns: ['City'], Confidence: 'high', Reason: 'by its name' }],
  Statuses: [{ Text: 'P', Count: 1, Meaning: null }],
  Words: [{ Field: 'StandardStatus', Text: 'P', Count: 1, Meaning: 'TODO' }],
  ...{ Needed: ['x'], Wanted: ['x'] },
  Tried: {
    ...{ Rows: 1, OnMarket: 1, Sold: 0, OffMarket: 0, Ignored: 0, Rejected: 0 },
    Reasons: [{ Count: 1, Line: 2, Column: null, Value: null, Expected: 'a key' }],
    Homes: [{ Line: 2, Fields: [{ Field: 'City', Value: 'Bern' }] }],
    Failure: '',
  },
  Configuration: {} as InspectionData['Configuration'],
  ...{ Text: '{}', ToFillIn: [{ Line: 1, Field: 'key[0]', Asked: 'a key' }] },
};
const STANDING = {
  ...{ UndoOf: null, UndoneBy: 8, BringsBack: false, PausedBy: 8 },
  Refusals: { Approve: 'Run 7 is Succeeded', Cancel: 'Run 7 is Succeeded', Undo: null },
};
const FEED_ANSWERS: [path: string, data: object][] = [
  ['/chat/Feed/List', { List: [FEED] }],
  ['/chat/Feed/Import', { RunID: 7 }],
  ['/chat/Feed/Upload', { RunID: 7 }],
  ['/chat/Feed/Inspect', INSPECTION],
  ['/chat/Feed/RunList', { List: [RUN], VirtualCount: 1 }],
  [
    '/chat/Feed/RunDetail',
    {
      ...{ Run: RUN, ...STANDING, Progress: null, Preview: [PREVIEW] },
      ProblemKinds: [{ Count: 2, Rejected: true, Line: 3, Column: 'Beds', Value: 'many', Expected: 'a number' }],
      Problems: [{ Rejected: false, Line: null, Column: null, Value: null, Expected: 'a number' }],
      VirtualCount: 1,
    },
  ],
  [
    '/chat/Feed/RunDetail',
    {
      ...{ Run: RUN, ...STANDING, Preview: [], ProblemKinds: [], Problems: [], VirtualCount: 0 },
      Progress: { Step: 'read', BytesRead: 5, BytesTotal: 10, Created: 0, Updated: 0, Removed: 0 },
    },
  ],
  [
    '/chat/Feed/RunChanges',
    {
      Fields: [{ Field: 'SalePrice', Count: 1 }],
      List: [
        {
          ...{ SerialNumber: '0'.repeat(32), ID: 1, MLSNumber: 'M1', Address: null, Kind: 'update', Reason: '' },
          Changes: [{ Field: 'SalePrice', From: '1.00', To: null }],
        },
      ],
      VirtualCount: 1,
    },
  ],
  ['/chat/Feed/Save', { Feed: 'north' }],
  ['/chat/Feed/Configuration', { Feed: 'north', Text: '{}' }],
  ['/chat/Feed/Undo', { RunID: 8 }],
  ['/chat/Feed/Approve', RUN],
  ['/chat/Feed/Cancel', RUN],
];

const CONSTRAINT: ExplainedConstraint = {
  ...{ Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'la mesa' },
  Means: 'in La Mesa',
};
const EXPLAINED: Required<Explanation> = {
  ...{ Intent: 'search', Language: 'en' },
  Constraints: [
    CONSTRAINT,
    { Field: 'LotArea', Operator: 'atLeast', Value: 1.5, AreaUnit: 'Square Meters', Words: '1.5 m2', Means: 'x' },
    { Field: 'Shown', Operator: 'not', Value: [7], Words: 'more', Means: 'x' },
    { Field: 'SaleType', Operator: 'is', Value: 'for_rent', Words: 'rent', Means: 'x' },
  ],
  ...{ Wishes: [CONSTRAINT], Unexplained: ['zebra'], Refused: ['x'], Order: 'Price asc', Limit: 3 },
  ...{
    Fields: ['HOAMonth', 'Tag'],
    Tags: ['pool'],
    Reference: [7],
    Aggregate: 'count',
    Total: 3,
    Relaxed: [CONSTRAINT],
  },
  Rows: [{ ID: 7, MLSNumber: '', Reasons: [{ Field: 'Tag', Value: 'pool', Words: 'a pool' }] }],
  Call: { Name: 'search_listings', Arguments: { Limit: 3 } },
  Prompt: [{ role: 'system', content: 'Answer.' }],
  Tokens: 12,
};
const ANSWERS: typeof FEED_ANSWERS = [...FEED_ANSWERS, ['/chat/Chat/Explain', EXPLAINED]];

/** A part of the document with the schemas that it names, as text. */
const wholeText = (document: Document, part: unknown): string =>
  JSON.stringify(part).replace(/\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g, (_, name: string) =>
    wholeText(document, document.components.schemas[name]),
  );

/** The names of all fields within a value. */
const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? within : [...Object.keys(value), ...within];
};

const readDocument = async (http: HttpFixture): Promise<{ text: string; document: Document }> => {
  const { text, headers, status } = await http.send('/openapi.json', {}, {}, { method: 'GET' });
  if (status !== 200 || headers['content-type'] !== 'application/json; charset=utf-8') throw new Error(text);
  return { text, document: JSON.parse(text) as Document };
};

test(
  'The OpenAPI document is served without a key, and a public linter finds nothing wrong with it',
  withHttp(async (t, http) => {
    const { text, document } = await readDocument(http);
    t.is(document.openapi, '3.1.0');
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    t.deepEqual(
      problems.map(({ ruleId, message, location }) => ({ ruleId, message, where: location[0]?.pointer })),
      [],
    );
  }),
);

test(
  'The OpenAPI document holds every path that is served and no other, each under a name of its own',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    const names = new Set<string>();
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        const { status } = await http.send(path, {}, {}, { method: method.toUpperCase() });
        // Files and pages are shown without a key; that there is none is the answer here.
        const isShown = ['/files/{FileID}', '/chat/{SerialNumber}', '/'].includes(path);
        const isServed = status === 401 || status === 200 || (isShown && status === 404);
        t.true(isServed, `${method} ${path} ${status}`);
        t.false(names.has(operationId), operationId);
        names.add(operationId);
      }
    }
    // `/console` and `/console/` are one, and the page that shows the document is no part of it.
    const served = createRoutes(http.services)
      .map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/, '')}`)
      .filter((line) => !line.startsWith('GET /docs'));
    t.is(names.size, new Set(served).size);
  }),
);

test(
  'What the API answers fits the schemas of the OpenAPI document',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    const ajv = new Ajv2020({ strict: false });
    ajv.addFormat('time-zone', true);
    for (const format of ['web-address', 'key', 'messenger-address', 'colour', 'email-list', 'host-list'])
      ajv.addFormat(format, true);
    ajv.addFormat('date-time', true);
    ajv.addSchema(document, 'api');
    const fits = (path: string, body: unknown): void => {
      const place = `paths/${path.replaceAll('/', '~1')}/post/responses/200/content/application~1json/schema`;
      const check = ajv.compile({ $ref: `api#/${place}` });
      t.true(check(body), `${path} ${JSON.stringify(check.errors)}`);
    };
    const envelope = (Data: unknown) => ({ Data, Version: '1.0.0', Success: true, Code: 200, Message: '' });
    fits(
      '/chat/Chatbot/Get',
      (await http.send('/chat/Chatbot/Get', http.secret, { serialNumber: http.chatbot })).envelope,
    );
    fits('/chat/Chatbot/Get', (await http.send('/chat/Chatbot/Get', http.secret, {})).envelope);
    fits('/chat/Key/List', (await http.send('/chat/Key/List', http.secret)).envelope);
    const made = await http.send('/chat/Key/Add', http.secret, { Kind: 'session', Name: 'x' });
    fits('/chat/Key/Add', made.envelope);
    const item = toListItem(1, { ...blankValues(), SaleType: 'for_sale', Status: 'Active' }, '2026-01-01');
    for (const name of ['List', 'Find'])
      fits(`/chat/Chatbot/RealEstate${name}`, envelope({ List: [item], VirtualCount: 1 }));
    const origin = { createdAt: new Date(0), sourceId: 3, runId: 7 };
    const created = toCreationItem({ id: 1, values: blankValues() }, origin, [], () => 'north');
    fits('/chat/Chatbot/RealEstateShow', envelope({ ...item, Shown: false }));
    fits('/chat/Chatbot/RealEstateHistory', envelope({ List: [created], VirtualCount: 1 }));
    const described = (path: string): string => wholeText(document, document.paths[path]?.post?.responses['200']);
    const list = described('/chat/Chatbot/RealEstateList');
    for (const name of Object.keys(item)) t.true(list.includes(`"${name}":`), name);
    for (const [path, shown] of ANSWERS) {
      fits(path, envelope(shown));
      const text = described(path);
      for (const name of namesIn(shown)) t.true(text.includes(`"${name}":`), `${path} ${name}`);
    }
    fits('/chat/Chatbot/RealEstateDelete', {
      ...envelope({ SuccessCount: 0 }),
      Success: false,
      Code: 404,
      Message: 'x',
    });
  }),
);

test(
  'The OpenAPI document tells which path takes a file, and which is asked by its query and answers with one',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    const upload = document.paths['/chat/Feed/Upload']?.post as never as {
      requestBody: { content: Record<string, { schema: object }> };
    };
    t.deepEqual(Object.keys(upload.requestBody.content), ['multipart/form-data']);
    t.deepEqual(upload.requestBody.content['multipart/form-data']?.schema, {
      $ref: '#/components/schemas/FeedUploadRequest',
    });
    const form = document.components.schemas.FeedUploadRequest as { required: string[]; properties: object };
    t.deepEqual(form.required, ['Feed', 'file']);
    t.like(form.properties, { file: { contentMediaType: 'application/octet-stream' } });
    const rejects = document.paths['/chat/Feed/Rejects']?.get as never as {
      parameters: object[];
      responses: Record<string, { content: object }>;
    };
    t.like(rejects.parameters, { 0: { name: 'RunID', in: 'query', required: true, schema: { type: 'integer' } } });
    t.deepEqual(Object.keys(rejects.responses[200]?.content ?? {}), ['text/csv', 'application/json']);
    t.false('requestBody' in rejects);
  }),
);

test(
  'The OpenAPI document tells that a signed address takes bytes by PUT, without a key, and that a picture is shown there',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    type Described = {
      security: object[];
      parameters: { name: string; in: string; required: boolean }[];
      requestBody?: { content: object };
      responses: Record<string, { content: object }>;
    };
    const { put, get } = document.paths['/files/{FileID}'] as never as { put: Described; get: Described };
    const parameters = (described: Described) =>
      described.parameters.map(({ name, in: place, required }) => [name, place, required]);
    t.deepEqual(parameters(put), [
      ['FileID', 'path', true],
      ['signature', 'query', true],
    ]);
    t.deepEqual(put.requestBody?.content, {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    });
    t.deepEqual(parameters(get), [['FileID', 'path', true]]);
    t.false('requestBody' in get);
    t.deepEqual(Object.keys(get.responses[200]?.content ?? {}), ['image/*', 'application/json']);
    t.deepEqual([put.security, get.security], [[], []]);
    const form = document.paths['/chat/User/UploadFile']?.post as never as Required<Described>;
    t.deepEqual(Object.keys(form.requestBody.content), ['multipart/form-data']);
  }),
);

test("A run and its parts have exactly the documented fields, in the interface's manner", (t) => {
  t.is(
    Object.keys(RUN).join(' '),
    'RunID Feed State StartedBy QueuedAt StartedAt FinishedAt DryRun Rows Message Parts',
  );
  t.is(
    RUN.Parts.map((part) => Object.keys(part).join(' ')).join(),
    'SerialNumber State Created Updated Unchanged RemovedByRow RemovedByAbsence Rejected Ignored HeldRemovals Message',
  );
  t.is(Object.keys(PREVIEW).join(' '), 'SerialNumber Holds Guard Created Updated Changed Removed Rejected');
  t.is(PREVIEW.Removed.Count, 9);
  t.deepEqual([RUN.QueuedAt, RUN.FinishedAt], ['1970-01-01T00:00:00.000Z', null]);
});

test(
  'every list is paged alike: by PageNumber and PageSize, with how many entries there are on all pages',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    const schemas = document.components.schemas as Record<string, { properties?: Record<string, object> }>;
    let paged = 0;
    for (const [path, { post }] of Object.entries(document.paths)) {
      if (post === undefined) continue;
      const answer = JSON.stringify(schemas[`${post.operationId}Answer`] ?? {});
      const { PageNumber, PageSize } = schemas[`${post.operationId}Request`]?.properties ?? {};
      t.is(answer.includes('"VirtualCount"'), PageNumber !== undefined, path);
      if (PageNumber === undefined) continue;
      paged += 1;
      t.like(PageNumber, { type: 'integer', minimum: 1, default: 1 });
      t.like(PageSize, { type: 'integer', minimum: 1, maximum: 1_000, default: 20 });
    }
    t.true(paged > 5);
  }),
);

test(
  'the parts of a stream have schemas: text, the end of the answer, and a failure',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    const { ChatClientAskPart, VisitorAskPart } = document.components.schemas;
    const named = (...names: string[]) => ({ anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) });
    t.deepEqual(ChatClientAskPart, named('AnswerPart', 'AnswerEnd', 'Failure'));
    t.deepEqual(VisitorAskPart, named('AnswerPart', 'VisitorAnswerEnd', 'Failure'));
  }),
);

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
