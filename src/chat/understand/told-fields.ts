import { isWantedTag } from './constraint.ts';
import type { AskedField, Understanding } from './understanding.ts';

/** Wished for like a feature, but it is the history that tells it. */
export const PRICE_REDUCED = 'price reduced';

const wantsReduced = ({ Constraints, Wishes }: Understanding): boolean =>
  [...Constraints, ...Wishes].some((one) => isWantedTag(one) && one.Value.includes(PRICE_REDUCED));

/** The fields that an answer tells of each home: those that were asked about, and of reduced homes by how much they are. */
export const toldFields = (understanding: Understanding): readonly AskedField[] =>
  wantsReduced(understanding) ? [...new Set([...understanding.Fields, 'PriceHistory' as const])] : understanding.Fields;
