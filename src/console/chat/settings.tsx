import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChatbotSettings, SettingName } from '../../chatbots/settings.ts';
import type { ServiceClient } from '../../widget/service-client.ts';
import { Failure, sentenceOf } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { count } from '../parts/words.ts';
import { useApi, useSurroundings } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { PartProps } from './contract.ts';
import { type SettingContext, SettingField } from './setting-field.tsx';
import { GROUPS } from './setting-groups.ts';
import { changedOf, errorsOf, type Given, shownOf } from './settings-form.ts';
import { WidgetBox } from './widget-box.tsx';

const SAMPLE_ANSWER = 'This is how an answer looks. In the preview nothing is asked: that is what “Try it” is for.';
const WRONG = 400;

/** A chat that shows settings, and answers every question with the same sentence. */
const createPreviewClient = (settings: () => { shown: ReturnType<typeof shownOf>; suffix: string }): ServiceClient => ({
  settings: async () => settings().shown,
  open: async () => ({ Token: 'preview', Settings: settings().shown, Messages: [] }),
  ask: async () => {
    const { suffix } = settings();
    return {
      AnswerID: Date.now(),
      Answer: suffix === '' ? SAMPLE_ANSWER : `${SAMPLE_ANSWER}\n\n${suffix}`,
      Listings: [],
    };
  },
  upload: async () => 1,
  contact: async () => undefined,
});

/** The files of pictures: those that were sent here are shown from this page, since nobody else can see them before they are saved. */
const usePictures = (addressOf: (path: string) => string) => {
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const keepPicture = (fileId: string, file: File): void =>
    setSent(new Map([...sent, [fileId, URL.createObjectURL(file)]]));
  const pictureAt = (fileId: string): string =>
    sent.get(fileId) ?? (/^\s*\d+\s*$/.test(fileId) ? addressOf(`files/${fileId.trim()}`) : '');
  return { keepPicture, pictureAt };
};

const Preview = ({
  serialNumber,
  given,
  pictureAt,
}: {
  serialNumber: string;
  given: Given;
  pictureAt: (fileId: string) => string;
}) => {
  const shown = shownOf(serialNumber, given, pictureAt);
  const newest = useRef({ shown, suffix: '' });
  newest.current = { shown, suffix: String(given.AnswerSuffix).trim() };
  const client = useMemo(() => createPreviewClient(() => newest.current), []);
  return <WidgetBox {...{ settings: shown, client, label: 'Preview of the chat' }} />;
};

/** What stands in the form over what is saved, and how it is saved. */
const useForm = (serialNumber: string, saved: ChatbotSettings, reload: () => Promise<void>) => {
  const { api, notify } = useSurroundings();
  const [given, setGiven] = useState<Given>(saved);
  const [errors, setErrors] = useState<ReturnType<typeof errorsOf>>({});
  const [isBusy, setBusy] = useState(false);
  // What was saved may have been made plain meanwhile: a number that was left blank is its default.
  useEffect(() => setGiven(saved), [saved]);
  const changed = changedOf(saved, given);
  useEffect(() => {
    if (changed.length === 0) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    // A link to another page of the console unloads nothing.
    const ask = (event: MouseEvent): void => {
      const isLink = event.target instanceof Element && event.target.closest('a[href^="#"]') !== null;
      if (isLink && !window.confirm('What you changed is not saved. Leave it?')) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [changed.length]);
  const save = async (): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      const change = Object.fromEntries(changed.map((name) => [name, given[name]]));
      await api.call('/chat/Chatbot/Edit', { serialNumber, ...change });
      await reload();
      notify(
        'good',
        `${count(changed.length, 'setting')} saved. Websites show ${changed.length === 1 ? 'it' : 'them'} within a minute.`,
      );
    } catch (error) {
      setErrors(error instanceof Failure && error.code === WRONG ? errorsOf(error.message) : { '': sentenceOf(error) });
    }
    setBusy(false);
  };
  const discard = (): void => {
    setGiven(saved);
    setErrors({});
  };
  const change = (name: SettingName, value: Given[SettingName]): void => setGiven((now) => ({ ...now, [name]: value }));
  return { given, errors, isBusy, changed, save, discard, change };
};

type FormOptions = {
  serialNumber: string;
  saved: ChatbotSettings;
  models: SettingContext['models'];
  reload: () => Promise<void>;
};

const Form = ({ serialNumber, saved, models, reload }: FormOptions) => {
  const api = useApi();
  const { given, errors, isBusy, changed, save, discard, change } = useForm(serialNumber, saved, reload);
  const pictures = usePictures(api.addressOf);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isBusy && changed.length > 0) save();
  };
  return (
    <div class="settings">
      <form ref={form} onSubmit={submit} novalidate>
        {GROUPS.map(([title, names]) => (
          <fieldset key={title} class="panel">
            <legend>{title}</legend>
            {names.map((name) => (
              <SettingField
                key={name}
                {...{ name, value: given[name], error: errors[name] ?? '', onChange: (value) => change(name, value) }}
                context={{ models, ...pictures }}
              />
            ))}
          </fieldset>
        ))}
        <div class="save-bar">
          {errors[''] !== undefined && (
            <p class="error" role="alert">
              {errors['']}
            </p>
          )}
          <p role="status">
            {changed.length === 0
              ? 'Everything is saved.'
              : `${count(changed.length, 'setting')} changed, not saved yet.`}
          </p>
          <div class="actions">
            <Button isOff={changed.length === 0 || isBusy} onClick={discard}>
              Discard
            </Button>
            <Button kind="primary" type="submit" isBusy={isBusy} isOff={changed.length === 0}>
              Save
            </Button>
          </div>
        </div>
      </form>
      <aside class="preview" aria-label="Preview">
        <h2>Preview</h2>
        <Preview {...{ serialNumber, given, pictureAt: pictures.pictureAt }} />
      </aside>
    </div>
  );
};

/** The settings of a chatbot, with the chat as it would be beside them. */
export const Settings = ({ chatbot: { SerialNumber } }: PartProps) => {
  const api = useApi();
  const read = useData(async () => {
    const [{ serialNumber: _, ...saved }, models] = await Promise.all([
      api.call<ChatbotSettings & { serialNumber: string }>('/chat/Chatbot/Get', { serialNumber: SerialNumber }),
      api.call<SettingContext['models']>('/chat/Chatbot/ModelList'),
    ]);
    return { saved, models };
  }, [api, SerialNumber]);
  return (
    <Loaded of={read}>{(data) => <Form {...{ serialNumber: SerialNumber, ...data, reload: read.reload }} />}</Loaded>
  );
};
