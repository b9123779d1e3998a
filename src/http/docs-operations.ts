import { readFile } from 'node:fs/promises';
import { Type } from '../fields/type.ts';
import { whenNeeded } from '../process/when-needed.ts';
import type { PackedText, Reply } from './reply.ts';
import type { Handler, Operation } from './route.ts';
import { packScript } from './script-bundle.ts';

export const docsPage = {
  summary: 'A page to read this description, and to try the API',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/html',
} satisfies Operation;

export const docsScript = {
  summary: 'The script of that page',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/javascript',
} satisfies Operation;

/** Nothing comes from another host, and no style stands in the page: its sheet is made by the script. */
const PAGE: Reply = {
  kind: 'page',
  policy: [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
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
