import { hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';

/** Features that one can build where there is room for them. */
const BUILT: ReadonlySet<string> = new Set([
  'pool',
  'hot tub',
  'sauna',
  'garage',
  'carport',
  'guest house',
  'tennis court',
  'elevator',
  'deck',
  'patio',
]);

/** Whether the feature at a place is only one that could be: "room for a *pool*". */
export const isNotThereYet = (lexemes: readonly Lexeme[], at: number): boolean =>
  BUILT.has(senseValue(lexemes[at], 'tag') ?? '') && hasSense(lexemes[at - 1], 'potential', 'before');
