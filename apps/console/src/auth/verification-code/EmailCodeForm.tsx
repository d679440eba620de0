import { type FormControl, type FormFields, FormTextField } from '@edge-console/forms';
import type { LucideIcon } from '@edge-console/ui/icon';
import type { ReactNode } from 'react';
import * as styles from '../sign-in/SignInSteps.css.ts';
import { StepHeader } from '../sign-in/StepHeader.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { ResendCode } from './useResendCode.ts';

type EmailForm = FormFields<{ email: string }>;

type EmailCodeHeaderProps = {
  icon: LucideIcon;
  messages: { title: string; text: string; textUnnamed: string };
  /** Where the code was sent, if known. */
  email: string | undefined;
};

export function EmailCodeHeader({ icon, messages, email }: EmailCodeHeaderProps) {
  return (
    <StepHeader icon={icon} title={messages.title} variant="page">
      {email === undefined ? (
        messages.textUnnamed
      ) : (
        <>
          {messages.text} <strong className={styles.target}>{email}</strong>.
        </>
      )}
    </StepHeader>
  );
}

type EmailFieldProps = { form: EmailForm; label: string; isFocused?: boolean };

export function EmailField({ form, label, isFocused = true }: EmailFieldProps) {
  return (
    <FormTextField
      form={form}
      name="email"
      label={label}
      size="xl"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is where it starts
      autoFocus={isFocused}
      isRequired={false}
    />
  );
}

type EmailCodeFooterProps = { form: EmailForm & FormControl; resend: ResendCode; children: ReactNode };

/** Resends the code, to the entered address if the page has none. */
export function EmailCodeFooter({ form, resend, children }: EmailCodeFooterProps) {
  return (
    <div className={styles.foot}>
      <ResendButton
        {...resend}
        onPress={() => {
          const to = resend.email ?? form.value('email');
          if (to === '') form.focusField('email');
          else void resend.sendAgain(to);
        }}
      />
      {children}
    </div>
  );
}
