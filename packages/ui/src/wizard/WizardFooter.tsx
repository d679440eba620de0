import { Button } from '../button/index.ts';
import { ArrowLeft } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { wizardMessages } from './messages.ts';
import type { WizardStatus } from './wizardMachine.ts';
import * as styles from './Wizard.css.ts';

interface WizardFooterProps {
  /** What the main button does. */
  kind: 'next' | 'return' | 'submit';
  submitLabel: string;
  status: WizardStatus;
  canGoBack: boolean;
  isOptional: boolean;
  blockedBy: string | undefined;
  onNext: () => void;
  onPrevious: () => void;
  onSkip: () => void;
  onStartOver: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/** Back at the start; forward buttons at the end, main one last. */
export function WizardFooter({
  kind,
  submitLabel,
  status,
  canGoBack,
  isOptional,
  blockedBy,
  onNext,
  onPrevious,
  onSkip,
  onStartOver,
  onCancel,
}: WizardFooterProps) {
  const messages = useMessages(wizardMessages);
  const isSaving = status === 'saving';
  const isPending = status !== 'editing';
  const labels = { next: messages.next, return: messages.toReview, submit: submitLabel };
  return (
    <div className={styles.footer}>
      {canGoBack && (
        <Button variant="ghost" icon={ArrowLeft} isDisabled={isSaving} onPress={onPrevious}>
          {messages.back}
        </Button>
      )}
      {onStartOver && (
        <Button variant="ghost" isDisabled={isSaving} onPress={onStartOver}>
          {messages.startOver}
        </Button>
      )}
      <span aria-live="polite" className={styles.spoken}>
        {isPending && (isSaving ? messages.saving : messages.checking)}
      </span>
      <div className={styles.onward}>
        {blockedBy !== undefined && <span className={styles.blocked}>{blockedBy}</span>}
        {onCancel && (
          <Button variant="ghost" isDisabled={isSaving} onPress={onCancel}>
            {messages.cancel}
          </Button>
        )}
        {isOptional && kind !== 'submit' && (
          <Button isDisabled={isSaving} onPress={onSkip}>
            {messages.skip}
          </Button>
        )}
        <Button variant="primary" isPending={isPending} disabledReason={blockedBy} onPress={onNext}>
          {labels[kind]}
        </Button>
      </div>
    </div>
  );
}
