import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { ChevronDown, Icon } from '../icon/index.ts';
import * as styles from './AccountButton.css.ts';

export interface AccountButtonProps extends ElementProps {
  /** The entity's name; on a phone only its picture is seen. */
  name: string;
  /** Logo, or initials as an Avatar. */
  picture: ReactNode;
  /** Whether the menu, which the app attaches to `ref`, is open. */
  isExpanded: boolean;
  /** It was pressed: open the account menu. */
  onPress: () => void;
  /** The pointer or focus is on it: a good time to load the menu. */
  onIntent?: (() => void) | undefined;
}

/** Whose account this is; it opens the account's menu. */
export const AccountButton = forwardRef<HTMLButtonElement, AccountButtonProps>(function AccountButton(
  { name, picture, isExpanded, onPress, onIntent, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={isExpanded}
      onClick={() => onPress()}
      onPointerEnter={() => onIntent?.()}
      onFocus={() => onIntent?.()}
    >
      {picture}
      <span className={styles.name}>{name}</span>
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} size={14} />
      </span>
    </button>
  );
});
