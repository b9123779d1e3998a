import { type ColumnTexts, shareOf } from './sample.ts';

const MOST = 0.8;
const LONGEST = 30;

/** `1.234`, `200.000 €`, `1.234.567`: dots between thousands, were it not three decimals. */
const GROUPED = /^[^\d.,]*\d{1,3}(\.\d{3})+[^\d.,]*$/;
const MARKED = /\p{Sc}|\b[A-Z]{3}\b/u;
/** `80,5`, `1.234,50`, `1.234.567`: nothing else can be meant. */
const WITH_COMMA = /^[^\d.,]*(\d{1,3}(\.\d{3})*,\d{1,2}|\d{1,3}(\.\d{3}){2,})[^\d.,]*$/;

/** Whether amounts have dots between their thousands: money never has three decimals. */
export const hasGroupedAmounts = ({ texts }: ColumnTexts): boolean =>
  shareOf(texts, (text) => GROUPED.test(text)) >= MOST;

/** Whether a file writes decimals with a comma, by a column that leaves no doubt. */
export const usesDecimalComma = (columns: readonly ColumnTexts[]): boolean =>
  columns.some(({ texts }) => {
    const short = texts.filter((text) => text.length <= LONGEST && /[.,]\d/.test(text));
    return (
      short.length >= texts.length * 0.5 &&
      shareOf(short, (text) => WITH_COMMA.test(text) || (MARKED.test(text) && GROUPED.test(text))) >= MOST
    );
  });
