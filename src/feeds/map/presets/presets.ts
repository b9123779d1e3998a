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
