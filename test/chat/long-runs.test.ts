import test from 'ava';
import { withChat } from '../helpers/chat-fixture.ts';
import { says } from '../helpers/recording-provider.ts';

/** Loops over all words for each two of them took 5 to 26 s here; what is left of it takes a tenth or less. */
const LONGEST_SECONDS = 3;

/** What this thread has had of the processor, which is the same however busy the machine is. */
const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
};

for (const word of ['2 ', 'Bay ', 'near ', 'house ', 'condo ', 'or 2 ', 'hate pools and ']) {
  test(
    `A message that says "${word.trim()}" over and over holds up nobody else`,
    withChat([], async (t, { builtIn, chatbotId, question }) => {
      const session = await builtIn.createSession(chatbotId);
      await builtIn.ask(question(session, 'hello'));
      const message = word.repeat(4_000 / word.length);
      t.true((await secondsOf(() => builtIn.ask(question(session, message)))) < LONGEST_SECONDS);
    }),
  );
}

test(
  'An answer of blank lines holds up nobody else when its visitor goes on',
  withChat([], async (t, { chat, provider, chatbotId, question }) => {
    provider.script(says(['Here you are.', '\n'.repeat(60_000)], 3), says(['Hello.'], 3));
    const session = await chat.createSession(chatbotId);
    await chat.ask(question(session, 'hi'));
    t.true((await secondsOf(() => chat.ask(question(session, 'hello again')))) < LONGEST_SECONDS);
  }),
);
