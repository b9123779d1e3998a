import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of these members, in this order. A name that ends in a slash is a folder. `compress`: unless told otherwise. */
export const zipOf = (
  members: readonly (readonly [name: string, contents: string | Uint8Array])[],
  { compress = true }: { compress?: boolean } = {},
): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, contents] of members) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(contents), name, { compress });
  }
  zip.end();
  return buffer(zip.outputStream);
};

/** The offset in a header of the archive's directory, and in that before a member's data, of some of its fields. */
const FIELDS = { flags: [8, 6], method: [10, 8] } as const;
const DIRECTORY = 0x02014b50;
const MEMBER = 0x04034b50;

/** Changes a field of every member, as a program might that packs in another way. */
export const withField = (zip: Buffer, field: keyof typeof FIELDS, value: number): Buffer => {
  const changed = Buffer.from(zip);
  const [inDirectory, inMember] = FIELDS[field];
  for (let at = 0; at + 4 <= changed.length; at += 1) {
    const signature = changed.readUInt32LE(at);
    if (signature === DIRECTORY) changed.writeUInt16LE(value, at + inDirectory);
    if (signature === MEMBER) changed.writeUInt16LE(value, at + inMember);
  }
  return changed;
};

/** Replaces a text of the archive by one of the same length. */
export const withText = (zip: Buffer, text: string, other: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(text, other), 'latin1');
