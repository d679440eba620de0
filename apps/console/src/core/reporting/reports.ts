/** Origin of an error: uncaught, a failed render, a failed start, or a missing chunk. */
export type ReportSource = 'uncaught' | 'rejection' | 'page' | 'start' | 'part';

export type Report = { error: unknown; source: ReportSource };

/** Maximum queue size before the reporter is loaded, for example if every frame fails. */
const capacity = 50;

/** Queues errors until the reporter is loaded, or reporting is known to be off. */
export function createReports() {
  let waiting: Report[] | null = [];
  let send: ((report: Report) => void) | null = null;
  let wake: (() => void) | null = null;
  return {
    add(error: unknown, source: ReportSource): void {
      if (send) send({ error, source });
      else if (waiting && waiting.length < capacity) {
        waiting.push({ error, source });
        wake?.();
      }
    },
    /** Reporting is on; `load` loads the reporter at the first error or at idle. */
    open(load: () => Promise<(report: Report) => void>, whenIdle: (task: () => void) => void): void {
      const start = () => {
        wake = null;
        load().then(
          (loaded) => {
            send = loaded;
            for (const report of waiting ?? []) loaded(report);
            waiting = [];
          },
          // The next error tries again.
          () => {
            wake = start;
          },
        );
      };
      wake = start;
      if (waiting && waiting.length > 0) start();
      else whenIdle(() => wake?.());
    },
    /** Reporting is off. */
    close(): void {
      waiting = null;
    },
  };
}

export type Reports = ReturnType<typeof createReports>;

export const reports = createReports();

/** Listens to `error` and `unhandledrejection`. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reports.add(error ?? message, 'uncaught'));
  addEventListener('unhandledrejection', ({ reason }) => reports.add(reason, 'rejection'));
}
