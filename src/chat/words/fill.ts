import type { Counted } from './formats.ts';

/** What stands in the gaps of a sentence. A number that is counted tells singular and plural apart. */
export type Gaps = Readonly<Record<string, string | Counted | null>>;

const GAP = /(à )?\{(\w+)\}/g;

/** "Au Havre", but "à Los Angeles". */
const contracted = (text: string): string => text.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ');

/**
 * Writes a sentence: `{day}` is what `gaps` has of that name; `<home|homes>` is told by the number that is counted, the second where there
 * is none; `[ on {day}]` and `[{name}, a|a]` are their first part where nothing in it is blank, and else the second, if there is one.
 */
export const fill = (sentence: string, gaps: Gaps = {}): string => {
  const isOne = Object.values(gaps).some((gap) => typeof gap === 'object' && gap?.isOne === true);
  const textOf = (name: string): string => {
    const gap = gaps[name] ?? '';
    return typeof gap === 'string' ? gap : gap.text;
  };
  return sentence
    .replace(/<([^|>]*)\|([^>]*)>/g, isOne ? '$1' : '$2')
    .replace(/\[([^\]|]*)\|?([^\]]*)\]/g, (_, whole: string, instead: string) =>
      [...whole.matchAll(GAP)].every(({ 2: name = '' }) => textOf(name) !== '') ? whole : instead,
    )
    .replace(GAP, (_, at: string | undefined, name: string) => contracted(`${at ?? ''}${textOf(name)}`));
};

/** The parts of an entry. */
export const partsOf = (entry: string): string[] => entry.split(' | ');
