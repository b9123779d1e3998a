import test from 'ava';
import { showPictures, withPictures } from '../helpers/picture-source.ts';

test(
  'RealEstateList gives whole addresses of pictures: those at which its client reached the service',
  withPictures(async (t, source) => {
    const { feed } = source;
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front', 'back') }, { n: 2 });
    await source.copy();
    const { value } = await feed.services.access.createKey({
      workspaceId: feed.workspaceId,
      kind: 'session',
      name: 't',
    });
    const list = async (headers: Record<string, string>): Promise<string[]> => {
      const raw = JSON.stringify({ SerialNumber: feed.serialNumber });
      const { envelope } = await source.send(
        '/chat/Chatbot/RealEstateList',
        { 'chatrobot-sessionkey': value, ...headers },
        { raw },
      );
      const { List } = envelope.Data as { List: { Images: string }[] };
      t.is(List[1]?.Images, '');
      return JSON.parse(List[0]?.Images ?? '');
    };
    const stored = (await source.images()) ?? [];
    const [first = ''] = await list({});
    t.is(first, `http://127.0.0.1:${source.port}${stored[0]}`);
    t.is((await fetch(first)).status, 200);
    const proxied = { Host: 'homes.example', 'X-Forwarded-Proto': 'https' };
    t.deepEqual(
      await list(proxied),
      stored.map((path) => `https://homes.example${path}`),
    );
    t.deepEqual(await list({ Host: 'not an "address"' }), stored);
  }),
);
