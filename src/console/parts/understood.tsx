import type { ComponentChildren } from 'preact';
import type { ExplainedConstraint, Explanation } from '../../chat/explanation.ts';
import { type Api, Failure } from '../api.ts';
import { Facts } from './facts.tsx';
import { fieldName } from './home-words.ts';
import { capital, count, inside, list, number } from './words.ts';

const GONE = 404;
/** How many messages before it Explain takes. */
const MOST_TURNS = 50;

/**
 * Asks how a chatbot understands messages. For that it needs a session, in which nothing is ever said: one a tab and chatbot, and a new one
 * where that has been removed by its age.
 */
export const createExplainer = (api: Api, serialNumber: string) => {
  const name = `listingd:console:session:${serialNumber}`;

  const begin = async (): Promise<number> => {
    const { SessionID } = await api.call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber });
    window.sessionStorage.setItem(name, String(SessionID));
    return SessionID;
  };

  return async (content: string, before: readonly string[] = []): Promise<Explanation> => {
    const Turns = before.slice(-MOST_TURNS);
    const ask = (sessionID: number) => api.call<Explanation>('/chat/Chat/Explain', { sessionID, content, Turns });
    const kept = Number(window.sessionStorage.getItem(name));
    try {
      return await ask(kept || (await begin()));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== GONE) throw error;
      return ask(await begin());
    }
  };
};

const INTENTS: Readonly<Record<Explanation['Intent'], string>> = {
  search: 'The visitor looks for homes.',
  lookup: 'The visitor asks about certain homes.',
  compare: 'The visitor compares homes.',
  human: 'The visitor wants to talk to a person.',
  none: 'The message asks for no home.',
};

const AGGREGATES: Readonly<Record<NonNullable<Explanation['Aggregate']>, string>> = {
  count: 'how many there are',
  average: 'the average price',
  lowest: 'the lowest price',
  highest: 'the highest price',
};

const languages = new Intl.DisplayNames('en', { type: 'language' });

const quoted = (texts: readonly string[]): string => list(texts.map((text) => `“${text}”`));

const orderWords = (order: string): string => {
  const [field = '', direction] = order.split(' ');
  return `${fieldName(field)}, ${direction === 'desc' ? 'highest' : 'lowest'} first`;
};

/** What else was understood, beside conditions: a title and what it says. Nothing of what was not asked. */
const restOf = ({ Order, Limit, Fields = [], Tags = [], Aggregate }: Explanation): [title: string, says: string][] => {
  const asked = [...Fields.filter((field) => field !== 'Tag').map((field) => inside(fieldName(field))), ...Tags];
  const rest: [string, string | undefined][] = [
    ['Order', Order && orderWords(Order)],
    ['How many', Limit === undefined ? undefined : `At most ${number(Limit)}`],
    ['Asked about', asked.length > 0 ? capital(list(asked)) : undefined],
    ['Wants to know', Aggregate && capital(AGGREGATES[Aggregate])],
  ];
  return rest.filter((each): each is [string, string] => each[1] !== undefined);
};

const Conditions = ({ title, all }: { title: string; all: readonly ExplainedConstraint[] }) =>
  all.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul class="conditions">
        {all.map(({ Field, Operator, Means, Words }) => (
          <li key={`${Field} ${Operator} ${Means}`}>
            <strong>{capital(Means)}</strong>
            {Words !== '' && <small>“{Words}”</small>}
          </li>
        ))}
      </ul>
    </div>
  );

const Note = ({
  texts,
  children,
}: {
  texts: readonly string[] | undefined;
  children: (told: string) => ComponentChildren;
}) => (texts === undefined || texts.length === 0 ? null : <p class="note waiting">{children(quoted(texts))}</p>);

const matched = ({ Total, Relaxed }: Explanation): string => {
  if (Relaxed !== undefined)
    return `No home fulfils all of it. ${capital(count(Total, 'home'))} ${Total === 1 ? 'comes' : 'come'} closest.`;
  return Total === 0 ? 'No home matches.' : `${capital(count(Total, 'home'))} ${Total === 1 ? 'matches' : 'match'}.`;
};

const ROLES: Readonly<Record<Explanation['Prompt'][number]['role'], string>> = {
  system: 'Instructions',
  user: 'Visitor',
  assistant: 'Chat',
  tool: 'What was found',
};

const Prompt = ({ Prompt: messages, Tokens }: Explanation) => (
  <details>
    <summary>What a model is sent ({count(Tokens, 'token')}, estimated)</summary>
    <ol class="prompt">
      {messages.map(({ role, content, tool_calls }, index) => (
        <li key={index}>
          <strong>{ROLES[role]}</strong>
          <pre tabIndex={0}>{content || JSON.stringify(tool_calls, null, 2)}</pre>
        </li>
      ))}
    </ol>
  </details>
);

/** How a message was understood, in plain words. */
export const Understood = ({ explanation }: { explanation: Explanation }) => {
  const { Intent, Language, Constraints, Wishes = [], Relaxed = [], Unexplained, Refused } = explanation;
  const searches = Intent === 'search' || Intent === 'lookup' || Intent === 'compare';
  const rest = restOf(explanation);
  return (
    <div class="understood">
      <p>
        {INTENTS[Intent]} <small>{languages.of(Language)}</small>
      </p>
      <Conditions title="Must be" all={Constraints} />
      <Conditions title="Would be nice" all={Wishes} />
      {rest.length > 0 && <Facts of={rest} />}
      <Note texts={Unexplained}>{(told) => <>Not understood, and looked for in the texts of homes: {told}.</>}</Note>
      <Note texts={Refused}>{(told) => <>Not followed, since it asks to choose by a protected class: {told}.</>}</Note>
      {searches && <p class="matched">{matched(explanation)}</p>}
      <Conditions title="Given up" all={Relaxed} />
      <Prompt {...explanation} />
    </div>
  );
};
