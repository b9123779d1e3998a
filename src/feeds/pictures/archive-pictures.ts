import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import { feedRules, ruleColumns } from '../configuration/feed-rules.ts';
import type { Archive, ArchiveMember } from '../fetch/fetched-file.ts';
import { isPictureName } from '../fetch/file-names.ts';
import { presetOf } from '../map/presets/presets.ts';
import { createColumnFinder } from '../read/header.ts';
import type { ParsedRecord } from '../read/parsed-record.ts';

/** The address of pictures that lie beside the feed in its archive: no host has such a name. */
export const ARCHIVE_ORIGIN = 'https://archive.invalid/';

const baseName = (fileName: string): string => fileName.split('/').at(-1) ?? '';

/** Where a member is, by what it holds, so that another picture of the same name has another address. */
export const archiveAddress = ({ fileName, checksum, size }: ArchiveMember): string =>
  `${ARCHIVE_ORIGIN}${checksum.toString(16)}-${size}/${encodeURIComponent(baseName(fileName))}`;

/** The addresses of an archive's pictures by their paths and, where no two are called so, by their names, in small letters. */
const addressesByName = ({ others }: Archive): Map<string, string> => {
  const pictures = others.filter(({ fileName }) => isPictureName(fileName));
  const counts = new Map<string, number>();
  for (const { fileName } of pictures) {
    const name = baseName(fileName).toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const addresses = new Map<string, string>();
  for (const picture of pictures) {
    const name = baseName(picture.fileName).toLowerCase();
    if (counts.get(name) === 1) addresses.set(name, archiveAddress(picture));
    addresses.set(picture.fileName.toLowerCase(), archiveAddress(picture));
  }
  return addresses;
};

/** A picture that the archive lacks: sources send those again only that have changed. */
const LACKING = `${ARCHIVE_ORIGIN}lacking/`;
const IS_BARE_NAME = /^[^/\\:]+$/;

/** The name of a picture that a row names and the archive lacks; null: the address is another. */
export const lackingName = (address: string): string | null =>
  address.startsWith(LACKING) ? decodeURIComponent(address.slice(LACKING.length)) : null;

/** An address of the web, with its scheme or without. */
const isElsewhere = (path: string): boolean =>
  /^([a-z][a-z\d+.-]+:|\/\/)/.test(path) || /^[^/]+\.[a-z]{2,}\//.test(path);

/** Where the source had its pictures under further folders (`c:/export/h1/1.jpg`): those of another home are called alike. */
const underOtherFolders = (path: string, addresses: ReadonlyMap<string, string>): string | undefined => {
  const steps = path.split('/');
  const paths = steps.slice(1, -1).map((_, from) => steps.slice(from + 1).join('/'));
  return paths.map((one) => addresses.get(one)).find((one) => one !== undefined);
};

/** A text with the addresses of the pictures in place of their names: one name, a list with separators, or JSON. */
const withAddresses = (text: string, addresses: ReadonlyMap<string, string>): string => {
  const find = (written: string): string | undefined => {
    const name = written.trim();
    const path = name
      .replaceAll('\\', '/')
      .replace(/^file:\/*|^\.?\//i, '')
      .toLowerCase();
    const found = addresses.get(path) ?? (isElsewhere(path) ? undefined : underOtherFolders(path, addresses));
    if (found !== undefined) return found;
    return IS_BARE_NAME.test(name) && isPictureName(name) ? LACKING + encodeURIComponent(name) : undefined;
  };
  if (/^\s*\[/.test(text)) {
    return text.replace(/"([^"\\]+)"/g, (quoted, name: string) =>
      find(name) === undefined ? quoted : `"${find(name)}"`,
    );
  }
  return find(/[,;|\n]/.test(text) ? '' : text) ?? text.replace(/[^,;|\n]+/g, (name) => find(name) ?? name);
};

/**
 * Puts the addresses of pictures that lie beside the feed in its archive in place of their names, in the columns that Images are read from.
 * Null where there is nothing to do: the feed does not copy pictures.
 */
export const createPicturePlacer = (
  archive: Archive | undefined,
  header: readonly string[],
  config: FeedConfig,
): ((record: ParsedRecord) => ParsedRecord) | null => {
  const rule = feedRules(config).get('Images');
  if (rule === undefined || !copiesImages(config)) return null;
  const addresses = archive === undefined ? new Map<string, string>() : addressesByName(archive);
  const find = createColumnFinder(header, presetOf(config.preset).otherNames);
  const indexes = ruleColumns(rule).flatMap((column) => find(column) ?? []);
  return (record) => {
    const values = [...record.values];
    for (const index of indexes) {
      const text = values[index] ?? '';
      if (text !== '') values[index] = withAddresses(text, addresses);
    }
    return { ...record, values };
  };
};
