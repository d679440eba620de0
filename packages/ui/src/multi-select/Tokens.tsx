import { useRef } from 'react';
import { formatNumber } from '../formats/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { multiSelectMessages } from './messages.ts';
import { useVisibleCount } from './useVisibleCount.ts';
import * as styles from './MultiSelect.css.ts';

interface TokensProps {
  choices: readonly { id: string; label: string }[];
  isDisabled: boolean;
  onRemove: (id: string) => void;
}

/** The selected options that fit on one line, and a count of the rest. */
export function Tokens({ choices, isDisabled, onRemove }: TokensProps) {
  const messages = useMessages(multiSelectMessages);
  const locale = useLocale();
  const line = useRef<HTMLSpanElement>(null);
  const count = useVisibleCount(line, choices.map(({ id }) => id).join(' '));
  return (
    // aria-hidden: the button's label has the same text.
    <span ref={line} className={styles.tokens}>
      {choices.map(({ id, label }, index) => (
        <span key={id} data-token className={styles.token} data-beyond={index >= count || undefined}>
          {/* Truncates a long name at its own end, regardless of page direction. */}
          <span className={styles.text} dir="auto" aria-hidden="true">
            {label}
          </span>
          {!isDisabled && (
            <button
              type="button"
              className={styles.remove}
              aria-label={messages.remove(label)}
              // On the keyboard, use Backspace or the list; the field is a single Tab stop.
              tabIndex={-1}
              onClick={() => onRemove(id)}
            >
              <Icon icon={X} size={12} />
            </button>
          )}
        </span>
      ))}
      {count < choices.length && (
        <span className={styles.more} dir="auto" aria-hidden="true">
          {messages.more(formatNumber(choices.length - count, locale))}
        </span>
      )}
    </span>
  );
}
