import { Button, LinkButton } from '@edge-console/ui/button';
import { CircleSlash } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { TextField } from '@edge-console/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { graphql } from '../../api/graphql.ts';
import { usePublicMutation } from '../../auth/authenticated/usePublicMutation.ts';
import { deactivatedAccountMessages as messages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { readArrival } from '../../auth/sign-in/arrival.ts';
import { signInFieldErrors } from '../../auth/sign-in/signInFieldErrors.ts';
import * as styles from '../../auth/sign-in/SignInSteps.css.ts';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';

const requestReactivation = graphql(`
  mutation RequestReactivation($email: String!) {
    requestReactivation(email: $email) {
      ok
    }
  }
`);

/** Why a disabled user cannot sign in, and how to request reactivation (DEACT-03). */
export function DeactivatedAccountScreen() {
  const end = useSession().lastEnd();
  const reason = end?.reason === 'deactivated' || end?.reason === 'accountDisabled' ? end.reason : 'disabled';
  const { title, text, next } = messages[reason];
  const known = readArrival(useLocation().state).email ?? end?.email ?? null;
  const [email, setEmail] = useState(known ?? '');
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isRequested, setIsRequested] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const request = usePublicMutation(requestReactivation);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (request.isRunning) return;
    const { email: fault } = signInFieldErrors({ email, password: 'any' });
    setFieldError(fault);
    if (fault) return field.current?.focus();
    setFailure(undefined);
    const result = await request.run({ email: email.trim() });
    if (result.ok) setIsRequested(true);
    else setFailure(errorText(result.error));
  };
  return (
    <>
      <StepHeader icon={CircleSlash} tone="warning" title={title} variant="page">
        {text(known)} {next}
      </StepHeader>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {isRequested ? (
        <Notice tone="success">{messages.requested}</Notice>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {known === null && (
            <TextField
              label={messages.email}
              name="email"
              type="email"
              autoComplete="username"
              size="xl"
              ref={field}
              value={email}
              onChange={setEmail}
              errorMessage={fieldError}
            />
          )}
          <Button type="submit" variant="primary" size="xl" isBlock isPending={request.isRunning}>
            {messages.request}
          </Button>
        </form>
      )}
      <div className={isRequested ? undefined : styles.second}>
        <LinkButton asChild size="xl" isBlock>
          <RouterLink to="/signin/" state={{ email: '' }}>
            {messages.otherAccount}
          </RouterLink>
        </LinkButton>
      </div>
    </>
  );
}
