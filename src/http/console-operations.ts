import { Type } from '../fields/type.ts';
import type { Handler, Operation } from './route.ts';
import { createScriptBundle } from './script-bundle.ts';

export const consolePage = {
  summary: 'The console: a page to administer feeds, homes, chatbots and keys with a secret key',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/html',
} satisfies Operation;

export const consoleScript = {
  summary: 'The console, as the script of its page',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/javascript',
} satisfies Operation;

/** Pictures of homes lie anywhere; all else is the service's own. Styles are set by the script, which needs no permission. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src * data: blob:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
    () => ({ kind: 'page', html: pageWith(script), policy: POLICY });

  const script: Handler<typeof consoleScript.request> = async () => ({ kind: 'script', script: await bundle() });

  return { page, script };
};
