import type { Token } from './read-text.ts';

const GROUPED = /^[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*([.,]\d{1,2})?$/;
const MOST_DIGITS = 15;

const readDigits = (written: string) => {
  const grouped = GROUPED.exec(written);
  const asDecimal = Number(written.replace(/[,']/, '.'));
  if (grouped === null) return { value: asDecimal, hasDecimals: /[.,]/.test(written), isGrouped: false, asDecimal };
  const decimals = grouped[2] ?? '';
  const whole = written.slice(0, written.length - decimals.length).replace(/[.,']/g, '');
  return {
    value: Number(whole + decimals.replace(',', '.')),
    hasDecimals: decimals !== '',
    isGrouped: true,
    asDecimal,
  };
};

/** Digits with what groups them, fractions and halves: "1 200", "1/2", "2 1/2". */
export const digitsAt = (tokens: readonly Token[], from: number, groupsByBlank: boolean) => {
  let key = tokens[from]?.key ?? '';
  let length = 1;
  const isMoney = /^[$€£¥]$/.test(tokens[from - 1]?.key ?? '');
  if (/^[1-9]\d{0,2}$/.test(key)) {
    let grouped = key;
    let end = from + 1;
    while (/^\d{3}$/.test(tokens[end]?.key ?? '') && tokens[end]?.start === (tokens[end - 1]?.end ?? 0) + 1)
      grouped += tokens[end++]?.key ?? '';
    if (end > from + 1 && (groupsByBlank || isMoney || grouped.endsWith('000'))) [key, length] = [grouped, end - from];
  }
  if (key.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
  const read = { ...readDigits(key), length };
  if (length > 1) read.isGrouped = true;
  const fraction = (at: number): number | undefined => {
    const [above, slash, below] = [tokens[at]?.key, tokens[at + 1]?.key, tokens[at + 2]?.key];
    const isFraction = slash === '/' && /^[1-3]$/.test(above ?? '') && /^[2-8]$/.test(below ?? '');
    return isFraction && Number(above) < Number(below) ? Number(above) / Number(below) : undefined;
  };
  const half = fraction(from + 1);
  if (half === 0.5 && read.value < 20) return { ...read, value: read.value + half, length: length + 3 };
  return read;
};
