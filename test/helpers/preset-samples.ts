import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectFile } from '../../src/feeds/inspect/inspect-file.ts';
import type { PresetName } from '../../src/feeds/map/presets/presets.ts';
import { feedConfig, read, TODAY } from './feed-files.ts';

const FOLDER = join(import.meta.dirname, '../feeds/map/presets');

export const samplePath = (file: string): string => join(FOLDER, file);
export const sampleText = (file: string): Promise<string> => readFile(samplePath(file), 'utf8');

/** What each home of a sample says, by its key: the kind of its row, and all values that it has. An address is hidden where that is said. */
export const readHomes = async (preset: PresetName, file: string) => {
  const config = feedConfig({ preset, key: ['ListingKey', 'MLSNumber', 'Url'] });
  const { rows } = await read(await sampleText(file), config);
  const homes = rows.map((row) => {
    const values =
      'values' in row ? Object.entries(row.values).filter(([, value]) => value !== null && value !== false) : [];
    const problems = 'problems' in row ? row.problems : [];
    return [
      row.keys.ListingKey ?? row.keys.MLSNumber,
      { kind: row.kind, ...Object.fromEntries(values), ...(problems.length > 0 && { problems }) },
    ];
  });
  return { homes: Object.fromEntries(homes) };
};

/** What `feed inspect` proposes for a sample, and what is still open of it. */
export const proposeFor = async (file: string) => {
  const inspection = await inspectFile(samplePath(file), { today: TODAY });
  const { config, problems } = inspection.configure({ serialNumber: 'any', file });
  return { config, problems, kinds: inspection.trial.kinds };
};
