import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchmarkDatabase } from './databases.ts';
import { type Importer, startImporter } from './import-night.ts';
import type { Scene } from './scene.ts';
import type { ServiceOptions } from './service.ts';

type Place = { folder: string; database: BenchmarkDatabase };

const withPlace = async <Result>(
  scene: Scene,
  name: string,
  work: (place: Place) => Promise<Result>,
): Promise<Result> => {
  const database = await scene.databases.create();
  const folder = join(scene.folder, name);
  await mkdir(folder);
  try {
    return await work({ folder, database });
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};

const whileItRuns = async <Result>(
  { folder, database }: Place,
  service: Partial<ServiceOptions>,
  work: (importer: Importer) => Promise<Result>,
): Promise<Result> => {
  const importer = await startImporter(folder, database, service);
  try {
    return await work(importer);
  } finally {
    await importer.stop();
  }
};

/** Works with a service on an empty database, in a folder of this name; all of them go afterwards. */
export const withImporter = <Result>(
  scene: Scene,
  name: string,
  work: (importer: Importer, database: BenchmarkDatabase) => Promise<Result>,
  service: Partial<ServiceOptions> = {},
): Promise<Result> =>
  withPlace(scene, name, (place) => whileItRuns(place, service, (importer) => work(importer, place.database)));

/**
 * Works with a service on a database that has the homes of a first night. It is started after their import, as hours lie between the
 * two in production: what an import holds in memory until its thread ends is no part of what is measured here.
 */
export const afterFirstNight = <Result>(
  scene: Scene,
  { name, rows, service = {} }: { name: string; rows: number; service?: Partial<ServiceOptions> },
  work: (importer: Importer, database: BenchmarkDatabase) => Promise<Result>,
): Promise<Result> =>
  withPlace(scene, name, async (place) => {
    await whileItRuns(place, service, async (importer) => {
      await importer.deliver({ night: 0, rows });
      const { counts } = await importer.run();
      if (counts.created !== rows) throw new Error(`The first import made ${counts.created} of ${rows} listings`);
    });
    return whileItRuns(place, service, (importer) => work(importer, place.database));
  });
