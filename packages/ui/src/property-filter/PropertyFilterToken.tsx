import { forwardRef } from 'react';
import type { ElementProps } from '../element/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { TokenWords } from './describeToken.ts';
import * as styles from './PropertyFilter.css.ts';

export interface PropertyFilterTokenProps extends ElementProps {
  /** The filter in words, as `describeToken` gives them. */
  words: TokenWords;
  /** Its editor is open. */
  isEditing: boolean;
  /** It was pressed, to be changed. */
  onEdit: (trigger: HTMLButtonElement) => void;
  /** Its cross was pressed. */
  onRemove: (trigger: HTMLButtonElement) => void;
}

/** A filter in force, in words; press it to change it, its cross to remove it. */
export const PropertyFilterToken = forwardRef<HTMLButtonElement, PropertyFilterTokenProps>(function PropertyFilterToken(
  { words, isEditing, onEdit, onRemove, ...rest },
  ref,
) {
  const texts = useMessages('propertyFilter');
  const { property, operator, value } = words;
  return (
    <span {...rest} className={styles.token}>
      <button
        ref={ref}
        type="button"
        className={styles.tokenText}
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        onClick={(event) => onEdit(event.currentTarget)}
      >
        <b className={styles.tokenProperty}>{property}</b> <span className={styles.tokenOperator}>{operator}</span>{' '}
        {value}
      </button>
      <button
        type="button"
        className={styles.tokenRemove}
        aria-label={texts.remove(`${property} ${operator} ${value}`)}
        data-remove
        onClick={(event) => onRemove(event.currentTarget)}
      >
        <Icon icon={X} size={12} />
      </button>
    </span>
  );
});
