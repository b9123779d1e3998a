import type { SettingName } from '../../chatbots/settings.ts';

/** How a setting is asked for, and what it does. */
type Described = {
  label: string;
  does: string;
  /** What is not told by its schema: a choice, a picture, one line of a long text. */
  control?: 'model' | 'language' | 'time zone' | 'side' | 'picture' | 'line';
};

/** Every setting, in groups. A setting that is missing here does not compile. */
export const SETTINGS: Readonly<Record<SettingName, Described>> = {
  Name: { label: 'Name', does: 'The title of the chat. Blank: “Chat”, in the language of the chat.' },
  WelcomeMessage: {
    label: 'Welcome',
    does: 'The first message, and the bubble beside the button. Blank: a greeting in the language of the chat.',
  },
  SuggestedMessage: { label: 'Suggested questions', does: 'Asked by a click before the first question. One a line.' },
  UserInputPlaceholder: {
    label: 'Hint in the empty line',
    does: 'Stands where one writes. Blank: “Ask about homes…”.',
  },
  Model: { label: 'Model', does: 'What answers.', control: 'model' },
  SystemMessage: {
    label: 'Instructions',
    does: 'What the model is told before every question: who it speaks for, its tone, what it should not say.',
  },
  Temperature: {
    label: 'Freedom of wording',
    does: '0: always the same answer. 70 is what others call 0.7; 1 and 2 are taken as they are.',
  },
  AIResponseLanguage: {
    label: 'Language',
    does: 'Of answers and of the chat itself. Blank: the language of the question.',
    control: 'language',
  },
  TimeZone: {
    label: 'Time zone',
    does: 'Says when a day and a month begin: for “today” in questions, for limits and daily mails.',
    control: 'time zone',
  },
  AnswerSuffix: { label: 'End of every answer', does: 'A text that stands below each answer.' },
  ChatBubbleColor: {
    label: 'Colour',
    does: 'Of the button, the title and what sends. Text on it is black or white, whichever is read better.',
  },
  UserMessageColor: { label: "Colour of visitors' messages", does: 'Blank: the colour above.' },
  ChatBubbleAlign: { label: 'Side', does: 'Where the button is.', control: 'side' },
  ChatIcon: { label: 'Picture on the button', does: 'A speech bubble where there is none.', control: 'picture' },
  ChatProfilePicture: { label: 'Picture beside the name', does: 'A house where there is none.', control: 'picture' },
  ChatbotPopupOnce: {
    label: 'Show the welcome once',
    does: 'It opens beside the button four seconds after the page. On: once a visitor. Off: once a visit.',
  },
  EnableUploadImage: { label: 'Pictures', does: 'Visitors may send pictures with a question.' },
  EnablePushToTalk: { label: 'Speech', does: 'Visitors may speak a question.' },
  RemoveChatLogOnBrowserClose: {
    label: 'Forget on closing',
    does: "A visitor's chat goes with the tab. Off: it is gone on with for 24 hours.",
  },
  TalkToHumanEmail: {
    label: 'Who talks to visitors',
    does: 'Gets a mail when a visitor wants a person. Blank: nobody, and the chat does not offer it.',
    control: 'line',
  },
  TalkToHumanResponseMessage: { label: 'Answer to who wants a person', does: 'Said where a visitor wants a person.' },
  EmailForDailyLeads: {
    label: 'Daily leads',
    does: 'Gets a mail a day of who left an address or number.',
    control: 'line',
  },
  EmailForDailyChatLogs: {
    label: 'Daily conversations',
    does: 'Gets a mail a day of what was asked.',
    control: 'line',
  },
  MessengerUrl: { label: 'Messenger', does: 'A link in the menu of the chat.' },
  SocialPageUrl: { label: 'Social page', does: 'A link in the menu of the chat.' },
  SocialProfileUrl: { label: 'Social profile', does: 'A link in the menu of the chat.' },
  ChatbotPrivacyPolicyDescription: {
    label: 'Privacy note',
    does: 'Above the line that one writes in, until the first question. Blank: a sentence of its own.',
  },
  ChatbotPrivacyPolicyName: { label: 'Name of the policy', does: 'What its link is called.' },
  ChatbotPrivacyPolicyUrl: { label: 'Address of the policy', does: 'Where its link leads. Blank: no note.' },
  VerifyDomain: { label: 'Only on these websites', does: 'Other websites may not use the chat. Off: all may.' },
  Domains: { label: 'Websites', does: 'Hosts like example.com or *.example.com.', control: 'line' },
  CustomDomain: { label: 'Own address', does: 'A host at which the chat is the whole page: point it to this service.' },
  RateLimitCount: {
    label: 'Messages at a time',
    does: 'So many are answered within the seconds below, of all visitors together. 0: no limit.',
  },
  RateLimitTime: { label: 'Within seconds', does: 'The length of that time.' },
  RateLimitMessage: { label: 'Said beyond the limit', does: 'Blank: a sentence of its own.' },
  MessageLimit: { label: 'Messages a month', does: 'So many are answered in a month. -1: no limit, 0: none.' },
};

/** The groups of the form, in which every setting stands once. */
export const GROUPS: readonly (readonly [title: string, names: readonly SettingName[]])[] = [
  ['Greeting', ['Name', 'WelcomeMessage', 'SuggestedMessage', 'UserInputPlaceholder']],
  ['Answers', ['Model', 'SystemMessage', 'Temperature', 'AIResponseLanguage', 'TimeZone', 'AnswerSuffix']],
  [
    'Look',
    ['ChatBubbleColor', 'UserMessageColor', 'ChatBubbleAlign', 'ChatIcon', 'ChatProfilePicture', 'ChatbotPopupOnce'],
  ],
  ['What visitors may do', ['EnableUploadImage', 'EnablePushToTalk', 'RemoveChatLogOnBrowserClose']],
  ['People', ['TalkToHumanEmail', 'TalkToHumanResponseMessage', 'EmailForDailyLeads', 'EmailForDailyChatLogs']],
  ['Links', ['MessengerUrl', 'SocialPageUrl', 'SocialProfileUrl']],
  ['Privacy', ['ChatbotPrivacyPolicyDescription', 'ChatbotPrivacyPolicyName', 'ChatbotPrivacyPolicyUrl']],
  ['Where it may be used', ['VerifyDomain', 'Domains', 'CustomDomain']],
  ['Limits', ['RateLimitCount', 'RateLimitTime', 'RateLimitMessage', 'MessageLimit']],
];
