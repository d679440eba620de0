import { eventTarget } from '../dom/eventTarget.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/** Prevents the default of drops outside the zone: the browser would open the file and leave the page with its input. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // A file input of somebody else takes it by itself.
  if (eventTarget(event)?.matches('input[type=file]:enabled')) return;
  event.preventDefault();
  if (event.type === 'dragover') event.dataTransfer.dropEffect = 'none';
}

/** While there is a place for files on the page, one that is dropped beside it must not take the page's place. */
export function useDropGuard(): void {
  useLayoutEffect(() => {
    // At the window, behind everything that takes files.
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('dragover', refuse, { signal });
    addEventListener('drop', refuse, { signal });
    return () => controller.abort();
  }, []);
}
