import test from 'ava';
import { ServiceError } from '../../../src/errors.ts';
import { fileOf, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

test(
  'of many that approve and cancel a held run at once, one prevails and the others are told how the run stands',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const { feeds } = feed.services;
      for (let round = 0; round < 5; round += 1) {
        const held = await feed.importFile(fileOf(...houses(1, 8 + round)));
        const id = held.run.RunID;
        const ask = [feeds.approve, feeds.cancel, feeds.cancel, feeds.approve, feeds.cancel, feeds.approve];
        const answers = await Promise.allSettled(ask.map((one) => one(feed.workspaceId, id)));
        for (const answer of answers) {
          if (answer.status === 'fulfilled') continue;
          t.true(answer.reason instanceof ServiceError, String(answer.reason));
          t.notRegex(String(answer.reason.message), /is Held;/);
        }
        t.true(answers.some(({ status }) => status === 'fulfilled'));
        const { state = '' } = (await feed.services.runs.get(id)) ?? {};
        t.true(['Queued', 'Cancelled'].includes(state), state);
        if (state === 'Queued') await feeds.cancel(feed.workspaceId, id);
      }
    },
    { feed: { limits: {} } },
  ),
);
