import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import test, { type ExecutionContext } from 'ava';
import { createApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/config.ts';
import { FIELD_FORMATS } from '../../src/fields/field-formats.ts';
import { createOpenApiDocument } from '../../src/http/openapi.ts';
import { createRoutes } from '../../src/http/routes.ts';
import { createLogger } from '../../src/process/logger.ts';
import { SECRET, SESSION, urlOf } from '../helpers/program.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Nothing is held in the demo that could be cancelled. */
const FAILS: Readonly<Record<string, number>> = { '/chat/Feed/Cancel': 409 };
const FILES: Readonly<Record<string, string>> = {
  '/chat/Feed/Inspect': 'feeds/sample-delta.csv',
  '/chat/Feed/Upload': 'feeds/sample-second-night.csv',
  '/chat/User/UploadFile': 'test/files/samples/sound.wav',
  '/chat/Visitor/Upload': 'test/files/samples/sound.wav',
};

type Example = Record<string, unknown>;
type Described = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: Example }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
type Document = { paths: Record<string, Record<string, Described>> };

/** The service with its demo chatbot and the sample feed, imported. */
const startDemo = async (t: ExecutionContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-examples-'));
  const { target, drop } = await createTestDatabase();
  t.teardown(drop);
  t.teardown(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'config'));
  await cp(join(PROJECT, 'config/feeds'), join(folder, 'config/feeds'), { recursive: true });
  await cp(join(PROJECT, 'feeds'), join(folder, 'feeds'), { recursive: true });
  const config = loadConfig({
    ...{ DATABASE_URL: urlOf(target), LISTINGD_DATA: join(folder, 'data'), LISTINGD_CONFIG: join(folder, 'config') },
    ...{ PORT: '0', LOG_LEVEL: 'silent', LISTINGD_SECRET_KEY: SECRET, LISTINGD_SESSION_KEY: SESSION },
  });
  const app = createApp({ config, log: createLogger('silent') });
  t.teardown(app.stop);
  const { address, services } = await app.start();
  /** Runs are carried out one after the other, as the examples expect it. */
  const whenIdle = async (): Promise<void> => {
    for (;;) {
      const { List } = await services.feeds.runList(1, { PageNumber: 1, PageSize: 10 });
      if (List.length > 0 && List.every(({ FinishedAt }) => FinishedAt !== null)) return;
      await pause(25);
    }
  };
  await whenIdle();
  return { url: address.url, whenIdle };
};

/** What a request is sent with: the example as JSON, in the address, or in a form with a file. */
const requestOf = async (path: string, method: string, example: Example, headers: Record<string, string>) => {
  if (method === 'get')
    return [`${path}?${new URLSearchParams(example as Record<string, string>)}`, { headers }] as const;
  const name = FILES[path];
  if (name === undefined) return [path, { method: 'POST', headers, body: JSON.stringify(example) }] as const;
  const body = new FormData();
  for (const [field, value] of Object.entries(example).filter(([key]) => key !== 'file'))
    body.set(field, String(value));
  body.set('file', new Blob([await readFile(join(PROJECT, name))]), name);
  return [path, { method: 'POST', headers, body }] as const;
};

/** Checks answers by what the document says of them. */
const createAnswerCheck = (document: Document) => {
  const ajv = new Ajv2020({ strict: false });
  for (const name of Object.keys(FIELD_FORMATS)) ajv.addFormat(name, true);
  ajv.addFormat('date-time', true);
  ajv.addSchema(document, 'api');
  return (described: Described, path: string, method: string, type: string) => {
    const place = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const schema = `api#/paths/${place}/${method}/responses/200/content/${type.replace('/', '~1')}/schema`;
    const content = described.responses[200]?.content[type]?.schema as { contentSchema?: object } | undefined;
    return ajv.compile({ $ref: content?.contentSchema === undefined ? schema : `${schema}/contentSchema` });
  };
};

test('each example of the OpenAPI document is answered by the demo as the document says, streams part by part', async (t) => {
  const { url, whenIdle } = await startDemo(t);
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as Document;
  const answerCheck = createAnswerCheck(document);
  const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const inBody = Object.values(described.requestBody?.content ?? {})[0]?.example;
      const inAddress = described.parameters?.filter(({ example }) => example !== undefined) ?? [];
      const example = inBody ?? Object.fromEntries(inAddress.map(({ name, example }) => [name, example]));
      const isPage = method === 'put' || path.includes('{') || !path.startsWith('/chat/');
      return isPage ? [] : [{ path, method, described, example, isStream: described.operationId === 'VisitorAsk' }];
    }),
  );
  const streamed = examples.find(({ path }) => path === '/chat/Chat/ClientAsk');
  if (streamed) examples.push({ ...streamed, example: { ...streamed.example, stream: true }, isStream: true });

  let token = '';
  for (const { path, method, described, example, isStream } of examples) {
    const headers: Record<string, string> =
      'sessionKey' in (described.security[0] ?? {}) ? { 'chatrobot-sessionkey': SESSION } : { Authorization: SECRET };
    if ('visitorToken' in (described.security[0] ?? {})) headers.Authorization = `Bearer ${token}`;
    const [address, options] = await requestOf(path, method, example, headers);
    const response = await fetch(url + address, options);
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const text = await response.text();
    const what = `${method} ${path} ${text.slice(0, 300)}`;
    t.is(response.status, 200, what);
    t.true(described.responses[200]?.content[type] !== undefined, `${type} of ${what}`);
    if (type === 'text/csv') continue;
    t.is(type === 'text/event-stream', isStream, what);
    const parts = isStream ? text.split('\n\n').filter((part) => part !== '') : [`data: ${text}`];
    const fits = answerCheck(described, path, method, type);
    for (const part of parts) {
      const value = JSON.parse(part.replace('data: ', ''));
      t.true(fits(value), `${what} ${JSON.stringify(fits.errors)}`);
      if (!isStream) t.is(value.Code, FAILS[path] ?? 200, what);
    }
    if (path === '/chat/Visitor/Open') token = JSON.parse(text).Data.Token;
    await whenIdle();
  }
});

/** What lists hold, and what they are made of. */
const LISTED =
  'Listing ListingChange Run RunPart Feed Problem ProblemKind Session Message Lead Card VisitorMessage Model Key'.split(
    ' ',
  );

test('every request that has fields has an example, and its fields, and those of what lists hold, say what they are', (t) => {
  const routes = createRoutes({ chatbots: {}, chat: {} } as never);
  const { paths, components } = createOpenApiDocument(routes) as Document & {
    components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> };
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { requestBody, operationId } of operations) {
    const contents = Object.entries(requestBody?.content ?? {}).filter(([type]) => !type.endsWith('octet-stream'));
    for (const [type, { example }] of contents) t.truthy(example, `${operationId} ${type}`);
  }
  for (const name of [...LISTED, ...operations.map(({ operationId }) => `${operationId}Request`)]) {
    if (!name.endsWith('Request')) t.true(name in components.schemas, name);
    const fields = Object.entries(components.schemas[name]?.properties ?? {});
    for (const [field, { description, ...schema }] of fields)
      t.true('items' in schema || (description ?? '') !== '', `${field} of ${name}`);
  }
});
