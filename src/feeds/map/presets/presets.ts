import { FEED_FIELDS, type FeedField, type FieldRules, type Preset } from '../../configuration/feed-fields.ts';
import { blmPreset } from './blm.ts';
import { kyeroPreset } from './kyero.ts';
import { openimmoPreset } from './openimmo.ts';
import { reaxmlPreset } from './reaxml.ts';
import { redfinPreset } from './redfin.ts';
import { resoPreset } from './reso.ts';
import { simplyretsPreset } from './simplyrets.ts';
import { zillowPreset } from './zillow.ts';

/** Fields whose columns are not just named as they are. */
const OWN: FieldRules = {
  InternalID: [{ columns: ['InternalID'] }, { columns: ['ID'] }],
  StandardStatus: [{ columns: ['StandardStatus'] }, { columns: ['Status'] }],
  ListPrice: [{ columns: ['ListPrice'] }, { columns: ['Price'] }],
};

const byOwnName = Object.fromEntries(
  (Object.keys(FEED_FIELDS) as FeedField[]).map((field) => [field, [{ columns: [field] }]]),
) as FieldRules;

const PRESETS = {
  blm: blmPreset,
  kyero: kyeroPreset,
  /** The interface's own field names, as Update takes them and as List returns them. */
  listing: {
    marks: [['SaleType'], ['CurrencySymbol', 'AreaUnit', 'ExtensionColumn']],
    fields: { ...byOwnName, ...OWN },
    constants: {},
  },
  openimmo: openimmoPreset,
  reaxml: reaxmlPreset,
  redfin: redfinPreset,
  reso: resoPreset,
  simplyrets: simplyretsPreset,
  zillow: zillowPreset,
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

const NO_PRESET: Preset = { marks: [], fields: {}, constants: {} };

/** The preset's tables; without a name those of a feed that is mapped by hand alone. */
export const presetOf = (name: PresetName | undefined): Preset => (name === undefined ? NO_PRESET : PRESETS[name]);

/** The preset of a layout that an XML text shows by how it begins. */
export const presetOfBeginning = (text: string): PresetName | undefined =>
  PRESET_NAMES.find((name) => presetOf(name).beginning?.test(text));

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
