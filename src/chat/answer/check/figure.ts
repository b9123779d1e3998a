import type { AreaUnit } from '../../../listings/listing.ts';
import type { Topic } from './languages/check-words.ts';
import type { NumberStyle, Reading } from './written-number.ts';

/** What a number in a text is about. `plain` says nothing of it, `code` is an identifier with letters. */
export type FigureKind =
  | 'money'
  | 'beds'
  | 'baths'
  | 'parking'
  | 'homes'
  | 'area'
  | 'days'
  | 'age'
  | 'minutes'
  | 'distance'
  | 'year'
  | 'percent'
  | 'times'
  | 'date'
  | 'time'
  | 'phone'
  | 'code'
  | 'plain';

/** How much one of the written unit is: square feet, or days. */
export type UnitSize = { size: number; areaUnit?: AreaUnit };

/** A number in a text, with what stands around it. Places are indexes of the text. */
export type Figure = {
  kind: FigureKind;
  /** The number alone, with its scale ("550K"). */
  start: number;
  end: number;
  /** Where its scale begins; `end` where it has none. */
  scaleStart: number;
  /** With its currency and the unit right after it. */
  wholeStart: number;
  wholeEnd: number;
  /** Money as it is, areas in square feet, times in days; of a date its numbers, of a phone and a code none. */
  readings: Reading[];
  style: NumberStyle;
  /** Factor of a written scale: 1000 of "550K". */
  scale: number;
  unit: UnitSize;
  /** A half that stands apart from its number: "tres baños *y medio*", 三个*半*浴室. */
  half?: { start: number; end: number };
  /** The language of a number word ("three"). */
  wordIn?: string;
  /** A word that is a number only if what stands behind says so. */
  isVague?: true;
  topic?: Topic;
  /** Of money: whether it is a price for an area. */
  isPerArea: boolean;
  currency?: string;
  /** Of money: for how many months it is, where the text tells; NaN for a time that is not counted in months. */
  months?: number;
  isApproximate: boolean;
};
