import { Notice } from '@edge-console/ui/notice';
import { PasswordField } from '@edge-console/ui/password-field';
import { TextField } from '@edge-console/ui/text-field';
import type { ReactNode, RefObject } from 'react';
import { refusalText } from '../identity/refusalText.ts';
import { signInMessages } from './messages.ts';
import * as styles from './SignIn.css.ts';
import type { SignInForm } from './useSignIn.ts';

export type SignInFieldsProps = {
  form: SignInForm;
  emailRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
  /** The field with initial focus on a page; a dialog sets its own. */
  firstField?: 'email' | 'password';
  size: 'lg' | 'xl';
  /** Whether autofill can offer passkeys. @default false */
  hasPasskeys?: boolean;
  /** The email address cannot be changed. @default false */
  isEmailFixed?: boolean;
  /** A link after the password's label. */
  afterPassword?: ReactNode;
};

/** Error, email, and password, for the page and the dialog. */
export function SignInFields({
  form,
  emailRef,
  passwordRef,
  firstField,
  size,
  hasPasskeys = false,
  isEmailFixed = false,
  afterPassword,
}: SignInFieldsProps) {
  const { values, fieldErrors, error, secondsLeft } = form;
  return (
    <>
      {error && (!error.waitSeconds || secondsLeft > 0) && (
        // A wait is announced politely.
        <Notice tone={error.waitSeconds ? 'warning' : 'danger'}>
          {error.waitSeconds ? (
            <>
              {/* Announced once; screen readers skip the countdown (aria-hidden). */}
              <span className={styles.hiddenText}>{error.message}</span>
              <span aria-hidden="true">{refusalText({ kind: 'refused', reason: 'tooManyAttempts' }, secondsLeft)}</span>
            </>
          ) : (
            error.message
          )}
        </Notice>
      )}
      <TextField
        label={signInMessages.email}
        name="email"
        type="email"
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={signInMessages.emailPlaceholder}
        size={size}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is where it starts
        autoFocus={firstField === 'email'}
        ref={emailRef}
        isReadOnly={isEmailFixed}
        value={values.email}
        onChange={(value) => form.change('email', value)}
        errorMessage={fieldErrors.email}
      />
      <div className={styles.linked}>
        <PasswordField
          label={signInMessages.password}
          name="password"
          size={size}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={firstField === 'password'}
          ref={passwordRef}
          value={values.password}
          onChange={(value) => form.change('password', value)}
          errorMessage={fieldErrors.password}
        />
        {afterPassword && <span className={styles.link}>{afterPassword}</span>}
      </div>
    </>
  );
}
