import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { count } from './Badge.css.ts';

export interface CountProps extends ElementProps {
  /** Already formatted for the locale: "2,431". */
  children: string | number;
}

/** The number of items, next to their label. */
export const Count = forwardRef<HTMLSpanElement, CountProps>(function Count({ children, ...rest }, ref) {
  return (
    <span {...rest} ref={ref} className={count}>
      {children}
    </span>
  );
});
