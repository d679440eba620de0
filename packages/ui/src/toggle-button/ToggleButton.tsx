import { forwardRef } from 'react';
import { Button, IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends ElementProps {
  /** What is on while it is pressed: a noun, the same in both states. */
  label: string;
  /** It is on. */
  isSelected: boolean;
  /** It was switched on or off. */
  onChange: (isSelected: boolean) => void;
  /** Icon before the label, or in its place. */
  icon?: LucideIcon | undefined;
  /** The picture only; the label is its name and its tooltip. @default false */
  isIconOnly?: boolean | undefined;
  /** How it looks while it is not pressed. @default 'secondary', 'ghost' when the picture stands alone */
  variant?: 'secondary' | 'ghost' | undefined;
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** It cannot be used now. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be changed. It stays focusable, says so, and does nothing. */
  disabledReason?: string | undefined;
}

/** A button that stays down: something is on, here and now, while it is pressed. */
export const ToggleButton = forwardRef<HTMLButtonElement, ToggleButtonProps>(function ToggleButton(
  { label, isSelected, onChange, icon, isIconOnly = false, variant = isIconOnly ? 'ghost' : 'secondary', ...rest },
  ref,
) {
  const shared = { ...rest, ref, variant, 'aria-pressed': isSelected, onPress: () => onChange(!isSelected) };
  return (
    <span className={styles.toggle}>
      {isIconOnly && icon ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button {...shared} icon={icon}>
          {label}
        </Button>
      )}
    </span>
  );
});
