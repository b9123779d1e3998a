import { NoRecordsError } from '../feed-file-error.ts';
import { createRecordCounter, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import { createBatch } from './parsed-record.ts';
import { ATTRIBUTE, isBlankTree, OWN_NAME, OWN_TEXT, PARENT, PARENT_NAME, type TreeRecord } from './tree-record.ts';
import { createXmlReader, isAboutXml, localName } from './xml-reader.ts';

/** An element of a record while it is read. */
type Element = { name: string; children: Record<string, unknown>; text: string };

type Attributes = Readonly<Record<string, unknown>>;

const addAttributes = (values: Record<string, unknown>, sign: string, attributes: Attributes): void => {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!isAboutXml(attribute)) values[sign + attribute] = value;
  }
};

const newElement = (name: string, attributes: Attributes): Element => {
  const children = Object.create(null) as Record<string, unknown>;
  addAttributes(children, ATTRIBUTE, attributes);
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

/** An open element around records, with the texts of what it holds before them by their paths; '': there are several of one path. */
type Around = { name: string; attributes: Attributes; text: string; texts: Map<string, string>; holdsRecords: boolean };

const LONGEST_AROUND = 1_000;
const MOST_AROUND = 20;

const addText = (open: Around | undefined, piece: string): void => {
  if (open !== undefined && open.text.length < LONGEST_AROUND) open.text += piece;
};

/** Closes the innermost element around records: the one around that has its texts then, unless it holds records itself. */
const endAround = (around: Around[]): void => {
  const closed = around.pop();
  const parent = around.at(-1);
  if (closed === undefined || parent === undefined) return;
  if (closed.holdsRecords) {
    parent.holdsRecords = true;
    return;
  }
  const own = closed.text.trim();
  const texts = [...(own === '' ? [] : [['', own] as const]), ...closed.texts];
  for (const [path, text] of texts) {
    const name = path === '' ? closed.name : `${closed.name}.${path}`;
    if (parent.texts.has(name)) parent.texts.set(name, '');
    else if (parent.texts.size < MOST_AROUND) parent.texts.set(name, text);
  }
};

/**
 * The records of an XML file: its elements of these names, with or without a namespace's prefix, but for those within another. Each tells its
 * name, and its parent's with the attributes of that. Throws FeedFileError.
 */
export async function* parseXml(
  text: AsyncIterable<string>,
  records: readonly string[],
  name: string,
): AsyncGenerator<TreeRecord[]> {
  const stack: Element[] = [];
  /** The open elements around a record. */
  const around: Around[] = [];
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
        if (!records.includes(tag) && !records.includes(localName(tag))) {
          around.push({ name: localName(tag), attributes, text: '', texts: new Map(), holdsRecords: false });
          return;
        }
        line = at;
        start = reader.position();
        found = true;
      }
      length();
      stack.push(newElement(tag, attributes));
    },
    close: () => {
      const element = stack.pop();
      if (element === undefined) {
        endAround(around);
        return;
      }
      const parent = stack.at(-1);
      if (parent !== undefined) addChild(parent, element.name, readElement(element));
      else {
        const read = readElement(element);
        const value = (typeof read === 'string' ? { [OWN_TEXT]: read } : read) as Record<string, unknown>;
        count(isBlankTree(value), line);
        value[OWN_NAME] = localName(element.name);
        const within = around.at(-1);
        value[PARENT_NAME] = within?.name ?? '';
        addAttributes(value, PARENT + ATTRIBUTE, within?.attributes ?? {});
        for (const [path, told] of within?.texts ?? []) if (told !== '') value[PARENT + path] = told;
        if (within !== undefined) within.holdsRecords = true;
        isFull = batch.add({ line, value }, length());
      }
    },
    text: (piece) => {
      const element = stack.at(-1);
      if (element === undefined) return addText(around.at(-1), piece);
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
  if (!found)
    throw new NoRecordsError(
      `${name} has no element ${records.join(' or ')}: nothing was imported. Check format.record`,
    );
  yield batch.take();
}
