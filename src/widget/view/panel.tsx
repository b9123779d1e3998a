import { useLayoutEffect, useRef } from 'preact/hooks';
import { Composer } from './composer.tsx';
import { focusPanel } from './focus.ts';
import { Header } from './header.tsx';
import { MessageLog } from './message-log.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { Suggestions } from './suggestions.tsx';
import { useStateOf } from './use-state-of.ts';
import type { ViewContext } from './view-context.ts';

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
