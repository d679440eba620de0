import { LinkButton } from '@edge-console/ui/button';
import { Mail } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { newPasswordMessages } from '../../auth/new-password/messages.ts';
import { registrationErrorMessages } from '../../auth/sign-in/signUpMessages.ts';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import * as styles from '../../auth/sign-in/SignInSteps.css.ts';
import { NewInvitation } from './NewInvitation.tsx';
import type { InvitationEnd } from './registrationOutcome.ts';

const ends = {
  used: { title: newPasswordMessages.usedTitle, tone: 'warning', ...registrationErrorMessages.invitationUsed },
  expired: { title: newPasswordMessages.expiredTitle, tone: 'danger', ...registrationErrorMessages.invitationExpired },
} as const;

export type EndedInvitationProps = { end: InvitationEnd; email: string };

/** Replaces the password form: a used invitation links to sign-in, an expired one can be renewed. */
export function EndedInvitation({ end, email }: EndedInvitationProps) {
  const { title, tone, text, help } = ends[end];
  const isUsed = end === 'used';
  return (
    <>
      <StepHeader icon={Mail} tone={tone} title={title} variant="page" help={help} isFocused>
        {text}
      </StepHeader>
      {!isUsed && <NewInvitation email={email} />}
      <div className={isUsed ? undefined : styles.second}>
        <LinkButton asChild variant={isUsed ? 'primary' : 'secondary'} size="xl" isBlock>
          <RouterLink to="/signin/" state={{ email }}>
            {newPasswordMessages.toSignIn}
          </RouterLink>
        </LinkButton>
      </div>
      {isUsed && (
        <p className={styles.foot}>
          <Link asChild>
            <RouterLink to="/forgot-password" state={{ email }}>
              {registrationErrorMessages.forgotPassword}
            </RouterLink>
          </Link>
        </p>
      )}
    </>
  );
}
