export type LoadWhenOnlineOptions = {
  /** Whether an error means there is no connection. */
  isUnreachable: (error: unknown) => boolean;
  /** Resolves when the connection is back or the user retries. */
  waitForRetry: () => Promise<void>;
  /** Shows the offline page; idempotent. */
  show: () => Promise<void> | void;
  hide: () => void;
};

/** Loads what the app needs to start. Offline, it shows a page, waits, and retries; it rethrows other errors. */
export async function loadWhenOnline<Value>(
  load: () => Promise<Value>,
  options: LoadWhenOnlineOptions,
): Promise<Value> {
  let isShown = false;
  for (;;) {
    try {
      const value = await load();
      if (isShown) options.hide();
      return value;
    } catch (error) {
      if (!options.isUnreachable(error)) {
        if (isShown) options.hide();
        throw error;
      }
      isShown = true;
      await options.show();
      await options.waitForRetry();
    }
  }
}
