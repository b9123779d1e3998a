import type { TSchema } from '../fields/type.ts';
import { exampleOf } from './examples.ts';
import { API_VERSION, type FailureData } from './reply.ts';
import type { Route, RouteKey } from './route.ts';

type Json = Record<string, unknown>;

const DESCRIPTION = `Every answer is the same envelope. The HTTP status speaks of transport; a business failure travels on HTTP 200 with
\`Success: false\` and its own \`Code\`. In requests, \`null\` is the same as a field that is left out, and \`""\` clears any optional field.

Each operation says which key it takes: a *secret key* (\`Authorization\`) or a *session key* (\`chatrobot-sessionkey\`). Both see their own
workspace only, and stay on your server. Pages of websites use the operations of \`Visitor\`, which need none.

| \`Code\` | What it says |
|---|---|
| 400 | a field is missing or wrong; \`Message\` names every one |
| 401, 403 | no valid key or token; a key of the wrong kind, or a website that may not use the chatbot |
| 404 | no such chatbot, session, listing, file, feed or run in the key's workspace |
| 409 | it clashes with what is stored or under way |
| 413, 415 | a file over its limit, or of a format that is not taken |
| 422 | another request has come with this \`Idempotency-Key\` |
| 429 | a limit of the chatbot or of an address; \`Retry-After\` says when |
| 500, 503 | a fault of the service; away for the moment, try again after \`Retry-After\` |
| 502, 504 | the model's provider failed or took too long |

Lists are paged by \`PageNumber\`, from 1, and \`PageSize\`, 20 unless it is given; \`VirtualCount\` says how many entries all pages have.

The examples are requests of the demo chatbot.`;

const SECURITY: Readonly<Record<RouteKey, Json[]>> = {
  secret: [{ secretKey: [] }],
  session: [{ sessionKey: [] }],
  either: [{ secretKey: [] }, { sessionKey: [] }],
  visitor: [{ visitorToken: [] }],
  local: [{ secretKey: [] }, {}],
  none: [],
};

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Schemas of ours in the standard's words, and those that have a name, which stand under `components.schemas`. */
const createSchemas = () => {
  const named: Record<string, Json> = {};

  const name = (called: string, schema: Json): Json => {
    const known = named[called];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas of the API are called ${called}`);
    named[called] = schema;
    return reference(called);
  };

  /** Our keyword for exact decimals is the standard's `multipleOf`; what has a title is named so. */
  const publicSchema = (schema: TSchema): Json =>
    JSON.parse(JSON.stringify(schema), (_, value) => {
      if (typeof value !== 'object' || value === null) return value;
      if (typeof value.decimals === 'number') {
        const { decimals, ...rest } = value;
        return { ...rest, multipleOf: Number(`1e-${decimals}`) };
      }
      if (typeof value.title !== 'string') return value;
      const { title, ...rest } = value;
      return name(title, rest);
    });

  return { named, name, publicSchema };
};

type Schemas = ReturnType<typeof createSchemas>;

const envelopeSchema = (Data: Json, Success: boolean, Code: Json): Json => ({
  type: 'object',
  required: ['Data', 'Version', 'Success', 'Code', 'Message'],
  properties: {
    Data,
    Version: { type: 'string', const: API_VERSION },
    Success: { type: 'boolean', const: Success },
    Code,
    Message: { type: 'string', description: 'What was wrong and what to do, in a sentence; "" on success' },
  },
});

const FAILURE_NAMES: Readonly<Record<string, string>> = { null: 'Failure', '0': 'FailureWithZero' };

const failureSchema = (schemas: Schemas, failureData: FailureData): Json =>
  schemas.name(
    FAILURE_NAMES[String(failureData)] ?? 'FailureWithCount',
    envelopeSchema({ const: failureData }, false, { type: 'integer', description: 'Code of the failure' }),
  );

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** OpenAPI 3.1 has no word for the events of a stream: what each of them holds is told as the content of the text. */
const streamContent = (schemas: Schemas, { operation, failureData }: Route, called: string): Json => {
  if (operation.streams === undefined) return {};
  const content = { type: 'string', description: 'The next piece of the answer' };
  const text = schemas.name('AnswerPart', { type: 'object', required: ['content'], properties: { content } });
  const part = { anyOf: [text, schemas.publicSchema(operation.streams), failureSchema(schemas, failureData)] };
  const contentSchema = schemas.name(`${called}Part`, part);
  const description = 'Lines `data: {…}`, each followed by a blank line: parts, and a last one with the whole answer';
  const stream = { type: 'string', description, contentMediaType: 'application/json', contentSchema };
  return { 'text/event-stream': { schema: stream } };
};

const successContent = (schemas: Schemas, route: Route, called: string): Json => {
  const { operation, failureData, path } = route;
  if (path === '/openapi.json') return json({ type: 'object' });
  const failure = failureSchema(schemas, failureData);
  const { answersFile, data, streams } = operation;
  if (answersFile !== undefined) {
    const type = answersFile.split(';')[0] ?? answersFile;
    return { [type]: { schema: { type: 'string' } }, ...json(failure) };
  }
  const stream = streamContent(schemas, route, called);
  if (streams === data) return { ...json(failure), ...stream };
  const success = envelopeSchema(schemas.publicSchema(data), true, { type: 'integer', const: 200 });
  return { ...json({ anyOf: [schemas.name(`${called}Answer`, success), failure] }), ...stream };
};

/** `/files/:FileID` in the standard's words: `/files/{FileID}`. A page that is served with a slash at its end, too, is told once. */
const publicPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');

/** What stands in the path and the query. */
const parametersOf = (schemas: Schemas, { operation, path, ...route }: Route): Json[] => {
  const { properties = {}, required = [] } = schemas.publicSchema(operation.request) as {
    properties?: Json;
    required?: string[];
  };
  const example = exampleOf({ path, ...route });
  return Object.entries(properties).flatMap(([name, property]) => {
    const { description, ...schema } = property as Json;
    if ('contentMediaType' in schema) return [];
    const place = path.includes(`:${name}`) ? 'path' : 'query';
    const given = example?.[name] === undefined ? {} : { example: example[name] };
    return [{ name, in: place, required: required.includes(name), description, schema, ...given }];
  });
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A name of your own for this request, like a UUID: sent again with it within 24 hours, it is not carried out again, and gets the first answer',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The fields of a request, where its method has them. */
const fieldsOf = (schemas: Schemas, route: Route, called: string): Json => {
  const { method, operation, fileLimit } = route;
  const isAddress = method === 'GET' || operation.takesBytes === true;
  const parameters = isAddress ? parametersOf(schemas, route) : [];
  if (operation.takesIdempotencyKey === true) parameters.push(IDEMPOTENCY_KEY);
  const given = parameters.length === 0 ? {} : { parameters };
  if (method === 'GET') return given;
  if (operation.takesBytes === true) {
    const schema = { type: 'string', format: 'binary' };
    return { ...given, requestBody: { required: true, content: { 'application/octet-stream': { schema } } } };
  }
  const type = fileLimit === undefined ? 'application/json' : 'multipart/form-data';
  const schema = schemas.name(`${called}Request`, schemas.publicSchema(operation.request));
  const example = exampleOf(route);
  const content = { [type]: { schema, ...(example && { example }) } };
  return { ...given, requestBody: { required: true, content } };
};

const operationId = ({ method, path }: Route): string => {
  const name = (path.replace(/^\/(chat\/)?|\/$/g, '') || 'root').replace(/\W+(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const verb = method === 'POST' ? '' : method.toLowerCase();
  return verb === '' ? name : `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const operationOf = (schemas: Schemas, route: Route): Json => {
  const called = operationId(route);
  const failure = json(failureSchema(schemas, route.failureData));
  return {
    operationId: called,
    summary: route.operation.summary,
    tags: [/^\/chat\/(\w+)\//.exec(route.path)?.[1] ?? 'Service'],
    security: SECURITY[route.key],
    ...fieldsOf(schemas, route, called),
    responses: {
      200: { description: 'Success, or a business failure', content: successContent(schemas, route, called) },
      '4XX': { description: 'A failure of the request itself', content: failure },
      '5XX': { description: 'A failure of the service', content: failure },
    },
  };
};

/** The OpenAPI 3.1 document of a list of routes. */
export const createOpenApiDocument = (routes: readonly Route[]): Json => {
  const paths: Record<string, Json> = {};
  const schemas = createSchemas();
  // The page that shows the document is no part of it.
  for (const route of routes.filter(({ path }) => !path.startsWith('/docs/')))
    paths[publicPath(route.path)] = {
      ...paths[publicPath(route.path)],
      [route.method.toLowerCase()]: operationOf(schemas, route),
    };
  return {
    openapi: '3.1.0',
    info: {
      title: 'listingd',
      version: API_VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this document came from' }],
    tags: [
      { name: 'Chatbot', description: 'Chatbots, their settings and their listings' },
      { name: 'Chat', description: 'Messages' },
      { name: 'Visitor', description: 'Pages of websites, which have no key' },
      { name: 'Feed', description: 'Feeds and their runs' },
      { name: 'Key', description: 'The keys of a workspace' },
      { name: 'User', description: 'Files that are sent' },
      { name: 'Service', description: 'The service itself' },
    ],
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: {
        secretKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'A secret key, with or without `Bearer ` before it',
        },
        visitorToken: { type: 'http', scheme: 'bearer', description: 'The token of a visitor, of /chat/Visitor/Open' },
        sessionKey: { type: 'apiKey', in: 'header', name: 'chatrobot-sessionkey', description: 'A session key' },
      },
    },
  };
};
