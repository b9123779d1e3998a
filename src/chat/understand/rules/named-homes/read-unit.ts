import type { Constraint } from '../../constraint.ts';
import type { Reading } from '../stretch.ts';

/** Words that name a unit of a building in any of the languages, with its letter or number behind them. Of folded text. */
const UNIT =
  /(?<![\p{L}\p{N}])(?:unit|apt|apartment|suite|ste|appartement|appt|app|wohnung|whg|apto|apartamento|depto|dpto|departamento)\.?\s*(?:#|nr\.?\s|no\.?\s|n[o°º]\.?\s)?\s*((?<!\p{L})[a-z]|\d{1,4}[a-z]?)(?![\p{L}\p{N}])(?!\s*[-–+]|\s+(?:\p{L}*(?:bed|bath|room|zimmer|dorm|hab|quarto|chambre|piece)|br\b|ba\b|m2|sq|a\b|or\b|to\b|oder\b|ou\b|o\b))/u;
/** "Apartment a block from the beach", "un apartamento y …": words of one letter. */
const WORDS_OF_ONE_LETTER = /^[aeiouyàn]$/u;
const LONGEST = 60;

/** "Unit B please", "et l'app. 2 ?": another unit of the building that is talked about, where little else is said. */
export const readUnit = ({ text, hasShown }: Reading, stated: readonly Constraint[]): string | undefined => {
  const { folded } = text;
  const isBrief = folded.length <= LONGEST && stated.every(({ Field }) => Field === 'PropertyType');
  if (!hasShown || !isBrief) return undefined;
  const match = UNIT.exec(folded);
  const unit = match?.[1];
  const isEnd = match !== null && /^\s*(?:$|[?.!,])/.test(folded.slice(match.index + match[0].length));
  return unit === undefined || (WORDS_OF_ONE_LETTER.test(unit) && !isEnd) ? undefined : unit;
};
