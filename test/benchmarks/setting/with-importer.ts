import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchmarkDatabase } from './databases.ts';
import { type Importer, startImporter } from './import-night.ts';
import type { Scene } from './scene.ts';
import type { ServiceOptions } from './service.ts';

/** Works with a service on an empty database, in a folder of this name; all of them go afterwards. */
export const withImporter = async <Result>(
  scene: Scene,
  name: string,
  work: (importer: Importer, database: BenchmarkDatabase) => Promise<Result>,
  service: Partial<ServiceOptions> = {},
): Promise<Result> => {
  const database = await scene.databases.create();
  const folder = join(scene.folder, name);
  await mkdir(folder);
  try {
    const importer = await startImporter(folder, database, service);
    try {
      return await work(importer, database);
    } finally {
      await importer.stop();
    }
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The same once the first night has been imported. */
export const afterFirstNight = <Result>(
  scene: Scene,
  { name, rows, service }: { name: string; rows: number; service?: Partial<ServiceOptions> },
  work: (importer: Importer, database: BenchmarkDatabase) => Promise<Result>,
): Promise<Result> =>
  withImporter(
    scene,
    name,
    async (importer, database) => {
      await importer.deliver({ night: 0, rows });
      const { counts } = await importer.run();
      if (counts.created !== rows) throw new Error(`The first import made ${counts.created} of ${rows} listings`);
      return work(importer, database);
    },
    service,
  );
