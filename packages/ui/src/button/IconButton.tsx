import type { ReactNode } from 'react';
import { ButtonBase, type SharedButtonProps } from './ButtonBase.tsx';

export interface IconButtonProps extends SharedButtonProps {
  /** Its name, for assistive technology and in the tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square button that shows a picture only. */
export function IconButton({ label, icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <ButtonBase {...rest} aria-label={label} hint={label} variant={variant} isSquare>
      {icon}
    </ButtonBase>
  );
}
