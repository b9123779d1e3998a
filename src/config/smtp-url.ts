/** A server that takes mails. `secure`: TLS from the first byte; else STARTTLS where it is offered. */
export type SmtpServer = { host: string; port: number; secure: boolean; user?: string; password?: string };

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** `smtp://USER:PASSWORD@HOST:PORT` and `smtps://…`; undefined where it is neither, or says more. */
export const smtpServerFromUrl = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const ownPort = PORTS[protocol];
  const says = `${pathname.replace(/^\/$/, '')}${search}${hash}`;
  if (ownPort === undefined || hostname === '' || says !== '' || (username === '') !== (password === ''))
    return undefined;
  try {
    const credentials =
      username === '' ? {} : { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    const host = decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1');
    return { host, port: port === '' ? ownPort : Number(port), secure: protocol === 'smtps:', ...credentials };
  } catch {
    return undefined;
  }
};
