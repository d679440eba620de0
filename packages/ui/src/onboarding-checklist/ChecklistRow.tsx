import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { DateText } from '../date-time/index.ts';
import type { RenderLink } from '../dom/index.ts';
import { ArrowRight, Check, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../progress/index.ts';
import { onboardingChecklistMessages } from './messages.ts';
import * as styles from './OnboardingChecklist.css.ts';

/** Where an item is done: a place, or something that opens here. */
export interface ChecklistAction {
  /** A verb, and its noun where the title does not say it: "Configure". */
  label: string;
  /** The place. */
  href?: string;
  /** What opens. */
  onPress?: () => void;
}

export interface ChecklistItem {
  id: string;
  /** What to do: "Add a team member". */
  title: string;
  /** What it is good for; once done, what came of it: "12 people have joined". */
  text?: ReactNode;
  /** The way to do it. */
  action?: ChecklistAction;
  /** The data says it is done, or somebody marked it. */
  isDone: boolean;
  /** When it was done, ISO 8601 with zone. */
  doneAt?: string;
  /** It is being looked at, or marked. @default false */
  isPending?: boolean;
  /** Whether it may be marked by hand, and the mark be taken back. @default false */
  canMark?: boolean;
}

interface ChecklistRowProps {
  item: ChecklistItem;
  position: string;
  isNext: boolean;
  onMark: ((id: string, isDone: boolean) => void) | undefined;
  renderLink: RenderLink;
}

/** One thing to do, with the way to do it; the first that is open stands out. */
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
  // "Configure" alone does not say what, away from its row.
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
