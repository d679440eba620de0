import { useState } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { NewPasswordForm } from '../new-password/NewPasswordForm.tsx';
import { type SignInError, signInErrorOf } from './signInError.ts';

/** The step after signing in with a temporary password. */
export function NewPasswordStep({ email }: { email: string }) {
  const session = useSession();
  const [error, setError] = useState<SignInError | null>(null);
  return (
    <NewPasswordForm
      email={email}
      error={error?.message}
      onSubmit={async (password) => setError(signInErrorOf(await session.answerChallenge(password)))}
    />
  );
}
