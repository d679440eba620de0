import { useEffect, useSyncExternalStore } from 'react';

let opened: string | undefined;
const listeners = new Set<() => void>();

function open(name: string | undefined): void {
  opened = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the name of the page's object, for the document title and the last breadcrumb. */
export function useSetRecordTitle(name: string): void {
  useEffect(() => {
    open(name);
    return () => open(undefined);
  }, [name]);
}

export const useRecordTitle = (): string | undefined => useSyncExternalStore(subscribe, () => opened);
