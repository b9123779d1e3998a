import { useEffect, useRef, useState } from 'preact/hooks';
import { colourPair } from '../colours.ts';
import type { Conversation } from '../conversation.ts';
import type { KeptValues } from '../kept-values.ts';
import { useKeptFocus } from './focus.ts';
import { Greeting } from './greeting.tsx';
import { Icon, Picture } from './icons.tsx';
import { Panel } from './panel.tsx';
import { useStateOf, type ViewContext } from './view-context.ts';

type AppOptions = ViewContext & {
  direction: 'rtl' | 'ltr';
  /** Whether the chat is all there is on the page. */
  fillsPage: boolean;
  /** Whether it begins open, also where it covers the page. */
  startsOpen?: boolean;
  lasting: KeptValues;
  passing: KeptValues;
  /** What holds the widget in its page. */
  element: HTMLElement;
};

const ACCENT = 'rgb(24,78,119)';
/** Where a panel covers the page, it does not open by itself. */
const NARROW = '(max-width: 480px)';
const LEFT = 1;

/** Goes on with what broke off as soon as the browser is online again, and reads what was said in other tabs. */
const useComingBack = (conversation: Conversation, isOpen: boolean): void => {
  useEffect(() => {
    const online = () => conversation.hasPassingFailure() && conversation.again();
    const seen = () => document.visibilityState === 'visible' && isOpen && conversation.open();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [conversation, isOpen]);
};

/** Whether the panel is open, which the next page of the website keeps up. */
const useOpen = ({ fillsPage, startsOpen, passing, conversation, element }: AppOptions) => {
  const [isOpen, setOpen] = useState(
    fillsPage || startsOpen || (passing.read('open') === 'yes' && !matchMedia(NARROW).matches),
  );
  const [isByVisitor, setByVisitor] = useState(false);
  useEffect(() => {
    if (isOpen) conversation.open();
  }, [isOpen, conversation]);
  const turn = (open: boolean): void => {
    passing.write('open', open ? 'yes' : '');
    setByVisitor(true);
    setOpen(open);
    // The button is drawn anew first.
    if (!open) requestAnimationFrame(() => element.shadowRoot?.querySelector<HTMLElement>('.launcher')?.focus());
  };
  return { isOpen, turn, isByVisitor };
};

/** Whether something has been so once: what a visitor has written stays while the panel is closed. */
const useEver = (isSo: boolean): boolean => {
  const ever = useRef(false);
  ever.current ||= isSo;
  return ever.current;
};

/** What a page says that it can be, by its style or its head: "light dark"; `normal` where it says nothing, which is light. */
const schemesOf = (): string =>
  `${getComputedStyle(document.documentElement).colorScheme} ${
    document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? ''
  }`;

/** Whether the page is dark: it says so, or that it follows the system, and the system is. */
const useDark = (): boolean => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const look = (): boolean => /\bdark\b/.test(schemesOf()) && (system.matches || !/\blight\b/.test(schemesOf()));
  const [isDark, setDark] = useState(look);
  useEffect(() => {
    const change = (): void => setDark(look());
    system.addEventListener('change', change);
    return () => system.removeEventListener('change', change);
  }, []);
  return isDark;
};

export const App = (options: AppOptions) => {
  const { conversation, texts, language, direction, fillsPage, lasting, passing } = options;
  const { settings } = useStateOf(conversation.state);
  const { isOpen, turn, isByVisitor } = useOpen(options);
  const isDrawn = useEver(isOpen);
  useComingBack(conversation, isOpen);
  useKeptFocus(options.element);
  const isDark = useDark();
  const accent = colourPair(settings.ChatBubbleColor, ACCENT);
  const mine = colourPair(settings.UserMessageColor, accent.ground);
  const side = settings.ChatBubbleAlign === LEFT ? 'left' : 'right';
  const name = settings.Name || texts.name;
  const colours = {
    '--accent': accent.ground,
    '--on-accent': accent.text,
    '--mine': mine.ground,
    '--on-mine': mine.text,
  };
  return (
    <div
      class={`widget ${side} ${isDark ? 'dark' : ''} ${fillsPage ? 'page' : ''} ${isOpen ? 'opened' : ''}`}
      dir={direction}
      lang={language}
      style={colours}
    >
      {isDrawn && (
        <Panel
          {...{
            conversation,
            texts,
            language,
            fillsPage,
            takesFocus: isByVisitor,
            isShown: isOpen,
            onClose: () => turn(false),
          }}
        />
      )}
      {!fillsPage && !isOpen && <Greeting {...{ settings, texts, lasting, passing, onOpen: () => turn(true) }} />}
      {!fillsPage && (
        <button
          type="button"
          class="launcher"
          aria-label={`${isOpen ? texts.close : texts.open}: ${name}`}
          aria-expanded={isOpen}
          onClick={() => turn(!isOpen)}
          onKeyDown={({ key }) => isOpen && key === 'Escape' && turn(false)}
        >
          {isOpen ? <Icon name="down" /> : <Picture source={settings.ChatIcon} alt="" otherwise="chat" />}
        </button>
      )}
    </div>
  );
};
