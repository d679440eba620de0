import { type ReactNode, useState } from 'react';
import { methodKey } from '../session/signInMethod.ts';
import { signInMessages } from './messages.ts';
import * as styles from './SignIn.css.ts';

type LastUsedProps = {
  /** How the method's name begins: with or without a code, a password is the same method here. Undefined without a choice. */
  method: string | undefined;
  /** Its button. */
  children: ReactNode;
};

/** Marks the button of the method last used in this browser. */
export function LastUsed({ method, children }: LastUsedProps) {
  // Read once, because the mark must not move while the page signs in.
  const [isLast] = useState(
    () => method !== undefined && localStorage.getItem(methodKey)?.startsWith(method.toUpperCase()),
  );
  return (
    <span className={styles.method}>
      {children}
      {isLast && <span className={styles.lastUsed}>{signInMessages.lastUsed}</span>}
    </span>
  );
}
