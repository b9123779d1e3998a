import { useEffect, useRef, useState } from 'preact/hooks';
import type { Api } from './api.ts';
import { CHAT } from './chat/chat.tsx';
import { FEEDS } from './feeds/feeds.tsx';
import { KEYS } from './keys/keys.tsx';
import { LISTINGS } from './listings/listings.tsx';
import { Icon, Mark } from './parts/icon.tsx';
import { Notices, useNotices } from './parts/notices.tsx';
import { linkTo, type Page, usePlace } from './place.ts';
import type { Session } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { SurroundingsContext } from './surroundings.ts';

/** All pages, in the order of the navigation; the first is the one to begin with. */
const PAGES: readonly [Page, ...Page[]] = [FEEDS, LISTINGS, CHAT, KEYS];

const Navigation = ({ current, onSignOut }: { current: Page; onSignOut: () => void }) => (
  <header class="bar">
    <a class="home" href={linkTo(PAGES[0].name)}>
      <Mark />
      <span>listingd</span>
    </a>
    <nav aria-label="Pages">
      <ul>
        {PAGES.map(({ name, title, icon }) => (
          <li key={name}>
            <a href={linkTo(name)} aria-current={name === current.name ? 'page' : undefined}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <button type="button" class="plain" onClick={onSignOut}>
      <Icon name="leave" />
      <span>Sign out</span>
    </button>
  </header>
);

/** Takes a screen reader to a page that was gone to: its heading is read, and Tab goes on from there. */
const useFocusOnChange = (place: string) => {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return main;
};

const Pages = ({ api, session }: { api: Api; session: Session }) => {
  const [name, ...path] = usePlace();
  const page = PAGES.find((each) => each.name === name) ?? PAGES[0];
  const place = [page.name, ...path].join('/');
  const main = useFocusOnChange(place);
  const { notices, notify, dismiss } = useNotices(place);
  const { View } = page;
  return (
    <SurroundingsContext.Provider value={{ api, notify }}>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to the page
      </button>
      <Navigation current={page} onSignOut={() => session.signOut()} />
      <main id="main" ref={main} tabIndex={-1}>
        <View key={place} path={path} />
      </main>
      <Notices notices={notices} dismiss={dismiss} />
    </SurroundingsContext.Provider>
  );
};

/** The console: the sign-in as long as there is no key, else the page that the address names. */
export const Console = ({ api, session }: { api: Api; session: Session }) => {
  const [key, setKey] = useState(session.read().key);
  useEffect(() => session.follow(() => setKey(session.read().key)), [session]);
  // By the key: somebody else's pages begin anew.
  return key === '' ? <SignIn api={api} session={session} /> : <Pages key={key} api={api} session={session} />;
};
