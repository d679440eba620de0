/**
 * Classes and codes of SQLSTATE by which PostgreSQL says that it cannot serve now, whatever was asked: no connection (08),
 * read-only (25006), no login (28), no such database (3D), no disk, memory or connection left (53), shut down or
 * starting (57P), files that cannot be read or written (58).
 */
const states = /^(?:08...|25006|28...|3D000|53...|57P..|58...)$/;

/** `errno` codes of the network and of the file system. */
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

/** The driver's own errors have no codes, so they are told by their message. */
const driverMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

function isOutageMessage(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The embedded engine ends like this when its files cannot be written at all.
  if (error instanceof WebAssembly.RuntimeError) return true;
  return systemCodes.has(code) || states.test(code) || driverMessages.test(error.message);
}

/** Whether an error, or what caused it, says that the database cannot be used now: the same may go well later. */
export function isOutage(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (isOutageMessage(at)) return true;
    if (at instanceof AggregateError && at.errors.some(isOutage)) return true;
  }
  return false;
}
