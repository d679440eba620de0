import { useEffect, useRef } from 'react';
import { NumberField } from '../number-field/index.ts';

export interface NumberValueProps {
  label: string;
  /** '' while there is none. */
  value: string;
  onChange: (value: string) => void;
  unit?: string | undefined;
  errorMessage?: string | undefined;
  /** @default false */
  takesFocus?: boolean | undefined;
}

/** As many digits as a number holds: a limit that is rounded finds other rows. */
const formatOptions = { maximumFractionDigits: 15 };

/** A number to compare with, as the reader's language writes it. */
export function NumberValue({ value, onChange, takesFocus = false, ...rest }: NumberValueProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Its code arrives after the panel that would have given it the focus.
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <NumberField
      {...rest}
      ref={field}
      size="md"
      isStepperHidden
      formatOptions={formatOptions}
      value={value === '' ? null : Number(value)}
      onChange={(number) => onChange(number === null ? '' : String(number))}
    />
  );
}
