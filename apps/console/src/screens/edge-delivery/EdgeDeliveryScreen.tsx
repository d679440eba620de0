import { useSearchParams } from 'react-router-dom';
import { hasLevel } from '../../access/access.ts';
import { ListScreen, type ListScreenProps } from '../../list-screen/ListScreen.tsx';
import { edgeDeliveryMessages as texts } from '../../messages/edgeDelivery.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { pathwaysList } from './pathwaysList.ts';
import { resourcesList } from './resourcesList.ts';

/** What is steered, and the CDNs it is steered to: those of the two that the viewer may read. */
export function EdgeDeliveryScreen() {
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  if (!hasLevel(viewer, 'ed.pathways', 'READ')) return <ListScreen list={resourcesList} />;
  if (!hasLevel(viewer, 'ed.resources', 'READ')) return <ListScreen list={pathwaysList} />;
  const isOnPathways = parameters.get('tab') === pathwaysList.resource;
  const page: ListScreenProps<never>['page'] = {
    title: texts.title,
    label: texts.tabs,
    tabs: [
      { list: resourcesList, href: '/edge-delivery/' },
      { list: pathwaysList, href: `/edge-delivery/?tab=${pathwaysList.resource}` },
    ],
  };
  return isOnPathways ? (
    <ListScreen key="pathways" list={pathwaysList} page={page} />
  ) : (
    <ListScreen key="resources" list={resourcesList} page={page} />
  );
}
