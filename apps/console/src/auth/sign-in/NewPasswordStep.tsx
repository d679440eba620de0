import { useState } from 'react';
import { refusalText } from '../identity/refusalText.ts';
import { NewPasswordForm } from '../new-password/NewPasswordForm.tsx';
import type { SignInStepProps } from './SignInSteps.tsx';
import { StepFooter } from './StepFooter.tsx';
import { useChallengeResponse } from './useChallengeResponse.ts';

/** The step after signing in with a temporary password. */
export function NewPasswordStep({ email, variant, onOutcome, onBack }: SignInStepProps) {
  const respond = useChallengeResponse(onOutcome);
  const [error, setError] = useState<string>();
  return (
    <>
      <NewPasswordForm
        email={email}
        variant={variant}
        error={error}
        onSubmit={async (password) => setError(refusalText(await respond(password)))}
      />
      <StepFooter onBack={onBack} />
    </>
  );
}
