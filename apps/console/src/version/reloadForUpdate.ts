/** What the banner's button does; the version watch, once there, has something to remember first. */
let reloadNow = (): void => location.reload();

export function setReload(reload: () => void): void {
  reloadNow = reload;
}

/** The person agreed. A task later: the leave guard takes the browser's own question away with its next render. */
export function reloadForUpdate(): void {
  setTimeout(() => reloadNow());
}
