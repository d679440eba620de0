/** Milliseconds; the library sends up to three attempts, none with a timeout of its own. */
const limit = 30_000;

/**
 * A timeout for calls of aws-amplify: a server that accepts the request and never answers would leave the
 * button loading for ever, and the refresh lock held against other tabs. Rejects with a `TimeoutError`.
 */
export function withTimeout<Value>(call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limit);
    signal.addEventListener('abort', () => reject(signal.reason));
    call.then(resolve, reject);
  });
}
