import { FormElement, FormErrorSummary, SubmitButton, useForm } from '@edge-console/forms';
import { email as emailRule } from '@edge-console/forms/rules';
import { KeyRound } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useIdentityModule } from '../../auth/identity/useIdentityModule.ts';
import { recoveryMessages } from '../../auth/sign-in/recoveryMessages.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { signInStepMessages } from '../../auth/sign-in/signInStepsMessages.ts';
import { guestUrl } from '../../router/signInUrl.ts';
import { initialResendState, readResendState } from '../../auth/verification-code/resendState.ts';
import { submitResultOf } from '../../auth/verification-code/submitResult.ts';
import { useThrottle } from '../../auth/verification-code/useThrottle.tsx';
import * as styles from '../../auth/sign-in/SignInSteps.css.ts';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { EmailField } from '../../auth/verification-code/EmailCodeForm.tsx';

const messages = recoveryMessages.forgot;
const schema = v.object({ email: emailRule });

/** Sends a code to choose a new password. Does not reveal whether the address has an account. */
export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const [parameters] = useSearchParams();
  const identity = useIdentityModule(() => import('../../auth/identity/recovery.ts'));
  const wait = useThrottle();
  const { email = parameters.get('email') ?? '', reason } = readResendState(state);
  const leave = async (sentTo: string) => {
    // Kept in the history entry, for Back.
    await navigate({ search }, { replace: true, state: { email: sentTo } });
    await navigate(guestUrl('/confirm-password/', parameters), { state: initialResendState(sentTo) });
  };
  const form = useForm({
    schema,
    initialValues: { email },
    onSubmit: async (values) =>
      submitResultOf(wait.startWait(await identity((part) => part.sendPasswordCode(values.email)))),
    onSaved: (values) => void leave(values.email),
  });
  return (
    <>
      <StepHeader icon={KeyRound} title={messages.title} variant="page">
        {messages.text}
      </StepHeader>
      {reason === 'resetRequired' && <Notice tone="warning">{refusalText({ kind: 'refused', reason })}</Notice>}
      {wait.notice}
      <FormElement form={form} aria-label={messages.title}>
        <FormErrorSummary form={form} headingLevel={2} />
        <EmailField form={form} label={messages.email} isFocused={email === ''} />
        <SubmitButton form={form} size="xl" isBlock isDisabled={wait.isWaiting}>
          {messages.submit}
        </SubmitButton>
      </FormElement>
      <div className={styles.foot}>
        <Link asChild>
          <RouterLink to={guestUrl('/confirm-password/', parameters)}>{messages.hasCode}</RouterLink>
        </Link>
        <Link asChild>
          <RouterLink to={guestUrl('/signin/', parameters)}>{signInStepMessages.back}</RouterLink>
        </Link>
      </div>
    </>
  );
}
