import { LinkTabs } from '@edge-console/ui/tabs';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { renderLink } from '../../router/renderLink.tsx';
import { alertsList } from './alertsList.ts';
import { alertsMessages } from './messages.ts';
import { alertCountsQuery, alertRulesQuery } from './queries.ts';

const { tabs: messages } = alertsMessages;

/** Rules are evaluated once a minute. */
const everyMs = 60_000;
const evaluatedQueries = [alertRulesQuery, alertCountsQuery];

/** Each tab is a filter of the list, in the URL. */
const filters = { all: null, firing: 'state:eq:FIRING', noData: 'state:eq:NO_DATA', muted: 'muted:eq:true' } as const;

function StateTabs({ count }: { count: number | undefined }) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(alertCountsQuery, {});
  const current = new URLSearchParams(search).get('filter');
  const items = (['all', 'firing', 'noData', 'muted'] as const).map((id) => ({
    id,
    label: messages[id],
    href: filters[id] === null ? pathname : `${pathname}?filter=${filters[id]}`,
    isCurrent: current === filters[id],
    count: id === 'all' ? count : data?.[id].totalCount,
  }));
  return <LinkTabs label={messages.label} items={items} renderLink={renderLink} />;
}

/** The list of alert rules, refreshed after each evaluation. */
export function AlertsScreen() {
  useRefetchEvery(everyMs, evaluatedQueries);
  return (
    <ListScreen
      list={alertsList}
      page={{ title: alertsMessages.pageTitle, tabs: (count) => <StateTabs count={count} /> }}
    />
  );
}
