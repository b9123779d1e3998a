import { FeedFileError } from '../feed-file-error.ts';
import { ATTRIBUTE, OWN_TEXT } from './flatten-record.ts';
import type { TreeRecord } from './json-record.ts';
import { BATCH, DEEPEST, LONGEST_RECORD } from './parsed-record.ts';
import { createXmlReader, isAboutXml, localName } from './xml-reader.ts';

/** An element of a record while it is read. */
type Element = { name: string; children: Record<string, unknown>; text: string };

const newElement = (name: string): Element => ({
  name,
  children: Object.create(null) as Record<string, unknown>,
  text: '',
});

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
  let batch: TreeRecord[] = [];
  let line = 1;
  let size = 0;
  let found = false;
  const grow = (length: number): void => {
    size += length;
    if (size > LONGEST_RECORD) {
      throw new FeedFileError(`${name}: the record of line ${line} does not end within ${LONGEST_RECORD} characters`);
    }
  };
  const reader = createXmlReader(name, {
    open: ({ name: tag, attributes }, at) => {
      if (stack.length === 0) {
        if (tag !== record && localName(tag) !== record) return;
        line = at;
        size = 0;
        found = true;
      }
      if (stack.length >= DEEPEST) {
        throw new FeedFileError(`${name}: the record of line ${line} has more than ${DEEPEST} levels`);
      }
      const element = newElement(tag);
      for (const [attribute, value] of Object.entries(attributes)) {
        grow(attribute.length + value.length);
        if (!isAboutXml(attribute)) element.children[ATTRIBUTE + attribute] = value;
      }
      grow(tag.length);
      stack.push(element);
    },
    close: () => {
      const element = stack.pop();
      if (element === undefined) return;
      const parent = stack.at(-1);
      if (parent !== undefined) addChild(parent, element.name, readElement(element));
      else {
        const value = readElement(element);
        batch.push({ line, value: (typeof value === 'string' ? { [OWN_TEXT]: value } : value) as TreeRecord['value'] });
      }
    },
    text: (piece) => {
      const element = stack.at(-1);
      if (element === undefined) return;
      grow(piece.length);
      element.text += piece;
    },
  });
  for await (const piece of text) {
    reader.write(piece);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  reader.close();
  if (!found) throw new FeedFileError(`${name} has no element ${record}: nothing was imported. Check format.record`);
  yield batch;
}
