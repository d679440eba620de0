import { useEffect, useRef } from 'react';
import { DatePicker } from '../date-picker/index.ts';

export interface DateValueProps {
  label: string;
  /** '' when empty. */
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
  /** @default false */
  takesFocus?: boolean | undefined;
}

/** A date to compare with, typed or picked from a calendar. */
export function DateValue({ value, onChange, takesFocus = false, ...rest }: DateValueProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Loaded after the panel, which could not focus it.
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <DatePicker
      {...rest}
      ref={field}
      size="md"
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}
