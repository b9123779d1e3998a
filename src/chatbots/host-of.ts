const LONGEST = 255;

/** The host that a header Host or the setting `CustomDomain` names, in lower case and without port; undefined where it names none. */
export const hostOf = (text: string): string | undefined => {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || !URL.canParse(whole)) return undefined;
  const host = new URL(whole).hostname.replace(/\.$/, '');
  return host === '' || host.length > LONGEST ? undefined : host;
};
