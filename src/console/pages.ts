import { CHAT } from './chat/chat.tsx';
import { FEEDS } from './feeds/feeds.tsx';
import { KEYS } from './keys/keys.tsx';
import { LISTINGS } from './listings/listings.tsx';
import type { Page } from './place.ts';

/** All pages, in the order of the navigation; the first is the one to begin with. */
export const PAGES: readonly [Page, ...Page[]] = [FEEDS, LISTINGS, CHAT, KEYS];
