/** The banner button's action; once loaded, the version watch stores the version first. */
let reloadNow = (): void => location.reload();

export function setReload(reload: () => void): void {
  reloadNow = reload;
}

/**
 * Reloads after confirmation, in a later task: the leave guard removes its `beforeunload` listener with the next
 * render.
 */
export function reloadForUpdate(): void {
  setTimeout(() => reloadNow());
}
