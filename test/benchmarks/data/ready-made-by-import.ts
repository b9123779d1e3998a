import { stat } from 'node:fs/promises';
import type { Scene } from '../setting/scene.ts';
import { withImporter } from '../setting/with-importer.ts';
import { countRows, makeReady, type ReadyMadeFile } from './ready-made-files.ts';

/** `files`: of every table that a first import fills. `bytes`: the size of the file that was imported. */
export type ReadyMade = { files: ReadyMadeFile[]; bytes: number };

/** The files with which the client fills every table as a first import does: made of what one has left. */
export const readyMadeByImport = (scene: Scene, rows: number): Promise<ReadyMade> =>
  withImporter(scene, 'ready-made', async (importer, database) => {
    const before = await countRows(database);
    await importer.deliver({ night: 0, rows });
    const { counts } = await importer.run();
    if (counts.created !== rows) throw new Error(`The first import made ${counts.created} of ${rows} listings`);
    const files: ReadyMadeFile[] = [];
    for (const [table, count] of await countRows(database)) {
      if (count > (before.get(table) ?? 0)) files.push(await makeReady(scene, database, table));
    }
    return { files, bytes: (await stat(importer.file)).size };
  });
