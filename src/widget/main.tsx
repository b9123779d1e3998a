import { render } from 'preact';
import type { Settings } from './contract.ts';
import { createConversation } from './conversation.ts';
import { Failure, type FailureKind } from './failure.ts';
import { createKeptValues } from './kept-values.ts';
import { createServiceClient } from './service-client.ts';
import { styles } from './styles/styles.ts';
import { textsFor } from './texts/texts.ts';
import { App } from './view/app.tsx';

const ELEMENT = 'listingd-chat';

type Place = { serialNumber: string; base: string; fillsPage: boolean };

/** Where the script is known by now: a moment later `currentScript` is null. */
const script = (document.currentScript ?? document.querySelector('script[data-chatbot]')) as HTMLScriptElement | null;

const placeOf = ({ dataset, src }: HTMLScriptElement): Place | undefined => {
  const serialNumber = dataset.chatbot?.trim() ?? '';
  if (serialNumber === '' || src === '') return undefined;
  return { serialNumber, base: src.replace(/\/[^/]*$/, ''), fillsPage: dataset.page !== undefined };
};

/** Tells who builds the page what is wrong; visitors never see it. */
const warn = (message: string): void => {
  // biome-ignore lint/suspicious/noConsole: the only place where the page's maker looks
  console.warn(`Chat of listingd: ${message}`);
};

const createElement = (): { element: HTMLElement; root: ShadowRoot } => {
  const element = document.createElement(ELEMENT);
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return { element, root };
};

const ready = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.body !== null) resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

const show = ({ serialNumber, base, fillsPage }: Place, settings: Settings): void => {
  const prefix = `listingd:${serialNumber}:`;
  const lasting = createKeptValues('localStorage', prefix);
  const passing = createKeptValues('sessionStorage', prefix);
  if (settings.RemoveChatLogOnBrowserClose) lasting.write('token', '');
  const { language, texts } = textsFor([settings.Language, document.documentElement.lang, ...navigator.languages]);
  const pageDirection = getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr';
  const conversation = createConversation({
    client: createServiceClient(base),
    kept: settings.RemoveChatLogOnBrowserClose ? passing : lasting,
    settings,
  });
  const { element, root } = createElement();
  element.dataset.chatbot = serialNumber;
  document.body.append(element);
  // All languages of the chat are written from the left; one that is not set is the page's.
  const direction = settings.Language === '' ? pageDirection : 'ltr';
  // A page that is the chat has its language and no other.
  if (fillsPage) Object.assign(document.documentElement, { lang: language, dir: direction });
  render(<App {...{ conversation, texts, language, direction, fillsPage, lasting, passing, element }} />, root);
};

const reasonOf = (error: unknown, { base }: Place): string => {
  if (!(error instanceof Failure)) return String(error);
  // A browser does not tell a script which of the two it was.
  if (error.kind === 'unreachable')
    return `${base} can't be reached, or connect-src of the page's Content-Security-Policy does not name it`;
  return error.message || `${base} answered with no reason`;
};

/** Pauses after which a service that was away is asked again, milliseconds: it may just be starting. */
const PAUSES = [5_000, 15_000, 60_000];
const MAY_PASS: readonly FailureKind[] = ['offline', 'unreachable', 'busy'];

/** Reads the settings, also from a service that comes back meanwhile. What is wrong is told at once, for who builds the page. */
const readSettings = async (place: Place): Promise<Settings> => {
  const read = () => createServiceClient(place.base).settings(place.serialNumber);
  for (const pause of PAUSES) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Failure) || !MAY_PASS.includes(error.kind)) throw error;
      warn(reasonOf(error, place));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return read();
};

const start = async (place: Place): Promise<void> => {
  try {
    const settings = await readSettings(place);
    await ready();
    const isShown = document.querySelector(`${ELEMENT}[data-chatbot="${CSS.escape(place.serialNumber)}"]`) !== null;
    if (!isShown) show(place, settings);
  } catch (error) {
    warn(reasonOf(error, place));
  }
};

const place = script === null ? undefined : placeOf(script);
if (place === undefined) warn('the script needs the attribute data-chatbot, the serial number of a chatbot');
else start(place);
