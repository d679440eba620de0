import { eventTarget } from '../dom/eventTarget.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/** Prevents the default of drops outside the zone: the browser would open the file and leave the page with its input. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // Another file input handles the drop itself.
  if (eventTarget(event)?.matches('input[type=file]:enabled')) return;
  event.preventDefault();
  if (event.type === 'dragover') event.dataTransfer.dropEffect = 'none';
}

/** While a page accepts files, a drop next to the zone must not navigate away. */
export function useDropGuard(): void {
  useLayoutEffect(() => {
    // On the window, after all handlers that accept files.
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('dragover', refuse, { signal });
    addEventListener('drop', refuse, { signal });
    return () => controller.abort();
  }, []);
}
