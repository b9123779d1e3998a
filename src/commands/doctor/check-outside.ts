import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { BUILT_IN_MODEL } from '../../config/config-files.ts';
import { isFilledByUploads } from '../../feeds/configuration/feed-age.ts';
import { type FeedConfigEntry, isDemoFeed, loadFeedConfigs } from '../../feeds/configuration/load-feed-configs.ts';
import { FeedFileError } from '../../feeds/feed-file-error.ts';
import { createHttpClient, type HttpResponse } from '../../feeds/fetch/http-client.ts';
import { readBody, SHORT_ANSWER } from '../../feeds/fetch/http-response.ts';
import { lookAtSource } from '../../feeds/fetch/look-at-source.ts';
import { missingSecrets } from '../../feeds/fetch/read-credentials.ts';
import { lookAtMailServer } from '../../mail/send-mail.ts';
import type { CommandContext } from '../with-services.ts';
import type { OtherClock } from './check-machine.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

type Look = { findings: Finding[]; clock?: OtherClock };

const OPENAI = 'https://api.openai.com/v1';
const CHECK = 'model provider';

const clockOf = ({ headers }: HttpResponse, now: Date): { clock?: OtherClock } => {
  const time = Date.parse(headers.date ?? '');
  return Number.isNaN(time)
    ? {}
    : { clock: { whose: 'the model provider', aheadSeconds: (now.getTime() - time) / 1_000 } };
};

/** The names of models in an answer; undefined where it has none. */
const namesIn = (text: string): string[] | undefined => {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return Array.isArray(data) ? data.map((model) => String((model as { id?: unknown } | null)?.id)) : undefined;
  } catch {
    return undefined;
  }
};

/** What a status of the list of models says; the provider's own words may hold a part of the key, and are not shown. */
const judge = (status: number, host: string, names: readonly string[] | undefined, { models }: Config): Finding => {
  if (status === 401 || status === 403) {
    return wrong(
      CHECK,
      `${host} refuses the key (${status})`,
      'set OPENAI_API_KEY to a key that is valid there, and start the service anew',
    );
  }
  if (status === 429)
    return warning(CHECK, `${host} has had too many requests (429)`, 'look at limits and credit of the account');
  if (status >= 500)
    return wrong(
      CHECK,
      `${host} has a fault of its own (${status})`,
      'wait, or ask the provider; the built-in answerer serves meanwhile',
    );
  if (status === 404) return ok(CHECK, `${host} answers; it lists no models`);
  if (status !== 200 || names === undefined) {
    return wrong(
      CHECK,
      `${host} answers with something that is no list of models (${status})`,
      'set OPENAI_BASE_URL to the address that ends in /v1',
    );
  }
  const wanted = models.filter(({ Key, Status }) => Status && Key !== BUILT_IN_MODEL.Key).map(({ Value }) => Value);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length === 0) return ok(CHECK, `${host} answers, and has every model of models.json`);
  return warning(
    CHECK,
    `${host} has no model ${unknown.join(', ')}`,
    'correct Value in config/models.json, or set Status to false',
  );
};

/** Asks the provider for its list of models, which costs nothing. */
export const checkProvider = async (config: Config, clock: () => Date, milliseconds: number): Promise<Look> => {
  const { apiKey, baseUrl } = config.openAi;
  if (apiKey === undefined && baseUrl === undefined) {
    return { findings: [ok(CHECK, 'none is set: the built-in answerer serves')] };
  }
  const url = new URL(`${(baseUrl ?? OPENAI).replace(/\/+$/, '')}/models`);
  const client = createHttpClient({ allowPrivateAddresses: true });
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const headers = { accept: 'application/json', authorization: `Bearer ${apiKey ?? 'none'}` };
    const response = await client.request({ url, headers, signal });
    const { text } = await readBody(response, SHORT_ANSWER);
    return { findings: [judge(response.status, url.host, namesIn(text), config)], ...clockOf(response, clock()) };
  } catch (error) {
    if (!signal.aborted && !(error instanceof FeedFileError)) throw error;
    const says = signal.aborted ? `${url.host} did not answer in time` : (error as Error).message;
    const doing =
      'see whether this machine reaches it, and whether OPENAI_BASE_URL is right; the built-in answerer serves meanwhile';
    return { findings: [wrong(CHECK, says, doing)] };
  } finally {
    client.close();
  }
};

/** What to do by the code of the library, which says at which step it failed. */
const MAIL_ADVICE: Readonly<Record<string, string>> = {
  EAUTH: 'set user and password in SMTP_URL as the server knows them; many want a password for programs',
  EDNS: 'correct the host in SMTP_URL',
  ETLS: 'use smtps:// and port 465 where the server wants TLS at once, smtp:// and port 587 where it wants STARTTLS',
  EPROTOCOL: 'ask who runs the server why it refuses this machine',
};

/** Connects to the mail server and logs in; no mail is sent. `isWanted`: chatbots have addresses that mails go to. */
export const checkMail = async (
  { smtp }: Config,
  isWanted: boolean | undefined,
  milliseconds: number,
): Promise<Finding> => {
  if (smtp === undefined) {
    const says = 'SMTP_URL is not set: mails are kept for 30 days, and not sent';
    return isWanted === true
      ? warning(
          'mail',
          `${says}, though settings of chatbots name addresses`,
          'set SMTP_URL, and mailFrom in config/listingd.json',
        )
      : ok('mail', says);
  }
  const server = `${smtp.host}:${smtp.port}`;
  try {
    await lookAtMailServer(smtp, milliseconds);
    return ok('mail', `${server} answers${smtp.user === undefined ? '' : ' and takes the login'}`);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const doing =
      MAIL_ADVICE[code] ?? 'see whether the server is up, and host and port in SMTP_URL; firewalls often shut port 25';
    return wrong('mail', `${server}: ${message}`, doing);
  }
};

type FeedLook = { findings: Finding[]; clock?: OtherClock };

const checkFeed = async (
  entry: FeedConfigEntry,
  { config, clock, log }: CommandContext,
  milliseconds: number,
): Promise<FeedLook> => {
  const { name } = entry;
  if ('error' in entry) {
    const doing = `mend ${entry.shownFile}; npx listingd feed check says whether it is right`;
    return { findings: [wrong(`feed ${name}`, entry.error, doing)] };
  }
  const check = `source of ${name}`;
  const { source } = entry.config;
  const credentials = 'credentials' in source ? source.credentials : undefined;
  const missing = missingSecrets(credentials, config.readVariable);
  if (missing.length > 0) {
    const doing = 'set it where the service is started, or in the file that LISTINGD_ENV_FILE names';
    return { findings: [wrong(check, missing.join('; '), doing)] };
  }
  if ('file' in source && (await isFilledByUploads(entry.config))) {
    const says = `it is filled by uploads: it has no schedule, and no file lies at ${source.file}`;
    return { findings: [ok(check, says)] };
  }
  const signal = AbortSignal.timeout(milliseconds);
  const { readVariable } = config;
  try {
    const { says, serverTime } = await lookAtSource(entry.config, { feed: name, readVariable, clock, log, signal });
    const aheadSeconds = serverTime === null ? 0 : (clock().getTime() - serverTime.getTime()) / 1_000;
    return {
      findings: [ok(check, says)],
      ...(serverTime === null ? {} : { clock: { whose: `the source of ${name}`, aheadSeconds } }),
    };
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    const file = join(config.configFolder, 'feeds', `${name}.json`);
    const doing = `correct source in ${file}, or what it names; npx listingd import ${name} --dry-run tries it`;
    return { findings: [wrong(check, error.message, doing)] };
  }
};

/** The file of each feed, the secrets that it names, and whether its source can be had. */
export const checkFeeds = async (context: CommandContext, milliseconds: number): Promise<FeedLook[]> => {
  const { configFolder, demo } = context.config;
  const entries = await loadFeedConfigs(join(configFolder, 'feeds'));
  const followed = entries.filter((entry) => demo || !isDemoFeed(entry));
  if (followed.length === 0) return [{ findings: [ok('feeds', `none in ${join(configFolder, 'feeds')}`)] }];
  return Promise.all(followed.map((entry) => checkFeed(entry, context, milliseconds)));
};
