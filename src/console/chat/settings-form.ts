import {
  type ChatbotSettings,
  ChatbotSettings as Schema,
  SETTING_NAMES,
  type SettingName,
  SHOWN_SETTINGS,
} from '../../chatbots/settings.ts';
import { namedLanguage } from '../../language/named-language.ts';
import type { Settings } from '../../widget/contract.ts';
import { SETTINGS } from './setting-groups.ts';

/** What stands in the form: a number that is being written may be blank. */
export type Given = Readonly<Record<SettingName, string | number | boolean>>;

/** What a setting may be, by the schema that /chat/Chatbot/Edit checks by. */
type SettingSchema = {
  type: 'string' | 'integer' | 'boolean';
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default: string | number | boolean;
};

export const schemaOf = (name: SettingName): SettingSchema => Schema.properties[name] as unknown as SettingSchema;

export const changedOf = (saved: ChatbotSettings, given: Given): SettingName[] =>
  SETTING_NAMES.filter((name) => given[name] !== saved[name]);

/** Which settings a refusal names, and what it says of each; what names none is under `""`. `Name must …; Domains must ….` */
export const errorsOf = (message: string): Partial<Record<SettingName | '', string>> => {
  const errors: Partial<Record<SettingName | '', string>> = {};
  for (const sentence of message.replace(/\.$/, '').split('; ')) {
    const name = SETTING_NAMES.find((each) => sentence.startsWith(`${each} `)) ?? '';
    const said = name === '' ? sentence : `${SETTINGS[name].label} ${sentence.slice(name.length + 1)}`;
    errors[name] = errors[name] === undefined ? said : `${errors[name]}; ${said}`;
  }
  return errors;
};

/** What a website would be told of these settings. `pictureAt` gives the address of a picture's file. */
export const shownOf = (serialNumber: string, given: Given, pictureAt: (fileId: string) => string): Settings => ({
  ...(Object.fromEntries(SHOWN_SETTINGS.map((name) => [name, given[name]])) as Pick<
    ChatbotSettings,
    (typeof SHOWN_SETTINGS)[number]
  >),
  SerialNumber: serialNumber,
  Language: namedLanguage(String(given.AIResponseLanguage)) ?? '',
  ChatProfilePicture: pictureAt(String(given.ChatProfilePicture)),
  ChatIcon: pictureAt(String(given.ChatIcon)),
  TakesContact: String(given.TalkToHumanEmail).trim() !== '',
});
