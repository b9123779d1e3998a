import { useMemo, useRef, useState } from 'preact/hooks';
import { createServiceClient, type ServiceClient } from '../../widget/service-client.ts';
import type { Api } from '../api.ts';
import { sentenceOf } from '../api.ts';
import type { Explanation } from '../../chat/explanation.ts';
import { createExplainer } from '../explain/explainer.ts';
import { Understood } from '../explain/understood.tsx';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { PartProps } from './part-props.ts';
import { WidgetBox } from './widget-box.tsx';

/** A question that was asked, with how it was understood, or why that can't be told. */
type Asked = { content: string; explanation?: Explanation; failure?: string };

/** The service as a page of a website calls it: `/chat/Visitor/…`, which needs no key. */
const visitorClient = (api: Api) => createServiceClient(api.addressOf('').replace(/\/$/, ''));

/** Tells of each question how it is understood after those before it. */
const useExplained = (api: Api, serialNumber: string) => {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const explain = useMemo(() => createExplainer(api, serialNumber), [api, serialNumber]);
  const note = (content: string): void => {
    const index = asked.length;
    setAsked([...asked, { content }]);
    const told = (part: Partial<Asked>): void =>
      setAsked((now) => now.map((each, place) => (place === index ? { ...each, ...part } : each)));
    explain(
      content,
      asked.map((each) => each.content),
    ).then(
      (explanation) => told({ explanation }),
      (error) => told({ failure: sentenceOf(error) }),
    );
  };
  return { asked, note, forget: () => setAsked([]) };
};

const Explained = ({ asked: { explanation, failure }, serialNumber }: { asked: Asked; serialNumber: string }) => {
  if (explanation === undefined) return <Loading failure={failure ?? ''} retry={() => undefined} />;
  return (
    <>
      <Understood explanation={explanation} />
      {explanation.Rows.length > 0 && (
        <div>
          <h3>Homes that the answer is made of</h3>
          <ul class="rows">
            {explanation.Rows.map(({ ID, MLSNumber, Reasons }) => (
              <li key={ID}>
                <a href={linkTo('listings', serialNumber, 'home', ID)}>{MLSNumber === '' ? `Home ${ID}` : MLSNumber}</a>
                {Reasons.length > 0 && (
                  <small>
                    {' '}
                    {Reasons.map(({ Value, Says }) => (Says === 'no' ? `not ${Value}` : Value)).join(', ')}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

/** The chat as a visitor sees it, and beside it how each question was understood. */
export const Talk = ({ chatbot: { SerialNumber } }: PartProps) => {
  const api = useApi();
  const {
    data: settings,
    failure,
    reload,
  } = useData(() => visitorClient(api).settings(SerialNumber), [api, SerialNumber]);
  const { asked, note, forget } = useExplained(api, SerialNumber);
  const [round, setRound] = useState(0);
  const heard = useRef(note);
  heard.current = note;
  const client = useMemo((): ServiceClient => {
    const { ask, ...rest } = visitorClient(api);
    const askAloud: typeof ask = (token, question, ...more) => {
      if (question.content.trim() !== '') heard.current(question.content);
      return ask(token, question, ...more);
    };
    return { ...rest, ask: askAloud };
  }, [api]);
  if (settings === undefined) return <Loading failure={failure} retry={reload} />;
  const anew = (): void => {
    forget();
    setRound(round + 1);
  };
  return (
    <div class="talk">
      <div class="chat-side">
        <WidgetBox key={round} {...{ settings, client, label: 'The chat' }} />
        <Button onClick={anew}>Begin anew</Button>
        <p class="hint">
          Answers count for the chatbot's limits, and a model may cost money. The conversation is kept like a visitor's.
        </p>
      </div>
      <section class="panel" aria-labelledby="understood">
        <h2 id="understood">How questions are understood</h2>
        {asked.length === 0 && (
          <p class="empty">Ask something in the chat: here you see what it makes of it, and which homes it finds.</p>
        )}
        {asked.toReversed().map((each, index) => (
          <details key={asked.length - index} open={index === 0}>
            <summary>“{each.content}”</summary>
            <Explained asked={each} serialNumber={SerialNumber} />
          </details>
        ))}
      </section>
    </div>
  );
};
