import { words } from '../check-words.ts';
import type { NoneWords } from './none-words.ts';

export const ENGLISH_NONE: NoneWords = {
  no: words(
    "no|zero|don't have any|do not have any|aren't any|are not any|isn't any|couldn't find any|could not find any|can't find any|cannot find any|didn't find any|did not find any|haven't any|not a single|without any",
  ),
  homes: words('homes|home|listings|listing|properties|property|results|result|matches|places|options'),
  nothing: words(
    "nothing|none|no luck|came up empty|empty-handed|couldn't find any|could not find any|don't have any|do not have any|aren't any",
  ),
  found: words(
    'have|found|find|match|matches|matching|fit|fits|fitting|suits|suitable|meets|meet|came up|comes up|turned up|no luck|came up empty|empty-handed|there are',
  ),
  around: words(
    "we|i|have|there are|there is|there's|there|are|is|were|was|currently|right now|at the moment|at this time|at present|now|today|such|suitable|matching|found|find|for|you|your|that|which|match|matches|meet|meets|fit|fits|search|criteria|budget|request|requirements|needs|in|at|near|with|and|or|under|below|over|the|a|an|of|to|on|our|market|database|here|what|you're|looking|asked|want|this|area|city|town|sale|rent|buy|but|however|afraid|any|all",
  ),
  regrets: words("unfortunately|sorry|i'm sorry|i am sorry|i'm afraid|i am afraid|regrettably|sadly|apologies"),
};
