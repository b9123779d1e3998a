import type { IncomingMessage, ServerResponse } from 'node:http';
import { createScriptBundle } from '../../src/http/script-bundle.ts';

/** What a fake service answers to a message: parts of a stream, then its last chunk, unless it fails or is cut off before. */
export type FakeAnswer = {
  parts?: readonly string[];
  listings?: readonly object[];
  wantsPerson?: true;
  /** Waited for before the last part. */
  until?: Promise<void>;
  /** The connection ends before the last chunk, once this has come: a browser drops what it has not read by then. */
  cutAfter?: Promise<void>;
  /** Instead of all this. */
  failure?: { status?: number; code: number; message?: string; retryAfter?: number };
};

export const fakeSettings = {
  SerialNumber: '0123456789abcdef0123456789abcdef',
  Name: 'Harbor Realty',
  Language: '',
  ChatProfilePicture: '',
  ChatIcon: '',
  ChatBubbleAlign: 0,
  ChatBubbleColor: '',
  ChatbotPopupOnce: false,
  ChatbotPrivacyPolicyDescription: '',
  ChatbotPrivacyPolicyName: '',
  ChatbotPrivacyPolicyUrl: '',
  EnablePushToTalk: true,
  EnableUploadImage: true,
  SocialPageUrl: '',
  SocialProfileUrl: '',
  MessengerUrl: '',
  RemoveChatLogOnBrowserClose: false,
  SuggestedMessage: '',
  TakesContact: false,
  TalkToHumanResponseMessage: '',
  UserInputPlaceholder: '',
  UserMessageColor: '',
  WelcomeMessage: '',
  RateLimitMessage: '',
};

export type FakeSettings = typeof fakeSettings;

/** A call of the API that came: its path without `/chat/Visitor/`, its token, its body as text. */
export type FakeCall = { path: string; token: string; body: string };

type FakeMessage = {
  MessageID: number;
  Role: string;
  Content: string;
  CreatedAt: string;
  Listings?: readonly object[];
  Partial?: true;
};

export type FakeService = {
  settings: FakeSettings;
  /** What is answered next; an echo where there is none. */
  answers: FakeAnswer[];
  calls: FakeCall[];
  /** What each token's session has heard. */
  sessions: Map<string, FakeMessage[]>;
  answer(request: IncomingMessage, response: ServerResponse): void;
};

const bundle = createScriptBundle('widget/main.tsx');

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
};

const envelope = (Data: unknown, Code = 200, Message = ''): string =>
  JSON.stringify({ Data, Version: '1.0.0', Success: Code === 200, Code, Message });

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

/** What a page is answered: the sessions, and the messages in them, which tests can look into. */
const createFakeSessions = (service: Omit<FakeService, 'answer'>) => {
  let ids = 0;
  const message = (Role: string, Content: string, Listings?: readonly object[]): FakeMessage => {
    ids += 1;
    return { MessageID: ids, Role, Content, CreatedAt: new Date().toISOString(), ...(Listings ? { Listings } : {}) };
  };
  return {
    open: (body: string) => {
      const { Token = '' } = JSON.parse(body) as { Token?: string };
      const token = service.sessions.has(Token) ? Token : `token-${service.sessions.size + 1}`;
      const said = service.sessions.get(token) ?? [];
      service.sessions.set(token, said);
      return { Token: token, Settings: service.settings, Messages: said };
    },
    ask: async (response: ServerResponse, said: FakeMessage[], content: string, answer: FakeAnswer): Promise<void> => {
      const { parts = [`You said: ${content}`], listings = [], wantsPerson, until, cutAfter } = answer;
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const [index, part] of parts.entries()) {
        if (index === parts.length - 1) await until;
        response.write(event({ content: part }));
      }
      // The end of the connection, and not of the answer.
      if (cutAfter !== undefined) return void cutAfter.then(() => response.socket?.end());
      const Answer = parts.join('');
      said.push(message('user', content), message('assistant', Answer, listings));
      const wish = wantsPerson ? { WantsPerson: true } : {};
      response.end(event({ QuestionID: ids - 1, AnswerID: ids, Answer, TotalToken: 0, Listings: listings, ...wish }));
    },
  };
};

const fail = (response: ServerResponse, failure: Required<FakeAnswer>['failure']): void => {
  const { status = 200, code, message = 'no', retryAfter } = failure;
  response.statusCode = status;
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.end(envelope(null, code, message));
};

const CORS_HEADERS = {
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

/** The widget's script, and `/chat/Visitor/…` as a page sees it, with answers that a test decides. */
export const createFakeService = (settings: Partial<FakeSettings> = {}): FakeService => {
  const service: Omit<FakeService, 'answer'> = {
    settings: { ...fakeSettings, ...settings },
    ...{ answers: [], calls: [], sessions: new Map() },
  };
  const sessions = createFakeSessions(service);

  const answerCall = async ({ path, token, body }: FakeCall, response: ServerResponse): Promise<void> => {
    if (path.startsWith('Settings')) return void response.end(envelope(service.settings));
    if (path === 'Open') return void response.end(envelope(sessions.open(body)));
    const said = service.sessions.get(token);
    if (said === undefined) return fail(response, { status: 401, code: 401 });
    if (path === 'Upload') return void response.end(envelope({ FileStoreId: '7' }));
    if (path === 'Contact') return void response.end(envelope(1));
    const answer = service.answers.shift() ?? {};
    if (answer.failure !== undefined) return fail(response, answer.failure);
    const { content } = JSON.parse(Buffer.from(body, 'latin1').toString()) as { content: string };
    return sessions.ask(response, said, content, answer);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://fake');
    const { origin = '*', authorization = '' } = request.headers;
    for (const [name, value] of Object.entries(CORS_HEADERS)) response.setHeader(name, value);
    response.setHeader('Access-Control-Allow-Origin', origin);
    if (request.method === 'OPTIONS') return void response.end();
    if (pathname === '/widget.js') {
      response.setHeader('Content-Type', 'text/javascript');
      return void response.end((await bundle()).contents.identity);
    }
    response.setHeader('Content-Type', 'application/json');
    const path = pathname.replace('/chat/Visitor/', '') + search;
    const call = { path, token: authorization.replace('Bearer ', ''), body: await bodyOf(request) };
    service.calls.push(call);
    await answerCall(call, response);
  };

  return Object.assign(service, {
    answer: (request: IncomingMessage, response: ServerResponse) => void answer(request, response),
  });
};
