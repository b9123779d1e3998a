/** What a file is, and how it is written, is found out from so many characters, or from the whole of a shorter file. */
const SAMPLE = 1 << 20;

/** The beginning of a text; `whole`: there is no more; `all` gives the whole of it again. */
export type SampledText = { sample: string; whole: boolean; all: AsyncGenerator<string> };

/** Collects the beginning of a text that comes in pieces. */
export const withSample = async (text: AsyncGenerator<string>): Promise<SampledText> => {
  const pieces: string[] = [];
  let length = 0;
  let whole = false;
  while (length < SAMPLE && !whole) {
    const { value, done } = await text.next();
    whole = done === true;
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  const all = async function* () {
    yield* pieces;
    yield* text;
  };
  return { sample: pieces.join('').slice(0, SAMPLE), whole: whole && length <= SAMPLE, all: all() };
};

/** The beginning of a text alone; the rest of it is not read. */
export const readSample = async (text: AsyncGenerator<string>): Promise<Omit<SampledText, 'all'>> => {
  const { sample, whole } = await withSample(text);
  await text.return(undefined);
  return { sample, whole };
};
