import { posix } from 'node:path';

/** Names of files that are still on their way, or only say something about others, as that Excel has one open (`~$homes.xlsx`). */
const NO_FILE = /^(\.|~\$)|\.(done|part|tmp|filepart)$/i;

/** Whether a name is that of a file to import: not hidden, not a `.done` mark, no half of an upload. */
export const isFileName = (name: string): boolean => !NO_FILE.test(name);

/** Whether names of a path are meant, by `*` and `?` in its last part. */
export const isPattern = (path: string): boolean => /[*?]/.test(posix.basename(path));

/** A test of names by a pattern in which `*` stands for any characters and `?` for one. */
export const namePattern = (pattern: string): ((name: string) => boolean) => {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/\?/g, '.');
  const expression = new RegExp(`^${source}$`, 'su');
  return (name) => expression.test(name);
};

/** The same test for a folder's listing, in which the `.done` mark of a file that is meant counts, too. */
export const withMarks =
  (isMeant: (name: string) => boolean): ((name: string) => boolean) =>
  (name) =>
    isMeant(name) || (name.endsWith('.done') && isMeant(name.slice(0, -'.done'.length)));

/** The order in which files are imported: by the numbers of their characters, the same on every machine. */
export const byName = (left: { name: string }, right: { name: string }): number =>
  left.name < right.name ? -1 : left.name > right.name ? 1 : 0;

const PICTURE = /\.(jpe?g|jpe|jfif|png|gif|webp|bmp|tiff?|heic|heif|avif)$/i;

/** Whether a file is a picture by its name. */
export const isPictureName = (name: string): boolean => PICTURE.test(name);

/** Names of files of an archive, the first of them where there are many. */
export const shownMembers = (entries: readonly { fileName: string }[]): string => {
  const names = entries.slice(0, 5).map(({ fileName }) => fileName);
  return names.join(', ') + (entries.length > names.length ? ` and ${entries.length - names.length} more` : '');
};
