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

/** Says which object the page shows: the title of the document and the last breadcrumb name it. */
export function useOpenedObject(name: string): void {
  useEffect(() => {
    open(name);
    return () => open(undefined);
  }, [name]);
}

/** The name of that object; undefined while the page shows none. */
export const useOpenedObjectName = (): string | undefined => useSyncExternalStore(subscribe, () => opened);
