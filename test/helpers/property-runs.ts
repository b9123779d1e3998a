import fc from 'fast-check';

/** The same samples every time, so that a red run means a change; other seeds look for more. */
export const PROPERTY_SEED = Number(process.env.LISTINGD_TEST_PROPERTY_SEED ?? 20_261_121);

// AVA loads this file before every test file.
fc.configureGlobal({ seed: PROPERTY_SEED });

/** For properties of which each sample takes a while. */
export const PROPERTY_RUNS = {
  seed: PROPERTY_SEED,
  numRuns: Number(process.env.LISTINGD_TEST_PROPERTY_RUNS ?? 12),
};
