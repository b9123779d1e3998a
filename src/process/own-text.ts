/** A shorter part of a text is a text of its own to V8. */
const SHORTEST_SLICE = 13;

/** The same text without the longer one that it may be a part of, which would stay in memory as long as it. */
export const ownText = (text: string): string =>
  text.length < SHORTEST_SLICE || !text.isWellFormed() ? text : Buffer.from(text).toString();
