import { MOST_COLUMNS } from '../file-bounds.ts';
import { asList, isRecordObject, OWN_TEXT, type RecordValue, scalarText, withoutPrefixes } from './tree-record.ts';

/**
 * Lists whose entries are a name and a value, as `<param name="bedrooms">3</param>` and `{ "key": "bedrooms", "value": 3 }`. Each name is a
 * column below the list's: `param.bedrooms`.
 */

/** One reading of an entry: what `member` says is its name, the rest its value. */
type Reading = { member: string; name: string; value: string };

/** What stands in a name that no column may have: the signs of a rule, and line ends. */
const NO_NAME = /[|+:@\n\r]/;
const LONGEST = 80;
/** What the value is called where an entry has more than it and its name. */
const IS_VALUE = /^value(_?name)?$/i;
const IS_LINK = /^(https?:)?\/\//i;

const readingsOf = (entry: RecordValue): Reading[] => {
  if (!isRecordObject(entry) || scalarText(entry) !== undefined) return [];
  const all = Object.entries(entry).map(([member, value]) => ({ member, text: scalarText(value) }));
  const own = all.find(({ member }) => member === OWN_TEXT) ?? all.find(({ member }) => IS_VALUE.test(member));
  const members = own === undefined ? all : all.filter(({ text }) => text !== undefined && text !== '');
  if (members.some(({ text }) => text === undefined)) return [];
  if (own === undefined && members.length !== 2) return [];
  return members.flatMap(({ member, text = '' }) => {
    const value = own ?? members.find((other) => other.member !== member);
    const name = text.trim();
    return member === own?.member || name === '' || name.length > LONGEST || NO_NAME.test(name)
      ? []
      : [{ member, name, value: value?.text ?? '' }];
  });
};

/** How often each member of a list's entries names them. */
type Naming = {
  names: Set<string>;
  entries: number;
  repeats: number;
  isList: boolean;
  isMapped: boolean;
  links: number;
};

const MOST_NAMES = 200;
/** Of a hundred entries, how many may say a name a second time: those of somebody who typed it twice. */
const MOST_REPEATS = 0.02;

/** Whether names are those of columns: the same again in other records, one of each in a record, and no captions of pictures. */
const namesColumns = ({ names, entries, repeats, isList, links }: Naming): boolean =>
  isList &&
  names.size * 2 <= entries &&
  names.size <= MOST_NAMES &&
  repeats <= entries * MOST_REPEATS &&
  links < entries;

/**
 * Finds the lists of a file whose entries name columns: those columns that a feed reads (`isMapped`), and where its file is inspected
 * (`mapped` is null) all that the file has.
 */
export const createNamedEntries = (mapped: ReadonlySet<string> | null, isMapped: (column: string) => boolean) => {
  const namings = new Map<string, Map<string, Naming>>();
  const lookedAt = new Map<string, boolean>();

  /** Whether a column below this name may be one. */
  const isLookedAt = (path: string): boolean => {
    const known = lookedAt.get(path);
    if (mapped === null || known !== undefined) return known ?? true;
    const bare = `${withoutPrefixes(path)}.`;
    const looked = [...mapped].some((column) => column.startsWith(`${path}.`) || column.startsWith(bare));
    if (lookedAt.size < MOST_COLUMNS) lookedAt.set(path, looked);
    return looked;
  };

  const note = (path: string, { member, name, value }: Reading, isList: boolean): Naming => {
    const members = namings.get(path) ?? new Map<string, Naming>();
    namings.set(path, members);
    const before = { names: new Set<string>(), entries: 0, repeats: 0, isList: false, isMapped: false, links: 0 };
    const naming = members.get(member) ?? before;
    members.set(member, naming);
    naming.entries += 1;
    naming.isList ||= isList;
    naming.links += Number(IS_LINK.test(value));
    naming.isMapped ||= isMapped(`${path}.${name}`);
    if (naming.names.size <= MOST_NAMES) naming.names.add(name);
    return naming;
  };

  return {
    /** What stands under a name in one record. */
    add: (path: string, value: RecordValue): void => {
      if (!isLookedAt(path)) return;
      const said = new Set<string>();
      for (const entry of asList(value)) {
        for (const reading of readingsOf(entry)) {
          const naming = note(path, reading, Array.isArray(value) && value.length > 1);
          const id = `${reading.member} ${reading.name}`;
          if (said.has(id)) naming.repeats += 1;
          said.add(id);
        }
      }
    },
    /** The member that names the entries, by the path of their list, and the columns that they name. */
    end: (): { members: ReadonlyMap<string, string>; columns: string[] } => {
      const members = new Map<string, string>();
      const columns: string[] = [];
      for (const [path, candidates] of namings) {
        const all = [...candidates];
        const found = all.find(([, one]) => (mapped === null ? namesColumns(one) : one.isMapped));
        if (found === undefined) continue;
        const [member, { names }] = found;
        members.set(path, member);
        const named = [...names].map((name) => `${path}.${name}`);
        columns.push(...named.filter((column) => mapped === null || isMapped(column)));
      }
      return { members, columns };
    },
  };
};

/** The names and values of entries that `member` names. */
export const namedValues = (value: RecordValue, member: string): Reading[] =>
  asList(value).flatMap((entry) => readingsOf(entry).filter((reading) => reading.member === member));
