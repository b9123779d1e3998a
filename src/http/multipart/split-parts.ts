import { transportError } from '../../errors.ts';
import { type PartHead, readPartHead } from './part-head.ts';

const LONGEST_HEAD = 16_384;
/** What may stand before the first part and behind the last. */
const LONGEST_MARGIN = 65_536;
const MOST_PARTS = 1_000;
const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);

/** Where the reading is: before the first part, in a part's headers, in its bytes, behind the last part. */
type State = 'margin' | 'head' | 'data' | 'end';

const notWhole = () =>
  transportError(
    400,
    'The body is not whole multipart/form-data: it ends early, or its boundary is not the one that Content-Type names',
  );

/**
 * What a body of multipart/form-data holds: the head of each part, and behind it the part's bytes as they arrive. However
 * the body is cut into chunks, the parts are the same. Throws 400 for a body that is not whole, with too many parts, or
 * with very long headers.
 */
export async function* splitParts(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<PartHead | Buffer> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let state = 'margin' as State;
  let margin = 0;
  let parts = 0;
  // The first delimiter may stand at the very start, without the line end before it.
  let pending: Buffer = LINE_END;

  /** The next piece of `pending`, or undefined when more must arrive first. */
  const next = (): PartHead | Buffer | undefined => {
    if (state === 'head') {
      const end = pending.subarray(0, 2).equals(LINE_END) ? 0 : pending.indexOf(HEAD_END);
      if (end > LONGEST_HEAD || (end === -1 && pending.length > LONGEST_HEAD)) {
        throw transportError(400, `The headers of a part are longer than ${LONGEST_HEAD} bytes`);
      }
      if (end === -1) return undefined;
      const head = readPartHead(pending.subarray(0, end).toString('utf8'));
      pending = pending.subarray(end === 0 ? 2 : end + HEAD_END.length);
      parts += 1;
      if (parts > MOST_PARTS) throw transportError(400, `The body has more than ${MOST_PARTS} parts`);
      state = 'data';
      return head;
    }
    const at = pending.indexOf(delimiter);
    // What may be the start of a delimiter waits for the rest.
    const free = at === -1 ? Math.max(0, pending.length - delimiter.length + 1) : at;
    if (free > 0) {
      const piece = pending.subarray(0, free);
      pending = pending.subarray(free);
      if (state === 'data') return piece;
      margin += piece.length;
      if (margin > LONGEST_MARGIN) throw notWhole();
      return NOTHING;
    }
    if (at === -1) return undefined;
    const behind = pending.subarray(delimiter.length);
    if (behind.length < 2) return undefined;
    if (behind.subarray(0, 2).toString('latin1') === '--') {
      state = 'end';
      return undefined;
    }
    const lineEnd = behind.indexOf(LINE_END);
    if (lineEnd === -1 && behind.length <= LONGEST_HEAD) return undefined;
    if (lineEnd === -1 || !/^[ \t]*$/.test(behind.subarray(0, lineEnd).toString('latin1'))) throw notWhole();
    pending = behind.subarray(lineEnd + 2);
    state = 'head';
    return NOTHING;
  };

  for await (const chunk of body) {
    if (state === 'end') {
      margin += chunk.length;
      if (margin > LONGEST_MARGIN) throw notWhole();
      continue;
    }
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (let piece = next(); piece !== undefined; piece = next()) if (piece !== NOTHING) yield piece;
  }
  if (state !== 'end') throw notWhole();
}
