import type { Figures } from './figures.ts';

/** One of several things that are measured in turn; `run` gives the figure of a round, which counts from 0. */
export type Contestant = { name: string; run: (round: number) => Promise<number> };

/** Told of each figure as it is there. */
export type OnFigure = (round: number, name: string, figure: number) => void;

/**
 * Measures the contestants one after the other, round by round, so that what else the machine does falls on all of them alike. Every
 * second round goes backwards: whoever comes second finds another cache than whoever comes first. Gives the figures by name.
 */
export const takeTurns = async (
  rounds: number,
  contestants: readonly Contestant[],
  onFigure: OnFigure = () => {},
): Promise<Record<string, Figures>> => {
  const figures = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const figure = await run(round);
      figures.get(name)?.push(figure);
      onFigure(round, name, figure);
    }
  }
  return Object.fromEntries(figures);
};
