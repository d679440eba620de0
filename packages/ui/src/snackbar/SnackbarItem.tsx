import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { CircleCheck, CircleExclamationPoint, Icon, Info, TriangleExclamationPoint, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { SnackbarKind, SnackbarQueue } from './queue.ts';
import * as styles from './SnackbarRegion.css.ts';
import type { Departure } from './useDepartures.ts';
import { useSwipeAway } from './useSwipeAway.ts';

const pictures = {
  default: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  error: CircleExclamationPoint,
} satisfies Record<SnackbarKind, unknown>;

interface SnackbarItemProps extends Departure {
  queue: SnackbarQueue;
  onGone: (id: string) => void;
}

export function SnackbarItem({ snackbar, isLeaving, queue, onGone }: SnackbarItemProps) {
  const { id, kind, text, actionLabel, count } = snackbar;
  const texts = useMessages('snackbar');
  const textId = useId();
  const swipe = useSwipeAway(() => queue.dismiss(id));
  // A live region speaks of what changes in it: the words come a moment after the region itself.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsLive(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const handlers = {
    ...swipe.handlers,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Not also the dialog under it.
      event.stopPropagation();
      queue.dismiss(id);
    },
    onAnimationEnd() {
      if (isLeaving) onGone(id);
    },
  };

  return (
    <li
      className={styles.item}
      data-snackbar={id}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      style={swipe.distance === 0 ? undefined : { transform: `translateY(${swipe.distance}px)`, transition: 'none' }}
      {...handlers}
    >
      <span className={styles.picture({ kind })}>
        <Icon icon={pictures[kind]} />
      </span>
      <div role={kind === 'error' ? 'alert' : 'status'} aria-atomic="true" className={styles.live}>
        <div aria-hidden={isLive ? undefined : true} className={styles.message}>
          <div id={textId} className={styles.text}>
            {text ?? (kind === 'success' ? texts.saved : texts.error)}
          </div>
          {count > 1 && <span className={styles.count}>{texts.times(count)}</span>}
        </div>
      </div>
      {actionLabel !== undefined && (
        <button type="button" aria-describedby={textId} className={styles.action} onClick={() => queue.act(id)}>
          {actionLabel}
        </button>
      )}
      <IconButton
        size="sm"
        label={texts.dismiss}
        aria-describedby={textId}
        icon={<Icon icon={X} />}
        onPress={() => queue.dismiss(id)}
      />
    </li>
  );
}
