import { ShieldCheck } from '@edge-console/ui/icon';
import { signInStepMessages } from './signInStepsMessages.ts';
import { SoftwareTokenForm } from '../software-token/SoftwareTokenForm.tsx';
import type { SignInStepProps } from './SignInSteps.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import { useAnswer } from './useAnswer.ts';

const messages = signInStepMessages.enrolment;

/** The pool requires a second factor, and the person has none: they enrol an authenticator app and are signed in. */
export function EnrollmentStep({ email, place, secret, onOutcome, onBack }: SignInStepProps & { secret: string }) {
  const answer = useAnswer(onOutcome);
  return (
    <>
      <StepHeader icon={ShieldCheck} title={messages.title} place={place} isFocused>
        {messages.text}
      </StepHeader>
      <SoftwareTokenForm
        secret={secret}
        account={email}
        submitLabel={messages.submit}
        onSubmit={(code) => answer(code)}
      />
      <StepFooter onBack={onBack} />
    </>
  );
}
