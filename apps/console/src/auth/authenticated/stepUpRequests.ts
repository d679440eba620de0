export type StepUpRequests = ReturnType<typeof createStepUpRequests>;

/** Step-up: requests that wait until the person has re-authenticated, which resolves all of them. */
export function createStepUpRequests() {
  const listeners = new Set<() => void>();
  let asked: { answer: Promise<boolean>; give: (isProved: boolean) => void } | null = null;
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask(): Promise<boolean> {
      if (!asked) {
        let give: (isProved: boolean) => void = () => undefined;
        const answer = new Promise<boolean>((resolve) => (give = resolve));
        asked = { answer, give };
        publish();
      }
      return asked.answer;
    },
    isAsking: () => asked !== null,
    answer(isProved: boolean): void {
      const waiting = asked;
      asked = null;
      waiting?.give(isProved);
      if (waiting) publish();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
