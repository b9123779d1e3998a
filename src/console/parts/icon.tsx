import type { StatusKind } from './words.ts';

/** Drawings of 24 by 24, in the colour of the text around them. */
const PATHS = {
  feed: 'M4 7h11 M12 3.5L15.5 7 12 10.5 M20 17H9 M12 13.5L8.5 17l3.5 3.5',
  house: 'M3.5 11.5L12 4l8.5 7.5 M6 9.5V20h12V9.5 M10 20v-5.5h4V20',
  chat: 'M12 3c5.2 0 9.3 3.5 9.3 8s-4.1 8-9.3 8c-1 0-2-.1-2.9-.4L4.6 21l.9-3.9C3.7 15.6 2.7 13.4 2.7 11c0-4.5 4.1-8 9.3-8Z',
  key: 'M14.5 3.5a6 6 0 1 1-3.6 10.8L9 16.2V18H7v2H3.5v-3.5l6-6A6 6 0 0 1 14.5 3.5Z M16 8h.01',
  leave: 'M14 4H6v16h8 M10 12h10.5 M17 8.5l3.5 3.5-3.5 3.5',
  good: 'M5 12.5l4.5 4.5L19 7.5',
  busy: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5',
  waiting: 'M8.5 5v14 M15.5 5v14',
  wrong: 'M12 3.5L2.5 20h19z M12 10v4.5 M12 17.3h.01',
  off: 'M6 12h12',
  close: 'M6 6l12 12 M18 6L6 18',
  back: 'M14.5 6l-6 6 6 6',
  add: 'M12 5v14 M5 12h14',
  upload: 'M12 16V4.5 M7 9.5l5-5 5 5 M4.5 15.5v4h15v-4',
  download: 'M12 4.5V16 M7 11l5 5 5-5 M4.5 15.5v4h15v-4',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

/** The sign of listingd: a house between two lines. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" />
    <path d="M7 15.5L16 8l9 7.5M10 14v10h12V14M16 24v-5.5" />
  </svg>
);

/** How something stands, at a glance: told by a sign and a word, and by colour only besides. */
export const Status = ({ kind, children }: { kind: StatusKind; children: string }) => (
  <span class={`status ${kind}`}>
    <Icon name={kind} />
    {children}
  </span>
);
