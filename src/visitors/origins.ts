/** On which websites a chatbot may be used. */

type OriginSettings = { VerifyDomain: boolean; Domains: string; CustomDomain: string };

const urlOf = (text: string): URL | undefined => {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
};

/** The port that a setting names; a URL forgets one that its scheme has by itself. */
const PORT = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*:(\d{1,5})(?:\/|$)/i;

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'http:' ? 80 : 443));

/** Whether a host of a setting, which may name a port and begin with `*.`, is that of a website, whose port counts where one is named. */
const isHostOf = (entry: string, website: URL): boolean => {
  const isWild = entry.startsWith('*.');
  const named = urlOf(isWild ? entry.slice(2) : entry);
  if (named === undefined || named.hostname === '') return false;
  const host = named.hostname.replace(/\.$/, '');
  const websiteHost = website.hostname.replace(/\.$/, '');
  const isHost = isWild ? websiteHost.endsWith(`.${host}`) : websiteHost === host;
  const [, port] = PORT.exec(entry) ?? [];
  return isHost && (port === undefined || Number(port) === portOf(website));
};

/**
 * Whether a website of `origin` (undefined: it names none) may open a chat. Where `VerifyDomain` is on, that is one of `Domains` or of
 * `CustomDomain`, or the service itself at `ownAddress`.
 */
export const isAllowedOrigin = (
  origin: string | undefined,
  { VerifyDomain, Domains, CustomDomain }: OriginSettings,
  ownAddress: string | undefined,
): boolean => {
  if (!VerifyDomain) return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return false;
  const website = new URL(origin);
  if (ownAddress !== undefined && website.origin === urlOf(ownAddress)?.origin) return true;
  return [...Domains.split(/[\s,]+/), CustomDomain.trim()].some((entry) => entry !== '' && isHostOf(entry, website));
};
