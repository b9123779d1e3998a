import { isEmailAddress } from '../chatbots/setting-formats.ts';

/** The setting that says who gets a mail, by the kind of the mail. */
export const MAIL_SETTING = {
  person: 'TalkToHumanEmail',
  contact: 'TalkToHumanEmail',
  dailyChats: 'EmailForDailyChatLogs',
  dailyLeads: 'EmailForDailyLeads',
} as const;

export type MailKind = keyof typeof MAIL_SETTING;

export const MAIL_SETTINGS = [...new Set(Object.values(MAIL_SETTING))];

/** The mails that go once a day. */
export const DAILY_KINDS = ['dailyChats', 'dailyLeads'] as const satisfies MailKind[];

/** The addresses of a setting, each once. */
export const addressesOf = (setting: string): string[] => {
  const addresses = setting.split(/[\s,;]+/).filter(isEmailAddress);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
};
