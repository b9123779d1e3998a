import { hasSense, type Lexeme } from './lexeme.ts';

/** What may be refused or bounded right before a refusal that ends a point: "公寓|不要", "La Jolla那边|不要", "2000年以前的|不要". */
const REFUSED: readonly string[] = ['tag', 'type', 'state', 'after', 'unit', 'home'];
const isRefusable = (lexeme: Lexeme): boolean =>
  lexeme.city !== undefined ||
  lexeme.place !== undefined ||
  lexeme.propertyType !== undefined ||
  hasSense(lexeme, 'place', 'behind') ||
  REFUSED.some((group) => hasSense(lexeme, group));

const isType = (lexeme: Lexeme): boolean => lexeme.propertyType !== undefined || hasSense(lexeme, 'type');

const isSaid = (lexeme: Lexeme): boolean => !lexeme.isMark || hasSense(lexeme, 'currency');

const isGlued = (before: Lexeme | undefined, behind: Lexeme | undefined): boolean =>
  before !== undefined && behind !== undefined && before.end === behind.start && isSaid(before) && isSaid(behind);

/** "公寓不要 三房": a refusal written to what it refuses speaks of nothing behind the blank. */
const refusesBefore = (before: Lexeme | undefined, lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'negation', 'not') && before !== undefined && isGlued(before, lexeme) && isRefusable(before);

const goesOnList = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined && (isType(lexeme) || hasSense(lexeme, 'link', 'and') || hasSense(lexeme, 'link', 'or'));

/** "不要公寓和联排 50万以上", "不要新建的 120平": what is refused, with nothing of its kind behind it. */
const endsRefused = (lexemes: readonly Lexeme[], at: number, next: Lexeme): boolean => {
  const [before, lexeme] = [lexemes[at - 1], lexemes[at]];
  if (lexeme === undefined) return false;
  if (!isType(lexeme))
    return hasSense(lexeme, 'tag') && hasSense(before, 'negation', 'not') && next.amount !== undefined;
  const from = lexemes.findLastIndex((one, index) => index < at && !goesOnList(one));
  return hasSense(lexemes[from], 'negation', 'not') && !goesOnList(next);
};

/** "60万左右 卧室4间", "租金不超过2200 管理费不超过300", "80平米 地5000尺", "HOA不超过300 $950,000以下": what stands behind belongs to the next number. */
const endsAmount = (
  before: Lexeme | undefined,
  lexeme: Lexeme,
  [next, second, third]: readonly (Lexeme | undefined)[],
): boolean => {
  const isBehind = before?.amount !== undefined || hasSense(before, 'unit');
  const isBound = hasSense(lexeme, 'after') && (isBehind || !hasSense(lexeme, 'compare'));
  if (isBound) return !hasSense(next, 'plain', 'filler') || hasSense(next, 'topic');
  const isMeasured = before?.amount !== undefined && hasSense(lexeme, 'unit');
  if (lexeme.amount?.hasScale === true && next?.amount !== undefined) return true;
  if (lexeme.amount === undefined && !isMeasured) return false;
  const isCounted = second?.amount !== undefined || (hasSense(second, 'compare') && third?.amount !== undefined);
  return hasSense(next, 'topic') && !hasSense(next, 'unit')
    ? isCounted
    : hasSense(next, 'currency') && isGlued(next, second) && isCounted;
};

/** Lexemes with a comma where a blank, else not written, ends a point: "Pacific Beach不要 有车位 60万左右 四房". */
export const withBlankEnds = (lexemes: readonly Lexeme[]): readonly Lexeme[] =>
  lexemes.flatMap((lexeme, at) => {
    const [next, ...rest] = lexemes.slice(at + 1, at + 4);
    const isBlank = next !== undefined && next.start > lexeme.end && !lexeme.isMark && isSaid(next);
    const before = lexemes[at - 1];
    const isEnd = (): boolean =>
      next !== undefined &&
      (refusesBefore(before, lexeme) || endsRefused(lexemes, at, next) || endsAmount(before, lexeme, [next, ...rest]));
    if (!isBlank || !isEnd()) return [lexeme];
    const { end } = lexeme;
    return [lexeme, { start: end, end, text: ',', isCapital: false, isMark: true, isTaken: false, senses: [] }];
  });
