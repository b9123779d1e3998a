import { says } from './cues.ts';
import type { Evidence } from './evidence.ts';
import { foldInPlace } from './fold-in-place.ts';
import type { Scope } from './judge.ts';
import type { createMarkScope } from './lines.ts';
import { type PlacedMark, rowsAt } from './sentence.ts';

type Sentence = {
  text: string;
  marks: readonly PlacedMark[];
  /** What the lines before it speak of. */
  lines: ReturnType<typeof createMarkScope>;
  evidence: Evidence;
};

/** The homes that a part of a sentence speaks of, from `at` to `end`. */
export const scopeIn = ({ text, marks, lines, evidence }: Sentence, at: number, end: number): Scope => {
  const isOfSeveral = marks.length === 0 && (text.includes('|') || says('several', foldInPlace(text)));
  const paragraph = isOfSeveral && lines.paragraph().length > 0 ? lines.paragraph() : undefined;
  const carried = paragraph ?? lines.rows() ?? (evidence.count === 1 ? [0] : undefined);
  const byName = marks.length === 0 ? evidence.namedIn(text) : [];
  const facts = (rows: readonly number[]) => rows.flatMap((row) => evidence.row(row) ?? []);
  const isNamed = marks.length > 0 || byName.length > 0;
  const named = byName.length > 0 ? byName : [...new Set(marks.flatMap((mark) => mark.rows))];
  const isOfAll = marks.length > 1 && says('respectively', foldInPlace(text));
  const meant = carried ?? (says('refers', foldInPlace(text)) ? lines.last() : undefined) ?? [];
  const rows = isNamed ? (isOfAll || byName.length > 0 ? named : rowsAt(text, marks, at, end)) : meant;
  return {
    by: isNamed ? 'named' : carried === undefined ? 'none' : 'carried',
    rows: facts(rows),
    rowNumbers: rows.map((row) => row + 1),
    compared: facts([...new Set([...named, ...(carried ?? [])])]),
  };
};
