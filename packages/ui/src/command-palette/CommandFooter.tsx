import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { commandPaletteMessages } from './messages.ts';
import type { Option } from './options.ts';
import { useModifier } from './useHotkey.ts';
import * as styles from './CommandPalette.css.ts';

interface CommandFooterProps {
  active: Option | undefined;
  /** Number of items, not counting failed sources. */
  itemCount: number;
  isPending: boolean;
  query: string;
}

/** Visible key hints, and the announced number of results. */
export function CommandFooter({ active, itemCount, isPending, query }: CommandFooterProps) {
  const messages = useMessages(commandPaletteMessages);
  const locale = useLocale();
  const modifier = useModifier();
  const hasLink = active?.kind === 'item' && active.item.href !== undefined;
  const isSearch = query.trim() !== '';
  const announcement = isPending
    ? messages.searching
    : itemCount > 0
      ? messages.found(formatNumber(itemCount, locale), itemCount === 1)
      : active
        ? messages.failed
        : messages.noMatch(query.trim());
  return (
    <>
      <div aria-hidden="true" className={styles.footer}>
        <span className={styles.hint}>
          <kbd className={styles.key} data-key-hint="↑" />
          <kbd className={styles.key} data-key-hint="↓" />
          <span>{messages.move}</span>
        </span>
        <span className={styles.hint}>
          <kbd className={styles.key} data-key-hint="↵" />
          <span>{messages.open}</span>
        </span>
        {hasLink && (
          <span className={styles.hint}>
            <kbd className={styles.key} data-key-hint={modifier} />
            <kbd className={styles.key} data-key-hint="↵" />
            <span>{messages.inNewTab}</span>
          </span>
        )}
      </div>
      <span aria-live="polite" className={styles.spoken}>
        {isSearch && announcement}
      </span>
    </>
  );
}
