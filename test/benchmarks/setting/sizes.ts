const digits = (count: number): string => count.toLocaleString('en-US');

/** `200,000 rows, 5 rounds` */
export const saySize = (rows: number, rounds: number, what = 'rows'): string =>
  `${digits(rows)} ${what}, ${digits(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`;

/** `12,345 rows/s` */
export const sayRate = (rows: number, milliseconds: number): string =>
  `${digits(Math.round((rows * 1_000) / milliseconds))} rows/s`;
