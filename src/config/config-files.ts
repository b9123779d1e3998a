import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createFieldCheck } from '../fields/check-fields.ts';
import { type Static, type TSchema, Type } from '../fields/type.ts';
import type { NamedSecret } from './secret-file.ts';

const dollars = (what: string) =>
  Type.Number({ minimum: 0, description: `US dollars for a million tokens of ${what}` });

/** What a model costs. */
const Price = Type.Object({ input: dollars('the prompt'), output: dollars('the answer') });
export type ModelPrice = Static<typeof Price>;

/** A model that a chatbot may name. `Status` false: it is listed, but not to be chosen any more. */
const Model = Type.Object({
  Key: Type.String({ minLength: 1, maxLength: 255, description: 'What a chatbot names in its setting Model' }),
  Value: Type.String({ minLength: 1, maxLength: 255, description: "The provider's name of the model" }),
  Status: Type.Boolean({ description: 'Whether the model can be used' }),
  contextTokens: Type.Optional(Type.Integer({ minimum: 1_000, description: 'How many tokens a prompt may have' })),
  price: Type.Optional(Price),
  answerSeconds: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3_600, default: 120, description: 'Seconds that a whole answer may take' }),
  ),
  silenceSeconds: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 3_600,
      default: 60,
      description: 'Seconds without a sign of life from the provider, from the call on',
    }),
  ),
  fallback: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Whether the built-in answerer answers where the provider fails before the first part',
    }),
  ),
  takes: Type.Optional(
    Type.Array(Type.Unsafe<'image' | 'audio' | 'video'>({ type: 'string', enum: ['image', 'audio', 'video'] }), {
      maxItems: 3,
      description: 'What the model takes beside text; nothing where it is left out',
    }),
  ),
  tools: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Whether the model may search by itself; false for a server that takes no tools and does not say so',
    }),
  ),
});
export type Model = Static<typeof Model>;

/** A place that homes are looked for around, and that is no home's own: a park, a pier, a university. */
const Landmark = Type.Object({
  names: Type.Array(Type.String({ minLength: 2, maxLength: 120 }), {
    minItems: 1,
    maxItems: 20,
    description: 'What visitors and listings call it',
  }),
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees, north of the equator' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees, east of Greenwich' }),
});
export type Landmark = Static<typeof Landmark>;

/** A bucket of a store that speaks S3, for files that were sent. */
const FileStorage = Type.Object({
  bucket: Type.String({ minLength: 3, maxLength: 63, description: 'Name of the bucket' }),
  region: Type.String({ minLength: 1, maxLength: 60, description: 'Region, us-east-1 where the store has none' }),
  endpoint: Type.Optional(
    Type.String({ format: 'web-address', maxLength: 255, description: 'Address of the store; left out, that of AWS' }),
  ),
  pathStyle: Type.Optional(
    Type.Boolean({
      description: 'Whether the bucket stands in the path and not in the host, as most own stores want it',
    }),
  ),
});

/** A program that is told what happens, by HTTP, and what its notices are signed with. */
const NoticeReceiver = Type.Object({
  url: Type.String({
    pattern: '^https?://[^\\s/]+(/\\S*)?$',
    maxLength: 2_048,
    description: 'Where notices are posted',
  }),
  secretVariable: Type.Unsafe<NamedSecret>({
    anyOf: [
      { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
      {
        type: 'object',
        properties: { $file: { type: 'string', minLength: 1 } },
        required: ['$file'],
        additionalProperties: false,
      },
    ],
    description:
      'The name of the environment variable that holds what notices are signed with, or { "$file": "/run/secrets/…" }',
  }),
});
export type NoticeReceiver = Static<typeof NoticeReceiver>;

/** Settings of the whole service that are no matter of the environment it runs in. */
const ServiceSettings = Type.Object({
  accessLog: Type.Optional(
    Type.Boolean({ default: false, description: 'Whether each request over HTTP is a line of the log' }),
  ),
  databaseConnections: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 1_000, default: 10, description: 'Largest number of connections' }),
  ),
  transcriptionModel: Type.Optional(
    Type.String({
      maxLength: 255,
      default: 'whisper-1',
      description: "The provider's model that writes down what is said in recordings; blank where there is none",
    }),
  ),
  fileDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      default: 30,
      description: 'For how many days a file that was sent is kept, unless a chatbot shows it',
    }),
  ),
  fileStorage: Type.Optional(FileStorage),
  publicUrl: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/@]+(/[^\\s@]*)?$',
      maxLength: 255,
      description:
        'Where clients reach the service, https://listings.example.com, without a user; left out, by the Host that is named from near',
    }),
  ),
  trustedProxies: Type.Optional(
    Type.Array(Type.String({ format: 'network', maxLength: 50 }), {
      maxItems: 100,
      description:
        'Addresses and networks (10.0.0.0/8) of proxies whose X-Forwarded-For says where a request comes from',
    }),
  ),
  mailFrom: Type.Optional(
    Type.String({ format: 'email-address', maxLength: 254, description: 'The address that mails come from' }),
  ),
  notify: Type.Optional(
    Type.Array(NoticeReceiver, { maxItems: 20, description: 'Programs that are told what happens, by HTTP' }),
  ),
  historyDays: Type.Optional(
    Type.Integer({
      minimum: 30,
      maximum: 36_500,
      default: 400,
      description: 'For how many days all changes of listings are kept; then only those of price and status are',
    }),
  ),
  chatDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      default: 365,
      description: 'For how many days after its last message a session is kept; leads are until they are erased',
    }),
  ),
});
type GivenSettings = Static<typeof ServiceSettings>;
/** What has no default may be left out. */
export type ServiceSettings = Required<Omit<GivenSettings, 'fileStorage' | 'mailFrom' | 'publicUrl'>> &
  Pick<GivenSettings, 'fileStorage' | 'mailFrom' | 'publicUrl'>;

/** The answerer that needs no provider. It is in every model list; its key is taken. */
export const BUILT_IN_MODEL: Model = { Key: '1', Value: 'built-in', Status: true };
const DEFAULT_SETTINGS: ServiceSettings = {
  accessLog: false,
  chatDays: 365,
  databaseConnections: 10,
  fileDays: 30,
  historyDays: 400,
  notify: [],
  transcriptionModel: 'whisper-1',
  trustedProxies: [],
};

/** Either what was read, or sentences that each name the file. */
type FileResult<Value> = { value: Value; problems: string[] };
/** `given`: the names of the settings that the file has. */
type SettingsResult = FileResult<ServiceSettings> & { given: readonly string[] };

const readJson = (file: string): { value?: unknown; problems: string[] } => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? { problems: [] } : { problems: [`${file} can't be read: ${message}`] };
  }
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')), problems: [] };
  } catch (error) {
    return { problems: [`${file} is not JSON: ${(error as Error).message}`] };
  }
};

/** To make the check of a schema takes milliseconds, to use it none. */
const createObjectCheck = <Schema extends TSchema>(schema: Schema) => {
  const check = createFieldCheck(schema, { unknownFields: 'refuse' });
  return (value: unknown, where: string) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { fields: undefined, problems: [`${where} must be an object`] };
    }
    const { fields, problems } = check(value as Record<string, unknown>);
    return { fields, problems: problems.map(({ message }) => `${where}: ${message}`) };
  };
};

const checkModel = createObjectCheck(Model);
const checkLandmark = createObjectCheck(Landmark);
const checkServiceSettings = createObjectCheck(ServiceSettings);

/** Names beyond these would make every reading of a chatbot's words slow. */
const MOST_LANDMARKS = 5_000;

/** `landmarks.json`, a list of places. Without the file there are those that listings name. */
export const readLandmarks = (folder: string): FileResult<Landmark[]> => {
  const file = join(folder, 'landmarks.json');
  const { value = [], problems } = readJson(file);
  if (!Array.isArray(value)) return { value: [], problems: [`${file} must be a list of landmarks`] };
  if (value.length > MOST_LANDMARKS)
    problems.push(`${file} has ${value.length} landmarks, ${MOST_LANDMARKS} at the most`);
  const landmarks = value.flatMap((entry, index) => {
    const { fields, problems: wrong } = checkLandmark(entry, `${file}, landmark ${index + 1}`);
    problems.push(...wrong);
    return fields && wrong.length === 0 ? [fields as Landmark] : [];
  });
  return { value: landmarks, problems };
};

/** `models.json`, a list of models; the built-in answerer comes first. Without the file there is no other. */
export const readModels = (folder: string): FileResult<Model[]> => {
  const file = join(folder, 'models.json');
  const { value = [], problems } = readJson(file);
  if (!Array.isArray(value)) return { value: [], problems: [`${file} must be a list of models`] };
  const models = [BUILT_IN_MODEL];
  value.forEach((entry, index) => {
    const where = `${file}, model ${index + 1}`;
    const { fields, problems: wrong } = checkModel(entry, where);
    problems.push(...wrong);
    if (!fields || wrong.length > 0) return;
    // What is null is left out.
    const model = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Model;
    if (models.some(({ Key }) => Key === model.Key)) problems.push(`${where}: the Key ${model.Key} is taken already`);
    models.push(model);
  });
  return { value: models, problems };
};

/** Paths are written behind `publicUrl`, and begin with a slash. */
const withoutLastSlash = ({ publicUrl, ...settings }: ServiceSettings): ServiceSettings =>
  publicUrl === undefined ? settings : { ...settings, publicUrl: publicUrl.replace(/\/+$/, '') };

/** Paths of files are of the folder that the configuration folder lies in, as those of feeds are. */
const withWholePaths = (folder: string, { notify, ...settings }: ServiceSettings): ServiceSettings => ({
  ...settings,
  notify: notify.map(({ url, secretVariable: secret }) => ({
    url,
    secretVariable: typeof secret === 'object' ? { $file: resolve(dirname(folder), secret.$file) } : secret,
  })),
});

/** `listingd.json`; what it leaves out, and a file that is not there, mean the defaults. */
export const readServiceSettings = (folder: string): SettingsResult => {
  const file = join(folder, 'listingd.json');
  const { value = {}, problems } = readJson(file);
  const { fields, problems: wrong } = checkServiceSettings(value, file);
  const given = Object.entries(fields ?? {}).filter(([, setting]) => setting !== null);
  // A blank one says that there is none; elsewhere a blank is as good as left out.
  const none =
    (value as { transcriptionModel?: unknown } | null)?.transcriptionModel === '' ? { transcriptionModel: '' } : {};
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(given), ...none };
  if (wrong.length > 0) return { value: DEFAULT_SETTINGS, problems: [...problems, ...wrong], given: [] };
  const names = Object.keys({ ...Object.fromEntries(given), ...none });
  return { value: withWholePaths(folder, withoutLastSlash(settings)), problems, given: names };
};
