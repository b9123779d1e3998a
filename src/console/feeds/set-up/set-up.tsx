import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Heading } from '../../parts/heading.tsx';
import { linkTo } from '../../place.ts';
import { ChooseFile, type Inspected } from './choose-file.tsx';
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
