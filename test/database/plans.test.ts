import test from 'ava';
import { withManyRows } from '../helpers/with-many-rows.ts';
import { plansOfChats } from './plans-of-chats.ts';
import { plansOfChores } from './plans-of-chores.ts';
import { plansOfFeeds } from './plans-of-feeds.ts';
import { plansOfListings } from './plans-of-listings.ts';
import { plansOfRareStatements } from './plans-of-rare-statements.ts';

test(
  'each statement goes by an index to what many homes, runs and messages stand in, and reads nothing else of it',
  withManyRows(async (t, rows) => {
    // One after the other on the same rows, which take seconds to make.
    for (const plansOf of [plansOfChats, plansOfChores, plansOfListings, plansOfRareStatements, plansOfFeeds])
      await plansOf(t, rows);
  }),
);
