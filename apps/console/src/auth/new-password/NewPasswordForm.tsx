import { setPasswordRuleFor } from '@edge-console/domain';
import { failuresByPath } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { KeyRound } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { PasswordChecklist, PasswordField } from '@edge-console/ui/password-field';
import { type FormEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { rejectCommonPassword } from '../identity/rejectCommonPassword.ts';
import { newPasswordMessages } from './messages.ts';
import { refusalText } from '../identity/refusalText.ts';
import * as styles from '../sign-in/SignInSteps.css.ts';
import { StepHeader } from '../sign-in/StepHeader.tsx';
import { passwordRequirements } from './passwordRequirements.ts';
import * as own from './NewPasswordForm.css.ts';

export type NewPasswordFormProps = {
  email: string;
  variant?: 'page' | 'dialog';
  error: string | undefined;
  onSubmit: (password: string) => Promise<void>;
};

/** A new password, typed twice, with the pool's rules. */
export function NewPasswordForm({ email, variant = 'page', error, onSubmit }: NewPasswordFormProps) {
  const { passwordFormat } = useConfiguration();
  const [values, setValues] = useState({ password: '', rePassword: '' });
  const [fieldErrors, setFieldErrors] = useState<{ password?: string; rePassword?: string }>({});
  const [isPending, setIsPending] = useState(false);
  const isSubmitting = useRef(false);
  const password = useRef<HTMLInputElement>(null);
  const retyped = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const result = safeParse(setPasswordRuleFor(passwordFormat), values);
    if (!result.success) {
      const failures = failuresByPath(result.issues);
      const weak = failures.get('password');
      const mismatch = failures.get('rePassword');
      setFieldErrors({
        ...(weak && { password: weak.message }),
        ...(mismatch && { rePassword: mismatch.message }),
      });
      (weak ? password : retyped).current?.focus();
      return;
    }
    setFieldErrors({});
    isSubmitting.current = true;
    setIsPending(true);
    const common = await rejectCommonPassword(values.password);
    if (!common) await onSubmit(values.password);
    isSubmitting.current = false;
    setIsPending(false);
    if (!common) return;
    setFieldErrors({ password: refusalText(common) });
    password.current?.focus();
  };

  return (
    <>
      <StepHeader icon={KeyRound} title={newPasswordMessages.title} variant={variant}>
        {newPasswordMessages.text} <strong className={styles.target}>{email}</strong>.
      </StepHeader>
      {error && <Notice tone="danger">{error}</Notice>}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* The username field for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className={own.field}>
          <PasswordField
            label={newPasswordMessages.newPassword}
            name="password"
            autoComplete="new-password"
            size="xl"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is where it starts
            autoFocus
            ref={password}
            value={values.password}
            onChange={(value) => setValues({ ...values, password: value })}
            errorMessage={fieldErrors.password}
          />
          <PasswordChecklist requirements={passwordRequirements(passwordFormat, values.password)} />
        </div>
        <PasswordField
          label={newPasswordMessages.retype}
          name="rePassword"
          autoComplete="new-password"
          size="xl"
          ref={retyped}
          value={values.rePassword}
          onChange={(value) => setValues({ ...values, rePassword: value })}
          errorMessage={fieldErrors.rePassword}
        />
        <Button type="submit" variant="primary" size="xl" isBlock isPending={isPending}>
          {newPasswordMessages.submit}
        </Button>
      </form>
    </>
  );
}
