import { useSyncExternalStore } from 'react';

const key = 'menu';
const collapsed = 'collapsed';
const listeners = new Set<() => void>();
/** What was chosen on this page, where the browser keeps nothing. */
let unkept: boolean | undefined;

function read(): boolean {
  try {
    return unkept ?? localStorage.getItem(key) === collapsed;
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another tab has changed it, or emptied the storage. */
function hear(event: StorageEvent): void {
  if (event.key === key || event.key === null) tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
}

function change(isCollapsed: boolean): void {
  try {
    if (isCollapsed) localStorage.setItem(key, collapsed);
    else localStorage.removeItem(key);
    unkept = undefined;
  } catch {
    // A browser without storage keeps it until the page is closed.
    unkept = isCollapsed;
  }
  tell();
}

/** Whether the side menu shows icons only; kept in this browser, and the same in its tabs. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), change];
}
