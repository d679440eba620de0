import { type ClipboardEventHandler, forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { TokenLabels } from './describeToken.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterTokens.css.ts';

export interface PropertyFilterTokenProps extends ElementProps {
  /** The filter in words, from `describeToken`. */
  labels: TokenLabels;
  /** Whether its editor is open. @default false */
  isEditing?: boolean | undefined;
  /** Whether it is shown but cannot be changed or removed. @default false */
  isReadOnly?: boolean | undefined;
  /** -1 when arrow keys lead to it. @default 0 */
  tabIndex?: 0 | -1 | undefined;
  /** Called when it receives focus. */
  onFocus?: (() => void) | undefined;
  /** Called when the user copies while it has focus. */
  onCopy?: ClipboardEventHandler | undefined;
  /** Called when it is pressed to edit it. */
  onEdit?: ((trigger: HTMLButtonElement) => void) | undefined;
  /** Called when its remove button is pressed. */
  onRemove?: (() => void) | undefined;
}

/** An active filter in words; press it to edit it, or press its remove button. */
export const PropertyFilterToken = forwardRef<HTMLButtonElement, PropertyFilterTokenProps>(function PropertyFilterToken(
  { labels, isEditing = false, isReadOnly = false, tabIndex = 0, onFocus, onCopy, onEdit, onRemove, ...rest },
  ref,
) {
  const messages = useMessages(propertyFilterMessages);
  const { property, operator, value } = labels;
  const sentence = (
    <>
      <b className={styles.tokenProperty}>{property}</b> <span className={styles.tokenOperator}>{operator}</span>{' '}
      <span>{value}</span>
    </>
  );
  if (isReadOnly)
    return (
      <span {...rest} className={styles.fixedToken}>
        {sentence}
      </span>
    );
  return (
    <span {...rest} className={styles.token}>
      <button
        ref={ref}
        type="button"
        className={styles.tokenText}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        aria-keyshortcuts="Delete"
        data-token
        onFocus={onFocus}
        onCopy={onCopy}
        onClick={(event) => onEdit?.(event.currentTarget)}
      >
        {sentence}
      </button>
      <button
        type="button"
        className={styles.tokenRemove}
        // The keyboard removes with Delete; each filter is a single stop.
        tabIndex={-1}
        aria-label={messages.remove(`${property} ${operator} ${value}`.trimEnd())}
        onClick={onRemove}
      >
        <Icon icon={X} size={12} />
      </button>
    </span>
  );
});
