import { OtpField } from '@edge-console/ui/otp-field';
import { useEffect, useRef } from 'react';
import type { CodeState } from './useCode.ts';

export type CodeFieldProps = {
  label: string;
  /** Hint below the field; an error replaces it. */
  description?: string;
  state: CodeState;
  /** Takes initial focus; only if it is the only field. */
  autoFocus?: boolean;
};

/** The field for `useCode`. A rejected code remains selected, so that typing replaces it. */
export function CodeField({ label, description, state, autoFocus = false }: CodeFieldProps) {
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner says that it is all there is to do
      autoFocus={autoFocus}
      label={label}
      description={description}
      value={code}
      onChange={change}
      onComplete={(entered) => void submit(entered)}
      isPending={isPending}
      errorMessage={errorMessage}
    />
  );
}
