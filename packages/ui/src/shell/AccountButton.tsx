import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { ChevronDown, Icon } from '../icon/index.ts';
import * as styles from './AccountButton.css.ts';

export interface AccountButtonProps extends ElementProps {
  /** The account name; phones show only the image. */
  name: string;
  /** A logo, or an Avatar with initials. */
  avatar: ReactNode;
  /** Whether the menu, which the app anchors to `ref`, is open. */
  isExpanded: boolean;
  /** Called on press: open the account menu. */
  onPress: () => void;
  /** Called on hover or focus: a good time to load the menu. */
  onIntent?: (() => void) | undefined;
}

/** Shows the current account and opens the account menu. */
export const AccountButton = forwardRef<HTMLButtonElement, AccountButtonProps>(function AccountButton(
  { name, avatar, isExpanded, onPress, onIntent, ...rest },
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
      {avatar}
      <span className={styles.name}>{name}</span>
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} size={14} />
      </span>
    </button>
  );
});
