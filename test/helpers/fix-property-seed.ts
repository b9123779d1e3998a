import fc from 'fast-check';
import { PROPERTY_SEED } from './property-runs.ts';

// AVA loads this file before every test file.
fc.configureGlobal({ seed: PROPERTY_SEED });
