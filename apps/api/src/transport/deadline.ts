/** The moment after which a request is answered with TIMEOUT. */
export type Deadline = {
  isOver(): boolean;
  /** What `work` gives, or what `late` gives once the time is over. Work that goes on after that is let go. */
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
        // Its rejection after the deadline has no one left to tell.
        work.catch(() => undefined);
      }
    },
  };
}
