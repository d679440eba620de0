export type ReachOptions = {
  /** Whether a failure says that there is no connection. */
  isUnreachable: (error: unknown) => boolean;
  /** Resolves when trying again makes sense: the connection is back, or the person wants to. */
  waitForRetry: () => Promise<void>;
  /** Says that there is no connection; a second time it may do nothing. */
  show: () => Promise<void> | void;
  /** Takes that away again. */
  hide: () => void;
};

/**
 * Loads what the start needs. Without a network it says so and waits, and goes on by itself when the network is back;
 * every other failure is the caller's.
 */
export async function loadWhenOnline<Value>(load: () => Promise<Value>, options: ReachOptions): Promise<Value> {
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
