import { ATTRIBUTE } from './tree-record.ts';
import { createXmlReader, isAboutXml, localName } from './xml-reader.ts';

/** Elements that may be records: those of one name, or of several that hold much the same (`residential`, `rental`), and how many there are. */
export type RecordElements = { names: string[]; count: number; depth: number };

/** All elements of one name in parents of one path. */
type Kind = { name: string; parent: string; depth: number; count: number; holds: Set<string>; comesAgain: boolean };
type Open = { path: string; kind: Kind | null; counts: Map<string, number> };

/** Two kinds are much the same where so many, and so large a share, of the names that they hold are. */
const SHARED_NAMES = 3;
const SHARED_PART = 1 / 3;

const areAlike = ({ holds }: Kind, other: Kind): boolean => {
  const shared = holds.intersection(other.holds).size;
  return shared >= SHARED_NAMES && shared >= Math.max(holds.size, other.holds.size) * SHARED_PART;
};

/** The kinds of elements of a text, but for those that hold neither elements nor attributes. */
const readKinds = (sample: string, name: string): Kind[] => {
  const kinds = new Map<string, Kind>();
  const open: Open[] = [{ path: '', kind: null, counts: new Map() }];
  const reader = createXmlReader(name, {
    open: ({ name: tag, attributes }) => {
      const parent = open.at(-1) as Open;
      const own = localName(tag);
      const path = `${parent.path}/${own}`;
      const inParent = (parent.counts.get(own) ?? 0) + 1;
      parent.counts.set(own, inParent);
      parent.kind?.holds.add(own);
      const kind = kinds.get(path) ?? newKind(own, parent.path, open.length);
      kinds.set(path, kind);
      kind.count += 1;
      kind.comesAgain ||= inParent > 1;
      for (const attribute of Object.keys(attributes))
        if (!isAboutXml(attribute)) kind.holds.add(ATTRIBUTE + attribute);
      open.push({ path, kind, counts: new Map() });
    },
    close: () => {
      open.pop();
    },
    text: () => {},
  });
  reader.write(sample);
  return [...kinds.values()].filter(({ holds }) => holds.size > 0);
};

const newKind = (name: string, parent: string, depth: number): Kind => ({
  ...{ name, parent, depth, count: 0 },
  holds: new Set(),
  comesAgain: false,
});

/** Kinds beside each other that are much the same, in groups; those of one name alone are a group of one. */
const groupsOf = (kinds: readonly Kind[]): Kind[][] => {
  const groups: Kind[][] = [];
  for (const kind of [...kinds].sort((left, right) => right.count - left.count)) {
    const group = groups.find(([first]) => first?.parent === kind.parent && areAlike(first, kind));
    if (group === undefined) groups.push([kind]);
    else group.push(kind);
  }
  return groups;
};

/**
 * The elements of a text that may be records, outermost and most frequent first: those that come again in one parent, or beside others that
 * hold much the same; where there are none such, those of which there are several in all.
 */
export const findRecordElements = (sample: string, name: string): RecordElements[] => {
  const groups = groupsOf(readKinds(sample, name));
  const beside = groups.filter((group) => group.length > 1 || group.some(({ comesAgain }) => comesAgain));
  const found = new Map<string, RecordElements>();
  for (const group of beside.length > 0 ? beside : groups) {
    const names = group.map((kind) => kind.name);
    const key = [...names].sort().join();
    const before = found.get(key);
    const count = group.reduce((sum, kind) => sum + kind.count, before?.count ?? 0);
    const depth = Math.min(before?.depth ?? Number.POSITIVE_INFINITY, group[0]?.depth ?? 0);
    found.set(key, { names, count, depth });
  }
  return [...found.values()]
    .filter(({ count }) => count > 1)
    .sort((left, right) => left.depth - right.depth || right.count - left.count);
};
