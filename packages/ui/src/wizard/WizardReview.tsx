import { isValidElement, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Pencil } from '../icon/index.ts';
import { KeyValueList, type KeyValueItem } from '../key-value-list/index.ts';
import { useMessages } from '../messages/index.ts';
import { wizardMessages } from './messages.ts';
import type { Progress } from './plan.ts';
import type { WizardStep } from './step.ts';
import * as styles from './WizardReview.css.ts';

interface WizardReviewProps<Values extends object> {
  steps: readonly WizardStep<Values>[];
  values: Values;
  progress: Progress;
  isDisabled: boolean;
  headingLevel: 3 | 4 | 5;
  onEdit: (id: string) => void;
}

const isPairs = (shown: readonly KeyValueItem[] | ReactNode): shown is readonly KeyValueItem[] =>
  Array.isArray(shown) && shown.every((item: unknown) => !isValidElement(item));

/** All entered values by step, each with an Edit button. */
export function WizardReview<Values extends object>({
  steps,
  values,
  progress,
  isDisabled,
  headingLevel,
  onEdit,
}: WizardReviewProps<Values>) {
  const messages = useMessages(wizardMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.review}>
      {steps.map((step) => {
        const shown = step.review?.(values);
        const isLeftOut = step.isOptional === true && progress[step.id] !== 'done';
        return (
          <section key={step.id} className={styles.section}>
            <div className={styles.header}>
              <Heading className={styles.title}>{step.title}</Heading>
              <Button
                size="sm"
                variant="ghost"
                icon={Pencil}
                aria-label={messages.editStep(step.title)}
                isDisabled={isDisabled}
                onPress={() => onEdit(step.id)}
              >
                {messages.edit}
              </Button>
            </div>
            {isLeftOut || shown === undefined || shown === null ? (
              <p className={styles.none}>{isLeftOut ? messages.skipped : messages.completed}</p>
            ) : isPairs(shown) ? (
              <KeyValueList items={shown} isDivided={false} />
            ) : (
              shown
            )}
          </section>
        );
      })}
    </div>
  );
}
