import type { Preset } from '../../configuration/feed-fields.ts';
import { listingPreset } from './listing.ts';
import { redfinPreset } from './redfin.ts';
import { resoPreset } from './reso.ts';
import { rightmovePreset } from './rightmove.ts';

export const PRESET_NAMES = ['listing', 'redfin', 'reso', 'rightmove'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

const PRESETS: Readonly<Record<PresetName, Preset>> = {
  listing: listingPreset,
  redfin: redfinPreset,
  reso: resoPreset,
  rightmove: rightmovePreset,
};
const NO_PRESET: Preset = { fields: {}, constants: {} };

/** The preset's tables; without a name those of a feed that is mapped by hand alone. */
export const presetOf = (name: PresetName | undefined): Preset => (name === undefined ? NO_PRESET : PRESETS[name]);

/** A line of the source in place of a record. `capped`: it says that the file does not hold everything. */
type SourceNotice = { text: string; capped: boolean };

/** Tells a source's notices from records: one text, alone in its line or padded with delimiters. */
export const createNoticeReader = (
  preset: PresetName | undefined,
): ((values: readonly string[]) => SourceNotice | null) => {
  const { banners = [], cappedBanners = [] } = presetOf(preset);
  if (banners.length + cappedBanners.length === 0) return () => null;
  return (values) => {
    const text = values[0]?.trim() ?? '';
    if (text === '' || values.some((value, index) => index > 0 && value.trim() !== '')) return null;
    const capped = cappedBanners.some((pattern) => pattern.test(text));
    return capped || banners.some((pattern) => pattern.test(text)) ? { text, capped } : null;
  };
};
