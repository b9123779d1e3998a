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
export const readPartHead = (lines: string): PartHead => {
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
