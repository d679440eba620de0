/** Where an error came from: nobody caught it, a page could not be drawn, the start failed, a part did not arrive. */
export type ReportSource = 'uncaught' | 'rejection' | 'page' | 'start' | 'part';

export type Report = { error: unknown; source: ReportSource };

/** What happened before the reporter is there, and no more than that: a page that fails at every frame is known after some. */
const capacity = 50;

/** Keeps what is to be reported until somebody can, or it is known that nobody will. */
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
    /** There is somebody to report to; `load` fetches the code, for the first error or when there is time. */
    open(load: () => Promise<(report: Report) => void>, whenIdle: (task: () => void) => void): void {
      const start = () => {
        wake = null;
        load().then(
          (loaded) => {
            send = loaded;
            for (const report of waiting ?? []) loaded(report);
            waiting = [];
          },
          // It did not arrive: the next error tries again.
          () => {
            wake = start;
          },
        );
      };
      wake = start;
      if (waiting && waiting.length > 0) start();
      else whenIdle(() => wake?.());
    },
    /** Nobody is reported to from here. */
    close(): void {
      waiting = null;
    },
  };
}

export type Reports = ReturnType<typeof createReports>;

/** Those of this page. */
export const reports = createReports();

/** Hears of what nobody catches. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reports.add(error ?? message, 'uncaught'));
  addEventListener('unhandledrejection', ({ reason }) => reports.add(reason, 'rejection'));
}
