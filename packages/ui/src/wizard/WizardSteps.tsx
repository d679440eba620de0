import { useId, useRef, useState } from 'react';
import { formatNumber } from '../formats/index.ts';
import { Check, ChevronDown, CircleExclamationPoint, Icon, Minus } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { Spinner } from '../progress/index.ts';
import { wizardMessages } from './messages.ts';
import type { StepState } from './stepState.ts';
import * as styles from './WizardSteps.css.ts';

interface ListedStep {
  id: string;
  title: string;
  isOptional: boolean;
  state: StepState;
  onPress: () => void;
}

interface WizardStepsProps {
  /** Accessible name of the step list. */
  label: string;
  items: readonly ListedStep[];
  /** Index of the current step, from 0. */
  current: number;
  orientation: 'vertical' | 'horizontal';
}

const stateIcons = { done: Check, skipped: Minus, error: CircleExclamationPoint } as const;

/** The current, previous and next steps. In a narrow container, one line that opens the list. */
export function WizardSteps({ label, items, current, orientation }: WizardStepsProps) {
  const messages = useMessages(wizardMessages);
  const locale = useLocale();
  const listId = useId();
  const summary = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    // The pressed button disappears with the list, and the step can stay while it is checked.
    if (isOpen) summary.current?.focus();
  };
  const count = formatNumber(items.length, locale);
  const next = items[current + 1];
  return (
    <nav aria-label={messages.stepsTo(label)} className={styles.steps({ orientation })} data-open={isOpen || undefined}>
      <button
        ref={summary}
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.summaryText}>
          <span className={styles.summaryPosition}>{messages.stepOf(formatNumber(current + 1, locale), count)}</span>
          {next && <span className={styles.summaryNext}>{messages.nextStep(next.title)}</span>}
        </span>
        <span className={styles.spoken}>{messages.showSteps}</span>
        <Icon icon={ChevronDown} className={styles.chevron} />
        <span aria-hidden="true" className={styles.bar}>
          {items.map(({ id }, index) => (
            <span key={id} className={styles.part} data-reached={index <= current || undefined} />
          ))}
        </span>
      </button>
      <ol id={listId} className={styles.list({ orientation })}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={styles.item({ orientation })}
            data-state={item.state}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepName item={item} index={formatNumber(index + 1, locale)} onPress={close} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A button if the step can be opened, otherwise text. */
function StepName({ item, index, onPress }: { item: ListedStep; index: string; onPress: () => void }) {
  const messages = useMessages(wizardMessages);
  const { state, title, isOptional } = item;
  const stateLabel = messages.states[state];
  const content = (
    <>
      <span aria-hidden="true" className={styles.mark} data-state={state}>
        {state === 'pending' ? (
          <Spinner />
        ) : state === 'done' || state === 'skipped' || state === 'error' ? (
          <Icon icon={stateIcons[state]} size={14} />
        ) : (
          index
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {state === 'skipped' ? (
          <span className={styles.note}>{messages.skipped}</span>
        ) : (
          isOptional && <span className={styles.note}>{messages.optional}</span>
        )}
        {stateLabel !== '' && state !== 'skipped' && <span className={styles.spoken}>{stateLabel}</span>}
      </span>
    </>
  );
  if (!['done', 'skipped', 'error', 'next'].includes(state)) return <span className={styles.name}>{content}</span>;
  return (
    <button
      type="button"
      className={styles.name}
      onClick={() => {
        onPress();
        item.onPress();
      }}
    >
      {content}
    </button>
  );
}
