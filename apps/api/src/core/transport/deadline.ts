/** The time after which a request returns TIMEOUT. */
export type Deadline = {
  isOver(): boolean;
  /** The result of `work`, or of `late` after the deadline. The result of late work is discarded. */
  orElse<T>(work: Promise<T>, late: () => T): Promise<T>;
};

export function startDeadline(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  const left = () => end - performance.now();
  return {
    isOver: () => left() <= 0,
    async orElse(work, late) {
      let timer: NodeJS.Timeout | undefined;
      const lateness = new Promise<ReturnType<typeof late>>((resolve) => {
        timer = setTimeout(() => resolve(late()), Math.max(0, left()));
      });
      try {
        return await Promise.race([work, lateness]);
      } finally {
        clearTimeout(timer);
        // A rejection after the deadline is ignored.
        work.catch(() => undefined);
      }
    },
  };
}
