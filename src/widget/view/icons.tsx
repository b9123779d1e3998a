import { useState } from 'preact/hooks';

/** Drawings of 24 by 24, in the colour of the text around them. */
const PATHS = {
  chat: 'M12 3c5.2 0 9.3 3.5 9.3 8s-4.1 8-9.3 8c-1 0-2-.1-2.9-.4L4.6 21l.9-3.9C3.7 15.6 2.7 13.4 2.7 11c0-4.5 4.1-8 9.3-8Z M8 11h.01 M12 11h.01 M16 11h.01',
  close: 'M6 6l12 12 M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  send: 'M12 19V5 M5.5 11.5L12 5l6.5 6.5',
  stop: 'M8 8h8v8H8z',
  picture:
    'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5z M4.5 17l4.5-5 3.5 3.5 2.5-2.5 4.5 4.5 M15.5 8.5h.01',
  microphone: 'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3Z M5.5 11.5a6.5 6.5 0 0 0 13 0 M12 18v3',
  more: 'M12 5.5h.01 M12 12h.01 M12 18.5h.01',
  house: 'M3.5 11.5L12 4l8.5 7.5 M6 9.5V20h12V9.5 M10 20v-5.5h4V20',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M4.5 20.5a7.5 7.5 0 0 1 15 0',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

/** A picture, or a drawing in its place where there is none, or where the page's policy or its server refuses it. */
export const Picture = ({ source, alt, otherwise }: { source: string; alt: string; otherwise: IconName }) => {
  const [broken, setBroken] = useState('');
  if (source === '' || broken === source) {
    return (
      <span class="picture missing">
        <Icon name={otherwise} />
      </span>
    );
  }
  return (
    <img class="picture" src={source} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(source)} />
  );
};
