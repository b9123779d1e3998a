import type { TSchema } from '../fields/type.ts';
import { API_VERSION, type FailureData } from './envelope.ts';
import type { Route, RouteKey } from './route.ts';

type Json = Record<string, unknown>;

const DESCRIPTION = `Every answer is the same envelope. The HTTP status speaks of transport; a business failure travels on HTTP 200 with
\`Success: false\` and its own \`Code\`. In requests, \`null\` is the same as a field that is left out, and \`""\` clears any optional field.`;

const SECURITY: Readonly<Record<RouteKey, Json[]>> = {
  secret: [{ secretKey: [] }],
  session: [{ sessionKey: [] }],
  either: [{ secretKey: [] }, { sessionKey: [] }],
  visitor: [{ visitorToken: [] }],
  local: [{ secretKey: [] }, {}],
  none: [],
};

/** Our keyword for exact decimals, in the standard's words. */
const publicSchema = (schema: TSchema): Json =>
  JSON.parse(
    JSON.stringify(schema, (_, value) => {
      if (typeof value !== 'object' || value === null || !('decimals' in value)) return value;
      const { decimals, ...rest } = value as { decimals: number };
      return { ...rest, multipleOf: Number(`1e-${decimals}`) };
    }),
  );

const envelopeSchema = (Data: Json, Success: boolean, Code: Json): Json => ({
  type: 'object',
  required: ['Data', 'Version', 'Success', 'Code', 'Message'],
  properties: {
    Data,
    Version: { type: 'string', const: API_VERSION },
    Success: { type: 'boolean', const: Success },
    Code,
    Message: { type: 'string' },
  },
});

const failureSchema = (failureData: FailureData): Json =>
  envelopeSchema({ const: failureData }, false, { type: 'integer', description: 'Code of the failure' });

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const successContent = ({ operation, failureData, path }: Route): Json => {
  if (path === '/openapi.json') return json({ type: 'object' });
  const { answersFile } = operation;
  if (answersFile !== undefined) {
    const type = answersFile.split(';')[0] ?? answersFile;
    return { [type]: { schema: { type: 'string' } }, ...json(failureSchema(failureData)) };
  }
  const success = envelopeSchema(publicSchema(operation.data), true, { type: 'integer', const: 200 });
  const stream = { 'text/event-stream': { schema: { type: 'string', description: 'Lines of `data: {…}`' } } };
  return { ...json({ anyOf: [success, failureSchema(failureData)] }), ...(operation.streams ? stream : {}) };
};

/** `/files/:FileID` in the standard's words: `/files/{FileID}`. A page that is served with a slash at its end, too, is told once. */
const publicPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');

/** What stands in the path and the query. */
const parametersOf = (request: TSchema, path: string): Json[] => {
  const { properties = {}, required = [] } = publicSchema(request) as { properties?: Json; required?: string[] };
  return Object.entries(properties).flatMap(([name, property]) => {
    const { description, ...schema } = property as Json;
    if ('contentMediaType' in schema) return [];
    const place = path.includes(`:${name}`) ? 'path' : 'query';
    return [{ name, in: place, required: required.includes(name), description, schema }];
  });
};

/** The fields of a request, where its method has them. */
const fieldsOf = ({ method, path, operation, fileLimit }: Route): Json => {
  const isAddress = method === 'GET' || operation.takesBytes === true;
  const parameters = isAddress ? parametersOf(operation.request, path) : [];
  if (method === 'GET') return parameters.length === 0 ? {} : { parameters };
  if (operation.takesBytes === true) {
    const schema = { type: 'string', format: 'binary' };
    return { parameters, requestBody: { required: true, content: { 'application/octet-stream': { schema } } } };
  }
  const type = fileLimit === undefined ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: true, content: { [type]: { schema: publicSchema(operation.request) } } } };
};

const operationId = ({ method, path }: Route): string => {
  const name = (path.replace(/^\/(chat\/)?|\/$/g, '') || 'root').replace(/\W+(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const verb = method === 'POST' ? '' : method.toLowerCase();
  return verb === '' ? name : `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const operationOf = (route: Route): Json => ({
  operationId: operationId(route),
  summary: route.operation.summary,
  tags: [/^\/chat\/(\w+)\//.exec(route.path)?.[1] ?? 'Service'],
  security: SECURITY[route.key],
  ...fieldsOf(route),
  responses: {
    200: { description: 'Success, or a business failure', content: successContent(route) },
    '4XX': { description: 'A failure of the request itself', content: json(failureSchema(route.failureData)) },
    '5XX': { description: 'A failure of the service', content: json(failureSchema(route.failureData)) },
  },
});

/** The OpenAPI 3.1 document of a list of routes. */
export const createOpenApiDocument = (routes: readonly Route[]): Json => {
  const paths: Record<string, Json> = {};
  for (const route of routes)
    paths[publicPath(route.path)] = {
      ...paths[publicPath(route.path)],
      [route.method.toLowerCase()]: operationOf(route),
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
