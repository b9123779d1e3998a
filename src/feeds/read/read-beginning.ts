/** What a file is, and how it is written, is found out from so many characters, or from the whole of a shorter file. */
const SAMPLE = 1 << 20;

/** The beginning of a text that comes in pieces; the rest of it is not read. `whole`: there is no more. */
export const readBeginning = async (text: AsyncGenerator<string>): Promise<{ sample: string; whole: boolean }> => {
  let sample = '';
  let whole = false;
  while (sample.length < SAMPLE && !whole) {
    const { value, done } = await text.next();
    if (done === true) whole = true;
    else sample += value;
  }
  await text.return(undefined);
  return { sample: sample.slice(0, SAMPLE), whole: whole && sample.length <= SAMPLE };
};
