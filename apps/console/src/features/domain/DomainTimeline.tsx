import { formatDate, formatTime } from '@edge-console/ui/date-time';
import { CircleCheck, CircleDashed, Circle, CircleX, Icon, type LucideIcon } from '@edge-console/ui/icon';
import { locale } from '../../core/locale/locale.ts';
import { domainMessages } from './messages.ts';
import type { Domain } from './queries.ts';
import * as styles from './Domain.css.ts';
import { givesUpAt, isGivenUp, stageOf } from './domainState.ts';

const messages = domainMessages.timeline;

type Mark = 'done' | 'now' | 'failed' | 'later';
const icons: Readonly<Record<Mark, LucideIcon>> = {
  done: CircleCheck,
  now: CircleDashed,
  failed: CircleX,
  later: Circle,
};

type Event = { text: string; mark: Mark; detail?: string };

const instant = (date: Date): string =>
  `${formatDate(date, undefined, locale)}, ${formatTime(date, undefined, locale)}`;

/** Past, current, and future events. */
export function eventsOf(domain: Domain): Event[] {
  const stage = stageOf(domain);
  const { requestedAt, validatedAt, live, certificateRecord } = domain;
  const added: Event = { text: messages.added, mark: 'done', detail: instant(new Date(requestedAt)) };
  const isIssued = validatedAt !== null;
  const proof: Event =
    stage === 'caaError'
      ? { text: messages.caa, mark: 'failed' }
      : stage === 'timedOut'
        ? { text: messages.timedOut, mark: 'failed' }
        : stage === 'failed' && !isIssued
          ? { text: messages.failed, mark: 'failed' }
          : isIssued
            ? { text: messages.issued, mark: 'done', detail: instant(new Date(validatedAt)) }
            : certificateRecord === null
              ? { text: messages.requesting, mark: 'now' }
              : { text: messages.waiting, mark: 'now', detail: `${messages.givesUp} ${instant(givesUpAt(domain))}` };
  const leads: Event = { text: messages.leads, mark: live ? 'done' : isIssued ? 'now' : 'later' };
  return isIssued ? [added, proof, leads] : [added, proof, { text: messages.issued, mark: 'later' }, leads];
}

/** The progress of a domain, next to the step. */
export function DomainTimeline({ domain }: { domain: Domain }) {
  return (
    <aside className={styles.aside}>
      <h3 className={styles.asideTitle}>{messages.title}</h3>
      <ol className={styles.timeline}>
        {eventsOf(domain).map(({ text, mark, detail }) => (
          <li key={text} className={styles.event}>
            <Icon icon={icons[mark]} className={styles.mark({ mark })} />
            <div>
              <p className={mark === 'later' ? styles.muted : styles.strong}>{text}</p>
              {detail !== undefined && <p className={styles.note}>{detail}</p>}
            </div>
          </li>
        ))}
      </ol>
      {!domain.live && !isGivenUp(domain) && <p className={styles.mail}>{messages.mail}</p>}
    </aside>
  );
}
