const DIGITS = '零 一 二 三 四 五 六 七 八 九'.split(' ');

export const chineseNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(DIGITS.map((digit, value): [string, number] => [digit, value])),
  '两; 俩; 双': 2,
  半: 0.5,
  两个半: 2.5,
  一个半: 1.5,
  半百万: 500_000,
  '(一|) 百来万': 1_000_000,
};

export const chineseScales: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  '千; k': 1_000,
  '万; w': 10_000,
  '百万; m; million': 1_000_000,
  '亿; 个亿': 100_000_000,
};
