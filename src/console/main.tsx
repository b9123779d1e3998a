import './known-language.ts';
import { render } from 'preact';
import { createApi } from './api.ts';
import { Console } from './console.tsx';
import { createSession } from './session.ts';
import base from './styles/base.css';
import chat from './styles/chat.css';
import feeds from './styles/feeds.css';
import frame from './styles/frame.css';
import homes from './styles/homes.css';
import parts from './styles/parts.css';

/** The whole style sheet: what stands later decides. */
const STYLES = [base, frame, parts, feeds, homes, chat].join('\n');

/** The service is where this script comes from. */
const { src } = document.currentScript as HTMLScriptElement;

const start = (): void => {
  // By the script, since the page's policy allows no style of a text.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [sheet];
  const session = createSession();
  render(<Console api={createApi(new URL('..', src), session)} session={session} />, document.body);
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
