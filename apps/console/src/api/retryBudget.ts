/** Limits retries, so that they do not amplify an outage (retry storm). */
export type RetryBudget = { countRequest(): void; takeRetry(): boolean };

const minute = 60_000;
const maxShare = 0.1;
/** Always allowed, because a tenth of the first few requests would be none. */
const alwaysAllowed = 10;

/** Allows a tenth of the last minute's requests as retries, but at least ten. */
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
      if (retries.length >= Math.max(alwaysAllowed, recent(requests).length * maxShare)) return false;
      retries.push(now());
      return true;
    },
  };
}
