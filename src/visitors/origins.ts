import { hostOf, urlOf } from '../chatbots/setting-formats.ts';

/** On which websites a chatbot may be used. */

type OriginSettings = { VerifyDomain: boolean; Domains: string; CustomDomain: string };

/** The port that a setting names; a URL forgets one that its scheme has by itself. */
const PORT = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*:(\d{1,5})(?:\/|$)/i;

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'http:' ? 80 : 443));

/** A host that settings name, its port where they name one; `isWild`: those below it are meant. */
type NamedHost = { host: string; isWild: boolean; port: number | undefined };

const readHost = (entry: string): NamedHost[] => {
  const isWild = entry.startsWith('*.');
  const host = hostOf(isWild ? entry.slice(2) : entry);
  const [, port] = PORT.exec(entry) ?? [];
  return host === undefined ? [] : [{ host, isWild, port: port === undefined ? undefined : Number(port) }];
};

/** The hosts of `Domains` (each may begin with `*.`) and of `CustomDomain`. */
export const namedHosts = ({ Domains, CustomDomain }: Pick<OriginSettings, 'Domains' | 'CustomDomain'>): NamedHost[] =>
  [...Domains.split(/[\s,]+/), CustomDomain.trim()].flatMap(readHost);

/**
 * Whether a website of `origin` (undefined: it names none) may open a chat. Where `VerifyDomain` is on, that is one of `Domains` or of
 * `CustomDomain`, at the port that these name, or the service itself at `ownAddress`.
 */
export const isAllowedOrigin = (
  origin: string | undefined,
  settings: OriginSettings,
  ownAddress: string | undefined,
): boolean => {
  if (!settings.VerifyDomain) return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const website = new URL(origin);
  const own = urlOf(ownAddress ?? '');
  // A proxy in front may have TLS and not say so.
  if (own !== undefined && [own.origin, `https://${own.host}`].includes(website.origin)) return true;
  const name = website.hostname.replace(/\.$/, '');
  return namedHosts(settings).some(
    ({ host, isWild, port }) =>
      (isWild ? name.endsWith(`.${host}`) : name === host) && (port === undefined || port === portOf(website)),
  );
};
