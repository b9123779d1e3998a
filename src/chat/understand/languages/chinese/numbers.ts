const DIGITS = '零 一 二 三 四 五 六 七 八 九'.split(' ');

export const chineseNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(DIGITS.map((digit, value): [string, number] => [digit, value])),
  '两; 俩; 双': 2,
  半: 0.5,
  '(两|二) (个|套|间) 半': 2.5,
  '三 (个|套|间) 半': 3.5,
  '一 (个|套|间) 半': 1.5,
  半百万: 500_000,
  '(一|) 百来万': 1_000_000,
  // "一点" is also "a bit": only before a scale it begins a number.
  ...Object.fromEntries(
    DIGITS.map((digit, tenths): [string, number] => [`一点${digit} (亿|个亿)`, 1e8 + tenths * 1e7]),
  ),
  ...Object.fromEntries(DIGITS.map((digit, tenths): [string, number] => [`一点${digit}百万`, 1e6 + tenths * 1e5])),
};

export const chineseScales: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  '千; k': 1_000,
  '(个|) (万|w)': 10_000,
  'm; million': 1_000_000,
  千万: 10_000_000,
  '亿; 个亿': 100_000_000,
};
