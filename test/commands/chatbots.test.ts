import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { createListingService } from '../../src/listings/listing-service.ts';
import { withExternalDatabase } from '../helpers/program.ts';

test.serial(
  'A chatbot that is added is listed with its name, and a wrong time zone is a sentence',
  withExternalDatabase(async (t, program) => {
    const added = await program.command(['chatbot', 'add', '--name', 'Büro Süd', '--time-zone', 'Europe/Berlin']);
    t.is(added.code, 0);
    t.regex(added.output, /^[0-9a-f]{32}\n$/);
    const listed = await program.command(['chatbot', 'list']);
    t.regex(listed.output, new RegExp(`^${added.output.trim()}  First workspace  Büro Süd$`, 'm'));
    const wrong = await program.command(['chatbot', 'add', '--time-zone', 'Europe/Nowhere']);
    t.is(wrong.code, 1);
    t.regex(wrong.errors, /^listingd: .*time ?zone/im);
    t.notRegex(wrong.errors, /^\s+at /m);
  }),
);

test.serial(
  'A listing that the API removed is shown again by listing restore, under its ID',
  withExternalDatabase(async (t, program, target) => {
    const serialNumber = await program.addChatbot();
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    const { id: chatbotId } = await database('chatbot').first('id');
    const listings = createListingService({ database, clock: () => new Date() });
    const id = await listings.create(chatbotId, { MLSNumber: 'A1', City: 'Fresno' });
    const find = () => listings.list(chatbotId, { MLSNumber: 'A1', PageNumber: 1, PageSize: 1 });
    const before = await find();
    t.is(await listings.remove(chatbotId, ['A1'], 'MLSNumber'), 1);
    t.is((await find()).VirtualCount, 0);
    const restored = await program.command(['listing', 'restore', serialNumber, 'A1']);
    t.deepEqual([restored.code, restored.output], [0, `Listing ${id} is shown again\n`]);
    t.deepEqual(await find(), before);

    const unknown = await program.command(['listing', 'restore', serialNumber, 'SD9', '--key-type', 'InternalID']);
    t.is(unknown.code, 1);
    t.regex(unknown.errors, /^listingd: /m);
    t.notRegex(unknown.errors, /^\s+at /m);
    const nobody = await program.command(['listing', 'restore', 'f'.repeat(32), 'A1']);
    t.is(nobody.code, 1);
    t.regex(
      nobody.errors,
      /^listingd: There is no chatbot with the serial number f{32}: npx listingd chatbot list shows them$/m,
    );
  }),
);
