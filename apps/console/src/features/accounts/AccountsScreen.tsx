import { useSearchParams } from 'react-router-dom';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { ListTabs } from '../../records/list/ListTabs.tsx';
import { accountsMessages as messages } from './messages.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { customersList, listOfTab, resellersList } from './accountLists.ts';

const tabs = [
  { list: resellersList, href: `/?tab=${resellersList.resource}` },
  { list: customersList, href: `/?tab=${customersList.resource}` },
] as const;

/** Accounts below the viewer's: resellers and customers for the platform, customers for a reseller. */
export function AccountsScreen() {
  const { entity } = useViewer();
  const [parameters] = useSearchParams();
  if (entity?.type !== 'PLATFORM') return <ListScreen list={customersList} title={messages.title} />;
  const list = listOfTab(parameters.get(tabParameter)) ?? resellersList;
  return (
    <ListScreen
      key={list.resource}
      list={list}
      page={{
        title: messages.title,
        tabs: (count) => <ListTabs label={messages.tabs} tabs={tabs} current={list} count={count} />,
      }}
    />
  );
}
