import { forwardRef, type ReactNode } from 'react';
import { ButtonBase, type SharedButtonProps } from './ButtonBase.tsx';

export interface IconButtonProps extends SharedButtonProps {
  /** Its name, for assistive technology and in the tooltip. */
  label: string;
  /** The picture; its name is the label. */
  icon: ReactNode;
}

/** A square button that shows a picture only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'ghost', ...rest },
  ref,
) {
  return (
    <ButtonBase {...rest} buttonRef={ref} aria-label={label} hint={label} variant={variant} isSquare>
      {icon}
    </ButtonBase>
  );
});
