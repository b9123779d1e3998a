import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchmarkDatabase } from './databases.ts';
import { type Importer, startImporter } from './import-night.ts';
import type { BenchmarkService, ServiceOptions } from './service.ts';
import type { Scene } from './with-scene.ts';

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

const importFirstNight = async (importer: Importer, rows: number): Promise<void> => {
  await importer.deliver({ night: 0, rows });
  const { counts } = await importer.run();
  if (counts.created !== rows) throw new Error(`The first import made ${counts.created} of ${rows} listings`);
};

type FirstNight = { name: string; rows: number; service?: Partial<ServiceOptions> };

/** The same once the first night has been imported. */
export const afterFirstNight = <Result>(
  scene: Scene,
  { name, rows, service }: FirstNight,
  work: (importer: Importer, database: BenchmarkDatabase) => Promise<Result>,
): Promise<Result> =>
  withImporter(
    scene,
    name,
    async (importer, database) => {
      await importFirstNight(importer, rows);
      return work(importer, database);
    },
    service,
  );

/**
 * The same with a service that is started after the import, as hours lie between the two in production: what an import holds in
 * memory until its thread ends is no part of what is measured. Not for imports: the first after a start also starts a thread.
 */
export const restartedAfterFirstNight = <Result>(
  scene: Scene,
  { name, rows, service = {} }: FirstNight,
  work: (service: BenchmarkService, database: BenchmarkDatabase) => Promise<Result>,
): Promise<Result> =>
  withPlace(scene, name, async (place) => {
    await whileItRuns(place, service, (importer) => importFirstNight(importer, rows));
    return whileItRuns(place, service, (importer) => work(importer.service, place.database));
  });
