import type { ReactNode, Ref } from 'react';
import { ChevronDown, Icon } from '../icon/index.ts';
import * as styles from './AccountButton.css.ts';

export type AccountButtonProps = {
  /** The entity's name; on a phone only its picture is seen. */
  name: string;
  /** Logo, or initials as an Avatar. */
  picture: ReactNode;
  /** Whether the menu, which the app attaches to `ref`, is open. */
  isExpanded: boolean;
  onPress: () => void;
  /** The pointer or focus is on it: a good time to load the menu. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

export function AccountButton({ name, picture, isExpanded, onPress, onIntent, ref }: AccountButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={isExpanded}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {picture}
      <span className={styles.name}>{name}</span>
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} size={14} />
      </span>
    </button>
  );
}
