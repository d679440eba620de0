import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../auth/identity/outcome.ts';
import type { Refused } from '../../auth/identity/refusal.ts';
import { useSecurity } from './useSecurity.ts';

type Security = typeof import('../../auth/identity/security.ts');

export type SecurityQuery<Value> = {
  /** The last response; undefined until there is one. */
  value: Value | undefined;
  refusal: Refused | undefined;
  isFetching: boolean;
  reload: () => void;
};

/** Queries the identity service. `ask` must be stable between renders. */
export function useSecurityQuery<Value>(load: (part: Security) => Promise<Outcome<Value>>): SecurityQuery<Value> {
  const security = useSecurity();
  const latest = useRef(security);
  useEffect(() => {
    latest.current = security;
  });
  const [{ value, refusal, isFetching }, setState] = useState<Omit<SecurityQuery<Value>, 'reload'>>({
    value: undefined,
    refusal: undefined,
    isFetching: true,
  });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void latest.current(load).then((outcome) => {
      if (!isCurrent) return;
      setState((before) =>
        outcome.kind === 'done'
          ? { value: outcome.value, refusal: undefined, isFetching: false }
          : { value: before.value, refusal: outcome, isFetching: false },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [load, round]);

  const reload = () => {
    setState((before) => ({ ...before, isFetching: true }));
    setRound((count) => count + 1);
  };
  return { value, refusal, isFetching, reload };
}
