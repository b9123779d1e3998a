import type { Chatbot } from '../chatbots/chatbot-service.ts';
import { transportError } from '../errors.ts';
import { Type } from '../fields/type.ts';
import { escapeHtml } from '../mail/mail-body.ts';
import { namedHosts } from '../visitors/origins.ts';
import type { Reply } from './reply.ts';
import type { Handler, Operation } from './route.ts';
import { createScriptBundle } from './script-bundle.ts';
import type { HttpServices } from './services.ts';

export const widgetScript = {
  summary: 'The chat for a website, as a script',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/javascript',
} satisfies Operation;

export const chatbotPage = {
  summary: 'A page that is the chat of a chatbot',
  request: Type.Object({ SerialNumber: Type.String({ maxLength: 255, description: 'Chatbot ID' }) }),
  data: Type.Null(),
  answersFile: 'text/html',
} satisfies Operation;

export const domainPage = {
  summary: 'The page of the chatbot whose CustomDomain is the host that is asked',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/html',
} satisfies Operation;

/** What a Content-Security-Policy takes as a host: no IPv6. */
const HOST_SOURCE = /^(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?$/;

/** Who may show the page in a frame: the websites that may use the chatbot, where it is bound to some. */
const framesOf = (settings: Chatbot['settings']): string => {
  const hosts = settings.VerifyDomain ? namedHosts(settings) : [];
  const sources = hosts.map(
    ({ host, isWild, port }) => `${isWild ? '*.' : ''}${host}${port === undefined ? '' : `:${port}`}`,
  );
  return sources.filter((source) => HOST_SOURCE.test(source)).join(' ') || "'none'";
};

/** The page has nothing but the script, which draws within a shadow root: no style and no other code is needed. */
const chatPage = ({ serialNumber, settings }: Chatbot, script: string): Reply => ({
  kind: 'page',
  policy: [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    'img-src * data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framesOf(settings)}`,
  ].join('; '),
  html: `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(settings.Name || 'Chat')}</title>
<link rel="icon" href="data:,">
<script src="${script}" data-chatbot="${serialNumber}" data-page async></script>
</head>
<body><noscript>This chat needs JavaScript.</noscript></body>
</html>
`,
});

/** The widget and the pages that show it. */
export const createWidgetHandlers = ({ chatbots }: Pick<HttpServices, 'chatbots'>) => {
  const bundle = createScriptBundle('widget/main.tsx');

  const script: Handler<typeof widgetScript.request> = async () => ({ kind: 'script', script: await bundle() });

  const page: Handler<typeof chatbotPage.request> = async ({ fields }) => {
    const chatbot = await chatbots.findBySerialNumber(fields.SerialNumber.toLowerCase());
    if (chatbot === undefined)
      throw transportError(404, 'There is no chat at this address: no chatbot has this serial number');
    return chatPage(chatbot, '../widget.js');
  };

  const domain: Handler<typeof domainPage.request> = async ({ host }) => {
    const chatbot = await chatbots.findByDomain(host);
    if (chatbot === undefined) throw transportError(404, 'There is no such path');
    return chatPage(chatbot, 'widget.js');
  };

  return { script, page, domain };
};
