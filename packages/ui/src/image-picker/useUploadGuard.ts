import { useContext, useEffect, useId } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { LeaveGuardContext } from '../leave-guard/context.ts';

interface LeaveMessage {
  title: string;
  message: string;
}

/** Warns before leaving the page during an upload, with the application's leave guard or else the browser's. */
export function useUploadGuard(isBusy: boolean, { title, message }: LeaveMessage, stop: () => void) {
  const registry = useContext(LeaveGuardContext)?.registry;
  const id = useId();
  useLayoutEffect(() => {
    registry?.set(id, { isDirty: isBusy, isSaving: false, title, message, onLeave: stop });
  }, [registry, id, isBusy, title, message, stop]);
  useLayoutEffect(() => () => registry?.remove(id), [registry, id]);
  useEffect(() => {
    if (registry || !isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [registry, isBusy]);
}
