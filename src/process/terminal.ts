/** Goes to the line's start and clears it: what is written next takes the place of a progress bar that may stand there. */
export const CLEAR_LINE = '\r\u001b[K';
