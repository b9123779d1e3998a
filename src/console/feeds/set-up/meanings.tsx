import { Field } from '../../parts/field.tsx';
import { count } from '../../parts/words.ts';
import { fieldName } from '../words.ts';
import type { Configuration, Inspection } from './contract.ts';
import { askedOf, isOpen, withStatus, withWord } from './draft.ts';
import { SALE_TYPES, STATUS_MEANINGS } from './words.ts';

type Props = { inspection: Inspection; config: Configuration; onConfig: (config: Configuration) => void };

const Options = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(of).map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </>
);

/** What each status of the file means: it decides which homes are shown. */
const Statuses = ({ inspection, config, onConfig }: Props) => {
  const told = config.statuses ?? {};
  const found = inspection.Statuses.filter(({ Text }) => Text !== '');
  if (found.length === 0) return null;
  return (
    <fieldset>
      <legend>Statuses</legend>
      <div class="words">
        {found.map(({ Text, Count, Meaning }) => {
          const set = told[Text];
          const byItself = Meaning === null ? 'Choose…' : `As it says: ${STATUS_MEANINGS[Meaning] ?? Meaning}`;
          const isUnknown = set === undefined ? Meaning === null : isOpen(set);
          return (
            <Field
              key={Text}
              label={`“${Text}”`}
              hint={count(Count, 'row')}
              error={isUnknown ? askedOf(set) || 'What does it mean?' : ''}
            >
              {(ids) => (
                <select
                  {...ids}
                  value={set === undefined || isOpen(set) ? '' : set}
                  onChange={({ currentTarget }) => onConfig(withStatus(config, Text, currentTarget.value))}
                >
                  <option value="">{isUnknown ? 'Choose…' : byItself}</option>
                  <Options of={STATUS_MEANINGS} />
                </select>
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
};

/** What the source's own words mean in a field, where they are not taken as they are. */
const Words = ({
  field,
  values,
  config,
  onConfig,
}: Omit<Props, 'inspection'> & { field: string; values: Record<string, string> }) => {
  const choices = { SaleType: SALE_TYPES, StandardStatus: STATUS_MEANINGS }[field];
  return (
    <fieldset>
      <legend>{fieldName(field)}</legend>
      <div class="words">
        {Object.entries(values).map(([word, meaning]) => (
          <Field key={word} label={`“${word}”`} error={askedOf(meaning)}>
            {(ids) => {
              const value = isOpen(meaning) ? '' : meaning;
              const change = (next: string) => onConfig(withWord(config, field, word, next));
              return choices === undefined ? (
                <input {...ids} value={value} onChange={({ currentTarget }) => change(currentTarget.value)} />
              ) : (
                <select {...ids} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
                  {isOpen(meaning) && <option value="">Choose…</option>}
                  <Options of={choices} />
                </select>
              );
            }}
          </Field>
        ))}
      </div>
    </fieldset>
  );
};

/** What the words of the file mean: statuses, and those of other columns that are not taken as they are. */
export const Meanings = ({ inspection, config, onConfig }: Props) => {
  const fields = Object.entries(config.columns ?? {}).flatMap(([field, rule]) =>
    typeof rule === 'object' && 'column' in rule && rule.values !== undefined ? [{ field, values: rule.values }] : [],
  );
  if (fields.length === 0 && inspection.Statuses.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="meanings">
      <h2 id="meanings">What its words mean</h2>
      <Statuses {...{ inspection, config, onConfig }} />
      {fields.map(({ field, values }) => (
        <Words key={field} {...{ field, values, config, onConfig }} />
      ))}
    </section>
  );
};
