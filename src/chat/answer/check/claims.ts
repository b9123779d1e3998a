export type Span = { start: number; end: number };

/** Keeps spans of a text of this length that lie over none that was kept before. In time with their lengths, however many there are. */
export const createClaims = (length: number) => {
  const taken = new Uint8Array(length);
  const isFree = ({ start, end }: Span): boolean => taken.subarray(start, end).indexOf(1) === -1;
  return {
    isFree,
    /** False where something else is there already. */
    claim: (span: Span): boolean => {
      if (!isFree(span)) return false;
      taken.fill(1, span.start, span.end);
      return true;
    },
  };
};
