import type { Answered, Contact, Opened, Question, Settings } from './contract.ts';
import { Failure, type FailureKind, toFailure } from './failure.ts';

const DATA = /^data: ?/;

/** The events of a stream of lines `data: {…}`, whichever way its bytes are cut. A line that is no JSON ends it with an error. */
export const readEvents = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r?\n/);
      // What stands behind the last line end may go on.
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (DATA.test(line)) yield JSON.parse(line.replace(DATA, '')) as Record<string, unknown>;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
};

type Envelope = { Success: boolean; Code: number; Message: string; Data: unknown };

/** How long nothing may come of an answer. A model that searches takes its time before the first word. */
const SILENCE_MILLISECONDS = 120_000;

const DAY_SECONDS = 86_400;

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'token',
  403: 'refused',
  404: 'missing',
  409: 'answering',
  413: 'tooLarge',
  415: 'wrongType',
  503: 'unreachable',
};

const failureOf = ({ Code, Message }: Envelope, response: Response, invalid: FailureKind = 'failed'): Failure => {
  const seconds = Number(response.headers.get('Retry-After')) || undefined;
  // Nobody waits until tomorrow.
  const isSoon = seconds !== undefined && seconds <= DAY_SECONDS;
  if (Code === 429) return new Failure(isSoon ? 'busy' : 'limit', Message, seconds);
  return new Failure(Code === 400 ? invalid : (KINDS[Code] ?? 'failed'), Message, seconds);
};

/** Data of an answer; throws the failure that it speaks of, `invalid` where a field of the request was wrong. */
const readData = async <Data>(response: Response, invalid?: FailureKind): Promise<Data> => {
  const envelope = (await response.json().catch(() => ({ Code: response.status, Message: '' }))) as Envelope;
  if (!envelope.Success) throw failureOf(envelope, response, invalid);
  return envelope.Data as Data;
};

const PICTURES = new Set(['ChatIcon', 'ChatProfilePicture', 'Image']);

/** Pictures that the service shows itself are paths of it. */
const withPictures = <Data>(data: Data, base: string): Data =>
  JSON.parse(JSON.stringify(data), (name, value) =>
    PICTURES.has(name) && String(value).startsWith('/') ? base + value : value,
  );

/** The service at an address, called as a page may. Whatever goes wrong is a `Failure`. */
export const createServiceClient = (base: string) => {
  const call = async (path: string, options: RequestInit = {}): Promise<Response> => {
    try {
      return await fetch(`${base}/chat/Visitor/${path}`, { credentials: 'omit', ...options });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw toFailure(error, 'unreachable');
    }
  };

  const post = (path: string, value: object, token = '', signal?: AbortSignal): Promise<Response> =>
    call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(value),
      ...(signal ? { signal } : {}),
    });

  return {
    settings: async (serialNumber: string): Promise<Settings> =>
      withPictures(await readData(await call(`Settings?serialNumber=${encodeURIComponent(serialNumber)}`)), base),

    open: async (serialNumber: string, Token: string): Promise<Opened> =>
      withPictures(await readData(await post('Open', { serialNumber, ...(Token === '' ? {} : { Token }) })), base),

    /** Calls `onPart` with each part of the answer. An answer that ends too early, or is silent for too long, is a failure `lost`. */
    ask: async (
      token: string,
      question: Question,
      stop: AbortController,
      onPart: (content: string) => void,
    ): Promise<Answered> => {
      const { fileIds, ...rest } = question;
      const silence = () => setTimeout(() => stop.abort(new Failure('lost')), SILENCE_MILLISECONDS);
      let timer = silence();
      try {
        const response = await post('Ask', { ...rest, ...(fileIds.length > 0 ? { fileIds } : {}) }, token, stop.signal);
        if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return await readData(response);
        if (response.body === null) throw new Failure('lost');
        for await (const event of readEvents(response.body)) {
          clearTimeout(timer);
          timer = silence();
          if ('Success' in event) throw failureOf(event as Envelope, response);
          if ('Answer' in event) return withPictures(event as unknown as Answered, base);
          if (typeof event.content === 'string') onPart(event.content);
        }
        throw new Failure('lost');
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : toFailure(error, 'lost');
      } finally {
        clearTimeout(timer);
      }
    },

    /** The ID of the file. */
    upload: async (token: string, file: Blob, name: string, signal: AbortSignal): Promise<number> => {
      const body = new FormData();
      body.append('file', file, name);
      const response = await call('Upload', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body,
        signal,
      });
      return Number((await readData<{ FileStoreId: string }>(response)).FileStoreId);
    },

    contact: async (token: string, contact: Contact): Promise<void> => {
      const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''));
      await readData(await post('Contact', given, token), 'contact');
    },
  };
};

export type ServiceClient = ReturnType<typeof createServiceClient>;
