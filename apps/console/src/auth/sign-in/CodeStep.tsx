import { Button } from '@edge-console/ui/button';
import { Checkbox } from '@edge-console/ui/checkbox';
import { Mail, Smartphone } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { type FormEvent, useState } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { MfaType } from '../identity/signInOutcome.ts';
import { signInStepMessages } from './signInStepsMessages.ts';
import { CodeField } from '../software-token/CodeField.tsx';
import { useCode } from '../software-token/useCode.ts';
import type { SignInStepProps } from './SignInSteps.tsx';
import * as styles from './SignInSteps.css.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import { TextButton } from './TextButton.tsx';
import { useChallengeResponse } from './useChallengeResponse.ts';

const RecoveryCodeStep = lazyComponent(async () => (await import('./RecoveryCodeStep.tsx')).RecoveryCodeStep);

const messages = signInStepMessages.code;

type CodeStepProps = SignInStepProps & { type: MfaType; destination: string | undefined };

/** The MFA code. Submitted with its last digit. */
export function CodeStep({ type, destination, ...step }: CodeStepProps) {
  const { email, password = '', variant, onOutcome, onBack } = step;
  const { status } = useConfiguration().mfa;
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const respond = useChallengeResponse(onOutcome);
  const [isDeviceRemembered, setIsDeviceRemembered] = useState(false);
  const state = useCode((code) => respond(code, { isDeviceRemembered }));
  const source = {
    TOTP: { text: messages.fromApp, target: email },
    SMS: { text: messages.fromPhone, target: destination ?? messages.yourPhone },
    EMAIL: { text: messages.fromMail, target: destination ?? messages.yourMailbox },
  }[type];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.submit();
  };
  if (usesRecoveryCode)
    return <RecoveryCodeStep {...step} password={password} onCode={() => setUsesRecoveryCode(false)} />;
  return (
    <>
      <StepHeader icon={type === 'EMAIL' ? Mail : Smartphone} title={messages.title} variant={variant}>
        <span>{source.text}</span> <strong className={styles.target}>{source.target}</strong>.
      </StepHeader>
      <form className={styles.form} noValidate onSubmit={submit}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input */}
        <CodeField label={messages.label} description={messages.hint} autoFocus state={state} />
        <Checkbox
          label={messages.remember}
          description={messages.rememberHint}
          isSelected={isDeviceRemembered}
          onChange={setIsDeviceRemembered}
        />
        <Button
          type="submit"
          variant="primary"
          size="xl"
          isBlock
          isPending={state.isPending}
          isDisabled={state.isBlocked}
        >
          {messages.submit}
        </Button>
      </form>
      {/* If the pool requires MFA of everyone, an app cannot be removed. */}
      {type === 'TOTP' && status !== 'on' && password !== '' && (
        <div className={styles.foot}>
          <TextButton onPress={() => setUsesRecoveryCode(true)}>{signInStepMessages.recovery.link}</TextButton>
        </div>
      )}
      <StepFooter hasHelp onBack={onBack} />
    </>
  );
}
