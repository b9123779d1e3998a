import test from 'ava';
import { withHttp } from './with-http.ts';

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
