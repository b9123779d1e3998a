import { useLayoutEffect, useRef } from 'preact/hooks';
import { settingLink } from '../addresses.ts';
import { Composer } from './composer.tsx';
import { focusPanel } from './focus.ts';
import { Header } from './header.tsx';
import { MessageLog } from './message-log.tsx';
import { useStateOf, type ViewContext } from './view-context.ts';

/** Questions that may be asked by a click, before the first one. */
const Suggestions = ({ conversation, texts }: ViewContext) => {
  const { settings } = useStateOf(conversation.state);
  const suggestions = settings.SuggestedMessage.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (suggestions.length === 0) return null;
  return (
    <ul class="suggestions" aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => (
        <li>
          <button type="button" dir="auto" onClick={() => conversation.ask(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** What a visitor agrees to by a first message, where the chatbot has a privacy policy. */
const PrivacyNotice = ({ conversation, texts }: ViewContext) => {
  const { settings } = useStateOf(conversation.state);
  const { ChatbotPrivacyPolicyDescription: description } = settings;
  const href = settingLink(settings.ChatbotPrivacyPolicyUrl);
  const name = settings.ChatbotPrivacyPolicyName || texts.privacy;
  if (href === undefined && description.trim() === '' && settings.ChatbotPrivacyPolicyName === '') return null;
  const policy =
    href === undefined ? (
      name
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    );
  const [before, after] = texts.notice.split('{policy}');
  if (description.trim() === '') {
    return (
      <p class="notice" dir="auto">
        {before}
        {policy}
        {after}
      </p>
    );
  }
  return (
    <p class="notice" dir="auto">
      {description} {policy}
    </p>
  );
};

type PanelOptions = ViewContext & { fillsPage: boolean; takesFocus: boolean; isShown: boolean; onClose: () => void };

export const Panel = ({ fillsPage, takesFocus, isShown, onClose, ...context }: PanelOptions) => {
  const { conversation, texts } = context;
  const { settings, entries, isOpen } = useStateOf(conversation.state);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && isShown) focusPanel(panel.current);
  }, [takesFocus, isShown]);
  const close = (event: KeyboardEvent): void => {
    // A key that ends a word of an input method is no wish to close.
    if (event.key !== 'Escape' || event.isComposing || fillsPage) return;
    event.stopPropagation();
    onClose();
  };
  const asked = entries.some(({ role }) => role === 'user');
  const name = settings.Name || texts.name;
  return (
    <section
      ref={panel}
      class="panel"
      role={fillsPage ? 'main' : 'dialog'}
      aria-label={name}
      hidden={!isShown}
      tabIndex={-1}
      onKeyDown={close}
    >
      <Header {...{ ...context, fillsPage, onClose }} />
      <MessageLog {...{ ...context, isShown }} />
      <footer>
        {isOpen && !asked && <Suggestions {...context} />}
        {!asked && <PrivacyNotice {...context} />}
        <Composer {...{ ...context, isShown }} />
      </footer>
    </section>
  );
};
