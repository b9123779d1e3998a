import { useState } from 'preact/hooks';
import type { Api } from '../api.ts';
import { Failure } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { useChatbots } from '../parts/chatbots.tsx';
import { Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { Status } from '../parts/icon.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Pager } from '../parts/table.tsx';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { type FeedAction, FeedDialog } from './actions.tsx';
import { Chart } from './chart.tsx';
import type { Feed, Run } from './contract.ts';
import { RunTable } from './run-table.tsx';
import { factsOf, lookAgain, Message, messageOf } from './standing.tsx';
import { feedState, isAtWork } from './words.ts';

const CHARTED = 100;
const PAGE = 20;

type Shown = { feed: Feed; charted: Run[]; runs: Run[]; total: number };

const readFeed = async (api: Api, name: string, page: number): Promise<Shown> => {
  const { List: feeds } = await api.call<{ List: Feed[] }>('/chat/Feed/List');
  const feed = feeds.find(({ Feed }) => Feed === name);
  if (feed === undefined) throw new Failure(404, `There is no feed ${name} any more.`);
  const asked = { Feed: name, PageNumber: page, PageSize: PAGE };
  const { List: runs, VirtualCount: total } = await api.call<{ List: Run[]; VirtualCount: number }>(
    '/chat/Feed/RunList',
    asked,
  );
  const { List } = await api.call<{ List: Run[] }>('/chat/Feed/RunList', { Feed: name, PageSize: CHARTED });
  const charted = List.filter(
    ({ DryRun, State, StartedBy }) => !DryRun && State === 'Succeeded' && StartedBy !== 'undo',
  );
  return { feed, charted: charted.reverse(), runs, total };
};

const MODES = { snapshot: 'all homes', delta: 'changes since the last one' } as const;

/** How the feed stands, and what may be done about it. */
const Standing = ({ feed }: { feed: Feed }) => {
  const { called } = useChatbots();
  const [kind, word] = feedState(feed);
  const waiting = feed.HeldRun ?? feed.PausedBy;
  return (
    <section class="panel" aria-label="How it stands">
      <div class="top">
        <Status kind={kind}>{word}</Status>
        {waiting !== null && (
          <a class="button primary" href={linkTo('feeds', 'run', waiting)}>
            {feed.HeldRun === null ? 'Look at why it is paused' : 'Look at what waits'}
          </a>
        )}
      </div>
      <Message kind={kind} text={messageOf(feed)} />
      <Facts of={[...factsOf(feed, called), ['Its files hold', feed.Mode === null ? '–' : MODES[feed.Mode]]]} />
    </section>
  );
};

/** What can be asked for. Of a feed that is filled by uploads there is no file of its own to look at. */
const Actions = ({ feed }: { feed: Feed }) => {
  const [action, setAction] = useState<FeedAction>();
  return (
    <>
      <a class="button" href={linkTo('feeds', 'change', feed.Feed)}>
        Change its set-up
      </a>
      {!feed.IsUploaded && <Button onClick={() => setAction('dryRun')}>Dry run</Button>}
      <Button icon="upload" kind={feed.IsUploaded ? 'primary' : 'plain'} onClick={() => setAction('upload')}>
        Upload a file
      </Button>
      {!feed.IsUploaded && (
        <Button kind="primary" onClick={() => setAction('import')}>
          Import now
        </Button>
      )}
      {action && <FeedDialog feed={feed} action={action} onClose={() => setAction(undefined)} />}
    </>
  );
};

/** One feed: how it stands, its history as charts and as a table, and what can be asked for. */
export const FeedPage = ({ name }: { name: string }) => {
  const api = useApi();
  const [page, setPage] = useState(1);
  const read = useData(
    () => readFeed(api, name, page),
    [api, name, page],
    (shown) => lookAgain(shown?.runs.some(isAtWork) ?? false),
  );
  return (
    <>
      <Heading title={name} back={{ title: 'Feeds', href: linkTo('feeds') }}>
        {read.data && <Actions feed={read.data.feed} />}
      </Heading>
      <Loaded of={read}>
        {({ feed, charted, runs, total }) => (
          <>
            <Standing feed={feed} />
            <section class="panel" aria-labelledby="history">
              <h2 id="history">Imports over time</h2>
              <Chart runs={charted} />
            </section>
            <section class="panel" aria-labelledby="runs">
              <h2 id="runs">Imports and dry runs</h2>
              <RunTable runs={runs} />
            </section>
            <Pager page={page} size={PAGE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
};
