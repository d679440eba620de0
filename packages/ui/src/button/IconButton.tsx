import { forwardRef } from 'react';
import { Icon, type LucideIcon } from '../icon/index.ts';
import { ButtonBase, type SharedButtonProps } from './ButtonBase.tsx';

export interface IconButtonProps extends SharedButtonProps {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  /** The icon, 16 px; its accessible name is the label. */
  icon: LucideIcon;
}

/** A square button that shows an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'ghost', ...rest },
  ref,
) {
  return (
    <ButtonBase {...rest} buttonRef={ref} aria-label={label} hint={label} variant={variant} isSquare>
      <Icon icon={icon} />
    </ButtonBase>
  );
});
