import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived: whom the envelope named, its header and text as they were written, and what they say. */
export type Arrived = { to: string[]; raw: string; mail: ParsedMail };

/** What a server answers in place of yes: to a recipient, or to a whole message. */
export type Answers = {
  recipient?: (address: string) => { code: number; text: string } | undefined;
  message?: () => Promise<{ code: number; text: string } | undefined> | { code: number; text: string } | undefined;
  sender?: () => { code: number; text: string } | undefined;
  /** Takes messages and does not say so. */
  isSilent?: boolean;
  options?: SMTPServerOptions;
};

const refusal = (answer: { code: number; text: string } | undefined): Error | null =>
  answer === undefined ? null : Object.assign(new Error(answer.text), { responseCode: answer.code });

/** A mail server on a free port of loopback, or on `port`. `answers` may be changed at any time. */
export const startMailServer = async (answers: Answers = {}, port = 0) => {
  const arrived: Arrived[] = [];
  const connections = { count: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onConnect: (_, done) => {
      connections.count += 1;
      done();
    },
    onMailFrom: (_, __, done) => done(refusal(answers.sender?.())),
    onRcptTo: ({ address }, _, done) => done(refusal(answers.recipient?.(address))),
    onData: (stream, session, done) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part as Buffer);
        const raw = Buffer.concat(parts);
        const answer = await answers.message?.();
        if (answer === undefined) {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          arrived.push({ to, raw: raw.toString('latin1'), mail: await simpleParser(raw) });
        }
        if (answers.isSilent !== true) done(refusal(answer));
      })().catch(() => undefined);
    },
    ...answers.options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    port: address.port,
    arrived,
    connections,
    answers,
    /** Breaks every connection, as a server that is killed does. */
    kill: async (): Promise<void> => {
      for (const { _socket } of server.connections as Set<{ _socket: { destroy(): void } }>) _socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const addressesIn = (field: AddressObject | AddressObject[] | undefined): string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''));
