import { useState } from 'preact/hooks';
import { type Api, Failure } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { linkTo } from '../../place.ts';
import { useApi } from '../../surroundings.ts';
import { useData } from '../../use-data.ts';
import { ChooseFile, type Inspected } from './choose-file.tsx';
import { readConfiguration } from './draft.ts';
import { Review } from './review.tsx';

/** A new feed from nothing: a file is looked at, what was found is corrected, and the feed is saved. */
export const SetUp = () => {
  const [inspected, setInspected] = useState<Inspected>();
  return (
    <>
      <Heading title="New feed" back={{ title: 'Feeds', href: linkTo('feeds') }}>
        {inspected && <Button onClick={() => setInspected(undefined)}>Take another file</Button>}
      </Heading>
      {inspected === undefined ? <ChooseFile onInspected={setInspected} /> : <Review inspected={inspected} />}
    </>
  );
};

/** The configuration of a feed, or why it is not changed here, which trying again does not alter. */
const readSetUp = async (api: Api, name: string): Promise<{ Text: string } | { refusal: string }> => {
  try {
    return await api.call<{ Text: string }>('/chat/Feed/Configuration', { Feed: name });
  } catch (error) {
    if (error instanceof Failure && error.code === 409) return { refusal: error.message };
    throw error;
  }
};

/** A feed that is there, as it is configured now: a file of it is looked at by that, which is corrected and saved anew. */
export const Change = ({ name }: { name: string }) => {
  const api = useApi();
  const [inspected, setInspected] = useState<Inspected>();
  const read = useData(() => readSetUp(api, name), [api, name]);
  return (
    <>
      <Heading title={`Set-up of ${name}`} back={{ title: name, href: linkTo('feeds', 'feed', name) }}>
        {inspected && <Button onClick={() => setInspected(undefined)}>Take another file</Button>}
      </Heading>
      <Loaded of={read}>
        {(setUp) =>
          'refusal' in setUp ? (
            <p class="note waiting">
              {setUp.refusal} Its file <code>config/feeds/{name}.json</code> is changed by hand.
            </p>
          ) : inspected === undefined ? (
            <>
              <p class="panel">Bring a file of this feed: beside it you see what its set-up makes of each column.</p>
              <ChooseFile text={setUp.Text} onInspected={setInspected} />
            </>
          ) : (
            <Review inspected={inspected} existing={{ name, config: readConfiguration(setUp.Text) }} />
          )
        }
      </Loaded>
    </>
  );
};
