import { type ClipboardEventHandler, forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { TokenLabels } from './describeToken.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterTokens.css.ts';

export interface PropertyFilterTokenProps extends ElementProps {
  /** The filter in words, as `describeToken` gives them. */
  labels: TokenLabels;
  /** Its editor is open. @default false */
  isEditing?: boolean | undefined;
  /** It is told, and cannot be changed or removed. @default false */
  isReadOnly?: boolean | undefined;
  /** -1 where arrow keys lead to it. @default 0 */
  tabIndex?: 0 | -1 | undefined;
  /** The focus has reached it. */
  onFocus?: (() => void) | undefined;
  /** It is copied while it has the focus. */
  onCopy?: ClipboardEventHandler | undefined;
  /** It was pressed, to be changed. */
  onEdit?: ((trigger: HTMLButtonElement) => void) | undefined;
  /** Its cross was pressed. */
  onRemove?: (() => void) | undefined;
}

/** A filter in force, in words; press it to change it, its cross to remove it. */
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
        // The keyboard removes with Delete: one stop for each filter is enough.
        tabIndex={-1}
        aria-label={messages.remove(`${property} ${operator} ${value}`.trimEnd())}
        onClick={onRemove}
      >
        <Icon icon={X} size={12} />
      </button>
    </span>
  );
});
