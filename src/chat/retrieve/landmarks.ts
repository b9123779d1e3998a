import type { Landmark } from '../../config/config-files.ts';
import { foldText } from '../../listings/fold.ts';
import type { Point } from './conditions/circle.ts';

/** What the service's settings say of places that people look for homes around. */
export type Landmarks = {
  /** Every name of each. */
  names: readonly string[];
  /** Where the places of a folded name are: several where the name is of several. */
  at(fold: string): readonly Point[];
};

export const createLandmarks = (landmarks: readonly Landmark[]): Landmarks => {
  const points = new Map<string, Point[]>();
  for (const { names, latitude, longitude } of landmarks) {
    for (const fold of new Set(names.map(foldText))) {
      points.set(fold, [...(points.get(fold) ?? []), { latitude, longitude }]);
    }
  }
  return { names: landmarks.flatMap(({ names }) => names), at: (fold) => points.get(fold) ?? [] };
};

export const NO_LANDMARKS = createLandmarks([]);
