import { useState } from 'preact/hooks';
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

/** A feed that is there, as it is configured now: a file of it is looked at by that, which is corrected and saved anew. */
export const Change = ({ name }: { name: string }) => {
  const api = useApi();
  const [inspected, setInspected] = useState<Inspected>();
  const read = useData(() => api.call<{ Text: string }>('/chat/Feed/Configuration', { Feed: name }), [api, name]);
  return (
    <>
      <Heading title={`Set-up of ${name}`} back={{ title: name, href: linkTo('feeds', 'feed', name) }}>
        {inspected && <Button onClick={() => setInspected(undefined)}>Take another file</Button>}
      </Heading>
      <Loaded of={read}>
        {({ Text }) =>
          inspected === undefined ? (
            <>
              <p class="panel">Bring a file of this feed: beside it you see what its set-up makes of each column.</p>
              <ChooseFile text={Text} onInspected={setInspected} />
            </>
          ) : (
            <Review inspected={inspected} existing={{ name, config: readConfiguration(Text) }} />
          )
        }
      </Loaded>
    </>
  );
};
