import type { ReactNode } from 'react';
import { hasMessage } from './useField.ts';
import * as styles from './Field.css.ts';

interface FieldMessageProps {
  id: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
}

/** The message below a control. An error replaces the hint: one thing to read, and no layout shift. */
export function FieldMessage({ id, description, errorMessage }: FieldMessageProps) {
  if (errorMessage !== undefined) {
    return (
      <span id={id} className={styles.error}>
        {errorMessage}
      </span>
    );
  }
  if (!hasMessage({ description })) return null;
  return (
    <span id={id} className={styles.hint}>
      {description}
    </span>
  );
}
