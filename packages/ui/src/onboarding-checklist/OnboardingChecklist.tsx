import { forwardRef, useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { defaultLink, type ElementProps, type RenderLink } from '../dom/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { formatNumber } from '../formats/index.ts';
import { ChevronDown, X } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { ChecklistRow, type ChecklistItem } from './ChecklistRow.tsx';
import { onboardingChecklistMessages } from './messages.ts';
import { progressOf } from './progress.ts';
import { useFocusAfterRender } from './useFocusAfterRender.ts';
import { useCompletedTitles } from './useCompletedTitles.ts';
import * as styles from './OnboardingChecklist.css.ts';

export interface OnboardingChecklistProps extends ElementProps {
  /** The goal: "Getting started". */
  title: string;
  /** Items, easiest or most useful first. Include only what the user can do; all count toward progress. */
  items: readonly ChecklistItem[];
  /** Called when the user marks or unmarks an item manually. */
  onMark?: ((id: string, isDone: boolean) => void) | undefined;
  /** Whether only the header is shown (controlled). @default expanded until everything is done */
  isCollapsed?: boolean | undefined;
  /** Called when the user collapses or expands it. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** Whether it was dismissed; store it between visits. @default false */
  isDismissed?: boolean | undefined;
  /** Called on dismiss and on Undo. Without it, the list cannot be dismissed. */
  onDismissedChange?: ((isDismissed: boolean) => void) | undefined;
  /** Where to reopen it: "You can reopen it under Help." */
  dismissedText?: ReactNode;
  /** The app's link component, for navigation without a page load. @default a plain link */
  renderLink?: RenderLink | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** First steps in a new account, in any order. Items completed by data are checked off automatically. */
export const OnboardingChecklist = forwardRef<HTMLElement, OnboardingChecklistProps>(function OnboardingChecklist(
  {
    title,
    items,
    onMark,
    isCollapsed: givenCollapsed,
    onCollapsedChange,
    isDismissed = false,
    onDismissedChange,
    dismissedText,
    renderLink = defaultLink,
    headingLevel = 2,
    ...rest
  },
  ref,
) {
  const messages = useMessages(onboardingChecklistMessages);
  const locale = useLocale();
  const titleId = useId();
  const listId = useId();
  const { doneCount, count, isComplete, nextId } = progressOf(items);
  const [chosen, setChosen] = useState<boolean>();
  const isCollapsed = givenCollapsed ?? chosen ?? isComplete;
  // Undo stays in its place until the next visit.
  const [isJustDismissed, setIsJustDismissed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const newlyDone = useCompletedTitles(items);
  const focusOn = useFocusAfterRender();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // Marking the last item collapses the list and removes the pressed button.
    if (isCollapsed && list.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [isCollapsed]);

  const progress = messages.progress(formatNumber(doneCount, locale), formatNumber(count, locale));
  const announcement =
    isComplete && newlyDone !== ''
      ? messages.allDone
      : newlyDone === ''
        ? ''
        : `${messages.isDone(newlyDone)} ${progress}`;
  const Heading = `h${headingLevel}` as const;

  if (items.length === 0 || (isDismissed && !isJustDismissed)) return null;
  if (isDismissed) {
    return (
      <section {...rest} ref={ref} aria-label={title} className={styles.dismissed}>
        <output className={styles.dismissedText}>
          <span>{messages.dismissed(title)}</span> <span>{dismissedText}</span>
        </output>
        <Button
          ref={undo}
          size="sm"
          onPress={() => {
            setIsJustDismissed(false);
            focusOn(toggle);
            onDismissedChange?.(false);
          }}
        >
          {messages.undo}
        </Button>
      </section>
    );
  }
  return (
    <section {...rest} ref={ref} aria-labelledby={titleId} className={styles.root}>
      <div className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <span aria-hidden="true" className={styles.bar}>
          {items.map(({ id }, index) => (
            <span key={id} className={styles.part} data-done={index < doneCount || undefined} />
          ))}
        </span>
        <span className={styles.count}>{isComplete ? messages.complete : progress}</span>
        <span className={styles.controls}>
          <span className={styles.toggle} data-open={!isCollapsed || undefined}>
            <IconButton
              ref={toggle}
              size="sm"
              label={isCollapsed ? messages.expand(title) : messages.collapse(title)}
              icon={ChevronDown}
              // Its label already says whether it is open; aria-expanded would repeat it.
              aria-controls={listId}
              onPress={() => {
                setChosen(!isCollapsed);
                onCollapsedChange?.(!isCollapsed);
              }}
            />
          </span>
          {onDismissedChange && (
            <IconButton
              size="sm"
              label={messages.dismiss(title)}
              icon={X}
              onPress={() => {
                setIsJustDismissed(true);
                focusOn(undo);
                onDismissedChange(true);
              }}
            />
          )}
        </span>
        <span aria-live="polite" className={styles.spoken}>
          {announcement}
        </span>
      </div>
      <ol ref={list} id={listId} hidden={isCollapsed} className={styles.list}>
        {items.map((item, index) => (
          <ChecklistRow
            key={item.id}
            item={item}
            position={formatNumber(index + 1, locale)}
            isNext={item.id === nextId}
            onMark={onMark}
            renderLink={renderLink}
          />
        ))}
      </ol>
    </section>
  );
});
