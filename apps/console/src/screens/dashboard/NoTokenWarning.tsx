import { LinkButton } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../access/useAccess.ts';
import { apiTokensMessages } from '../../messages/apiTokens.ts';
import { dashboardMessages } from '../../messages/dashboard.ts';

const { limit: texts, create } = apiTokensMessages;

/** No token is enabled; who may create one finds the way. */
export function NoTokenWarning() {
  const { allowed } = useAccess('createApiToken');
  return (
    <Notice
      tone="warning"
      title={texts.none}
      action={
        <LinkButton asChild size="sm">
          <RouterLink to={allowed ? '/apis/?drawer=create' : '/apis/'}>
            {allowed ? create : dashboardMessages.tokens.see}
          </RouterLink>
        </LinkButton>
      }
    >
      {texts.noneText}
    </Notice>
  );
}
