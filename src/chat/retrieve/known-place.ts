import { foldText } from '../../listings/fold.ts';
import type { Circle } from './conditions/circle.ts';

/** A place as the chatbot's listings know it. */
export type KnownPlace = {
  fold: string;
  /**
   * Around the middle of the homes that lie there, one for each town that has a place of the name and enough homes to tell it.
   * Where no homes lie in the place itself, as in a park, around the landmark, or else around those that name it.
   */
  circles: readonly Circle[];
  /** Whether so many homes name it that to look up each of them takes long. */
  isNamedByMany: boolean;
};

const FOLD_LENGTH = 120;

/** A place's name as it is stored and compared. */
export const placeFold = (name: string): string => [...foldText(name)].slice(0, FOLD_LENGTH).join('');
