export type StepUpRequests = ReturnType<typeof createStepUpRequests>;

/** Requests that wait for a step-up. One reauthentication resolves all of them. */
export function createStepUpRequests() {
  const listeners = new Set<() => void>();
  let pending: { settle: Promise<boolean>; settlePending: (isProved: boolean) => void } | null = null;
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return {
    request(): Promise<boolean> {
      if (!pending) {
        let settlePending: (isProved: boolean) => void = () => undefined;
        const settle = new Promise<boolean>((resolve) => (settlePending = resolve));
        pending = { settle, settlePending };
        publish();
      }
      return pending.settle;
    },
    isPending: () => pending !== null,
    settle(isProved: boolean): void {
      const waiting = pending;
      pending = null;
      waiting?.settlePending(isProved);
      if (waiting) publish();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
