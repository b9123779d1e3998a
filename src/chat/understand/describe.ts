import { createDescribe } from '../words/describe-constraints.ts';
import { createFormats } from '../words/formats.ts';
import { wordsOf } from '../words/words.ts';
import type { Constraint } from './constraint.ts';

const { conditions } = createDescribe({ words: wordsOf('en'), formats: createFormats('en-US', 'UTC') });

/** A constraint in plain English: `in Seattle or Bellevue`, `with at least 3 bedrooms`, `for at most 600,000`. */
export const describeConstraint = (constraint: Constraint): string => conditions([constraint])[0] ?? '';
