import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../contract.ts';
import type { KeptValues } from '../kept-values.ts';
import { plainText } from '../markdown.ts';
import type { Texts } from '../texts/texts.ts';
import { Icon } from './icons.tsx';

type GreetingOptions = {
  settings: Settings;
  texts: Texts;
  lasting: KeptValues;
  passing: KeptValues;
  onOpen: () => void;
};

const DELAY_MILLISECONDS = 4_000;

/** The welcome beside the button, a moment after the page: once a visitor where the chatbot says so, else once a visit. */
export const Greeting = ({ settings, texts, lasting, passing, onOpen }: GreetingOptions) => {
  const kept = settings.ChatbotPopupOnce ? lasting : passing;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (kept.read('greeted') !== '') return;
    const timer = setTimeout(() => {
      kept.write('greeted', 'yes');
      setShown(true);
    }, DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [kept]);
  if (!isShown) return null;
  return (
    <div class="greeting">
      <button type="button" class="welcome" dir="auto" onClick={onOpen}>
        {plainText(settings.WelcomeMessage) || texts.greeting}
      </button>
      <button type="button" class="dismiss" aria-label={texts.dismiss} onClick={() => setShown(false)}>
        <Icon name="close" />
      </button>
    </div>
  );
};
