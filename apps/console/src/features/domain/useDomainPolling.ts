import { useEffect, useState } from 'react';
import type { Domain } from './queries.ts';
import { isGivenUp, isSetUp } from './domainState.ts';

const shortIntervalMs = 2_000;
const frequentIntervalMs = 30_000;
const rareIntervalMs = 300_000;
/** How long to poll often, because the user is likely waiting. */
const frequentPollingMs = 600_000;

/** Milliseconds until the next request; null if the domain is final. */
export function pauseFor(domain: Domain | null, watchedMs: number): number | null {
  if (domain === null || isGivenUp(domain) || isSetUp(domain)) return null;
  // The certificate authority responds within seconds.
  if (domain.certificateRecord === null && watchedMs < frequentIntervalMs) return shortIntervalMs;
  return watchedMs < frequentPollingMs ? frequentIntervalMs : rareIntervalMs;
}

/**
 * Polls the domain while it is in progress and the page is visible. Returns the time of the next request, in epoch ms.
 */
export function useDomainPolling(domain: Domain | null, reload: () => void): number | null {
  const [since] = useState(() => Date.now());
  const [nextAt, setNextAt] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const pause = pauseFor(domain, Date.now() - since);
    setNextAt(pause === null ? null : Date.now() + pause);
    if (pause === null) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') reload();
      setTurn((count) => count + 1);
    }, pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `reload` is new in each render; a new answer, or none, begins the next turn
  }, [domain, turn, since]);
  return nextAt;
}
