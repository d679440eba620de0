/** ms of one time slice, half a frame: input and scrolling are handled in between. */
const slice = 8;

/** Runs a job to its end at once. */
export function runSync<Result>(job: Generator<void, Result>): Result {
  for (;;) {
    const step = job.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs a job in time slices, and `atOnce` ms of it now. Where they are enough `onDone` is called before this returns; else
 * `onLong` is, and the rest runs in later tasks.
 * @returns a function that cancels it
 */
export function runInSlices<Result>(
  job: Generator<void, Result>,
  atOnce: number,
  onDone: (result: Result) => void,
  onLong: () => void,
): () => void {
  /** Set to undefined at the end, as it references all the data it worked on. */
  let rest: Generator<void, Result> | undefined = job;
  const work = (time: number): boolean => {
    const end = performance.now() + time;
    do {
      const step = rest?.next();
      if (step === undefined) return true;
      if (step.done === true) {
        rest = undefined;
        onDone(step.value);
        return true;
      }
    } while (performance.now() < end);
    return false;
  };
  const stop = () => {
    rest = undefined;
  };
  if (atOnce > 0 && work(atOnce)) return stop;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (work(slice)) port1.close();
    else port2.postMessage(0);
  };
  onLong();
  port2.postMessage(0);
  return stop;
}
