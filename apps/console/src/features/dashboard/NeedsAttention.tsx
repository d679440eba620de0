import { Badge } from '@edge-console/ui/badge';
import { Button, LinkButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { formatDate, RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import {
  CircleCheck,
  CircleExclamationPoint,
  ClockExclamationPoint,
  Icon,
  KeyRound,
  type LucideIcon,
  Route,
  TriangleExclamationPoint,
} from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DataError } from '../../api/dataError.ts';
import { errorText } from '../../api/errorText.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { locale } from '../../core/locale/locale.ts';
import { apiTokenMessages } from '../../records/api-token/messages.ts';
import { EnableTokenLink } from '../../records/api-token/NoTokenNotice.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { analyticsHref, spanAround } from './analyticsLinks.ts';
import type { AttentionItem } from './attentionItems.ts';
import { incidentText, momentText } from './incidentText.ts';
import { dashboardMessages } from './messages.ts';
import * as styles from './NeedsAttention.css.ts';
import type { Checks } from './queries.ts';

const messages = dashboardMessages.attention;

export type NeedsAttentionProps = {
  /** Undefined while loading. */
  items: readonly AttentionItem[] | undefined;
  rules: Checks['alertRules']['nodes'];
  now: number;
  error: DataError | undefined;
  onRetry: () => void;
  isFetching: boolean;
  /** Absent if the viewer cannot dismiss alerts. */
  onDismiss: ((id: string) => void) | undefined;
};

/** Open and recent alerts, tokens, and pathways that need someone to act. */
export function NeedsAttention({ items, rules, now, error, onRetry, isFetching, onDismiss }: NeedsAttentionProps) {
  return (
    <Card
      id="needs-attention"
      isFlush
      title={
        <span className={styles.title}>
          {messages.title} {items && items.length > 0 && <Badge>{items.length}</Badge>}
        </span>
      }
    >
      {error && (
        <div className={styles.failed}>
          <Notice
            tone="danger"
            title={messages.notLoaded}
            action={<RetryButton size="sm" error={error} onRetry={onRetry} isPending={isFetching} />}
          >
            {errorText(error)}
          </Notice>
        </div>
      )}
      {!items && !error && (
        <div className={styles.item} aria-busy="true">
          <Skeleton shape="circle" width={16} />
          <div className={styles.sketch}>
            <Skeleton width="72%" />
            <Skeleton width="90%" />
          </div>
        </div>
      )}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} rules={rules} now={now} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
      {items?.length === 0 && !error && (
        <div className={styles.none}>
          <Icon icon={CircleCheck} size={20} className={styles.icon.success} />
          <div>
            <p className={styles.itemTitle}>{messages.none}</p>
            <p className={styles.text}>{messages.noneText}</p>
          </div>
        </div>
      )}
    </Card>
  );
}

type ItemProps = { item: AttentionItem } & Pick<NeedsAttentionProps, 'rules' | 'now' | 'onDismiss'>;

function Item({ item, rules, now, onDismiss }: ItemProps) {
  const formats = useFormats();
  const canExtend = useAccess('updateApiToken').allowed;
  const canRotate = useAccess('rotateApiToken').allowed;
  const canCreate = useAccess('createApiToken').allowed;
  switch (item.kind) {
    case 'incident': {
      const { incident } = item;
      const title = incidentText(incident, rules, now, formats);
      const { ruleName, startedAt, endedAt, channel } = incident;
      return (
        <Row
          icon={endedAt === null ? CircleExclamationPoint : TriangleExclamationPoint}
          tone={endedAt === null ? 'danger' : 'warning'}
          title={title}
          text={endedAt === null ? messages.open(ruleName) : messages.recovered(ruleName, momentText(endedAt, now))}
        >
          <LinkButton asChild size="sm">
            <RouterLink to={analyticsHref(spanAround(Date.parse(startedAt), now), channel?.name)}>
              {messages.viewChart}
            </RouterLink>
          </LinkButton>
          {endedAt !== null && onDismiss && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={messages.dismissNamed(title)}
              onPress={() => onDismiss(item.id)}
            >
              {messages.dismiss}
            </Button>
          )}
        </Row>
      );
    }
    case 'noToken':
      return (
        <Row
          icon={KeyRound}
          tone="warning"
          title={apiTokenMessages.noToken.none}
          text={apiTokenMessages.noToken.noneText}
        >
          <EnableTokenLink />
          <LinkButton asChild size="sm">
            <RouterLink to={canCreate ? '/apis/?drawer=create' : '/apis/'}>
              {canCreate ? apiTokenMessages.create : messages.seeTokens}
            </RouterLink>
          </LinkButton>
        </Row>
      );
    case 'token': {
      const { id, name, expirationAt, lastUsedAt } = item.token;
      return (
        <Row
          icon={ClockExclamationPoint}
          tone="warning"
          title={
            <>
              {messages.token} <code>{name}</code> {messages.expiring(item.days)}
            </>
          }
          text={
            <>
              {lastUsedAt === null ? (
                messages.unused
              ) : (
                <>
                  {messages.used} <RelativeTime value={lastUsedAt} />.
                </>
              )}{' '}
              {/* Dates do not wrap. */}
              {messages.expires(formatDate(new Date(expirationAt ?? ''), undefined, locale).replaceAll(' ', '\u00A0'))}
            </>
          }
        >
          {canExtend && (
            <LinkButton asChild size="sm">
              <RouterLink to={`/apis/?drawer=edit:${id}`}>{messages.extend}</RouterLink>
            </LinkButton>
          )}
          {canRotate && (
            <LinkButton asChild size="sm" variant="ghost">
              <RouterLink to={`/apis/?drawer=rotate:${id}`}>{messages.rotate}</RouterLink>
            </LinkButton>
          )}
        </Row>
      );
    }
    case 'resource': {
      const { name, id } = item.resource;
      return (
        <Row
          icon={Route}
          tone={item.isUnsteered ? 'danger' : 'warning'}
          title={item.isUnsteered ? messages.unsteered(name) : messages.lastPathway(name)}
          text={item.isUnsteered ? messages.unsteeredText : messages.lastPathwayText}
        >
          <LinkButton asChild size="sm">
            <RouterLink to={`/edge-delivery/?drawer=preview:${id}`}>{messages.openResource}</RouterLink>
          </LinkButton>
        </Row>
      );
    }
  }
}

type RowProps = {
  icon: LucideIcon;
  tone: 'warning' | 'danger';
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
};

function Row({ icon, tone, title, text, children }: RowProps) {
  return (
    <li className={styles.item}>
      <Icon icon={icon} size={16} className={styles.icon[tone]} />
      <div>
        <p className={styles.itemTitle}>{title}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </li>
  );
}
