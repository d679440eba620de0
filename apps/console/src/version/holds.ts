/** Something on the page that a reload would destroy: a form with changes, an upload, a tour. */
export type Hold = {
  isBusy: () => boolean;
  /** Asks the person before he reloads all the same. @default he is not asked */
  mayReload?: () => Promise<boolean>;
};

/**
 * Who may keep the page from being loaded anew. Pages for guests have no leave guard; there, whatever was typed counts
 * (a password, a half-finished sign-up) until somebody is signed in.
 */
export function createHolds() {
  const holds = new Set<Hold>();
  let hasTyped = false;
  return {
    /** Returns the way to let go. */
    add(hold: Hold): () => void {
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    noteTyping(): void {
      hasTyped = true;
    },
    /** Whether an automatic reload would lose something. */
    isHeld: (): boolean => (holds.size === 0 ? hasTyped : [...holds].some(({ isBusy }) => isBusy())),
    /** Asks everybody; false when the person wants to stay. */
    async mayReload(): Promise<boolean> {
      for (const { mayReload } of holds) if (mayReload && !(await mayReload())) return false;
      return true;
    },
  };
}

export type Holds = ReturnType<typeof createHolds>;

/** Those of this page. */
export const holds = createHolds();
