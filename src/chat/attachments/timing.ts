/** How long a message with files waits, in milliseconds. */
export type AttachmentTiming = {
  /** Until other messages leave memory for its files: a quarter of what an answer may take. */
  turn: number;
  /** For what a model reads in pictures. */
  seeing: number;
  /** For the words of what its model sees or hears by itself. */
  hearing: number;
};

export const ATTACHMENT_TIMING: AttachmentTiming = { turn: 30_000, seeing: 8_000, hearing: 20_000 };
