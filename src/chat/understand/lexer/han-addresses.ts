import { STREETS } from '../languages/streets.ts';
import { toSimplified } from './simplified.ts';

/** "101室", "101房", and a number alone where what is said ends behind it or goes on about the home. */
const UNIT = String.raw`(?:\s*的?\s*(?:\d{1,5}\s*(?:室|单元|單元|号楼|號樓|号|號)|\d{3,4}\s*(?:房(?![间間])|单位|單位)|\d{3,4}(?=\s*(?:$|[,.;!?，。；！？、]|[的那这這还還能在怎是]))))`;

/** A Chinese address in a question: the street, the number, and the unit where one is named. */
export const HAN_ADDRESS = new RegExp(
  String.raw`(?:(?<!\p{Script=Han})|(?<=${STREETS.beforeNames}))(?:(?!${STREETS.beforeNames})\p{Script=Han}){1,8}?(?:路|街|大道|巷|弄|道)\s*\d{1,5}\s*(?:号楼|號樓|号|號|弄)${UNIT}*`,
  'gu',
);

/** What begins the name of another street: "东衡山路" is not "衡山路". */
const OF_NAME = /^[东西南北中新老大小前后]$/u;
const BEFORE_NUMBER = /^[^\d]+?(?=\s*\d)/u;

/** Where the street of a row of characters begins that the listings have: "听说*衡山路*"; 0 where they have none of it. */
const beginOf = (street: string, streets: readonly string[]): number => {
  const known = streets
    .filter((one) => street.endsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const before = street.slice(0, street.length - known.length);
  return known === '' || OF_NAME.test(before) ? 0 : before.length;
};

/** "的102房" and "102" as listings write them: "102室". */
const withUnit = (text: string): string =>
  text.replace(/(号楼|号|弄)\s*的?\s*(\d{1,5})\s*(?:房|单位)?$/u, '$1 $2室').replace(/(号楼|号|弄)\s*的\s*/gu, '$1 ');

/**
 * An address without what is said before its street, and as the listings would write it where that differs. `streets` are
 * those of the listings that the question may name.
 */
export const hanAddressOf = <Span extends { start: number; text: string }>(
  span: Span,
  streets: readonly string[],
): Span & { value?: string } => {
  const said = toSimplified(span.text);
  const street = BEFORE_NUMBER.exec(said)?.[0] ?? '';
  const begin = beginOf(street, streets);
  const own = said.slice(begin);
  const isKnown = streets.includes(street.slice(begin));
  const written = withUnit(own);
  const isOther = isKnown && written !== span.text.slice(begin);
  return {
    ...span,
    start: span.start + begin,
    text: span.text.slice(begin),
    ...(isOther ? { value: written } : {}),
  };
};
