/** What a table of ours has under a name that came from outside; undefined for `constructor` and the like, which every object has. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
