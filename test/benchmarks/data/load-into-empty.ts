import type { Scene } from '../setting/scene.ts';
import { loadReadyMade, type ReadyMadeFile } from './ready-made-files.ts';

/**
 * Loads ready-made files into empty tables with all their indexes; gives the milliseconds of the loading alone.
 * `onLoaded` is told of the server's processor time, in milliseconds too.
 */
export const loadIntoEmpty = async (
  scene: Scene,
  files: readonly ReadyMadeFile[],
  {
    session = [],
    onLoaded = () => {},
  }: { session?: readonly string[]; onLoaded?: (processorTime: number) => void } = {},
): Promise<number> => {
  const database = await scene.databases.create();
  try {
    await scene.databases.settle();
    const before = scene.serverMilliseconds();
    const milliseconds = await loadReadyMade(scene, database, files, { session });
    onLoaded(scene.serverMilliseconds() - before);
    return milliseconds;
  } finally {
    await database.drop();
  }
};
