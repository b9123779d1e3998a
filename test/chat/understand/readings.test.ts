import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readState, writeState } from '../../../src/chat/sessions/session-state.ts';
import { type Constraint, isSame } from '../../../src/chat/understand/constraint.ts';
import { understand } from '../../../src/chat/understand/conversation/converse.ts';
import type { ShownListing } from '../../../src/chat/understand/conversation/shown-listing.ts';
import type { Aggregate, AskedField } from '../../../src/chat/understand/understanding.ts';
import { type Before, brief, conditionsOf, constraint, read } from '../../helpers/sample-vocabulary.ts';
import { shownListing, state } from '../../helpers/statements.ts';

/** What was said before, and what was shown: so many homes, of $410,000, $420,000 and so on. `homes` are what else is known of them. */
type Talk = Omit<Before, 'shown'> & {
  shown?: number;
  homes?: Partial<ShownListing>[];
  /** Those of them that the talk has come to. */
  focus?: number[];
  /** What was asked of the homes before. */
  asked?: { aggregate?: Aggregate; fields: AskedField[] };
};

/** What is understood of a message after a talk, in short, the intent first. */
const briefTalk = (message: string, { shown = 0, homes = [], focus = [], asked, ...before }: Talk = {}): string[] => {
  const lastShown = Array.from({ length: shown }, (_, index) => index + 1);
  const talksOfSeveral = shown > 0 && focus.length === 0;
  const listings = lastShown.map((id) => shownListing(id, { price: 400_000 + id * 10_000, ...homes[id - 1] }));
  const statement = read(message, { hasShown: shown > 0, talksOfSeveral, ...before, shown: listings });
  const constraints = conditionsOf(before);
  const said = understand(
    statement,
    state({ constraints, ...{ lastShown, shown: lastShown, focus }, ...(asked && { asked: { tags: [], ...asked } }) }),
    listings,
  );
  const { Constraints, Kept, Order, Reference } = said;
  const isIn = (constraints: readonly Constraint[], one: Constraint): boolean =>
    constraints.some((other) => isSame(one, other));
  return [
    said.Talk === undefined ? said.Intent : `${said.Intent} ${said.Talk}`,
    ...Constraints.map((one) => {
      const isAskedOnce = said.Intent === 'search' && one.Field !== 'Shown' && !isIn(Kept, one);
      return `${isAskedOnce ? 'once ' : ''}${constraint(one)}`;
    }),
    ...Kept.filter((one) => !isIn(Constraints, one)).map((one) => `keeps ${constraint(one)}`),
    ...(Order === undefined ? [] : [`order ${Order.Field} ${Order.Direction}`]),
    ...(said.Limit === undefined ? [] : [`limit ${said.Limit}`]),
    ...(said.Aggregate === undefined ? [] : [`aggregate ${said.Aggregate}`]),
    ...said.Fields.map((field) => `asks ${field}`),
    ...said.AskedTags.map((tag) => `asks for ${tag}`),
    ...(Reference === undefined ? [] : [`of ${Reference.join(', ') || 'none'}`]),
    ...(said.Again ? ['again'] : []),
    ...(said.Language === (before.language ?? said.Language) ? [] : [`in ${said.Language}`]),
    ...said.Unexplained.map((words) => `unexplained ${words}`),
  ];
};

/**
 * A message, what was before it, what it says (as `brief` says) or what is understood of it after all that (as `briefTalk` says),
 * and why where that does not go without saying.
 */
type Row = { message: string; before?: Talk; reading?: string[]; understood?: string[]; why?: string };

const FOLDER = join(import.meta.dirname, 'readings');

const FILES = readdirSync(FOLDER).map((file) => ({
  file,
  rows: readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row),
}));

for (const { file, rows } of FILES) {
  for (const { message, before, reading, understood, why } of rows)
    test(`${file.replace('.jsonl', '')}: ${message} ${JSON.stringify(before ?? {})}${why === undefined ? '' : ` (${why})`}`, (t) => {
      const { shown: _, ...past } = before ?? {};
      if (understood === undefined) t.deepEqual(brief(read(message, past)), reading);
      else t.deepEqual(briefTalk(message, before), understood);
    });
}

test('all that messages say is remembered as it was read', (t) => {
  for (const { message, before } of FILES.flatMap(({ rows }) => rows)) {
    const { shown: _, ...past } = before ?? {};
    const { constraints, wishes } = read(message, past);
    t.like(readState(writeState(state({ constraints, wishes }))), { constraints, wishes }, message);
  }
});
