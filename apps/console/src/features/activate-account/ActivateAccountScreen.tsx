import { FormElement, FormErrorSummary, FormOtpField, SubmitButton, useForm, useFormStatus } from '@edge-console/forms';
import { code, email as emailRule } from '@edge-console/forms/rules';
import { Mail } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useIdentityModule } from '../../auth/identity/useIdentityModule.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { activationMessages as messages, signUpMessages } from '../../auth/sign-in/signUpMessages.ts';
import { guestUrl } from '../../router/signInUrl.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { ResendNotice } from '../../auth/verification-code/ResendButton.tsx';
import { submitResultOf } from '../../auth/verification-code/submitResult.ts';
import { useResendCode } from '../../auth/verification-code/useResendCode.ts';
import { useThrottle } from '../../auth/verification-code/useThrottle.tsx';
import type { SignInArrival } from '../../auth/sign-in/arrival.ts';
import { takePendingPassword } from '../../auth/sign-in/pendingPassword.ts';
import { EmailCodeFooter, EmailCodeHeader, EmailField } from '../../auth/verification-code/EmailCodeForm.tsx';

const schema = v.object({ email: emailRule, code });

/** Confirms a new account's email address with a code, and signs in if the password is still in memory. */
export function ActivateAccountScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const identity = useIdentityModule(() => import('../../auth/identity/signUp.ts'));
  const resend = useResendCode((to) => identity((part) => part.sendActivationCode(to)));
  const wait = useThrottle();
  const { email, reason, hasSent, sendAgain } = resend;

  const form = useForm({
    schema,
    initialValues: { email: email ?? '', code: '' },
    async onSubmit(values) {
      const outcome = wait.startWait(await identity((part) => part.activate(values.email, values.code)));
      if (outcome.kind === 'refused') return submitResultOf(outcome, { invalidCode: 'code' });
      const password = takePendingPassword(values.email);
      // Once signed in, the layout redirects (RedirectIfAuthenticated).
      if (password !== null && (await session.signIn(values.email, password)).kind === 'signedIn') return;
      const state: SignInArrival = { email: values.email, cause: 'activated' };
      await navigate(guestUrl('/signin/', search), { replace: true, state });
    },
  });
  const { isSaving } = useFormStatus(form);

  // A sign-in with an unconfirmed address redirects here, and needs a code.
  const isCodeRequired = reason === 'notConfirmed' && !hasSent && email !== undefined;
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!isCodeRequired || hasRequested.current) return;
    hasRequested.current = true;
    void sendAgain(email);
  });

  return (
    <>
      <EmailCodeHeader icon={Mail} messages={messages} email={email} />
      {reason === 'notConfirmed' && resend.notice === 'sent' ? (
        <Notice tone="info">{refusalText({ kind: 'refused', reason })}</Notice>
      ) : (
        <ResendNotice {...resend} />
      )}
      {wait.notice}
      <FormElement form={form} aria-label={messages.title}>
        <FormErrorSummary form={form} headingLevel={2} />
        {email === undefined && <EmailField form={form} label={signUpMessages.email} />}
        <FormOtpField
          form={form}
          name="code"
          label={messages.code}
          description={messages.codeHint}
          isRequired={false}
          isPending={isSaving}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is where it starts
          autoFocus={email !== undefined}
          onComplete={() => void form.submit()}
        />
        <SubmitButton form={form} size="xl" isBlock isDisabled={wait.isWaiting}>
          {messages.submit}
        </SubmitButton>
      </FormElement>
      <EmailCodeFooter form={form} resend={resend}>
        <Link asChild>
          <RouterLink to={guestUrl('/signup/', search)}>{messages.other}</RouterLink>
        </Link>
      </EmailCodeFooter>
    </>
  );
}
