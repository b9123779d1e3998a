import type { Item, Reading } from '../stretch.ts';

const DISTRICT = /[区县镇]$/u;

const isNear = ({ constraints }: Item): boolean => constraints.length === 1 && constraints[0]?.Field === 'Near';

/** "*黄浦区*人民广场附近": the district that a place lies in, right before it, says no more than the place. */
export const withoutOuter = ({ lexemes }: Reading, items: readonly Item[]): Item[] => {
  const isDistrict = ({ to }: Item): boolean => DISTRICT.test(lexemes[to - 1]?.text ?? '');
  return items.filter((item, at) => {
    const inner = items[at + 1];
    const isOuter = inner !== undefined && isNear(item) && isNear(inner) && inner.from === item.to;
    return !isOuter || !isDistrict(item) || isDistrict(inner);
  });
};
