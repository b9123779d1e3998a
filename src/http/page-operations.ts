import { readFile } from 'node:fs/promises';
import type { Chatbot } from '../chatbots/chatbot-service.ts';
import { transportError } from '../errors.ts';
import { Type } from '../fields/type.ts';
import { escapeHtml } from '../mail/mail-body.ts';
import { whenNeeded } from '../process/when-needed.ts';
import { namedHosts } from '../visitors/origins.ts';
import type { PackedText, Reply } from './reply.ts';
import type { Handler, Operation } from './route.ts';
import { createScriptBundle, packScript } from './script-bundle.ts';
import type { HttpServices } from './services.ts';

/** A page, or the script of one, at an address of its own. */
const fileOperation = (answersFile: 'text/html' | 'text/javascript', summary: string) =>
  ({ summary, request: Type.Object({}), data: Type.Null(), answersFile }) satisfies Operation;

/**
 * What the scripts of a page may do. All but pictures is the service's own; styles are set by the script, which needs no permission.
 * `others`: what else a page needs.
 */
const policyOf = (pictures: string, ancestors = "'none'", others: readonly string[] = []): string =>
  [
    ...["default-src 'none'", "script-src 'self'", "connect-src 'self'", `img-src ${pictures}`],
    ...others,
    ...["base-uri 'none'", "form-action 'none'", `frame-ancestors ${ancestors}`],
  ].join('; ');

/** Pictures of homes lie anywhere. */
const ANY_PICTURE = '* data: blob:';

export const consolePage = fileOperation(
  'text/html',
  'The console: a page to administer feeds, homes, chatbots and keys with a secret key',
);

export const consoleScript = fileOperation('text/javascript', 'The console, as the script of its page');

const CONSOLE_POLICY = policyOf(ANY_PICTURE, undefined, ["frame-src 'self'"]);

const pageWith = (script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>listingd console</title>
<link rel="icon" href="data:,">
<script src="${script}" async></script>
</head>
<body><noscript>The console needs JavaScript.</noscript></body>
</html>
`;

export const createConsoleHandlers = () => {
  const bundle = createScriptBundle('console/main.tsx');

  /** `script`: where it lies, seen from the address of the page. */
  const page =
    (script: string): Handler<typeof consolePage.request> =>
    () => ({ kind: 'page', html: pageWith(script), policy: CONSOLE_POLICY });

  const script: Handler<typeof consoleScript.request> = async () => ({ kind: 'script', script: await bundle() });

  return { page, script };
};

export const widgetScript = fileOperation('text/javascript', 'The chat for a website, as a script');

export const chatbotPage = {
  summary: 'A page that is the chat of a chatbot',
  request: Type.Object({ SerialNumber: Type.String({ maxLength: 255, description: 'Chatbot ID' }) }),
  data: Type.Null(),
  answersFile: 'text/html',
} satisfies Operation;

export const domainPage = fileOperation(
  'text/html',
  'The page of the chatbot whose CustomDomain is the host that is asked',
);

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
  policy: policyOf(ANY_PICTURE, framesOf(settings)),
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

export const docsPage = fileOperation('text/html', 'A page to read this description, and to try the API');

export const docsScript = fileOperation('text/javascript', 'The script of that page');

/** Nothing comes from another host. */
const PAGE: Reply = {
  kind: 'page',
  policy: policyOf("'self' data:"),
  html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of listingd</title>
<link rel="icon" href="data:,">
<script src="docs.js" defer></script>
</head>
<body>
<main id="docs"></main>
<noscript>This page needs JavaScript; the description itself is <a href="../openapi.json">openapi.json</a>.</noscript>
</body>
</html>
`,
};

/** What is done with Swagger UI: without its badge, which would ask another host. A key that is typed stays in the tab. */
const START = `
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [sheet];
SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});
`;

/** Of Brotli, for two megabytes. */
const EFFORT = 5;

const SOURCE_MAP = /\/[/*]# sourceMappingURL=[\w.-]+(?:\*\/)?\s*$/;

const pack = async (): Promise<PackedText> => {
  // Their maps are not served.
  const read = async (name: string): Promise<string> =>
    (await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)), 'utf8')).replace(SOURCE_MAP, '');
  const [program, styles] = await Promise.all([read('swagger-ui-bundle.js'), read('swagger-ui.css')]);
  const text = `${program}\n(() => {\nconst STYLES = ${JSON.stringify(styles)};${START}})();\n`;
  return packScript(Buffer.from(text), EFFORT);
};

/** The page that shows the OpenAPI document, by Swagger UI. */
export const createDocsHandlers = () => {
  const packed = whenNeeded(pack);
  const page: Handler<typeof docsPage.request> = () => PAGE;
  const script: Handler<typeof docsScript.request> = async () => ({ kind: 'script', script: await packed() });
  return { page, script };
};
