import { LinkButton } from '@edge-console/ui/button';
import { Mail } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { type Challenge, isChallenge, type SignInOutcome } from '../../auth/identity/signInOutcome.ts';
import { newPasswordMessages } from '../../auth/new-password/messages.ts';
import { signInStepMessages } from '../../auth/sign-in/signInStepsMessages.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { NewPasswordForm } from '../../auth/new-password/NewPasswordForm.tsx';
import { toSignInError } from '../../auth/sign-in/signInError.ts';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { SignInSteps } from '../../auth/sign-in/steps.ts';
import * as styles from '../../auth/sign-in/SignInSteps.css.ts';
import { EndedInvitation } from './EndedInvitation.tsx';
import { readInvitation } from './invitation.ts';
import { type InvitationEnd, registrationOutcome } from './registrationOutcome.ts';

/** For invited users: the link contains the username and temporary password, and they choose their own. */
export function RegisterScreen() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [end, setEnd] = useState<InvitationEnd>();
  const { invitation, isInAddress } = readInvitation(location);
  useEffect(() => {
    if (isInAddress) void navigate(location.pathname, { replace: true, state: invitation });
  });

  const settle = (outcome: SignInOutcome) => {
    setChallenge(isChallenge(outcome) ? outcome : null);
    setError(toSignInError(outcome)?.message);
  };
  if (!invitation)
    return (
      <>
        <StepHeader icon={Mail} tone="danger" title={newPasswordMessages.title} variant="page">
          {newPasswordMessages.missingCode}
        </StepHeader>
        <LinkButton asChild variant="primary" size="xl" isBlock>
          <RouterLink to="/signin/">{newPasswordMessages.toSignIn}</RouterLink>
        </LinkButton>
      </>
    );
  const { username, code } = invitation;
  if (end) return <EndedInvitation end={end} email={username} />;
  if (challenge)
    return (
      <SignInSteps
        challenge={challenge}
        email={username}
        variant="page"
        onOutcome={settle}
        onBack={() => setChallenge(null)}
      />
    );
  return (
    <>
      <NewPasswordForm
        email={username}
        error={error}
        onSubmit={async (password) => {
          const outcome = await registrationOutcome(session, { username, code, password });
          if (outcome.kind === 'ended') setEnd(outcome.end);
          else settle(outcome);
        }}
      />
      <p className={styles.foot}>
        <Link asChild>
          <RouterLink to="/signin/">{signInStepMessages.back}</RouterLink>
        </Link>
      </p>
    </>
  );
}
