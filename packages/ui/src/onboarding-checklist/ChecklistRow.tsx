import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { DateText } from '../date-time/index.ts';
import type { RenderLink } from '../dom/index.ts';
import { ArrowRight, Check, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../progress/index.ts';
import { onboardingChecklistMessages } from './messages.ts';
import * as styles from './OnboardingChecklist.css.ts';

/** How to complete an item: a link, or an action on this page. */
export interface ChecklistAction {
  /** A verb, plus a noun where the title lacks it: "Configure". */
  label: string;
  /** URL of the page to open. */
  href?: string;
  /** Called on press, for example to open a dialog. */
  onPress?: () => void;
}

export interface ChecklistItem {
  id: string;
  /** What to do: "Add a team member". */
  title: string;
  /** The benefit; once done, the result: "12 people have joined". */
  text?: ReactNode;
  /** How to complete the item. */
  action?: ChecklistAction;
  /** Whether it is done, from data or marked manually. */
  isDone: boolean;
  /** Completion time, ISO 8601 with a time zone. */
  doneAt?: string;
  /** Whether its state is being checked or saved. @default false */
  isPending?: boolean;
  /** Whether users can mark and unmark it manually. @default false */
  canMark?: boolean;
}

interface ChecklistRowProps {
  item: ChecklistItem;
  position: string;
  isNext: boolean;
  onMark: ((id: string, isDone: boolean) => void) | undefined;
  renderLink: RenderLink;
}

/** One item and its action; the first open item is highlighted. */
export function ChecklistRow({ item, position, isNext, onMark, renderLink }: ChecklistRowProps) {
  const messages = useMessages(onboardingChecklistMessages);
  const { id, title, text, action, isDone, doneAt, isPending = false, canMark = false } = item;
  const state = isDone ? 'done' : isNext ? 'next' : 'open';
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.mark} data-state={state}>
        {isPending ? (
          <Spinner />
        ) : isDone ? (
          <Icon icon={Check} size={14} />
        ) : (
          <span aria-hidden="true">{position}</span>
        )}
        {isDone && !isPending && <span className={styles.spoken}>{messages.done}</span>}
      </span>
      <div className={styles.content}>
        <span className={styles.itemTitle}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </div>
      <div className={styles.actions}>
        {canMark && onMark && (
          <Button
            size="sm"
            variant="ghost"
            isPending={isPending}
            aria-label={isDone ? messages.unmarkItem(title) : messages.markItem(title)}
            onPress={() => onMark(id, !isDone)}
          >
            {isDone ? messages.unmark : messages.mark}
          </Button>
        )}
        {isDone
          ? doneAt !== undefined && (
              <span className={styles.doneAt}>
                {messages.doneAt} <DateText value={doneAt} />
              </span>
            )
          : action && <Action action={action} title={title} isNext={isNext} renderLink={renderLink} />}
      </div>
    </li>
  );
}

function Action({
  action: { label, href, onPress },
  title,
  isNext,
  renderLink,
}: {
  action: ChecklistAction;
  title: string;
  isNext: boolean;
  renderLink: RenderLink;
}) {
  // Out of context, "Configure" alone does not name the item.
  const name = `${label}: ${title}`;
  const buttonProps = isNext ? ({ variant: 'primary' } as const) : ({ variant: 'ghost', size: 'sm' } as const);
  const content = (
    <>
      <span>{label}</span>
      {!isNext && <Icon icon={ArrowRight} size={14} className={styles.onward} />}
    </>
  );
  if (href === undefined) {
    return (
      <Button {...buttonProps} aria-label={name} onPress={() => onPress?.()}>
        {content}
      </Button>
    );
  }
  return (
    <LinkButton {...buttonProps} asChild aria-label={name}>
      {renderLink({ href, className: '', children: content, ...(onPress && { onClick: onPress }) })}
    </LinkButton>
  );
}
