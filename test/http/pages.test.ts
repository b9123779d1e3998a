import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test from 'ava';
import { hostOf } from '../../src/chatbots/setting-formats.ts';
import { createScriptBundle } from '../../src/http/script-bundle.ts';
import { startBrowser } from '../helpers/browser.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

test(
  'the console is a page without a key, with and without a slash, under a policy that lets nothing of others run',
  withHttp(async (t, http) => {
    for (const path of ['/console', '/console/']) {
      const { status, headers, text } = await http.send(path, {}, undefined, { method: 'GET' });
      t.is(status, 200);
      t.is(headers['content-type'], 'text/html; charset=utf-8');
      t.is(headers['cache-control'], 'no-store');
      const policy = String(headers['content-security-policy']);
      t.true(policy.startsWith("default-src 'none'; script-src 'self'; connect-src 'self';"), policy);
      t.true(policy.endsWith("frame-ancestors 'none'"), policy);
      t.notRegex(policy, /unsafe|style-src/);
      const [, script = ''] = /<script src="([^"]+)" async>/.exec(text) ?? [];
      t.is(new URL(script, `http://host${path}`).pathname, '/console/console.js');
    }
    const { headers, text } = await http.send('/console/console.js', {}, undefined, { method: 'GET' });
    t.is(headers['content-type'], 'text/javascript; charset=utf-8');
    t.notRegex(text, /\beval\(|new Function\(|document\.write/);
  }),
);

test(
  'a developer reads the API on /docs/ and tries an operation there; nothing comes from another host, and the strict policy stops nothing',
  withHttp(async (t, http) => {
    const browser = await startBrowser();
    t.teardown(() => browser.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const said: string[] = [];
    const others: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${http.url}/`) && !request.url().startsWith('data:')) others.push(request.url());
    });
    const opened = await page.goto(`${http.url}/docs/`);
    t.regex(opened?.headers()['content-security-policy'] ?? '', /^default-src 'none'; script-src 'self';/);
    await page.getByText('Send a message to a chatbot, answered whole or as a stream').click();
    await page.getByText('"3 bedrooms under 600k in San Diego?"').first().waitFor();

    await page.getByRole('button', { name: 'Authorize' }).click();
    await page
      .getByLabel('auth-apikey-value')
      .or(page.locator('#api_key_value'))
      .first()
      .fill(http.secret.Authorization);
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.locator('#operations-Chatbot-ChatbotModelList').click();
    await page.locator('#operations-Chatbot-ChatbotModelList .execute').click();
    const answer = page.locator('#operations-Chatbot-ChatbotModelList .live-responses-table');
    await answer.getByText('"built-in"').first().waitFor();
    if (process.env.LISTINGD_TEST_SCREENSHOT) await page.screenshot({ path: process.env.LISTINGD_TEST_SCREENSHOT });
    t.deepEqual(others, []);
    t.deepEqual(said, []);
  }),
);

test(
  'the script of /docs/ is sent packed, and not again to who has it',
  withHttp(async (t, http) => {
    const ask = (headers: Record<string, string>) => http.send('/docs/docs.js', headers, {}, { method: 'GET' });
    const { headers, text } = await ask({ 'Accept-Encoding': 'gzip, br' });
    t.is(headers['content-encoding'], 'br');
    t.true(text.length > 100_000 && text.length < 600_000, `${text.length}`);
    t.is((await ask({ 'If-None-Match': String(headers.etag) })).status, 304);
  }),
);

test('the scripts of two pages may be asked for at once, before either is there', async (t) => {
  const scripts = await Promise.all(
    ['widget/main.tsx', 'console/main.tsx'].map((entry) => createScriptBundle(entry)()),
  );
  t.true(scripts.every(({ contents }) => contents.identity.length > 10_000));
});

const MOST_PACKED_BYTES = 40 * 1_024;

const edit = (http: HttpFixture, settings: object, chatbot = http.chatbot, keys = http.secret) =>
  http.send('/chat/Chatbot/Edit', keys, { serialNumber: chatbot, ...settings });

const get = (http: HttpFixture, path: string, headers: Record<string, string> = {}) =>
  http.send(path, {}, undefined, { method: 'GET', headers });

/** What a policy says of one directive. */
const directive = (policy: unknown, name: string): string | undefined =>
  String(policy)
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('the widget is one script of at most 40 KB packed, and runs under a policy that refuses code of texts', async (t) => {
  const { contents } = await createScriptBundle('widget/main.tsx')();
  t.deepEqual(gunzipSync(contents.gzip), contents.identity);
  t.deepEqual(brotliDecompressSync(contents.br), contents.identity);
  t.true(contents.gzip.length <= MOST_PACKED_BYTES, `${contents.gzip.length}`);
  t.notRegex(contents.identity.toString('utf8'), /\beval\(|new Function\(|document\.write/);
});

test(
  'the script is packed as its client takes it, may be kept for five minutes, and is asked for by its ETag then',
  withHttp(async (t, http) => {
    const rows = [
      [{}, undefined],
      [{ 'Accept-Encoding': 'gzip, deflate' }, 'gzip'],
      [{ 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 'br'],
      [{ 'Accept-Encoding': 'br;q=0, gzip;q=0' }, undefined],
    ] as const;
    for (const [headers, encoding] of rows) {
      const { status, headers: answered } = await get(http, '/widget.js', headers);
      t.is(status, 200);
      t.is(answered['content-encoding'], encoding);
      t.is(answered['content-type'], 'text/javascript; charset=utf-8');
      t.is(answered['cache-control'], 'public, max-age=300');
      t.is(answered.vary, 'Accept-Encoding');
      t.is(answered['cross-origin-resource-policy'], 'cross-origin');
    }
    const { headers, text } = await get(http, '/widget.js');
    t.true(text.length > 10_000);
    const again = await get(http, '/widget.js', { 'If-None-Match': String(headers.etag) });
    t.deepEqual([again.status, again.text], [304, '']);
    t.is(
      (await http.send('/widget.js', {}, undefined, { method: 'HEAD' })).headers['content-type'],
      headers['content-type'],
    );
  }),
);

test(
  'the page of a chatbot holds its name and the script, whatever the name is, under a policy that lets nothing else run',
  withHttp(async (t, http) => {
    await edit(http, { Name: `</title><script>alert(1)</script> "Sea" & 'Sun'` });
    const { status, headers, text } = await get(http, `/chat/${http.chatbot}`);
    t.is(status, 200);
    t.is(headers['content-type'], 'text/html; charset=utf-8');
    t.is(text.match(/<script/g)?.length, 1);
    t.true(text.includes(`<script src="../widget.js" data-chatbot="${http.chatbot}" data-page async></script>`));
    t.true(text.includes('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Sea&quot; &amp; &#39;Sun&#39;'));
    const policy = headers['content-security-policy'];
    t.is(directive(policy, 'default-src'), "'none'");
    t.is(directive(policy, 'script-src'), "'self'");
    t.is(directive(policy, 'frame-ancestors'), "'none'");
  }),
);

test(
  'an unknown chatbot has no page, and other paths below /chat stay what they are',
  withHttp(async (t, http) => {
    for (const path of ['/chat/00000000000000000000000000000009', '/chat/widget', '/chat/%00', '/']) {
      const { status, envelope } = await get(http, path);
      t.deepEqual([path, status, envelope.Success, envelope.Data], [path, 404, false, null]);
    }
    t.is((await get(http, '/chat/Chatbot/Nothing')).status, 404);
    // As a browser asks for a page.
    const { status, headers, text } = await get(http, '/chat/wrong', { Accept: 'text/html,*/*;q=0.8' });
    t.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8']);
    t.regex(text, /<p>There is no chat at this address/);
    t.is((await http.send('/chat/Chatbot/Get', http.secret, { serialNumber: http.chatbot })).status, 200);
  }),
);

test(
  'a page may be framed by the websites of Domains, where the chatbot is bound to them',
  withHttp(async (t, http) => {
    const framesOf = async () =>
      directive((await get(http, `/chat/${http.chatbot}`)).headers['content-security-policy'], 'frame-ancestors');
    await edit(http, { VerifyDomain: true, Domains: 'Example.com, *.example.org:8443\nmünchen.example [::1]' });
    t.is(await framesOf(), 'example.com *.example.org:8443 xn--mnchen-3ya.example');
    await edit(http, { Domains: 'example.com.', CustomDomain: 'https://chat.example.net/' });
    t.is(await framesOf(), 'example.com chat.example.net');
    await edit(http, { Domains: '', CustomDomain: '' });
    t.is(await framesOf(), "'none'");
  }),
);

test(
  'a host that a CustomDomain names shows the page of that chatbot at its root, of several the first that named it',
  withHttp(async (t, http) => {
    const at = async (host: string) => (await get(http, '/', { Host: host })).text;
    await edit(http, { CustomDomain: 'https://Chat.Example.com:8443/welcome' });
    await edit(http, { CustomDomain: 'chat.example.com' }, http.other.chatbot, http.other.secret);
    for (const host of ['chat.example.com', 'CHAT.example.com', 'chat.example.com:9000', 'chat.example.com.']) {
      t.true((await at(host)).includes(`data-chatbot="${http.chatbot}"`), host);
      t.true((await at(host)).includes('src="widget.js"'), host);
    }
    for (const host of ['example.com', 'www.chat.example.com', '127.0.0.1'])
      t.is((await get(http, '/', { Host: host })).status, 404, host);
    // An older chatbot takes nothing over, and an edit of something else gives nothing up.
    await edit(http, { CustomDomain: 'new.example.com' }, http.other.chatbot, http.other.secret);
    await edit(http, { CustomDomain: 'new.example.com' });
    await edit(http, { CustomDomain: 'NEW.example.com', Name: 'Theirs' }, http.other.chatbot, http.other.secret);
    t.true((await at('new.example.com')).includes(http.other.chatbot));
    await edit(http, { CustomDomain: 'chat.example.com' }, http.other.chatbot, http.other.secret);
    await edit(http, { CustomDomain: '' });
    await t.notThrowsAsync(async () => {
      while (!(await at('chat.example.com')).includes(http.other.chatbot));
    });
  }),
);

test('hosts are compared without scheme, port, case and final dot', (t) => {
  const rows = [
    ['chat.example.com', 'chat.example.com'],
    ['HTTP://Chat.Example.com./x?y', 'chat.example.com'],
    ['chat.example.com:8080', 'chat.example.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['[::1]:8080', '[::1]'],
    ['', undefined],
    ['  ', undefined],
    ['a b', undefined],
    [`${'a.'.repeat(140)}example`, undefined],
  ] as const;
  for (const [text, host] of rows) t.is(hostOf(text), host, text);
});
