import type { Question } from '../gold/question.ts';

const WHOLE: ReadonlySet<string> = new Set(['en', 'es']);
const BEYOND: ReadonlySet<string> = new Set(['YearBuilt', 'HOAMonth', 'DaysOnMarket', 'ParkingSpots', 'Status']);

/**
 * Whether the program promises to understand all of it: everything in English and Spanish; elsewhere sale or rent, place,
 * price, rooms, areas, type, tags, lookups and follow-ups.
 */
export const isInScope = ({ language, constraints, order, limit, aggregate, fields }: Question): boolean =>
  WHOLE.has(language) ||
  (order === undefined &&
    limit === undefined &&
    aggregate === undefined &&
    (fields ?? []).length === 0 &&
    !constraints.some(({ Field }) => BEYOND.has(Field)));
