import { basename, dirname } from 'node:path';
import { isDatabaseAway } from '../database/database-failure.ts';
import { SetupError } from '../errors.ts';
import { FeedFileError } from '../feeds/feed-file-error.ts';
import { findMissing } from '../feeds/inspect/find-missing.ts';
import { type Inspection, inspectFile } from '../feeds/inspect/inspect-file.ts';
import { configText, feedFile, refuseExisting, sourcePath, writeFeedFile } from '../feeds/inspect/write-feed-file.ts';
import { isoDate } from '../listings/days-on-market.ts';
import { describeInspection } from './inspection/describe-inspection.ts';
import { printable, section, wrap } from './lay-out.ts';
import { type CommandContext, withServices } from './with-services.ts';

type InspectOptions = {
  /** The name of the feed that is to be written. */
  write?: string;
  /** The serial number of its chatbot. */
  chatbot?: string;
  /** The XML element or the JSON path that holds the records. */
  record?: string;
  /** Characters a line. */
  width?: number;
};

const PIPED_WIDTH = 120;
const WIDEST = 160;

const inspect = async (file: string, record: string | undefined): Promise<Inspection> => {
  try {
    return await inspectFile(file, { today: isoDate(new Date()), record });
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    const asksForRecord = /\bformat\.record must\b/.test(error.message);
    throw new SetupError(`${error.message}${asksForRecord ? '. Look at one of them with --record NAME' : ''}`);
  }
};

/** The serial number of the only chatbot there is, or why it can't be told. Opens the database. */
const onlyChatbot = async (context: CommandContext): Promise<{ serialNumber: string | null; reason: string }> => {
  try {
    return await withServices(context, async ({ chatbots }) => {
      const all = await chatbots.list();
      const [first] = all;
      return all.length === 1 && first !== undefined
        ? { serialNumber: first.serialNumber, reason: 'the only chatbot there is' }
        : { serialNumber: null, reason: `there are ${all.length} chatbots` };
    });
  } catch (error) {
    if (!(error instanceof SetupError) && !isDatabaseAway(error)) throw error;
    return { serialNumber: null, reason: 'the database cannot be opened to look for one' };
  }
};

/** Writes the feed's file and says what comes next. The exit code. */
const writeFeed = async (
  context: CommandContext,
  inspection: Inspection,
  target: { name: string; path: string; source: string; chatbot: string | undefined; width: number },
): Promise<number> => {
  const { name, path, source, width } = target;
  const chatbot =
    target.chatbot === undefined ? await onlyChatbot(context) : { serialNumber: target.chatbot, reason: 'as told' };
  const { config, problems } = inspection.configure({ serialNumber: chatbot.serialNumber, file: source });
  await writeFeedFile(path, config);
  const { needed } = findMissing(inspection);
  const shown = `${basename(dirname(dirname(path)))}/feeds/${name}.json`;
  const lines = [
    `${shown} was written.`,
    chatbot.serialNumber === null
      ? `Its chatbot has to be filled in: ${chatbot.reason}. listingd chatbot list shows the serial numbers.`
      : `It fills the chatbot ${chatbot.serialNumber} (${chatbot.reason}).`,
    ...problems,
  ];
  const ready = problems.length === 0 && needed.length === 0;
  const written = lines.flatMap((line) => wrap(line, width, 4, '  '));
  const next = ['  listingd feed check', `  listingd import ${name} --dry-run`];
  const all = [...section('Written', written), ...section(ready ? 'Next' : 'Next, once that is done', next)];
  for (const line of all) context.print(printable(line));
  return ready ? 0 : 1;
};

/**
 * `listingd feed inspect FILE [--write NAME] [--chatbot SERIAL]`: what a file is and how a feed would read it. The database is needed only where
 * a feed is to be written and no chatbot is named. Exit code 0: ready to be imported; 1: something needed is missing.
 */
export const feedInspectCommand = async (
  context: CommandContext,
  file: string,
  { write, chatbot, record, width = process.stdout.columns ?? PIPED_WIDTH }: InspectOptions,
): Promise<number> => {
  const { configFolder } = context.config;
  const path = write === undefined ? null : feedFile(write, configFolder);
  if (path !== null) await refuseExisting(path);
  const inspection = await inspect(file, record);
  const columns = Math.min(WIDEST, width);
  for (const line of describeInspection(inspection, columns)) context.print(line);
  const source = sourcePath(file, configFolder);
  if (write !== undefined && path !== null) {
    return writeFeed(context, inspection, { name: write, path, source, chatbot, width: columns });
  }
  const { config } = inspection.configure({ serialNumber: chatbot ?? null, file: source });
  const heading = 'A configuration to begin with (--write NAME makes it a file of config/feeds/)';
  for (const line of section(heading, configText(config).trimEnd().split('\n'))) context.print(line);
  return findMissing(inspection).needed.length === 0 ? 0 : 1;
};
