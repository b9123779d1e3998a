import { type Static, Type } from '../fields/type.ts';

const SHORT_TEXT = 255;
const LONG_TEXT = 65_000;
const URL_LENGTH = 2_048;
/** The largest number that the interface's `integer` is taken to hold. */
const LARGEST = 2_147_483_647;

const shortText = (description: string) => Type.String({ maxLength: SHORT_TEXT, default: '', description });
const longText = (description: string) => Type.String({ maxLength: LONG_TEXT, default: '', description });
const flag = (description: string) => Type.Boolean({ default: false, description });
const formatted = (format: string, maxLength: number, description: string) =>
  Type.String({ format, maxLength, default: '', description });
const webAddress = (description: string) => formatted('web-address', URL_LENGTH, description);
const wholeNumber = (minimum: number, maximum: number, byDefault: number, description: string) =>
  Type.Integer({ minimum, maximum, default: byDefault, description });

/**
 * The settings of a chatbot, under the interface's names. Each has a default: what it
 * is until it is set, and again once it is cleared.
 */
export const ChatbotSettings = Type.Object({
  Name: shortText('Name of the chatbot'),
  Model: shortText(
    "Key of the model list, or the provider's own model name; blank is the first model that can be used",
  ),
  SystemMessage: longText('System prompt'),
  Temperature: wholeNumber(0, 100, 0, 'Temperature: 0, 1 and 2 as they are, 3 to 100 in hundredths (70 is 0.7)'),
  TimeZone: Type.String({
    format: 'time-zone',
    maxLength: SHORT_TEXT,
    default: 'UTC',
    description: 'IANA time zone in any case, or an offset like UTC+8',
  }),
  AnswerSuffix: longText('Text that ends every answer'),
  ChatProfilePicture: shortText('File ID of the profile picture'),
  ChatIcon: shortText('File ID of the bubble icon'),
  ChatBubbleAlign: wholeNumber(0, 9, 0, 'Alignment of the chat bubble'),
  ChatBubbleColor: formatted('colour', SHORT_TEXT, 'Bubble colour, rgb(<r>,<g>,<b>)'),
  ChatbotPopupOnce: flag('Show the popup only once'),
  ChatbotPrivacyPolicyDescription: longText('Privacy policy description'),
  ChatbotPrivacyPolicyName: shortText('Privacy policy name'),
  ChatbotPrivacyPolicyUrl: webAddress('Privacy policy URL'),
  EnablePushToTalk: Type.Boolean({ default: true, description: 'Enable push-to-talk: sound is taken with messages' }),
  EnableUploadImage: Type.Boolean({
    default: true,
    description: 'Enable image upload: pictures and video are taken with messages',
  }),
  SocialPageUrl: webAddress('URL of a social media page'),
  SocialProfileUrl: webAddress('URL of a social media profile'),
  RemoveChatLogOnBrowserClose: flag('Clear chat history when the browser closes'),
  SuggestedMessage: longText('Suggested messages'),
  TalkToHumanEmail: formatted('email-list', LONG_TEXT, 'E-mail address or addresses used for human handoff'),
  TalkToHumanResponseMessage: longText('Message shown when transferring to a human'),
  UserInputPlaceholder: shortText('Placeholder text of the input field'),
  UserMessageColor: formatted('colour', SHORT_TEXT, 'Colour of user messages, rgb(<r>,<g>,<b>)'),
  WelcomeMessage: longText('Initial greeting'),
  MessengerUrl: formatted('messenger-address', URL_LENGTH, 'URL of a messaging contact'),
  VerifyDomain: flag('Enable domain verification'),
  Domains: formatted('host-list', LONG_TEXT, 'Allowed domains for embedding, separated by commas, blanks or line ends'),
  RateLimitCount: wholeNumber(0, LARGEST, 0, 'Maximum messages within the rate-limit window; 0 is no limit'),
  RateLimitMessage: longText('Message shown when the rate limit is exceeded'),
  RateLimitTime: wholeNumber(1, LARGEST, 60, 'Rate-limit window length in seconds'),
  CustomDomain: webAddress('Custom domain for embedding'),
  EmailForDailyChatLogs: formatted('email-list', LONG_TEXT, 'E-mail address or addresses receiving daily chat logs'),
  EmailForDailyLeads: formatted('email-list', LONG_TEXT, 'E-mail address or addresses receiving daily leads'),
  AIResponseLanguage: shortText('Language of AI responses, its full name; blank is the language of the question'),
  MessageLimit: wholeNumber(-1, LARGEST, -1, 'Maximum messages per month; -1 is unlimited, 0 is none'),
});

export type ChatbotSettings = Static<typeof ChatbotSettings>;
export type SettingName = keyof ChatbotSettings;

export const SETTING_NAMES = Object.keys(ChatbotSettings.properties) as SettingName[];

/** The settings that a website shows as they are: no address of a person, no prompt and no limit. */
export const SHOWN_SETTINGS = [
  'Name',
  'ChatBubbleAlign',
  'ChatBubbleColor',
  'ChatbotPopupOnce',
  'ChatbotPrivacyPolicyDescription',
  'ChatbotPrivacyPolicyName',
  'ChatbotPrivacyPolicyUrl',
  'EnablePushToTalk',
  'EnableUploadImage',
  'SocialPageUrl',
  'SocialProfileUrl',
  'RemoveChatLogOnBrowserClose',
  'SuggestedMessage',
  'TalkToHumanResponseMessage',
  'UserInputPlaceholder',
  'UserMessageColor',
  'WelcomeMessage',
  'MessengerUrl',
  'RateLimitMessage',
] as const satisfies readonly SettingName[];

/** What a website is told of a chatbot. */
export type ShownSettings = Pick<ChatbotSettings, (typeof SHOWN_SETTINGS)[number]> & {
  SerialNumber: string;
  /** ISO 639-1, of AIResponseLanguage; blank where it names none that is known. */
  Language: string;
  /** Addresses of pictures; blank where there is none. */
  ChatProfilePicture: string;
  ChatIcon: string;
  /** Whether somebody is told who wants to talk to a person. */
  TakesContact: boolean;
};

/** What an edit brings: a field that is not there is not touched, `null` goes back to its default. */
export type SettingsChange = { [Name in SettingName]?: ChatbotSettings[Name] | null };

/** What is stored: only what was set. */
export type StoredSettings = Partial<ChatbotSettings>;

const defaults = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, (ChatbotSettings.properties[name] as { default?: unknown }).default]),
) as ChatbotSettings;

/** Every setting, with the defaults where nothing was set. */
export const withDefaults = (stored: StoredSettings): ChatbotSettings => {
  const settings: Record<string, unknown> = { ...defaults };
  for (const name of SETTING_NAMES) if (stored[name] !== undefined) settings[name] = stored[name];
  return settings as ChatbotSettings;
};

export const applyChange = (stored: StoredSettings, change: SettingsChange): StoredSettings =>
  Object.fromEntries(
    Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );
