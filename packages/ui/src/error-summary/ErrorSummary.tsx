import { forwardRef, useEffect, useId } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './ErrorSummary.css.ts';

export interface FieldError {
  /** Field name, unique in the form; the id of its control where it has one. */
  name: string;
  label: string;
  /** The error, only where the field does not show it beside itself. */
  message?: string | undefined;
  /** Moves the focus into the field. */
  onFocus: () => void;
}

export interface ErrorSummaryProps extends ElementProps {
  /** What happened, and what to do. */
  title: string;
  /** One line for each field, in the order of the page. */
  errors: readonly FieldError[];
  /** Level of the title below the headings around it. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * What is wrong with a long form, on top of it. When it appears, the first wrong field gets the focus, or the summary where
 * no field is wrong: give it a `key` for each attempt to submit, so that the next attempt moves the focus again.
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
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears
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
