import { LANGUAGES, type Language } from '../../../src/chat/understand/understanding.ts';

/** What a model can know of one row: the facts of its record or of its line in the table. */
export type PromptRow = { number: number; facts: ReadonlyMap<string, string> };
/** What a prompt holds for a model that does as it is told. */
export type ReadPrompt = {
  language: Language;
  /** How many match; undefined where nothing was searched for. */
  total: number | undefined;
  rows: PromptRow[];
};

const NAMES: Readonly<Record<string, Language>> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
  German: 'de',
  Portuguese: 'pt',
  Chinese: 'zh',
};

const factsOf = (pairs: readonly string[]): [string, string][] =>
  pairs.flatMap((pair): [string, string][] => {
    const at = pair.indexOf(': ');
    return at === -1 ? [] : [[pair.slice(0, at), pair.slice(at + 2)]];
  });

const totalOf = (block: string): number | undefined => {
  if (/^(?:No listing matches|There is no )/m.test(block)) return 0;
  const found = /^([\d,]+) listings? match(?:es)? in total/m.exec(block)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
};

const tableRows = (lines: readonly string[]): PromptRow[] => {
  const columns = lines.find((line) => line.startsWith('Row|'))?.split('|') ?? [];
  const shared = lines.find((line) => line.startsWith('All rows – ')) ?? '';
  const same = factsOf(shared.replace('All rows – ', '').split('; '));
  return lines.flatMap((line) => {
    const [, number] = /^#(\d+)\|/.exec(line) ?? [];
    if (number === undefined) return [];
    const cells = line.split('|').map((cell, index): [string, string] => [columns[index] ?? '', cell]);
    return [{ number: Number(number), facts: new Map([...same, ...cells.filter(([, cell]) => cell !== '')]) }];
  });
};

const recordRows = (block: string): PromptRow[] =>
  [...block.matchAll(/^Row #(\d+)\n((?:.+: .*\n?)*)/gm)].map(([, number, facts = '']) => ({
    number: Number(number),
    facts: new Map(factsOf(facts.split('\n'))),
  }));

/** Reads the last message of a prompt. */
export const readPrompt = (message: string): ReadPrompt => {
  const block = /BEGIN DATA [^\n]*\n([\s\S]*?)\nEND DATA/.exec(message)?.[1] ?? '';
  const name = /^Language of the visitor: (\w+)$/m.exec(message)?.[1] ?? '';
  const language = LANGUAGES.find((one) => one === NAMES[name]) ?? 'en';
  return { language, total: totalOf(block), rows: [...tableRows(block.split('\n')), ...recordRows(block)] };
};
