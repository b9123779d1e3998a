#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before the program is read: with what Node compiled the last time it is read in half the time. It goes with the packages when
// they are installed anew; where it can't be written, nothing is kept.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
const { runCommandLine } = await import('./command-line.ts');
process.exitCode = await runCommandLine(process.argv);
