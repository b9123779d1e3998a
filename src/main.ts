#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What is written, here and by programs that are started from here, is for this user alone, however loose the user's own rule is:
// listings, visitors' messages and files, keys.
process.umask(0o077);
// Before the program is read: with what Node compiled the last time it is read in half the time. It goes with the packages when
// they are installed anew; where it can't be written, nothing is kept. Threads are told by the environment.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache();
const { runProcess } = await import('./commands/command-line.ts');
process.exitCode = await runProcess();
