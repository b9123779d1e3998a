/** Exact: a foot is 0.3048 metres. */
export const SQUARE_METERS_PER_SQUARE_FOOT = 0.09290304;
export const SQUARE_FEET_PER_SQUARE_METER = 1 / SQUARE_METERS_PER_SQUARE_FOOT;
export const SQUARE_FEET_PER_ACRE = 43_560;
export const SQUARE_METERS_PER_HECTARE = 10_000;
/** 亩: fifteen are a hectare. */
export const SQUARE_METERS_PER_MU = SQUARE_METERS_PER_HECTARE / 15;
/** 坪, of Taiwan: 121 are 400 square metres. */
export const SQUARE_METERS_PER_PING = 400 / 121;
