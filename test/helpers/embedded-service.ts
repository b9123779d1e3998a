import { lockDataFolder } from '../../src/database/embedded/data-folder.ts';
import { startEmbeddedServer } from '../../src/database/embedded/embedded-server.ts';

/** A process that can be killed in place of the service: `node embedded-service.ts lock|start FOLDER CACHE`. */
const [what, folder = '', cacheFolder = ''] = process.argv.slice(2);
if (what === 'lock') await lockDataFolder(folder);
const path = process.env.PATH ?? '';
const server =
  what === 'start'
    ? await startEmbeddedServer({ folder, cacheFolder, path, settings: 'test', log: () => {} })
    : undefined;
process.stdout.write(`${JSON.stringify({ pid: server?.pid ?? process.pid })}\n`);
setInterval(() => {}, 60_000);
