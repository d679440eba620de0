import {
  FormElement,
  FormErrorSummary,
  FormNewPassword,
  FormOtpField,
  FormPasswordField,
  SubmitButton,
  useForm,
} from '@edge-console/forms';
import { code, currentPassword, email as emailRule, passwordRule, passwordsMatch } from '@edge-console/forms/rules';
import { KeyRound } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useIdentityModule } from '../../auth/identity/useIdentityModule.ts';
import { recoveryMessages } from '../../auth/sign-in/recoveryMessages.ts';
import { signInStepMessages } from '../../auth/sign-in/signInStepsMessages.ts';
import { guestUrl } from '../../router/signInUrl.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { ResendNotice } from '../../auth/verification-code/ResendButton.tsx';
import { submitResultOf } from '../../auth/verification-code/submitResult.ts';
import { useResendCode } from '../../auth/verification-code/useResendCode.ts';
import { useThrottle } from '../../auth/verification-code/useThrottle.tsx';
import type { SignInArrival } from '../../auth/sign-in/arrival.ts';
import { EmailCodeFooter, EmailCodeHeader, EmailField } from '../../auth/verification-code/EmailCodeForm.tsx';

const messages = recoveryMessages.confirm;

/** Sets a new password with an emailed code. This ends all sessions of the user, including this browser's. */
export function ConfirmPasswordScreen() {
  const { passwordFormat } = useConfiguration();
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const identity = useIdentityModule(() => import('../../auth/identity/recovery.ts'));
  const resend = useResendCode((to) => identity((part) => part.sendPasswordCode(to)));
  const { email } = resend;
  const wait = useThrottle();
  const [schema] = useState(() =>
    v.pipe(
      v.object({ email: emailRule, code, password: passwordRule(passwordFormat), rePassword: currentPassword }),
      passwordsMatch(),
    ),
  );
  const leave = async (changedEmail: string) => {
    if (session.current()) await session.signOut();
    const state: SignInArrival = { email: changedEmail, cause: 'passwordChanged' };
    await navigate(guestUrl('/signin/', search), { replace: true, state });
  };
  const form = useForm({
    schema,
    initialValues: { email: email ?? '', code: '', password: '', rePassword: '' },
    onSubmit: async (values) =>
      submitResultOf(
        wait.startWait(
          await identity((part) => part.changeForgottenPassword(values.email, values.code, values.password)),
        ),
        { invalidCode: 'code', passwordPolicy: 'password', samePassword: 'password', commonPassword: 'password' },
      ),
    onSaved: (values) => void leave(values.email),
  });
  return (
    <>
      <EmailCodeHeader icon={KeyRound} messages={messages} email={email} />
      <ResendNotice {...resend} />
      {wait.notice}
      <FormElement form={form} aria-label={messages.title}>
        <FormErrorSummary form={form} headingLevel={2} />
        {email === undefined ? (
          <EmailField form={form} label={recoveryMessages.forgot.email} />
        ) : (
          // The username field for password managers.
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        )}
        <FormOtpField
          form={form}
          name="code"
          label={messages.code}
          description={messages.life}
          isRequired={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is where it starts
          autoFocus={email !== undefined}
          onComplete={() => form.focusField('password')}
        />
        <FormNewPassword
          form={form}
          name="password"
          label={messages.password}
          size="xl"
          isRequired={false}
          policy={passwordFormat}
        />
        <FormPasswordField
          form={form}
          name="rePassword"
          label={messages.retype}
          description={messages.others}
          size="xl"
          autoComplete="new-password"
          isRequired={false}
        />
        <SubmitButton form={form} size="xl" isBlock isDisabled={wait.isWaiting}>
          {messages.submit}
        </SubmitButton>
      </FormElement>
      <EmailCodeFooter form={form} resend={resend}>
        <Link asChild>
          <RouterLink to={guestUrl('/signin/', search)}>{signInStepMessages.back}</RouterLink>
        </Link>
      </EmailCodeFooter>
    </>
  );
}
