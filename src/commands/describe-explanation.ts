import type { Explanation } from '../chat/explanation.ts';
import type { Constraint } from '../chat/understand/constraint.ts';
import { plain, wrap } from './lay-out.ts';
import type { Terminal } from './terminal.ts';

const SIGNS: Readonly<Record<Constraint['Operator'], string>> = { is: '=', not: '≠', atLeast: '≥', atMost: '≤' };

const asText = (constraint: Constraint): string => {
  const { Field, Operator, Value, Words } = constraint;
  const unit = 'AreaUnit' in constraint ? ` ${constraint.AreaUnit}` : '';
  return `${Field} ${SIGNS[Operator]} ${plain([Value].flat().join(' or '))}${unit} (“${plain(Words)}”)`;
};

const INTENTS: Readonly<Record<Explanation['Intent'], string>> = {
  search: 'a search for homes',
  lookup: 'a question about certain homes',
  compare: 'a comparison of homes',
  human: 'a wish for a person',
  none: 'not about homes',
};

const LABEL_WIDTH = 12;

/** How a question was understood, without the homes: a line or more for each thing that it says. */
export const describeExplanation = (
  explanation: Omit<Explanation, 'Prompt' | 'Tokens'>,
  { width, paint }: Terminal,
): string[] => {
  const {
    Intent,
    Language,
    Constraints,
    Wishes = [],
    Unexplained,
    Refused = [],
    Order,
    Total,
    Relaxed = [],
  } = explanation;
  const told: [label: string, texts: readonly string[]][] = [
    ['Understood', [`${INTENTS[Intent]}, language ${Language}`]],
    ['Must be', Constraints.map(asText)],
    ['Wished', Wishes.map(asText)],
    ['In order of', Order === undefined ? [] : [Order]],
    ['Not read', Unexplained.map((words) => `“${plain(words)}”`)],
    ['Refused', Refused.map((words) => `“${plain(words)}”: the law forbids to choose by it`)],
    ['Given up', Relaxed.map(asText)],
    ['Fit', [`${Total} ${Total === 1 ? 'home' : 'homes'}`]],
  ];
  return told.flatMap(([label, texts]) =>
    texts.flatMap((text, index) => {
      const first = index === 0 ? label : '';
      const [line = '', ...others] = wrap(text, width, LABEL_WIDTH, first === '' ? undefined : `${first} `);
      return [index === 0 ? paint('bold', first) + line.slice(first.length) : line, ...others];
    }),
  );
};

/** By which of their words homes fit. */
export const describeReasons = ({ Rows }: Pick<Explanation, 'Rows'>, width: number): string[] => {
  const told = Rows.filter(({ Reasons }) => Reasons.length > 0);
  if (told.length === 0) return [];
  return [
    '',
    'Why',
    ...told.flatMap(({ ID, MLSNumber, Reasons }) => {
      const words = Reasons.map(
        ({ Value, Words, Says }) => `${Says === 'no' ? 'not ' : ''}${Value}: “${plain(Words)}”`,
      );
      return wrap(words.join(', '), width, 4, `  ${MLSNumber === '' ? `ID ${ID}` : plain(MLSNumber)} `);
    }),
  ];
};
