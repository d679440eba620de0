import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { formatNumber } from '../formats/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { kindIcons, textOf } from './kindIcons.ts';
import { snackbarMessages } from './messages.ts';
import type { SnackbarQueue } from './queue.ts';
import * as styles from './SnackbarRegion.css.ts';
import type { SnackbarEntry } from './useExitingItems.ts';
import { useSwipeAway } from './useSwipeAway.ts';

interface SnackbarItemProps extends SnackbarEntry {
  queue: SnackbarQueue;
  onExited: (id: string) => void;
}

export function SnackbarItem({ snackbar, isLeaving, queue, onExited }: SnackbarItemProps) {
  const { id, kind, actionLabel, isUndo, count } = snackbar;
  const messages = useMessages(snackbarMessages);
  const locale = useLocale();
  const textId = useId();
  const swipe = useSwipeAway(() => queue.dismiss(id));
  // A live region announces only changes, so the text is inserted after the region.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsLive(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  // React 18 does not support the attribute.
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    ref.current?.toggleAttribute('inert', isLeaving);
  }, [isLeaving]);

  const handlers = {
    ...swipe.handlers,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Keeps the dialog underneath from closing too.
      event.stopPropagation();
      queue.dismiss(id);
    },
    onAnimationEnd() {
      if (isLeaving) onExited(id);
    },
  };

  return (
    <li
      ref={ref}
      className={styles.item}
      data-snackbar={id}
      data-leaving={isLeaving || undefined}
      style={swipe.distance === 0 ? undefined : { transform: `translateY(${swipe.distance}px)`, transition: 'none' }}
      {...handlers}
    >
      <span className={styles.icon({ kind })}>
        <Icon icon={kindIcons[kind]} />
      </span>
      <div className={styles.content}>
        <div role={kind === 'error' ? 'alert' : 'status'} aria-atomic="true" className={styles.live}>
          <div aria-hidden={isLive ? undefined : true} className={styles.message}>
            <div id={textId} className={styles.text} data-own-words={snackbar.text === undefined || undefined}>
              {textOf(snackbar, messages)}
            </div>
            {count > 1 && <span className={styles.count}>{messages.times(formatNumber(count, locale))}</span>}
          </div>
        </div>
        {actionLabel !== undefined && (
          <button
            type="button"
            aria-describedby={textId}
            aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
            className={styles.action}
            onClick={() => queue.act(id)}
          >
            {actionLabel}
          </button>
        )}
      </div>
      <IconButton
        size="sm"
        label={messages.dismiss}
        aria-describedby={textId}
        icon={X}
        onPress={() => queue.dismiss(id)}
      />
    </li>
  );
}
