/** `navigator.onLine` and its events; only "offline" is reliable. */
export const connection = {
  isOnline: () => navigator.onLine,
  whenOnline: (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (navigator.onLine || signal.aborted) return resolve();
      const stop = () => {
        removeEventListener('online', stop);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      addEventListener('online', stop);
      signal.addEventListener('abort', stop);
    }),
  subscribe: (listener: () => void) => {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
