import { useSearchParams } from 'react-router-dom';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { ListTabs } from '../../records/list/ListTabs.tsx';
import { accountsMessages as messages } from './messages.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { HealthPage } from './HealthFilter.tsx';
import { useHealthSummary } from './useHealthSummary.ts';
import { ViewingProvider } from './Viewing.tsx';
import { customersList, listOf, resellersList } from './accountLists.ts';

const tabs = [
  { list: resellersList, href: `/?tab=${resellersList.resource}` },
  { list: customersList, href: `/?tab=${customersList.resource}` },
] as const;

/** Accounts below the viewer's: resellers and customers for the platform, customers for a reseller. */
export function AccountsScreen() {
  const { entity } = useViewer();
  const [parameters] = useSearchParams();
  const isPlatform = entity?.type === 'PLATFORM';
  const list = listOf(entity?.type, parameters.get(tabParameter));
  const summary = useHealthSummary(list === customersList ? 'customers' : 'resellers');
  return (
    <ViewingProvider list={list} isCustomers={list === customersList}>
      <HealthPage value={{ list, summary }}>
        <ListScreen
          key={list.resource}
          list={list}
          page={{
            title: summary?.title ?? list.messages.title,
            description: summary?.description || undefined,
            isSummary: true,
            tabs: isPlatform
              ? (count) => <ListTabs label={messages.tabs} tabs={tabs} current={list} count={count} />
              : undefined,
          }}
        />
      </HealthPage>
    </ViewingProvider>
  );
}
