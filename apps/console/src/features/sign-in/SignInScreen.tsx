import { Button } from '@edge-console/ui/button';
import { Icon, KeyRound } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useProductName } from '../../api/branding/hostBrand.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { signInMessages } from '../../auth/sign-in/messages.ts';
import { returnUrl, guestUrl, isExpiredUrl } from '../../router/signInUrl.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { arePasskeysOffered, arePasskeysSupported } from '../../auth/passkeys/arePasskeysOffered.ts';
import { noticeOf, readArrival } from '../../auth/sign-in/arrival.ts';
import { refusalPages } from '../../auth/sign-in/refusalPages.ts';
import { LastUsed } from '../../auth/sign-in/LastUsed.tsx';
import { SignInFields } from '../../auth/sign-in/SignInFields.tsx';
import { SocialSignIn } from '../../auth/sign-in/SocialSignIn.tsx';
import * as styles from '../../auth/sign-in/SignIn.css.ts';
import { SignInSteps } from '../../auth/sign-in/steps.ts';
import type { SignInField } from '../../auth/sign-in/signInFieldErrors.ts';
import { useSignIn } from '../../auth/sign-in/useSignIn.ts';

const PasskeyAutofill = lazyComponent(
  async () => (await import('../../auth/sign-in/PasskeyAutofill.tsx')).PasskeyAutofill,
);

const setUpMfaUrl = '/my-account?drawer=authenticator';

/** Sign-in with email and password, a passkey, or with a provider; the session and the router handle success. */
export function SignInScreen() {
  const session = useSession();
  const product = useProductName();
  const configuration = useConfiguration();
  const { features } = configuration;
  const hasPasskeys = arePasskeysOffered(configuration) && arePasskeysSupported();
  const [search] = useSearchParams();
  const arrival = readArrival(useLocation().state);
  const navigate = useNavigate();
  const end = session.lastEnd();
  const form = useSignIn({
    initialEmail: arrival.email ?? (end?.reason === 'signedOut' ? '' : (end?.email ?? '')),
    leavesFor({ reason }, address) {
      const page = refusalPages[reason];
      if (page) void navigate(guestUrl(page, search), { state: { email: address, reason } });
      return page !== undefined;
    },
  });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // aws-amplify is large: it loads at idle, never before the form is shown.
  useEffect(() => whenIdle(() => session.warmUp()), [session]);

  if (form.challenge)
    return (
      <SignInSteps
        challenge={form.challenge}
        email={form.values.email.trim()}
        password={form.values.password}
        variant="page"
        onOutcome={form.settle}
        onBack={form.startOver}
        // The user then sets up a new authenticator app.
        onRecovered={() =>
          void navigate(guestUrl('/signin/', new URLSearchParams({ returnTo: setUpMfaUrl })), { replace: true })
        }
      />
    );

  const focusInvalid = (field: SignInField | null) => {
    if (field) (field === 'email' ? email : password).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    focusInvalid(await form.submit());
  };
  const notice = noticeOf(end?.reason, isExpiredUrl(search), arrival);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{signInMessages.title}</h1>
        <p className={styles.text}>{signInMessages.text}</p>
      </div>
      {notice && form.error === null && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <SocialSignIn returnTo={returnUrl(search)} />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SignInFields
          form={form}
          emailRef={email}
          passwordRef={password}
          firstField={form.values.email === '' ? 'email' : 'password'}
          size="xl"
          hasPasskeys={hasPasskeys}
          afterPassword={
            <Link asChild>
              <RouterLink to={guestUrl('/forgot-password', search)} state={{ email: form.values.email.trim() }}>
                {signInMessages.forgotPassword}
              </RouterLink>
            </Link>
          }
        />
        <LastUsed method={hasPasskeys || configuration.loginWith.oauth ? 'PASSWORD' : undefined}>
          <Button
            type="submit"
            variant="primary"
            size="xl"
            isBlock
            isPending={form.isPending}
            isDisabled={form.secondsLeft > 0 || form.isPasskeyPending}
          >
            {signInMessages.submit}
          </Button>
        </LastUsed>
        {hasPasskeys && (
          <>
            <LastUsed method="PASSKEY">
              <Button
                size="xl"
                isBlock
                isPending={form.isPasskeyPending}
                isDisabled={form.secondsLeft > 0 || form.isPending}
                onPress={() => void form.submitPasskey().then(focusInvalid)}
              >
                <Icon icon={KeyRound} size={16} />
                {signInMessages.passkey}
              </Button>
            </LastUsed>
            <PasskeyAutofill onOutcome={form.settle} />
          </>
        )}
      </form>
      {features.selfSignup && (
        <p className={styles.newHere}>
          {signInMessages.newHere(product)}{' '}
          <Link asChild>
            <RouterLink to={guestUrl('/signup/', search)}>{signInMessages.createAccount}</RouterLink>
          </Link>
        </p>
      )}
    </>
  );
}
