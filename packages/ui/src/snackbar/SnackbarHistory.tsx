import { forwardRef } from 'react';
import { Button } from '../button/index.ts';
import { RelativeTime } from '../date-time/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { formatNumber } from '../formats/index.ts';
import { Icon } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { kindIcons, textOf } from './kindIcons.ts';
import { snackbarMessages } from './messages.ts';
import { useSnackbarHistory } from './Snackbar.tsx';
import * as styles from './SnackbarRegion.css.ts';

export interface SnackbarHistoryProps extends ElementProps {
  /** Fixed current time in ms since 1970, for screenshots and tests. @default the clock, updated each minute */
  now?: number | undefined;
}

/** Past messages, newest first. For a drawer or popover of the app. */
export const SnackbarHistory = forwardRef<HTMLDivElement, SnackbarHistoryProps>(function SnackbarHistory(
  { now, ...rest },
  ref,
) {
  const messages = useMessages(snackbarMessages);
  const locale = useLocale();
  const { records, clear } = useSnackbarHistory();
  const root = useMergedRef(ref);
  return (
    <div {...rest} ref={root} tabIndex={-1} className={styles.past}>
      {records.length === 0 ? (
        <p className={styles.pastEmpty}>{messages.historyEmpty}</p>
      ) : (
        <>
          <ul aria-label={messages.history} className={styles.pastList}>
            {records.map((record) => (
              <li key={record.id} className={styles.pastItem}>
                <span className={styles.pastIcon}>
                  <span className={styles.icon({ kind: record.kind })}>
                    <Icon icon={kindIcons[record.kind]} />
                  </span>
                </span>
                <span className={styles.text} data-own-words={record.text === undefined || undefined}>
                  {textOf(record, messages)}
                </span>
                {record.count > 1 && (
                  <span className={styles.count}>{messages.times(formatNumber(record.count, locale))}</span>
                )}
                <span className={styles.pastTime}>
                  <RelativeTime value={new Date(record.at).toISOString()} now={now} />
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.pastFooter}>
            <Button
              size="sm"
              variant="ghost"
              onPress={() => {
                // The button is removed with the messages.
                root.current?.focus();
                clear();
              }}
            >
              {messages.clearHistory}
            </Button>
          </div>
        </>
      )}
    </div>
  );
});
