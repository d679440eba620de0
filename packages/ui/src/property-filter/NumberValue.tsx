import { useEffect, useRef } from 'react';
import { NumberField } from '../number-field/index.ts';

export interface NumberValueProps {
  label: string;
  /** '' when empty. */
  value: string;
  onChange: (value: string) => void;
  unit?: string | undefined;
  errorMessage?: string | undefined;
  /** @default false */
  takesFocus?: boolean | undefined;
}

/** All significant digits: a rounded limit would match other rows. */
const formatOptions = { maximumFractionDigits: 15 };

/** A number to compare with, formatted for the locale. */
export function NumberValue({ value, onChange, takesFocus = false, ...rest }: NumberValueProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Loaded after the panel, which could not focus it.
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
