import { LinkTabs } from '@edge-console/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { hasLevel } from '../../access/access.ts';
import { ListScreen } from '../../list-screen/ListScreen.tsx';
import { integrationsMessages as texts } from '../../messages/integrations.ts';
import { renderLink } from '../../routing/renderLink.tsx';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { apiKeysList } from '../api-keys/apiKeysList.ts';
import { apiTokensList } from './apiTokensList.ts';

/** Secret tokens for servers, publishable keys for players: those that the viewer may read. */
export function IntegrationsScreen() {
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  const hasTokens = hasLevel(viewer, 'st.tokens', 'READ');
  if (!hasLevel(viewer, 'ei.keys', 'READ')) return <ListScreen list={apiTokensList} />;
  if (!hasTokens) return <ListScreen list={apiKeysList} />;
  const isOnKeys = parameters.get('tab') === apiKeysList.resource;
  const tabs = [
    { id: apiTokensList.resource, label: apiTokensList.messages.title, href: '/apis/', isCurrent: !isOnKeys },
    {
      id: apiKeysList.resource,
      label: apiKeysList.messages.title,
      href: `/apis/?tab=${apiKeysList.resource}`,
      isCurrent: isOnKeys,
    },
  ];
  const page = { title: texts.title, tabs: <LinkTabs label={texts.tabs} items={tabs} renderLink={renderLink} /> };
  return isOnKeys ? (
    <ListScreen key="keys" list={apiKeysList} page={page} />
  ) : (
    <ListScreen key="tokens" list={apiTokensList} page={page} />
  );
}
