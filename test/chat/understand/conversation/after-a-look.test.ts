import test from 'ava';
import { nextState } from '../../../../src/chat/sessions/next-state.ts';
import { readState, writeState } from '../../../../src/chat/sessions/session-state.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { state } from '../../../helpers/statements.ts';
import { understood } from '../../../helpers/understandings.ts';

test('what was asked about a home is remembered until the next search', (t) => {
  const found = (kind: 'lookup' | 'search' | 'nothing') => ({
    ...{ kind, listings: [sampleListing({}, 1)], total: 1, gone: [], unknown: [] },
  });
  const given = { shown: [1], noAnswer: false };
  const looked = nextState(
    state({}),
    understood({ Intent: 'lookup', Fields: ['Tag'], AskedTags: ['garage'] }),
    found('lookup'),
    given,
  );
  t.deepEqual(looked.lookedUp, { fields: ['Tag'], tags: ['garage'] });
  t.deepEqual(readState(writeState(looked)), looked);
  const thanked = nextState(looked, understood({ Intent: 'none' }), found('nothing'), given);
  t.deepEqual(thanked.lookedUp, looked.lookedUp);
  t.is(nextState(looked, understood({ Intent: 'search' }), found('search'), given).lookedUp, undefined);
});
