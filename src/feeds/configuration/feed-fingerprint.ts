import { MAPPING_VERSION } from '../map/conversions.ts';
import type { FeedConfig } from './feed-config.ts';

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

/**
 * Canonical JSON of all that turns the same bytes into other values or another effect: a file is passed over, and a row is unchanged,
 * only under the same fingerprint.
 */
export const feedFingerprint = (config: FeedConfig): string =>
  canonicalJson({
    version: MAPPING_VERSION,
    preset: config.preset ?? null,
    columns: config.columns ?? {},
    extension: config.extension ?? [],
    defaults: config.defaults ?? {},
    statuses: config.statuses ?? {},
    format: config.format ?? {},
    versionField: config.versionField ?? null,
    key: config.key,
    mode: config.mode,
    importSold: config.importSold ?? false,
    // Left out where it is the default, so that no feed is compared anew for its sake.
    ...(config.images === 'copy' ? { images: config.images } : {}),
  });
