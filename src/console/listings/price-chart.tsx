import { exactTime } from '../parts/time.tsx';
import { type PricePoint, ticksOf } from './price-history.ts';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 84;
const [RIGHT, TOP, BOTTOM] = [16, 14, 30];

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
/** `520K`: the currency stands above the chart. */
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });
const DAY_MILLISECONDS = 86_400_000;

/** Where times and prices lie in the drawing. */
const scaleOf = (points: readonly PricePoint[], now: number) => {
  const ticks = ticksOf(points.flatMap(({ price }) => price ?? []));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const begin = points[0]?.at ?? now;
  // A home of today is not one line at the edge.
  const end = Math.max(now, begin + DAY_MILLISECONDS);
  return {
    ticks,
    ...{ begin, end },
    x: (at: number): number => LEFT + ((at - begin) / (end - begin)) * (WIDTH - LEFT - RIGHT),
    y: (price: number): number => HEIGHT - BOTTOM - ((price - low) / (high - low)) * (HEIGHT - TOP - BOTTOM),
  };
};

type Scale = ReturnType<typeof scaleOf>;

/** Lines that go across and then up or down: a price holds until the next one. */
const pathOf = (points: readonly PricePoint[], { x, y, end }: Scale): string =>
  points
    .map(({ at, price }, index) => {
      if (price === null) return '';
      const before = points[index - 1]?.price;
      const begin = before === undefined || before === null ? `M${x(at)} ${y(price)}` : `L${x(at)} ${y(price)}`;
      return `${begin}L${x(points[index + 1]?.at ?? end)} ${y(price)}`;
    })
    .join('');

const told = (points: readonly PricePoint[], money: (price: number) => string): string => {
  const prices = points.flatMap(({ price, at }) => (price === null ? [] : [`${money(price)} from ${days.format(at)}`]));
  return `The price over time: ${prices.join(', ')}`;
};

/** What a home has cost over time. The table of its history says the same in words. */
export const PriceChart = ({
  points,
  now,
  money,
}: {
  points: readonly PricePoint[];
  now: number;
  money: (price: number) => string;
}) => {
  const scale = scaleOf(points, now);
  const { ticks, x, y, begin, end } = scale;
  return (
    <svg class="price-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told(points, money)}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 10} y={y(tick) + 4} text-anchor="end">
            {short.format(tick)}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 8}>
        {days.format(begin)}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 8} text-anchor="end">
        {now >= end ? 'Today' : days.format(end)}
      </text>
      <path class="line" d={pathOf(points, scale)} />
      {points.map(
        ({ at, price }) =>
          price !== null && (
            <circle key={at} cx={x(at)} cy={y(price)} r="5">
              <title>{`${money(price)}, ${exactTime(new Date(at))}`}</title>
            </circle>
          ),
      )}
    </svg>
  );
};
