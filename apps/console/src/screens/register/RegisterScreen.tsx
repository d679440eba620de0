import { LinkButton } from '@edge-console/ui/button';
import { Mail } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { type Challenge, isChallenge, type SignInOutcome } from '../../identity/signInOutcome.ts';
import { newPasswordMessages } from '../../messages/newPassword.ts';
import { signInStepMessages } from '../../messages/signInSteps.ts';
import { registrationErrorMessages } from '../../messages/signUp.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { NewPasswordForm } from '../new-password/NewPasswordForm.tsx';
import { signInErrorOf } from '../sign-in/signInError.ts';
import { StepHead } from '../sign-in/StepHead.tsx';
import { SignInSteps } from '../sign-in/steps.ts';
import * as styles from '../sign-in/SignInSteps.css.ts';
import { readInvitation } from './invitation.ts';
import { NewInvitation } from './NewInvitation.tsx';
import { registrationOutcome } from './registrationOutcome.ts';

const expired = registrationErrorMessages.invitationExpired;

const toSignIn = <RouterLink to="/signin/">{newPasswordMessages.toSignIn}</RouterLink>;

/** For an invited person: the link has username and temporary password, they choose their own. */
export function RegisterScreen() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  const { invitation, isInAddress } = readInvitation(location);
  useEffect(() => {
    if (isInAddress) void navigate(location.pathname, { replace: true, state: invitation });
  });

  const settle = (outcome: SignInOutcome) => {
    setChallenge(isChallenge(outcome) ? outcome : null);
    setIsExpired(outcome.kind === 'refused' && outcome.reason === 'invalidCode');
    setError(signInErrorOf(outcome)?.message);
  };
  if (!invitation)
    return (
      <>
        <StepHead icon={Mail} tone="danger" title={newPasswordMessages.title} place="page">
          {newPasswordMessages.missingCode}
        </StepHead>
        <LinkButton asChild variant="primary" size="xl" isBlock>
          {toSignIn}
        </LinkButton>
      </>
    );
  const { username, code } = invitation;
  if (isExpired)
    return (
      <>
        <StepHead icon={Mail} tone="danger" title={newPasswordMessages.expiredTitle} place="page" help={expired.help}>
          {expired.text}
        </StepHead>
        <NewInvitation email={username} />
        <div className={styles.second}>
          <LinkButton asChild size="xl" isBlock>
            {toSignIn}
          </LinkButton>
        </div>
      </>
    );
  if (challenge)
    return (
      <SignInSteps
        challenge={challenge}
        email={username}
        place="page"
        onOutcome={settle}
        onBack={() => setChallenge(null)}
      />
    );
  return (
    <>
      <NewPasswordForm
        email={username}
        error={error}
        onSubmit={async (password) => settle(await registrationOutcome(session, { username, code, password }))}
      />
      <p className={styles.foot}>
        <Link asChild>
          <RouterLink to="/signin/">{signInStepMessages.back}</RouterLink>
        </Link>
      </p>
    </>
  );
}
