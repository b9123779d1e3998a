import { FeedFileError } from '../feed-file-error.ts';
import { createRecordCounter, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import { ATTRIBUTE, OWN_TEXT } from './flatten-record.ts';
import { isBlankTree, type TreeRecord } from './json-record.ts';
import { createBatch } from './parsed-record.ts';
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
      const element = newElement(tag);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!isAboutXml(attribute)) element.children[ATTRIBUTE + attribute] = value;
      }
      stack.push(element);
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
