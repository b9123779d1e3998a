/** What of two features that are named together only one is meant by. */
type Pair = readonly [feature: string, other: string];

/** Of who first wants the one and then the other, the later is wanted: no home is both, or nobody needs both. */
const TAKES_PLACE: readonly Pair[] = [
  ['renovated', 'fixer-upper'],
  ['new construction', 'fixer-upper'],
  ['pool', 'community pool'],
];

/** The first does for the second: whom stairs are a trouble a lift serves as well. */
const SERVES: readonly Pair[] = [['elevator', 'single story']];

/** Where the same words name both, the first says all: "jardin clôturé". */
const NAMED_BY: readonly Pair[] = [['fenced yard', 'garden']];

const isPair = (pairs: readonly Pair[], feature: string, other: string): boolean =>
  pairs.some(([one, two]) => one === feature && two === other);

export const takesPlace = (feature: string, other: string): boolean =>
  isPair(TAKES_PLACE, feature, other) || isPair(TAKES_PLACE, other, feature);

/** Whether a feature leaves nothing of another one beside it. */
export const makesUp = (feature: string, other: string, isSameWords: boolean): boolean =>
  isPair(SERVES, feature, other) || (isSameWords && isPair(NAMED_BY, feature, other));
