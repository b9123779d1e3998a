import { useChatbots } from '../parts/chatbots.tsx';
import { Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { Status } from '../parts/icon.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { count, list } from '../parts/words.ts';
import { linkTo } from '../place.ts';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import type { Feed } from './contract.ts';
import { factsOf, lookAgain, Message, messageOf } from './standing.tsx';
import { feedState } from './words.ts';

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
  const [kind, word] = feedState(feed);
  return (
    <li class="panel feed">
      <div class="top">
        <h2>
          <a href={linkTo('feeds', 'feed', feed.Feed)}>{feed.Feed}</a>
        </h2>
        <Status kind={kind}>{word}</Status>
      </div>
      <Message kind={kind} text={messageOf(feed)} />
      <Facts of={factsOf(feed, called)} />
    </li>
  );
};

/** All feeds of the workspace, at a glance. */
export const FeedList = () => {
  const api = useApi();
  const { called } = useChatbots();
  const feeds = useData(
    () => api.call<{ List: Feed[] }>('/chat/Feed/List'),
    [api],
    (read) => lookAgain(read?.List.some(({ State }) => State === 'Running') ?? false),
  );
  return (
    <>
      <Heading title="Feeds">
        <a class="button primary" href={linkTo('feeds', 'new')}>
          New feed
        </a>
      </Heading>
      <Loaded of={feeds}>
        {({ List }) => (
          <>
            {List.length === 0 ? (
              <p class="panel empty">
                There is no feed yet. Bring a file that your MLS sent, and “New feed” sets one up.
              </p>
            ) : (
              <p class="summary">{summary(List)}</p>
            )}
            <ul class="cards">
              {List.map((feed) => (
                <FeedCard key={feed.Feed} feed={feed} called={called} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  );
};
