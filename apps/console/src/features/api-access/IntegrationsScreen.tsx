import { useSearchParams } from 'react-router-dom';
import { hasLevel } from '../../auth/access/access.ts';
import { ListScreen, type ListScreenProps } from '../../records/list/ListScreen.tsx';
import { ListTabs } from '../../records/list/ListTabs.tsx';
import { integrationsMessages as messages } from './messages.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { apiKeysList } from './api-keys/apiKeysList.ts';
import { apiTokensList } from './api-tokens/apiTokensList.ts';

const tabs = [
  { list: apiTokensList, href: '/apis/' },
  { list: apiKeysList, href: `/apis/?tab=${apiKeysList.resource}` },
] as const;

/** Secret tokens for servers and public keys for players, if the viewer can read them. */
export function IntegrationsScreen() {
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  const hasTokens = hasLevel(viewer, 'st.tokens', 'READ');
  if (!hasLevel(viewer, 'ei.keys', 'READ')) return <ListScreen list={apiTokensList} />;
  if (!hasTokens) return <ListScreen list={apiKeysList} />;
  const isOnKeys = parameters.get(tabParameter) === apiKeysList.resource;
  const page: ListScreenProps<never>['page'] = {
    title: messages.title,
    tabs: (count) => (
      <ListTabs label={messages.tabs} tabs={tabs} current={isOnKeys ? apiKeysList : apiTokensList} count={count} />
    ),
  };
  return isOnKeys ? (
    <ListScreen key="keys" list={apiKeysList} page={page} />
  ) : (
    <ListScreen key="tokens" list={apiTokensList} page={page} />
  );
}
