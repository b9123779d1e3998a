/** Errors of the connection: the server is gone, starting, stopping, or has no connection left. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);

/**
 * Errors by which a server that is there can't serve now: too many connections (1040, 1203, 1226), stopping (1053),
 * killed (1317, 1927, 3024), not part of its cluster (1047, 1180), read-only (1290, 1836), the tables are gone or not
 * yet made (1049), sign-in refused (1045, 1130), idle too long (4031), and what is still a conflict after all retries
 * (1205, 1213, 1020).
 */
const AWAY_NUMBERS = new Set([
  1040, 1203, 1226, 1053, 1317, 1927, 3024, 1047, 1180, 1290, 1836, 1049, 1045, 1130, 4031, 1205, 1213, 1020,
]);

const PACKET_TOO_LARGE = 1153;

/** `fatal`: the driver has given the connection up, also where it has no code for that. */
type DriverError = {
  code?: unknown;
  errno?: unknown;
  syscall?: unknown;
  name?: unknown;
  fatal?: unknown;
  sqlMessage?: unknown;
};

const isDriverError = (error: unknown): error is DriverError => typeof error === 'object' && error !== null;

/** Whether the database, and not the request, is why this failed. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!isDriverError(error)) return false;
  if (error.name === 'KnexTimeoutError' || error.fatal === true) return true;
  if (error.code === 'ENOENT' && error.syscall === 'connect') return true;
  return AWAY_CODES.has(String(error.code)) || AWAY_NUMBERS.has(Number(error.errno));
};

/** Whether the database refused a statement for its length. */
export const isPacketTooLarge = (error: unknown): boolean =>
  isDriverError(error) && Number(error.errno) === PACKET_TOO_LARGE;

/**
 * Errors by which a server refuses what a row holds: a value that is missing where there has to be one (1048), out of range (1264,
 * 1690), cut off (1265, 1406), of another kind (1292, 1366, 1367, 1411), no JSON (3140), a row too large (1118, 139), and
 * what a constraint forbids (3819 of MySQL, 4025 of MariaDB).
 */
const DATA_NUMBERS = new Set([1048, 1264, 1690, 1265, 1406, 1292, 1366, 1367, 1411, 3140, 1118, 139, 3819, 4025]);

/** Why the database refused values, in its words, without the statement; undefined where something else went wrong. */
export const dataRefusal = (error: unknown): string | undefined =>
  isDriverError(error) && DATA_NUMBERS.has(Number(error.errno)) ? String(error.sqlMessage) : undefined;
