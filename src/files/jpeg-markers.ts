/** The second bytes of the markers of a JPEG, behind an FF. */
export const SCAN = 0xda;
export const END = 0xd9;
const START = 0xd8;
const ADOBE = 0xee;
const COMMENT = 0xfe;
/** Of arithmetic coding, which nothing is behind. */
const TEMPORARY = 0x01;
/** Tables, and an extension that nobody uses, among the frames. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];

export const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;

/** Markers that stand alone, without a length behind them. */
export const isAlone = (code: number): boolean => isRestart(code) || code === TEMPORARY || code === START;

/** Where the size of a picture is told. */
export const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && !NO_FRAMES.includes(code);

/** Frames, tables, scans: what the picture itself is made of. */
export const isOfPicture = (code: number): boolean => (code >= 0xc0 && code <= 0xcf) || (code >= SCAN && code <= 0xdf);

/** Comments, and all that applications add but for the one that says how colours are coded. */
export const isAddition = (code: number): boolean =>
  (code >= 0xe0 && code <= 0xef && code !== ADOBE) || code === COMMENT;
