import { appMessages } from '../messages/messages.ts';

/** The browser blocks storage, for example because cookies and site data are disabled. */
export class StorageBlockedError extends Error {
  constructor() {
    super(appMessages.storageBlocked);
    this.name = 'StorageBlockedError';
  }
}

function isReachable(getStorages: () => readonly (Storage | null)[]): boolean {
  try {
    return getStorages().every((storage) => storage?.getItem('') !== undefined);
  } catch {
    return false;
  }
}

/**
 * Checks whether storage is accessible: reading `localStorage` throws if it is blocked, and returns null in some
 * embedded browsers. An exceeded quota is only detected on writing. @throws StorageBlockedError
 */
export function checkStorage(
  getStorages: () => readonly (Storage | null)[] = () => [localStorage, sessionStorage],
): void {
  if (!isReachable(getStorages)) throw new StorageBlockedError();
}
