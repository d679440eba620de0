import { useEffect, useRef } from 'react';
import { DatePicker } from '../date-picker/index.ts';

export interface DateValueProps {
  label: string;
  /** '' while there is none. */
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
  /** @default false */
  takesFocus?: boolean | undefined;
}

/** A day to compare with, typed or from a calendar. */
export function DateValue({ value, onChange, takesFocus = false, ...rest }: DateValueProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Its code arrives after the panel that would have given it the focus.
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
