import { transportError } from '../../errors.ts';

/** What a part of multipart/form-data is called; `fileName` is null for a text. */
export type PartHead = { name: string; fileName: string | null };

const PARAMETER = /;\s*([\w-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;
const PLAIN_ENCODINGS = ['7bit', '8bit', 'binary'];

/** Clients write a quotation mark as \" or as %22; other backslashes are those of a Windows path. */
const unquoted = (text: string): string =>
  text
    .replace(/\\(["\\])/g, '$1')
    .replace(/%22/g, '"')
    .replace(/%0[DA]/gi, ' ');

/** `filename*=UTF-8''…`, which some clients send for names beyond ASCII. */
const extended = (text: string): string | undefined => {
  const [, encoded] = /^utf-8'[^']*'(.+)$/i.exec(text) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** Reads the header lines of a part. Throws 400 where it has no name, or is packed. */
const readPartHead = (lines: string): PartHead => {
  const headers = new Map(
    lines.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()] as const;
    }),
  );
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? 'binary';
  if (!PLAIN_ENCODINGS.includes(encoding)) {
    throw transportError(400, 'Content-Transfer-Encoding of a part must be binary: send the bytes as they are');
  }
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, plain] of (headers.get('content-disposition') ?? '').matchAll(PARAMETER)) {
    parameters.set(name.toLowerCase(), quoted === undefined ? (plain ?? '') : unquoted(quoted));
  }
  const name = parameters.get('name');
  if (name === undefined || name === '') {
    throw transportError(400, 'A part of the body has no name: Content-Disposition: form-data; name="…" is needed');
  }
  const fileName = extended(parameters.get('filename*') ?? '') ?? parameters.get('filename') ?? null;
  return { name, fileName };
};

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
 * Why it is of our own stands in http/README.md.
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
