import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { Button } from '../button/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { ErrorSummary, type FieldError } from '../error-summary/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { Notice } from '../notice/index.ts';
import { findControl, firstInvalid, isSingleLineInput } from './controls.ts';
import { wizardMessages } from './messages.ts';
import type { Progress } from './plan.ts';
import type { StepControl, WizardStep } from './step.ts';
import { WizardReview } from './WizardReview.tsx';
import type { ShownStepError } from './wizardMachine.ts';
import * as styles from './Wizard.css.ts';

interface WizardPageProps<Values extends object> {
  title: string;
  position: { number: number; count: number };
  headingLevel: 2 | 3 | 4;
  /** The current step; undefined for the review. */
  step: WizardStep<Values> | undefined;
  /** Visible steps, for the review. */
  steps: readonly WizardStep<Values>[];
  progress: Progress;
  error: ShownStepError | undefined;
  /** Whether the error came from submitting. */
  isSubmit: boolean;
  focusRequests: number;
  errorFocusRequests: number;
  notices: ReactNode;
  /** The focused element when leaving the step was requested. */
  focusBefore: RefObject<Element | null>;
  control: StepControl<Values>;
  onEdit: (id: string) => void;
  onNext: () => void;
}

/** One step: title, errors and fields. Moves focus to where the user should continue. */
export function WizardPage<Values extends object>({
  title,
  position,
  headingLevel,
  step,
  steps,
  progress,
  error,
  isSubmit,
  focusRequests,
  errorFocusRequests,
  notices,
  focusBefore,
  control,
  onEdit,
  onNext,
}: WizardPageProps<Values>) {
  const messages = useMessages(wizardMessages);
  const locale = useLocale();
  const positionId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const handled = useRef({ focusRequests, errorFocusRequests });
  const page = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [listed, setListed] = useState<readonly FieldError[]>([]);
  const problems = error?.problems ?? [];
  const isSummaryShown = error?.message !== undefined || (problems.length > 0 && listed.length > 0);

  // Measured after layout.
  useLayoutEffect(() => {
    const isLong = (page.current?.offsetHeight ?? 0) > window.innerHeight;
    const errors = problems.map(({ name, label, message }) => {
      const control = findControl(content.current, name);
      return {
        name,
        label,
        message: control ? undefined : message,
        onFocus: () => (control ?? summary.current)?.focus(),
      };
    });
    setListed(isLong ? errors : errors.filter(({ message }) => message !== undefined));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each error
  }, [error]);

  useEffect(() => {
    const before = handled.current;
    handled.current = { focusRequests, errorFocusRequests };
    const isInvalid = errorFocusRequests !== before.errorFocusRequests;
    const hasMoved = focusRequests !== before.focusRequests;
    // An error summary without fields takes focus itself. After a failure, focus stays on the button for a retry.
    if (isInvalid && isSummaryShown && problems.length === 0) return;
    if (isInvalid && error?.isFailure !== true) {
      const { activeElement } = document;
      // The step can have moved focus itself, to a field or its own summary.
      if (activeElement !== focusBefore.current && content.current?.contains(activeElement)) return;
      const [named] = problems.flatMap(({ name }) => findControl(content.current, name) ?? []);
      (named ?? firstInvalid(content.current) ?? heading.current)?.focus();
    } else if (hasMoved) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each move and each error
  }, [focusRequests, errorFocusRequests]);

  const pressNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event) || !isSingleLineInput(event.target))
      return;
    // React events of a dialog in a portal reach this handler too.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    // Keeps the form around it from being submitted.
    event.preventDefault();
    onNext();
  };
  const Heading = `h${headingLevel}` as const;
  const description = step ? step.description : messages.reviewText;
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.header}>
        <Heading ref={heading} tabIndex={-1} aria-describedby={positionId} className={styles.title}>
          {title}
        </Heading>
        <span id={positionId} className={styles.spoken}>
          {messages.stepOf(formatNumber(position.number, locale), formatNumber(position.count, locale))}
        </span>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {notices}
      {isSummaryShown && (
        <ErrorSummary
          key={errorFocusRequests}
          ref={summary}
          title={error?.message ?? messages.problems}
          headingLevel={headingLevel === 2 ? 3 : 4}
          errors={problems.length > 0 ? listed : []}
        />
      )}
      {error?.isFailure && (
        <Notice
          tone="danger"
          title={isSubmit ? messages.submitFailed : messages.checkFailed}
          action={
            <Button size="sm" onPress={onNext}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the fields inside */}
      <div ref={content} className={styles.content} onKeyDown={pressNext}>
        {step ? (
          <StepContent key={step.id} step={step} control={control} />
        ) : (
          <WizardReview
            steps={steps}
            values={control.values}
            progress={progress}
            isDisabled={control.isPending}
            headingLevel={headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5}
            onEdit={onEdit}
          />
        )}
      </div>
    </div>
  );
}

/** A component per step, so that each step can use hooks. */
function StepContent<Values extends object>({
  step,
  control,
}: {
  step: WizardStep<Values>;
  control: StepControl<Values>;
}) {
  return step.content(control);
}
