import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import { NUMBER_FIELDS } from '../../../src/chat/understand/constraint.ts';
import { type GoldConstraint, Question } from './question.ts';

/** The questions of one file. A file that is held out is not to be read by whoever tunes the program. */
export type QuestionFile = { path: string; name: string; isHeldOut: boolean; questions: Question[] };

const isQuestion = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<Question>(Question);
const NUMBERS: ReadonlySet<string> = new Set([...NUMBER_FIELDS, 'BuildingArea', 'LotArea']);
const PLAIN: ReadonlySet<string> = new Set(['SaleType', 'Status', 'Shown']);
const IDENTIFIERS: ReadonlySet<string> = new Set(['MLSNumber', 'Address', 'Url']);

const problemOf = ({ Field, Operator, Value, AreaUnit }: GoldConstraint): string | undefined => {
  const isArea = Field === 'BuildingArea' || Field === 'LotArea';
  if (AreaUnit !== undefined && !isArea) return `${Field} has no AreaUnit`;
  if (!NUMBERS.has(Field) && (Operator === 'atLeast' || Operator === 'atMost')) return `${Field} is no number`;
  if (Value === '*') return undefined;
  if (NUMBERS.has(Field)) {
    if (typeof Value !== 'number') return `${Field} needs a number`;
    return isArea && AreaUnit === undefined ? `${Field} needs an AreaUnit` : undefined;
  }
  if (PLAIN.has(Field)) return typeof Value === 'string' ? undefined : `${Field} needs one text`;
  if (IDENTIFIERS.has(Field) && typeof Value === 'string') return undefined;
  return Array.isArray(Value) && Value.length > 0 ? undefined : `${Field} needs a list`;
};

/** The question that a line holds. An Error names the place (`file:line`) and what is wrong. */
export const readQuestion = (line: string, place: string): Question => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
  if (!isQuestion(value)) {
    const problems = (isQuestion.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
    throw new Error(`${place}: ${problems.join('; ')}`);
  }
  const wrong = value.constraints.map(problemOf).filter((problem) => problem !== undefined);
  if (wrong.length > 0) throw new Error(`${place}: ${wrong.join('; ')}`);
  return value;
};

export const readQuestionFile = (path: string, isHeldOut: boolean): QuestionFile => {
  const lines = readFileSync(path, 'utf8').split('\n');
  const questions = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [readQuestion(line, `${path}:${index + 1}`)],
  );
  const seen = new Set<string>();
  for (const { id } of questions) {
    if (seen.has(id)) throw new Error(`${path}: two questions have the id ${id}`);
    seen.add(id);
  }
  return { path, name: basename(path, '.jsonl'), isHeldOut, questions };
};

/** Every file of a folder, by name; none where there is no such folder. */
export const readQuestionFolder = (folder: string, isHeldOut: boolean): QuestionFile[] => {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => readQuestionFile(join(folder, name), isHeldOut));
};
