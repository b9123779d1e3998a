/**
 * What numbers the points of a list: "1. condo 2. no pool", "1)", "1、独栋 2、泳池不要", "要求1.独栋2.四房"; "1.5" and "$2." are
 * amounts.
 */
const NUMBERED = /(?<!(?!\p{Script=Han})\p{L}|[\p{N}$€£¥.,'-])(\d{1,2})(?:[.．)）:：](?!\d)|、)/gu;
const CIRCLED = /[①-⑳⑴-⒇]/gu;

type Mark = { start: number; length: number };

/** The marks that count from one on, with something said between them: two at least. */
const marksIn = (question: string): Mark[] => {
  const marks: Mark[] = [];
  let end = 0;
  for (const { index, 0: text, 1: number } of question.matchAll(NUMBERED)) {
    const isNext = Number(number) === marks.length + 1;
    if (!isNext || (marks.length > 0 && !/\p{L}/u.test(question.slice(end, index)))) continue;
    end = index + text.length;
    marks.push({ start: index, length: text.length });
  }
  return marks.length > 1 ? marks : [];
};

/**
 * A message with the numbers of a list's points as ends of sentences, so that none is taken for an amount: "带车库 4. 两房" asks
 * for no four cars. Positions stay.
 */
export const withListMarks = (question: string): string => {
  const plain = question.replace(CIRCLED, ';');
  return marksIn(plain).reduce(
    (text, { start, length }) => `${text.slice(0, start)}${';'.padEnd(length)}${text.slice(start + length)}`,
    plain,
  );
};
