/** @typedef {Readonly<Record<string, { version?: string, integrity?: string, optional?: boolean }>>} Packages by their folders */

/**
 * Whether what npm says it has installed is what the lock asks for, whoever asked npm for it. What is optional may be
 * absent: it is for other platforms.
 * @param {Packages} locked `packages` of `package-lock.json`
 * @param {Packages} installed `packages` of `node_modules/.package-lock.json`, which npm writes when it is done
 */
export function isInstalled(locked, installed) {
  const isAsLocked = Object.entries(locked).every(([folder, { version, integrity, optional }]) => {
    const found = installed[folder];
    // The project itself is not among what is installed.
    if (found === undefined) return folder === '' || optional === true;
    return found.version === version && found.integrity === integrity;
  });
  return isAsLocked && Object.keys(installed).every((folder) => folder in locked);
}
