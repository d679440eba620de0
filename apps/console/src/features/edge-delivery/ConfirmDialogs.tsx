import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwayQuery, useResourceQuery } from './queries.ts';
import { Removal } from './Removal.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { setPathwayActiveMutation } from './pathwayRowActions.ts';

/** Active resources that use a pathway, and those with no other active one. */
const pathwayUsersQuery = graphql(`
  query PathwayUsers($using: ListInput, $relying: ListInput) {
    using: resources(list: $using) {
      totalCount
      nodes {
        id
        name
      }
    }
    relying: resources(list: $relying) {
      totalCount
      nodes {
        id
        name
      }
    }
  }
`);

const deleteResourceMutation = graphql(
  `
    mutation DeleteResource($id: ID!) {
      deleteResource(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const rotatePlayerTokenMutation = graphql(
  `
    mutation RotatePlayerToken($resourceId: ID!) {
      rotatePlayerToken(resourceId: $resourceId) {
        resource {
          id
          playerIntegrationToken
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const deletePathwayMutation = graphql(
  `
    mutation DeletePathway($id: ID!) {
      deletePathway(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { resources, pathways } = edgeDeliveryMessages;

/** Maximum resources listed by name. */
const maxNamed = 10;

function useResourceName(id: string) {
  const { data, isLoading } = useQuery(useResourceQuery(), { id });
  return { name: data?.node?.__typename === 'Resource' ? data.node.name : undefined, isLoading };
}

/** Confirms deleting a resource: its name must be typed. */
export function DeleteResource(props: ListDrawerProps) {
  const { name, isLoading } = useResourceName(props.id);
  return (
    <Removal
      {...props}
      name={name}
      isLoading={isLoading}
      messages={resources.deleting}
      loadMessages={resources.form}
      mutation={deleteResourceMutation}
      variables={{ id: props.id }}
      {...(name !== undefined && { confirmationText: name })}
    >
      {resources.deleting.text}
    </Removal>
  );
}

/** Confirms rotating a resource's player token; the old one expires after a day. */
export const RotatePlayerToken = (props: ListDrawerProps) => (
  <Removal
    {...props}
    tone="neutral"
    {...useResourceName(props.id)}
    messages={resources.rotating}
    loadMessages={resources.form}
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
      messages={pathways.deleting}
      loadMessages={pathways.form}
      mutation={deletePathwayMutation}
      variables={{ id: props.id }}
    >
      {pathways.deleting.text}
    </Removal>
  );
}

/** The impact of disabling a pathway on active resources, by name with permission to read resources. */
function useConsequence({ id, usedBy }: { id: string; usedBy: number | undefined }) {
  const { allowed } = useAccess('resources');
  const listOf = (field: 'pathway' | 'onlyPathway') => ({
    first: maxNamed,
    filter: [
      { field: 'active', op: 'eq' as const, values: ['true'] },
      { field, op: 'eq' as const, values: [id] },
    ],
  });
  const lists = { using: listOf('pathway'), relying: listOf('onlyPathway') };
  const { data, isLoading } = useQuery(pathwayUsersQuery, allowed ? lists : null);
  if (usedBy === undefined || (allowed && isLoading)) return undefined;
  if (!data) return { text: pathways.disabling.text(usedBy), obstacle: null };
  const { using, relying } = data;
  const namesIn = ({ nodes }: typeof using) => nodes.map(({ name }) => name);
  return {
    text: pathways.disabling.activeText(namesIn(using), using.totalCount),
    obstacle: relying.totalCount > 0 ? pathways.disabling.lastText(namesIn(relying), relying.totalCount) : null,
  };
}

export function DisablePathway(props: ListDrawerProps) {
  const { pathway, isLoading } = usePathway(props.id);
  const consequence = useConsequence({ id: props.id, usedBy: pathway?.usedBy });
  // The API would refuse, so explain it first.
  if (consequence?.obstacle)
    return (
      <Dialog
        isOpen
        onOpenChange={props.onClose}
        title={pathways.disabling.lastTitle(pathway?.name ?? '')}
        footer={<Button onPress={props.onClose}>{pathways.disabling.close}</Button>}
      >
        {consequence.obstacle}
      </Dialog>
    );
  return (
    <Removal
      {...props}
      name={pathway?.name}
      isLoading={isLoading || (pathway !== undefined && consequence === undefined)}
      messages={pathways.disabling}
      loadMessages={pathways.form}
      mutation={setPathwayActiveMutation}
      variables={{ id: props.id, active: false }}
      undo="enable"
    >
      {consequence?.text}
    </Removal>
  );
}
