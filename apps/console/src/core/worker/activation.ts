/** Milliseconds without keyboard or pointer input after which the page is idle. */
export const idleTime = 60_000;

/**
 * Whether a waiting worker may activate automatically: nothing on the page could be lost, and it is
 * idle.
 */
export function canActivate(page: { isBlocked: boolean; isHidden: boolean; idleFor: number }): boolean {
  return !page.isBlocked && (page.isHidden || page.idleFor >= idleTime);
}
