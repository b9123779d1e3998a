import type { FeedConfig } from '../configuration/feed-config.ts';
import { presetOf } from '../map/presets/presets.ts';

/** A line of the source in place of a record. `capped`: it says that the file does not hold everything. */
export type SourceNotice = { text: string; capped: boolean };
export type ReadNotice = (values: readonly string[]) => SourceNotice | null;

/** Tells a source's notices from records: one text, alone in its line or padded with delimiters. */
export const createNoticeReader = (config: FeedConfig): ReadNotice => {
  const { banners = [], cappedBanners = [] } = presetOf(config.preset);
  if (banners.length + cappedBanners.length === 0) return () => null;
  return (values) => {
    const text = values[0]?.trim() ?? '';
    if (text === '' || values.some((value, index) => index > 0 && value.trim() !== '')) return null;
    const capped = cappedBanners.some((pattern) => pattern.test(text));
    return capped || banners.some((pattern) => pattern.test(text)) ? { text, capped } : null;
  };
};
