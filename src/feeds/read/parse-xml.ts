import { FeedFileError } from '../feed-file-error.ts';
import { createRecordCounter, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import { createBatch } from './parsed-record.ts';
import { ATTRIBUTE, OWN_TEXT } from './tree-columns.ts';
import { isBlankTree, type TreeRecord } from './tree-record.ts';
import { createXmlReader, isAboutXml, localName } from './xml-reader.ts';

/** An element of a record while it is read. */
type Element = { name: string; children: Record<string, unknown>; text: string };

const newElement = (name: string, attributes: Readonly<Record<string, unknown>>): Element => {
  const children = Object.create(null) as Record<string, unknown>;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!isAboutXml(attribute)) children[ATTRIBUTE + attribute] = value;
  }
  return { name, children, text: '' };
};

const addChild = (parent: Element, name: string, value: unknown): void => {
  const before = parent.children[name];
  if (before === undefined) parent.children[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else parent.children[name] = [before, value];
};

const readElement = ({ children, text }: Element): unknown => {
  const own = text.trim();
  if (Object.keys(children).length === 0) return own;
  if (own !== '') children[OWN_TEXT] = own;
  return children;
};

/** The records of an XML file: its elements of the name `record`, with or without a namespace's prefix. Throws FeedFileError. */
export async function* parseXml(
  text: AsyncIterable<string>,
  record: string,
  name: string,
): AsyncGenerator<TreeRecord[]> {
  const stack: Element[] = [];
  const batch = createBatch<TreeRecord>();
  const count = createRecordCounter(name);
  let line = 1;
  let start = 0;
  let isFull = false;
  let found = false;
  const length = (): number => {
    const characters = reader.position() - start;
    if (characters > LONGEST_RECORD) {
      throw outOfBounds(name, `the record of line ${line} does not end within ${LONGEST_RECORD} characters`);
    }
    return characters;
  };
  const reader = createXmlReader(name, {
    open: ({ name: tag, attributes }, at) => {
      if (stack.length === 0) {
        if (tag !== record && localName(tag) !== record) return;
        line = at;
        start = reader.position();
        found = true;
      }
      length();
      stack.push(newElement(tag, attributes));
    },
    close: () => {
      const element = stack.pop();
      if (element === undefined) return;
      const parent = stack.at(-1);
      if (parent !== undefined) addChild(parent, element.name, readElement(element));
      else {
        const read = readElement(element);
        const value = (typeof read === 'string' ? { [OWN_TEXT]: read } : read) as TreeRecord['value'];
        count(isBlankTree(value), line);
        isFull = batch.add({ line, value }, length());
      }
    },
    text: (piece) => {
      const element = stack.at(-1);
      if (element === undefined) return;
      length();
      element.text += piece;
    },
  });
  for await (const piece of text) {
    reader.write(piece);
    if (isFull) yield batch.take();
    isFull = false;
  }
  reader.close();
  if (!found) throw new FeedFileError(`${name} has no element ${record}: nothing was imported. Check format.record`);
  yield batch.take();
}

/** An element that comes several times beside its like, with what it holds: where records may be. */
export type RepeatedElement = { name: string; count: number; depth: number };

/** The elements of a text that come again in the same parent and hold elements or attributes, outermost and most frequent first. */
export const findRepeatedElements = (sample: string, name: string): RepeatedElement[] => {
  type Open = { counts: Map<string, number>; filled: Set<string>; isFilled: boolean };
  const open: Open[] = [{ counts: new Map(), filled: new Set(), isFilled: false }];
  const found = new Map<string, RepeatedElement>();
  const reader = createXmlReader(name, {
    open: ({ name: tag, attributes }) => {
      const parent = open.at(-1);
      if (parent === undefined) return;
      parent.isFilled = true;
      const key = localName(tag);
      const count = (parent.counts.get(key) ?? 0) + 1;
      parent.counts.set(key, count);
      open.push({
        counts: new Map(),
        filled: new Set(),
        isFilled: Object.keys(attributes).some((attribute) => !isAboutXml(attribute)),
      });
    },
    close: (tag) => {
      const element = open.pop();
      const parent = open.at(-1);
      if (element?.isFilled !== true || parent === undefined) return;
      const key = localName(tag);
      parent.filled.add(key);
      if ((parent.counts.get(key) ?? 0) < 2) return;
      const before = found.get(key);
      const depth = Math.min(before?.depth ?? open.length, open.length);
      found.set(key, { name: key, count: (before?.count ?? 1) + 1, depth });
    },
    text: () => {},
  });
  reader.write(sample);
  return [...found.values()].sort((left, right) => left.depth - right.depth || right.count - left.count);
};
