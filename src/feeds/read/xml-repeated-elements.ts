import { createXmlReader, isAboutXml, localName } from './xml-reader.ts';

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
