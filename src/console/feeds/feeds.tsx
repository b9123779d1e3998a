import type { Page, PageProps } from '../place.ts';
import { FeedList } from './feed-list.tsx';
import { FeedPage } from './feed-page.tsx';
import { RunPage } from './run-page.tsx';
import { Change, SetUp } from './set-up/set-up.tsx';

/** Each address below this page is a view of its own: all feeds, one, a run, and how one is set up. */
const Feeds = ({ path: [what, which = ''] }: PageProps) => {
  if (what === 'feed') return <FeedPage name={which} />;
  if (what === 'run') return <RunPage id={Number(which)} />;
  if (what === 'new') return <SetUp />;
  if (what === 'change') return <Change name={which} />;
  return <FeedList />;
};

export const FEEDS: Page = { name: 'feeds', title: 'Feeds', icon: 'feed', View: Feeds };
