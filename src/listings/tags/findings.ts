import { IMPLICATIONS, TAGS } from './tags.ts';

/** What a text says about one feature. `certainty` orders what contradicts; where it is the same, a denial counts. */
export type Finding = { tag: number; polarity: 'yes' | 'no'; certainty: number; words: string };

const implications = IMPLICATIONS.map(([of, implied]) => [TAGS.indexOf(of), TAGS.indexOf(implied)] as const);

/** The surest finding of each feature, with what follows from it; nothing that was said is overruled by what only follows. */
export const settleFindings = (findings: readonly Finding[]): Map<number, Finding> => {
  const settled = new Map<number, Finding>();
  for (const finding of findings) {
    const other = settled.get(finding.tag);
    const isSurer =
      other === undefined ||
      finding.certainty > other.certainty ||
      (finding.certainty === other.certainty && finding.polarity === 'no' && other.polarity === 'yes');
    if (isSurer) settled.set(finding.tag, finding);
  }
  // Twice, since a sea view is a water view and a water view a view.
  for (let round = 0; round < 2; round += 1) {
    for (const [of, implied] of implications) {
      const [special, general] = [settled.get(of), settled.get(implied)];
      if (special?.polarity === 'yes' && general?.polarity !== 'yes') {
        settled.set(implied, { ...special, tag: implied });
      }
      if (general?.polarity === 'no' && special === undefined) settled.set(of, { ...general, tag: of });
    }
  }
  return settled;
};
