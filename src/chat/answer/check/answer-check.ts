import { endsInRules, LONGEST_LEAD, repeatsRules } from '../../prompt/rules.ts';
import { endOfMatch } from '../end-of-match.ts';
import { correctFigure, type Edit } from './correct-figure.ts';
import { dropPieces } from './drop-pieces.ts';
import type { Evidence } from './evidence.ts';
import type { Figure } from './figure.ts';
import { startsFigure } from './figure-start.ts';
import { findFigures } from './find-figures.ts';
import { foldInPlace } from './fold-in-place.ts';
import { judge, type Scope } from './judge.ts';
import type { Topic } from './languages/check-words.ts';
import { createLineStart } from './line-start.ts';
import { createMarkScope } from './lines.ts';
import { findNoneClaims, mayDeny, onlyRegrets } from './none-claims.ts';
import { mayBecomeAddress, saidAddresses } from './said-addresses.ts';
import { scopeIn } from './scope-in.ts';
import { MARK_SIGN, type PlacedMark, REMOVED_SIGN, written } from './sentence.ts';
import { clauseEnd, ENDS_WIDE_CLAUSE, ENDS_WIDE_SENTENCE, endsSentence } from './sentence-ends.ts';
import { findStatusClaims } from './status-words.ts';
import { mayTell } from './telling-words.ts';
import { topicsIn } from './topics.ts';
import { saysInWords, wordEdits } from './wording/word-claims.ts';

/** How many numbers of an answer were replaced by the listing's own, left out with what they said, or taken out as contacts and links, and which. */
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
/** A clause that is longer is no longer held back as a whole: what is wrong in it can't take all of it away. */
const LONGEST_CLAUSE = 240;
const LONGEST_WORD = 64;
/** How far before a number is read what it is about. */
const LONGEST_CONTEXT = 160;
const TOKEN = /\s+|\p{sc=Han}|[\ufffb\ufffc]|[^\s\p{sc=Han}\ufffb\ufffc]+/uy;

const NO_TOPICS: ReadonlySet<Topic> = new Set();

const mayHold = (clause: string, evidence: Evidence): boolean => {
  const fold = foldInPlace(clause);
  const saysMore = mayTell(fold) && (mayDeny(fold) || saysInWords(clause, evidence));
  return saysMore || mayBecomeAddress(clause.replace(/[,，]$/u, ''));
};

const REMOVED = new RegExp(REMOVED_SIGN, 'gu');
/** In a bracket that has not been closed. */
const isOpen = (said: string): boolean => /[(（][^()（）]*$/u.test(said);

/**
 * Lets an answer through clause by clause, so that one that can't be put right can be left out. A clause with a number waits
 * until it is whole, in a sentence without a mark until the sentence's end, since a mark may still come. What comes out depends
 * on the units alone.
 */
export const createAnswerCheck = (evidence: Evidence): AnswerCheck => {
  const scope = createMarkScope();
  const line = createLineStart();
  const report: CheckReport = { corrected: 0, withheld: 0, removed: 0, changes: [] };
  let text = '';
  let marks: PlacedMark[] = [];
  let sent = 0;
  let scanned = 0;
  let isHeld = false;
  let waitsForEnd = false;
  /** Where the clause begins that is read, and those that repeat the rules of the prompt. */
  let clauseStart = 0;
  let repeated: { start: number; end: number }[] = [];
  /** The end of the sentences before. */
  let heard = '';

  const scopeAt = (at: number, end: number): Scope => scopeIn({ text, marks, lines: scope, evidence }, at, end);

  const figuresUpTo = (said: string): Figure[] =>
    findFigures(said, Math.max(0, sent - LONGEST_CONTEXT)).filter(({ start }) => start >= sent);

  /** Links and marks of homes that there are not. */
  const removals = (said: string): Edit[] => {
    if (marks.length + repeated.length === 0 && !said.includes(REMOVED_SIGN)) return [];
    const ends = [...said.matchAll(REMOVED)].map(({ index }) => index);
    const unknown = marks.filter(({ label }) => label === '').map(({ at }) => at);
    const signs = [...ends, ...unknown].map((at) => ({ start: at, end: at + 1 }));
    return [...signs, ...repeated]
      .filter(({ start }) => start >= sent)
      .map((span) => ({ ...span, text: '', how: 'removed' }));
  };

  /** Addresses of no home that was found, and words that none was. */
  const unheardOf = (said: string, figures: readonly Figure[]): Edit[] => {
    const addresses = saidAddresses(said).filter(
      ({ start, end }) => end > sent && !evidence.knowsAddress(said.slice(start, end)),
    );
    const nothing = findNoneClaims(foldInPlace(said), figures, evidence.shared());
    return [...addresses, ...nothing.filter(({ start }) => start >= sent)].map(({ start, end }) => ({
      ...{ start: Math.max(start, sent), end, text: evidence.language.seeListing },
      how: 'withheld',
    }));
  };

  const editsUpTo = (end: number): { edits: Edit[]; figures: Figure[] } => {
    const said = text.slice(0, end);
    const fold = foldInPlace(said);
    if (!mayTell(fold)) return { edits: removals(said).sort((a, b) => a.start - b.start), figures: [] };
    const figures = figuresUpTo(said);
    const sentence = { fold, spoken: figures.length === 0 ? NO_TOPICS : topicsIn(fold), figures };
    const unheard = figures.length === 0 && !mayDeny(fold) ? [] : unheardOf(said, figures);
    const isOutside = ({ wholeStart }: Figure): boolean =>
      !unheard.some(({ start, end: last }) => wholeStart >= start && wholeStart < last);
    const numbers = figures.filter(isOutside).flatMap((figure) => {
      const verdict = judge(sentence, figure, scopeAt(figure.start, figure.wholeEnd), evidence.shared(), evidence.rows);
      return correctFigure(said, figure, verdict, evidence.language) ?? [];
    });
    const worded = wordEdits({ text: said, figures, evidence }, scopeAt).filter(({ start }) => start >= sent);
    return {
      edits: [...unheard, ...numbers, ...worded, ...removals(said)].sort((a, b) => a.start - b.start),
      figures,
    };
  };

  const count = (edits: readonly Edit[], written: readonly Edit[]): void => {
    for (const { start, end, text: own, how } of edits) {
      report[how] += 1;
      if (report.changes.length >= MOST_CHANGES) continue;
      const whole = written.find((edit) => edit.start <= start && edit.end >= end && edit.how === 'removed');
      const became = how === 'corrected' ? own : (whole?.text ?? '').replace(/^[\s:：]+/u, '');
      report.changes.push({ said: text.slice(start, end).replaceAll(MARK_SIGN, ''), became });
    }
  };

  const send = (to: number, edits: readonly Edit[] = [], figures: readonly Figure[] = []): string => {
    const wrong = edits.filter(({ how }) => how !== 'corrected');
    const { language } = evidence;
    const dropped = wrong.length === 0 ? [] : dropPieces({ text, sent, figures, marks, language }, wrong);
    const all = [...edits.filter(({ how }) => how === 'corrected'), ...dropped];
    count(edits, dropped);
    const part = written(text, sent, to, marks, all);
    sent = to;
    return line.write(part, dropped.length > 0);
  };

  /** Reads on until a word that what is checked may begin with. */
  const release = (): string => {
    while (!isHeld && scanned < text.length) {
      const end = endOfMatch(TOKEN, text, scanned) ?? text.length;
      const token = text.slice(scanned, end);
      const isWhole = end < text.length || /^[\s\p{sc=Han}\ufffb\ufffc]/u.test(token) || token.length >= LONGEST_WORD;
      if (!isWhole) break;
      isHeld = startsFigure(token);
      if (isHeld) break;
      scanned = end;
    }
    return scanned - sent > LONGEST_CLAUSE ? send(scanned) : '';
  };

  /** Sends a clause without its sign, which goes if the next one does. */
  const sendClause = (end: number): string => {
    scanned = text.length;
    isHeld = false;
    return send(Math.max(end, sent));
  };

  /** Judges what is held up to here. What does not hold waits for the sentence's end, which may explain it. */
  const settle = (end: number): string => {
    const { edits, figures } = editsUpTo(text.length);
    const clause = text.slice(sent, end);
    const isFree = findStatusClaims(text.slice(sent)).length === 0 && !saysInWords(clause, evidence);
    const isNothing = edits.length + figures.length === 0 && isFree;
    if (edits.length > 0) waitsForEnd = marks.length > 0;
    const mayBegin = startsFigure(clause.split(/\s/u).at(-1) ?? '') && isNothing;
    if (onlyRegrets(foldInPlace(clause)) || mayBecomeAddress(clause)) return '';
    return edits.length > 0 || mayBegin || !(isNothing || marks.length > 0) ? '' : sendClause(end);
  };

  const noticeRules = (): void => {
    const starts = [sent, clauseStart, text.lastIndexOf(':') + 1].map((at) => Math.max(at, sent));
    const start = starts.find((at) => repeatsRules(text.slice(at)));
    const last = Math.max(clauseStart, sent);
    const goesOn = start === undefined && endsInRules(heard + text, heard.length + last);
    if (start !== undefined || goesOn) repeated.push({ start: start ?? last, end: text.length });
    isHeld ||= start !== undefined || goesOn;
    clauseStart = text.length;
  };

  const finish = (): string => {
    noticeRules();
    const { edits, figures } = editsUpTo(text.length);
    const part = send(text.length, edits, figures);
    heard = (heard + text).slice(-LONGEST_LEAD);
    if (marks.length > 0) scope.remember([...new Set(marks.flatMap(({ rows }) => rows))]);
    text = '';
    marks = [];
    sent = 0;
    scanned = 0;
    isHeld = false;
    waitsForEnd = false;
    clauseStart = 0;
    repeated = [];
    return part;
  };

  /** What the unit that comes says of what stands before it. */
  const boundary = (unit: string): string => {
    const isBlank = /^\s/.test(unit);
    if (isBlank && (endsSentence(text) || text.length > LONGEST_SENTENCE)) return finish();
    const end = ENDS_WIDE_CLAUSE.test(unit) ? text.length : isBlank ? clauseEnd(text) : undefined;
    if (end === undefined || isOpen(text.slice(sent))) return '';
    noticeRules();
    if (waitsForEnd) return '';
    isHeld ||= startsFigure(text.slice(scanned)) || mayHold(text.slice(sent), evidence);
    return isHeld ? settle(end) : sendClause(end);
  };

  return {
    text: (unit) => {
      if (/^[\r\n]/.test(unit)) {
        const part = finish();
        scope.endLine();
        line.endLine(unit);
        return part;
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
      isHeld ||= label === '';
      text += MARK_SIGN;
      scope.read(MARK_SIGN);
      return release();
    },
    end: () => finish() + line.end(),
    report: () => ({ ...report, changes: [...report.changes] }),
  };
};
