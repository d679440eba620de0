import { LinkButton } from '@edge-console/ui/button';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../access/useAccess.ts';
import { apiTokensMessages } from '../../messages/apiTokens.ts';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { NoTokenNotice } from '../api-tokens/NoTokenNotice.tsx';

/** No token is enabled; who may create one finds the way. */
export function NoTokenWarning() {
  const { allowed } = useAccess('createApiToken');
  return (
    <NoTokenNotice>
      <LinkButton asChild size="sm">
        <RouterLink to={allowed ? '/apis/?drawer=create' : '/apis/'}>
          {allowed ? apiTokensMessages.create : dashboardMessages.tokens.see}
        </RouterLink>
      </LinkButton>
    </NoTokenNotice>
  );
}
