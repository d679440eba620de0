import { messages } from '../messages/messages.ts';

/** The browser withholds its storage, as where somebody has forbidden cookies and site data. */
export class StorageBlockedError extends Error {
  constructor() {
    super(messages.storageBlocked);
    this.name = 'StorageBlockedError';
  }
}

function isReachable(places: () => readonly (Storage | null)[]): boolean {
  try {
    return places().every((place) => place?.getItem('') !== undefined);
  } catch {
    return false;
  }
}

/**
 * Looks whether the storage of the browser can be reached at all: its mere name throws where it is forbidden, and has no
 * value in some embedded browsers. What is full shows only when something is written.
 * @throws StorageBlockedError
 */
export function checkStorage(places: () => readonly (Storage | null)[] = () => [localStorage, sessionStorage]): void {
  if (!isReachable(places)) throw new StorageBlockedError();
}
