import { forwardRef } from 'react';
import { Button, IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends ElementProps {
  /** What is on while pressed: a noun, the same in both states. */
  label: string;
  /** Whether it is on (controlled). */
  isSelected: boolean;
  /** Called when it is toggled. */
  onChange: (isSelected: boolean) => void;
  /** Icon before the label, or instead of it. */
  icon?: LucideIcon | undefined;
  /** Shows the icon only; the label is the accessible name and the tooltip. @default false */
  isIconOnly?: boolean | undefined;
  /** Style while not pressed. @default 'secondary', or 'ghost' for icon only */
  variant?: 'secondary' | 'ghost' | undefined;
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Disables the button. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be changed. It stays focusable, says so, and does nothing. */
  disabledReason?: string | undefined;
}

/** A button that stays pressed while something is on. */
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
