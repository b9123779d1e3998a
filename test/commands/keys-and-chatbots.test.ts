import test from 'ava';
import { createAccessService } from '../../src/access/access-service.ts';
import { type DatabaseTarget, openDatabase } from '../../src/database/connection.ts';
import { createListingService } from '../../src/listings/listing-service.ts';
import { until, withExternalDatabase } from '../helpers/program.ts';

/** What a key opens. */
const ownerOf = async (target: DatabaseTarget, key = '') => {
  const database = openDatabase(target);
  try {
    return await createAccessService({ database, clock: () => performance.now() }).findOwner(key);
  } finally {
    await database.destroy();
  }
};

test.serial(
  'A key that is made works at once in the running service, is listed without its value, and stops working when it is revoked',
  withExternalDatabase(async (t, program) => {
    const service = await program.start();
    const made = await program.command(['key', 'create', 'secret', '--name', 'For the office']);
    t.is(made.code, 0);
    const value = made.output.trim();
    t.regex(value, /^lsk_[\w-]{43}$/);
    const [, id = ''] =
      /^Key (\d+) \(secret\) of workspace First workspace\. It is not shown again\.$/m.exec(made.errors) ?? [];
    t.is((await service.post('/chat/Feed/List', {}, value)).status, 200);

    const listed = await program.command(['key', 'list']);
    const time = String.raw`20[\d-]+ \d\d:\d\d`;
    const line = [id, 'secret', 'valid', String.raw`20[\d-]+`, time, 'First workspace', 'For the office'];
    t.regex(listed.output, new RegExp(`^ *${line.join(' {2,}')}$`, 'm'));
    t.false(listed.output.includes(value));

    const revoked = await program.command(['key', 'revoke', id]);
    t.deepEqual([revoked.code, revoked.output], [0, `Key ${id} is revoked\n`]);
    const since = performance.now();
    await until('the key to be refused', async () => (await service.post('/chat/Feed/List', {}, value)).status === 401);
    t.true(performance.now() - since < 10_000);
    t.regex((await program.command(['key', 'list'])).output, new RegExp(`^ *${id} .* revoked 20`, 'm'));

    const again = await program.command(['key', 'revoke', id]);
    t.deepEqual([again.code, again.output], [1, `There is no valid key ${id}\n`]);
    const word = await program.command(['key', 'revoke', 'all']);
    t.is(word.code, 1);
    t.regex(word.errors, /^listingd: The ID of a key must be a number, not all$/m);
  }),
);

test.serial(
  'Each workspace has keys and chatbots of its own, and one that is not there is a sentence that says which are',
  withExternalDatabase(async (t, program, target) => {
    const added = await program.command(['workspace', 'add', 'North Shore']);
    t.deepEqual([added.code, added.output], [0, 'Workspace North Shore is made\n']);
    t.regex(added.errors, /^It has no keys yet: npx listingd key create secret --workspace 'North Shore' makes one$/m);
    const listed = await program.command(['workspace', 'list']);
    t.regex(listed.output, /\nFirst workspace {2}20[\d-]+ [\d:]+\nNorth Shore {6}20[\d-]+ [\d:]+\n$/);

    const key = (await program.command(['key', 'create', 'secret', '--workspace', 'North Shore'])).output.trim();
    const own = (await program.command(['chatbot', 'add', '--workspace', 'North Shore', '--name', 'N'])).output.trim();
    const first = (await program.command(['chatbot', 'add', '--name', 'F'])).output.trim();
    const chatbots = await program.command(['chatbot', 'list']);
    t.regex(chatbots.output, new RegExp(`\n${own}  North Shore      N\n${first}  First workspace  F\n$`));
    t.regex(
      (await program.command(['key', 'list'])).output,
      /^ *3 +secret +valid +20\S+ +never +North Shore +secret key$/m,
    );
    t.like(await ownerOf(target, key), { workspaceId: 2, kind: 'secret' });

    const refusals: [args: string[], words: RegExp][] = [
      [
        ['workspace', 'add', 'north shore'],
        /^listingd: There is a workspace north shore already: choose another name$/m,
      ],
      [
        ['key', 'create', 'session', '--workspace', 'North Shor'],
        /^listingd: There is no workspace North Shor: did you mean North Shore\? \(there are First workspace, North Shore\)$/m,
      ],
      [['chatbot', 'add', '--workspace', '2'], /^listingd: There is no workspace 2 \(there are /m],
    ];
    for (const [args, words] of refusals) {
      const refused = await program.command(args);
      t.is(refused.code, 1);
      t.regex(refused.errors, words);
    }
    const quoted = await program.command(['workspace', 'add', "O'Neil"]);
    t.true(quoted.errors.includes(String.raw`--workspace 'O'\''Neil' makes one`), quoted.errors);
  }),
);

test.serial(
  'The keys that a command makes up for a first workspace are told, since no start will tell them',
  withExternalDatabase(async (t, program, target) => {
    const unset = { LISTINGD_SECRET_KEY: '', LISTINGD_SESSION_KEY: '' };
    const { errors } = await program.command(['workspace', 'add', 'North Shore'], unset);
    const [, secret] =
      /^The secret key of the first workspace, which is shown this once: (lsk_\S+)$/m.exec(errors) ?? [];
    t.regex(errors, /^The session key of the first workspace, which is shown this once: lss_/m);
    t.like(await ownerOf(target, secret), { workspaceId: 1, kind: 'secret' });
  }),
);

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
