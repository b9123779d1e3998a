import type { PictureStore } from '../../listings/pictures/picture-store.ts';
import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';

/** A feed that may ask for no more, or whose pictures are not copied now, is left alone for so long, milliseconds. */
const LEFT_ALONE = 600_000;

export type PicturedFeed = { id: number; name: string; config: FeedConfig };

/** The feeds that have pictures to be fetched now. */
export const createDueFeeds = (options: {
  store: Pick<PictureStore, 'dueFeeds'>;
  registry: Pick<FeedRegistry, 'all'>;
  clock: () => Date;
}) => {
  const { store, registry, clock } = options;
  const leftAloneUntil = new Map<number, number>();

  const isLeftAlone = (feedId: number): boolean => (leftAloneUntil.get(feedId) ?? 0) > clock().getTime();

  /** Nothing of the feed is looked at for ten minutes. False where that is so already. */
  const leaveAlone = (feedId: number): boolean => {
    if (isLeftAlone(feedId)) return false;
    leftAloneUntil.set(feedId, clock().getTime() + LEFT_ALONE);
    return true;
  };

  const find = async (): Promise<PicturedFeed[]> => {
    const due = (await store.dueFeeds()).filter((id) => !isLeftAlone(id));
    if (due.length === 0) return [];
    const copied = new Map<number, PicturedFeed>();
    for (const { feed, config, isGone } of await registry.all()) {
      if (config === null || isGone || !copiesImages(config)) continue;
      copied.set(feed.id, { id: feed.id, name: feed.name, config });
    }
    for (const id of due) if (!copied.has(id)) leaveAlone(id);
    return due.flatMap((id) => copied.get(id) ?? []);
  };

  return { find, leaveAlone };
};
