import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { HOMES_FEED, homes, SECRET, until, withExternalDatabase } from '../helpers/program.ts';

test.serial(
  'A started service imports a file that a client sends, and tells what it rejected over HTTP and by command',
  withExternalDatabase(async (t, program) => {
    await program.writeFeed('homes', HOMES_FEED);
    const service = await program.start();
    await service.says(/Run 1 of feed sample/);

    const form = new FormData();
    form.set('file', new Blob([homes(2_000).replace('H3,Active', 'H3,Actve')]), 'tonight.csv');
    form.set('Feed', 'homes');
    const answer = await fetch(`${service.url}/chat/Feed/Upload`, {
      method: 'POST',
      headers: { Authorization: SECRET },
      body: form,
    });
    const envelope = (await answer.json()) as { Data: { RunID: number }; Message: string };
    t.is(envelope.Data?.RunID, 2, envelope.Message);
    await service.says(/"run":2,.*"rows":2000,.*"msg":"a run has ended"/);
    await until('the file to go', async () => (await readdir(join(program.data, 'uploads'))).length === 0);

    const rejects = await fetch(`${service.url}/chat/Feed/Rejects?RunID=2`, { headers: { Authorization: SECRET } });
    const text = Buffer.from(await rejects.arrayBuffer()).toString('utf8');
    t.regex(text, /^\ufeffLine,ListingKey,MLSNumber,Column,Value,Reason\r\n4,.*,Status,Actve,.*\r\n$/);
    const shown = await program.command(['run', 'rejects', '2']);
    t.is(shown.output, text);
    const output = join(program.folder, 'rejects.csv');
    const written = await program.command(['run', 'rejects', '2', '--output', output]);
    t.is(written.code, 0);
    t.is(await readFile(output, 'utf8'), text);
    t.is((await stat(output)).mode & 0o777, 0o600);
    const none = await program.command(['run', 'rejects', '77']);
    t.is(none.code, 1);
    t.regex(none.errors, /^listingd: There is no run 77/m);
  }),
);
