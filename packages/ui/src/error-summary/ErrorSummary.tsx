import { forwardRef, useEffect, useId } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './ErrorSummary.css.ts';

export interface FieldError {
  /** Field name, unique in the form; the ID of its control if it has one. */
  name: string;
  label: string;
  /** The error, only if the field does not show it. */
  message?: string | undefined;
  /** Moves focus into the field. */
  onFocus: () => void;
}

export interface ErrorSummaryProps extends ElementProps {
  /** What happened, and what to do. */
  title: string;
  /** One entry for each invalid field, in page order. */
  errors: readonly FieldError[];
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The errors of a long form, above it. On mount it focuses the first invalid field, or itself if there is none: give it
 * a
 * `key` per submit attempt, so that the next attempt moves focus again.
 */
export const ErrorSummary = forwardRef<HTMLElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors, headingLevel = 3, ...rest },
  ref,
) {
  const titleId = useId();
  const summary = useMergedRef(ref);
  useEffect(() => {
    if (errors[0]) errors[0].onFocus();
    else summary.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} ref={summary} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <Icon icon={CircleExclamationPoint} className={styles.icon} />
      <div className={styles.body}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
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
                  {error.message === undefined ? error.label : `${error.label}: ${error.message}`}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
});
