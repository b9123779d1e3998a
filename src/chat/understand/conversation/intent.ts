import { isIdentifier } from '../constraint.ts';
import type { Statement } from '../statement.ts';
import { ABOUT_NO_HOME, type Intent, type Talk } from '../understanding.ts';
import type { Targets } from './targets.ts';

/** "Thanks for the homes" asks for none. */
const CLOSING: readonly (Talk | undefined)[] = ['thanks', 'farewell'];

/** Whether a message says which homes are wanted. */
const saysWhat = ({
  constraints,
  wishes,
  dropped,
  droppedTags,
  droppedNames,
  order,
  limit,
  aggregate,
}: Statement): boolean =>
  [constraints, wishes, dropped, droppedTags, droppedNames].some((part) => part.length > 0) ||
  [order, limit, aggregate].some((part) => part !== undefined);

/** What is wanted of the homes that a message names or points at. */
const aboutHomes = ({ compares, constraints }: Statement, { ids }: Targets): Intent =>
  compares && ids.length + constraints.filter(isIdentifier).length > 1 ? 'compare' : 'lookup';

/**
 * What a message wants. A home that is named or pointed at comes before conditions, but "it should have a garage" is about the
 * search, unlike "does it have a garage?". `hasShown`: homes were shown before; `goesOn`: a
 * search with conditions is under way, to which words that nothing explains add a wish: "black kitchen cabinets".
 */
export const intentOf = (
  statement: Statement,
  targets: Targets,
  { hasShown, goesOn }: { hasShown: boolean; goesOn: boolean },
): Intent => {
  const { constraints, fields, askedTags, talk } = statement;
  const asks = fields.length > 0 || askedTags.length > 0;
  if (statement.wantsHuman) return 'human';
  if (ABOUT_NO_HOME.some((one) => one === talk)) return 'none';
  if (constraints.some(isIdentifier)) return aboutHomes(statement, targets);
  if (statement.isReset || statement.wantsMore || statement.amongShown || statement.relative.length > 0)
    return 'search';
  const isRequirement = targets.isFocusOnly && !asks && saysWhat(statement);
  if (targets.ids.length > 0 && !isRequirement) return aboutHomes(statement, targets);
  if (targets.isMissing) return 'lookup';
  if (saysWhat(statement) || targets.unmet.length > 0) return 'search';
  if (asks && hasShown) return aboutHomes(statement, targets);
  // Who is refused a choice of neighbours looks for a home all the same.
  if (statement.refused.length > 0) return 'search';
  const wishes = talk === undefined && statement.unexplained.length > 0 && goesOn;
  return (statement.speaksOfHomes && !CLOSING.includes(talk)) || wishes ? 'search' : 'none';
};
