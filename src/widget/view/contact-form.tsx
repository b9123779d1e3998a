import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_MESSAGE } from '../contract.ts';
import { Failure } from '../failure.ts';
import { FailureNote } from './failure-note.tsx';
import { useStateOf, type ViewContext } from './view-context.ts';

const FIELDS = [
  { name: 'Name', text: 'yourName', type: 'text', autocomplete: 'name', longest: 255 },
  { name: 'Email', text: 'email', type: 'email', autocomplete: 'email', longest: 254 },
  { name: 'Phone', text: 'phone', type: 'tel', autocomplete: 'tel', longest: 40 },
] as const;

/** Room above the form. */
const GAP = 12;

/** How a person of the brokerage can reach the visitor. */
export const ContactForm = (context: ViewContext) => {
  const { conversation, texts } = context;
  const { settings, entries, contact, contactFailure } = useStateOf(conversation.state);
  const [wrong, setWrong] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: string): void =>
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    focus('Name');
    // Not scrollIntoView, which moves the panel and the page, too.
    const log = form.current?.closest('.log');
    if (log) log.scrollTop = (form.current?.offsetTop ?? 0) - GAP;
  }, []);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const read = (name: string): string => String(given.get(name) ?? '').trim();
    const details = { Name: read('Name'), Email: read('Email'), Phone: read('Phone'), Message: read('Message') };
    const isReachable = details.Email !== '' || details.Phone !== '';
    setWrong(isReachable ? undefined : new Failure('contact'));
    // It may have been the answer to the wish already.
    const reply = settings.TalkToHumanResponseMessage;
    const isSaid = reply === '' || entries.some(({ role, content }) => role === 'assistant' && content.includes(reply));
    if (isReachable) conversation.contact(details, isSaid ? texts.contactSent : reply);
    else focus('Email');
  };
  const failure = wrong ?? contactFailure;
  return (
    <form class="contact" ref={form} onSubmit={send} aria-label={texts.contactTitle}>
      <h2>{texts.contactTitle}</h2>
      <p>{texts.contactHint}</p>
      {FIELDS.map(({ name, text, type, autocomplete, longest }) => (
        <label key={name} class={name.toLowerCase()}>
          <span>{texts[text]}</span>
          <input name={name} type={type as 'text'} autocomplete={autocomplete} maxLength={longest} dir="auto" />
        </label>
      ))}
      <label>
        <span>{texts.message}</span>
        <textarea name="Message" rows={2} maxLength={LONGEST_MESSAGE} dir="auto" />
      </label>
      <div class="end">
        {failure && <FailureNote {...context} failure={failure} />}
        <div class="actions">
          <button type="button" class="quiet" onClick={() => conversation.askForContact('closed')}>
            {texts.cancel}
          </button>
          <button type="submit" class="strong" disabled={contact === 'sending'}>
            {texts.send}
          </button>
        </div>
      </div>
    </form>
  );
};
