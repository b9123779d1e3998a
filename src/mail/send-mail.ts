import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { SmtpServer } from '../config/config.ts';
import type { Logger } from '../process/logger.ts';
import type { Outcome, Send } from './delivery-store.ts';
import { type ClaimedDelivery, deliveryId } from './delivery-store.ts';
import { addressesOf, MAIL_SETTING, type MailKind } from './mail-settings.ts';
import { type MailStores, type WrittenMail, writeMail } from './write-mail.ts';

const CONNECT_MILLISECONDS = 30_000;
const SILENT_MILLISECONDS = 120_000;
const IDLE_MILLISECONDS = 30_000;
const CONNECTIONS = 2;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.')) || host === '::1';

/** One pool for all mails. A password goes over TLS alone, to a server that proves who it is, unless the server is on this machine. */
const createSmtpTransport = ({ host, port, secure, user, password }: SmtpServer) => {
  const hasPassword = user !== undefined && password !== undefined;
  const isNear = isLoopback(host);
  const options = {
    ...{ pool: true as const, host, port, secure },
    ...(hasPassword ? { auth: { user, pass: password } } : {}),
    requireTLS: hasPassword && !isNear && !secure,
    tls: { rejectUnauthorized: !isNear && (secure || hasPassword) },
    ...{ disableFileAccess: true, disableUrlAccess: true },
    // What broke off is tried again by the table, not by the pool.
    ...{ maxConnections: CONNECTIONS, maxRequeues: 0, idleTimeout: IDLE_MILLISECONDS },
    ...{ connectionTimeout: CONNECT_MILLISECONDS, greetingTimeout: CONNECT_MILLISECONDS },
    socketTimeout: SILENT_MILLISECONDS,
  };
  return createTransport(options);
};

/** Connects to a mail server and logs in, and sends nothing. Rejects with the server's refusal, or where it takes longer than `milliseconds`. */
export const lookAtMailServer = async (smtp: SmtpServer, milliseconds: number): Promise<void> => {
  const transport = createSmtpTransport(smtp);
  const late = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('it did not answer in time'), { code: 'ETIMEDOUT' });
  });
  try {
    await Promise.race([transport.verify(), late]);
  } finally {
    transport.close({ force: true });
  }
};

type Envelope = { delivery: ClaimedDelivery; mailFrom: string; to: readonly string[]; all: readonly string[] };

/** Addresses are given as such, so that no name and no text can add a header or a recipient. */
const messageOf = (mail: WrittenMail, { delivery, mailFrom, to, all }: Envelope): SendMailOptions => ({
  from: { name: mail.senderName, address: mailFrom },
  to: all.map((address) => ({ name: '', address })),
  ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
  envelope: { from: mailFrom, to: [...to] },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // A mail that went twice is one to who gets it.
  messageId: `<${deliveryId(delivery)}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
  date: delivery.triedSince,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  ...{ disableFileAccess: true, disableUrlAccess: true },
});

const isMail = (delivery: ClaimedDelivery): delivery is ClaimedDelivery & { kind: MailKind } =>
  delivery.kind !== 'notice';

/** Sends deliveries by mail, to the addresses that the chatbot's settings have by now. `stopping` breaks off what is being sent. */
export const createMailSender = (options: {
  smtp: SmtpServer;
  mailFrom: string;
  chatbots: Pick<ChatbotService, 'findById'>;
  stores: MailStores;
  log: Logger;
  clock: () => Date;
  stopping: AbortSignal;
}): { send: Send } => {
  const { smtp, mailFrom, chatbots, stores, log, clock, stopping } = options;
  const transport = createSmtpTransport(smtp);
  stopping.addEventListener('abort', () => transport.close({ force: true }), { once: true });

  const send: Send = async (delivery) => {
    if (!isMail(delivery)) return { kind: 'dropped', reason: 'it is no mail' };
    const chatbot = await chatbots.findById(delivery.chatbotId ?? 0);
    if (chatbot === undefined) return { kind: 'dropped', reason: 'its chatbot is gone' };
    const setting = MAIL_SETTING[delivery.kind];
    const settled = Array.isArray(delivery.content.settled) ? delivery.content.settled.map(String) : [];
    const all = addressesOf(chatbot.settings[setting]);
    const to = all.filter((address) => !settled.includes(address));
    if (to.length === 0)
      return settled.length > 0 ? { kind: 'sent' } : { kind: 'dropped', reason: `${setting} is blank` };
    const mail = await writeMail(delivery, chatbot, { stores, now: clock() });
    if ('nothing' in mail) return { kind: 'dropped', reason: mail.nothing };
    if ('earlySeconds' in mail) return { kind: 'early', seconds: mail.earlySeconds };
    const message = messageOf(mail, { delivery, mailFrom, to, all });
    const { refused, ...outcome } = await transport.sendMail(message).then(
      (answered) => outcomeOfAnswer(answered, settled),
      (error: unknown) => outcomeOfError(error, settled),
    );
    if (refused.length > 0 && outcome.kind !== 'refused')
      log.warn({ delivery: delivery.key, refused }, 'an address of a mail was refused');
    return outcome.kind === 'failed' ? { ...outcome, content: { ...delivery.content, ...outcome.content } } : outcome;
  };

  return { send };
};

type SmtpError = Error & {
  responseCode?: number | undefined;
  command?: string | undefined;
  recipient?: string | undefined;
  rejectedErrors?: SmtpError[] | undefined;
};

/** What a server said of each address. */
type Answered = { accepted: readonly string[]; rejectedErrors?: readonly SmtpError[] | undefined };

const REFUSED = 500;
const codeOf = ({ responseCode = 0 }: SmtpError): number => responseCode;

/** What became of a mail that the server looked at: who is yet to get it, and who never will, as it says. */
const outcomeOfAnswer = (
  { accepted, rejectedErrors = [] }: Answered,
  settled: readonly string[],
): Outcome & { refused: string[] } => {
  const refused = rejectedErrors.filter((error) => codeOf(error) >= REFUSED);
  const later = rejectedErrors.filter((error) => codeOf(error) < REFUSED);
  const told = { refused: refused.map(({ message }) => message) };
  const all = [...settled, ...accepted, ...refused.map(({ recipient = '' }) => recipient)];
  if (later.length > 0) {
    const reason = later.map(({ message }) => message).join('; ');
    return { kind: 'failed', reason, content: { settled: all }, ...told };
  }
  if (accepted.length === 0 && settled.length === 0 && refused.length > 0) {
    return { kind: 'refused', reason: told.refused.join('; '), ...told };
  }
  return { kind: 'sent', ...told };
};

/**
 * What became of a mail that was not taken. Its own fault, for good or for now, is what the server says of the recipients or of the message;
 * all else (no connection, no login, a sender that may not send) any other mail would meet too.
 */
const outcomeOfError = (error: unknown, settled: readonly string[]): Outcome & { refused: string[] } => {
  const failure = error as SmtpError;
  const reason = failure.message;
  if (failure.rejectedErrors !== undefined && failure.rejectedErrors.length > 0) {
    return outcomeOfAnswer({ accepted: [], rejectedErrors: failure.rejectedErrors }, settled);
  }
  if (failure.command === 'DATA' && codeOf(failure) >= REFUSED) return { kind: 'refused', reason, refused: [] };
  if (failure.command === 'DATA' && codeOf(failure) > 0) return { kind: 'failed', reason, refused: [] };
  return { kind: 'unreached', reason, refused: [] };
};
