import { Ajv } from 'ajv';
import test from 'ava';
import { StoredState } from '../../src/chat/sessions/session-state.ts';
import { feedConfigSchema } from '../../src/feeds/configuration/feed-config.ts';
import { createAjv } from '../../src/fields/ajv.ts';
import * as chat from '../../src/http/chat-operations.ts';
import * as chatbot from '../../src/http/chatbot-operations.ts';
import * as feed from '../../src/http/feed-operations.ts';
import * as file from '../../src/http/file-operations.ts';
import * as listing from '../../src/http/listing-operations.ts';
import * as service from '../../src/http/service-operations.ts';

const requests = Object.entries({ ...chat, ...chatbot, ...feed, ...file, ...listing, ...service }).flatMap(
  ([name, operation]) => ('request' in operation ? [[name, operation.request] as const] : []),
);

test('Every schema of a request, a feed or a session is a JSON Schema', (t) => {
  const standard = new Ajv({ strict: false });
  t.true(requests.length > 20);
  for (const [name, schema] of [...requests, ['a feed', feedConfigSchema], ['a session', StoredState]] as const) {
    t.true(standard.validateSchema(schema), `${name}: ${standard.errorsText()}`);
  }
  t.false(standard.validateSchema({ type: 'number', minimum: 'none' }));
});

test('The schema of a feed, which is compiled without looking for unknown keywords, has none', (t) => {
  const strict = { strict: true, allowUnionTypes: true };
  t.true(createAjv(strict).compile(feedConfigSchema) instanceof Function);
  t.throws(() => createAjv(strict).compile({ ...feedConfigSchema, minPropertys: 1 }), { message: /minPropertys/ });
});

test('An unknown keyword, or a text in place of its number, is refused where it is compiled, also without the schema of schemas', (t) => {
  t.true(createAjv().compile({ type: 'number', minimum: 0 })(1));
  t.false(createAjv().compile({ type: 'number', minimum: 0 })(-1));
  t.throws(() => createAjv().compile({ type: 'string', minLength: '1' }), { message: /minLength/ });
  t.throws(() => createAjv().compile({ type: 'string', minLenght: 1 }), { message: /minLenght/ });
});
