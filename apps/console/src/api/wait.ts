/** Resolves after the time, or as soon as the signal aborts. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(stop, milliseconds);
    function stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    signal?.addEventListener('abort', stop);
  });
}
