/**
 * SQLSTATE classes and codes that mean the server is unavailable: no connection (08), read-only (25006), no login (28), no such database
 * (3D), out of disk, memory or connections (53), shutting down or starting (57P), I/O error (58).
 */
const states = /^(?:08...|25006|28...|3D000|53...|57P..|58...)$/;

/** `errno` codes of the network and the file system. */
const systemCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
]);

/** The driver's own errors have no codes, so they are recognized by their message. */
const driverMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

function isOutageMessage(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The embedded engine throws this if its files are not writable.
  if (error instanceof WebAssembly.RuntimeError) return true;
  return systemCodes.has(code) || states.test(code) || driverMessages.test(error.message);
}

/** Whether an error or its cause means that the database is temporarily unavailable. */
export function isOutage(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (isOutageMessage(at)) return true;
    if (at instanceof AggregateError && at.errors.some(isOutage)) return true;
  }
  return false;
}

/** Why the database is unavailable, for operators: the message of the first cause. Failed queries quote their SQL instead. */
export function outageReason(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return outageReason(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return outageReason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** What a command prints if the database is unavailable. */
export const outageMessage = (error: unknown): string =>
  `The database is not available: ${outageReason(error)}. Check DATABASE_URL.`;

/** Whether an error or its cause means that a lock was not available (`lock_not_available`). */
export function isLockUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockUnavailable(error.cause);
}
