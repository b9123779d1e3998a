import test from 'ava';
import { DEMO, SESSION, withExternalDatabase } from '../helpers/program.ts';

test.serial(
  'A chatbot that is added is listed with its name, and a wrong time zone is a sentence',
  withExternalDatabase(async (t, program) => {
    const added = await program.command(['chatbot', 'add', '--name', 'Büro Süd', '--time-zone', 'Europe/Berlin']);
    t.is(added.code, 0);
    t.regex(added.output, /^[0-9a-f]{32}\n$/);
    const listed = await program.command(['chatbot', 'list']);
    t.is(listed.output, `${added.output.trim()}\tFirst workspace\tBüro Süd\n`);
    const wrong = await program.command(['chatbot', 'add', '--time-zone', 'Europe/Nowhere']);
    t.is(wrong.code, 1);
    t.regex(wrong.errors, /^listingd: .*time ?zone/im);
    t.notRegex(wrong.errors, /^\s+at /m);
  }),
);

test.serial(
  'A listing that the API removed is shown again by listing restore, under its ID',
  withExternalDatabase(async (t, program) => {
    const service = await program.start();
    await service.says(/Run 1 of feed sample/);
    const find = async () => {
      const body = { SerialNumber: DEMO, MLSNumber: 'SD2600001' };
      return (await service.post('/chat/Chatbot/RealEstateList', body, SESSION)).envelope.Data.List[0];
    };
    const before = await find();
    const keys = { SerialNumber: DEMO, Keys: ['SD2600001'], KeyType: 'MLSNumber' };
    t.like((await service.post('/chat/Chatbot/RealEstateDelete', keys)).envelope, { Data: { SuccessCount: 1 } });
    t.is(await find(), undefined);
    const restored = await program.command(['listing', 'restore', DEMO, 'SD2600001']);
    t.deepEqual([restored.code, restored.output], [0, `Listing ${before.ID} is shown again\n`]);
    t.deepEqual(await find(), before);

    const unknown = await program.command(['listing', 'restore', DEMO, 'SD9', '--key-type', 'InternalID']);
    t.is(unknown.code, 1);
    t.regex(unknown.errors, /^listingd: /m);
    t.notRegex(unknown.errors, /^\s+at /m);
    const nobody = await program.command(['listing', 'restore', 'f'.repeat(32), 'SD2600001']);
    t.is(nobody.code, 1);
    t.regex(nobody.errors, /^listingd: There is no chatbot with the serial number f{32}$/m);
  }),
);
