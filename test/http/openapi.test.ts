import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import test from 'ava';
import { toListItem } from '../../src/listings/list-item.ts';
import { blankValues } from '../../src/listings/merge-input.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
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
        t.true(status === 401 || status === 200, `${method} ${path} ${status}`);
        t.false(names.has(operationId), operationId);
        names.add(operationId);
      }
    }
    t.is(names.size, 19);
  }),
);

test(
  'What the API answers fits the schemas of the OpenAPI document',
  withHttp(async (t, http) => {
    const { document } = await readDocument(http);
    const ajv = new Ajv2020({ strict: false });
    ajv.addFormat('time-zone', true);
    for (const format of ['web-address', 'messenger-address', 'colour', 'email-list', 'host-list'])
      ajv.addFormat(format, true);
    const fits = (path: string, body: unknown): void => {
      const answer = document.paths[path]?.post?.responses['200'] as never as {
        content: { 'application/json': { schema: object } };
      };
      const check = ajv.compile(answer.content['application/json'].schema);
      t.true(check(body), `${path} ${JSON.stringify(check.errors)}`);
    };
    const envelope = (Data: unknown) => ({ Data, Version: '1.0.0', Success: true, Code: 200, Message: '' });
    fits(
      '/chat/Chatbot/Get',
      (await http.send('/chat/Chatbot/Get', http.secret, { serialNumber: http.chatbot })).envelope,
    );
    fits('/chat/Chatbot/Get', (await http.send('/chat/Chatbot/Get', http.secret, {})).envelope);
    const item = toListItem(1, { ...blankValues(), SaleType: 'for_sale', Status: 'Active' }, '2026-01-01');
    fits('/chat/Chatbot/RealEstateList', envelope({ List: [item], VirtualCount: 1 }));
    const list = document.paths['/chat/Chatbot/RealEstateList']?.post?.responses['200'];
    for (const name of Object.keys(item)) t.true(JSON.stringify(list).includes(`"${name}":`), name);
    fits('/chat/Chatbot/RealEstateDelete', {
      ...envelope({ SuccessCount: 0 }),
      Success: false,
      Code: 404,
      Message: 'x',
    });
  }),
);
