import { useState } from 'preact/hooks';
import { Field } from '../../parts/field.tsx';
import { fieldName } from '../../parts/home-words.ts';
import type { Configuration, Inspection } from './contract.ts';
import { withRule } from './draft.ts';
import { FieldRow } from './field-row.tsx';
import { FIELDS, NEEDED } from './words.ts';

/** Which column becomes what of a home. Shown are the fields that are read or needed; others can be added. */
export const Mapping = ({
  inspection,
  config,
  onConfig,
}: {
  inspection: Inspection;
  config: Configuration;
  onConfig: (config: Configuration) => void;
}) => {
  const proposed = inspection.Configuration.columns ?? {};
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = new Set<string>([
    ...NEEDED.filter((field) => config.preset === undefined || config.columns?.[field] !== undefined),
    ...Object.keys(proposed),
    ...Object.keys(config.columns ?? {}),
    ...added,
  ]);
  const hidden = FIELDS.filter((field) => !shown.has(field));
  const ordered = [
    ...FIELDS.filter((field) => shown.has(field)),
    ...[...shown].filter((field) => !FIELDS.some((each) => each === field)),
  ];
  return (
    <section class="panel" aria-labelledby="mapping">
      <h2 id="mapping">Which column is what</h2>
      {config.preset !== undefined && (
        <p class="note busy">
          The file has the layout “{config.preset}”, which listingd knows: its columns are read by that. Below is only
          what is read otherwise.
        </p>
      )}
      <ul class="mappings">
        {ordered.map((field) => (
          <FieldRow
            key={field}
            field={field}
            rule={config.columns?.[field]}
            proposed={proposed[field]}
            reason={inspection.Fields.find(({ Field }) => Field === field)?.Reason ?? ''}
            columns={inspection.Columns}
            byPreset={config.preset !== undefined}
            onRule={(rule) => onConfig(withRule(config, field, rule))}
          />
        ))}
      </ul>
      <Field label="Add a field" hint="That the file has, and was not found.">
        {(ids) => (
          <select
            {...ids}
            value=""
            onChange={({ currentTarget }) => {
              setAdded([...added, currentTarget.value]);
              currentTarget.value = '';
            }}
          >
            <option value="">Choose…</option>
            {hidden.map((field) => (
              <option key={field} value={field}>
                {fieldName(field)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  );
};
