import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../messages/index.ts';
import { snackbarMessages } from './messages.ts';
import type { SnackbarQueue } from './queue.ts';
import { SnackbarItem } from './SnackbarItem.tsx';
import { list, region } from './SnackbarRegion.css.ts';
import { useExitingItems } from './useExitingItems.ts';
import { useRegionFocus } from './useRegionFocus.ts';

/** Timers run only while snackbars are visible: the region is rendered and the tab is visible. */
function usePauseWhileHidden(queue: SnackbarQueue) {
  useEffect(() => {
    const follow = () => (document.hidden ? queue.pause('hidden') : queue.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      queue.pause('hidden');
    };
  }, [queue]);
}

interface SnackbarRegionProps {
  queue: SnackbarQueue;
}

/** The snackbar area: a landmark at the bottom end of the window, over everything else. */
export function SnackbarRegion({ queue }: SnackbarRegionProps) {
  const messages = useMessages(snackbarMessages);
  const ref = useRef<HTMLElement>(null);
  const visible = useSyncExternalStore(queue.subscribe, queue.getVisible, queue.getVisible);
  const { shown, remove } = useExitingItems(visible);
  const focus = useRegionFocus(ref, visible, queue);
  usePauseWhileHidden(queue);

  // A removed snackbar fires no `pointerleave`; the next pointer movement pauses again.
  useEffect(() => queue.resume('pointer'), [queue, visible]);

  if (shown.length === 0) return null;
  return createPortal(
    <section
      ref={ref}
      aria-label={messages.region}
      aria-keyshortcuts="F6"
      className={region}
      // react-aria keeps elements with this attribute reachable while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerMove={() => queue.pause('pointer')}
      onPointerLeave={() => queue.resume('pointer')}
      {...focus}
    >
      <ol className={list}>
        {shown.map((item) => (
          <SnackbarItem key={item.snackbar.id} {...item} queue={queue} onExited={remove} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
