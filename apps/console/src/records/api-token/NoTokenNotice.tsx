import { LinkButton } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { apiTokenMessages } from './messages.ts';
import * as styles from './NoTokenNotice.css.ts';
import { tokensInListQuery } from './tokensInList.ts';

const messages = apiTokenMessages.noToken;

/** Disabled tokens that would otherwise work. */
const disabledList = (now: Date) => ({
  first: 1,
  filter: [
    { field: 'enabled', op: 'eq' as const, values: ['false'] },
    { field: 'expirationAt', op: 'gt' as const, values: [now.toISOString()] },
  ],
});

/** A link to the disabled tokens, for users who can enable one. */
export function EnableTokenLink() {
  const { allowed } = useAccess('setApiTokenEnabled');
  const [now] = useState(() => new Date());
  const disabled = useQuery(tokensInListQuery, allowed ? { list: disabledList(now) } : null).data;
  if (!disabled || disabled.apiTokens.totalCount === 0) return null;
  return (
    <LinkButton asChild size="sm">
      <RouterLink to="/apis/?filter=enabled:eq:false">{messages.enableOne}</RouterLink>
    </LinkButton>
  );
}

/** No token is enabled: links users who can enable one to the disabled tokens, next to the page's own action. */
export function NoTokenNotice({ children }: { children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      title={messages.none}
      action={
        <div className={styles.actions}>
          <EnableTokenLink />
          {children}
        </div>
      }
    >
      {messages.noneText}
    </Notice>
  );
}
