import { posix } from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { ownText } from '../../../process/text-cache.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_RECORD, mostUnpacked, outOfBounds, unpacksToTooMuch } from '../../file-bounds.ts';
import { createXmlReader, localName } from '../../read/xml-reader.ts';
import { memberBytes } from '../archive-members.ts';
import { tooLarge } from '../landing.ts';
import { builtInLook, type DateSystem, lookOf, type NumberLook, plainText } from './cell-text.ts';

/** The list of an Office document's parts: what has it is one. */
const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONS = '_rels/.rels';

export const isOfficeDocument = (entries: readonly Entry[]): boolean =>
  entries.some(({ fileName }) => fileName === CONTENT_TYPES);

/** Bytes that the texts of a workbook take, which all its cells share: they stay in memory while a sheet is read. */
const MOST_SHARED = 256 << 20;
const OF_EACH_TEXT = 32;

/** As many as Excel makes at once; what else a workbook refers to, as looks and drawings, are some per sheet. */
const MOST_SHEETS = 255;
const MOST_RELATIONS = 1_000;

/** As long as Excel has them. */
const LONGEST_NAME = 31;

/** The name of a sheet or a cell on one line, cut where it is too long. */
export const shortName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

type Attributes = Readonly<Record<string, unknown>>;

/** An attribute, `''` where there is none. */
export const attributeOf = (attributes: Attributes, name: string): string => String(attributes[name] ?? '');

/** What an element says of where it points to: `r:id`, whatever its prefix. */
const relationOf = (attributes: Attributes): string =>
  String(Object.entries(attributes).find(([name]) => localName(name) === 'id')?.[1] ?? '');

/** A part's path as all write it: some as an address of the web (`sheet%201.xml`), in small letters or not. */
const partName = (path: string): string => {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
};

/** What is told of an element: its name without a prefix, and of its beginning the attributes. */
type ElementHandlers = {
  open?: (element: string, attributes: Attributes) => void;
  close?: (element: string) => void;
  text?: (text: string) => void;
};

/** Where a part points to: by an identifier to a kind of part, at a path of the archive. */
type Relation = { id: string; kind: string; target: string };

/** The parts of an Office document by their paths. `maxSize` bounds all that is read of them together, in bytes. */
export const openParts = (
  zip: ZipFile,
  entries: readonly Entry[],
  { name, maxSize, signal }: { name: string; maxSize: number; signal?: AbortSignal },
) => {
  const byPath = new Map(entries.map((entry) => [partName(entry.fileName), entry]));
  let read = 0;

  async function* bytesOf(entry: Entry, what: string): AsyncGenerator<Buffer> {
    const most = mostUnpacked(entry.compressedSize);
    let size = 0;
    for await (const chunk of memberBytes(zip, entry, what)) {
      signal?.throwIfAborted();
      size += chunk.length;
      read += chunk.length;
      if (read > maxSize) throw tooLarge(`what ${name} unpacks to`, maxSize);
      if (size > most) throw unpacksToTooMuch(what);
      yield chunk;
    }
  }

  /** Reads a part, and pauses now and then. `what`: its name in messages. */
  async function* pieces(path: string, handlers: ElementHandlers, what: string): AsyncGenerator<undefined> {
    const entry = byPath.get(partName(path));
    if (entry === undefined)
      throw new FeedFileError(`${name} is damaged: it lacks ${shortName(path)}. Deliver it again`);
    const reader = createXmlReader(what, {
      open: (tag) => handlers.open?.(localName(tag.name), tag.attributes),
      close: (tag) => handlers.close?.(localName(tag)),
      text: (text) => handlers.text?.(text),
    });
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const decode = (chunk?: Buffer): string => {
      try {
        return decoder.decode(chunk, { stream: chunk !== undefined });
      } catch {
        throw new FeedFileError(
          `${what} is not written in UTF-8, as a workbook is: save it anew in Excel, and deliver that`,
        );
      }
    };
    for await (const chunk of bytesOf(entry, what)) {
      reader.write(decode(chunk));
      yield;
    }
    reader.write(decode());
    reader.close();
    yield;
  }

  const readPart = async (path: string, handlers: ElementHandlers): Promise<void> => {
    for await (const _ of pieces(path, handlers, `${path} of ${name}`));
  };

  /** Where a part points to; nowhere, where it does not say. The document itself is the part `''`. */
  const relationsOf = async (path: string): Promise<Relation[]> => {
    const folder = posix.dirname(path);
    const list = path === '' ? RELATIONS : posix.join(folder, '_rels', `${posix.basename(path)}.rels`);
    if (!byPath.has(partName(list))) return [];
    const relations: Relation[] = [];
    await readPart(list, {
      open: (element, attributes) => {
        if (element !== 'Relationship') return;
        if (relations.length === MOST_RELATIONS) throw outOfBounds(name, `it has more than ${MOST_RELATIONS} parts`);
        const target = attributeOf(attributes, 'Target');
        relations.push({
          id: attributeOf(attributes, 'Id'),
          kind: posix.basename(attributeOf(attributes, 'Type')),
          target: posix.join(target.startsWith('/') ? '' : folder, target).replace(/^\//, ''),
        });
      },
    });
    return relations;
  };

  return { name, pieces, readPart, relationsOf };
};

export type Parts = ReturnType<typeof openParts>;

/**
 * Gathers the text of elements `t`, but for how East Asian words are said (`rPh`), and of those that are `wanted` besides. `length`: characters
 * since the last `take`.
 */
export const createTextGatherer = (wanted: string | null = null) => {
  let text = '';
  let isIn = false;
  let isSaid = false;
  const isText = (element: string): boolean => (element === 't' && !isSaid) || element === wanted;
  return {
    open: (element: string): void => {
      if (element === 'rPh') isSaid = true;
      if (isText(element)) isIn = true;
    },
    close: (element: string): void => {
      if (element === 'rPh') isSaid = false;
      if (isText(element)) isIn = false;
    },
    add: (piece: string): void => {
      if (isIn) text += piece;
    },
    length: (): number => text.length,
    take: (): string => {
      const taken = text;
      text = '';
      return taken;
    },
  };
};

const readSharedTexts = async (parts: Parts, path: string): Promise<string[]> => {
  const texts: string[] = [];
  const gathered = createTextGatherer();
  let size = 0;
  await parts.readPart(path, {
    open: gathered.open,
    text: (piece) => {
      gathered.add(piece);
      if (gathered.length() > LONGEST_RECORD) {
        throw outOfBounds(
          parts.name,
          `the text ${texts.length + 1} of its cells has more than ${LONGEST_RECORD} characters`,
        );
      }
    },
    close: (element) => {
      gathered.close(element);
      if (element !== 'si') return;
      const text = ownText(plainText(gathered.take()));
      size += OF_EACH_TEXT + text.length;
      if (size > MOST_SHARED)
        throw outOfBounds(parts.name, `the texts of its cells take more than ${MOST_SHARED} bytes`);
      texts.push(text);
    },
  });
  return texts;
};

/** How each of a workbook's styles shows numbers. */
const readLooks = async (parts: Parts, path: string): Promise<NumberLook[]> => {
  const codes = new Map<string, NumberLook>();
  const looks: NumberLook[] = [];
  let isOfCells = false;
  await parts.readPart(path, {
    open: (element, attributes) => {
      if (element === 'cellXfs') isOfCells = true;
      const format = attributeOf(attributes, 'numFmtId');
      if (element === 'numFmt') codes.set(format, lookOf(attributeOf(attributes, 'formatCode')));
      if (element === 'xf' && isOfCells)
        looks.push(codes.has(format) ? (codes.get(format) ?? null) : builtInLook(Number(format)));
    },
    close: (element) => {
      if (element === 'cellXfs') isOfCells = false;
    },
  });
  return looks;
};

export type Sheet = { name: string; path: string; isHidden: boolean };

/** What is known of a workbook before its cells are read. */
export type Workbook = {
  /** Those with cells, in their order. */
  sheets: Sheet[];
  texts: readonly string[];
  looks: readonly NumberLook[];
  system: DateSystem;
};

/** FeedFileError where an Office document is no workbook, or a damaged one. */
export const readWorkbook = async (parts: Parts): Promise<Workbook> => {
  const { name } = parts;
  const [document] = (await parts.relationsOf('')).filter(({ kind }) => kind === 'officeDocument');
  const relations = document === undefined ? [] : await parts.relationsOf(document.target);
  const worksheets = relations.filter(({ kind }) => kind === 'worksheet');
  const paths = new Map(worksheets.map(({ id, target }) => [id, target]));
  const sheets: Sheet[] = [];
  let system: DateSystem = 1900;
  let isWorkbook = false;
  if (document?.target.endsWith('.xml') === true) {
    await parts.readPart(document.target, {
      open: (element, attributes) => {
        if (element === 'workbook') isWorkbook = true;
        if (element === 'workbookPr' && /^(1|true|on)$/.test(attributeOf(attributes, 'date1904'))) system = 1904;
        if (element !== 'sheet') return;
        const path = paths.get(relationOf(attributes));
        if (path === undefined) return;
        if (sheets.length === MOST_SHEETS) throw outOfBounds(name, `it has more than ${MOST_SHEETS} sheets`);
        const isHidden = /hidden/i.test(attributeOf(attributes, 'state'));
        sheets.push({ name: shortName(attributeOf(attributes, 'name')), path, isHidden });
      },
    });
  }
  if (!isWorkbook) {
    throw new FeedFileError(`${name} is an Office document, but no Excel workbook: deliver its table as .xlsx or CSV`);
  }
  const pathOf = (kind: string): string | undefined => relations.find((relation) => relation.kind === kind)?.target;
  const [texts, styles] = [pathOf('sharedStrings'), pathOf('styles')];
  return {
    sheets,
    texts: texts === undefined ? [] : await readSharedTexts(parts, texts),
    looks: styles === undefined ? [] : await readLooks(parts, styles),
    system,
  };
};
