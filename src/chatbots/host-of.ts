const LONGEST = 255;

/** What a text names that may lack its scheme; undefined where it names nothing. */
export const urlOf = (text: string): URL | undefined => {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return trimmed !== '' && URL.canParse(whole) ? new URL(whole) : undefined;
};

/** The host that a header Host or the setting `CustomDomain` names, in lower case and without port; undefined where it names none. */
export const hostOf = (text: string): string | undefined => {
  const host = urlOf(text)?.hostname.replace(/\.$/, '') ?? '';
  return host === '' || host.length > LONGEST ? undefined : host;
};
