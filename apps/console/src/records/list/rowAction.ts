import type { LucideIcon } from '@edge-console/ui/icon';
import type { MenuEntry } from '@edge-console/ui/menu';
import type { ReactNode } from 'react';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import type { Access } from '../../auth/access/useAccess.ts';
import type { Document, VariablesInput } from '../../api/graphql.ts';
import type { Topic } from '../../shell/documentation/topics.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

/** A call of the API about one row. Make it with `rowCall`, which checks the variables against the document. */
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
  /** Where the documentation helps with a refusal, by its code: offered in the snackbar of an action without `confirm`. */
  help?: Partial<Record<string, { label: string; topic: Topic; section: string }>>;
  /** Confirmation dialog. @default none */
  confirm?: {
    title: (row: Row) => string;
    text: (row: Row) => ReactNode;
    label: string;
    /** The button before it, where "Cancel" could mean either. */
    cancelLabel?: string;
    tone?: 'danger';
  };
  /** Optimistic update of the row; rolled back on failure. */
  optimistic?: (row: Row) => Partial<Row>;
  /** Id of the action offered as Undo; its question is not asked, unless it is about a danger. */
  undo?: string;
};

/** An action in the row menu. */
export type RowAction<Row> = {
  id: string;
  /** Ends in "…" when a dialog or form follows. */
  label: string;
  icon: LucideIcon;
  tone?: 'danger';
  /** The API operation whose permission it needs. */
  operation: OperationName;
  /** @default always */
  isShown?: (row: Row, viewer: Viewer) => boolean;
  /** Why it is impossible for this row, regardless of permissions. */
  disabledReason?: (row: Row, viewer: Viewer) => string | undefined;
} & (
  | { drawer: string }
  | { mutation: RowMutation<Row> }
  /** The address of another page that it opens. */
  | { href: (row: Row) => string }
);

export type RowActions<Row> = readonly (RowAction<Row> | 'separator')[];

type Context<Row> = {
  viewer: Viewer;
  access: (operation: OperationName) => Access;
  run: (action: RowAction<Row>, row: Row) => void;
};

/** Whether the viewer has permission for any action: otherwise rows have no menu. */
export const hasRowActions = <Row>(actions: RowActions<Row>, access: Context<Row>['access']): boolean =>
  actions.some((action) => action !== 'separator' && access(action.operation).allowed);

/** Entries of a row's menu. Impossible ones are disabled with the reason. */
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
