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

/** Errors by which a server that is there can't serve now, in the words of its documentation. */
const AWAY_NUMBERS: ReadonlySet<number> = new Set([
  // Too many connections, or no thread for one; too many prepared statements; a host that is blocked.
  ...[1040, 1203, 1226, 1135, 1461, 1129],
  // Stopping, killed, out of time (MySQL, MariaDB), silent for too long, offline.
  ...[1053, 1317, 1927, 3024, 1969, 4031, 3032],
  // Not part of its cluster, or on the way out of it.
  ...[1047, 1180, 3101, 3168],
  // Read-only: by an option, by its storage engine, by the transaction, by the table.
  ...[1290, 1836, 1792, 1036, 1874, 1881, 3989],
  // Full: the disk, the table, a file, what its storage engine says (1030), too many transactions, no space to sort, for logs or memory.
  ...[1021, 1114, 3, 20, 1026, 1030, 1637, 1878, 1197, 1705, 3019, 3170, 3675],
  // Out of memory (of the server, of its sort buffer, of a file's buffer), out of locks.
  ...[1037, 1038, 1041, 5, 1206, 3015, 3985],
  // The tables are gone or not yet made; sign-in refused.
  ...[1049, 1045, 1130],
  // What is still a conflict after all retries.
  ...[1205, 1213, 1020],
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

const NO_SUCH_TABLE = 1146;

/** Whether the tables were not made yet. */
export const isNotMigrated = (error: unknown): boolean => isDriverError(error) && Number(error.errno) === NO_SUCH_TABLE;
