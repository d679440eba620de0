import { LinkTabs } from '@edge-console/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { hasLevel } from '../../access/access.ts';
import { ListScreen } from '../../list-screen/ListScreen.tsx';
import { edgeDeliveryMessages as texts } from '../../messages/edgeDelivery.ts';
import { renderLink } from '../../routing/renderLink.tsx';
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
  const tabs = [
    {
      id: resourcesList.resource,
      label: resourcesList.messages.title,
      href: '/edge-delivery/',
      isCurrent: !isOnPathways,
    },
    {
      id: pathwaysList.resource,
      label: pathwaysList.messages.title,
      href: `/edge-delivery/?tab=${pathwaysList.resource}`,
      isCurrent: isOnPathways,
    },
  ];
  const page = { title: texts.title, tabs: <LinkTabs label={texts.tabs} items={tabs} renderLink={renderLink} /> };
  return isOnPathways ? (
    <ListScreen key="pathways" list={pathwaysList} page={page} />
  ) : (
    <ListScreen key="resources" list={resourcesList} page={page} />
  );
}
