import { ShieldCheck } from '@edge-console/ui/icon';
import { signInStepMessages } from './signInStepsMessages.ts';
import { SoftwareTokenForm } from '../software-token/SoftwareTokenForm.tsx';
import type { SignInStepProps } from './SignInSteps.tsx';
import { StepFoot } from './StepFoot.tsx';
import { StepHead } from './StepHead.tsx';
import { useAnswer } from './useAnswer.ts';

const texts = signInStepMessages.enrolment;

/** The pool requires a second factor, and the person has none: they enrol an authenticator app and are signed in. */
export function EnrolmentStep({ email, place, secret, onOutcome, onBack }: SignInStepProps & { secret: string }) {
  const answer = useAnswer(onOutcome);
  return (
    <>
      <StepHead icon={ShieldCheck} title={texts.title} place={place} isFocused>
        {texts.text}
      </StepHead>
      <SoftwareTokenForm secret={secret} account={email} submitLabel={texts.submit} onSubmit={(code) => answer(code)} />
      <StepFoot onBack={onBack} />
    </>
  );
}
