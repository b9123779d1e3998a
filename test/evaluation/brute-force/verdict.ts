/** `maybe` where the notation leaves it open: such a home may be found, and may be left out. */
export type Verdict = 'yes' | 'maybe' | 'no';

export const yesIf = (fits: boolean): Verdict => (fits ? 'yes' : 'no');

export const anyOf = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.includes('maybe') ? 'maybe' : 'no';
};

export const allOf = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('maybe') ? 'maybe' : 'yes';
};

export const opposite = (verdict: Verdict): Verdict => (verdict === 'maybe' ? 'maybe' : yesIf(verdict === 'no'));
