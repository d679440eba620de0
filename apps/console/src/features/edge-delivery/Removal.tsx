import { useSnackbar } from '@edge-console/ui/snackbar';
import type { Document, VariablesInput } from '../../api/graphql.ts';
import type { MutationResult } from '../../api/mutation.ts';
import { useMutation } from '../../api/useMutation.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { failureText } from '../../api/failureText.ts';
import { MutationDialog, type MutationDialogProps } from '../../records/feedback/MutationDialog.tsx';

type RemovalMessages = {
  title: (name: string) => string;
  confirm: string;
  done: (name: string) => string;
  failed: (name: string) => string;
  /** Receives the names of the objects that prevent the change. */
  obstacles?: (names: string) => string;
};

/** An error with its reason, and the names of the objects that cause it. */
function refusalOf(
  result: Exclude<MutationResult<unknown>, { kind: 'done' }>,
  name: string,
  messages: RemovalMessages,
  missing: string,
) {
  const names = result.kind === 'refused' ? result.userErrors[0]?.details : undefined;
  const text = failureText(messages.failed(name), result, missing);
  return Array.isArray(names) && names.length > 0 && messages.obstacles
    ? `${text} ${messages.obstacles(names.map(String).join(', '))}`
    : text;
}

export type RemovalProps<Result, Variables> = ListDrawerProps &
  Pick<MutationDialogProps, 'children' | 'confirmationText' | 'isLoading' | 'tone'> & {
    name: string | undefined;
    messages: RemovalMessages;
    loadMessages: { missing: string; notLoaded: string };
    /** ID of the row action offered as Undo. @default none */
    undo?: string;
    mutation: Document<Result, Variables>;
    variables: VariablesInput<Variables>;
  };

/** Confirms removing something that players use; an error lists what prevents it. */
export function Removal<Result, Variables>({
  name,
  messages,
  loadMessages,
  mutation,
  variables,
  undo,
  id,
  onClose,
  refetchList,
  undoBy,
  children,
  ...rest
}: RemovalProps<Result, Variables>) {
  const { show } = useSnackbar();
  const { run } = useMutation(mutation);
  async function confirm(): Promise<string | undefined> {
    if (name === undefined) return loadMessages.notLoaded;
    const result = await run(variables);
    if (result.kind !== 'done') return refusalOf(result, name, messages, loadMessages.missing);
    refetchList();
    const row = { id, name };
    const action = undo === undefined ? undefined : undoBy?.(undo, row);
    show({ kind: 'success', message: messages.done(name), ...(action && { action }) });
    return undefined;
  }
  return (
    <MutationDialog
      tone="danger"
      {...rest}
      title={messages.title(name ?? '')}
      confirmLabel={messages.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </MutationDialog>
  );
}
