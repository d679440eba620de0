import { useSnackbar } from '@edge-console/ui/snackbar';
import { useAccess } from '../../access/useAccess.ts';
import type { Document, Given } from '../../data/graphql.ts';
import type { MutationResult } from '../../data/mutation.ts';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { failureText } from '../../list-screen/failureText.ts';
import { edgeDeliveryMessages } from '../../messages/edgeDelivery.ts';
import { MutationDialog, type MutationDialogProps } from '../failure/MutationDialog.tsx';
import {
  deletePathwayMutation,
  deleteResourceMutation,
  pathwayQuery,
  resourceNamesQuery,
  resourceQuery,
  setPathwayActiveMutation,
} from './documents.ts';

const { resources, pathways } = edgeDeliveryMessages;

type Texts = {
  title: (name: string) => string;
  confirm: string;
  done: (name: string) => string;
  failed: (name: string) => string;
  /** With the names of what is in the way. */
  obstacles?: (names: string) => string;
};

/** A refusal with its reason, and what is in the way by name. */
function refusalOf(
  result: Exclude<MutationResult<unknown>, { kind: 'done' }>,
  name: string,
  texts: Texts,
  missing: string,
) {
  const names = result.kind === 'refused' ? result.userErrors[0]?.details : undefined;
  const text = failureText(texts.failed(name), result, missing);
  return Array.isArray(names) && names.length > 0 && texts.obstacles
    ? `${text} ${texts.obstacles(names.map(String).join(', '))}`
    : text;
}

type RemovalProps<Result, Variables> = ListDrawerProps &
  Pick<MutationDialogProps, 'children' | 'confirmationText'> & {
    name: string | undefined;
    texts: Texts;
    messages: { missing: string; notLoaded: string };
    mutation: Document<Result, Variables>;
    variables: Given<Variables>;
  };

/** Asks before something is taken away from players; a refusal names what is in the way. */
function Removal<Result, Variables>({
  name,
  texts,
  messages,
  mutation,
  variables,
  onClose,
  refreshList,
  children,
  ...rest
}: RemovalProps<Result, Variables>) {
  const { show } = useSnackbar();
  const { run } = useMutation(mutation);
  async function confirm(): Promise<string | undefined> {
    if (name === undefined) return messages.notLoaded;
    const result = await run(variables);
    if (result.kind !== 'done') return refusalOf(result, name, texts, messages.missing);
    refreshList();
    show({ kind: 'success', message: texts.done(name) });
    return undefined;
  }
  return (
    <MutationDialog
      {...rest}
      tone="danger"
      title={texts.title(name ?? '')}
      confirmLabel={texts.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </MutationDialog>
  );
}

/** Asks before a resource is deleted: its name must be typed. */
export function DeleteResource(props: ListDrawerProps) {
  const { data } = useQuery(resourceQuery, { id: props.id });
  const name = data?.node?.__typename === 'Resource' ? data.node.name : undefined;
  return (
    <Removal
      {...props}
      name={name}
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

function usePathway(id: string) {
  const { data } = useQuery(pathwayQuery, { id });
  return data?.node?.__typename === 'Pathway' ? data.node : undefined;
}

export function DeletePathway(props: ListDrawerProps) {
  return (
    <Removal
      {...props}
      name={usePathway(props.id)?.name}
      texts={pathways.deleting}
      messages={pathways.form}
      mutation={deletePathwayMutation}
      variables={{ id: props.id }}
    >
      {pathways.deleting.text}
    </Removal>
  );
}

/** Most resources of a pathway that are named. */
const mostNamed = 10;

/** What disabling a pathway means to the active resources that use it, by name for those who may read resources. */
function useConsequence({ id, usedBy }: { id: string; usedBy: number | undefined }): string | undefined {
  const { allowed } = useAccess('resources');
  const filter = [
    { field: 'pathway', op: 'eq' as const, values: [id] },
    { field: 'active', op: 'eq' as const, values: ['true'] },
  ];
  const { data, isLoading } = useQuery(resourceNamesQuery, allowed ? { list: { first: mostNamed, filter } } : null);
  if (usedBy === undefined || (allowed && isLoading)) return undefined;
  if (data === undefined) return pathways.disabling.text(usedBy);
  const names = data.resources.nodes.map(({ name }) => name);
  return pathways.disabling.activeText(names, data.resources.totalCount);
}

export function DisablePathway(props: ListDrawerProps) {
  const pathway = usePathway(props.id);
  const consequence = useConsequence({ id: props.id, usedBy: pathway?.usedBy });
  return (
    <Removal
      {...props}
      name={pathway?.name}
      texts={pathways.disabling}
      messages={pathways.form}
      mutation={setPathwayActiveMutation}
      variables={{ id: props.id, active: false }}
    >
      {consequence}
    </Removal>
  );
}
