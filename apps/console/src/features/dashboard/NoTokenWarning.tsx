import { LinkButton } from '@edge-console/ui/button';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { apiTokenMessages } from '../../records/api-token/messages.ts';
import { dashboardMessages } from './messages.ts';
import { NoTokenNotice } from '../../records/api-token/NoTokenNotice.tsx';

/** Warns that no token is enabled, with a link for users who can create one. */
export function NoTokenWarning() {
  const { allowed } = useAccess('createApiToken');
  return (
    <NoTokenNotice>
      <LinkButton asChild size="sm">
        <RouterLink to={allowed ? '/apis/?drawer=create' : '/apis/'}>
          {allowed ? apiTokenMessages.create : dashboardMessages.tokens.see}
        </RouterLink>
      </LinkButton>
    </NoTokenNotice>
  );
}
