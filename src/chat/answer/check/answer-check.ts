import { correctFigure, type Edit } from './correct-figure.ts';
import { says } from './cues.ts';
import type { Evidence } from './evidence.ts';
import { startsFigure } from './figure-start.ts';
import { findFigures } from './find-figures.ts';
import { foldInPlace } from './fold-in-place.ts';
import { judge, type Scope } from './judge.ts';
import { createMarkScope } from './lines.ts';
import { MARK_SIGN, type PlacedMark, rowsAt, written } from './sentence.ts';
import { ENDS_WIDE_CLAUSE, ENDS_WIDE_SENTENCE, endsClause, endsSentence } from './sentence-ends.ts';
import { findStatusClaims, statusInstead } from './status-words.ts';
import { topicsIn } from './topics.ts';

/** How many numbers of an answer were replaced by the listing's own, by "see listing", or taken out, and which. */
export type CheckReport = {
  corrected: number;
  withheld: number;
  removed: number;
  /** The first few, what was said and what became of it. */
  changes: { said: string; became: string }[];
};
export type AnswerCheck = {
  text(unit: string): string;
  /** A mark of rows (from 0), which `label` stands for. */
  mark(rows: readonly number[], label: string): string;
  end(): string;
  report(): CheckReport;
};

const MOST_CHANGES = 20;
/** A sentence without an end is judged in parts of this many characters. */
const LONGEST_SENTENCE = 1_500;
const LONGEST_WORD = 64;
/** How far before a number is read what it is about. */
const LONGEST_CONTEXT = 160;
const TOKEN = /\s+|\p{sc=Han}|\ufffc|[^\s\p{sc=Han}\ufffc]+/gu;

/**
 * Lets an answer through unit by unit, and holds it back from where a number may begin until the clause around it is whole:
 * in a sentence without a mark until its end, since a mark may still come. What comes out depends on the units alone.
 */
export const createAnswerCheck = (evidence: Evidence): AnswerCheck => {
  const scope = createMarkScope();
  const report: CheckReport = { corrected: 0, withheld: 0, removed: 0, changes: [] };
  let text = '';
  let marks: PlacedMark[] = [];
  let sent = 0;
  let scanned = 0;
  let isHeld = false;
  let waitsForEnd = false;

  const scopeAt = (at: number, end: number): Scope => {
    const isOfSeveral = marks.length === 0 && (text.includes('|') || says('several', foldInPlace(text)));
    const paragraph = isOfSeveral && scope.paragraph().length > 0 ? scope.paragraph() : undefined;
    const carried = paragraph ?? scope.rows() ?? (evidence.count === 1 ? [0] : undefined);
    const byName = marks.length === 0 ? evidence.namedIn(text) : [];
    const facts = (rows: readonly number[]) => rows.flatMap((row) => evidence.row(row) ?? []);
    const isNamed = marks.length > 0 || byName.length > 0;
    const named = byName.length > 0 ? byName : [...new Set(marks.flatMap((mark) => mark.rows))];
    const isOfAll = marks.length > 1 && says('respectively', foldInPlace(text));
    const meant = carried ?? (says('refers', foldInPlace(text)) ? scope.last() : undefined) ?? [];
    const rows = isNamed ? (isOfAll || byName.length > 0 ? named : rowsAt(text, marks, at, end)) : meant;
    return {
      by: isNamed ? 'named' : carried === undefined ? 'none' : 'carried',
      rows: facts(rows),
      rowNumbers: rows.map((row) => row + 1),
      compared: facts([...new Set([...named, ...(carried ?? [])])]),
    };
  };

  const editsUpTo = (end: number): Edit[] => {
    const said = text.slice(0, end);
    const fold = foldInPlace(said);
    const figures = findFigures(said, Math.max(0, sent - LONGEST_CONTEXT)).filter(({ start }) => start >= sent);
    const sentence = { fold, spoken: topicsIn(fold), figures };
    const numbers = figures.flatMap((figure) => {
      const verdict = judge(sentence, figure, scopeAt(figure.start, figure.wholeEnd), evidence.shared(), evidence.rows);
      return correctFigure(said, figure, verdict, evidence.language) ?? [];
    });
    const statuses = findStatusClaims(said).flatMap(({ start, end: claimEnd }): Edit[] => {
      const instead = start < sent ? undefined : statusInstead(scopeAt(start, claimEnd).rows, evidence.language);
      return instead === undefined ? [] : [{ start, end: claimEnd, text: instead, how: 'corrected' }];
    });
    return [...numbers, ...statuses].sort((a, b) => a.start - b.start);
  };

  const count = (edits: readonly Edit[]): void => {
    for (const { start, end, text: became, how } of edits) {
      report[how] += 1;
      if (report.changes.length < MOST_CHANGES) report.changes.push({ said: text.slice(start, end), became });
    }
  };

  const send = (to: number, edits: readonly Edit[] = []): string => {
    count(edits);
    const part = written(text, sent, to, marks, edits);
    sent = to;
    return part;
  };

  /** Sends what no number to come can change, word by word. */
  const release = (): string => {
    for (const match of isHeld ? [] : text.slice(scanned).matchAll(TOKEN)) {
      const [token] = match;
      const end = scanned + token.length;
      const isWhole = end < text.length || /^[\s\p{sc=Han}\ufffc]/u.test(token) || token.length >= LONGEST_WORD;
      if (!isWhole) break;
      isHeld = startsFigure(token);
      if (isHeld) break;
      scanned = end;
    }
    return send(Math.max(scanned, sent));
  };

  /** Judges what is held up to here. A number that does not hold waits for the sentence's end, which may explain it. */
  const settle = (isOver: boolean): string => {
    const end = text.length;
    const edits = isHeld ? editsUpTo(end) : [];
    const [first] = edits;
    if (first !== undefined && !isOver) {
      waitsForEnd = true;
      return send(Math.max(first.start, sent));
    }
    scanned = end;
    isHeld = false;
    return send(end, edits);
  };

  const finish = (): string => {
    isHeld ||= startsFigure(text.slice(scanned));
    const part = settle(true);
    if (marks.length > 0) scope.remember([...new Set(marks.flatMap(({ rows }) => rows))]);
    text = '';
    marks = [];
    sent = 0;
    scanned = 0;
    waitsForEnd = false;
    return part;
  };

  /** What the unit that comes says of what stands before it. */
  const boundary = (unit: string): string => {
    const isBlank = /^\s/.test(unit);
    if (isBlank && (endsSentence(text) || text.length > LONGEST_SENTENCE)) return finish();
    const endsPart = (isBlank && endsClause(text)) || unit.startsWith('(') || ENDS_WIDE_CLAUSE.test(unit);
    return endsPart && isHeld && !waitsForEnd && marks.length > 0 ? settle(false) : '';
  };

  return {
    text: (unit) => {
      if (/^[\r\n]/.test(unit)) {
        const part = finish();
        scope.endLine();
        return part + unit;
      }
      const clean = unit.replaceAll(MARK_SIGN, '');
      let part = text.length > 2 * LONGEST_SENTENCE ? finish() : boundary(clean);
      text += clean;
      scope.read(clean);
      part += ENDS_WIDE_SENTENCE.test(clean) ? finish() : release();
      return part;
    },
    mark: (rows, label) => {
      marks.push({ at: text.length, rows, label });
      text += MARK_SIGN;
      scope.read(MARK_SIGN);
      return release();
    },
    end: finish,
    report: () => ({ ...report, changes: [...report.changes] }),
  };
};
