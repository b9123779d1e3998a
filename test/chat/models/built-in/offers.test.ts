import test from 'ava';
import { isNoAnswer } from '../../../../src/chat/answer/no-answer.ts';
import type { Found } from '../../../../src/chat/retrieve/found.ts';
import { offerOf } from '../../../../src/chat/sessions/offer.ts';
import { LANGUAGES, type Understanding } from '../../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { bound, named } from '../../../helpers/statements.ts';
import { understood } from '../../../helpers/understandings.ts';
import { answerTo } from './answer.ts';
import { CASES, foundWith, requestOf } from './cases.ts';

const homes = Array.from({ length: 8 }, (_, index) => sampleListing({}, index + 1));
const answered = (understanding: Partial<Understanding>, found: Partial<Found>): Promise<string> =>
  answerTo(requestOf({ name: '', understanding, found }, 'en'));
const questions = (text: string): number => text.match(/[?？]/g)?.length ?? 0;

test('the last line offers what the session will take "yes" for', async (t) => {
  const price = bound('Price', 'atMost', 500_000);
  t.regex(await answered({}, { listings: homes, total: 8 }), /\nWould you like to see more of them\?$/);
  t.regex(
    await answered({}, { listings: homes, total: 80 }),
    /\nWould you like to see more of them\? You can also narrow it down/,
  );
  const relaxed = { listings: homes, total: 0, relaxed: { constraints: [price], total: 40 } };
  t.regex(await answered({ Constraints: [price] }, relaxed), /\nShall I go on without “for at most \$500,000”\?$/);
  const none = await answered({ Constraints: [named('City', 'Atlantis')] }, { total: 0 });
  t.regex(none, /\nWould you like to talk to someone from our team\?$/);
});

test('where nothing is offered, the last line says what one may go on with, in six languages', async (t) => {
  const [home] = homes;
  if (home === undefined) throw new Error('There is no home');
  const sold = { ...home, values: { ...home.values, Status: 'Sold' as const } };
  const next = /\nAsk me more, tell me what to change, or say if you would like a viewing\.$/;
  const cases: [Partial<Understanding>, Partial<Found>, RegExp][] = [
    [{}, { listings: homes.slice(0, 3), total: 3 }, next],
    [{ Intent: 'lookup' }, { kind: 'lookup', listings: [sold] }, /\nTell me what you are looking for, .* we have\.$/],
  ];
  for (const [understanding, found, last] of cases) {
    t.regex(await answered(understanding, found), last);
    const inAll = await Promise.all(
      LANGUAGES.map((spoken) => answerTo(requestOf({ name: '', understanding, found }, spoken))),
    );
    t.is(new Set(inAll.map((text) => text.split('\n').at(-1))).size, LANGUAGES.length);
  }
});

test('nothing is offered where all is said', async (t) => {
  const [home] = homes;
  t.notRegex(await answered({ Intent: 'lookup' }, { kind: 'lookup', listings: home ? [home] : [] }), /\nAsk me more/);
  t.is(questions(await answered({}, { listings: homes.slice(0, 3), total: 3 })), 0);
  const few = { listings: homes.slice(0, 3), total: 0, relaxed: { constraints: [named('City', 'X')], total: 3 } };
  t.is(questions(await answered({ Constraints: [named('City', 'X')] }, few)), 0);
});

test('an answer ends in one question at most, and in none where the session offers nothing', async (t) => {
  for (const one of CASES) {
    const text = await answerTo(requestOf(one, 'en'));
    const understanding = understood(one.understanding);
    const found = foundWith(one.found ?? {});
    const noAnswer = isNoAnswer(understanding, found, text.startsWith('[NOANSWER]'));
    const shown = new Set(text.match(/\[#\d\]/g)).size;
    const offer = offerOf(understanding, found, { shown, noAnswer });
    t.true(questions(text) <= 1, `${one.name}: ${text}`);
    if (offer === undefined && understanding.Talk !== 'greeting') t.is(questions(text), 0, `${one.name}: ${text}`);
  }
});

test('a count that the model could not give is no answer, one of none is', (t) => {
  const count = understood({ Aggregate: 'count', Constraints: [named('City', 'Seattle')] });
  t.false(isNoAnswer(count, foundWith({ total: 0 }), false));
  t.true(isNoAnswer(count, foundWith({ total: 0 }), true));
});

test('what is said once more is an answer, also where the homes have gone since', (t) => {
  const lookup: Partial<Understanding> = { Intent: 'lookup', Reference: [1] };
  t.true(isNoAnswer(understood(lookup), foundWith({ kind: 'lookup', total: 0 }), false));
  t.false(isNoAnswer(understood({ ...lookup, Again: true }), foundWith({ kind: 'lookup', total: 0 }), false));
});

test('no answer is what nothing matches and what it does not know; all shown, a count of none and a greeting are answers', async (t) => {
  const said = async (understanding: Partial<Understanding>, found: Partial<Found>): Promise<boolean> => {
    const mark = (await answered(understanding, found)).startsWith('[NOANSWER]');
    return isNoAnswer(understood(understanding), foundWith(found), mark);
  };
  const Constraints = [named('City', 'Seattle')];
  t.true(await said({ Constraints }, { total: 0 }));
  t.true(await said({}, { total: 0 }));
  const gone = [{ id: 1, name: '1 Elm St', how: 'sold', at: null } as const];
  for (const Intent of ['lookup', 'compare'] as const) {
    t.true(await said({ Intent, Constraints }, { kind: 'lookup' }));
    t.true(await said({ Intent, Constraints }, { kind: 'lookup', gone }));
    t.false(await said({ Intent, Constraints }, { kind: 'lookup', gone, listings: homes.slice(0, 1) }));
  }
  t.true(await said({ Intent: 'none', Talk: 'shown' }, { kind: 'focus', gone }));
  for (const Talk of ['agency', 'knowledge', 'offTopic', 'other'] as const)
    t.true(await said({ Intent: 'none', Talk }, { kind: 'nothing' }));
  t.false(await said({ Constraints }, { listings: homes.slice(0, 1) }));
  t.false(await said({ Constraints }, { total: 0, shownBefore: 5 }));
  t.false(await said({ Constraints, Aggregate: 'count' }, { total: 0 }));
  for (const Talk of ['greeting', 'thanks', 'farewell', 'reply'] as const)
    t.false(await said({ Intent: 'none', Talk }, { kind: 'nothing' }));
  t.false(await said({ Intent: 'human' }, { kind: 'nothing' }));
});
