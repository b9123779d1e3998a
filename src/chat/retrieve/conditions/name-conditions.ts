import { foldStreet } from '../../../listings/derive/street.ts';
import { foldAddress, foldName, foldText } from '../../../listings/fold.ts';
import { urlDigest } from '../../../listings/keys.ts';
import { tagBit, takenInstead } from '../../../listings/tags/tags.ts';
import type { IdentifierConstraint } from '../../understand/constraint.ts';
import { spellingsOfAddress, spellingsOfStreet } from './address-spellings.ts';
import { allOf, anyOf, type Condition, isOneOf, literal, marks } from './condition.ts';

/** A home whose town is not known may lie in the one that is not wanted. */
export const cityCondition = (names: readonly string[], isWanted: boolean): Condition => {
  const folds = names.map(foldName);
  if (isWanted) return isOneOf('city_fold', folds);
  return { sql: `(city_fold <> '' AND city_fold NOT IN (${marks(folds)}))`, bindings: folds };
};

/** A ZIP code names its extended ones too: 92109 is 92109-1234. */
export const zipCondition = (codes: readonly string[]): Condition =>
  anyOf(
    codes.map(foldText).map((fold) => ({
      sql: '(zip_fold = ? OR zip_fold LIKE ?)',
      bindings: [fold, `${literal(fold)} %`],
    })),
  );

/** A street in full or in its short forms. */
export const streetCondition = (names: readonly string[]): Condition =>
  isOneOf('street_fold', [...new Set(names.flatMap((name) => spellingsOfStreet(foldStreet(name))))]);

/**
 * A feature; what a listing does not speak of is not there. The bit stands in the text as digits: a driver would make a
 * floating-point number of it.
 */
export const tagCondition = (name: string): Condition => {
  const has: Condition = { sql: `tags_yes & ${tagBit(name)} <> 0`, bindings: [] };
  const instead = takenInstead(name);
  if (instead === undefined) return has;
  const others = instead.others.reduce((bits, one) => bits | tagBit(one), 0n);
  const general = `tags_yes & ${tagBit(instead.general)} <> 0 AND (tags_yes | tags_no) & ${others} = 0`;
  return { sql: `(${has.sql} OR (${general}))`, bindings: [] };
};

/** "2º Esq": a floor and its side, behind the number of the house. */
const FLOOR = '^ [0-9]+[oa]( [a-z]+)?$';

const CHINESE_NUMBER = /\d(?:号楼?|弄)$/u;

/** Without its unit an address is that of all units of the building: "Ohio St 35 #1", "Rua Ivens 5, 2º Esq". */
const ofAddress = (fold: string): Condition => {
  if (fold.includes('#')) return { sql: 'address_fold = ?', bindings: [fold] };
  // "世纪大道59号 101室": what stands behind the number lies in the building.
  const unit = CHINESE_NUMBER.test(fold) ? '%' : '#%';
  const units = { sql: 'address_fold = ? OR address_fold LIKE ?', bindings: [fold, `${literal(fold)} ${unit}`] };
  if (!/^\D.* \d+$/.test(fold)) return { ...units, sql: `(${units.sql})` };
  return {
    sql: `(${units.sql} OR (address_fold LIKE ? AND SUBSTRING(address_fold, ?) REGEXP ?))`,
    bindings: [...units.bindings, `${literal(fold)} %`, [...fold].length + 1, FLOOR],
  };
};

const addressCondition = (address: string): Condition => anyOf(spellingsOfAddress(foldAddress(address)).map(ofAddress));

const SHOWN: Condition = { sql: 'address_hidden = 0', bindings: [] };

export const mlsKeys = (number: string): string[] => {
  const key = number.trim().replace(/^#\s*/, '');
  return [...new Set([key, key.toUpperCase(), key.toLowerCase()])];
};

/** A hidden address is no key, and neither is the URL, which mostly holds it. */
export const identifierCondition = ({ Field, Value }: IdentifierConstraint): Condition => {
  switch (Field) {
    case 'MLSNumber':
      return isOneOf('mls_key', mlsKeys(Value));
    case 'Url':
      return allOf([SHOWN, { sql: 'url_digest = ?', bindings: [urlDigest(Value)] }]);
    case 'Address':
      return allOf([SHOWN, addressCondition(Value)]);
  }
};
