/** The library sends up to three attempts without a timeout. */
const timeoutMs = 30_000;

/**
 * A timeout for aws-amplify calls, which rejects with a `TimeoutError`. A server that never responds would leave the button loading, and
 * block the refresh lock for other tabs.
 */
export function withTimeout<Value>(call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    signal.addEventListener('abort', () => reject(signal.reason));
    call.then(resolve, reject);
  });
}
