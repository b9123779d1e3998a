import { render } from 'preact';
import { createApi } from './api.ts';
import { Console } from './console.tsx';
import { createSession } from './session.ts';
import { styles } from './styles/styles.ts';

/** The service is where this script comes from. */
const { src } = document.currentScript as HTMLScriptElement;

const start = (): void => {
  // By the script, since the page's policy allows no style of a text.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const session = createSession();
  render(<Console api={createApi(new URL('..', src), session)} session={session} />, document.body);
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
