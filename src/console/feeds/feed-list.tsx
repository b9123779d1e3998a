import { Heading } from '../parts/heading.tsx';
import { Loading, Trouble } from '../parts/loading.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { useChatbots } from '../parts/use-chatbots.ts';
import { count, list } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { Feed } from './contract.ts';
import { Message, messageOf } from './message.tsx';
import { feedState } from './words.ts';

const LOOK_AGAIN = 10_000;
const LOOK_AGAIN_AT_WORK = 1_500;

/** What there is to do, before anything else. */
const summary = (feeds: readonly Feed[]): string => {
  const waiting = feeds.filter((feed) => feedState(feed)[0] === 'waiting').length;
  const wrong = feeds.filter((feed) => feedState(feed)[0] === 'wrong').length;
  if (waiting + wrong === 0) return feeds.length === 1 ? 'Your feed is well.' : `All ${feeds.length} feeds are well.`;
  const parts = [
    waiting > 0 ? `${count(waiting, 'feed waits', 'feeds wait')} for you` : '',
    wrong > 0 ? `${count(wrong, 'feed needs', 'feeds need')} mending` : '',
  ];
  return `${list(parts.filter((part) => part !== ''))}.`;
};

const FeedCard = ({ feed, called }: { feed: Feed; called: (serialNumber: string) => string }) => {
  const { Feed, State, LastRun, NextRun, SerialNumbers } = feed;
  const [kind, word] = feedState(feed);
  return (
    <li class="panel feed">
      <div class="top">
        <h2>
          <a href={linkTo('feeds', 'feed', Feed)}>{Feed}</a>
        </h2>
        <Status kind={kind}>{word}</Status>
      </div>
      <Message kind={kind} text={messageOf(feed)} />
      <dl class="facts">
        <div>
          <dt>Last import</dt>
          <dd>
            <Time at={LastRun} none="Never" />
          </dd>
        </div>
        <div>
          <dt>Next import</dt>
          <dd>
            <Time at={NextRun} none={State === 'Waiting' ? 'After your first look' : 'When you ask for it'} />
          </dd>
        </div>
        <div>
          <dt>Fills</dt>
          <dd>{list(SerialNumbers.map(called)) || '–'}</dd>
        </div>
      </dl>
    </li>
  );
};

/** All feeds of the workspace, at a glance. */
export const FeedList = () => {
  const api = useApi();
  const { called } = useChatbots();
  const { data, failure, reload } = useData(
    () => api.call<{ List: Feed[] }>('/chat/Feed/List'),
    [api],
    (read) => (read?.List.some(({ State }) => State === 'Running') ? LOOK_AGAIN_AT_WORK : LOOK_AGAIN),
  );
  return (
    <>
      <Heading title="Feeds">
        <a class="button primary" href={linkTo('feeds', 'new')}>
          New feed
        </a>
      </Heading>
      {data === undefined ? (
        <Loading failure={failure} retry={reload} />
      ) : (
        <>
          {failure !== '' && <Trouble failure={failure} retry={reload} />}
          {data.List.length === 0 ? (
            <p class="panel empty">
              There is no feed yet. Bring a file that your MLS sent, and “New feed” sets one up.
            </p>
          ) : (
            <p class="summary">{summary(data.List)}</p>
          )}
          <ul class="cards">
            {data.List.map((feed) => (
              <FeedCard key={feed.Feed} feed={feed} called={called} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
