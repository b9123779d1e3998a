import test from 'ava';
import fc from 'fast-check';
import { createChatbotService } from '../../src/chatbots/chatbot-service.ts';
import { ChatbotSettings, SETTING_NAMES, type SettingName } from '../../src/chatbots/settings.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

const EDIT = '/chat/Chatbot/Edit';

const edit = async (http: HttpFixture, fields: object) =>
  (await http.send(EDIT, http.secret, { serialNumber: http.chatbot, ...fields })).envelope;

const get = async (http: HttpFixture) =>
  (await http.send('/chat/Chatbot/Get', http.secret, { serialNumber: http.chatbot })).envelope.Data as Record<
    string,
    unknown
  >;

/** The names of the interface's table, written out here so that no setting can get lost. */
const INTERFACE_NAMES =
  'Name Model SystemMessage Temperature TimeZone AnswerSuffix ChatProfilePicture ChatIcon ChatBubbleAlign ChatBubbleColor ' +
  'ChatbotPopupOnce ChatbotPrivacyPolicyDescription ChatbotPrivacyPolicyName ChatbotPrivacyPolicyUrl EnablePushToTalk ' +
  'EnableUploadImage SocialPageUrl SocialProfileUrl RemoveChatLogOnBrowserClose SuggestedMessage TalkToHumanEmail ' +
  'TalkToHumanResponseMessage UserInputPlaceholder UserMessageColor WelcomeMessage MessengerUrl VerifyDomain Domains ' +
  'RateLimitCount RateLimitMessage RateLimitTime CustomDomain EmailForDailyChatLogs EmailForDailyLeads AIResponseLanguage MessageLimit';

const byte = fc.integer({ min: 0, max: 255 });
const blanks = fc.constantFrom('', ' ');
const colour = fc.tuple(byte, byte, byte, blanks).map(([r, g, b, blank]) => `rgb(${r},${blank}${g},${b})`);
const webAddress = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.domain());
const hosts = fc
  .array(fc.domain(), { minLength: 1, maxLength: 4 })
  .chain((names) => fc.constantFrom(',', ' ', '\n', ', ').map((separator) => names.join(separator)));
const emails = fc
  .array(
    fc.tuple(fc.stringMatching(/^[a-z0-9]{1,12}([.+_-][a-z0-9]{1,8})?$/), fc.domain()).map((parts) => parts.join('@')),
    { minLength: 1, maxLength: 3 },
  )
  .map((addresses) => addresses.join(', '));
const formats: Record<string, fc.Arbitrary<string>> = {
  colour,
  'web-address': webAddress,
  'messenger-address': fc.oneof(
    webAddress,
    fc.constantFrom('mailto:a@b.example', 'tel:+1-555-0100', 'whatsapp://send?a=1'),
  ),
  'host-list': hosts,
  'email-list': emails,
  'time-zone': fc.constantFrom(
    'America/New_York',
    'europe/BERLIN',
    'UTC',
    'UTC+8',
    'GMT-05:00',
    'UTC+5:30',
    'Etc/GMT+3',
  ),
};

type SettingSchema = { type: string; format?: string; maxLength?: number; minimum?: number; maximum?: number };

/** Values that the schema of a setting allows; never blank, since that clears. */
const settingValue = (name: SettingName): fc.Arbitrary<unknown> => {
  const { type, format, maxLength, minimum = 0, maximum = 0 } = ChatbotSettings.properties[name] as SettingSchema;
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  const known = format === undefined ? undefined : formats[format];
  return known ?? fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(maxLength ?? 255, 255) });
};

test('The settings are those of the interface, each with a default', (t) => {
  t.deepEqual(SETTING_NAMES, INTERFACE_NAMES.split(' ') as SettingName[]);
  for (const name of SETTING_NAMES) t.true('default' in ChatbotSettings.properties[name], name);
});

test(
  'Each setting is written and read back by itself, and touches no other',
  withHttp(async (t, http) => {
    const expected = await get(http);
    for (const name of SETTING_NAMES) {
      const different = settingValue(name).filter((value) => value !== expected[name]);
      const [value] = fc.sample(different, { numRuns: 1 });
      t.is((await edit(http, { [name]: value })).Data, 1, `${name} ${JSON.stringify(value)}`);
      expected[name] = value;
      t.deepEqual(await get(http), expected);
    }
  }),
);

test(
  'Any values that the rules allow are read back as they were sent, also by another process',
  withHttp(async (t, http) => {
    const change = fc.record(Object.fromEntries(SETTING_NAMES.map((name) => [name, settingValue(name)])), {
      requiredKeys: [],
    });
    const expected = await get(http);
    const elsewhere = createChatbotService({ database: http.database });
    await fc.assert(
      fc.asyncProperty(change, async (fields) => {
        const { Data, Message } = await edit(http, fields);
        t.is(Data, 1, Message);
        Object.assign(expected, fields);
        const { serialNumber, settings } = await elsewhere.find(http.workspaceId, http.chatbot);
        t.deepEqual({ serialNumber, ...settings }, expected as never);
      }),
      { numRuns: 40 },
    );
  }),
);

const WRONG: [name: SettingName, values: unknown[]][] = [
  ['Temperature', [-1, 101, 0.5, '70']],
  ['ChatBubbleAlign', [-1, 10, 1.5]],
  ['ChatBubbleColor', ['red', '#ffffff', 'rgb(256,0,0)', 'rgb(1,2)', 'rgb(1,2,-3)', 'rgba(1,2,3)']],
  ['UserMessageColor', ['rgb(1,2,3,4)', 'rgb(1.5,2,3)']],
  ['TimeZone', ['Mars/Olympus', 'UTC+15', 'UTC-13', 'GMT+1:75', '+08:00', 'PST8PDT7', 'Pacific']],
  [
    'ChatbotPrivacyPolicyUrl',
    ['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'ftp://a.example', 'java\nscript:x'],
  ],
  ['SocialPageUrl', ['mailto:a@b.example', ' javascript:x']],
  ['SocialProfileUrl', ['vbscript:x', 'x'.repeat(2_049)]],
  ['MessengerUrl', ['javascript:x', 'data:,x', '\tjavascript:x']],
  ['TalkToHumanEmail', ['nobody', 'a@', '@b.example', 'a@b.example, c']],
  ['EmailForDailyLeads', ['a b@c.example x']],
  ['EmailForDailyChatLogs', [{}, 'a@@b']],
  ['Domains', ['https://example.com', 'a_b/c', '-x.example', 'a..b']],
  ['RateLimitCount', [-1, 1.5]],
  ['RateLimitTime', [0, -1, '60']],
  ['MessageLimit', [-2, '-1']],
  ['VerifyDomain', ['true', 1]],
  ['Name', [1, 'x'.repeat(256)]],
];

test(
  'A setting that breaks its rule is an error that names it, and changes nothing',
  withHttp(async (t, http) => {
    const before = await get(http);
    for (const [name, values] of WRONG) {
      for (const value of values) {
        const { Code, Data, Message } = await edit(http, { [name]: value, WelcomeMessage: 'not stored' });
        t.is(Code, 400, `${name} ${JSON.stringify(value)}`);
        t.is(Data, 0);
        t.true(Message.startsWith(`${name} must `), Message);
      }
    }
    t.deepEqual(await get(http), before);
  }),
);

test(
  'Colours take blanks, time zones any case and UTC+8, MessengerUrl mailto:, tel: and app links, e-mail fields several addresses',
  withHttp(async (t, http) => {
    const right: [SettingName, string[]][] = [
      ['ChatBubbleColor', ['rgb(0,0,0)', 'rgb( 255 , 128 , 0 )']],
      [
        'TimeZone',
        ['america/los_angeles', 'EUROPE/Paris', 'utc', 'UTC+8', 'GMT-05:00', 'utc+05:30', 'UTC+14', 'UTC-12'],
      ],
      ['MessengerUrl', ['mailto:a@b.example', 'tel:+15550100', 'whatsapp://send', 'm.me/somebody', 'https://m.me/x']],
      ['SocialPageUrl', ['http://a.example', 'HTTPS://A.example/ü?x=1#y', 'a.example/x', 'example.com:8080/x']],
      ['TalkToHumanEmail', ['a@b.example', 'a@b.example; c+d@e.example', 'a@b.example\nc@d.example']],
      [
        'Domains',
        ['example.com', 'a.example, b.example', 'a.example\r\nb.example c.example', '*.example.com', 'localhost:3000'],
      ],
    ];
    for (const [name, values] of right) {
      for (const value of values) {
        const { Data, Message } = await edit(http, { [name]: value });
        t.is(Data, 1, `${name} ${value} ${Message}`);
        t.is((await get(http))[name], value);
      }
    }
  }),
);

test(
  'Edit says in X-Warning that nothing is sent to an address that it is given while there is no mail server',
  withHttp(
    async (t, http) => {
      const warningOf = async (settings: object) => {
        const { headers, envelope } = await http.send(EDIT, http.secret, { serialNumber: http.chatbot, ...settings });
        t.like(envelope, { Data: 1, Message: '' });
        return headers['x-warning'];
      };
      t.is(await warningOf({ Name: 'Ada', TalkToHumanEmail: '', EmailForDailyLeads: null }), undefined);
      t.is(
        await warningOf({ TalkToHumanEmail: 'a@b.example', EmailForDailyLeads: 'c@d.example' }),
        'Nothing is sent by TalkToHumanEmail, EmailForDailyLeads until the service has SMTP_URL: mails are kept for 30 days',
      );
    },
    { sendsMail: false },
  ),
);

test(
  'Edit says nothing more where mails are sent',
  withHttp(async (t, http) => {
    const body = { serialNumber: http.chatbot, TalkToHumanEmail: 'a@b.example' };
    t.is((await http.send(EDIT, http.secret, body)).headers['x-warning'], undefined);
  }),
);

test(
  'Edit answers 1 also where nothing changed, and serialNumber alone is fine',
  withHttp(async (t, http) => {
    t.is((await edit(http, {})).Data, 1);
    t.is((await edit(http, { Name: 'same' })).Data, 1);
    t.is((await edit(http, { Name: 'same' })).Data, 1);
  }),
);

test(
  'A new chatbot has its time zone, no rate limit, a window of 60 seconds and no monthly limit, and 32 hex digits',
  withHttp(async (t, http) => {
    const { envelope } = await http.send('/chat/Chatbot/Add', http.secret, {
      timeZone: 'Asia/Tokyo',
      type: 0,
      Name: 'New',
    });
    const serialNumber = envelope.Data as string;
    t.regex(serialNumber, /^[0-9a-f]{32}$/);
    const read = await http.send('/chat/Chatbot/Get', http.secret, { serialNumber });
    t.like(read.envelope.Data, {
      serialNumber,
      Name: 'New',
      TimeZone: 'Asia/Tokyo',
      RateLimitCount: 0,
      RateLimitTime: 60,
      MessageLimit: -1,
    });
    const wrong = await http.send('/chat/Chatbot/Add', http.secret, { timeZone: 'Nowhere', type: 1 });
    t.is(wrong.envelope.Code, 400);
    t.is(wrong.envelope.Data, null);
    t.regex(wrong.envelope.Message, /^timeZone must .*; type must /);
    t.is((await http.send('/chat/Chatbot/Add', http.secret, {})).envelope.Message, 'timeZone is required');
    const other = await http.send('/chat/Chatbot/Add', http.secret, { timeZone: 'Asia/Tokyo' });
    t.not(other.envelope.Data, serialNumber);
  }),
);

test(
  'Edits of different fields at the same time all survive',
  withHttp(async (t, http) => {
    const texts = ['Name', 'Model', 'SystemMessage', 'AnswerSuffix', 'SuggestedMessage', 'WelcomeMessage', 'ChatIcon'];
    const edits = await Promise.all(texts.map((name) => edit(http, { [name]: `my ${name}` })));
    t.true(edits.every(({ Data }) => Data === 1));
    t.like(await get(http), Object.fromEntries(texts.map((name) => [name, `my ${name}`])));
  }),
);

test(
  'The model list is there for GET and for POST, with and without a body',
  withHttp(async (t, http) => {
    const path = '/chat/Chatbot/ModelList';
    for (const options of [{ method: 'GET' }, { method: 'POST', raw: '' }, {}]) {
      const { envelope } = await http.send(path, http.secret, {}, options);
      t.deepEqual(envelope.Data, [{ Key: '1', Value: 'built-in', Status: true }]);
    }
  }),
);
