import { Status } from '@edge-console/ui/status';
import { useEffect, useRef, useState } from 'react';
import { analyticsMessages } from '../../records/analytics/messages.ts';

export type FreshnessProps = {
  /** The time range has ended. */
  isPast: boolean;
  isPaused: boolean;
  /** No figures have loaded yet. */
  isLoading: boolean;
  /** A request is pending. */
  isFetching: boolean;
  hasFailed: boolean;
};

/** Shows whether figures are refreshed, and their age. Not announced, because it changes every second. */
export function Freshness({ isPast, isPaused, isLoading, isFetching, hasFailed }: FreshnessProps) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const arrived = useRef<number>(null);
  useEffect(() => {
    if (!isLoading && !isFetching && !hasFailed) arrived.current = Date.now();
  }, [isLoading, isFetching, hasFailed]);
  useEffect(() => {
    const update = () => {
      if (arrived.current !== null) setSeconds(Math.max(0, Math.round((Date.now() - arrived.current) / 1000)));
    };
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, []);
  const messages = analyticsMessages.freshness;
  if (isPast && !isLoading && !hasFailed) return <Status kind="inactive">{messages.past}</Status>;
  return (
    <Status kind={hasFailed ? 'error' : isLoading ? 'pending' : isPaused ? 'paused' : 'active'}>
      {hasFailed ? messages.failed : isLoading ? messages.loading : isPaused ? messages.paused : messages.live}
      {seconds !== null && ` · ${messages.updated(seconds)}`}
    </Status>
  );
}
