import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { readNamedSecret } from '../../config/secret-file.ts';
import { SetupError } from '../../errors.ts';
import { loadFeedConfigs } from '../../feeds/configuration/load-feed-configs.ts';
import { plain, wrap } from '../lay-out.ts';
import type { CommandContext } from '../with-services.ts';
import { checkDatabase, type DatabaseLook } from './check-database.ts';
import { checkClock, checkDisk, checkService } from './check-machine.ts';
import { checkFeeds, checkMail, checkProvider } from './check-outside.ts';
import { type Finding, ok, SIGNS, wrong } from './finding.ts';

/** What is outside gets so long to answer. */
const PATIENCE_MILLISECONDS = 10_000;
/** A shorter text is found in words that tell nothing. */
const SHORTEST_SECRET = 4;

/** All secrets that the settings and the feeds name, as they are and as they stand in an address. */
const secretsOf = async ({ configFolder, readVariable, ...config }: Config): Promise<string[]> => {
  const { database, smtp, openAi, secretKey, sessionKey, service } = config;
  const feeds = await loadFeedConfigs(join(configFolder, 'feeds')).catch(() => []);
  const named = feeds.flatMap((entry) => {
    const source = 'config' in entry ? entry.config.source : undefined;
    return source !== undefined && 'credentials' in source ? Object.values(source.credentials ?? {}) : [];
  });
  const read = [...named, ...service.notify.map(({ secretVariable }) => secretVariable)].map((name) => {
    const secret = readNamedSecret(name, readVariable);
    return 'value' in secret ? secret.value : undefined;
  });
  const all = [database?.password, smtp?.password, openAi.apiKey, secretKey, sessionKey, ...read];
  const long = all.filter((text) => text !== undefined && text.length >= SHORTEST_SECRET) as string[];
  return [...new Set(long.flatMap((text) => [text, encodeURIComponent(text)]))];
};

const hideIn = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((shown, secret) => shown.replaceAll(secret, '•••'), text);

const MEND = 'mend it; the project’s README and config/README.md have every setting';

/** What is wrong with settings as a whole: what else there is depends on it. */
const settingsProblems = (error: unknown): Finding[] => {
  if (!(error instanceof SetupError)) throw error;
  const doing = `${MEND}. What else there is was not looked at`;
  return error.message.split('\n').map((line) => wrong('settings', line, doing));
};

/** Looks at everything but what a wrong setting names. What is outside is asked at once, so that what is slow holds up nothing. */
const examine = async (context: CommandContext): Promise<Finding[]> => {
  const { config, wrongSettings, clock } = context;
  const isRight = (...names: string[]): boolean => wrongSettings.every(({ name }) => !names.includes(name));
  const settings = wrongSettings.map(({ sentence }) => wrong('settings', sentence, MEND));
  if (!isRight('LISTINGD_CONFIG')) return settings;
  const nothing: DatabaseLook = { findings: [] };
  const [service, disk, database, feeds, provider] = await Promise.all([
    isRight('HOST', 'PORT') ? checkService(config) : [],
    checkDisk(config.dataFolder),
    isRight('DATABASE_URL') ? checkDatabase(context) : nothing,
    checkFeeds(context, PATIENCE_MILLISECONDS),
    isRight('OPENAI_API_KEY', 'OPENAI_BASE_URL', 'models')
      ? checkProvider(config, clock, PATIENCE_MILLISECONDS)
      : nothing,
  ]);
  const mail = isRight('SMTP_URL') ? await checkMail(config, database.wantsMail, PATIENCE_MILLISECONDS) : [];
  const looks = [database, ...feeds, provider];
  const others = looks.flatMap((look) => look.clock ?? []);
  const told = new Set(feeds.flatMap(({ findings }) => findings.map(({ Check }) => Check)));
  const ofDatabase = database.findings.filter(({ Check }) => !told.has(Check));
  return [
    ...(settings.length > 0 ? settings : [ok('settings', `all are right; npx listingd config shows them`)]),
    ...[service, ofDatabase, disk, checkClock(others)].flat(),
    ...[...feeds, provider].flatMap(({ findings }) => findings),
    ...[mail].flat(),
  ];
};

const describe = ({ Check, State, Says, Do }: Finding, { width, paint }: CommandContext['terminal']): string[] => {
  const [colour, sign] = SIGNS[State];
  const [first = '', ...others] = wrap(`${Check}: ${plain(Says)}`, width, 4, `  `);
  return [`${paint(colour, sign)} ${first.slice(2)}`, ...others, ...(Do === '' ? [] : wrap(Do, width, 6, '    →'))];
};

/**
 * `listingd doctor`: looks at everything that can be wrong, and says what to do about it. Changes nothing, starts nothing, shows no secret;
 * also beside a running service. Exit code 1 where something is wrong.
 */
export const doctorCommand = async (context: CommandContext): Promise<number> => {
  let config: Config | undefined;
  let found: Finding[];
  try {
    config = context.config;
    found = await examine(context);
  } catch (error) {
    if (config !== undefined) throw error;
    found = settingsProblems(error);
  }
  const secrets = config === undefined ? [] : await secretsOf(config);
  const findings = found.map(({ Says, Do, ...finding }) => ({
    ...{ ...finding, Says: hideIn(Says, secrets), Do: hideIn(Do, secrets) },
  }));
  context.answer(findings);
  for (const finding of findings) for (const line of describe(finding, context.terminal)) context.print(line);
  const count = (state: Finding['State']): number => findings.filter(({ State }) => State === state).length;
  const [wrongs, warnings] = [count('wrong'), count('warning')];
  context.print('');
  context.print(
    wrongs + warnings === 0
      ? 'All is well'
      : `${wrongs} wrong, ${warnings} to look at, ${count('ok')} as they should be`,
  );
  return wrongs > 0 ? 1 : 0;
};
