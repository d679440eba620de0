import { useState } from 'react';
import { refusalText } from '../../messages/refusals.ts';
import { NewPasswordForm } from '../new-password/NewPasswordForm.tsx';
import type { SignInStepProps } from './SignInSteps.tsx';
import { useAnswer } from './useAnswer.ts';

/** The step after signing in with a temporary password. */
export function NewPasswordStep({ email, onOutcome }: SignInStepProps) {
  const answer = useAnswer(onOutcome);
  const [error, setError] = useState<string>();
  return (
    <NewPasswordForm
      email={email}
      error={error}
      onSubmit={async (password) => setError(refusalText(await answer(password)))}
    />
  );
}
