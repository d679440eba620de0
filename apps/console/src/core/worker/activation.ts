/** Milliseconds without keyboard or pointer input until the page is idle. */
export const idleTime = 60_000;

/** Whether a waiting worker can activate automatically: the page is idle, and nothing could be lost. */
export function canActivate(page: { isBlocked: boolean; isHidden: boolean; idleFor: number }): boolean {
  return !page.isBlocked && (page.isHidden || page.idleFor >= idleTime);
}
