import { LinkButton } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { newPasswordMessages } from '../../messages/newPassword.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { NewPasswordForm } from '../new-password/NewPasswordForm.tsx';
import { signInErrorOf } from '../sign-in/signInError.ts';
import * as styles from '../sign-in/SignIn.css.ts';
import { registrationOutcome } from './registrationOutcome.ts';

/** The invited person: the link holds name and temporary password, he chooses his own. */
export function RegisterScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const [error, setError] = useState<string>();
  const username = search.get('username');
  const code = search.get('code');
  if (!username || !code)
    return (
      <>
        <h1 className={styles.title}>{newPasswordMessages.title}</h1>
        <Notice tone="danger">{newPasswordMessages.missingCode}</Notice>
        <LinkButton asChild size="xl" isBlock>
          <Link to="/signin/">{newPasswordMessages.toSignIn}</Link>
        </LinkButton>
      </>
    );
  return (
    <NewPasswordForm
      email={username}
      error={error}
      onSubmit={async (password) =>
        setError(signInErrorOf(await registrationOutcome(session, { username, code, password }))?.message)
      }
    />
  );
}
