export type Delimiter = ',' | '\t' | '|' | ';';

const CANDIDATES: readonly Delimiter[] = [',', '\t', '|', ';'];
const COMPARED_RECORDS = 20;

/** How many fields each record of the text has, were `delimiter` the one that it is written with. Quotes open at a field's start only. */
const fieldCounts = (text: string, delimiter: string, quoted: boolean): number[] => {
  const counts: number[] = [];
  let fields = 1;
  let inQuotes = false;
  let atStart = true;
  let filled = false;
  for (let index = 0; index < text.length && counts.length < COMPARED_RECORDS; index += 1) {
    const character = text[index];
    if (inQuotes) {
      if (character !== '"') continue;
      if (text[index + 1] === '"') index += 1;
      else inQuotes = false;
    } else if (character === '"' && atStart && quoted) {
      inQuotes = true;
      atStart = false;
      filled = true;
    } else if (character === delimiter) {
      fields += 1;
      atStart = true;
      filled = true;
    } else if (character === '\n' || character === '\r') {
      if (filled) counts.push(fields);
      fields = 1;
      atStart = true;
      filled = false;
    } else {
      atStart = false;
      filled = true;
    }
  }
  return counts;
};

/** The delimiter that cuts the header into several names and most records into as many fields; `,` where none does. */
export const detectDelimiter = (text: string, quoted = true): Delimiter => {
  const lines = `${text}\n`;
  const scored = CANDIDATES.map((delimiter) => {
    const counts = fieldCounts(lines, delimiter, quoted);
    const [header = 1, ...records] = counts;
    const agreeing = records.filter((count) => count === header).length;
    const agreement = records.length === 0 ? 1 : agreeing / records.length;
    return { delimiter, header, score: header < 2 ? 0 : Math.round(agreement * 4) + header / 10_000 };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score > 0 ? best.delimiter : ',';
};

/** What ends a record: the header's own line end decides whether a lone CR does. */
export const detectLineEnds = (text: string): readonly string[] => {
  let inQuotes = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (character === '\n') break;
    if (character === '\r') return text[index + 1] === '\n' ? ['\r\n', '\n'] : ['\r'];
  }
  return ['\r\n', '\n'];
};
