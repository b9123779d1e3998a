import { readFile } from 'node:fs/promises';
import type { Chatbot } from '../chatbots/chatbot-service.ts';
import { ChatbotSettings, SETTING_NAMES, type SettingName, type SettingsChange } from '../chatbots/settings.ts';
import { SetupError } from '../errors.ts';
import { createFieldCheck } from '../fields/check-fields.ts';
import { readTexts } from '../fields/tidy-fields.ts';
import { type TSchema, Type } from '../fields/type.ts';
import { MAIL_SETTINGS } from '../mail/mail-settings.ts';
import type { Services } from '../services.ts';
import { workspaceFor } from './access.ts';
import { clip, plain, table, wrap } from './lay-out.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** The chatbot of a serial number, else the only one there is. SetupError where that tells none. */
export const chatbotFor = async (
  { chatbots }: Pick<Services, 'chatbots'>,
  serialNumber: string | undefined,
): Promise<Chatbot> => {
  if (serialNumber !== undefined) {
    const chatbot = await chatbots.findBySerialNumber(serialNumber);
    if (chatbot !== undefined) return chatbot;
    throw new SetupError(
      `There is no chatbot with the serial number ${serialNumber}: npx listingd chatbot list shows them`,
    );
  }
  const [only, ...others] = await chatbots.list();
  if (only === undefined) throw new SetupError('There is no chatbot: npx listingd chatbot add makes one');
  if (others.length === 0) return only;
  throw new SetupError(
    `There are ${others.length + 1} chatbots: name one by --chatbot SERIAL_NUMBER; npx listingd chatbot list shows them`,
  );
};

/** `listingd chatbot add`: prints the new serial number. */
export const chatbotAddCommand = (
  context: CommandContext,
  options: { name?: string; timeZone: string; workspace?: string },
): Promise<number> =>
  withServices(context, async (services) => {
    const workspace = await workspaceFor(context, services, options.workspace);
    const chatbot = await services.chatbots.add({
      workspaceId: workspace.id,
      timeZone: options.timeZone,
      ...(options.name === undefined ? {} : { Name: options.name }),
    });
    context.answer({ SerialNumber: chatbot.serialNumber });
    context.print(chatbot.serialNumber);
    return 0;
  });

/** `listingd chatbot list`: serial number, workspace and name, oldest first. */
export const chatbotListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access, chatbots }) => {
    const names = new Map((await access.listWorkspaces()).map(({ id, name }) => [id, name]));
    const all = (await chatbots.list()).map(({ serialNumber, workspaceId, settings }) => ({
      ...{ SerialNumber: serialNumber, Workspace: names.get(workspaceId) ?? '', Name: settings.Name },
    }));
    context.answer(all);
    const rows = all.map(({ SerialNumber, Workspace, Name }) => [SerialNumber, plain(Workspace), plain(Name)]);
    if (rows.length === 0) context.print('There are no chatbots: npx listingd chatbot add makes one');
    else for (const line of table(rows, ['Chatbot', 'Workspace', 'Name'], context.terminal.width)) context.print(line);
    return 0;
  });

/** `NAME=VALUE` as a field and its text; a value `@FILE` is what the file holds. */
const readAssignment = async (text: string): Promise<[name: string, value: string]> => {
  const at = text.indexOf('=');
  if (at < 1) throw new SetupError(`A setting is changed by NAME=VALUE, not by ${text}`);
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  if (!value.startsWith('@')) return [name, value];
  try {
    return [name, (await readFile(value.slice(1), 'utf8')).trimEnd()];
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    throw new SetupError(`${value.slice(1)}, which ${name} is to be read from, cannot be read (${code})`);
  }
};

/** The change that was typed, checked as the API checks it. SetupError with a sentence for each wrong setting. */
const readChange = async (assignments: readonly string[]): Promise<SettingsChange> => {
  const schema: TSchema = Type.Object(Type.Partial(ChatbotSettings).properties);
  const { body, problems } = readTexts(schema, await Promise.all(assignments.map(readAssignment)));
  const checked = createFieldCheck(schema, { unknownFields: 'refuse' })(body);
  const all = [...problems, ...checked.problems].map(({ message }) => message);
  if (all.length > 0) throw new SetupError(`Nothing was changed: ${all.join('; ')}`);
  return checked.fields as SettingsChange;
};

const describeSettings = ({ settings }: Chatbot, changed: readonly SettingName[], width: number): string[] => {
  const rows = changed.map((name) => [name, clip(JSON.stringify(settings[name]), Math.max(20, width - 34))]);
  return table(rows, ['Setting', 'Value'], width);
};

/** Every setting with its value and what it means. */
const explainSettings = ({ settings }: Chatbot, { width, paint }: CommandContext['terminal']): string[] =>
  SETTING_NAMES.flatMap((name) => [
    `${paint('bold', name)}=${clip(JSON.stringify(settings[name]), Math.max(20, width - name.length - 1))}`,
    ...wrap(String((ChatbotSettings.properties[name] as { description?: string }).description ?? ''), width, 4),
  ]);

/** `listingd chatbot edit SERIAL_NUMBER [NAME=VALUE …]`: changes settings, and shows them; without any it shows all. */
export const chatbotEditCommand = (
  context: CommandContext,
  serialNumber: string,
  assignments: readonly string[],
): Promise<number> =>
  withServices(context, async (services) => {
    const { workspaceId } = await chatbotFor(services, serialNumber);
    const change = await readChange(assignments);
    const names = Object.keys(change) as SettingName[];
    if (names.length > 0) await services.chatbots.edit(workspaceId, serialNumber, change);
    const chatbot = await chatbotFor(services, serialNumber);
    context.answer({ SerialNumber: serialNumber, ...chatbot.settings });
    const { terminal } = context;
    const lines =
      names.length > 0 ? describeSettings(chatbot, names, terminal.width) : explainSettings(chatbot, terminal);
    for (const line of lines) context.print(line);
    const mailed = MAIL_SETTINGS.filter((name) => (change[name] ?? '').trim() !== '');
    if (mailed.length > 0 && !services.sendsMail) {
      context.say(`Nothing is sent by ${mailed.join(', ')} until the service has SMTP_URL: mails are kept for 30 days`);
    }
    return 0;
  });
