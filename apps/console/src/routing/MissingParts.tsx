import { useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { useEffect } from 'react';
import { takeChunkReload } from './chunkReload.ts';

/**
 * A part of a page (a dialog, a menu) that does not arrive after a new version was published: the page is loaded anew
 * once, unless something unsaved is on it. Whole pages are FrameFailure's.
 */
export function MissingParts() {
  const hasUnsavedChanges = useHasUnsavedChanges();
  useEffect(() => {
    const reload = () => {
      if (navigator.onLine && !hasUnsavedChanges() && takeChunkReload(sessionStorage, location.pathname, Date.now()))
        location.reload();
    };
    addEventListener('vite:preloadError', reload);
    return () => removeEventListener('vite:preloadError', reload);
  }, [hasUnsavedChanges]);
  return null;
}
