import { createHash } from 'node:crypto';
import type { NewMessage, People } from '../chat/ask.ts';
import { createAdmissionStore } from '../chat/limits/admission-store.ts';
import { noSuchSession } from '../chat/sessions/session-store.ts';
import type { Database } from '../database/connection.ts';
import { statementsOf } from '../database/statements.ts';
import { type Stores, storesOn } from '../database/stores.ts';
import { inTransaction } from '../database/transaction.ts';
import type { FieldProblem } from '../fields/tidy-fields.ts';
import { digitsOf } from '../language/text/contact-patterns.ts';
import type { NewDelivery } from '../mail/delivery-store.ts';
import type { Notice, Notify } from '../mail/notices.ts';
import { comparedEmail, comparedPhone, contactDetailsIn } from './contact-details.ts';
import type { LeadFields } from './lead-store.ts';

type Session = { chatbotId: number; sessionId: number };
export type Contact = Session & { Name: string; Email: string; Phone: string; Message: string };

/** A column of 65,535 bytes; a character of UTF-16 takes three of them at the most. */
const LONGEST_KEPT = 20_000;
const cut = (message: string): string => message.slice(0, LONGEST_KEPT).toWellFormed();

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Extensions of an office have as few. */
const FEWEST_DIGITS_OF_FORM = 3;

/** What a contact asks of its fields, which may be wrong by themselves. */
export const contactProblems = ({ Email, Phone }: Readonly<Record<string, unknown>>): FieldProblem[] => {
  if (!isGiven(Email) && !isGiven(Phone)) return [{ field: 'Email', message: 'Email or Phone must be given' }];
  if (!isGiven(Phone) || digitsOf(String(Phone).normalize('NFKC')).length >= FEWEST_DIGITS_OF_FORM) return [];
  return [{ field: 'Phone', message: 'Phone must be a telephone number, like +1 619 555 0123' }];
};

const comparedDetails = ({ emails, phones }: { emails: readonly string[]; phones: readonly string[] }): string[] => [
  ...new Set([...emails.map(comparedEmail), ...phones.map(comparedPhone)].filter((detail) => detail !== '')),
];

/** Of what a lead says beside its session: the same is told once. */
const digestOf = (details: readonly string[], { name, message }: { name: string; message: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([[...details].sort(), name, message]))
    .digest('hex')
    .slice(0, 16);

const personKey = ({ sessionId }: Session): string => `person:${sessionId}`;

/** Does `work` in a transaction; 404 where the session has been erased. Nothing of its chatbot is admitted or erased meanwhile. */
const inSession = <Result>(
  database: Database,
  { chatbotId, sessionId }: Session,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (transaction) => {
    await createAdmissionStore(statementsOf(transaction)).takeChatbot(chatbotId);
    const stores = storesOn(transaction);
    if (!(await stores.conversations.exists(sessionId))) throw noSuchSession(sessionId);
    return work(stores);
  });

/** Nobody fills the mailbox of a brokerage: what comes beyond is kept as a lead, and told by notices. */
const MOST_MAILS_OF_A_DAY = 200;

/** Has something sent to the chatbot's TalkToHumanEmail, where that is set. */
const mailPerson = async (
  { chatbots, deliveries }: Stores,
  session: Session,
  delivery: Pick<NewDelivery, 'key' | 'kind' | 'content'>,
): Promise<void> => {
  const chatbot = await chatbots.findById(session.chatbotId);
  if ((chatbot?.settings.TalkToHumanEmail ?? '').trim() === '') return;
  if ((await deliveries.countOfDay(session.chatbotId, ['person', 'contact'])) >= MOST_MAILS_OF_A_DAY) return;
  await deliveries.queue({ ...session, ...delivery });
};

/** What visitors leave for the people of a brokerage, and how these hear of it. What is to be sent is queued with what it tells of. */
export const createPeople = ({ database, notify }: { database: Database; notify: Notify }) => {
  const tell = async (
    { chatbots, deliveries }: Stores,
    session: Session,
    { data, ...notice }: Pick<Notice, 'event' | 'key' | 'data'>,
  ): Promise<void> => {
    const { sessionId, chatbotId } = session;
    const SerialNumber = (await chatbots.findById(chatbotId))?.serialNumber;
    await notify(deliveries, { ...session, ...notice, data: { SerialNumber, SessionID: sessionId, ...data } });
  };

  /** Keeps what a lead says, and tells of it. Returns by what this is known: the same is told once. */
  const keepLead = async (
    stores: Stores,
    session: Session,
    { details, ...lead }: LeadFields & { replacesMessage: boolean; details: readonly string[] },
  ): Promise<string> => {
    await stores.leads.keep(session, { ...lead, message: cut(lead.message) });
    await stores.leads.addDetails(session.sessionId, details);
    const data = { Name: lead.name, Email: lead.email, Phone: lead.phone, Message: cut(lead.message) };
    // A form is written to people, a message of the chat is not: of that only the details are told.
    const digest = digestOf(details, { name: lead.name, message: lead.replacesMessage ? lead.message : '' });
    const key = `${session.sessionId}:${digest}`;
    await tell(stores, session, { event: 'lead', key, data });
    return key;
  };

  const hooks: People = {
    /** Keeps addresses and numbers in a message as the session's lead, and its files as the session's. Gives the first of them, or ''. */
    noteMessage: async ({ chatbotId, sessionId, questionId, content, fileIds }: NewMessage): Promise<string> => {
      const found = contactDetailsIn(content);
      const details = comparedDetails(found);
      const { emails: [email = ''] = [], phones: [phone = ''] = [] } = found;
      if (details.length === 0 && fileIds.length === 0) return '';
      const session = { chatbotId, sessionId };
      await inSession(database, session, async (stores) => {
        if (fileIds.length > 0) await stores.files.giveToMessage(fileIds, { id: questionId, sessionId });
        if (details.length === 0) return;
        await keepLead(stores, session, { name: '', email, phone, message: content, replacesMessage: false, details });
        // Who wanted a person before may not have been to be reached then.
        if (await stores.deliveries.isQueued(personKey(session)))
          await mailPerson(stores, session, { key: `${personKey(session)}:reachable`, kind: 'person', content: {} });
      });
      return email || phone;
    },

    /** Has the conversation sent to the chatbot's TalkToHumanEmail, once a session. How the visitor can be reached. */
    wantsPerson: ({ chatbotId, sessionId }: Session): Promise<string> =>
      inSession(database, { chatbotId, sessionId }, async (stores) => {
        const session = { chatbotId, sessionId };
        await mailPerson(stores, session, { key: personKey(session), kind: 'person', content: {} });
        await tell(stores, session, { event: 'person', key: String(sessionId), data: {} });
        const lead = await stores.leads.ofSession(sessionId);
        return lead?.email || lead?.phone || '';
      }),
  };

  return {
    ...hooks,

    /** Keeps how a visitor wants to be reached as the session's lead, and has it sent to TalkToHumanEmail; the same once a session. */
    contact: async ({ Name, Email, Phone, Message, ...session }: Contact): Promise<void> => {
      const [name, email, phone] = [Name.trim(), Email.trim(), Phone.trim()];
      const written = contactDetailsIn(Message);
      const given = { emails: [email, ...written.emails], phones: [phone, ...written.phones] };
      await inSession(database, session, async (stores) => {
        const lead = { name, email, phone, message: Message, replacesMessage: true, details: comparedDetails(given) };
        const key = await keepLead(stores, session, lead);
        const content = { Name: name, Email: email, Phone: phone, Message };
        await mailPerson(stores, session, { key: `contact:${key}`, kind: 'contact', content });
      });
    },
  };
};
