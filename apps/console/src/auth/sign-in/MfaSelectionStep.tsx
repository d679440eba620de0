import { ChevronRight, Icon, type LucideIcon, KeyRound, Mail, ShieldCheck, Smartphone } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { Spinner } from '@edge-console/ui/progress';
import { useEffect, useRef, useState } from 'react';
import type { Refused } from '../identity/refusal.ts';
import type { MfaType } from '../identity/signInOutcome.ts';
import { refusalText } from '../identity/refusalText.ts';
import { signInStepMessages } from './signInStepsMessages.ts';
import type { SignInStepProps } from './SignInSteps.tsx';
import * as styles from './SignInSteps.css.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import { useChallengeResponse } from './useChallengeResponse.ts';

const messages = signInStepMessages.selection;
const icons: Record<MfaType, LucideIcon> = { TOTP: KeyRound, SMS: Smartphone, EMAIL: Mail };

/** The choice of an MFA method, for users with several. */
export function MfaSelectionStep({
  variant,
  types,
  onOutcome,
  onBack,
}: SignInStepProps & { types: readonly MfaType[] }) {
  const respond = useChallengeResponse(onOutcome);
  const [chosen, setChosen] = useState<MfaType | null>(null);
  const [refused, setRefused] = useState<Refused>();
  const isSubmitting = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const choose = async (type: MfaType) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setChosen(type);
    setRefused(await respond(type));
    setChosen(null);
    isSubmitting.current = false;
  };
  return (
    <>
      <StepHeader icon={ShieldCheck} title={messages.title} variant={variant}>
        {messages.text}
      </StepHeader>
      {refused && <Notice tone="danger">{refusalText(refused)}</Notice>}
      <ul className={styles.choices}>
        {types.map((type, index) => (
          <li key={type}>
            <button
              ref={index === 0 ? first : null}
              type="button"
              className={styles.choice}
              aria-disabled={chosen !== null}
              onClick={() => void choose(type)}
            >
              <Icon icon={icons[type]} size={20} className={styles.choiceIcon} />
              <span className={styles.choiceText}>
                <span className={styles.choiceLabel}>{messages[type].label}</span>
                <span className={styles.choiceHint}>{messages[type].hint}</span>
              </span>
              {chosen === type ? <Spinner /> : <Icon icon={ChevronRight} className={styles.choiceEnd} />}
            </button>
          </li>
        ))}
      </ul>
      <StepFooter onBack={onBack} />
    </>
  );
}
