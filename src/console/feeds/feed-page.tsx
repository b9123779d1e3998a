import { useState } from 'preact/hooks';
import type { Api } from '../api.ts';
import { Failure } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loading, Trouble } from '../parts/loading.tsx';
import { Pager } from '../parts/pager.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { useChatbots } from '../parts/use-chatbots.ts';
import { list } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { type FeedAction, FeedDialog } from './actions.tsx';
import { Chart } from './chart.tsx';
import type { Feed, Run } from './contract.ts';
import { Message, messageOf } from './message.tsx';
import { RunTable } from './run-table.tsx';
import { feedState, isAtWork } from './words.ts';

const CHARTED = 100;
const PAGE = 20;
const LOOK_AGAIN = 10_000;
const LOOK_AGAIN_AT_WORK = 1_500;

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
      <dl class="facts">
        <div>
          <dt>Last import</dt>
          <dd>
            <Time at={feed.LastRun} none="Never" />
          </dd>
        </div>
        <div>
          <dt>Next import</dt>
          <dd>
            <Time at={feed.NextRun} none={feed.State === 'Waiting' ? 'After your first look' : 'When you ask for it'} />
          </dd>
        </div>
        <div>
          <dt>Fills</dt>
          <dd>{list(feed.SerialNumbers.map(called)) || '–'}</dd>
        </div>
        <div>
          <dt>Its files hold</dt>
          <dd>{feed.Mode === 'delta' ? 'changes since the last one' : feed.Mode === null ? '–' : 'all homes'}</dd>
        </div>
      </dl>
    </section>
  );
};

/** One feed: how it stands, its history as charts and as a table, and what can be asked for. */
export const FeedPage = ({ name }: { name: string }) => {
  const api = useApi();
  const [page, setPage] = useState(1);
  const [action, setAction] = useState<FeedAction>();
  const { data, failure, reload } = useData(
    () => readFeed(api, name, page),
    [api, name, page],
    (read) => (read?.runs.some(isAtWork) ? LOOK_AGAIN_AT_WORK : LOOK_AGAIN),
  );
  const back = { title: 'Feeds', href: linkTo('feeds') };
  if (data === undefined) {
    return (
      <>
        <Heading title={name} back={back} />
        <Loading failure={failure} retry={reload} />
      </>
    );
  }
  return (
    <>
      <Heading title={name} back={back}>
        <a class="button" href={linkTo('feeds', 'change', name)}>
          Change its set-up
        </a>
        <Button onClick={() => setAction('dryRun')}>Dry run</Button>
        <Button icon="upload" onClick={() => setAction('upload')}>
          Upload a file
        </Button>
        <Button kind="primary" onClick={() => setAction('import')}>
          Import now
        </Button>
      </Heading>
      {failure !== '' && <Trouble failure={failure} retry={reload} />}
      <Standing feed={data.feed} />
      <section class="panel" aria-labelledby="history">
        <h2 id="history">Imports over time</h2>
        <Chart runs={data.charted} />
      </section>
      <section class="panel" aria-labelledby="runs">
        <h2 id="runs">Imports and dry runs</h2>
        <RunTable runs={data.runs} />
      </section>
      <Pager page={page} size={PAGE} total={data.total} onPage={setPage} />
      {action && <FeedDialog feed={data.feed} action={action} onClose={() => setAction(undefined)} />}
    </>
  );
};
