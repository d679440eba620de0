/** Something on the page that a reload would destroy: a changed form, an upload, a tour. */
export type ReloadBlocker = {
  isBusy: () => boolean;
  /** Asks the user to confirm the reload. @default reload without confirmation */
  confirmReload?: () => Promise<boolean>;
};

/**
 * Registry of reload blockers. Guest pages have no leave guard, so any input counts there (a password, a half-finished
 * sign-up) until a user signs in.
 */
export function createReloadBlockers() {
  const blockers = new Set<ReloadBlocker>();
  let hasTyped = false;
  return {
    /** Returns a function that removes the blocker. */
    add(blocker: ReloadBlocker): () => void {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    noteTyping(): void {
      hasTyped = true;
    },
    /** Whether an automatic reload would lose something. */
    isBlocked: (): boolean => (blockers.size === 0 ? hasTyped : [...blockers].some(({ isBusy }) => isBusy())),
    /** Asks each blocker; false if the user wants to stay. */
    async mayReload(): Promise<boolean> {
      for (const { confirmReload: mayReload } of blockers) if (mayReload && !(await mayReload())) return false;
      return true;
    },
  };
}

export type ReloadBlockers = ReturnType<typeof createReloadBlockers>;

export const reloadBlockers = createReloadBlockers();
