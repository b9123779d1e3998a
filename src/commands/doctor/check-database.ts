import { readDatabaseFacts } from '../../database/connection.ts';
import { isDatabaseAway } from '../../database/database-failure.ts';
import { pendingMigrations } from '../../database/migrate.ts';
import { isDatabaseServed } from '../../database/open-database.ts';
import { storesOn } from '../../database/stores.ts';
import { SetupError } from '../../errors.ts';
import type { FeedData } from '../../feeds/feed-data.ts';
import { MAIL_SETTINGS } from '../../mail/mail-settings.ts';
import { createServices } from '../../services.ts';
import { adviceFor, allFeeds } from '../feed.ts';
import { type CommandContext, withDatabase } from '../with-services.ts';
import type { OtherClock } from './check-machine.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** What the database shows, and what else it knows that others ask for. */
export type DatabaseLook = {
  findings: Finding[];
  clock?: OtherClock;
  /** Whether settings of chatbots have mails sent; undefined where it could not be asked. */
  wantsMail?: boolean;
};

const ADVICE: Readonly<Record<string, string>> = {
  ER_ACCESS_DENIED_ERROR:
    'set user and password in DATABASE_URL as the server knows them; write @ : / ? # % as %40 %3A %2F %3F %23 %25',
  ER_DBACCESS_DENIED_ERROR: 'give that user all rights on the database: GRANT ALL ON NAME.* TO …',
  ER_BAD_DB_ERROR:
    'make the database (CREATE DATABASE NAME CHARACTER SET utf8mb4), or correct its name in DATABASE_URL',
  ER_CON_COUNT_ERROR: 'raise max_connections of the server, or lower databaseConnections in config/listingd.json',
  ECONNREFUSED: 'start the database server, or correct host and port in DATABASE_URL',
  ENOENT: 'start the database server, or correct socketPath in DATABASE_URL',
  ENOTFOUND: 'correct the host in DATABASE_URL',
  ETIMEDOUT: 'see whether the server is up, and whether a firewall lets this machine through',
};

const adviceOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (
    ADVICE[cause?.code ?? code ?? ''] ?? 'see whether the server is up, and what its log and that of the service say'
  );
};

const LEVELS: Readonly<Partial<Record<FeedData['State'], typeof wrong>>> = {
  ...{ Broken: wrong, Failing: wrong, Stale: wrong, Held: warning, Waiting: warning },
};

/** The states of feeds that want somebody. What is wrong with their files is told by their own check. */
const feedFindings = (feeds: readonly FeedData[]): Finding[] =>
  feeds.flatMap((feed) => {
    const level = LEVELS[feed.State];
    if (level === undefined) return [];
    return [
      level(`feed ${feed.Feed}`, `${feed.State}: ${feed.Message}`, adviceFor(feed, `"source of ${feed.Feed}" here`)),
    ];
  });

/** Connects as a command does, changes nothing, and starts no server. */
export const checkDatabase = async (context: CommandContext): Promise<DatabaseLook> => {
  const { config, clock } = context;
  const kind = config.database === undefined ? 'the embedded one' : 'that of DATABASE_URL';
  if (!(await isDatabaseServed(config))) {
    return {
      findings: [ok('database', 'the embedded one, which runs with the service only; nothing was asked of it')],
    };
  }
  try {
    return await withDatabase(context, async ({ database }) => {
      const before = clock().getTime();
      const { version, now, isReadOnly } = await readDatabaseFacts(database);
      const aheadSeconds = ((before + clock().getTime()) / 2 - now.getTime()) / 1_000;
      const known = { clock: { whose: 'the database server', aheadSeconds } };
      const pending = await pendingMigrations(database);
      const says = `${kind}, ${version}`;
      if (isReadOnly) {
        const doing = 'find out why it is read-only: a full disk, or a replica. Nothing can be stored until then';
        return { ...known, findings: [wrong('database', `${says}, takes no changes: it is read-only`, doing)] };
      }
      if (pending.length > 0) {
        const finding = warning(
          'database',
          `${says}: its tables are not up to date`,
          'npx listingd migrate, or a start, does it',
        );
        return { ...known, findings: [finding] };
      }
      const wantsMail = (await storesOn(database).chatbots.idsWithSetting(MAIL_SETTINGS)).length > 0;
      const feeds = await allFeeds(createServices({ ...context, database }));
      return { ...known, wantsMail, findings: [ok('database', `${says}, tables up to date`), ...feedFindings(feeds)] };
    });
  } catch (error) {
    if (!(error instanceof SetupError) && !isDatabaseAway(error)) throw error;
    return { findings: [wrong('database', (error as Error).message, adviceOf(error))] };
  }
};
