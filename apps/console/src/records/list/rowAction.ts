import type { LucideIcon } from '@edge-console/ui/icon';
import type { MenuEntry } from '@edge-console/ui/menu';
import type { ReactNode } from 'react';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import type { Access } from '../../auth/access/useAccess.ts';
import type { Document, VariablesInput } from '../../api/graphql.ts';
import type { Topic } from '../../shell/documentation/topics.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

/** An API call for one row. Create it with `rowCall`, which checks the variables against the document. */
export type RowCall<Row> = { document: Document<unknown, unknown>; variables: (row: Row) => unknown };

export const rowCall = <Row, Result, Variables>(
  document: Document<Result, Variables>,
  variables: (row: Row) => VariablesInput<Variables>,
): RowCall<Row> => ({ document: document as unknown as Document<unknown, unknown>, variables });

/** A row action's mutation and its messages. */
export type RowMutation<Row> = {
  call: RowCall<Row>;
  /** Snackbar on success. */
  done: (row: Row) => string;
  /** Error message, to which the reason is appended. */
  failed: (row: Row) => string;
  /** Documentation by error code, linked in the snackbar of an action without `confirm`. */
  help?: Partial<Record<string, { label: string; topic: Topic; section: string }>>;
  /** Confirmation dialog. @default none */
  confirm?: {
    title: (row: Row) => string;
    text: (row: Row) => ReactNode;
    label: string;
    /** The cancel button, if "Cancel" would be ambiguous. */
    cancelLabel?: string;
    tone?: 'danger';
  };
  /** Optimistic update of the row; rolled back on failure. */
  optimistic?: (row: Row) => Partial<Row>;
  /** ID of the action offered as Undo. Only dangerous ones are confirmed. */
  undo?: string;
};

/** An action in the row menu. */
export type RowAction<Row> = {
  id: string;
  /** Ends in "…" if a dialog or form follows. */
  label: string;
  icon: LucideIcon;
  tone?: 'danger';
  /** The API operation whose permission it needs. */
  operation: OperationName;
  /** @default always */
  isShown?: (row: Row, viewer: Viewer) => boolean;
  /** Why the action is impossible for a row, regardless of permissions. */
  disabledReason?: (row: Row, viewer: Viewer) => string | undefined;
} & (
  | { drawer: string }
  | { mutation: RowMutation<Row> }
  /** A mutation with a confirmation dialog, in its own chunk. */
  | { loadMutation: () => Promise<RowMutation<Row>> }
  /** URL of the page it opens. */
  | { href: (row: Row) => string }
);

export type RowActions<Row> = readonly (RowAction<Row> | 'separator')[];

type Context<Row> = {
  viewer: Viewer;
  access: (operation: OperationName) => Access;
  run: (action: RowAction<Row>, row: Row) => void;
};

/** Whether the viewer has permission for any action; otherwise, rows have no menu. */
export const hasRowActions = <Row>(actions: RowActions<Row>, access: Context<Row>['access']): boolean =>
  actions.some((action) => action !== 'separator' && access(action.operation).allowed);

/** A row's menu entries. Impossible ones are disabled with a reason. */
export function rowMenuEntries<Row>(
  actions: RowActions<Row>,
  row: Row,
  { viewer, access, run }: Context<Row>,
): MenuEntry[] {
  return actions.flatMap((action): MenuEntry[] => {
    if (action === 'separator') return ['separator'];
    if (action.isShown?.(row, viewer) === false) return [];
    const { id, label, icon, tone, operation } = action;
    const may = access(operation);
    return [
      {
        id,
        label,
        icon,
        ...(tone && { tone }),
        disabledReason: may.allowed ? action.disabledReason?.(row, viewer) : may.reason,
        onAction: () => run(action, row),
      },
    ];
  });
}
