/** Something on the page that a reload would destroy: a form with changes, an upload, a tour. */
export type ReloadBlocker = {
  isBusy: () => boolean;
  /** Asks the person before they reload all the same. @default they are not asked */
  mayReload?: () => Promise<boolean>;
};

/**
 * Registry of what blocks reloads. Pages for guests have no leave guard; there, any input counts
 * (a password, a half-finished sign-up) until somebody is signed in.
 */
export function createReloadBlockers() {
  const blockers = new Set<ReloadBlocker>();
  let hasTyped = false;
  return {
    /** Returns a function that removes it. */
    add(blocker: ReloadBlocker): () => void {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    noteTyping(): void {
      hasTyped = true;
    },
    /** Whether an automatic reload would lose something. */
    isBlocked: (): boolean => (blockers.size === 0 ? hasTyped : [...blockers].some(({ isBusy }) => isBusy())),
    /** Asks about each blocker; false when the person wants to stay. */
    async mayReload(): Promise<boolean> {
      for (const { mayReload } of blockers) if (mayReload && !(await mayReload())) return false;
      return true;
    },
  };
}

export type ReloadBlockers = ReturnType<typeof createReloadBlockers>;

/** The reload blockers of this page. */
export const reloadBlockers = createReloadBlockers();
