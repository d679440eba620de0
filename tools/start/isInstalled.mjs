/** @typedef {Readonly<Record<string, { version?: string, integrity?: string, optional?: boolean }>>} Packages by their folders */

/**
 * Whether the installed packages match the lock file. Optional packages can be missing: they are for other platforms.
 * @param {Packages} locked `packages` of `package-lock.json`
 * @param {Packages} installed `packages` of `node_modules/.package-lock.json`, which npm writes at the end
 */
export function isInstalled(locked, installed) {
  const isAsLocked = Object.entries(locked).every(([folder, { version, integrity, optional }]) => {
    const found = installed[folder];
    // The project itself is not an installed package.
    if (found === undefined) return folder === '' || optional === true;
    return found.version === version && found.integrity === integrity;
  });
  return isAsLocked && Object.keys(installed).every((folder) => folder in locked);
}
