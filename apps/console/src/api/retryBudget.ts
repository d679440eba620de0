/** Limits retries, so that they do not amplify an outage (retry storm). */
export type RetryBudget = { countRequest(): void; takeRetry(): boolean };

const minute = 60_000;
const share = 0.1;
/** Retries that are always allowed: right after the start a share of few requests would be none. */
const alwaysAllowed = 10;

/** At most a tenth of the requests of the last minute may be retries, and never fewer than ten. */
export function createRetryBudget(now: () => number): RetryBudget {
  let requests: number[] = [];
  let retries: number[] = [];
  const recent = (times: number[]) => times.filter((time) => now() - time < minute);
  return {
    countRequest() {
      requests = [...recent(requests), now()];
    },
    takeRetry() {
      retries = recent(retries);
      if (retries.length >= Math.max(alwaysAllowed, recent(requests).length * share)) return false;
      retries.push(now());
      return true;
    },
  };
}
