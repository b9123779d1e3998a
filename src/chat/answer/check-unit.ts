import type { LanguageCode } from '../../language/language.ts';
import type { Findings } from '../retrieve/findings.ts';
import type { FoundListing } from '../retrieve/found.ts';
import type { Constraint } from '../understand/constraint.ts';
import { localeOf } from '../words/formats.ts';
import {
  cellsOf,
  checkCells,
  checkFigures,
  type IsOwnNumber,
  type Judged,
  MEASURE_OF,
  NOTHING,
  together,
} from './check-figures.ts';
import { checkTotals } from './check-totals.ts';
import { figuresIn, type Measure, measureOf } from './figures.ts';
import { MARK, rowOf } from './marks.ts';
import type { Unit } from './units.ts';

const TABLE_ROW = /^\s*\|.*\||^\s*[^|\n]+\|[^|\n]+\|[^\n]*$/u;
const IS_HEAD = /^[^\p{L}\p{N}]*(?:\d{1,2}[.)、])?[^\p{L}\p{N}]*$/u;
/** "Price: $550,000" */
const LABELLED = /^\s*[*_]*\p{L}[^:：\n]{0,30}[:：][*_]*\s*[^\s*_]/u;
const RULER = /^[\s|:-]*-[\s|:-]*$/u;

const measuredConstraint = ({ Field, Value }: Constraint): { values: number[]; measure: Measure | undefined } => ({
  values: typeof Value === 'number' ? [Value] : [],
  measure: Field in MEASURE_OF ? MEASURE_OF[Field as keyof typeof MEASURE_OF] : undefined,
});

type JudgeOptions = { findings: Findings; language: LanguageCode; question: string };

/** Judges an answer unit by unit: which home each is about, and by that what its figures should be. */
export const createJudge = ({ findings, language, question }: JudgeOptions) => {
  const { rows } = findings;
  const asked = figuresIn(question).map((figure) => ({ values: figure.values, measure: measureOf(question, figure) }));
  let headings: string[] = [];
  /** The mark that is all of a line: the items below it are about that home. */
  let head = '';

  /** The listing whose mark is the only one among these, however often. */
  const onlyRow = (marks: readonly string[]): FoundListing | undefined => {
    const [mark, other] = new Set(marks);
    return mark === undefined || other !== undefined ? undefined : rows[rowOf(mark)];
  };

  /** What the visitor said of something else is not this: "2 bedrooms" are no baths. */
  const isOwnNumber: IsOwnNumber = ({ values }, measure) => {
    const known = [
      ...asked,
      ...findings.all.flatMap(({ understanding }) => understanding.Constraints.map(measuredConstraint)),
    ];
    return known.some((own) => (own.measure ?? measure) === measure && own.values.some((one) => values.includes(one)));
  };

  /** Rows of a table: under headings, or beside them where the homes stand in the first row. */
  const judgeRow = (text: string, listing: FoundListing | undefined, locale: string): Judged => {
    const cells = cellsOf(text).map(({ cell }) => cell);
    if (headings.length === 0) headings = cells;
    else if (listing !== undefined) return checkCells(text, headings, listing, isOwnNumber, locale);
    const label = cells.find((cell) => cell.trim() !== '') ?? '';
    const columns = headings.map((heading, column) => {
      const own = onlyRow(heading.match(MARK) ?? []);
      const labels = cells.map((_, place) => (place === column ? label : ''));
      return own === undefined ? NOTHING : checkCells(text, labels, own, isOwnNumber, locale);
    });
    return together(...columns);
  };

  return (unit: Unit, marks: readonly string[]): Judged => {
    const { text, isItem } = unit;
    const locale = localeOf(language, rows);
    const [mark] = marks;
    const listing = onlyRow(marks);
    if (TABLE_ROW.test(text)) return RULER.test(text) ? NOTHING : judgeRow(text, listing, locale);
    if (text.trim() !== '') headings = [];
    const isBelow = isItem || LABELLED.test(text);
    if (mark !== undefined) head = new Set(marks).size === 1 && IS_HEAD.test(text) ? mark : '';
    else if (!isBelow && text.trim() !== '') head = '';
    const totals = checkTotals(text, findings, isOwnNumber, mark !== undefined, locale);
    const below = mark === undefined && isBelow ? rows[rowOf(head)] : undefined;
    if (below !== undefined) return checkFigures({ text, isItem: true }, below, isOwnNumber, locale);
    if (listing === undefined) return totals;
    const figures = checkFigures(unit, listing, isOwnNumber, locale);
    return together(totals, figures);
  };
};
