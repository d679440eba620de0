/** Returns a result for each item of a batch, in order. */
type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * Items that arrive while a batch runs form the next batch. A single item never waits for others, and under load more items share a batch's
 * cost.
 */
export function inBatches<Item, Result>(
  run: Run<Item, Result>,
  maxSize: number,
  onWaiting?: (waiting: number) => void,
): (item: Item) => Promise<Result> {
  type Waiting = {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (error: unknown) => void;
  };
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxSize);
      onWaiting?.(waiting.length);
      try {
        const results = await run(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    isRunning = false;
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    onWaiting?.(waiting.length);
    if (!isRunning) void runAll();
    return promise;
  };
}
