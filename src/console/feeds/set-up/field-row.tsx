import { Field } from '../../parts/field.tsx';
import { fieldName } from '../../parts/home-words.ts';
import type { Column, Rule } from './contract.ts';
import { askedOf, columnsOf, convertOf, isOpen } from './draft.ts';
import { CONSTANTS, waysToRead } from './words.ts';

/** What an option of the list of columns stands for. A column's own name may be anything. */
const NOT_READ = '';
const AS_IT_IS = 'as it is';
const columnOption = (name: string): string => `column ${name}`;
const constantOption = (value: string): string => `constant ${value}`;

/** A rule of more than a column by its name, which the list of columns can't say. */
const describe = (rule: Rule): string => {
  if (typeof rule === 'string') return rule;
  if ('columns' in rule) return rule.columns.join(' + ');
  return 'template' in rule ? rule.template : '';
};

const optionOf = (rule: Rule | undefined): string => {
  if (rule === undefined || isOpen(rule)) return NOT_READ;
  if (typeof rule === 'string') return columnOption(rule);
  if ('column' in rule) return columnOption(rule.column);
  return 'constant' in rule ? constantOption(rule.constant) : AS_IT_IS;
};

const ruleOf = (option: string, before: Rule | undefined, proposed: Rule | undefined): Rule | undefined => {
  if (option === NOT_READ) return undefined;
  if (option === AS_IT_IS) return optionOf(before) === AS_IT_IS ? before : proposed;
  if (option.startsWith('constant ')) return { constant: option.slice('constant '.length) };
  const column = option.slice('column '.length);
  // What was proposed for this column is more than its name: how it is read, and what its words mean.
  return proposed !== undefined && columnsOf(proposed).join() === column ? proposed : column;
};

const SAMPLES = 3;

const Samples = ({ names, columns }: { names: readonly string[]; columns: readonly Column[] }) => (
  <ul class="samples" aria-label="Samples">
    {names.map((name) => {
      const column = columns.find(({ Name }) => Name === name);
      const told = column?.Private ? ['looks private: not shown'] : (column?.Samples.slice(0, SAMPLES) ?? []);
      return told.map((sample) => <li key={`${name} ${sample}`}>{sample}</li>);
    })}
  </ul>
);

/** How a column is read, where it says so or has to be told. */
const WayToRead = ({ field, rule, onRule }: { field: string; rule: Rule; onRule: (rule: Rule) => void }) => {
  const convert = convertOf(rule);
  if (convert === undefined || typeof rule !== 'object' || !('column' in rule)) return null;
  const ways = waysToRead(field, convert);
  const asked = askedOf(convert);
  return (
    <Field label={`How ${fieldName(field)} is written`} error={asked}>
      {(ids) => (
        <select
          {...ids}
          value={asked === '' ? convert : ''}
          onChange={({ currentTarget }) => onRule({ ...rule, convert: currentTarget.value })}
        >
          {asked !== '' && <option value="">Choose…</option>}
          {!(convert in ways) && asked === '' && <option value={convert}>{convert}</option>}
          {Object.entries(ways).map(([way, words]) => (
            <option key={way} value={way}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** One field of a home: the column that it is read from, with samples of it beside, and how it is read. */
export const FieldRow = ({
  field,
  rule,
  proposed,
  reason,
  columns,
  byPreset,
  onRule,
}: {
  field: string;
  rule: Rule | undefined;
  /** As it was proposed. */
  proposed: Rule | undefined;
  /** Why it was. */
  reason: string;
  columns: readonly Column[];
  /** The layout of the file says it, where no column is chosen here. */
  byPreset: boolean;
  onRule: (rule: Rule | undefined) => void;
}) => {
  /** What is more than a column by its name, now or as it was proposed. */
  const combined = [rule, proposed].find((each) => optionOf(each) === AS_IT_IS);
  return (
    <li class="mapping">
      <div class="choices">
        <Field label={fieldName(field)} error={askedOf(rule)} hint={rule === proposed ? reason : ''}>
          {(ids) => (
            <select
              {...ids}
              value={optionOf(rule)}
              onChange={({ currentTarget }) => onRule(ruleOf(currentTarget.value, rule, proposed))}
            >
              <option value={NOT_READ}>
                {isOpen(rule) ? 'Choose…' : byPreset ? 'As the layout of the file says' : 'Not in the file'}
              </option>
              {combined !== undefined && <option value={AS_IT_IS}>{describe(combined)}</option>}
              {Object.entries(CONSTANTS[field] ?? {}).map(([value, words]) => (
                <option key={value} value={constantOption(value)}>
                  {words}
                </option>
              ))}
              {columns.map(({ Name }) => (
                <option key={Name} value={columnOption(Name)}>
                  {Name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {rule !== undefined && <WayToRead field={field} rule={rule} onRule={onRule} />}
      </div>
      <Samples names={columnsOf(rule)} columns={columns} />
    </li>
  );
};
