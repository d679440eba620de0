/** Milliseconds; the library asks up to three times, and gives up none of them by itself. */
const limit = 30_000;

/**
 * Waits for a call of aws-amplify, but not for ever: a server that takes the request and never answers would leave the
 * person with a button that turns, and the other tabs without the lock of a refresh. Rejects with a `TimeoutError`.
 */
export function withinLimit<Value>(call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limit);
    signal.addEventListener('abort', () => reject(signal.reason));
    call.then(resolve, reject);
  });
}
