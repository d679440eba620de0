import { useEffect, useId, useRef } from 'react';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './ErrorSummary.css.ts';

export interface FieldError {
  /** Field name, unique in the form; the id of its control where it has one. */
  name: string;
  label: string;
  message: string;
  /** Moves the focus into the field. */
  onFocus: () => void;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
}

/**
 * What is wrong with a form, on top of it. It takes the focus when it appears: give it a `key` for each attempt to
 * submit, so that the next attempt brings the focus back.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <Icon icon={CircleExclamationPoint} className={styles.icon} />
      <div>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map((error) => (
              <li key={error.name}>
                <Link
                  href={`#${error.name}`}
                  tone="inherit"
                  onClick={(event) => {
                    event.preventDefault();
                    error.onFocus();
                  }}
                >
                  {error.label}: {error.message}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
