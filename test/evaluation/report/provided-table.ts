import { NOT_CHECKED } from '../provided/manners.ts';
import { type ProvidedCase, tallyOfCases } from '../provided/measure-provided.ts';
import { layOut, sayTally } from './table.ts';

const rowsOf = (cases: readonly ProvidedCase[], by: (one: ProvidedCase) => string): string[][] =>
  [...Map.groupBy(cases, by)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) => [name, sayTally(tallyOfCases(own))]);

/** What came of answers that a model gave well, sloppily and maliciously; with `show`, each case that is bad. */
export const providedTable = (cases: readonly ProvidedCase[], show: boolean): string => {
  const of = (score: ProvidedCase['score']): ProvidedCase[] => cases.filter((one) => one.score === score);
  const [altered, through] = [of('altered'), of('let through')];
  const checked = through.filter((one) => !one.of.includes(NOT_CHECKED));
  const byLanguage = (own: readonly ProvidedCase[]): string[][] => rowsOf(own, (one) => one.language);
  const honest = [...of('noAnswer right'), ...of('none said exactly where none is')];
  const isBad = ({ score, isHit }: ProvidedCase): boolean => isHit === (score === 'altered' || score === 'let through');
  return [
    layOut([['good sentences', 'altered'], ...rowsOf(altered, (one) => one.of), ...byLanguage(altered)]),
    layOut([['wrong', 'let through'], ...rowsOf(through, (one) => one.of), ...byLanguage(checked)]),
    layOut([['asked of a model', 'share'], ...rowsOf(honest, (one) => `${one.score}, ${one.of}`)]),
    ...(show
      ? cases.filter(isBad).map(({ score, of: name, said }) => `- ${score} (${name}): ${JSON.stringify(said)}`)
      : []),
  ].join('\n\n');
};
