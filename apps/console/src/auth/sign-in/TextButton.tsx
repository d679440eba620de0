import { Link } from '@edge-console/ui/link';
import { Spinner } from '@edge-console/ui/progress';
import type { ButtonHTMLAttributes } from 'react';
import * as styles from './SignInSteps.css.ts';

type Native = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-expanded' | 'aria-controls'>;

type TextActionProps = Native & {
  onPress: () => void;
  /** Disabled but focusable (`aria-disabled`); the text says why. @default false */
  isDisabled?: boolean;
  /** @default false */
  isPending?: boolean;
  children: string;
};

/** A small action styled like a link. */
export function TextButton({ onPress, isDisabled = false, isPending = false, children, ...rest }: TextActionProps) {
  const isInactive = isDisabled || isPending;
  return (
    <Link asChild>
      <button
        {...rest}
        type="button"
        className={styles.textAction}
        aria-disabled={isInactive || undefined}
        onClick={() => !isInactive && onPress()}
      >
        {children}
        {isPending && <Spinner />}
      </button>
    </Link>
  );
}
