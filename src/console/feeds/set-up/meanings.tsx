import { Field } from '../../parts/field.tsx';
import { fieldName } from '../../parts/home-words.ts';
import { count } from '../../parts/words.ts';
import type { Configuration, Inspection } from './contract.ts';
import { askedOf, isOpen, withStatus, withWord } from './draft.ts';
import { CHOICES, STATUS_MEANINGS } from './words.ts';

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

/** A meaning that says that nothing is told; the value of an option must not be blank, which is one that is still to be chosen. */
const NOTHING = ' ';

/** One word of the source, for which one of few meanings is chosen, or that stays as it is. */
const Choice = ({
  ids,
  field,
  word,
  meaning,
  onMeaning,
}: {
  ids: object;
  field: string;
  word: string;
  meaning: string;
  onMeaning: (meaning: string) => void;
}) => {
  const { of = {}, keeps = '' } = CHOICES[field] ?? {};
  const isOwn = !isOpen(meaning) && meaning !== '' && meaning !== word && !Object.hasOwn(of, meaning);
  return (
    <select
      {...ids}
      value={isOpen(meaning) ? '' : meaning || NOTHING}
      onChange={({ currentTarget }) => onMeaning(currentTarget.value.trim())}
    >
      {isOpen(meaning) && <option value="">Choose…</option>}
      {isOwn && <option value={meaning}>{meaning}</option>}
      <Options of={of} />
      {keeps !== '' && !Object.hasOwn(of, word) && <option value={word}>{`As it is: ${keeps}`}</option>}
      <option value={NOTHING}>Nothing</option>
    </select>
  );
};

/** What the source's own words mean in a field, where they are not taken as they are. */
const Words = ({
  field,
  values,
  inspection,
  config,
  onConfig,
}: Props & { field: string; values: Record<string, string> }) => {
  const choices = CHOICES[field];
  const rowsOf = (word: string): string => {
    const found = inspection.Words.find(({ Field: of, Text }) => of === field && Text === word);
    const home = inspection.Tried.Homes.find(({ Fields }) =>
      Fields.some(({ Field: of, Value }) => of === field && Value === word),
    );
    const address = home?.Fields.find(({ Field: of }) => of === 'Address')?.Value ?? null;
    const such = address === null ? '' : `, such as ${address}`;
    return found === undefined ? '' : count(found.Count, 'row') + such;
  };
  return (
    <fieldset>
      <legend>{fieldName(field)}</legend>
      <div class="words">
        {Object.entries(values).map(([word, meaning]) => {
          const error = isOpen(meaning) ? (choices?.asks ?? askedOf(meaning)) : '';
          const change = (next: string) => onConfig(withWord(config, field, word, next));
          return (
            <Field key={word} label={`“${word}”`} hint={rowsOf(word)} error={error}>
              {(ids) =>
                choices === undefined ? (
                  <input
                    {...ids}
                    value={isOpen(meaning) ? '' : meaning}
                    onChange={({ currentTarget }) => change(currentTarget.value)}
                  />
                ) : (
                  <Choice {...{ ids, field, word, meaning }} onMeaning={change} />
                )
              }
            </Field>
          );
        })}
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
        <Words key={field} {...{ field, values, inspection, config, onConfig }} />
      ))}
    </section>
  );
};
