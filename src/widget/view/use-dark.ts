import { useEffect, useState } from 'preact/hooks';

/** What a page says that it can be, by its style or its head: "light dark"; `normal` where it says nothing, which is light. */
const schemesOf = (): string =>
  `${getComputedStyle(document.documentElement).colorScheme} ${
    document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? ''
  }`;

/** Whether the page is dark: it says so, or that it follows the system, and the system is. */
export const useDark = (): boolean => {
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
