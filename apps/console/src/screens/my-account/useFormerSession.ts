import { useEffect, useRef } from 'react';
import type { OwnSession } from './documents.ts';

/**
 * Proving anew who one is begins a session in the place of the one that was there, which is over: nobody would know it in
 * the list. `end` is called once with its id.
 */
export function useFormerSession(sessions: readonly OwnSession[] | undefined, end: (id: string) => void): void {
  const former = useRef<string>(undefined);
  const current = sessions?.find((session) => session.current)?.id;
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (current === undefined) return;
    const before = former.current;
    former.current = current;
    if (before !== undefined && before !== current) latest.current(before);
  }, [current]);
}
