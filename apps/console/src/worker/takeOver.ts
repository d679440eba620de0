/** Milliseconds without a key or a pointer after which nobody is at work on the page. */
export const idleTime = 60_000;

/**
 * Whether a worker that waits may take over without being asked for: nothing on the page could be lost, and nobody is at
 * work on it.
 */
export function mayTakeOver(page: { isBlocked: boolean; isHidden: boolean; idleFor: number }): boolean {
  return !page.isBlocked && (page.isHidden || page.idleFor >= idleTime);
}
