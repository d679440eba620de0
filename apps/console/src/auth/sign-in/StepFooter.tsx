import { Link } from '@edge-console/ui/link';
import { useId, useState } from 'react';
import { contactName } from '../../core/configuration/configuration.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { signInStepMessages as messages } from './signInStepsMessages.ts';
import * as styles from './SignInSteps.css.ts';
import { TextButton } from './TextButton.tsx';

/** Links below a step: help for a lost device, and back to the first form. */
export function StepFooter({ hasHelp = false, onBack }: { hasHelp?: boolean; onBack: () => void }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const helpId = useId();
  const { support } = useConfiguration().contact;
  return (
    <>
      <div className={styles.foot}>
        {hasHelp && (
          <TextButton aria-expanded={isHelpOpen} aria-controls={helpId} onPress={() => setIsHelpOpen(!isHelpOpen)}>
            {messages.lost.question}
          </TextButton>
        )}
        <TextButton onPress={onBack}>{messages.back}</TextButton>
      </div>
      {hasHelp && (
        <div id={helpId} className={styles.help} hidden={!isHelpOpen}>
          <p>{messages.lost.text}</p>
          {support !== undefined && (
            <p>
              {messages.lost.support} <Link href={support}>{contactName(support)}</Link>
            </p>
          )}
          <p>{messages.lost.proof}</p>
        </div>
      )}
    </>
  );
}
