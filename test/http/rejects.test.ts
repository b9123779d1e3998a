import test from 'ava';
import { parse } from 'csv-parse/sync';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { withFeedHttp } from './with-feed-http.ts';

const REJECTS = '/chat/Feed/Rejects';
const GET = { method: 'GET' } as const;

const recordsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

test(
  'The rejected rows of a run come as a CSV file with line, keys, column, value and reason, and notices do not',
  withFeedHttp(async (t, http) => {
    const { run, part } = await http.feed.importFile(
      fileOf(
        house(1),
        house(2, { ListingId: '2.0E+06', StandardStatus: '=1+1' }),
        house(3, { StandardStatus: 'Rumoured' }),
        // The same key again is a notice about a row that counts.
        house(1),
        house(4, { ListingKey: '', ListingId: '', ListingURL: '' }),
        // A wrong value in another field rejects nothing.
        house(5, { ListPrice: 'plenty' }),
      ),
    );
    t.is(part.Rejected, 3);
    const { status, headers, text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, GET);
    t.is(status, 200);
    t.is(headers['content-type'], 'text/csv; charset=utf-8; header=present');
    t.is(headers['content-disposition'], `attachment; filename="main-run-${run.RunID}-rejects.csv"`);
    t.is(headers['x-content-type-options'], 'nosniff');
    const records = recordsOf(text);
    t.deepEqual(
      records.map(({ Reason, ...record }) => Object.values(record).join('|')),
      ['3|K2||ListingId|2.0E+06', "3|K2||StandardStatus|'=1+1", '4|K3|M3|StandardStatus|Rumoured', '6||||'],
    );
    t.true(records.every(({ Reason }) => (Reason ?? '').length > 5));
  }),
);

test(
  'A run with thousands of rejected rows is told whole, in the order of its file',
  withFeedHttp(async (t, http) => {
    const { run } = await http.feed.importFile(
      fileOf(...houses(1, 2_500, { StandardStatus: 'x' }), ...houses(2_501, 2_510)),
    );
    const { text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, GET);
    t.deepEqual(
      recordsOf(text).map(({ MLSNumber }) => MLSNumber),
      Array.from({ length: 2_500 }, (_, index) => `M${index + 1}`),
    );
  }),
);

test(
  'A row that every chatbot of a feed rejects is told once',
  withFeedHttp(
    async (t, http) => {
      const [one, two] = http.feed.chatbots;
      await http.feed.configure({
        chatbots: [{ serialNumber: one?.serialNumber }, { serialNumber: two?.serialNumber }],
      });
      const { run } = await http.feed.importFile(fileOf(house(1), house(2, { StandardStatus: 'x' })));
      t.deepEqual(
        run.Parts.map(({ Rejected }) => Rejected),
        [1, 1],
      );
      const { text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, GET);
      t.is(recordsOf(text).length, 1);
    },
    { chatbots: 2 },
  ),
);

test(
  'A run that fails because of its rejected rows tells them, and a run without any has the header alone',
  withFeedHttp(
    async (t, http) => {
      const failed = await http.feed.importFile(fileOf(house(1), house(2, { StandardStatus: 'x' })));
      t.is(failed.run.State, 'Failed');
      const one = await http.send(`${REJECTS}?RunID=${failed.run.RunID}`, http.secret, GET);
      t.is(recordsOf(one.text).length, 1);
      const good = await http.feed.importFile(fileOf(house(1)));
      const none = await http.send(`${REJECTS}?RunID=${good.run.RunID}`, http.secret, GET);
      t.is(none.text, '\ufeffLine,ListingKey,MLSNumber,Column,Value,Reason\r\n');
    },
    { feed: { limits: { maxProblems: 0.1 } } },
  ),
);

test(
  'A wrong request for rejects is answered by the envelope, with every wrong field named',
  withFeedHttp(async (t, http) => {
    const wrong: [query: string, code: number, message: RegExp][] = [
      ['', 400, /^RunID is required$/],
      ['?RunID=', 400, /^RunID must be a whole number$/],
      ['?RunID=seven', 400, /^RunID must be a whole number$/],
      ['?RunID=1.5&Colour=red', 400, /^RunID must be a whole number; Colour is not known/],
      ['?RunID=0', 400, /^RunID must be from 1/],
      ['?RunID=1&RunID=2', 400, /^RunID must be given once$/],
      ['?runid=1', 400, /^runid is not known: did you mean RunID\?$/],
      ['?RunID=99', 404, /^There is no run 99$/],
    ];
    for (const [query, code, message] of wrong) {
      const { status, envelope } = await http.send(REJECTS + query, http.secret, GET);
      t.is(status, 200, query);
      t.like(envelope, { Data: null, Success: false, Code: code });
      t.regex(envelope.Message, message);
    }
    const runId = await http.feed.queue();
    const early = await http.send(`${REJECTS}?RunID=${runId}`, http.secret, GET);
    t.like(early.envelope, { Code: 409, Data: null });
    t.is((await http.send(`${REJECTS}?RunID=${runId}`, http.otherSecret, GET)).envelope.Code, 404);
    t.is((await http.send(REJECTS, http.secret, { method: 'POST' })).status, 405);
    t.is((await http.send(REJECTS, {}, GET)).status, 401);
  }),
);

test(
  'HEAD of the rejects tells what GET would bring, without bringing it',
  withFeedHttp(async (t, http) => {
    const { run } = await http.feed.importFile(fileOf(house(1), house(2, { StandardStatus: 'x' })));
    const { status, headers, text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, { method: 'HEAD' });
    t.is(status, 200);
    t.regex(headers['content-disposition'] ?? '', /rejects\.csv/);
    t.is(text, '');
  }),
);
