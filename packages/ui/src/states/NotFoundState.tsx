import { forwardRef, type ReactNode } from 'react';
import { BrokenPath } from './DeliveryPath.tsx';
import { type SharedStateProps, State } from './States.tsx';

export interface NotFoundStateProps extends Omit<SharedStateProps, 'headingLevel'> {
  /** "Page not found: /users/archive". */
  title: string;
  /** The possible cause, without repeating the title: "It was moved or deleted, or the URL has a typo." */
  children: ReactNode;
}

/** Always a whole page, so its title is the `h1`. */
export const NotFoundState = forwardRef<HTMLDivElement, NotFoundStateProps>(function NotFoundState(
  { children, ...rest },
  ref,
) {
  return <State {...rest} ref={ref} illustration={<BrokenPath />} headingLevel={1} text={children} />;
});
