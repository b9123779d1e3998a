const LONGEST = 4_000;

/** Percent-encodes what can't stand in a header or would look like a separator. */
const encode = (name: string): string => name.replace(/[^\w.[\]$-]+/gu, (part) => encodeURIComponent(part));

/** The value of X-Ignored-Fields: names separated by commas, cut with `...` where there are very many. */
export const ignoredFieldsHeader = (names: readonly string[]): string => {
  let header = '';
  for (const name of names) {
    const next = header === '' ? encode(name) : `${header}, ${encode(name)}`;
    if (next.length > LONGEST) return `${header}, ...`;
    header = next;
  }
  return header;
};
