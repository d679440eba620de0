import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type Ref,
  type RefAttributes,
} from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useMessages } from '../messages/index.ts';
import type { WizardDraft } from './draft.ts';
import { wizardMessages } from './messages.ts';
import { shownSteps, stepBefore } from './plan.ts';
import { changedNames, planOf, type WizardStep } from './step.ts';
import { useWizardUrl, type WizardUrl } from './useWizardUrl.ts';
import { useWizardDraft } from './useWizardDraft.ts';
import { getStepState } from './stepState.ts';
import { useStartOver } from './useStartOver.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardGuard } from './WizardGuard.tsx';
import { WizardNotices } from './WizardNotices.tsx';
import { WizardPage } from './WizardPage.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { pendingRequest } from './wizardMachine.ts';
import { createWizardStore, type WizardOptions } from './wizardStore.ts';
import * as styles from './Wizard.css.ts';

export interface WizardProps<Values extends object> extends ElementProps {
  /** Name of the whole task: "Create account". */
  label: string;
  /** All steps in order, including conditional ones. */
  steps: readonly WizardStep<Values>[];
  /** All entered values. */
  values: Values;
  /** Called with all values after a change, and with those of a draft. Not needed if the steps keep their own values. */
  onChange?: ((values: Values) => void) | undefined;
  /** Called with the values of the included steps. Return an error to show it; throwing counts as a failure. */
  onSubmit: WizardOptions<Values>['onSubmit'];
  /** Called after submitting, when leaving needs no confirmation: the time to navigate. */
  onSubmitted?: (() => void) | undefined;
  /** Verb and noun: "Create account". */
  submitLabel: string;
  /** Whether a review of all steps comes before submitting. @default false */
  hasReview?: boolean;
  /** IDs of steps completed on an earlier visit, known from the server; the wizard starts after them. */
  completedStepIds?: readonly string[] | undefined;
  /** Stores entered values between visits. */
  draft?: WizardDraft<Values> | undefined;
  /** Keeps the current step in the URL. */
  address?: WizardUrl | undefined;
  /** Whether there are changes to lose. @default whether the values differ from the initial ones */
  isDirty?: boolean | undefined;
  /**
   * Whether users can leave without confirmation; a draft is kept. Otherwise a LeaveGuardProvider is required.
   * @default false
   */
  allowLeaving?: boolean;
  /** Whether users can start over, with Undo. @default false */
  canStartOver?: boolean;
  /** Shows a Cancel button, which asks for confirmation if there are changes to lose. */
  onCancel?: (() => void) | undefined;
  /** Position of the step list when there is room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Heading level of the step title. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** One task in several steps. Order and optional steps come from data. */
// forwardRef erases the type parameter of the values.
export const Wizard = forwardRef(function Wizard<Values extends object>(
  {
    label,
    steps,
    values,
    onChange = () => undefined,
    onSubmit,
    onSubmitted,
    submitLabel,
    hasReview = false,
    completedStepIds,
    draft,
    address,
    isDirty: isDirtyProp,
    allowLeaving = false,
    canStartOver = false,
    onCancel,
    orientation = 'vertical',
    headingLevel = 2,
    ...rest
  }: WizardProps<Values>,
  ref: Ref<HTMLElement>,
) {
  const messages = useMessages(wizardMessages);
  const options: WizardOptions<Values> = { steps, values, hasReview, completedStepIds, onSubmit };
  const [store] = useState(() => createWizardStore(options));
  const [initial] = useState(values);
  const latestValues = useRef(values);
  const focusBefore = useRef<Element>(null);
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { status, currentId, progress, isReturning } = state;
  const isSubmitted = status === 'submitted';

  const isChanged = isDirtyProp ?? changedNames(initial, values).length > 0;
  const isDirty = !isSubmitted && isChanged;
  const isStarted = isChanged || Object.keys(progress).length > 0;
  const change = (next: Values) => {
    latestValues.current = next;
    onChange(next);
  };

  useLayoutEffect(() => {
    latestValues.current = values;
    store.configure(options);
  });
  const draftControl = useWizardDraft({
    draft,
    store,
    steps,
    values,
    initial,
    isDirty: isStarted && !isSubmitted,
    onChange: change,
    stepId: address?.stepId,
  });
  useWizardUrl(address, store);
  useEffect(() => () => store.stop(), [store]);
  const startingOver = useStartOver({ store, values, initial, onChange: change, clearDraft: draftControl.clear });

  useEffect(() => {
    if (isSubmitted) onSubmitted?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it has been submitted
  }, [isSubmitted]);

  const plan = planOf(steps, values, hasReview);
  const shown = shownSteps(plan);
  const index = shown.findIndex(({ id }) => id === currentId);
  const isLast = index === shown.length - 1;
  const step = steps.find(({ id }) => id === currentId);
  const titleOf = (id: string) => steps.find((own) => own.id === id)?.title ?? messages.review;

  const blockedBy = step?.blockedBy?.(values);
  const goOn = () => {
    if (blockedBy !== undefined) return;
    focusBefore.current = document.activeElement;
    store.dispatch({ type: 'next' });
  };
  const renderFooter = (confirmLeave: () => Promise<boolean>) =>
    !isSubmitted && (
      <WizardFooter
        kind={isLast ? 'submit' : isReturning && hasReview ? 'return' : 'next'}
        submitLabel={submitLabel}
        status={status}
        canGoBack={stepBefore(plan, currentId) !== undefined}
        isOptional={step?.isOptional === true && !isLast}
        blockedBy={blockedBy}
        onNext={goOn}
        onPrevious={() => store.dispatch({ type: 'previous' })}
        onSkip={() => store.dispatch({ type: 'skip' })}
        onStartOver={canStartOver && isStarted ? startingOver.start : undefined}
        onCancel={onCancel && (() => void confirmLeave().then((mayLeave) => mayLeave && onCancel()))}
      />
    );

  return (
    <section {...rest} ref={ref} aria-label={label} className={styles.root}>
      <div className={styles.frame({ orientation })}>
        <WizardSteps
          label={label}
          orientation={orientation}
          current={index}
          items={shown.map(({ id, isOptional }) => ({
            id,
            title: titleOf(id),
            isOptional,
            state: getStepState(state, plan, id),
            onPress: () => store.dispatch({ type: 'jump', id, isReturning: false }),
          }))}
        />
        <div className={styles.main}>
          <WizardPage
            headingLevel={headingLevel}
            title={titleOf(currentId)}
            position={{ number: index + 1, count: shown.length }}
            step={step}
            steps={shown.flatMap(({ id }) => steps.filter((own) => own.id === id))}
            progress={progress}
            error={state.stepErrors[currentId]}
            isSubmit={isLast}
            focusRequests={state.focusRequests}
            errorFocusRequests={state.errorFocusRequests}
            notices={
              <WizardNotices
                draft={draftControl}
                notStored={step?.notStored ?? []}
                startingOver={startingOver}
                isStartOverInFooter={canStartOver}
              />
            }
            focusBefore={focusBefore}
            control={{
              values,
              onChange: (changes) => change({ ...latestValues.current, ...changes }),
              isPending: pendingRequest(state) !== undefined,
              errors: Object.fromEntries(
                (state.stepErrors[currentId]?.problems ?? []).map(({ name, message }) => [name, message]),
              ),
            }}
            onEdit={(id) => store.dispatch({ type: 'jump', id, isReturning: true })}
            onNext={goOn}
          />
          {allowLeaving ? (
            renderFooter(() => Promise.resolve(true))
          ) : (
            <WizardGuard isDirty={isDirty} isSaving={status === 'saving'} outlivesPage onLeave={draftControl.clear}>
              {renderFooter}
            </WizardGuard>
          )}
        </div>
      </div>
    </section>
  );
}) as <Values extends object>(props: WizardProps<Values> & RefAttributes<HTMLElement>) => ReactElement | null;
