import { LinkButton } from '@edge-console/ui/button';
import { CircleX } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { newPasswordMessages } from '../../../auth/new-password/messages.ts';
import { registrationErrorMessages as messages } from '../../../auth/sign-in/signUpMessages.ts';
import { guestUrl } from '../../../router/signInUrl.ts';
import { NewInvitation } from '../NewInvitation.tsx';
import * as styles from '../../../auth/sign-in/SignInSteps.css.ts';
import { StepHeader } from '../../../auth/sign-in/StepHeader.tsx';
import { readRegistrationError } from './registrationError.ts';

/** Why registration failed, and what to do. Read only from the navigation state, never from the URL. */
export function ErrorRegisterScreen() {
  const { reason, email } = readRegistrationError(useLocation().state);
  const [search] = useSearchParams();
  const mayBeInvited = (reason === 'invitationExpired' || reason === 'notActive') && email !== undefined;
  return (
    <>
      <StepHeader
        icon={CircleX}
        tone="danger"
        title={reason === 'notActive' ? messages.notActive.title : messages.title}
        variant="page"
        help={messages[reason].help}
      >
        {messages[reason].text}
      </StepHeader>
      {mayBeInvited && <NewInvitation email={email} />}
      <div className={mayBeInvited ? styles.second : undefined}>
        <LinkButton asChild variant={mayBeInvited ? 'secondary' : 'primary'} size="xl" isBlock>
          <RouterLink to={guestUrl('/signin/', search)}>{newPasswordMessages.toSignIn}</RouterLink>
        </LinkButton>
      </div>
      {reason === 'emailInUse' && (
        <p className={styles.foot}>
          <Link asChild>
            <RouterLink to={guestUrl('/forgot-password', search)} state={{ email }}>
              {messages.forgotPassword}
            </RouterLink>
          </Link>
        </p>
      )}
    </>
  );
}
