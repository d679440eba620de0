import { formatDate, formatTime } from '@edge-console/ui/date-time';
import { CircleCheck, CircleDashed, Circle, CircleX, Icon, type LucideIcon } from '@edge-console/ui/icon';
import { locale } from '../../core/locale/locale.ts';
import { domainMessages } from './messages.ts';
import type { Domain } from './documents.ts';
import * as styles from './Domain.css.ts';
import { givesUpAt, isGivenUp, stageOf } from './domainState.ts';

const texts = domainMessages.timeline;

type Mark = 'done' | 'now' | 'failed' | 'later';
const pictures: Readonly<Record<Mark, LucideIcon>> = {
  done: CircleCheck,
  now: CircleDashed,
  failed: CircleX,
  later: Circle,
};

type Event = { text: string; mark: Mark; detail?: string };

const instant = (date: Date): string =>
  `${formatDate(date, undefined, locale)}, ${formatTime(date, undefined, locale)}`;

/** What has happened, is happening and is to come. */
export function eventsOf(domain: Domain): Event[] {
  const stage = stageOf(domain);
  const { requestedAt, validatedAt, live, certificateRecord } = domain;
  const added: Event = { text: texts.added, mark: 'done', detail: instant(new Date(requestedAt)) };
  const isIssued = validatedAt !== null;
  const proof: Event =
    stage === 'caaError'
      ? { text: texts.caa, mark: 'failed' }
      : stage === 'timedOut'
        ? { text: texts.timedOut, mark: 'failed' }
        : stage === 'failed' && !isIssued
          ? { text: texts.failed, mark: 'failed' }
          : isIssued
            ? { text: texts.issued, mark: 'done', detail: instant(new Date(validatedAt)) }
            : certificateRecord === null
              ? { text: texts.requesting, mark: 'now' }
              : { text: texts.waiting, mark: 'now', detail: `${texts.givesUp} ${instant(givesUpAt(domain))}` };
  const leads: Event = { text: texts.leads, mark: live ? 'done' : isIssued ? 'now' : 'later' };
  return isIssued ? [added, proof, leads] : [added, proof, { text: texts.issued, mark: 'later' }, leads];
}

/** The way of a domain, beside the step. */
export function DomainTimeline({ domain }: { domain: Domain }) {
  return (
    <aside className={styles.aside}>
      <h3 className={styles.asideTitle}>{texts.title}</h3>
      <ol className={styles.timeline}>
        {eventsOf(domain).map(({ text, mark, detail }) => (
          <li key={text} className={styles.event}>
            <Icon icon={pictures[mark]} className={styles.mark({ mark })} />
            <div>
              <p className={mark === 'later' ? styles.muted : styles.strong}>{text}</p>
              {detail !== undefined && <p className={styles.note}>{detail}</p>}
            </div>
          </li>
        ))}
      </ol>
      {!domain.live && !isGivenUp(domain) && <p className={styles.mail}>{texts.mail}</p>}
    </aside>
  );
}
