import { useState } from 'preact/hooks';
import type { SettingName } from '../../chatbots/settings.ts';
import { LANGUAGE_CODES } from '../../language/language.ts';
import { sentenceOf } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { type ControlIds, Field } from '../parts/field.tsx';
import { useApi } from '../surroundings.ts';
import { SETTINGS } from './setting-groups.ts';
import { schemaOf } from './settings-form.ts';

type Value = string | number | boolean;

export type SettingContext = {
  /** Of /chat/Chatbot/ModelList. */
  models: readonly { Key: string; Value: string; Status: boolean }[];
  /** Where the file of a picture can be seen; "" for none. */
  pictureAt: (fileId: string) => string;
  /** A file that was sent just now, which nobody else can see yet. */
  keepPicture: (fileId: string, file: File) => void;
};

type ControlOptions = { name: SettingName; value: Value; onChange: (value: Value) => void; context: SettingContext };

const LONG = 2_049;
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGES = LANGUAGE_CODES.map((code) => ENGLISH_NAMES.of(code) ?? code);

const hexOf = (colour: string): string => {
  const parts = (colour.match(/\d+/g) ?? []).map(Number);
  const isColour = parts.length === 3 && parts.every((part) => part <= 255);
  return isColour ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : '#184e77';
};

const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')})`;

const Colour = ({ name, value, onChange, ids }: ControlOptions & { ids: ControlIds }) => (
  <div class="beside">
    <input
      type="color"
      aria-label={`Choose: ${SETTINGS[name].label}`}
      value={hexOf(String(value))}
      onInput={({ currentTarget }) => onChange(rgbOf(currentTarget.value))}
    />
    <input
      {...ids}
      value={String(value)}
      placeholder="rgb(24,78,119)"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </div>
);

const Picture = ({ value, onChange, ids, context }: ControlOptions & { ids: ControlIds }) => {
  const api = useApi();
  const [failure, setFailure] = useState('');
  const send = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    setFailure('');
    try {
      const { FileStoreId } = await api.send<{ FileStoreId: string }>('/chat/User/UploadFile', { file });
      context.keepPicture(FileStoreId, file);
      onChange(FileStoreId);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    input.value = '';
  };
  const source = context.pictureAt(String(value));
  return (
    <>
      <div class="beside">
        {source !== '' && <img class="small-picture" src={source} alt="As it is now" />}
        <input
          {...ids}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={({ currentTarget }) => send(currentTarget)}
        />
        {value !== '' && <Button onClick={() => onChange('')}>Remove</Button>}
      </div>
      {failure !== '' && (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
};

const Choice = ({
  value,
  onChange,
  ids,
  choices,
}: ControlOptions & { ids: ControlIds; choices: readonly (readonly [string, string])[] }) => {
  const isListed = choices.some(([each]) => each === String(value));
  return (
    <select {...ids} value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {!isListed && <option value={String(value)}>{String(value)}</option>}
      {choices.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  );
};

const Suggested = ({ value, onChange, ids, words }: ControlOptions & { ids: ControlIds; words: readonly string[] }) => (
  <>
    <input
      {...ids}
      value={String(value)}
      list={`${ids.id}-list`}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <datalist id={`${ids.id}-list`}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  </>
);

/** The control of a setting, made from its schema. */
const Control = (options: ControlOptions & { ids: ControlIds }) => {
  const { name, value, onChange, ids, context } = options;
  const { type, format, maxLength = 0, minimum, maximum } = schemaOf(name);
  const { control } = SETTINGS[name];
  if (control === 'model') {
    const models = context.models.map(
      ({ Key, Value: title, Status }) => [Key, Status ? title : `${title} (not set up)`] as const,
    );
    return <Choice {...options} choices={[['', 'The first that can be used'], ...models]} />;
  }
  if (control === 'side') {
    const choose = (chosen: Value): void => onChange(Number(chosen));
    return (
      <Choice
        {...{ ...options, value: value === 1 ? 1 : 0, onChange: choose }}
        choices={[
          ['0', 'Bottom right'],
          ['1', 'Bottom left'],
        ]}
      />
    );
  }
  if (control === 'language') return <Suggested {...options} words={LANGUAGES} />;
  if (control === 'time zone') return <Suggested {...options} words={Intl.supportedValuesOf('timeZone')} />;
  if (control === 'picture') return <Picture {...options} />;
  if (format === 'colour') return <Colour {...options} />;
  if (type === 'integer') {
    const read = (text: string): void => onChange(text === '' ? '' : Number(text));
    return (
      <input
        {...ids}
        type="number"
        {...{ min: minimum, max: maximum, value: String(value) }}
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
    );
  }
  const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void =>
    onChange(currentTarget.value);
  if (maxLength >= LONG && control !== 'line')
    return <textarea {...ids} {...{ rows: 3, maxLength, value: String(value), onInput }} />;
  return <input {...ids} {...{ maxLength, value: String(value), onInput }} />;
};

/** A setting with what it does, and what is wrong with it. */
export const SettingField = ({ error, ...options }: ControlOptions & { error: string }) => {
  const { name, value, onChange } = options;
  const { label, does } = SETTINGS[name];
  if (schemaOf(name).type === 'boolean') {
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          <strong>{label}</strong>
          <small class="below">{does}</small>
        </span>
      </label>
    );
  }
  return <Field {...{ label, hint: does, error }}>{(ids) => <Control {...options} ids={ids} />}</Field>;
};
