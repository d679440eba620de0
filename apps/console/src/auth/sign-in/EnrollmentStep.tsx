import { ShieldCheck } from '@edge-console/ui/icon';
import { signInStepMessages } from './signInStepsMessages.ts';
import { SoftwareTokenForm } from '../software-token/SoftwareTokenForm.tsx';
import type { SignInStepProps } from './SignInSteps.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import { useChallengeResponse } from './useChallengeResponse.ts';

const messages = signInStepMessages.enrolment;

/** Sets up an authenticator app during sign-in, when the pool requires one. */
export function EnrollmentStep({ email, variant, secret, onOutcome, onBack }: SignInStepProps & { secret: string }) {
  const respond = useChallengeResponse(onOutcome);
  return (
    <>
      <StepHeader icon={ShieldCheck} title={messages.title} variant={variant} isFocused>
        {messages.text}
      </StepHeader>
      <SoftwareTokenForm
        secret={secret}
        account={email}
        submitLabel={messages.submit}
        onSubmit={(code) => respond(code)}
      />
      <StepFooter onBack={onBack} />
    </>
  );
}
