import type { LanguageCode } from '../../language/language.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import type { Constraint, ConstraintField, NameConstraint } from './constraint.ts';
import type { NamedHome } from './shown-names.ts';
import type { Aggregate, AskedField, Order, Talk } from './understanding.ts';

/**
 * What is known before a message: `constraints` are what was asked for so far. `talksOfSeveral`: several homes were shown and no one of
 * them is talked about. `year` is the present one; left out, the clock says it. `askedAbout` is what the visitor asked of a home since
 * the last search. `shown` are the homes that were shown last.
 */
export type BeforeStatement = {
  language?: LanguageCode;
  constraints?: readonly Constraint[];
  hasShown: boolean;
  talksOfSeveral?: boolean;
  askedAbout?: readonly AskedField[];
  shown?: readonly NamedHome[];
  year?: number;
};

/** "Cheaper", "bigger": compared with what was shown, or with the home that is referred to. */
export type Relative = {
  Field: 'Price' | 'BuildingArea' | 'LotArea' | 'Bedrooms' | 'Bathrooms' | 'YearBuilt';
  Direction: 'less' | 'more';
  Words: string;
};

/**
 * Homes that the visitor points at: a position in what was shown last (from 1, -1 is the last), all that is in focus
 * ("it", "these"), the shown one that fits some constraints ("the one in La Mesa"), or the one that is foremost ("the cheaper one"), or those
 * that are called so ("the Halfpenny one").
 */
export type Pointer =
  | { position: number }
  | 'focus'
  | { fits: Constraint[] }
  | { extreme: Order; among?: Constraint[] }
  | { homes: readonly number[] };

/** Others like one that was shown: the one in focus, or at a position (from 1, -1 is the last). `isNear`: close to it. */
export type Alike = { position?: number; isNear: boolean; Words: string };

/** What one message says by itself, before anything that was said earlier is looked at. */
export type Statement = {
  language: LanguageCode;
  /** Whether the language was told by the message's words, not taken over from before. */
  isLanguageKnown: boolean;
  /** Hard conditions. */
  constraints: Constraint[];
  /** Soft ones: "ideally with a garden". */
  wishes: Constraint[];
  /** Fields that no longer matter ("any price"). */
  dropped: ConstraintField[];
  /** Names that no longer matter, of fields that have others: "forget Ocean Beach". */
  droppedNames: NameConstraint[];
  /** Tags that no longer matter ("the pool is not important"). */
  droppedTags: string[];
  /** "Also in Bellevue": names are added to the ones before instead of taking their place. */
  adds: boolean;
  /** "Or with a hot tub": instead of the feature that was wanted before, or beside it. */
  alternates?: boolean;
  /** "El Cajon is fine": a name that was excluded before may be after all. */
  allows?: boolean;
  isReset: boolean;
  /** "Show me more". */
  wantsMore: boolean;
  /** "And the third?": asks of another home what was asked of one before. */
  asksSame?: boolean;
  /** "Any other like it?" */
  alike?: Alike;
  /** "Unit B please": of the building that is talked about. In small letters. */
  unit?: string;
  /** "Translate that", "as a table please": what was said of homes that were shown, once more or otherwise. */
  again?: true;
  /** "Which of these have a garage?" */
  amongShown: boolean;
  /** By its first words or its mark. */
  asks?: boolean;
  /** The words of `wantsMore` and `amongShown`. */
  shownWords?: string;
  relative: Relative[];
  pointers: Pointer[];
  /** Answers the offer that was made. */
  reply?: 'yes' | 'no';
  /** Of a question that asks nothing known of homes that were shown, the words that say it: "is it *haunted*?" */
  asksWords?: string[];
  /** They are of what lies around homes, or of what no listing tells: schools, how far. */
  asksAround?: true;
  /** What it says where some of the homes that were shown last are as it tells: "does the Austin condo have a garage?" */
  ofShown?: Statement;
  /** Whether words for homes or for searching were used, so that it is a search even without a constraint. */
  speaksOfHomes: boolean;
  wantsHuman: boolean;
  compares: boolean;
  talk?: Talk;
  order?: Order;
  limit?: number;
  aggregate?: Aggregate;
  /** "And the lowest?": of what was asked before. */
  figure?: 'lowest' | 'highest';
  /** What is asked about. */
  fields: AskedField[];
  /** Features that are asked about: "does it have a pool?". */
  askedTags: string[];
  /** What areas are measured in: "how big is that in *m²*?" */
  areaUnit?: AreaUnit;
  /** The words by which the visitor asks to choose people or places by a protected class. */
  refused: string[];
  /** Words that say something and that nothing here explained. */
  unexplained: string[];
  /** Those of them that are not wanted or do not matter ("no dumbwaiter"): nobody looks for homes that say so. */
  unsought?: string[];
};
