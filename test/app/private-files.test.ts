import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import test from 'ava';
import sharp from 'sharp';
import { HOMES_FEED, homes, SECRET, withExternalDatabase } from '../helpers/program.ts';

test.serial(
  'What the service and its commands leave in the data folder is for its user alone, however loose the rule for new files is',
  withExternalDatabase(async (t, program) => {
    await program.writeFeed('homes', { ...HOMES_FEED, mode: 'snapshot' });
    await program.writeFile('homes.csv', homes(20));
    const service = await program.start();
    await service.says(/Run 1 of feed sample/);
    t.is((await program.command(['import', 'homes'])).code, 0);
    t.is((await program.command(['import', 'homes', '--file', await program.writeFile('few.csv', homes(2))])).code, 2);
    const form = new FormData();
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'house.png');
    const headers = { Authorization: SECRET };
    t.is((await fetch(`${service.url}/chat/User/UploadFile`, { method: 'POST', headers, body: form })).status, 200);

    const left = await readdir(program.data, { recursive: true, withFileTypes: true });
    const places = left.map(({ parentPath, name }) => relative(program.data, join(parentPath, name)));
    t.true(places.some((place) => /^held\/3\/source$/.test(place)));
    t.true(places.some((place) => /^files\/\w+$/.test(place)));
    for (const place of ['', ...places]) {
      const { mode } = await stat(join(program.data, place));
      t.is(mode & 0o077, 0, `${place} has the mode ${(mode & 0o777).toString(8)}`);
    }
  }),
);
