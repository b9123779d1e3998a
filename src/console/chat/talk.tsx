import { useMemo, useState } from 'preact/hooks';
import { createServiceClient, type ServiceClient } from '../../widget/service-client.ts';
import type { Api } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { createExplainer, Understood } from '../parts/understood.tsx';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { PartProps } from './contract.ts';
import { WidgetBox } from './widget-box.tsx';

/** The service as a page of a website calls it: `/chat/Visitor/…`, which needs no key. */
const visitorClient = (api: Api) => createServiceClient(api.addressOf('').replace(/\/$/, ''));

type ExplainedOptions = {
  asked: readonly string[];
  explain: ReturnType<typeof createExplainer>;
  serialNumber: string;
};

/** How the last of some questions is understood after those before it. */
const Explained = ({ asked, explain, serialNumber }: ExplainedOptions) => {
  const read = useData(() => explain(asked.at(-1) ?? '', asked.slice(0, -1)));
  return (
    <Loaded of={read}>
      {(explanation) => (
        <>
          <Understood explanation={explanation} />
          {explanation.Rows.length > 0 && (
            <div>
              <h3>Homes that the answer is made of</h3>
              <ul class="rows">
                {explanation.Rows.map(({ ID, MLSNumber, Reasons }) => (
                  <li key={ID}>
                    <a href={linkTo('listings', serialNumber, 'home', ID)}>{MLSNumber || `Home ${ID}`}</a>
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
      )}
    </Loaded>
  );
};

/** The chat as a visitor sees it, and beside it how each question was understood. */
export const Talk = ({ chatbot: { SerialNumber } }: PartProps) => {
  const api = useApi();
  const read = useData(() => visitorClient(api).settings(SerialNumber), [api, SerialNumber]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const explain = useMemo(() => createExplainer(api, SerialNumber), [api, SerialNumber]);
  const [round, setRound] = useState(0);
  const client = useMemo((): ServiceClient => {
    const { ask, ...rest } = visitorClient(api);
    const askAloud: typeof ask = (token, question, ...more) => {
      if (question.content.trim() !== '') setAsked((now) => [...now, question.content]);
      return ask(token, question, ...more);
    };
    return { ...rest, ask: askAloud };
  }, [api]);
  const anew = (): void => {
    setAsked([]);
    setRound(round + 1);
  };
  return (
    <Loaded of={read}>
      {(settings) => (
        <div class="talk">
          <div class="chat-side">
            <WidgetBox key={round} {...{ settings, client, label: 'The chat' }} />
            <Button onClick={anew}>Begin anew</Button>
            <p class="hint">
              Answers count for the chatbot's limits, and a model may cost money. The conversation is kept like a
              visitor's.
            </p>
          </div>
          <section class="panel" aria-labelledby="understood">
            <h2 id="understood">How questions are understood</h2>
            {asked.length === 0 && (
              <p class="empty">
                Ask something in the chat: here you see what it makes of it, and which homes it finds.
              </p>
            )}
            {asked.toReversed().map((question, index) => (
              <details key={asked.length - index} open={index === 0}>
                <summary>“{question}”</summary>
                <Explained asked={asked.slice(0, asked.length - index)} explain={explain} serialNumber={SerialNumber} />
              </details>
            ))}
          </section>
        </div>
      )}
    </Loaded>
  );
};
