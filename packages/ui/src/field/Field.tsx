import { useId, type ReactNode } from 'react';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './Field.css.ts';

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Only for assistive technology: where the place already says what the field is. @default false */
  isLabelHidden?: boolean | undefined;
  /** Shows "*"; the form explains it in its legend. @default false */
  isRequired?: boolean | undefined;
  /** Shows "optional": where most fields of a form are required. @default false */
  isOptionalShown?: boolean | undefined;
  /** Help below the control; an error takes its place. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** At the end of the label's line: "Forgot password?". */
  labelEnd?: ReactNode;
}

export interface FieldIds {
  control: string;
  label: string;
  /** The hint or the error, whichever is shown. */
  message: string;
}

/** Ids that tie a control to its label and message. */
export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  return { control, label: `${control}-label`, message: `${control}-message` };
}

/** Attributes of the control that say what surrounds it. */
export function controlAttributes(
  ids: FieldIds,
  { description, errorMessage, isRequired = false }: Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired'>,
  describedBy?: string,
) {
  const hasMessage = errorMessage !== undefined || description !== undefined;
  const described = [hasMessage ? ids.message : undefined, describedBy].filter(Boolean).join(' ');
  return {
    id: ids.control,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(errorMessage === undefined ? {} : { 'aria-invalid': true as const }),
    ...(isRequired ? { 'aria-required': true as const } : {}),
  };
}

interface FieldFrameProps extends FieldProps {
  ids: FieldIds;
  /** The label belongs to a button or group, which `htmlFor` cannot name. @default false */
  isLabelDetached?: boolean;
  children: ReactNode;
}

/** Label above, control, hint or error below. */
export function Field({
  ids,
  label,
  isLabelHidden = false,
  isLabelDetached = false,
  isRequired = false,
  isOptionalShown = false,
  description,
  errorMessage,
  labelEnd,
  children,
}: FieldFrameProps) {
  const texts = useMessages('field');
  const labelClass = isLabelHidden ? styles.hiddenLabel : styles.label;
  const content = (
    <>
      {label}
      {isRequired && (
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      )}
      {/* The space is for the accessible name, which would run the two words together. */}
      {isOptionalShown && ' '}
      {isOptionalShown && <span className={styles.optional}>{texts.optional}</span>}
    </>
  );
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? undefined : styles.labelRow}>
        {isLabelDetached ? (
          <span id={ids.label} className={labelClass}>
            {content}
          </span>
        ) : (
          <label id={ids.label} htmlFor={ids.control} className={labelClass}>
            {content}
          </label>
        )}
        {labelEnd !== undefined && <span className={styles.labelEnd}>{labelEnd}</span>}
      </div>
      {children}
      {errorMessage !== undefined ? (
        <p id={ids.message} className={styles.error}>
          <Icon icon={CircleExclamationPoint} size={14} className={styles.errorIcon} />
          <span>{errorMessage}</span>
        </p>
      ) : (
        description !== undefined && (
          <p id={ids.message} className={styles.hint}>
            {description}
          </p>
        )
      )}
    </div>
  );
}
