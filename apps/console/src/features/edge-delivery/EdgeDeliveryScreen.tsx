import { useSearchParams } from 'react-router-dom';
import { hasLevel } from '../../auth/access/access.ts';
import { ListScreen, type ListScreenProps } from '../../records/list/ListScreen.tsx';
import { ListTabs } from '../../records/list/ListTabs.tsx';
import { edgeDeliveryMessages as messages } from './messages.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { pathwaysList } from './pathwaysList.ts';
import { resourcesList } from './resourcesList.ts';

const tabs = [
  { list: resourcesList, href: '/edge-delivery/' },
  { list: pathwaysList, href: `/edge-delivery/?tab=${pathwaysList.resource}` },
] as const;

/** Resources and pathways, if the viewer can read them. */
export function EdgeDeliveryScreen() {
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  if (!hasLevel(viewer, 'ed.pathways', 'READ')) return <ListScreen list={resourcesList} />;
  if (!hasLevel(viewer, 'ed.resources', 'READ')) return <ListScreen list={pathwaysList} />;
  const isOnPathways = parameters.get(tabParameter) === pathwaysList.resource;
  const page: ListScreenProps<never>['page'] = {
    title: messages.title,
    tabs: (count) => (
      <ListTabs label={messages.tabs} tabs={tabs} current={isOnPathways ? pathwaysList : resourcesList} count={count} />
    ),
  };
  return isOnPathways ? (
    <ListScreen key="pathways" list={pathwaysList} page={page} />
  ) : (
    <ListScreen key="resources" list={resourcesList} page={page} />
  );
}
