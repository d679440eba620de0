import {
  FormElement,
  FormErrorSummary,
  FormNewPassword,
  FormPasswordField,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useDraft,
  useForm,
} from '@edge-console/forms';
import { signUpRuleFor } from '@edge-console/domain';
import { Link } from '@edge-console/ui/link';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type * as v from 'valibot';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useIdentityModule } from '../../auth/identity/useIdentityModule.ts';
import { signUpMessages as messages } from '../../auth/sign-in/signUpMessages.ts';
import { returnUrl, guestUrl } from '../../router/signInUrl.ts';
import { setPendingPassword } from '../../auth/sign-in/pendingPassword.ts';
import { initialResendState } from '../../auth/verification-code/resendState.ts';
import { submitResultOf } from '../../auth/verification-code/submitResult.ts';
import { useThrottle } from '../../auth/verification-code/useThrottle.tsx';
import { SocialSignIn } from '../../auth/sign-in/SocialSignIn.tsx';
import * as signInStyles from '../../auth/sign-in/SignIn.css.ts';
import { ConsentField } from '../../auth/terms/ConsentField.tsx';
import { readSignUpState } from './signUpState.ts';
import * as styles from './SignUp.css.ts';
import { attributeFields, attributesOf } from './userAttributes.ts';

/** Sign-up with a provider, or with email and password. Does not reveal whether the address has an account. */
export function SignUpScreen() {
  const { passwordFormat, userAttributes } = useConfiguration();
  const { state, search } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const identity = useIdentityModule(() => import('../../auth/identity/signUp.ts'));
  const wait = useThrottle();
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => performance.now());
  const [further] = useState(() => attributeFields(userAttributes));
  const [schema] = useState(() =>
    signUpRuleFor(passwordFormat, {
      attributes: further.map(({ key }) => key),
    }),
  );
  type Entered = v.InferOutput<typeof schema>;
  const leave = async ({ password: _password, rePassword: _again, ...entered }: Entered) => {
    // Kept in the history entry for Back, without the password.
    await navigate({ search }, { replace: true, state: { entered } });
    await navigate(guestUrl('/activate-account/', parameters), { state: initialResendState(entered.email) });
  };
  const form = useForm({
    schema,
    initialValues: readSignUpState(state, further),
    async onSubmit(values) {
      const { email, password } = values;
      // Honeypot: a bot that fills it in gets the same response as everyone.
      if (honeypot.current?.value) return { kind: 'saved' };
      const attributes = attributesOf(values, further);
      const elapsedMs = performance.now() - shownAt;
      const outcome = wait.startWait(await identity((part) => part.signUp({ email, password, attributes, elapsedMs })));
      if (outcome.kind === 'done') setPendingPassword(email, password);
      return submitResultOf(outcome, { passwordPolicy: 'password', commonPassword: 'password' });
    },
    onSaved: (values) => void leave(values),
  });
  const draft = useDraft(form, 'sign-up');
  // Restored without asking, because only this user can have drafts in this tab.
  useEffect(() => {
    if (draft.offer) draft.restore();
  }, [draft]);

  return (
    <>
      <div className={signInStyles.head}>
        <h1 className={signInStyles.title}>{messages.title}</h1>
        <p className={signInStyles.text}>{messages.text}</p>
      </div>
      <SocialSignIn returnTo={returnUrl(parameters)} />
      {wait.notice}
      <FormElement form={form} aria-label={messages.title}>
        <FormErrorSummary form={form} headingLevel={2} />
        <RequiredLegend />
        <div className={styles.pair}>
          <FormTextField form={form} name="name" label={messages.name} size="xl" autoComplete="given-name" />
          <FormTextField form={form} name="lastName" label={messages.lastName} size="xl" autoComplete="family-name" />
        </div>
        <FormTextField
          form={form}
          name="email"
          label={messages.email}
          size="xl"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {further.map(({ key, name, label }) => (
          <FormTextField key={name} form={form} name={`attributes.${key}`} label={label} size="xl" />
        ))}
        <FormNewPassword form={form} name="password" label={messages.password} size="xl" policy={passwordFormat} />
        <FormPasswordField
          form={form}
          name="rePassword"
          label={messages.retype}
          size="xl"
          autoComplete="new-password"
        />
        <input
          ref={honeypot}
          className={styles.honeypot}
          name="fax"
          aria-hidden="true"
          aria-label={messages.decoy}
          tabIndex={-1}
          autoComplete="off"
        />
        <ConsentField form={form} />
        <SubmitButton form={form} size="xl" isBlock isDisabled={wait.isWaiting}>
          {messages.submit}
        </SubmitButton>
      </FormElement>
      <p className={styles.foot}>
        {messages.known}{' '}
        <Link asChild>
          <RouterLink to={guestUrl('/signin/', parameters)}>{messages.toSignIn}</RouterLink>
        </Link>
      </p>
    </>
  );
}
