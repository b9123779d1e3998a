import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import type { Run } from './contract.ts';
import { effectOf } from './words.ts';

/** What is drawn of each import, one above the other with the time in common. */
type Line = { title: string; unit: string; of: (run: Run) => number };

const LINES: readonly Line[] = [
  { title: 'Rows of the file', unit: '', of: ({ Rows }) => Rows },
  {
    title: 'Changes to homes',
    unit: '',
    of: (run) => {
      const { added, changed, left } = effectOf(run);
      return added + changed + left;
    },
  },
  {
    title: 'Seconds that it took',
    unit: ' s',
    of: ({ StartedAt, FinishedAt }) =>
      StartedAt === null || FinishedAt === null ? 0 : (Date.parse(FinishedAt) - Date.parse(StartedAt)) / 1_000,
  },
];

const HEIGHT = 130;

/** A number that is small with a decimal. */
const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

const optionsOf = ({ title, unit }: Line, width: number, style: CSSStyleDeclaration): uPlot.Options => {
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const grid = { stroke: colour('--line'), width: 1 };
  const axis = { stroke: colour('--muted'), font: '12px system-ui, sans-serif', ticks: grid };
  return {
    width,
    height: HEIGHT,
    cursor: { sync: { key: 'runs' }, points: { size: 8 }, drag: { x: false, y: false } },
    legend: { show: false },
    padding: [8, 8, 0, 0],
    // From nothing, so that a night with half of the rows looks like it.
    scales: { y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] } },
    axes: [
      { ...axis, grid: { show: false }, size: 26 },
      {
        ...axis,
        grid,
        size: 62,
        splits: (_, __, ___, most) => [0, most / 2.2, most / 1.1],
        values: (_, splits) => splits.map((split) => `${shown(split)}${unit}`),
      },
    ],
    series: [
      {},
      {
        label: title,
        stroke: colour('--accent'),
        width: 2,
        points: { show: true, size: 6, fill: colour('--accent') },
      },
    ],
  };
};

const Plot = ({ runs, line }: { runs: readonly Run[]; line: Line }) => {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const times = runs.map(({ FinishedAt }) => Date.parse(FinishedAt ?? '') / 1_000);
    let plot: uPlot | undefined;
    const draw = (): void => {
      plot?.destroy();
      plot = new uPlot(
        optionsOf(line, element.clientWidth, getComputedStyle(element)),
        [times, runs.map(line.of)],
        element,
      );
    };
    draw();
    const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      scheme.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, [runs, line]);

  return <div class="plot" ref={place} aria-hidden="true" />;
};

const LEAST = 2;

/** Rows, changes and durations of the imports that were carried out, oldest first. The table of runs has the same in words. */
export const Chart = ({ runs }: { runs: readonly Run[] }) => {
  if (runs.length < LEAST) return <p class="empty">A chart appears here after the second import.</p>;
  return (
    <div class="charts">
      {LINES.map((line) => (
        <figure key={line.title}>
          <figcaption>
            {line.title} <small>{`last: ${shown(line.of(runs.at(-1) as Run))}${line.unit}`}</small>
          </figcaption>
          <Plot runs={runs} line={line} />
        </figure>
      ))}
    </div>
  );
};
