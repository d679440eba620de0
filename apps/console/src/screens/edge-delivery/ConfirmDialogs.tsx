import { useActiveResources } from '../../accounts/useActiveResources.ts';
import { useQuery } from '../../data/useQuery.ts';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { edgeDeliveryMessages } from '../../messages/edgeDelivery.ts';
import {
  deletePathwayMutation,
  deleteResourceMutation,
  pathwayQuery,
  resourceQuery,
  rotatePlayerTokenMutation,
  setPathwayActiveMutation,
} from './documents.ts';
import { Removal } from './Removal.tsx';

const { resources, pathways } = edgeDeliveryMessages;

function useResourceName(id: string) {
  const { data, isLoading } = useQuery(resourceQuery, { id });
  return { name: data?.node?.__typename === 'Resource' ? data.node.name : undefined, isLoading };
}

/** Asks before a resource is deleted: its name must be typed. */
export function DeleteResource(props: ListDrawerProps) {
  const { name, isLoading } = useResourceName(props.id);
  return (
    <Removal
      {...props}
      name={name}
      isLoading={isLoading}
      texts={resources.deleting}
      messages={resources.form}
      mutation={deleteResourceMutation}
      variables={{ id: props.id }}
      {...(name !== undefined && { confirmationText: name })}
    >
      {resources.deleting.text}
    </Removal>
  );
}

/** Asks before the player token of a resource is replaced: what players have of it ends a day later. */
export const RotatePlayerToken = (props: ListDrawerProps) => (
  <Removal
    {...props}
    tone="primary"
    {...useResourceName(props.id)}
    texts={resources.rotating}
    messages={resources.form}
    mutation={rotatePlayerTokenMutation}
    variables={{ resourceId: props.id }}
  >
    {resources.rotating.text}
  </Removal>
);

function usePathway(id: string) {
  const { data, isLoading } = useQuery(pathwayQuery, { id });
  return { pathway: data?.node?.__typename === 'Pathway' ? data.node : undefined, isLoading };
}

export function DeletePathway(props: ListDrawerProps) {
  const { pathway, isLoading } = usePathway(props.id);
  return (
    <Removal
      {...props}
      name={pathway?.name}
      isLoading={isLoading}
      texts={pathways.deleting}
      messages={pathways.form}
      mutation={deletePathwayMutation}
      variables={{ id: props.id }}
    >
      {pathways.deleting.text}
    </Removal>
  );
}

/** What disabling a pathway means to the active resources that use it, by name for those who may read resources. */
function useConsequence({ id, usedBy }: { id: string; usedBy: number | undefined }): string | undefined {
  const { resources: active, isLoading } = useActiveResources({ pathwayId: id });
  if (usedBy === undefined || isLoading) return undefined;
  return active ? pathways.disabling.activeText(active.names, active.count) : pathways.disabling.text(usedBy);
}

export function DisablePathway(props: ListDrawerProps) {
  const { pathway, isLoading } = usePathway(props.id);
  const consequence = useConsequence({ id: props.id, usedBy: pathway?.usedBy });
  return (
    <Removal
      {...props}
      name={pathway?.name}
      isLoading={isLoading}
      texts={pathways.disabling}
      messages={pathways.form}
      mutation={setPathwayActiveMutation}
      variables={{ id: props.id, active: false }}
      undo="enable"
    >
      {consequence}
    </Removal>
  );
}
