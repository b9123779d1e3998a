import type { Outcome } from './deliver.ts';

type SmtpError = Error & {
  responseCode?: number | undefined;
  command?: string | undefined;
  recipient?: string | undefined;
  rejectedErrors?: SmtpError[] | undefined;
};

/** What a server said of each address. */
export type Answered = { accepted: readonly string[]; rejectedErrors?: readonly SmtpError[] | undefined };

const REFUSED = 500;
const codeOf = ({ responseCode = 0 }: SmtpError): number => responseCode;

/** What became of a mail that the server looked at: who is yet to get it, and who never will, as it says. */
export const outcomeOfAnswer = (
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
export const outcomeOfError = (error: unknown, settled: readonly string[]): Outcome & { refused: string[] } => {
  const failure = error as SmtpError;
  const reason = failure.message;
  if (failure.rejectedErrors !== undefined && failure.rejectedErrors.length > 0) {
    return outcomeOfAnswer({ accepted: [], rejectedErrors: failure.rejectedErrors }, settled);
  }
  if (failure.command === 'DATA' && codeOf(failure) >= REFUSED) return { kind: 'refused', reason, refused: [] };
  if (failure.command === 'DATA' && codeOf(failure) > 0) return { kind: 'failed', reason, refused: [] };
  return { kind: 'unreached', reason, refused: [] };
};
