import { DateTime } from 'luxon';
import { zoneOf } from '../chat/time-zone.ts';
import { fill } from '../chat/words/fill.ts';
import type { Chatbot } from '../chatbots/chatbot-service.ts';
import type { MessageRow } from '../conversations/conversation-store.ts';
import type { LeadRow } from '../conversations/lead-store.ts';
import { daySpan } from '../conversations/period.ts';
import type { Stores } from '../database/stores.ts';
import { namedLanguage } from '../language/named-language.ts';
import type { ClaimedDelivery } from './delivery-store.ts';
import { type Block, cleanLine, cleanText, writeHtml, writeText } from './mail-body.ts';
import { MAIL_SETTING, type MailKind } from './mail-settings.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';

/** What mails tell of. */
export type MailStores = Pick<Stores, 'conversations' | 'leads'>;

/** A mail but for who sends and gets it. `replyTo` is an address that has the form of one, or null. */
export type WrittenMail = { senderName: string; subject: string; text: string; html: string; replyTo: string | null };

/** Why there is no mail: there is nothing to tell, or its day has not ended. */
type NoMail = { nothing: string } | { earlySeconds: number };

const MOST_MESSAGES = 200;
const MOST_CHATS = 50;
const MOST_MESSAGES_OF_A_CHAT = 30;
const MOST_LEADS = 500;
/** Characters of the chats of a day: mail servers take some megabytes, and each is there as text and as HTML. */
const MOST_OF_A_DAY = 400_000;
const LONGEST_TEXT = 4_000;
/** An address that a reply may go to: whatever else a mail server would take is not worth the doubt. */
const REPLY_ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const LONGEST_ADDRESS = 254;

export const replyAddress = (email: string): string | null =>
  email.length <= LONGEST_ADDRESS && REPLY_ADDRESS.test(email) ? email : null;

/** Answers are Markdown, of which only links and stress are common enough to be in the way. */
const plainAnswer = (content: string): string =>
  content.replace(/\[([^\]\n]{1,300})\]\((https?:\/\/[^\s)]+)\)/g, '$1 ($2)').replace(/\*\*([^*\n]+)\*\*/g, '$1');

const cut = (text: string): string => {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT).join('')} …`;
};

/** What a mail of one chatbot is written with. */
type Writer = {
  words: MailWords;
  name: string;
  when: (moment: Date) => string;
  date: (day: string) => string;
};

const createWriter = ({ settings }: Pick<Chatbot, 'settings'>): Writer & { language: string } => {
  const language = namedLanguage(settings.AIResponseLanguage) ?? 'en';
  const words = MAIL_WORDS[language];
  const zone = zoneOf(settings.TimeZone);
  return {
    language,
    words,
    name: cleanLine(settings.Name) || words.labels.chatbot,
    when: (moment) => DateTime.fromJSDate(moment, { zone }).setLocale(language).toLocaleString(DateTime.DATETIME_MED),
    date: (day) => DateTime.fromISO(day, { zone: 'utc' }).setLocale(language).toLocaleString(DateTime.DATE_FULL),
  };
};

const messageBlocks = (messages: readonly MessageRow[], { words, when }: Writer): Block[] =>
  messages.map(({ role, content, createdAt }) => {
    const isVisitor = role === 'user';
    return {
      ...{ kind: 'message', isVisitor, when: when(createdAt) },
      who: isVisitor ? words.visitor : words.assistant,
      text: cut(cleanText(isVisitor ? content : plainAnswer(content))),
    };
  });

const filled = (facts: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  facts: facts.filter(([, value]) => value !== ''),
});

type Person = Pick<LeadRow, 'name' | 'email' | 'phone' | 'message' | 'createdAt'>;

const personFacts = ({ name, email, phone, message, createdAt }: Person, { words: { labels }, when }: Writer): Block =>
  filled([
    [labels.name, cleanLine(name)],
    [labels.email, cleanLine(email, LONGEST_ADDRESS)],
    [labels.phone, cleanLine(phone)],
    [labels.message, cut(cleanText(message))],
    [labels.time, when(createdAt)],
  ]);

type Body = { blocks: Block[]; replyTo: string | null };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a form said, else what is known of the visitor. */
const personOf = async (
  { kind, content, createdAt, sessionId }: ClaimedDelivery,
  { leads }: MailStores,
): Promise<Person> => {
  if (kind === 'contact') {
    const { Name, Email, Phone, Message } = content;
    return { name: textOf(Name), email: textOf(Email), phone: textOf(Phone), message: textOf(Message), createdAt };
  }
  const lead = await leads.ofSession(sessionId ?? 0);
  return { name: lead?.name ?? '', email: lead?.email ?? '', phone: lead?.phone ?? '', message: '', createdAt };
};

const aboutPerson = async (delivery: ClaimedDelivery, stores: MailStores, writer: Writer): Promise<Body> => {
  const { words } = writer;
  const person = await personOf(delivery, stores);
  const messages = await stores.conversations.lastMessages(delivery.sessionId ?? 0, MOST_MESSAGES);
  const replyTo = replyAddress(person.email);
  const blocks: Block[] = [personFacts(person, writer)];
  if (person.email === '' && person.phone === '') blocks.push({ kind: 'paragraph', text: words.unreachable });
  if (replyTo !== null) blocks.push({ kind: 'paragraph', text: words.reply });
  if (messages.length > 0) blocks.push({ kind: 'heading', text: words.conversation });
  if (messages.length === MOST_MESSAGES) blocks.push({ kind: 'note', text: words.earlier });
  return { blocks: [...blocks, ...messageBlocks(messages, writer)], replyTo };
};

type Day = { chatbotId: number; span: { from: Date; to: Date } };

const aboutChats = async ({ chatbotId, span }: Day, stores: MailStores, writer: Writer): Promise<Block[]> => {
  const { words } = writer;
  const chats = await stores.conversations.saidWithin(chatbotId, span);
  if (chats.length === 0) return [];
  const leads = await stores.leads.within(chatbotId, span);
  const questions = chats.reduce((sum, chat) => sum + chat.questions, 0);
  const blocks: Block[] = [
    filled([
      [words.labels.conversations, String(chats.length)],
      [words.labels.questions, String(questions)],
      [words.labels.leads, String(leads.length)],
    ]),
  ];
  let [told, written] = [0, 0];
  for (const { sessionId } of chats.slice(0, MOST_CHATS)) {
    if (written > MOST_OF_A_DAY) break;
    told += 1;
    const messages = await stores.conversations.firstMessages(sessionId, span, MOST_MESSAGES_OF_A_CHAT);
    blocks.push({ kind: 'heading', text: fill(words.numbered, { number: String(sessionId) }) });
    const lead = leads.find((one) => one.sessionId === sessionId);
    if (lead !== undefined) blocks.push(personFacts({ ...lead, message: '' }, writer));
    const said = messageBlocks(messages, writer);
    written += said.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0);
    blocks.push(...said);
    if (messages.length === MOST_MESSAGES_OF_A_CHAT) blocks.push({ kind: 'note', text: words.later });
  }
  if (chats.length > told)
    blocks.push({ kind: 'paragraph', text: fill(words.more, { count: String(chats.length - told) }) });
  return blocks;
};

const aboutLeads = async ({ chatbotId, span }: Day, stores: MailStores, writer: Writer): Promise<Block[]> => {
  const leads = await stores.leads.within(chatbotId, span);
  const blocks = leads
    .slice(0, MOST_LEADS)
    .flatMap((lead): Block[] => [
      { kind: 'heading', text: fill(writer.words.numbered, { number: String(lead.sessionId) }) },
      personFacts(lead, writer),
    ]);
  const more = fill(writer.words.more, { count: String(leads.length - MOST_LEADS) });
  return leads.length > MOST_LEADS ? [...blocks, { kind: 'paragraph', text: more }] : blocks;
};

const ABOUT_DAY = { dailyChats: aboutChats, dailyLeads: aboutLeads };

/**
 * Writes a mail of what the database holds now, in the language that the chatbot answers in, else in English. What was erased meanwhile is
 * in none.
 */
export const writeMail = async (
  delivery: ClaimedDelivery & { kind: MailKind },
  chatbot: Chatbot,
  { stores, now }: { stores: MailStores; now: Date },
): Promise<WrittenMail | NoMail> => {
  const { kind, content } = delivery;
  const { language, ...writer } = createWriter(chatbot);
  const { words, name } = writer;
  const day = textOf(content.day);
  let body: Body;
  if (kind === 'person' || kind === 'contact') body = await aboutPerson(delivery, stores, writer);
  else {
    const span = daySpan(day, chatbot.settings.TimeZone);
    if (span.to > now) return { earlySeconds: Math.ceil((span.to.getTime() - now.getTime()) / 1_000) };
    body = { blocks: await ABOUT_DAY[kind]({ chatbotId: chatbot.id, span }, stores, writer), replyTo: null };
    if (body.blocks.length === 0) return { nothing: `nothing happened on ${day}` };
  }
  const gaps = { name, day: day === '' ? '' : writer.date(day) };
  const subject = cleanLine(fill(words.subjects[kind], gaps), 200);
  const blocks: Block[] = [
    { kind: 'paragraph', text: fill(words.openings[kind], gaps) },
    ...body.blocks,
    { kind: 'note', text: fill(words.footer, { name, setting: MAIL_SETTING[kind] }) },
  ];
  const [text, html] = [writeText(blocks), writeHtml(subject, blocks, language)];
  return { senderName: name, subject, text, html, replyTo: body.replyTo };
};
