export type LoadWhenOnlineOptions = {
  /** Whether an error means that there is no connection. */
  isUnreachable: (error: unknown) => boolean;
  /** Resolves when a retry makes sense: the connection is back, or the person asks for it. */
  waitForRetry: () => Promise<void>;
  /** Shows the offline page; idempotent. */
  show: () => Promise<void> | void;
  /** Hides it. */
  hide: () => void;
};

/**
 * Loads what the start needs. Offline it shows a page, waits, and retries when the connection is back;
 * every other error is rethrown.
 */
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
