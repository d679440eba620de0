import { OtpField } from '@edge-console/ui/otp-field';
import { useEffect, useRef } from 'react';
import type { CodeState } from './useCode.ts';

/** The field of `useCode`. A code that was refused stays, selected: the next digit begins anew. */
export function CodeField({ label, state }: { label: string; state: CodeState }) {
  const { code, change, error, errorMessage, isPending, submit } = state;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === undefined) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  return (
    <OtpField
      ref={input}
      label={label}
      value={code}
      onChange={change}
      onComplete={(entered) => void submit(entered)}
      isPending={isPending}
      errorMessage={errorMessage}
    />
  );
}
